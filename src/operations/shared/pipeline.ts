import { approvals } from '#collections/approvals/approvals.ts';
import { deals } from '#collections/deals/deals.ts';
import { entities } from '#collections/entities/entities.ts';
import { trials } from '#collections/trials/trials.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { STAGES } from './drug-record.ts';

/** Drugs that one count tells apart. */
const MOST = 15_000;
const ENDED: Query = { kind: 'values', field: 'STATUS', values: ['Withdrawn', 'Terminated'] };
const EVERYTHING: Query = { kind: 'all' };

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

/** All drugs that an approval or a trial names, by id. */
export async function drugStages(corpus: Corpus): Promise<Map<string, DrugStage>> {
  const found = new Map<string, DrugStage>();
  const add = async (stage: string | undefined, keys: ReadonlyMap<string, number | undefined>, approved = false) => {
    for (const [key, id] of await idsOf(corpus, keys.keys())) {
      const drug = found.get(id) ?? { id, stages: new Set<string>() };
      found.set(id, drug);
      if (stage !== undefined) drug.stages.add(stage);
      const day = keys.get(key);
      if (approved && day !== undefined) drug.first_approved = Math.min(drug.first_approved ?? day, day);
    }
  };
  const approved: Query = { kind: 'range', field: 'APPROVED', from: '18000101' };
  await add('Approved', await drugKeys(corpus, approvals, approved, 'APPROVED'), true);
  const running: Query = { kind: 'not', of: ENDED };
  for (const phase of STAGES.filter((stage) => /Phase/.test(stage))) {
    await add(phase, await drugKeys(corpus, trials, allOf({ kind: 'term', field: 'PHASE', text: phase }, running)));
  }
  await add('Discontinued', await drugKeys(corpus, trials, ENDED));
  // what a register names without saying how far it is
  await add(undefined, await drugKeys(corpus, trials, EVERYTHING));
  await add(undefined, await drugKeys(corpus, approvals, EVERYTHING));
  return found;
}

/** The furthest of some stages; a state only where no stage is known. */
export const furthest = ({ stages }: Pick<DrugStage, 'stages'>): string | undefined =>
  [...stages].sort((a, b) => STAGES.indexOf(b) - STAGES.indexOf(a))[0];
