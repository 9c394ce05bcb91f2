import { yearOfDay } from '#clock.ts';
import type { Entity } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { conjugateNamed } from '#dictionary/conjugates.ts';
import { drugsOf } from '../drug-filter.ts';
import {
  type DrugRegister,
  drugRegister,
  furthest,
  type Relation,
  type Said,
  saidOf,
  stagesIn,
} from '../drug-register.ts';
import { type ShownThing, shownThings } from '../entity-rows.ts';
import { named } from './answers.ts';
import { companiesOf, type NamedCompany } from './companies.ts';
import type { LeftOut } from './restricted.ts';

/** What the drugs of a list have in common: all that is given. */
export interface Wanted {
  /** They act on it, or on what is a kind of it, as a source of facts says. */
  readonly target?: Entity | undefined;
  /** Registers or sources of facts name them for each, or for what is a kind of it. */
  readonly diseases: readonly Entity[];
  /** Classes that a source of facts puts them in, or in what is a kind of one. */
  readonly types: readonly Entity[];
  /** One of them holds an approval, or sponsors a trial. */
  readonly companies: readonly NamedCompany[];
  /** What the rows say that name them with disease and company; else any row. */
  readonly stage?: string | undefined;
  /** Years of their first approval in the registers, both inclusive. */
  readonly first_approved?: { readonly from?: number; readonly to?: number } | undefined;
  /** It has approved them. */
  readonly agency?: string | undefined;
  /** Conjugates of antibodies alone, by the words for linker and payload in their names. */
  readonly conjugates: boolean;
  /** Antibodies alone, by the stems of their names. */
  readonly antibodies: boolean;
  /** No row names them for these, or with these. */
  readonly not?: LeftOut | undefined;
  /** No register has approved them. */
  readonly unapproved?: true | undefined;
}

/** A drug of a list, with how far it is where that was asked of. */
export interface ListedDrug {
  readonly id: string;
  readonly name: string;
  readonly stage?: string;
  /** yyyyMMdd, in the registers that are loaded. */
  readonly first_approved?: number;
}

/** A company of a list, with its drugs of it. */
export interface ListedCompany {
  readonly name: string;
  readonly id?: string;
  readonly drugs: readonly string[];
}

/** Stems of the international names of antibodies, until 2021 and since. */
const ANTIBODY = /(?:mab|tug|bart|mig)\b/i;

const isAntibody = ({ names }: Pick<Entity, 'names'>) => names.some(({ text }) => ANTIBODY.test(text));

const isConjugate = ({ names }: Pick<Entity, 'names'>) => names.some(({ text }) => conjugateNamed(text) !== undefined);

const both = (a: Said, b: Said): Said =>
  new Map([...a].flatMap(([drug, stages]) => (b.has(drug) ? [[drug, stages & b.get(drug)!] as const] : [])));

/** A drug of the registers, by its place there, with the stages that rows say where something is wanted of it. */
interface Found {
  readonly place: number;
  readonly drug: ShownThing;
  readonly stages: number;
}

/** The drugs of the registers that are all that is wanted. */
async function found(
  corpus: Corpus,
  register: DrugRegister,
  {
    target,
    diseases,
    types,
    companies,
    antibodies,
    conjugates,
    stage,
    agency,
    first_approved,
    not,
    unapproved,
  }: Wanted,
): Promise<Found[]> {
  const of = (relation: Relation, thing: Entity) => saidOf(relation, register.named(register.below(thing.id)));
  // facts say of no stage
  const ofFacts = (said: Said): Said => new Map([...said.keys()].map((drug) => [drug, register.drugs[drug]!.stages]));
  const keys = companies.flatMap((company) => company.keys);
  const all = [
    ...diseases.map((disease) => of(register.diseases, disease)),
    ...(companies.length > 0 ? [saidOf(register.organisations, keys)] : []),
    ...(agency ? [saidOf(register.agencies, [agency])] : []),
    ...types.map((type) => ofFacts(of(register.classes, type))),
    ...(target ? [ofFacts(of(register.targets, target))] : []),
  ];
  const named = all.length > 0 ? all.reduce(both) : new Map(register.drugs.map(({ stages }, place) => [place, stages]));
  const said = first_approved
    ? new Map([...named].filter(([place]) => isFirstOf(register.drugs[place]!, first_approved)))
    : new Map(named);
  for (const left of [
    ...(not?.diseases ?? []).map((disease) => of(register.diseases, disease)),
    ...(not?.companies ?? []).map((company) => saidOf(register.organisations, company.keys)),
  ])
    for (const place of left.keys()) said.delete(place);
  const idOf = (place: number) => register.drugs[place]!.id;
  const shown = await shownThings(corpus, [...said.keys()].map(idOf));
  return [...said].flatMap(([place, stages]) => {
    const drug = shown.get(idOf(place));
    if (!drug || (stage !== undefined && !stagesIn(stages).includes(stage))) return [];
    if (unapproved && stagesIn(register.drugs[place]!.stages).includes('Approved')) return [];
    if (conjugates && !isConjugate(drug)) return [];
    return antibodies && !isAntibody(drug) ? [] : { place, drug, stages };
  });
}

const isFirstOf = (
  { first_approved: day }: DrugRegister['drugs'][number],
  { from = 0, to = Infinity }: NonNullable<Wanted['first_approved']>,
): boolean => day !== undefined && yearOfDay(day) >= from && yearOfDay(day) <= to;

/**
 * The drugs that are all that is wanted, the furthest first, then by name; of a target alone, without a stage, those,
 * too, that no register names.
 */
export async function drugsWanted(corpus: Corpus, wanted: Wanted, zh: boolean): Promise<ListedDrug[]> {
  const register = await drugRegister(corpus);
  const registered = await found(corpus, register, wanted);
  const { target, diseases, types, companies, stage, agency } = wanted;
  const alone =
    target &&
    diseases.length === 0 &&
    types.length + companies.length === 0 &&
    stage === undefined &&
    !agency &&
    !wanted.first_approved;
  const others = alone ? await drugsOf(corpus, 'target', [target]) : [];
  const unregistered = others.filter(
    (drug) =>
      !register.places.has(drug.id) &&
      (!wanted.antibodies || isAntibody(drug)) &&
      (!wanted.conjugates || isConjugate(drug)),
  );
  return [...registered, ...unregistered.map((drug) => ({ drug, stages: 0 }))]
    .map(({ drug, stages }) => ({ drug: listed(drug, furthest({ stages }), zh), rank: 31 - Math.clz32(stages) }))
    .sort((a, b) => b.rank - a.rank || byName(a.drug, b.drug))
    .map(({ drug }) => {
      const first_approved = register.drugs[register.places.get(drug.id) ?? -1]?.first_approved;
      return { ...drug, ...(first_approved !== undefined && { first_approved }) };
    });
}
const listed = (drug: Pick<Entity, 'id' | 'names'>, stage: string | undefined, zh: boolean): ListedDrug => ({
  id: drug.id,
  name: named(drug, zh),
  ...(stage !== undefined && { stage }),
});
const byName = (a: ListedDrug, b: ListedDrug) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

/** Who holds or tries the drugs that are all that is wanted, with the names of these. */
export async function companiesWanted(corpus: Corpus, wanted: Wanted, zh: boolean): Promise<ListedCompany[]> {
  const register = await drugRegister(corpus);
  const drugs = new Map((await found(corpus, register, wanted)).map(({ place, drug }) => [place, named(drug, zh)]));
  const companies = await companiesOf(corpus, register, new Set(drugs.keys()), wanted.stage);
  return companies.map((company) => ({ ...company, drugs: company.drugs.map((place) => drugs.get(place)!).sort() }));
}
