import { byText } from '#by-text.ts';
import type { Approval } from '#collections/approvals/approvals.ts';
import { companies } from '#collections/companies/companies.ts';
import { type Entity, entities, entityId } from '#collections/entities/entities.ts';
import { rankOfStage } from '#collections/trials/vocabulary.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { portions } from '#portions.ts';
import { countryOfAgency } from './agencies.ts';
import { country, countryNamed, type WireCountry } from './countries.ts';
import { type DrugRegister, furthest, type Relation, type Said } from './drug-register.ts';
import type { Selection } from './drug-selection.ts';
import { type ShownThing, shownThings } from './entity-rows.ts';
import { groupsIn, ultimateParents } from './organisation-group.ts';
import { type Candidate, StageRows } from './stage-rows.ts';

export type Dimension = 'ORGANIZATION' | 'TARGET' | 'DISEASE' | 'DRUG_TYPE' | 'REGION';

/** Drugs of one row that are furthest at one stage there; `Unknown`: no register says how far. */
export interface Cell {
  readonly stage: string;
  readonly drugs: readonly string[];
}

/** Drugs by stage for one thing: each drug once, where it is furthest there. */
export interface MatrixRow {
  readonly entity?: ShownThing;
  readonly country?: WireCountry;
  /** Of targets on which the same drugs act in the same way, such as the parts of a complex: all of them. */
  readonly same?: readonly ShownThing[];
  readonly cells: readonly Cell[];
  readonly total: number;
}

/** What the Disease Ontology has above all others, and registers as a heading: a row of it would hold every drug. */
const ANY_DISEASE = entityId('disease:doid:4');

const saidIn = (relation: Relation, values: readonly string[]): Said[] =>
  values.flatMap((value) => relation.get(value) ?? []);

/** Things that records name, those of a set if one is given; each with what they say of those that are a kind of it. */
function things(register: DrugRegister, relation: Relation, among?: ReadonlySet<string>): Candidate[] {
  const found = new Set([...relation.keys()].flatMap((key) => register.ids.get(key) ?? []));
  return [...(among ? found.intersection(among) : found)].map((of) => ({
    of,
    said: () => saidIn(relation, register.named(register.below(of))),
  }));
}

/** Targets; those on which all drugs act in the same way may be one, such as the parts of a complex. */
const targets = (register: DrugRegister): Candidate[] =>
  things(register, register.targets).map((each) => {
    const actions = register.named([each.of]).flatMap((key) => [...(register.actions.get(key) ?? [])]);
    return { ...each, likeness: [...new Set(actions)].sort().join('; ') };
  });

/** Countries of sites and of agencies. */
function regions({ countries: sites, agencies }: DrugRegister): Candidate[] {
  const found = new Map<string, Said[]>();
  const add = (country: WireCountry | undefined, said: Said) => {
    if (country) found.set(country.alpha2_code, [...(found.get(country.alpha2_code) ?? []), said]);
  };
  for (const [name, said] of sites) add(countryNamed(name), said);
  for (const [agency, said] of agencies) add(countryOfAgency(agency as Approval['agency']), said);
  return [...found].map(([of, said]) => ({ of, said: () => said }));
}

const organisationIds = (all: DrugRegister): string[] => [
  ...new Set([...all.organisations.keys()].flatMap((key) => all.ids.get(key) ?? [])),
];

/** Organisations that records name, each for itself. */
const organisations = (all: DrugRegister): Candidate[] =>
  organisationIds(all).map((of) => ({ of, said: () => saidIn(all.organisations, all.named([of])) }));

/** Organisations above which nothing stands, with what belongs to them: by the dictionary, and among companies. */
async function groups(corpus: Corpus, all: DrugRegister, hasCompanies: boolean): Promise<Candidate[]> {
  const tops = [...new Set(organisationIds(all).map((id) => all.top(id)))];
  const under = (of: string) => ({ of, said: () => saidIn(all.organisations, all.named(all.below(of))) });
  if (!hasCompanies) return tops.map(under);
  const rows = new Map<string, Entity>();
  for (const some of portions(tops)) {
    const named = await corpus.get(entities, some);
    const parents = await ultimateParents(corpus, named);
    for (const each of named) {
      const row = parents.get(each.id) ?? each;
      rows.set(row.id, row);
    }
  }
  const found: Candidate[] = [];
  for (const some of portions([...rows.values()])) {
    const of = await groupsIn(corpus, all, some);
    found.push(...some.map(({ id }) => ({ of: id, said: () => saidIn(all.organisations, of({ id })) })));
  }
  return found;
}

const CANDIDATES: Readonly<Record<Dimension, (all: DrugRegister) => Candidate[]>> = {
  ORGANIZATION: organisations,
  TARGET: targets,
  DISEASE: (all) => things(all, all.diseases).filter(({ of }) => of !== ANY_DISEASE),
  DRUG_TYPE: (all) => things(all, all.classes, all.types),
  REGION: regions,
};

/** Rows of a register by what they are of, and the state of the companies that they were made by. */
const made = new WeakMap<DrugRegister, Map<string, { readonly state: string; readonly rows: Promise<StageRows> }>>();

/** The rows of a dimension: made at the first call, and again when companies that stand in them have changed. */
async function rowsOf(corpus: Corpus, all: DrugRegister, dimension: Dimension, roll_up: boolean): Promise<StageRows> {
  const grouped = dimension === 'ORGANIZATION' && roll_up;
  const known = grouped ? (await corpus.status()).find(({ name }) => name === companies.name) : undefined;
  const state = String(known?.indexed_seq ?? 0);
  const name = grouped ? 'groups' : dimension;
  const kept = made.get(all) ?? new Map();
  made.set(all, kept);
  const there = kept.get(name);
  if (there?.state === state) return there.rows;
  const drawn = grouped ? groups(corpus, all, (known?.records ?? 0) > 0) : Promise.resolve(CANDIDATES[dimension](all));
  const rows = drawn.then((candidates) => StageRows.of(all.drugs.length, candidates));
  kept.set(name, { state, rows });
  rows.catch(() => kept.get(name)?.rows === rows && kept.delete(name));
  return rows;
}

/** Drugs of a selection, by their places. */
type Selected = Uint8Array;

/** Selected drugs of a row, each at its furthest stage: there, or (of what says of no stage) anywhere. */
function cellsOf({ drugs }: DrugRegister, selected: Selected, rows: StageRows, row: number, anywhere: boolean): Cell[] {
  const cells = new Map<string, string[]>();
  for (const [place, stages] of rows.drugs(row)) {
    if (selected[place] !== 1) continue;
    const drug = drugs[place]!;
    const stage = furthest(anywhere ? drug : { stages }) ?? 'Unknown';
    const cell = cells.get(stage);
    if (cell) cell.push(drug.id);
    else cells.set(stage, [drug.id]);
  }
  return [...cells]
    .map(([stage, ids]) => ({ stage, drugs: ids }))
    .sort((a, b) => rankOfStage(b.stage) - rankOfStage(a.stage) || byText(a.stage, b.stage));
}

interface Group {
  readonly weight: number;
  /** The first of them counts. */
  readonly rows: number[];
}

/**
 * The first rows, those that say the same as one: targets on which the same selected drugs act, and all drugs in the
 * same way, in the place of the first. At least one more than `limit`, where there are.
 */
function complexes(rows: StageRows, selected: Selected, heaviest: ReturnType<StageRows['heaviest']>, limit: number) {
  const found: Group[] = [];
  for (let at = 0; at < heaviest.length && found.length <= limit; ) {
    const { weight } = heaviest[at]!;
    let end = at + 1;
    while (heaviest[end]?.weight === weight) end++;
    const alike = new Map<string, Group>();
    for (const { row } of heaviest.slice(at, end)) {
      const drugs = end - at === 1 ? [] : [...rows.drugs(row)].flatMap(([place]) => (selected[place] ? place : []));
      const key = `${rows.likeness(row)} ${drugs}`;
      const group = alike.get(key);
      if (group) group.rows.push(row);
      else alike.set(key, { weight, rows: [row] });
    }
    found.push(...alike.values());
    at = end;
  }
  return found;
}

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
  const { all, places } = selection;
  const rows = await rowsOf(corpus, all, dimension, roll_up);
  const selected = new Uint8Array(all.drugs.length);
  for (const place of places) selected[place] = 1;
  const heaviest = rows.heaviest(places);
  const found: readonly Group[] =
    dimension === 'TARGET'
      ? complexes(rows, selected, heaviest, limit)
      : heaviest.slice(0, limit + 1).map(({ row, weight }) => ({ weight, rows: [row] }));
  const shown = found.slice(0, limit);
  const named = dimension === 'REGION' ? [] : shown.flatMap((group) => group.rows.map((row) => rows.of[row]!));
  const known = await shownThings(corpus, named);
  const anywhere = dimension === 'TARGET' || dimension === 'DRUG_TYPE';
  return {
    more: found.length > limit,
    rows: shown.map(({ rows: [row, ...others], weight }): MatrixRow => {
      const of = rows.of[row!]!;
      return {
        ...(dimension === 'REGION' ? { country: country(of)! } : { entity: known.get(of)! }),
        ...(others.length > 0 && { same: [row!, ...others].map((each) => known.get(rows.of[each]!)!) }),
        cells: cellsOf(all, selected, rows, row!, anywhere),
        total: weight,
      };
    }),
  };
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
