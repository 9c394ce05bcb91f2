import type { Entity } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { drugsOf } from '../drug-filter.ts';
import { drugRegister, furthest, type Said, saidOf, stagesIn } from '../drug-register.ts';
import { nameIn } from '../entity-names.ts';
import { shownThings } from '../entity-rows.ts';
import { companiesOf, drugsOfCompanies, type NamedCompany } from './companies.ts';

/** What the drugs of a list have in common: all that is given. */
export interface Wanted {
  /** They act on it, or on what is a kind of it, as a source of facts says. */
  readonly target?: Entity | undefined;
  /** Registers or sources of facts name them for it, or for what is a kind of it. */
  readonly disease?: Entity | undefined;
  /** Classes that a source of facts puts them in, or in what is a kind of one. */
  readonly types: readonly Entity[];
  /** One of them holds an approval, or sponsors a trial. */
  readonly companies: readonly NamedCompany[];
  /** What the rows say that name them with disease and company; else any row. */
  readonly stage?: string | undefined;
  /** It has approved them. */
  readonly agency?: string | undefined;
  /** Antibodies alone: a source says so, or the name does by its stem. */
  readonly antibodies: boolean;
}

/** A drug of a list, with how far it is where that was asked of. */
export interface ListedDrug {
  readonly id: string;
  readonly name: string;
  readonly stage?: string;
}

/** A company of a list, with its drugs of it. */
export interface ListedCompany {
  readonly name: string;
  readonly id?: string;
  readonly drugs: readonly string[];
}

/** Stems of the international names of antibodies, until 2021 and since. */
const ANTIBODY = /(?:mab|tug|bart|mig)\b/i;

const nameOf = (thing: Pick<Entity, 'names'>, zh: boolean) => nameIn(thing, zh ? 'zh' : 'en') ?? thing.names[0]!.text;

const both = (a: Said, b: Said): Said =>
  new Map([...a].flatMap(([drug, stages]) => (b.has(drug) ? [[drug, stages & b.get(drug)!] as const] : [])));

/** The drugs of the registers that are all that is wanted, with the stages that rows say there. */
async function places(
  corpus: Corpus,
  { target, disease, types, companies, antibodies, stage, agency }: Wanted,
): Promise<Said> {
  const register = await drugRegister(corpus);
  const named = (relation: Parameters<typeof saidOf>[0], thing: Entity) =>
    saidOf(relation, register.named(register.below(thing.id)));
  // facts say of no stage
  const ofFacts = (said: Said): Said => new Map([...said.keys()].map((drug) => [drug, register.drugs[drug]!.stages]));
  const all = [
    ...(disease ? [named(register.diseases, disease)] : []),
    ...(companies.length > 0 ? [drugsOfCompanies(register, companies)] : []),
    ...(agency ? [saidOf(register.agencies, [agency])] : []),
    ...types.map((type) => ofFacts(named(register.classes, type))),
    ...(target ? [ofFacts(named(register.targets, target))] : []),
  ];
  const said = all.length > 0 ? all.reduce(both) : new Map(register.drugs.map(({ stages }, place) => [place, stages]));
  const at = [...said].filter(([, stages]) => stage === undefined || stagesIn(stages).includes(stage));
  if (!antibodies) return new Map(at);
  const shown = await shownThings(
    corpus,
    at.map(([place]) => register.drugs[place]!.id),
  );
  return new Map(
    at.filter(
      ([place]) => shown.get(register.drugs[place]!.id)?.names.some(({ text }) => ANTIBODY.test(text)) ?? false,
    ),
  );
}

/** Drugs of which a source says that they act on a target and that no register names. */
async function unregistered(corpus: Corpus, target: Entity, antibodies: boolean, zh: boolean): Promise<ListedDrug[]> {
  const [drugs, register] = [await drugsOf(corpus, 'target', [target]), await drugRegister(corpus)];
  return drugs
    .filter(
      ({ id, names }) => !register.places.has(id) && (!antibodies || names.some(({ text }) => ANTIBODY.test(text))),
    )
    .map((drug) => ({ id: drug.id, name: nameOf(drug, zh) }));
}

/**
 * The drugs that are all that is wanted, the furthest first, then by name; of a target alone, without a stage, those,
 * too, that no register names.
 */
export async function drugsWanted(corpus: Corpus, wanted: Wanted, zh: boolean): Promise<ListedDrug[]> {
  const [register, said] = [await drugRegister(corpus), await places(corpus, wanted)];
  const shown = await shownThings(
    corpus,
    [...said.keys()].map((place) => register.drugs[place]!.id),
  );
  const listed = [...said].flatMap(([place, stages]) => {
    const drug = shown.get(register.drugs[place]!.id);
    const at = furthest({ stages });
    return drug ? [{ id: drug.id, name: nameOf(drug, zh), ...(at !== undefined && { stage: at }), stages }] : [];
  });
  const { target, disease, types, companies, stage } = wanted;
  const alone = target && !disease && types.length + companies.length === 0 && stage === undefined && !wanted.agency;
  const others = alone ? await unregistered(corpus, target, wanted.antibodies, zh) : [];
  return [...listed, ...others.map((each) => ({ ...each, stages: 0 }))]
    .sort((a, b) => rank(b) - rank(a) || byName(a, b))
    .map(({ stages: _, ...drug }) => drug);
}
/** The furthest of its stages, as a number. */
const rank = ({ stages }: { readonly stages: number }) => 31 - Math.clz32(stages);
const byName = (a: ListedDrug, b: ListedDrug) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

/** Who holds or tries the drugs that are all that is wanted, with the names of these. */
export async function companiesWanted(corpus: Corpus, wanted: Wanted, zh: boolean): Promise<ListedCompany[]> {
  const [register, said] = [await drugRegister(corpus), await places(corpus, wanted)];
  const found = await companiesOf(corpus, register, new Set(said.keys()), wanted.stage);
  const shown = await shownThings(
    corpus,
    [...said.keys()].map((place) => register.drugs[place]!.id),
  );
  return found.map(({ drugs, ...company }) => ({
    ...company,
    drugs: drugs
      .flatMap((place) => {
        const drug = shown.get(register.drugs[place]!.id);
        return drug ? [nameOf(drug, zh)] : [];
      })
      .sort(),
  }));
}
