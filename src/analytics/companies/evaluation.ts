import { companies } from '#collections/companies/companies.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { standardName } from '#patents/names.ts';
import { type FoundRights, findRights, type RightsFinder } from './find-rights.ts';
import {
  core,
  type IndicatorName,
  indicatorsOf,
  mainField,
  type Portfolio,
  portfolioAt,
  type Risks,
  remainingLives,
  risksOf,
  statesKnown,
} from './indicators.ts';
import { subjectOfCompany } from './portfolio.ts';
import { conveyedIds } from './read-rights.ts';
import type { Right } from './rights.ts';
import { type Comparison, comparisonAmong, type IndicatorRows, LEAST_FAMILIES, rowOf } from './scores.ts';

export { type FoundRights, MOST_COUNTED } from './find-rights.ts';
export { MOST_READ } from './read-rights.ts';

/** Whose patents are evaluated. */
export interface Evaluated {
  readonly names: readonly string[];
  readonly owned: Query;
  readonly filed: Query;
}

/** What figures of one day say. */
export interface EvaluatedDay {
  readonly day: number;
  readonly indicators: Partial<Record<IndicatorName, number>>;
  readonly risks: Risks;
  readonly families: number;
  /** Applications but international ones, and how many of them have no known legal state. */
  readonly states: { readonly rights: number; readonly unknown: number };
  /** Years to expiry of inventions in force whose expiry is known. */
  readonly lives: readonly number[];
  /** The ten most cited families. */
  readonly core: readonly string[];
}

type Reader = RightsFinder & Pick<Corpus, 'aggregate'>;

/** Families of each IPC subclass that were published until a day. */
type FieldSizes = ReadonlyMap<string, number>;
async function fieldSizes(corpus: Reader, day: number): Promise<FieldSizes> {
  const counted = await corpus.aggregate(
    patents,
    { query: until(day) },
    { unit: 'FAM_ID', by: { classes: { axis: 'values', field: 'IPC_SUB_CLASS', top: 1_000 } } },
  );
  return new Map(counted.by!.classes!.buckets.map(({ value, count }) => [value, count]));
}

/** The same of the main subclass of a portfolio alone. */
async function mainFieldSize(corpus: Reader, portfolio: Portfolio): Promise<FieldSizes> {
  const field = mainField(portfolio);
  if (!field) return new Map();
  const query = allOf(until(portfolio.day), { kind: 'values', field: 'IPC_SUB_CLASS', values: [field.subclass] });
  const { count } = await corpus.aggregate(patents, { query }, { unit: 'FAM_ID' });
  return new Map([[field.subclass, count]]);
}

const until = (day: number): Query => ({ kind: 'range', field: 'PBD', to: String(day) });

/** Kinds of events of rights that conveyances of the USPTO state. */
const CONVEYED = { transfer: ['assignment', 'merger', 'court_order'], pledge: ['pledge'], licence: ['licence'] };

/** Kinds of legal events that loaded sources state of patents of some offices. */
async function statedKinds(corpus: Reader, offices: readonly string[]): Promise<ReadonlySet<string>> {
  if (offices.length === 0) return new Set();
  const query: Query = { kind: 'values', field: 'AUTHORITY', values: offices };
  const [facts] = await corpus.facets(patents, { query }, [{ field: 'LEGAL_EVENT_FACT', offset: 0, limit: 100 }]);
  const stated = new Set(facts!.buckets.map(({ value }) => value));
  if (!offices.includes('US')) return stated;
  const all = { query: { kind: 'all' } } as const;
  const [recorded] = await corpus.facets(conveyances, all, [{ field: 'KIND', offset: 0, limit: 100 }]);
  const kinds = new Set(recorded!.buckets.map(({ value }) => value));
  for (const [kind, words] of Object.entries(CONVEYED)) if (words.some((word) => kinds.has(word))) stated.add(kind);
  return stated;
}

/** What it transferred away names it in an event; what it owns and filed names it as a party. */
const anyPart = (of: readonly Evaluated[]): Query =>
  anyOf(...of.flatMap(({ owned, filed }) => [owned, filed]), {
    kind: 'same_event',
    of: [
      { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['transfer'] },
      {
        kind: 'values',
        field: 'LEGAL_EVENT_PARTY_STD',
        values: [...new Set(of.flatMap(({ names }) => names.map(standardName)))],
      },
    ],
  });

/** Figures of one company at each of some days, from dated facts. */
export async function evaluate(
  corpus: Reader,
  of: Evaluated,
  days: readonly number[],
): Promise<{ days: EvaluatedDay[]; query: Query } & FoundRights> {
  const conveyed = await conveyedIds(corpus, of.names, 'assignors');
  const query = anyOf(
    anyPart([of]),
    ...(conveyed.length > 0 ? [{ kind: 'values', field: 'PN', values: conveyed } as const] : []),
  );
  const found = await findRights(corpus, query, { since: Math.min(...days), facts: true });
  const { rights } = found;
  const stated = await statedKinds(corpus, [...new Set(rights.map(({ office }) => office))]);
  const evaluated: EvaluatedDay[] = [];
  for (const day of days) {
    const owned = portfolioAt(rights, of.names, day);
    const portfolio = { ...owned, field_sizes: await mainFieldSize(corpus, owned) };
    evaluated.push({
      day,
      indicators: portfolio.rights.length === 0 ? {} : indicatorsOf(portfolio),
      risks: risksOf(rights, of.names, day, stated),
      families: new Set(portfolio.rights.map(({ family }) => family)).size,
      states: statesKnown(portfolio),
      lives: remainingLives(portfolio),
      core: core(portfolio).map(({ family }) => family),
    });
  }
  return { days: evaluated, query, ...found };
}

/** An owner that is compared: a stored entity, or a name that is not the name of exactly one. */
export type Owner = { readonly company: string } | { readonly name: string };
/** Owners whose publications are read together, and the field sizes that all of them need. */
export interface OwnersBatch {
  readonly day: number;
  readonly sizes: readonly (readonly [subclass: string, families: number])[];
  readonly owners: readonly Owner[];
}

/** Names that are counted at once, publications that are read together, owners of a batch. */
const NAMES_PAGE = 2_000;
const BATCH_PUBLICATIONS = 4_000;
const BATCH_OWNERS = 400;

/**
 * All owners who may have enough families at a day, in batches whose publications are read together: those of as many
 * publications now. Names that are those of one stored entity are that entity.
 * @returns How many publications they have, each owner's counted apart.
 */
export async function ownersToCompare(
  corpus: Reader & Pick<Corpus, 'identify'>,
  day: number,
  batch: (of: OwnersBatch) => Promise<void> | void,
): Promise<number> {
  const sizes = [...(await fieldSizes(corpus, day))];
  const seen = new Set<string>();
  let [owners, count, all]: [Owner[], number, number] = [[], 0, 0];
  const flush = async () => {
    if (owners.length > 0) await batch({ day, sizes, owners });
    [owners, count] = [[], 0];
  };
  for (let offset = 0; ; offset += NAMES_PAGE) {
    const [counted] = await corpus.facets(patents, { query: until(day) }, [
      { field: 'ANCS_EXACT', offset, limit: NAMES_PAGE },
    ]);
    const buckets = counted!.buckets.filter((bucket) => bucket.count >= LEAST_FAMILIES);
    const entities = await corpus.identify(
      companies,
      'name',
      buckets.map(({ value }) => value),
    );
    for (const bucket of buckets) {
      const [company, another] = entities.get(bucket.value) ?? [];
      const owner: Owner = company !== undefined && another === undefined ? { company } : { name: bucket.value };
      const key = 'company' in owner ? owner.company : `name ${standardName(owner.name)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (owners.length > 0 && (count + bucket.count > BATCH_PUBLICATIONS || owners.length >= BATCH_OWNERS))
        await flush();
      owners.push(owner);
      count += bucket.count;
      all += bucket.count;
    }
    if (buckets.length < NAMES_PAGE) break;
  }
  await flush();
  return all;
}

/** The indicators of those owners of a batch that have enough families at its day. */
export async function indicatorRows(
  corpus: Reader & Pick<Corpus, 'identify'>,
  { day, sizes, owners }: OwnersBatch,
): Promise<IndicatorRows> {
  const ids = owners.flatMap((owner) => ('company' in owner ? [owner.company] : []));
  const records = new Map((await corpus.get(companies, ids)).map((record) => [record.id, record]));
  const subjects: (Evaluated & { readonly apart: boolean })[] = [];
  for (const owner of owners) {
    if ('name' in owner) {
      const of = (field: string): Query => ({ kind: 'values', field, values: [owner.name] });
      subjects.push({
        names: [standardName(owner.name)],
        owned: of('ANCS_EXACT'),
        filed: of('ANS_EXACT'),
        apart: false,
      });
      continue;
    }
    const company = records.get(owner.company);
    // a name that counts for a time or in a country alone is told apart by the query, and not by the name
    if (company) {
      const { names, owned, filed } = await subjectOfCompany(corpus, company);
      subjects.push({ names, owned, filed, apart: owned.kind !== 'values' });
    }
  }
  const field_sizes = new Map(sizes);
  const rows: number[] = [];
  const compare = async (together: readonly Evaluated[]) => {
    if (together.length === 0) return;
    const { rights } = await findRights(corpus, allOf(anyPart(together), until(day)), { since: day, facts: false });
    const byName = new Map<string, Right[]>();
    for (const right of rights)
      for (const name of namesOfRight(right)) {
        const all = byName.get(name);
        if (all) all.push(right);
        else byName.set(name, [right]);
      }
    for (const { names } of together) {
      const theirs = [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
      const portfolio = portfolioAt(theirs, names, day, field_sizes);
      if (new Set(portfolio.rights.map(({ family }) => family)).size >= LEAST_FAMILIES)
        rows.push(...rowOf(indicatorsOf(portfolio)));
    }
  };
  await compare(subjects.filter(({ apart }) => !apart));
  for (const subject of subjects) if (subject.apart) await compare([subject]);
  return Float64Array.from(rows);
}

/** All who may have owned a right at some day. */
const namesOfRight = ({ owners, applicants, events, chain }: Right): ReadonlySet<string> =>
  new Set([
    ...owners,
    ...events.flatMap(({ kind, parties }) => (kind === 'transfer' ? (parties.from ?? []) : [])),
    ...(chain.length > 0
      ? [...applicants, ...chain.flatMap((each) => each.assignees.map(({ name }) => standardName(name)))]
      : []),
  ]);

/** Publications of owners that are compared in one go, while somebody waits. */
const MOST_COMPARED = 100_000;

/** What all owners come to at a day; undefined where they have more publications than are read in one go. */
export async function comparisonOf(
  corpus: Reader & Pick<Corpus, 'identify'>,
  day: number,
): Promise<Comparison | undefined> {
  const batches: OwnersBatch[] = [];
  const all = await ownersToCompare(corpus, day, (batch) => void batches.push(batch));
  if (all > MOST_COMPARED) return undefined;
  const rows: IndicatorRows[] = [];
  for (const batch of batches) rows.push(await indicatorRows(corpus, batch));
  return comparisonAmong(rows);
}
