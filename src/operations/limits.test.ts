/** How much is read or shown at most: each limit with one less, as many, and one more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Compound } from '#collections/compounds/compound.ts';
import { entityPart } from '#collections/entities/entities.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Aggregate } from '#corpus/aggregation.ts';
import type { Step, StepContext } from '#flows/flow.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { claims, life, owners } from './analysis-report/value-report/record.ts';
import { VALUE_WORDS } from './analysis-report/value-report/words.ts';
import { searchNames } from './chemical-and-bio-data/compound-names.ts';
import { meantInstead } from './chemical-and-bio-data/meant-instead.ts';
import { namePairs } from './chemical-and-bio-data/molecules.ts';
import { beginning, hitLines, hitOf, rows } from './for-models/markdown.ts';
import type { Goal, StatedRecipe } from './formulation-assistant/data.ts';
import { readGoal } from './formulation-assistant/goal.ts';
import { oppose } from './formulation-assistant/oppose.ts';
import type { NoveltySearchData } from './novelty-search/data.ts';
import { NearIdentical } from './novelty-search/near-identical.ts';
import { compareDocuments } from './novelty-search/steps.ts';
import { groupsOf, topCompanies } from './others/monitor-week.ts';
import { assertShort } from './others/text-length.ts';
import { settledTask } from './shared/flow-operations.ts';
import { namedInNote } from './shared/missing.ts';
import { phrasesOfAll } from './shared/name-phrases.ts';
import { organisationLines } from './shared/organisation.ts';
import { noteBrokenChains } from './shared/ownership.ts';
import { patentDocument } from './shared/patent-pdf.ts';
import type { StatedActivity } from './shared/stated-activities.ts';
import { taskTitle } from './shared/task-title.ts';
import { type BackedNode, materialReference, materialsMap } from './tech-solution-exploration-materials/nodes.ts';
import { checkSummary } from './technical-q-a/check.ts';
import { splitQuestion } from './technical-q-a/steps.ts';
import { QUESTION_WORDS } from './technical-q-a/words.ts';
import { termsOf } from './telecom/specifications.ts';

const many = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at));
const times = (text: unknown, part: RegExp): number => JSON.stringify(text).match(part)?.length ?? 0;
/** How many `x` a text has. */
const long = (text: string | undefined): number => text?.match(/x/g)?.length ?? 0;
const parties = (n: number) => many(n, (at) => ({ name: `Party ${at}` }));
const patent = (fields: Partial<Patent>) => samplePatent('US1000000B2', fields);
const valued = (fields: Partial<Patent>) =>
  ({ words: VALUE_WORDS.en, lang: 'en', patent: patent(fields), ownership: { conveyances: [] } }) as never;
const claimSet = (texts: readonly string[]) =>
  ({
    claims: [
      {
        ...{ lang: 'en', origin: 'original' },
        claims: texts.map((text, at) => ({ number: at + 1, text, independent: true, parents: [] })),
      },
    ],
  }) as unknown as Partial<Patent>;
const node = (said: Partial<BackedNode>): BackedNode => ({
  ...{ id: 'n', title: 'A', content: '', materials: [], publications: [], said: [], children: [], ...said },
});
const material = (id: string, source: object = {}) =>
  ({ id, name: id, composition: [], process: [], structure: [], properties: [], source, provenance: [] }) as never;
const week = (publications: number, companies: number) => {
  const buckets = many(companies, (at) => ({
    ...{ value: `C${at}`, count: 1 },
    by: { other: { distinct: 1, other: 0, without: 0, buckets: [{ value: 'H01M', count: 1 }] } },
  }));
  const counted = { count: 1, by: { company: { distinct: 1, other: 0, without: 0, buckets } } } as Aggregate;
  const records = many(publications, (at) =>
    samplePatent(`US${at + 1}A1`, { ipc: ['H01M10/00'], assignees: [{ name: 'C0', standard_name: 'C0' }] } as never),
  );
  const told = { counted, records, texts: [], titles: new Map(), lang: 'en' } as const;
  return { counted, groups: () => groupsOf({ ...told, week: { from: 20260105, to: 20260111 } }) };
};
const broken = (records: number, names: number, letters = 1) => {
  const notes: string[] = [];
  const own = { name: 'x'.repeat(letters), names: ['x'.repeat(letters)] };
  const unlinked = (at: number) => ({ reel_frame: `R${at}`, assignors: many(names, (n) => ({ name: `Seller ${n}` })) });
  const owned = [{ ...own }, ...many(records, (at) => ({ name: 'Owner', names: ['Owner'], unlinked: unlinked(at) }))];
  noteBrokenChains(
    (note) => notes.push(note),
    [patent({})],
    [{ owners: owned, conveyances: [], pledges: [] } as never],
  );
  return notes;
};
const waited = (wait_ms: number): number =>
  settledTask({} as never, { task_id: '', wait_ms }, { id: '' } as never, AT_ONCE, undefined as never) as never;
/** Says how long it would wait. */
const AT_ONCE = { flows: { settled: (_: unknown, __: unknown, ___: unknown, ms: number) => ms } } as never;
const WORDS = ['pump', 'valve', 'plate', 'cell', 'mirror', 'housing', 'drive', 'hose', 'frame', 'gasket'];

it.each<readonly [what: string, limit: number, (n: number) => number]>([
  ['milliseconds that work is waited for', 50_000, (n) => waited(n)],
  [
    'patents named in a note',
    10,
    (n) => times(namedInNote(many(n, (at) => samplePatent(`US${at + 1}B2`))), /US\d+B2/g),
  ],
  ['characters of a title of a task', 120, (n) => [...taskTitle('x'.repeat(n))].length],
  ['of records of two chains of owners', 3, (n) => times(broken(n, 1), /it belongs to/g)],
  ['sellers named there', 5, (n) => times(broken(1, n), /Seller \d/g)],
  ['letters of an owner there', 100, (n) => long(broken(1, 1, n)[0])],
  [
    'names of a thing as phrases',
    60,
    (n) => phrasesOfAll([{ names: many(n, (at) => ({ kind: 'exact', text: `Named ${at}` })) } as never], 'F', 1).length,
  ],
  [
    'names of a filter as phrases',
    3_000,
    (n) =>
      phrasesOfAll(
        many(n, (at) => ({ names: [{ kind: 'exact', text: `Named ${at}` }] }) as never),
        'F',
        1,
      ).length,
  ],
  [
    'names of a compound',
    12,
    (n) => searchNames({ names: many(n, (at) => ({ text: `named ${at}` })), cas: [] } as unknown as Compound).length,
  ],
  [
    'letters of a name of a compound',
    120,
    (n) =>
      long(
        searchNames({
          names: [{ text: 'x'.repeat(n) }, { text: 'x'.repeat(Math.min(n, 120)) }],
          cas: [],
        } as unknown as Compound).at(-1),
      ),
  ],
  ['names of a hit', 10, (n) => hitOf(patent({ current_assignees: parties(n) }), '').names!.length],
  ['names of a hit in a line', 10, (n) => times(hitLines(patent({ current_assignees: parties(n) }), 1, ''), /Party/g)],
  ['letters of an abstract of a hit', 320, (n) => long(beginning('x'.repeat(n)))],
  [
    'lines of a list for models',
    100,
    (n) =>
      times(
        rows(
          'L',
          many(n, (at) => `entry ${at}`),
        ),
        /entry/g,
      ),
  ],
  ['independent claims in a report', 8, (n) => times(claims(valued(claimSet(many(n, () => 'A device')))), /A device/g)],
  ['letters of a claim in a report', 6_000, (n) => times(claims(valued(claimSet(['#'.repeat(n)]))), /#/g)],
  [
    'events in a report',
    30,
    (n) => times(life(valued({ legal_events: many(n, () => ({ code: 'PG25' })) } as never)), /PG25/g),
  ],
  ['parties of a role in a report', 30, (n) => times(owners(valued({ inventors: parties(n) })), /Party/g)],
  [
    'classes of a patent as a document',
    30,
    (n) => times(patentDocument(patent({ ipc: many(n, () => 'H01M10/00') })), /H01M/g),
  ],
  [
    'paragraphs of 100,000 characters there',
    6,
    (n) =>
      times(
        patentDocument(
          patent({
            descriptions: [
              {
                lang: 'en',
                origin: 'original',
                paragraphs: many(n, (at) => ({ id: `p${at}`, text: `begun ${'x'.repeat(99_994)}` })),
              },
            ],
          } as never),
        ),
        /begun/g,
      ),
  ],
  [
    'references of a node',
    10,
    (n) =>
      times(
        materialsMap(
          node({ materials: many(n, (at) => `m${at}`) }),
          { materials: new Map(many(n, (at) => [`m${at}`, material(`m${at}`)])), patents: new Map() },
          'en',
        ),
        /"PAPER"/g,
      ),
  ],
  [
    'letters of a source without a title',
    300,
    (n) => long(materialReference(material('m', { text: 'x'.repeat(n) }), 'en').title),
  ],
  [
    'publications named of a group of a week',
    5,
    (n) => times(week(n, 1).groups().companies[0]!.groups[0]!.summary, /US\dA1/g),
  ],
  ['companies of a week', 5, (n) => topCompanies(week(1, n).counted).length],
  [
    'things of a question',
    8,
    (n) =>
      splitQuestion(
        `${WORDS.slice(0, n)
          .map((word) => `a round ${word}`)
          .join(', ')}?`,
      ).concept.length,
  ],
  [
    'questions of one text',
    20,
    (n) => splitQuestion(many(n, (at) => `How does pump ${at} work?`).join(' ')).query.length,
  ],
  [
    'statements told as unconfirmed',
    10,
    (n) =>
      checkSummary(
        many(n, (at) => `The green mirror turns hose number ${at} [1].`).join('\n'),
        new Map([[1, 'none']]),
        QUESTION_WORDS.en,
      ).split('\n').length - 1,
  ],
  ['products of a goal', 6, (n) => readGoal(many(n, (at) => `a ${WORDS[at]} cleaner`).join(', '), 'en').product.length],
  [
    'pairs of recipes',
    8,
    (n) =>
      oppose(
        // each has a function in common with the next
        many(
          n + 1,
          (at) =>
            ({
              ...{ basis: 'share', publication_number: `US${at}` },
              ingredients: [
                ...(at < n ? [{ name: `red ${WORDS[at]}`, amount: 'a', function: `f${at}` }] : []),
                ...(at > 0 ? [{ name: `blue ${WORDS[at]}`, amount: 'a', function: `f${at - 1}` }] : []),
              ],
            }) as unknown as StatedRecipe,
        ),
        { dimensions: [] } as unknown as Goal,
        'en',
      ).length,
  ],
  [
    'letters of a line of a specification that is read for terms',
    4_000,
    (n) =>
      termsOf({ sections: [{ number: '1', text: 'user equipment (UE)'.padEnd(n, '.') }] } as never, 'a user equipment')
        .length > 0
        ? n
        : 4_000,
  ],
  [
    'pairs of names',
    20,
    (n) =>
      namePairs(
        many(
          n + 1,
          (at) =>
            ({
              compound: `c${at}`,
              nm: at === 0 ? 1 : 0,
              name: `4-(5-chloropyridin-3-yl) benzoic e${at}`,
              table: '',
              measure: 'Ki',
              value: '1',
            }) as StatedActivity,
        ),
      ).length,
  ],
] as const)('%s: %i', (_, limit, of) => {
  expect([limit - 1, limit, limit + 1].map(of)).toEqual([limit - 1, limit, limit]);
});

it('a text of 500 words, or characters, is read, and no longer one', () => {
  const refused = (text: string, lang: 'cn' | 'en') => {
    try {
      return assertShort(text, lang);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refused('a '.repeat(500), 'en')).toBeUndefined();
  expect(refused('a '.repeat(501), 'en')).toContain('501 words');
  expect(refused('电'.repeat(500), 'cn')).toBeUndefined();
  expect(refused('电'.repeat(501), 'cn')).toContain('501 characters');
});

it('texts are nearly the same by their first 4,000 characters', () => {
  const text = many(40, (at) => `w${'abcdefghijklmnopqrstuvwxyz'[at % 26]!.repeat(3 + Math.floor(at / 26))}`).join(' ');
  const of = (publication_number: string, far: number) =>
    ({
      ...samplePatent(publication_number),
      abstracts: [{ lang: 'en', origin: 'original', text: `${' '.repeat(far)}${text}` }],
    }) as Patent;
  const alike = new NearIdentical();
  expect(alike.place(of('US1A1', 0))).toBeUndefined();
  expect(alike.place(of('US2A1', 4_000 - text.length))).toBe('US1A1');
  // what stands behind them is not read: too little is left
  expect(alike.place(of('US3A1', 3_950))).toBeUndefined();
});

it('what a keyword may have been meant for: three names, the nearest first, of six words at most', async () => {
  // each word of the index that a pattern could mean
  const near = ['compressing', 'compressint', 'compressang', 'compressant'];
  const corpus = {
    explain: async () => ({ expansions: near }),
    search: async (_: unknown, { query }: { query: unknown }) => ({
      total: /compress[ai]n|salt/.test(JSON.stringify(query)) ? 1 : 0,
    }),
  } as never;
  const meant = (keyword: string) => meantInstead(keyword, corpus, new AbortController().signal);
  expect(await meant('compressont')).toEqual(['compressant', 'compressint', 'compressang']);
  expect(await meant('salt salt salt salt salt compressont')).toHaveLength(3);
  expect(await meant('salt salt salt salt salt salt compressont')).toEqual([]);
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Numbers of patents whose records a step reads, each once. */
async function readBy(step: Step<NoveltySearchData>, data: Partial<NoveltySearchData>): Promise<number> {
  const { corpus } = service;
  const read = new Set<string>();
  const noted = new Proxy(corpus, {
    get(of, name) {
      const own = Reflect.get(of, name, of);
      if (typeof own !== 'function') return own;
      return (...given: unknown[]) => {
        if (name === 'get') for (const id of given[1] as string[]) read.add(id);
        return own.apply(of, given);
      };
    },
  });
  const signal = new AbortController().signal;
  const services = { corpus: noted, clock: () => Date.UTC(2026, 0, 31) };
  const context = { services, account: 'tests', signal, log: () => {}, progress: () => {} };
  await step({ lang: 'en', text: 'A pump.', ...data } as NoveltySearchData, context as unknown as StepContext);
  return read.size;
}

it('a note says where an organisation has more than 5,000 approvals or trials', async () => {
  const notes = async (total: number) => {
    const search = async () => ({ hits: [], total });
    const corpus = new Proxy(service.corpus, {
      get: (of, name) => {
        const own = name === 'search' ? search : Reflect.get(of, name, of);
        return typeof own === 'function' ? own.bind(of) : own;
      },
    });
    const said: string[] = [];
    const organisation = entityPart({
      ...{ ids: ['organisation:acme'], provenance: [{ source: 'test', key: 'acme' }], kind: 'organisation' },
      names: [{ lang: 'en', kind: 'preferred', text: 'Acme' }],
    });
    await organisationLines(corpus, organisation, (sentence) => said.push(sentence));
    return said.length;
  };
  expect([await notes(5_000), await notes(5_001)]).toEqual([0, 2]);
});

it('of a search the nearest 300 are compared', async () => {
  const feature = { number: 'F1', text: 'a pump', elements: ['pump'], weight: 'key', selected: true };
  const compared = (n: number) =>
    readBy(compareDocuments, {
      confirmed_features: [feature] as unknown as NonNullable<NoveltySearchData['confirmed_features']>,
      prior_art: {
        ...{ runs: [], rounds: [], publications: n, families: n },
        candidates: many(n, (at) => ({ publication_number: `US77${at}A1`, score: 1, found_by: [] })),
      },
    });
  expect([await compared(299), await compared(300), await compared(301)]).toEqual([299, 300, 300]);
});
