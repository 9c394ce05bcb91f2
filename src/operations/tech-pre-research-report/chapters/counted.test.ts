/** What chapters say of counts: at thresholds, of none, of one and of several. */
import { describe, expect, it } from 'vitest';
import type { AggregateTree } from '#corpus/aggregation.ts';
import type { BorneBlock } from '#documents/basis.ts';
import { Findings } from '#operations/shared/findings.ts';
import type { Shared } from './chapter.ts';
import { evolution, market } from './market.ts';
import { nothingFound } from './nothing.ts';
import { headPlayers } from './players.ts';
import { ideas, schemes } from './schemes.ts';
import { status } from './status.ts';

type Counts = Readonly<Record<string, number>>;
/** What a corpus counts along each axis, by its name; beside it how many have no value there. */
interface Counted {
  readonly count?: number;
  readonly families?: number;
  readonly by: Readonly<Record<string, Counts>>;
  readonly without?: number;
  readonly lang?: 'en' | 'zh';
  /** Families that have both of two terms, by the terms in their order: `a b`. */
  readonly both?: Counts;
  readonly topic?: object;
}

const bucketsOf = (counts: Counts = {}) => Object.entries(counts).map(([value, count]) => ({ value, count }));
function findingsOf({
  count = 9,
  families = 9,
  by,
  without = 0,
  lang = 'en',
  both = {},
  topic = {},
}: Counted): Findings {
  const beside = (one: { readonly value: string; readonly count: number }) => ({
    ...one,
    by: {
      other: {
        ...{ without: 0, other: 0, distinct: 0 },
        buckets: Object.keys(by.one ?? {}).map((value) => ({ value, count: both[`${one.value} ${value}`] ?? 0 })),
      },
    },
  });
  const aggregate = async (_: unknown, __: unknown, tree: AggregateTree) => ({
    count,
    by: Object.fromEntries(
      Object.keys(tree.by ?? {}).map((name) => [
        name,
        { without, other: 0, distinct: 0, buckets: bucketsOf(by[name]).map(beside) },
      ]),
    ),
  });
  const corpus = { aggregate, search: async () => ({ hits: [], total: 0 }), get: async () => [] };
  const context = { services: { corpus, clock: () => Date.UTC(2026, 0, 31) }, signal: undefined };
  return new Findings({ families, query: { kind: 'all' }, ...topic } as never, lang, context as never);
}
const NO_TERMS = { lang: 'en', cloud: { terms: [], without: 0, looked_at: 0 } };
const shared = (years: { from: number; to: number }, full: number) =>
  ({ years, full, terms: async () => NO_TERMS }) as unknown as Shared;

/** The sentences of blocks, without the marks behind them. */
const said = (blocks: readonly BorneBlock[]): string[] =>
  blocks.flatMap((block) => {
    const { content } = block as { content?: readonly unknown[] };
    const [text] = (content ?? []).filter((each) => typeof each === 'string');
    return typeof text === 'string' ? [text] : [];
  });

/** 2019 to 2023 are the last five full years, 2014 to 2018 those before. */
async function developed(years: Counts, more: Partial<Counted> = {}): Promise<string[]> {
  const findings = findingsOf({ ...more, by: { year: years } });
  return said(await evolution(findings, shared({ from: 2007, to: 2026 }, 2023), ''));
}
const activity = async (early: number, late: number) =>
  (await developed({ 2018: early, 2019: late }, { families: early + late })).find((one) => one.startsWith('Activity'));

describe('how filings developed', () => {
  it('is told of the last five full years beside the five before, both ends included', async () => {
    const filed = { 2013: 64, 2014: 1, 2018: 2, 2019: 4, 2023: 8, 2024: 128 };
    expect((await developed(filed))[0]).toBe('12 families were filed from 2019 to 2023, 3 in the five years before.');
    expect((await developed({ 2018: 0, 2019: 1 }, { families: 1 }))[0]).toBe(
      'One family was filed from 2019 to 2023, none in the five years before.',
    );
    expect((await developed({ 2018: 1 }, { families: 1 }))[0]).toBe(
      'No family was filed from 2019 to 2023, 1 in the five years before.',
    );
    expect((await developed(filed, { lang: 'zh' }))[0]).toBe('2019至2023年申请12个同族，此前五年为3个。');
  });

  it('is called growth above a fifth more, decline below as much less, else steady, and nothing where none was', async () => {
    expect(await activity(10, 13)).toBe('Activity grows: 30 % more than in the five years before.');
    expect(await activity(10, 12)).toBe('Activity is steady.');
    expect(await activity(12, 10)).toBe('Activity is steady.');
    expect(await activity(12, 9)).toBe('Activity declines: 25 % less than in the five years before.');
    expect(await activity(1, 1)).toBe('Activity is steady.');
    expect(await activity(0, 3)).toBeUndefined();
  });

  it('is told where half of the topic or more has a day of filing', async () => {
    expect(await developed({ 2019: 3 }, { families: 6 })).not.toHaveLength(1);
    expect(await developed({ 2019: 3 }, { families: 7 })).toEqual([
      'The day of filing is stored of 3 of 7 families in these years: how filings developed is not told.',
    ]);
    expect(await developed({}, { families: 1 })).toEqual([
      'The day of filing is stored of 0 of 1 family in these years: how filings developed is not told.',
    ]);
  });

  it('says which years applications of are still to be published', async () => {
    // full is what lies 18 months back: 2024 on 31 January 2026 is not
    expect((await developed({ 2019: 3 }, { families: 3 })).find((one) => one.includes('not complete'))).toBe(
      '2024, 2025, 2026: not complete, since applications are published about 18 months after they are filed.',
    );
    const findings = findingsOf({ by: { year: { 2019: 3 } }, families: 3 });
    const old = said(await evolution(findings, shared({ from: 2007, to: 2023 }, 2023), ''));
    expect(old.some((one) => one.includes('not complete'))).toBe(false);
  });
});

describe('where protection is sought', () => {
  const told = async (counted: Partial<Counted>) =>
    said(await market(findingsOf({ by: {}, ...counted }), NO_TERMS as never, ''));

  it('names three offices, and the first as the market', async () => {
    const office = { CN: 8, US: 5, EP: 3, JP: 2 };
    const sentences = await told({ by: { office } });
    expect(sentences[1]).toBe(
      'What patents show is where applicants pay for protection: China (CN) in 8 of 9 families, United States (US) in 5 of 9 families, European Patent Office (EP) in 3 of 9 families.',
    );
    expect(sentences[2]).toMatch(/^Families published by China \(CN\) most often point to/);
    expect((await told({}))[2]).toMatch(/^Families published by - most often/);
  });

  it('tells types of applicants where there are some, and how many families name none', async () => {
    const types = async (type: Counts, without: number) => (await told({ by: { type }, without }))[3];
    expect(await types({}, 2)).toBeUndefined();
    expect(await types({ COMPANY: 1 }, 0)).toBe('Applicants by type: company 1.');
    expect(await types({ COMPANY: 2, ACADEMY: 1 }, 1)).toBe(
      'Applicants by type: company 2, academy 1; 1 family names no type.',
    );
    expect(await types({ COMPANY: 2 }, 2)).toBe('Applicants by type: company 2; 2 families name no type.');
  });
});

it('legal status is told of families, and of how many none is stored', async () => {
  const told = async (states: Counts, without: number, lang: 'en' | 'zh' = 'en') => {
    const terms = async () => ({ ...NO_TERMS, lang });
    return said(await status(findingsOf({ by: { status: states }, without, lang }), { terms } as never, ''))[0];
  };
  expect(await told({ valid: 5, pending: 1 }, 0)).toBe(
    'Of 9 families, 5 have a member that is valid, 1 has a member that is pending.',
  );
  expect(await told({ valid: 5 }, 1)).toBe(
    'Of 9 families, 5 have a member that is valid; of 1 no legal status is stored.',
  );
  expect(await told({}, 9)).toBe('Of 9 families, none has a known legal status; of 9 no legal status is stored.');
  expect(await told({}, 9, 'zh')).toBe('9个同族中，均无法律状态信息；9个没有法律状态信息。');
});

describe('pairs of terms that no family names together', () => {
  const terms = (...texts: string[]) => ({
    ...{ years: { from: 2007, to: 2026 }, full: 2023 },
    terms: async () => ({ lang: 'en', cloud: { terms: texts.map((text) => ({ text })), without: 0, looked_at: 0 } }),
    players: async () => ({ players: [], mark: 'Q1' }),
    keyPatents: async () => ({ patents: [], mark: 'Q1' }),
  });
  const gaps = async (one: Counts, both: Counts, count = 20) => {
    const blocks = await ideas(findingsOf({ by: { one }, both, count }), terms(...Object.keys(one)) as never, '');
    return JSON.stringify(blocks).match(/\w+ with \w+: by chance about [\d.]+/g) ?? [];
  };

  it('are told where two families or more would name both by chance, those with most first', async () => {
    // 10 of 20 families name the one, 4 the other: by chance two have both
    expect(await gaps({ pump: 10, valve: 4 }, {})).toEqual(['pump with valve: by chance about 2.0']);
    expect(await gaps({ pump: 10, valve: 4 }, {}, 21)).toEqual([]);
    expect(await gaps({ pump: 10, valve: 4 }, { 'pump valve': 1 })).toEqual([]);
    expect(await gaps({ pump: 10, valve: 4, hose: 20 }, {})).toEqual([
      ...['pump with hose: by chance about 10.0', 'valve with hose: by chance about 4.0'],
      'pump with valve: by chance about 2.0',
    ]);
  });

  it('are five at most', async () => {
    const of = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, at) => [`t${at}`, 20]));
    expect([(await gaps(of(3), {})).length, (await gaps(of(4), {})).length]).toEqual([3, 5]);
  });

  it('are looked for where there are two terms', async () => {
    const said = async (...texts: string[]) => ideas(findingsOf({ by: {} }), terms(...texts) as never, '');
    expect([(await said()).length, (await said('pump')).length, (await said('pump', 'valve')).length]).toEqual([
      0, 0, 1,
    ]);
  });
});

it('the largest applicant is told with its families', async () => {
  const told = async (families: number) => {
    const players = async () => ({ players: [{ name: 'Acme', families }], mark: 'Q1' });
    const shared = { terms: async () => NO_TERMS, players, keyPatents: async () => ({ patents: [], mark: 'Q1' }) };
    return said(await ideas(findingsOf({ by: {} }), shared as never, ''))[0];
  };
  expect([await told(1), await told(2)]).toEqual([
    ...['The largest applicant is Acme with 1 family.', 'The largest applicant is Acme with 2 families.'],
  ]);
});

it('head players are told with the shares of the first three, and none where none is named', async () => {
  const told = async (n: number) => {
    const heads = Array.from({ length: n }, (_, at) => ({
      ...{ name: `Acme ${at}`, families: 9 - at, share: 0.5, years: [], classes: [], partners: [] },
    }));
    const shared = {
      years: { from: 2007, to: 2026 },
      players: async () => ({ players: heads, mark: 'Q1' }),
      keyPatents: async () => ({ patents: [], mark: 'Q1' }),
    };
    return said(await headPlayers(findingsOf({ by: {} }), shared as never, ''))[0];
  };
  expect(await told(0)).toBe('No document of the topic names an applicant.');
  expect(await told(1)).toMatch(/^One applicant is shown, .* by share of the topic: Acme 0 50 %\. /);
  expect(await told(4)).toMatch(/^4 applicants are shown, .* topic: Acme 0 50 %, Acme 1 50 %, Acme 2 50 %\. /);
});

describe('where no document was found', () => {
  const NONE = { left_out: [], unknown: [] };
  const told = async (by: Counted['by'], topic: object = NONE) =>
    said(
      await nothingFound(findingsOf({ by, topic }), [
        { key: 'a', name: 'One' },
        { key: 'b', name: 'Two' },
      ] as never),
    );

  it('what the corpus holds instead is told by its years and offices', async () => {
    const by = { class: { H01M: 2 }, office: { US: 1 }, year: { 2021: 1, 2019: 2 } };
    expect(await told(by)).toContain(
      'It holds 9 simple families, filed from 2019 to 2021; by office of publication: United States 1.',
    );
    expect(await told({ ...by, year: {} })).toContain(
      'It holds 9 simple families; by office of publication: United States 1.',
    );
    expect((await told({})).some((one) => one.startsWith('It holds'))).toBe(false);
  });

  it('each word of the issue is told with its documents, or that there is none', async () => {
    expect((await told({}))[0]).toBe('The issue has no word that names a thing to search for.');
    expect((await told({}, { left_out: ['pump'], unknown: [] }))[0]).toMatch(/^Each word was looked for by itself/);
    expect((await told({})).at(-1)).toBe('These were asked for; each of them needs documents of the topic: One; Two.');
  });
});

it('main groups are shown where there are some', async () => {
  const charts = async (group: Counts) =>
    (await schemes(findingsOf({ by: { group } }), { terms: async () => NO_TERMS } as never, '')).filter(
      ({ kind }) => kind === 'chart',
    ).length;
  expect([await charts({}), await charts({ 'H01M10/00': 1 })]).toEqual([0, 1]);
});
