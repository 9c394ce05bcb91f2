import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Corpus } from '#corpus/corpus.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import type { ListedPatent } from '../approvals/listed-patents.ts';
import type { Conveyance } from '../conveyances/conveyances.ts';
import { conveyances } from '../conveyances/conveyances.ts';
import { type FileWrapper, fileWrappers } from '../file-wrappers/file-wrappers.ts';
import { collections } from '../index.ts';
import { type PatentFact, patentFacts } from '../patent-facts/patent-facts.ts';
import { secondOpinion } from './completion.ts';
import { knownStatus, type Patent } from './patent.ts';
import { patents } from './patents.ts';
import { samplePatent } from './sample-patent.ts';

const APPLICATION = 'US13/621774';
const signedBy = (source: string, patent: Patent): Patent => ({
  ...patent,
  provenance: [{ source, fields: ['application_number', 'filing_date', 'publication_date', 'titles'] }],
});
const dated = { application_number: APPLICATION, filing_date: 20120917 };
const title = (text: string) => ({ titles: [{ lang: 'en', origin: 'original' as const, text }] });

const wrapper = (more: Partial<FileWrapper>): FileWrapper => ({
  ...{
    application: APPLICATION,
    office: 'US',
    kind: 'utility',
    filed: 20120917,
    granted: 20150317,
    patent: 'US8979139',
  },
  ...{ publications: [], parents: [], children: [], events: [], provenance: [{ source: 'uspto-peds' }] },
  ...more,
});
const conveyance = (reel: number, text: string, from: string, to: string, executed: number): Conveyance => ({
  ...{ id: `US 0${reel}/0001`, office: 'US', reel_frame: `0${reel}/0001`, text, executed },
  ...{ assignors: [{ name: from }], assignees: [{ name: to }] },
  ...{
    properties: [{ patent: 'US8979139' }, { application: APPLICATION }],
    provenance: [{ source: 'uspto-assignment' }],
  },
});

/**
 * What is imported: a grant as printed and as a file tells it, its application, the file in two states, conveyances.
 */
const IMPORTS: readonly ((corpus: Corpus) => Promise<unknown>)[] = [
  (corpus) =>
    corpus.put(patents, [
      signedBy(
        'uspto-grants',
        samplePatent('US8979139B2', {
          ...dated,
          ...title('Printed'),
          publication_date: 20150317,
          grant_date: 20150317,
        }),
      ),
    ]),
  (corpus) =>
    corpus.put(patents, [signedBy('uspto-peds', samplePatent('US8979139B2', { ...dated, ...title('FILED') }))]),
  (corpus) =>
    corpus.put(patents, [signedBy('uspto-odp', samplePatent('US8979139B2', { ...dated, ...title('Filed') }))]),
  (corpus) =>
    corpus.put(patents, [
      signedBy(
        'uspto-peds',
        samplePatent('US20140077578A1', { ...dated, ...title('FILED'), publication_date: 20140320 }),
      ),
    ]),
  (corpus) => corpus.put(fileWrappers, [wrapper({ events: [{ code: 'EXP.', date: 20190422 }], updated: 20190501 })]),
  (corpus) =>
    corpus.put(fileWrappers, [
      wrapper({
        events: [
          { code: 'MPMFG', date: 20200920 },
          { code: 'M2558', date: 20200920 },
        ],
        adjustment: { total: 114 },
        updated: 20201001,
      }),
    ]),
  (corpus) => corpus.put(fileWrappers, [wrapper({ status: { text: 'Docketed', date: 20140101 }, updated: 20140102 })]),
  (corpus) => corpus.put(fileWrappers, [wrapper({ status: { text: 'Patented Case' } })]),
  ...[
    { outcome: 'Pending', decision_date: 20180101, updated: 20180101 },
    { outcome: 'Final Written Decision', updated: 20190101 },
    { outcome: 'Instituted', respondents: ['BETA LLC'], applications: [APPLICATION], publications: [] },
  ].map(
    (more) => (corpus: Corpus) =>
      corpus.put(patentFacts, [
        {
          ...{ id: 'trial', kind: 'proceeding', publications: ['US8979139'], applications: [] },
          ...more,
        } as PatentFact,
      ]),
  ),
  (corpus) =>
    corpus.put(conveyances, [
      conveyance(11111, 'ASSIGNMENT OF ASSIGNORS INTEREST', 'DOE, JANE', 'ALPHA INC.', 20120917),
    ]),
  (corpus) => corpus.put(conveyances, [conveyance(22222, 'MERGER', 'ALPHA INC.', 'BETA LLC', 20160101)]),
  (corpus) => corpus.put(conveyances, [conveyance(33333, 'SECURITY INTEREST', 'BETA LLC', 'BANK', 20170101)]),
];

const day = (text: number) => Date.UTC(Math.trunc(text / 10_000), (Math.trunc(text / 100) % 100) - 1, text % 100);
const openAt = (dir: string, today: { readonly at: number }) =>
  openCorpus({ ...{ dir, collections, engine: naiveEngine(), poll_ms: 10 }, clock: () => day(today.at) });
async function withCorpus<T>(today: { at: number }, work: (corpus: Corpus, dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'priora-completion-'));
  const corpus = await openAt(dir, today);
  try {
    return await work(corpus, dir);
  } finally {
    await corpus.close();
    rmSync(dir, { recursive: true });
  }
}
const found = async (corpus: Corpus, ...terms: [field: string, text: string][]) =>
  (
    await corpus.search(patents, {
      query: { kind: 'and', of: terms.map(([field, text]) => ({ kind: 'term', field, text })) },
      offset: 0,
      limit: 10,
    })
  ).hits.map(({ id }) => id);

const total = async (corpus: Corpus, [field, text]: [field: string, text: string]) =>
  (await corpus.search(patents, { query: { kind: 'term', field, text }, offset: 0, limit: 1 })).total;

/** A row of a list, which is kept from one question to the next. */
const rowOf = ({ publication_number, current_assignees, legal_status, expiry_date, rights }: Patent) =>
  JSON.stringify({ publication_number, current_assignees, legal_status, expiry_date, rights });

const state = async (corpus: Corpus) => {
  const numbers = ['US8979139B2', 'US20140077578A1'];
  const rows = (await corpus.get(patents, numbers)).map(rowOf);
  expect(await corpus.projected(patents, numbers, rowOf)).toEqual(rows);
  expect(await corpus.projected(patents, numbers, patents.shown!.of)).toEqual(
    (await corpus.get(patents, numbers)).map(patents.shown!.of),
  );
  const records = [
    ...(await corpus.get(patents, numbers)).map(({ provenance: _, ...record }) => record),
    ...(await corpus.get(fileWrappers, [APPLICATION])),
    ...(await corpus.get(patentFacts, ['trial'])),
  ];
  return JSON.stringify(records.map((record) => Object.fromEntries(Object.entries(record).sort())));
};

it('any order of the same imports ends in the same records, byte for byte, and in the same index', async () => {
  let first: string | undefined;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...IMPORTS], { minLength: IMPORTS.length }), async (order) => {
      await withCorpus({ at: 20220101 }, async (corpus, dir) => {
        for (const one of order) {
          await one(corpus);
          // what is kept of a record from here on must not outlive what completes it
          await state(corpus);
        }
        const now = await state(corpus);
        if (first === undefined) {
          const anew = await openAt(dir, { at: 20220101 });
          first = await state(anew);
          await anew.close();
        }
        expect(now).toBe(first);
        expect(
          await found(corpus, ['SIMPLE_LEGAL_STATUS', '1'], ['LEGAL_STATUS', '21'], ['ANCS', 'beta'], ['PLEDGE', '1']),
        ).toHaveLength(2);
      });
    }),
    { numRuns: Number(process.env.PRIORA_FUZZ_RUNS ?? 5) },
  );
  const [grant] = JSON.parse(first!);
  expect(grant).toMatchObject({
    titles: [{ text: 'Printed' }],
    current_assignees: [{ name: 'BETA LLC' }],
    expiry_date: 20330109,
    legal_status: { simple: 1, detailed: [3, 21], date: 20200920 },
    rights: { transfers: 1, licences: 0, pledges: 1, open_pledges: 1 },
  });
  const [, , file, trial] = JSON.parse(first!);
  expect(file).toMatchObject({ status: { text: 'Docketed' }, updated: 20201001, as_of: { status: 20140102 } });
  expect(trial).toMatchObject({
    ...{ outcome: 'Final Written Decision', decision_date: 20180101, respondents: ['BETA LLC'], updated: 20190101 },
    as_of: { decision_date: 20180101, respondents: 0 },
  });
}, 900_000);

it('takes back what followed from a fact that is deleted', async () => {
  await withCorpus({ at: 20220101 }, async (corpus) => {
    for (const one of IMPORTS) await one(corpus);
    await state(corpus);
    await corpus.delete(conveyances, ['US 022222/0001', 'US 033333/0001']);
    await corpus.delete(fileWrappers, [APPLICATION]);
    await state(corpus);
    const [grant] = await corpus.get(patents, ['US8979139B2']);
    expect([grant!.current_assignees[0]!.name, grant!.legal_status, grant!.rights!.open_pledges]).toEqual([
      'ALPHA INC.',
      { simple: 999, detailed: [3], date: 20150317 },
      0,
    ]);
    expect(knownStatus(grant!)).toBeUndefined();
    expect(await found(corpus, ['ANCS', 'beta'])).toEqual([]);
    expect(await found(corpus, ['ANCS', 'alpha'], ['PLEDGE', '0'])).toHaveLength(2);
  });
});

it('of hundreds that one record names is what it is of each of them alone', async () => {
  const numbers = Array.from({ length: 250 }, (_, i) => 9_000_001 + i);
  const applicationOf = (n: number) => `US14/${String(n % 1_000_000).padStart(6, '0')}`;
  const about = (some: readonly number[], one: Conveyance) => ({
    ...one,
    properties: some.map((n) => (n % 2 ? { patent: `US${n}` } : { application: applicationOf(n) })),
  });
  const own = numbers
    .filter((n) => n % 3 === 0)
    .map((n) => about([n], conveyance(n - 8_900_000, 'ASSIGNMENT', 'DOE, JANE', `ALPHA ${n} INC.`, 20120917)));
  const merger = about(numbers, conveyance(22222, 'MERGER', 'ALPHA 9000003 INC.', 'BETA LLC', 20160101));
  const pledge = about(numbers.slice(0, 120), conveyance(33333, 'SECURITY INTEREST', 'BETA LLC', 'BANK', 20170101));
  const stored = numbers.map((n) =>
    samplePatent(`US${n}B2`, { ...dated, application_number: applicationOf(n), current_assignees: [] }),
  );
  await withCorpus({ at: 20180101 }, async (corpus, dir) => {
    await corpus.put(patents, stored);
    await corpus.put(conveyances, own);
    await corpus.put(conveyances, [merger, pledge]);
    const of = ({ publication_number, current_assignees, rights }: Patent) => [
      publication_number,
      current_assignees.map(({ name }) => name),
      rights,
    ];
    const ids = stored.map(({ publication_number }) => publication_number);
    const together = (await corpus.get(patents, ids)).map(of);
    const anew = await openAt(dir, { at: 20180101 });
    for (const [i, id] of ids.entries()) expect((await anew.get(patents, [id])).map(of)).toEqual([together[i]]);
    await anew.close();
    const rights = { transfers: 1, licences: 0, pledges: 1, open_pledges: 1, latest: 20170101 };
    expect(together.slice(0, 4)).toEqual([
      ['US9000001B2', ['BETA LLC'], rights],
      ['US9000002B2', ['BETA LLC'], rights],
      // its own assignee went up in BETA
      ['US9000003B2', ['BETA LLC'], rights],
      ['US9000004B2', ['BETA LLC'], rights],
    ]);
    expect(together[5]).toEqual(['US9000006B2', ['ALPHA 9000006 INC.', 'BETA LLC'], { ...rights, transfers: 1 }]);
    expect(together[249]).toEqual([
      'US9000250B2',
      ['BETA LLC'],
      { ...rights, pledges: 0, open_pledges: 0, latest: 20160101 },
    ]);
    // what many records name is taken back from all of them, in the index too
    expect(await total(corpus, ['ANCS', 'beta'])).toBe(250);
    expect(await total(corpus, ['PLEDGE', '1'])).toBe(120);
    await corpus.delete(conveyances, [merger.id, pledge.id]);
    expect(await total(corpus, ['ANCS', 'beta'])).toBe(0);
    expect(await total(corpus, ['ANCS', 'alpha'])).toBe(own.length);
  });
});

it('of more records than are indexed at once, each is found as it is now', async () => {
  const numbers = Array.from({ length: 1_100 }, (_, i) => 9_000_001 + i);
  const merger = {
    ...conveyance(22222, 'MERGER', 'ALPHA INC.', 'BETA LLC', 20160101),
    properties: numbers.map((n) => ({ patent: `US${n}` })),
  };
  await withCorpus({ at: 20180101 }, async (corpus) => {
    await corpus.put(
      patents,
      numbers.map((n) => samplePatent(`US${n}B2`, { ...dated, application_number: `US14/${n % 1_000_000}` })),
    );
    await corpus.put(conveyances, [merger]);
    expect(await total(corpus, ['ANCS', 'beta'])).toBe(1_100);
    await corpus.delete(conveyances, [merger.id]);
    expect(await total(corpus, ['ANCS', 'beta'])).toBe(0);
  });
});

it('is made once for a version of a record: again when what completes it changes, or the day', async () => {
  const today = { at: 20220101 };
  await withCorpus(today, async (corpus) => {
    for (const one of IMPORTS) await one(corpus);
    const grant = async () => (await corpus.get(patents, ['US8979139B2']))[0]!;
    const before = await grant();
    const again = await grant();
    expect([again.life, again.rights]).toEqual([before.life, before.rights]);
    expect(again.life).toBe(before.life);
    await corpus.delete(conveyances, ['US 033333/0001']);
    const after = await grant();
    expect(after.rights).not.toEqual(before.rights);
    expect(after.life).toEqual(before.life);
    today.at = 20330110;
    expect((await grant()).legal_status).toMatchObject({ simple: 0 });
    // what was read on a day stays of that day
    expect(after.legal_status).toMatchObject({ simple: 1 });
  });
});

it('is that of a version, whichever process wrote it', async () => {
  const today = { at: 20220101 };
  await withCorpus(today, async (corpus, dir) => {
    const other = await openAt(dir, today);
    const both = async () => {
      const [a, b] = [await state(corpus), await state(other)];
      expect(b).toBe(a);
      return a;
    };
    const owned = (text: string) => JSON.parse(text)[0].current_assignees.map(({ name }: { name: string }) => name);
    for (const [i, one] of IMPORTS.entries()) {
      await one(i % 2 ? corpus : other);
      await both();
    }
    expect(owned(await both())).toEqual(['BETA LLC']);
    await other.delete(conveyances, ['US 022222/0001']);
    expect(owned(await both())).toEqual(['ALPHA INC.']);
    await corpus.delete(conveyances, ['US 011111/0001']);
    expect(owned(await both())).toEqual([]);
    await other.close();
  });
});

it('moves what is due by itself on its day, in the index too', async () => {
  const today = { at: 20220101 };
  await withCorpus(today, async (corpus) => {
    for (const one of IMPORTS) await one(corpus);
    const grants = (status: string) => found(corpus, ['PN', 'US8979139B2'], ['SIMPLE_LEGAL_STATUS', status]);
    // the second fee's last day is 2023-03-17
    expect([await grants('1'), await grants('999')]).toEqual([['US8979139B2'], []]);
    const before = await state(corpus);
    today.at = 20230318;
    // records and rows are of the day at once, whatever the index still has
    expect(await state(corpus)).not.toBe(before);
    await expect.poll(() => grants('999'), { timeout: 20_000 }).toEqual(['US8979139B2']);
    expect((await corpus.get(patents, ['US8979139B2']))[0]!.legal_status).toEqual({
      simple: 999,
      detailed: [3],
      date: 20230317,
    });
    today.at = 20330110;
    await expect.poll(() => grants('0'), { timeout: 20_000 }).toEqual(['US8979139B2']);
  });
});

it('shows what the Orange Book states of the end as a second opinion, later days as an extension', () => {
  const listed = (expiry: number, more: Partial<ListedPatent['listings'][number]> = {}): ListedPatent => ({
    ...{ id: '0'.repeat(32), register: 'FDA_ORANGE_BOOK', number: 'US7157456', source: 'orange-book' },
    listings: [
      {
        ...{ application: 'N022406', product: '001', expiry, paediatric: false },
        ...{ substance: true, drug_product: true, delisted: false, ...more },
      },
    ],
  });
  const term = { expires: 20201211, steps: ['20 years'] };
  expect(secondOpinion(term, [listed(20240828)])).toEqual({
    ...term,
    stated: { by: 'FDA_ORANGE_BOOK', expires: 20240828, extension_days: 1356 },
  });
  // the same day, an earlier one, and one that no extension reaches are stated alone
  for (const expires of [20201211, 20191211, 20300101])
    expect(secondOpinion(term, [listed(expires)])).toEqual({ ...term, stated: { by: 'FDA_ORANGE_BOOK', expires } });
  expect(secondOpinion(term, [listed(20250228, { paediatric: true }), listed(20240828, { delisted: true })])).toBe(
    term,
  );
  expect(secondOpinion(undefined, [listed(20240828)])).toEqual({
    steps: [],
    stated: { by: 'FDA_ORANGE_BOOK', expires: 20240828 },
  });
});
