import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { standardName } from '#patents/names.ts';
import { findRights } from './find-rights.ts';
import { indicatorsOf, portfolioAt, risksOf } from './indicators.ts';
import { type Citing, type Right, type RightEvent, rightsOf, standardNames } from './rights.ts';

const ALL = { kind: 'all' } as const;
const DAYS = [20190601, 20210315, 20230101, 20261001] as const;
const OWNERS = ['Acme Inc.', 'Beta AG', 'Doe, Ann', '\u534e\u4e3a\u6280\u672f\u6709\u9650\u516c\u53f8'] as const;
const STATED = new Set(['transfer', 'pledge', 'litigation', 'refusal']);

/** What the records say of all that is stored, read one by one: who cites, what is conveyed, what facts tell. */
async function rightsByRecords(corpus: Corpus, ids: readonly string[]): Promise<Right[]> {
  const tied = [];
  for (const patent of await corpus.get(patents, ids)) {
    const id = patent.publication_number;
    const at = async (name: string) =>
      ((await corpus.links(patents, [id], name)).get(id)?.records ?? []).filter(({ stored }) => stored);
    const idsOf = async (...names: string[]) => [
      ...new Set((await Promise.all(names.map(at))).flat().map((each) => each.id)),
    ];
    const cited = (await corpus.get(patents, await idsOf('cited_by'))).flatMap((by): Citing[] =>
      by.publication_date === undefined
        ? []
        : [
            {
              application: by.application_number ?? by.publication_number,
              day: by.publication_date,
              owners: standardNames(currentOwners(by)),
            },
          ],
    );
    const stated = (await corpus.get(patentFacts, await idsOf('facts', 'facts_of_application'))).flatMap(
      (fact): RightEvent[] =>
        fact.kind === 'litigation' && fact.filing_date !== undefined
          ? [{ kind: 'litigation', day: fact.filing_date, parties: { plaintiff: fact.plaintiffs!.map(standardName) } }]
          : [],
    );
    const family = (await corpus.groups(patents, [id], 'simple_family')).get(id)!;
    const recorded = await corpus.get(conveyances, await idsOf('conveyances', 'conveyances_of_application'));
    tied.push({ patent, family: String(family), cited, recorded, stated });
  }
  return rightsOf(tied);
}

const day = fc.constantFrom(20180105, 20190601, 20200229, 20210315, 20220701);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const owner = fc.constantFrom(...OWNERS).map((name) => ({ name, standard_name: standardName(name) }));
const unnamed = fc.constantFrom(...OWNERS).map((name) => ({ name }));
const owners = fc.uniqueArray(fc.oneof(owner, unnamed), { maxLength: 2, selector: ({ name }) => name });
const event = fc.oneof(
  fc.record({ date: some(day), fact: fc.record({ kind: fc.constant('transfer'), from: owners, to: owners }) }),
  fc.record({ date: some(day), fact: fc.record({ kind: fc.constantFrom('refusal', 'lapse') }) }),
  fc.record({ date: some(day), fact: fc.record({ kind: fc.constant('pledge'), pledgor: owners, pledgee: owners }) }),
);
/** Publications of a few applications that cite each other. */
const publication = fc.record({
  application: fc.option(fc.nat(5), { nil: undefined, freq: 6 }),
  kind: fc.constantFrom('A1', 'B2'),
  office: fc.constantFrom('US', 'EP', 'WO'),
  patent_type: fc.constantFrom('A' as const, 'B' as const, 'D' as const),
  publication_date: fc.option(day, { nil: undefined, freq: 9 }),
  ...{ filing_date: some(day), grant_date: some(day), expiry_date: some(fc.constantFrom(20230101, 20380101)) },
  status: some(fc.record({ simple: fc.constantFrom(0, 1, 2, 999), date: some(day) })),
  ipc: fc.uniqueArray(fc.constantFrom('H01M10/05', 'H01M4/02', 'C08L1/00'), { maxLength: 3 }),
  inventors: fc.uniqueArray(fc.constantFrom('Doe, Ann', 'ROE BO'), { maxLength: 2 }),
  ...{ applicants: owners, assignees: owners, current_assignees: owners },
  cites: fc.uniqueArray(fc.nat(11), { maxLength: 4 }),
  legal_events: fc.option(fc.array(event, { maxLength: 2 }), { nil: [], freq: 2 }),
});
type Publication = typeof publication extends fc.Arbitrary<infer T> ? T : never;

/** A publication of which only its day is known. */
const BARE: Publication = {
  ...{ application: undefined, kind: 'A1', office: 'US', patent_type: 'A', publication_date: 20180105 },
  ...{ filing_date: undefined, grant_date: undefined, expiry_date: undefined, status: undefined },
  ...{ ipc: [], inventors: [], applicants: [], assignees: [], current_assignees: [], cites: [], legal_events: [] },
};
/** The first has expired, of the second nobody knows. */
const EXPIRED: Publication = { ...BARE, application: 4, grant_date: 20180105, expiry_date: 20230101 };
const UNDETERMINED: Publication = {
  ...{ ...EXPIRED, kind: 'B2', expiry_date: undefined },
  current_assignees: [{ name: OWNERS[0]! }],
};

/** Two kinds of one document have the same number. */
const numberOf = (n: number, { office }: Publication) => `${office}${7_000_000 + Math.trunc(n / 2)}`;

function patentOf(given: Publication, n: number, all: readonly Publication[]): Patent {
  const { application, kind, office, status, cites, inventors, ...rest } = given;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return samplePatent(`${numberOf(n, given)}${kind}`, {
    ...{ authority: office, kind_code: kind, publication_date: undefined as never, ...(known as Partial<Patent>) },
    ...(application !== undefined && { application_number: `${office}14/00000${application}` }),
    ...(status && {
      legal_status: { simple: status.simple, detailed: [], ...(status.date && { date: status.date }) },
    }),
    inventors: inventors.map((name) => ({ name })),
    cites: cites.flatMap((i) => (all[i] ? [{ publication_number: `${numberOf(i, all[i]!)}${all[i]!.kind}` }] : [])),
  });
}

/** What an assignment, a first one by an inventor or a change of name conveys, of the document of a publication. */
const conveyance = fc.record({
  of: fc.nat(11),
  text: fc.constantFrom('ASSIGNMENT OF ASSIGNORS INTEREST', 'SECURITY INTEREST', 'CHANGE OF NAME', 'MERGER'),
  ...{ executed: some(day), from: fc.constantFrom(...OWNERS), to: fc.constantFrom(...OWNERS) },
});

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-find-rights-'));
  corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

it('says what all records say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(publication, { minLength: 1, maxLength: 12 }),
      fc.array(conveyance, { maxLength: 3 }),
      fc.array(fc.record({ of: fc.nat(11), filed: day, by: fc.constantFrom(...OWNERS) }), { maxLength: 2 }),
      async (given, conveyed, cases) => {
        for (const collection of [patents, conveyances, patentFacts]) {
          const { hits } = await corpus.search(collection, { query: ALL, offset: 0, limit: 100 });
          await corpus.delete(
            collection,
            hits.map(({ id }) => id),
          );
        }
        const records = [
          ...new Map(
            given.map((each, i) => patentOf(each, i, given)).map((one) => [one.publication_number, one]),
          ).values(),
        ];
        await corpus.put(patents, records);
        await corpus.put(
          conveyances,
          conveyed.flatMap(({ of, text, executed, from, to }, i) =>
            given[of]
              ? [
                  {
                    ...{ id: `US 04900${i}/0001`, office: 'US', reel_frame: `04900${i}/0001`, text, provenance: [] },
                    ...(executed !== undefined && { executed }),
                    ...{ assignors: [{ name: from }], assignees: [{ name: to }] },
                    properties: [{ patent: numberOf(of, given[of]!) }],
                  },
                ]
              : [],
          ),
        );
        await corpus.put(
          patentFacts,
          cases.flatMap(({ of, filed, by }, i) =>
            given[of]
              ? [
                  {
                    ...{ id: `case ${i}`, kind: 'litigation' as const, filing_date: filed, plaintiffs: [by] },
                    ...{ publications: [numberOf(of, given[of]!)], applications: [], as_of: {} },
                  },
                ]
              : [],
          ),
        );
        const ids = records.map(({ publication_number }) => publication_number);
        const expected = await rightsByRecords(corpus, ids);
        for (const at of DAYS) {
          const { rights, total, counted, undated, unread } = await findRights(corpus, ALL, { since: at, facts: true });
          expect([total, unread]).toEqual([records.length, 0]);
          expect(counted).toBe(records.filter(({ publication_date }) => publication_date !== undefined).length);
          expect(undated).toBe(records.length - counted);
          for (const name of OWNERS.map(standardName)) {
            const figures = (of: readonly Right[]) => ({
              ...{ risks: risksOf(of, [name], at, STATED) },
              // columns have another order, in which sums end otherwise at their last digits
              indicators: Object.entries(indicatorsOf(portfolioAt(of, [name], at))).map(([indicator, value]) => [
                ...[indicator, typeof value === 'number' ? value.toPrecision(12) : value],
              ]),
            });
            expect(figures(rights)).toEqual(figures(expected));
          }
        }
      },
    ),
    { numRuns: Number(process.env.FIND_RIGHTS_RUNS ?? 15), examples: [[[EXPIRED, UNDETERMINED], [], []]] },
  );
});
