import { approvals } from '#collections/approvals/approvals.ts';
import { deals } from '#collections/deals/deals.ts';
import { entities } from '#collections/entities/entities.ts';
import { trials } from '#collections/trials/trials.ts';
import { ENDED, PAUSED, rankOfStage } from '#collections/trials/vocabulary.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { STAGES } from './drug-record.ts';

/** Drugs that one count tells apart. */
const MOST = 15_000;
const ended: Query = { kind: 'values', field: 'STATUS', values: ENDED };
const paused: Query = { kind: 'values', field: 'STATUS', values: PAUSED };
const running: Query = { kind: 'not', of: anyOf(ended, paused) };
const EVERYTHING: Query = { kind: 'all' };
const APPROVED: Query = { kind: 'range', field: 'APPROVED', from: '18000101' };
const PHASES = STAGES.filter((stage) => /Phase/.test(stage));
const inPhase = (phase: string): Query => ({ kind: 'term', field: 'PHASE', text: phase });

/** Identities of drugs that records of a collection name, with the least value of a date. */
async function drugKeys(
  corpus: Corpus,
  collection: Collection<any>,
  query: Query,
  date?: string,
): Promise<Map<string, number | undefined>> {
  const measures = date ? { measures: { first: { measure: 'min', field: date } as const } } : {};
  const counted = await corpus.aggregate(
    collection,
    { query },
    { by: { drug: { axis: 'values', field: 'DRUG', top: MOST, ...measures } } },
  );
  return new Map(
    counted.by!.drug!.buckets.map(({ value, measures: found }) => [value, found?.first as number | undefined]),
  );
}

/** Ids of the drugs that have identities; what is not in the dictionary is left out. */
async function idsOf(corpus: Corpus, keys: Iterable<string>): Promise<Map<string, string>> {
  const asked = [...keys];
  const found =
    asked.length === 0 ? new Map<string, readonly string[]>() : await corpus.identify(entities, 'key', asked);
  return new Map(asked.flatMap((key) => (found.get(key)?.[0] ? [[key, found.get(key)![0]!] as const] : [])));
}

/** Ids of the drugs of some approvals and trials. */
export async function drugsOf(
  corpus: Corpus,
  of: { readonly held?: Query; readonly tried?: Query },
): Promise<Set<string>> {
  const held = of.held ? await drugKeys(corpus, approvals, of.held) : new Map();
  const tried = of.tried ? await drugKeys(corpus, trials, of.tried) : new Map();
  return new Set((await idsOf(corpus, new Set([...held.keys(), ...tried.keys()]))).values());
}

/** Ids of the drugs of which a deal is loaded; undefined where no deals are. */
export async function drugsWithDeals(corpus: Corpus): Promise<Set<string> | undefined> {
  const { total } = await corpus.search(deals, { query: EVERYTHING, offset: 0, limit: 0 });
  if (total === 0) return undefined;
  return new Set((await idsOf(corpus, (await drugKeys(corpus, deals, EVERYTHING)).keys())).values());
}

/** How far the drugs of registers are: all stages that a row says, the furthest, and the day of the first approval. */
export interface DrugStage {
  readonly id: string;
  readonly stages: Set<string>;
  first_approved?: number;
}

/** Drugs of registers by id, and the ids of the identities by which registers name them. */
export interface Stages {
  readonly drugs: ReadonlyMap<string, DrugStage>;
  readonly ids: ReadonlyMap<string, string>;
}

/** Which approvals and trials are read. */
export interface Within {
  /** Without one of the two, no approvals, or no trials. Default: all. */
  readonly within?: { readonly held?: Query; readonly tried?: Query };
  /** Restricts both. */
  readonly narrow?: Query;
  /** Ids that are known already. */
  readonly ids?: ReadonlyMap<string, string>;
}

type Told = readonly [stage: string | undefined, keys: ReadonlyMap<string, number | undefined>];

async function toldByApprovals(corpus: Corpus, query: Query): Promise<Told[]> {
  // what a register names without saying how far it is
  return [
    ['Approved', await drugKeys(corpus, approvals, allOf(APPROVED, query), 'APPROVED')],
    [undefined, await drugKeys(corpus, approvals, query)],
  ];
}

async function toldByTrials(corpus: Corpus, query: Query): Promise<Told[]> {
  return Promise.all([
    ...PHASES.map(
      async (phase): Promise<Told> => [phase, await drugKeys(corpus, trials, allOf(inPhase(phase), running, query))],
    ),
    drugKeys(corpus, trials, allOf(ended, query)).then((keys): Told => ['Discontinued', keys]),
    drugKeys(corpus, trials, allOf(paused, query)).then((keys): Told => ['Pending', keys]),
    drugKeys(corpus, trials, query).then((keys): Told => [undefined, keys]),
  ]);
}

/** All drugs that an approval or a trial names. */
export async function drugStages(corpus: Corpus, { within, narrow = EVERYTHING, ids }: Within = {}): Promise<Stages> {
  const { held, tried } = within ?? { held: EVERYTHING, tried: EVERYTHING };
  const told = [
    ...(held ? await toldByApprovals(corpus, allOf(held, narrow)) : []),
    ...(tried ? await toldByTrials(corpus, allOf(tried, narrow)) : []),
  ];
  const known = ids ?? (await idsOf(corpus, new Set(told.flatMap(([, keys]) => [...keys.keys()]))));
  const drugs = new Map<string, DrugStage>();
  for (const [stage, keys] of told) {
    for (const [key, day] of keys) {
      const id = known.get(key);
      if (id === undefined) continue;
      const drug = drugs.get(id) ?? { id, stages: new Set<string>() };
      drugs.set(id, drug);
      if (stage !== undefined) drug.stages.add(stage);
      if (stage === 'Approved' && day !== undefined) drug.first_approved = Math.min(drug.first_approved ?? day, day);
    }
  }
  return { drugs, ids: known };
}

/** The furthest of some stages; a state only where no stage is known. */
export const furthest = ({ stages }: { readonly stages: ReadonlySet<string> }): string | undefined =>
  [...stages].sort((a, b) => rankOfStage(b) - rankOfStage(a))[0];
