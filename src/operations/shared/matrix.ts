import type { Approval } from '#collections/approvals/approvals.ts';
import { type Entity, entities, entityId } from '#collections/entities/entities.ts';
import { rankOfStage } from '#collections/trials/vocabulary.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { countryOfAgency } from './agencies.ts';
import { country, countryNamed, type WireCountry } from './countries.ts';
import { type DrugRegister, furthest, type Relation, type Said } from './drug-register.ts';
import type { Selection } from './drug-selection.ts';
import { groupsIn, ultimateParents } from './organisation-group.ts';

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

/** A row before its drugs are shown. */
interface Candidate {
  /** The id of the thing, the code of the country: rows of equal weight are in the order of these. */
  readonly of: string;
  /** Drugs of records that the row is made of, with the stages that are said there; one after the other. */
  readonly said: readonly Said[];
}

/** What the Disease Ontology has above all others, and registers as a heading: a row of it would hold every drug. */
const ANY_DISEASE = entityId('disease:doid:4');

/** Organisations whose groups are asked for among companies, those with most drugs. */
const MOST_GROUPS = 400;

/** Counts the selected drugs of candidates: places are marked by the candidate that met them last. */
function counter({ all }: Selection, selected: Uint8Array): (said: readonly Said[]) => number {
  const met = new Uint32Array(all.drugs.length);
  let now = 0;
  return (said) => {
    now++;
    let count = 0;
    for (const drugs of said)
      for (const place of drugs.keys())
        if (selected[place] === 1 && met[place] !== now) {
          met[place] = now;
          count++;
        }
    return count;
  };
}

const saidIn = (relation: Relation, values: readonly string[]): Said[] =>
  values.flatMap((value) => relation.get(value) ?? []);

/** Things that records name, those of a set if one is given; each with what they say of those that are a kind of it. */
function things(register: DrugRegister, relation: Relation, among?: ReadonlySet<string>): Candidate[] {
  const found = new Set([...relation.keys()].flatMap((key) => register.ids.get(key) ?? []));
  return [...(among ? found.intersection(among) : found)].map((of) => ({
    of,
    said: saidIn(relation, register.named(register.below(of))),
  }));
}

/** Countries of sites and of agencies. */
function regions({ countries: sites, agencies }: DrugRegister): Candidate[] {
  const found = new Map<string, Said[]>();
  const add = (country: WireCountry | undefined, said: Said) => {
    if (country) found.set(country.alpha2_code, [...(found.get(country.alpha2_code) ?? []), said]);
  };
  for (const [name, said] of sites) add(countryNamed(name), said);
  for (const [agency, said] of agencies) add(countryOfAgency(agency as Approval['agency']), said);
  return [...found].map(([of, said]) => ({ of, said }));
}

/** Organisations that records name; with `roll_up` those above which nothing stands, with what belongs to them. */
async function organisations(
  corpus: Corpus,
  { all }: Selection,
  count: (said: readonly Said[]) => number,
  roll_up: boolean,
): Promise<Candidate[]> {
  const known = [...new Set([...all.organisations.keys()].flatMap((key) => all.ids.get(key) ?? []))];
  const own = (id: string) => saidIn(all.organisations, all.named([id]));
  if (!roll_up) return known.map((of) => ({ of, said: own(of) }));
  const under = (id: string) => saidIn(all.organisations, all.named(all.below(id)));
  const tops = [...new Set(known.map((id) => all.top(id)))].map((of) => ({ of, said: under(of) }));
  const first = heaviest(tops, count).slice(0, MOST_GROUPS);
  const named = await corpus.get(
    entities,
    first.map(({ of }) => of),
  );
  const parents = await ultimateParents(corpus, named);
  const groups = await groupsIn(corpus, all, [...named, ...parents.values()]);
  const rows = new Set(named.map(({ id }) => parents.get(id)?.id ?? id));
  return [...rows].map((of) => ({ of, said: saidIn(all.organisations, groups({ id: of })) }));
}

interface Weighed extends Candidate {
  readonly weight: number;
}

/** Candidates that have drugs, those with most first. */
const heaviest = (all: readonly Candidate[], count: (said: readonly Said[]) => number): Weighed[] =>
  all
    .map((each) => ({ ...each, weight: count(each.said) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.of < b.of ? -1 : 1));

/** Selected drugs of a row, each at its furthest stage: there, or (of what says of no stage) anywhere. */
function cellsOf({ all }: Selection, selected: Uint8Array, { said }: Candidate, anywhere: boolean): Cell[] {
  const stages = new Map<number, number>();
  for (const drugs of said)
    for (const [place, there] of drugs) if (selected[place] === 1) stages.set(place, (stages.get(place) ?? 0) | there);
  const cells = new Map<string, string[]>();
  for (const [place, there] of stages) {
    const drug = all.drugs[place]!;
    const stage = furthest(anywhere ? drug : { stages: there }) ?? 'Unknown';
    const cell = cells.get(stage);
    if (cell) cell.push(drug.id);
    else cells.set(stage, [drug.id]);
  }
  return [...cells]
    .map(([stage, drugs]) => ({ stage, drugs: drugs.sort() }))
    .sort((a, b) => rankOfStage(b.stage) - rankOfStage(a.stage) || (a.stage < b.stage ? -1 : 1));
}

/**
 * Targets on which the same selected drugs act, and all drugs in the same way, as one: in the place of the first.
 */
function complexes({ all }: Selection, selected: Uint8Array, rows: readonly Weighed[]): (Weighed & Same)[] {
  const groups = new Map<string, Weighed & { same: string[] }>();
  for (const row of rows) {
    const drugs = row.said.flatMap((said) => [...said.keys()].filter((place) => selected[place] === 1));
    const actions = all.named([row.of]).flatMap((key) => [...(all.actions.get(key) ?? [])]);
    const key = JSON.stringify([[...new Set(drugs)].sort(), [...new Set(actions)].sort()]);
    const group = groups.get(key);
    if (group) group.same.push(row.of);
    else groups.set(key, { ...row, same: [row.of] });
  }
  return [...groups.values()];
}
interface Same {
  readonly same?: readonly string[];
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
  const { all, found } = selection;
  const selected = new Uint8Array(all.drugs.length);
  for (const { id } of found) selected[all.places.get(id)!] = 1;
  const count = counter(selection, selected);
  const candidates: Record<Dimension, () => Promise<Candidate[]> | Candidate[]> = {
    ORGANIZATION: () => organisations(corpus, selection, count, roll_up),
    TARGET: () => things(all, all.targets),
    DISEASE: () => things(all, all.diseases).filter(({ of }) => of !== ANY_DISEASE),
    DRUG_TYPE: () => things(all, all.classes, all.types),
    REGION: () => regions(all),
  };
  const weighed: readonly (Weighed & Same)[] = heaviest(await candidates[dimension](), count);
  const rows = dimension === 'TARGET' ? complexes(selection, selected, weighed) : weighed;
  const shown = rows.slice(0, limit);
  const named = dimension === 'REGION' ? [] : shown.flatMap(({ of, same }) => same ?? [of]);
  const known = new Map((await corpus.get(entities, named)).map((entity) => [entity.id, entity]));
  const anywhere = dimension === 'TARGET' || dimension === 'DRUG_TYPE';
  return {
    more: rows.length > limit,
    rows: shown.map(
      (row): MatrixRow => ({
        ...(dimension === 'REGION' ? { country: country(row.of)! } : { entity: known.get(row.of)! }),
        ...((row.same?.length ?? 0) > 1 && { same: row.same!.map((id) => known.get(id)!) }),
        cells: cellsOf(selection, selected, row, anywhere),
        total: row.weight,
      }),
    ),
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
