import { type Approval, approvals } from '#collections/approvals/approvals.ts';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { trials } from '#collections/trials/trials.ts';
import { rankOfStage } from '#collections/trials/vocabulary.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { AGENCY_COUNTRIES, countryOfAgency } from './agencies.ts';
import { countryNamed, registerNames, type WireCountry } from './countries.ts';
import { drugsOfClasses, drugsOfTarget, drugsUsedFor } from './drug-filter.ts';
import type { Selection } from './drug-selection.ts';
import { identitiesBelow } from './entity-filter.ts';
import { sponsored } from './organisation.ts';
import { headquartersOf } from './organisation-group.ts';
import { drugStages, furthest } from './pipeline.ts';

export type Dimension = 'ORGANIZATION' | 'TARGET' | 'DISEASE' | 'DRUG_TYPE' | 'REGION';

/** Drugs of one row that are furthest at one stage there; `Unknown`: no register says how far. */
export interface Cell {
  readonly stage: string;
  readonly drugs: readonly string[];
}

/** Drugs by stage for one thing: each drug once, where it is furthest there. */
export interface MatrixRow {
  readonly entity?: Entity;
  readonly country?: WireCountry;
  /** Of targets on which the same drugs act in the same way, such as the parts of a complex: all of them. */
  readonly same?: readonly Entity[];
  readonly cells: readonly Cell[];
  readonly total: number;
}

/** A row before its drugs are counted. */
interface Candidate {
  readonly entity?: Entity;
  readonly country?: WireCountry;
  /** At least so many drugs, by the index. */
  readonly weight: number;
}

/**
 * Rows that are counted for those that are shown: what the index counts of a row may be of drugs that are not selected.
 * Of targets more, since those of a complex are one row.
 */
const considered = (limit: number, dimension: Dimension) => 2 * limit + (dimension === 'TARGET' ? 100 : 10);
/** Values of a field that candidates are made of. */
const MOST_VALUES = 2_000;
/** Things of the dictionary that rows are made of, those with most drugs. */
const MOST_NAMED = 400;
/** Drugs by which counting is narrowed: more of them are counted in full, and what is not theirs is left out later. */
const MOST_NARROWED = 3_000;

const values = (field: string, all: readonly string[]): Query => ({ kind: 'values', field, values: all });

/** How many drugs records name beside each value of a field. */
async function counted(
  corpus: Corpus,
  collection: Collection<any>,
  field: string,
  query: Query,
): Promise<(readonly [value: string, drugs: number])[]> {
  const { by } = await corpus.aggregate(
    collection,
    { query },
    {
      by: {
        row: {
          ...{ axis: 'values', field, top: MOST_VALUES },
          measures: { drugs: { measure: 'distinct', field: 'DRUG' } },
        },
      },
    },
  );
  return by!.row!.buckets.map(({ value, measures }) => [value, Number(measures!.drugs)] as const);
}

/** Things of the dictionary by what names them, those with most drugs first. */
async function candidates(
  corpus: Corpus,
  found: readonly (readonly [key: string, drugs: number])[],
  kind: Entity['kind'],
  above: (all: readonly Entity[]) => Promise<ReadonlyMap<string, Entity>> = async () => new Map(),
): Promise<Candidate[]> {
  const known = await corpus.identify(entities, 'key', [...new Set(found.map(([key]) => key))]);
  const weights = new Map<string, number>();
  for (const [key, drugs] of found) {
    const id = known.get(key)?.[0];
    if (id) weights.set(id, (weights.get(id) ?? 0) + drugs);
  }
  const heaviest = [...weights].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST_NAMED);
  const named = await corpus.get(
    entities,
    heaviest.map(([id]) => id),
  );
  const tops = await above(named);
  const rows = new Map<string, { entity: Entity; weight: number }>();
  for (const each of named) {
    if (each.kind !== kind) continue;
    const entity = tops.get(each.id) ?? each;
    const row = rows.get(entity.id) ?? { entity, weight: 0 };
    rows.set(entity.id, { entity, weight: row.weight + weights.get(each.id)! });
  }
  return [...rows.values()];
}

type Narrow = (collection: 'records' | 'facts') => Query;

/** Queries that restrict records to those of the drugs of a selection, as far as these are few. */
async function narrowed(corpus: Corpus, { found, all }: Selection): Promise<Narrow> {
  const everything: Query = { kind: 'all' };
  if (found.length === all.drugs.size || found.length > MOST_NARROWED) return () => everything;
  const ids = new Set(found.map(({ id }) => id));
  const keys = [...all.ids].flatMap(([key, id]) => (ids.has(id) ? [key] : []));
  const named = await corpus.get(entities, [...ids]);
  const identities = [...new Set(named.flatMap((each) => each.ids))];
  return (collection) => values('DRUG', collection === 'records' ? keys : identities);
}

/** Countries of sites and of agencies, by how many drugs. */
async function regions(corpus: Corpus, narrow: Narrow): Promise<Candidate[]> {
  const rows = new Map<string, { country: WireCountry; weight: number }>();
  const add = (country: WireCountry | undefined, drugs: number) => {
    if (!country) return;
    const weight = (rows.get(country.alpha2_code)?.weight ?? 0) + drugs;
    rows.set(country.alpha2_code, { country, weight });
  };
  for (const [name, drugs] of await counted(corpus, trials, 'COUNTRY', narrow('records')))
    add(countryNamed(name), drugs);
  for (const [agency, drugs] of await counted(corpus, approvals, 'AGENCY', narrow('records')))
    add(countryOfAgency(agency as Approval['agency']), drugs);
  return [...rows.values()];
}

/** What a dimension is counted by. */
interface Counting {
  candidates(narrow: Narrow): Promise<Candidate[]>;
  /** Drugs of a row with all stages that are said of them there. */
  stages(row: Candidate, narrow: Query): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}

function counting(corpus: Corpus, dimension: Dimension, { all }: Selection, roll_up: boolean): Counting {
  const anywhere = (drugs: readonly Entity[]) =>
    new Map(drugs.flatMap(({ id }) => (all.drugs.has(id) ? [[id, all.drugs.get(id)!.stages] as const] : [])));
  const there = async (within: { held?: Query; tried?: Query }, narrow: Query) => {
    const found = await drugStages(corpus, { within, narrow, ids: all.ids });
    return new Map([...found.drugs].map(([id, { stages }]) => [id, stages as ReadonlySet<string>]));
  };
  switch (dimension) {
    case 'ORGANIZATION':
      return {
        async candidates(narrow) {
          const found = [
            ...(await counted(corpus, approvals, 'HOLDER', narrow('records'))),
            ...(await counted(corpus, trials, 'SPONSOR', narrow('records'))),
          ];
          return candidates(corpus, found, 'organisation', roll_up ? (all) => headquartersOf(corpus, all) : undefined);
        },
        async stages({ entity }, narrow) {
          const alone = { held: values('HOLDER', entity!.ids), tried: values('SPONSOR', entity!.ids) };
          return there(roll_up ? await sponsored(corpus, entity!) : alone, narrow);
        },
      };
    case 'DISEASE':
      return {
        async candidates(narrow) {
          const used = allOf({ kind: 'term', field: 'KIND', text: 'indication' }, narrow('facts'));
          const found = [
            ...(await counted(corpus, approvals, 'DISEASE', narrow('records'))),
            ...(await counted(corpus, trials, 'DISEASE', narrow('records'))),
            ...(await counted(corpus, drugFacts, 'DISEASE', used)),
          ];
          return candidates(corpus, found, 'disease');
        },
        async stages({ entity }, narrow) {
          const keys = await identitiesBelow(corpus, entity!);
          const told = await there({ held: values('DISEASE', keys), tried: values('DISEASE', keys) }, narrow);
          const used = (await drugsUsedFor(corpus, keys)).map(({ id }) => [id, new Set<string>()] as const);
          return new Map([...used, ...told]);
        },
      };
    case 'TARGET':
      return {
        async candidates(narrow) {
          const acts = allOf({ kind: 'term', field: 'KIND', text: 'target' }, narrow('facts'));
          return candidates(corpus, await counted(corpus, drugFacts, 'TARGET', acts), 'target');
        },
        stages: async ({ entity }) => anywhere(await drugsOfTarget(corpus, entity!)),
      };
    case 'DRUG_TYPE':
      return {
        async candidates(narrow) {
          const belongs = allOf({ kind: 'term', field: 'KIND', text: 'class' }, narrow('facts'));
          return candidates(corpus, await counted(corpus, drugFacts, 'CLASS', belongs), 'drug_type');
        },
        stages: async ({ entity }) => anywhere(await drugsOfClasses(corpus, entity!)),
      };
    case 'REGION':
      return {
        candidates: (narrow) => regions(corpus, narrow),
        stages({ country }, narrow) {
          const names = registerNames(country!.alpha2_code);
          const code = country!.alpha2_code;
          const agencies = Object.entries(AGENCY_COUNTRIES).flatMap(([agency, of]) => (of === code ? [agency] : []));
          return there({ held: values('AGENCY', agencies), tried: values('COUNTRY', names) }, narrow);
        },
      };
  }
}

const idOf = ({ entity, country }: Pick<MatrixRow, 'entity' | 'country'>) => entity?.id ?? country?.alpha2_code ?? '';

/**
 * Drugs of a selection by stage, for each organisation, target, disease, drug type or country: the rows with most drugs
 * first. A drug counts once in a row, at the furthest stage that registers say there: by approvals and trials of the
 * organisation, for the disease, in the country; for a target or a drug type, anywhere. A row has the drugs that the
 * search of drugs finds by it.
 * @param roll_up Of organisations: those that belong to another count there.
 */
export async function drugMatrix(
  corpus: Corpus,
  selection: Selection,
  dimension: Dimension,
  { limit, roll_up }: { readonly limit: number; readonly roll_up: boolean },
): Promise<{ readonly rows: readonly MatrixRow[]; readonly more: boolean }> {
  const narrow = await narrowed(corpus, selection);
  const how = counting(corpus, dimension, selection, roll_up);
  const possible = (await how.candidates(narrow)).sort((a, b) => b.weight - a.weight || (idOf(a) < idOf(b) ? -1 : 1));
  const first = possible.slice(0, considered(limit, dimension));
  const selected = new Set(selection.found.map(({ id }) => id));
  const rows: MatrixRow[] = [];
  for (const { weight: _, ...row } of first) {
    const cells = new Map<string, string[]>();
    for (const [id, stages] of await how.stages({ ...row, weight: 0 }, narrow('records'))) {
      if (!selected.has(id)) continue;
      const stage = furthest({ stages }) ?? 'Unknown';
      cells.set(stage, [...(cells.get(stage) ?? []), id]);
    }
    const total = [...cells.values()].reduce((sum, drugs) => sum + drugs.length, 0);
    if (total === 0) continue;
    rows.push({
      ...row,
      total,
      cells: [...cells]
        .map(([stage, drugs]) => ({ stage, drugs: drugs.sort() }))
        .sort((a, b) => rankOfStage(b.stage) - rankOfStage(a.stage) || (a.stage < b.stage ? -1 : 1)),
    });
  }
  rows.sort((a, b) => b.total - a.total || (idOf(a) < idOf(b) ? -1 : 1));
  const grouped = dimension === 'TARGET' ? await complexes(corpus, rows) : rows;
  return { rows: grouped.slice(0, limit), more: grouped.length > limit || possible.length > first.length };
}

/** Rows of targets on which the same drugs act in the same way, as one. */
async function complexes(corpus: Corpus, rows: readonly MatrixRow[]): Promise<MatrixRow[]> {
  const groups = new Map<string, MatrixRow[]>();
  for (const row of rows) {
    const drugs = row.cells.map((cell) => cell.drugs.join(' ')).join(' ');
    groups.set(drugs, [...(groups.get(drugs) ?? []), row]);
  }
  const all: MatrixRow[] = [];
  for (const group of groups.values()) {
    const alike = new Map<string, MatrixRow[]>();
    for (const row of group) {
      const how = group.length > 1 ? await actions(corpus, row.entity!) : '';
      alike.set(how, [...(alike.get(how) ?? []), row]);
    }
    for (const same of alike.values())
      all.push(same.length === 1 ? same[0]! : { ...same[0]!, same: same.map(({ entity }) => entity!) });
  }
  return all;
}

/** How drugs act on a target, as facts say it. */
async function actions(corpus: Corpus, target: Entity): Promise<string> {
  const query = allOf({ kind: 'term', field: 'KIND', text: 'target' }, values('TARGET', target.ids));
  const { hits } = await corpus.search(drugFacts, { query, offset: 0, limit: MOST_VALUES });
  const facts = await corpus.get(
    drugFacts,
    hits.map(({ id }) => id),
  );
  const said = facts.flatMap((fact) => (fact.kind === 'target' ? [`${fact.drug} ${fact.action ?? ''}`] : []));
  return [...new Set(said)].sort().join('; ');
}

/** Says what the rows of a matrix lack. */
export function noteMatrix(dimension: Dimension, more: boolean, note: (sentence: string) => void): void {
  if (more) note('There are more rows: these have most drugs.');
  if (dimension === 'DISEASE')
    note(
      'The FDA names no disease of an approval: how far a drug is for a disease is told by trials and by the list of the EMA, and drugs that only a source of indications ties to it are Unknown there.',
    );
  if (dimension === 'ORGANIZATION')
    note('Organisations belong to others as far as the dictionary says; registers write one in several ways.');
}
