import { approvals } from '#collections/approvals/approvals.ts';
import { deals } from '#collections/deals/deals.ts';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { entities, entityId } from '#collections/entities/entities.ts';
import { trials } from '#collections/trials/trials.ts';
import { developmentOf, STAGES_AND_STATES } from '#collections/trials/vocabulary.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Columns } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { inSlices } from '#turns.ts';
import { registerNames } from './countries.ts';
import { identifyThings } from './drug-names.ts';
import { type ShownThing, shownThings } from './entity-rows.ts';

/**
 * What registers and sources of facts say of drugs, put together in memory: filters of drugs and tables of them by
 * stage ask of thousands of drugs at once how far each is for, with or in thousands of things, which no search answers
 * in less than a question for each thing.
 */
export interface DrugRegister {
  /** Drugs that an approval or a trial names, in the order of their ids. */
  readonly drugs: readonly DrugStage[];
  /** The place of a drug in `drugs` by its id. */
  readonly places: ReadonlyMap<string, number>;
  /** Ids of things of the dictionary by the identities that records name them by. */
  readonly ids: ReadonlyMap<string, string>;
  /** By the identity of whom records name as holder or sponsor. */
  readonly organisations: Relation;
  /** By the identity of a disease: of approvals and trials, and of drugs that a source says are used for it. */
  readonly diseases: Relation;
  /** By the country of a site, in capitals, as the register of trials writes it. */
  readonly countries: Relation;
  readonly agencies: Relation;
  /** By the identity of a target, or of a class: facts, which say of no stage. */
  readonly targets: Relation;
  readonly classes: Relation;
  /** Ids of the classes that are drug types; others are mechanisms. */
  readonly types: ReadonlySet<string>;
  /** Ids of the drug types that a source names of a drug, by its place: in the order of the ids. */
  typesOf(place: number): readonly string[];
  /** How drugs act on a target, by its identity: `place action`, each once. */
  readonly actions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of a thing and of what is a kind of it, as far as records name these or something below them. */
  below(id: string): readonly string[];
  /** The last that is met on the way up from a thing, level by level: itself where nothing is above it. */
  top(id: string): string;
  /** The identities in a relation of some things of the dictionary. */
  named(ids: Iterable<string>): readonly string[];
}

/** How far a drug is: all that rows of registers say, as bits (`stagesIn`), and the day of its first approval. */
export interface DrugStage {
  readonly id: string;
  readonly stages: number;
  /** Approvals and trials that name it. */
  readonly records: number;
  readonly first_approved?: number;
}

/** Places of drugs, with the stages that records say of each there; by what the records name. */
export type Relation = ReadonlyMap<string, Said>;
export type Said = ReadonlyMap<number, number>;

const EVERYTHING: Query = { kind: 'all' };
const bitOf = (stage: string): number =>
  STAGES_AND_STATES.includes(stage) ? 1 << STAGES_AND_STATES.indexOf(stage) : 0;
const APPROVED = bitOf('Approved');

/** The stages and states that bits say. */
export const stagesIn = (bits: number): string[] => STAGES_AND_STATES.filter((_, at) => bits & (1 << at));
/** The furthest of them; a state only where no stage is known. */
export const furthest = ({ stages }: Pick<DrugStage, 'stages'>): string | undefined =>
  stages === 0 ? undefined : STAGES_AND_STATES[31 - Math.clz32(stages)];

/** Drugs that are named beside one of some values of a relation, with all stages that are said there. */
export function saidOf(relation: Relation, values: Iterable<string>): Said {
  const found: Said[] = [];
  for (const value of values) {
    const said = relation.get(value);
    if (said) found.push(said);
  }
  if (found.length === 1) return found[0]!;
  const all = new Map<number, number>();
  for (const said of found) for (const [drug, stages] of said) all.set(drug, (all.get(drug) ?? 0) | stages);
  return all;
}

/** Names in `DrugRegister.countries` of some countries, by their two letters. */
export const siteNames = (codes: readonly string[]): string[] =>
  codes.flatMap(registerNames).map((name) => name.toUpperCase());

/** A register as of a state of the index, kept until somebody asks after that has changed. */
interface Kept {
  readonly state: string;
  readonly made: Promise<DrugRegister>;
}
const kept = new WeakMap<Corpus, Kept>();
const OF: readonly Collection<any>[] = [approvals, trials, drugFacts, entities];

/** The register as the index is now. Made anew at the first call after a change: about a second of processor time for
 * 25,000 trials, 18,000 applications and 17,000 identities. */
export async function drugRegister(corpus: Corpus): Promise<DrugRegister> {
  const status = await corpus.status();
  const state = OF.map(({ name }) => status.find((each) => each.name === name)?.indexed_seq).join();
  // asked every time, so that everybody hears what the index has to say of its answers
  for (const collection of [approvals, trials]) await totalOf(corpus, collection);
  const known = kept.get(corpus);
  if (known) {
    if (known.state === state) return known.made;
    // one at a time: while records are written, each call would make its own
    await known.made.catch(() => undefined);
    const newer = kept.get(corpus);
    if (newer && newer !== known) return newer.made;
  }
  const made = read(corpus);
  kept.set(corpus, { state, made });
  made.catch(() => kept.get(corpus)?.made === made && kept.delete(corpus));
  return made;
}

/** Documents that are taken up between two looks at the clock. */
const AT_ONCE = 500;

/** Reads columns document by document, in slices of time. */
async function everyDocument(
  { documents, fields }: Columns,
  take: (numbers: (code: string) => Uint32Array, doc: number) => void,
): Promise<void> {
  let doc = 0;
  const numbers = (code: string) => {
    const { starts, numbers: all } = fields[code]!;
    return all.subarray(starts[doc], starts[doc + 1]);
  };
  for await (const from of inSlices(Array.from({ length: Math.ceil(documents / AT_ONCE) }, (_, i) => i * AT_ONCE)))
    for (doc = from; doc < Math.min(documents, from + AT_ONCE); doc++) take(numbers, doc);
}

/** Ids of things by identities, former ones among them. */
async function identified(corpus: Corpus, keys: Iterable<string>): Promise<Map<string, string>> {
  const all = [...new Set(keys)];
  const found = await identifyThings(corpus, all);
  const former = all.filter((key) => !found.has(key)).map((key) => [entityId(key), key] as const);
  const byFormer =
    former.length === 0
      ? new Map()
      : await corpus.identify(
          entities,
          'entity_id',
          former.map(([id]) => id),
        );
  return new Map([
    ...found,
    ...former.flatMap(([id, key]) => (byFormer.has(id) ? [[key, byFormer.get(id)![0]!] as const] : [])),
  ]);
}

/** What things are kinds of, and what that is a kind of, up to the top: ids by id. */
async function parentsOf(corpus: Corpus, ids: Iterable<string>): Promise<Map<string, readonly string[]>> {
  const parents = new Map<string, readonly string[]>();
  for (let level = [...new Set(ids)]; level.length > 0; ) {
    const links = await corpus.links(entities, level, 'parents');
    const next = new Set<string>();
    for (const id of level) {
      const above = (links.get(id)?.records ?? []).flatMap((each) => (each.stored ? [each.id] : []));
      parents.set(id, above);
      for (const each of above) next.add(each);
    }
    level = [...next].filter((id) => !parents.has(id));
  }
  return parents;
}

const TEXTS = {
  held: ['DRUG', 'HOLDER', 'DISEASE', 'AGENCY', 'APPROVED'],
  tried: ['DRUG', 'SPONSOR', 'DISEASE', 'COUNTRY', 'PHASE', 'STATUS'],
  target: ['DRUG', 'TARGET', 'ACTION'],
  class: ['DRUG', 'CLASS'],
  used: ['DRUG', 'DISEASE'],
} as const;

async function read(corpus: Corpus): Promise<DrugRegister> {
  const told_as = (text: string): Query => ({ kind: 'term', field: 'KIND', text });
  const used = allOf(told_as('indication'), { kind: 'not', of: { kind: 'term', field: 'USE', text: 'not' } });
  const [held, tried, acting, classed, told] = await Promise.all([
    corpus.columns(approvals, { query: EVERYTHING }, TEXTS.held),
    corpus.columns(trials, { query: EVERYTHING }, TEXTS.tried),
    corpus.columns(drugFacts, { query: told_as('target') }, TEXTS.target),
    corpus.columns(drugFacts, { query: told_as('class') }, TEXTS.class),
    corpus.columns(drugFacts, { query: used }, TEXTS.used),
  ]);
  const keys = [held, tried, acting, classed, told].flatMap(({ fields }) =>
    ['DRUG', 'HOLDER', 'SPONSOR', 'DISEASE', 'TARGET', 'CLASS'].flatMap((code) => fields[code]?.values ?? []),
  );
  const ids = await identified(corpus, keys);
  const register = new Register(ids, [...held.fields.DRUG!.values, ...tried.fields.DRUG!.values]);
  await register.approved(held);
  await register.tried(tried);
  await register.facts(acting, register.targets, 'TARGET');
  await register.facts(classed, register.classes, 'CLASS');
  await register.facts(told, register.diseases, 'DISEASE');
  const classes = await corpus.get(entities, [...new Set(register.idsOf(register.classes.keys()))]);
  for (const { id, kind } of classes) if (kind === 'drug_type') register.types.add(id);
  const things = [register.organisations, register.diseases, register.targets, register.classes];
  register.hierarchy(await parentsOf(corpus, register.idsOf(things.flatMap((relation) => [...relation.keys()]))));
  return register;
}

type Filling = Map<string, Map<number, number>>;

class Register implements DrugRegister {
  readonly drugs: readonly { -readonly [K in keyof DrugStage]: DrugStage[K] }[];
  readonly places: ReadonlyMap<string, number>;
  readonly ids: ReadonlyMap<string, string>;
  readonly organisations: Filling = new Map();
  readonly diseases: Filling = new Map();
  readonly countries: Filling = new Map();
  readonly agencies: Filling = new Map();
  readonly targets: Filling = new Map();
  readonly classes: Filling = new Map();
  readonly types = new Set<string>();
  readonly actions = new Map<string, Set<string>>();
  readonly #identities: ReadonlyMap<string, readonly string[]>;
  readonly #below = new Map<string, readonly string[]>();
  #types: ReadonlyMap<number, readonly string[]> | undefined;
  #parents: ReadonlyMap<string, readonly string[]> = new Map();
  #children: ReadonlyMap<string, readonly string[]> = new Map();

  /** @param drugs Identities of drugs that registers name. */
  constructor(ids: ReadonlyMap<string, string>, drugs: readonly string[]) {
    this.ids = ids;
    this.#identities = grouped([...ids].map(([key, id]) => [id, key]));
    this.drugs = [...new Set(this.idsOf(drugs))].sort().map((id) => ({ id, stages: 0, records: 0 }));
    this.places = new Map(this.drugs.map(({ id }, place) => [id, place]));
  }

  /** Places of the drugs of a column by its numbers; -1 for a drug that no register names. */
  #placesOf({ fields }: Columns): Int32Array {
    return Int32Array.from(fields.DRUG!.values, (key) => this.places.get(this.ids.get(key) ?? '') ?? -1);
  }

  async approved(held: Columns): Promise<void> {
    const places = this.#placesOf(held);
    const { HOLDER, DISEASE, AGENCY, APPROVED: days } = held.fields;
    const [holders, diseases, agencies] = [
      into(this.organisations, HOLDER!.values),
      into(this.diseases, DISEASE!.values),
      into(this.agencies, AGENCY!.values),
    ];
    await everyDocument(held, (numbers) => {
      const day = numbers('APPROVED')[0];
      const first = day === undefined ? undefined : Number(days!.values[day]);
      const stage = first === undefined ? 0 : APPROVED;
      for (const number of numbers('DRUG')) {
        const place = places[number]!;
        if (place < 0) continue;
        const drug = this.drugs[place]!;
        drug.stages |= stage;
        drug.records++;
        if (first !== undefined) drug.first_approved = Math.min(drug.first_approved ?? first, first);
        for (const each of numbers('HOLDER')) add(holders(each), place, stage);
        for (const each of numbers('DISEASE')) add(diseases(each), place, stage);
        for (const each of numbers('AGENCY')) add(agencies(each), place, stage);
      }
    });
  }

  async tried(tried: Columns): Promise<void> {
    const places = this.#placesOf(tried);
    const { SPONSOR, DISEASE, COUNTRY, PHASE, STATUS } = tried.fields;
    const [sponsors, diseases, countries] = [
      into(this.organisations, SPONSOR!.values),
      into(this.diseases, DISEASE!.values),
      into(
        this.countries,
        COUNTRY!.values.map((name) => name.toUpperCase()),
      ),
    ];
    await everyDocument(tried, (numbers) => {
      const [phase, status] = [numbers('PHASE')[0], numbers('STATUS')[0]];
      const development = developmentOf({
        phase: phase === undefined ? undefined : PHASE!.values[phase],
        status: status === undefined ? undefined : STATUS!.values[status],
      });
      const stage = development === undefined ? 0 : bitOf(development);
      for (const number of numbers('DRUG')) {
        const place = places[number]!;
        if (place < 0) continue;
        const drug = this.drugs[place]!;
        drug.stages |= stage;
        drug.records++;
        for (const each of numbers('SPONSOR')) add(sponsors(each), place, stage);
        for (const each of numbers('DISEASE')) add(diseases(each), place, stage);
        for (const each of numbers('COUNTRY')) add(countries(each), place, stage);
      }
    });
  }

  /** What sources say of drugs of registers, of which they tell no stage. */
  async facts(told: Columns, relation: Filling, of: 'TARGET' | 'CLASS' | 'DISEASE'): Promise<void> {
    const places = this.#placesOf(told);
    const { values } = told.fields[of]!;
    const things = into(relation, values);
    const actions = told.fields.ACTION?.values;
    await everyDocument(told, (numbers) => {
      for (const number of numbers('DRUG')) {
        const place = places[number]!;
        if (place < 0) continue;
        for (const each of numbers(of)) {
          add(things(each), place, 0);
          if (!actions) continue;
          const said = this.actions.get(values[each]!) ?? new Set();
          this.actions.set(values[each]!, said);
          said.add(`${place} ${[...numbers('ACTION')].map((action) => actions[action]!)}`);
        }
      }
    });
  }

  idsOf(keys: Iterable<string>): string[] {
    return [...keys].flatMap((key) => this.ids.get(key) ?? []);
  }

  hierarchy(parents: ReadonlyMap<string, readonly string[]>): void {
    this.#parents = parents;
    this.#children = grouped([...parents].flatMap(([id, above]) => above.map((each) => [each, id] as const)));
  }

  below(id: string): readonly string[] {
    // of what no record names nothing is kept
    if (!this.#children.has(id)) return [id];
    let known = this.#below.get(id);
    if (!known) this.#below.set(id, (known = reached(id, this.#children)));
    return known;
  }

  top(id: string): string {
    return reached(id, this.#parents).at(-1)!;
  }

  typesOf(place: number): readonly string[] {
    this.#types ??= this.#typesOfAll();
    return this.#types.get(place) ?? [];
  }

  #typesOfAll(): Map<number, string[]> {
    const found = new Map<number, Set<string>>();
    for (const [key, said] of this.classes) {
      const id = this.ids.get(key);
      if (id === undefined || !this.types.has(id)) continue;
      for (const place of said.keys()) found.set(place, (found.get(place) ?? new Set()).add(id));
    }
    return new Map([...found].map(([place, ids]) => [place, [...ids].sort()]));
  }

  named(ids: Iterable<string>): readonly string[] {
    return [...ids].flatMap((id) => this.#identities.get(id) ?? []);
  }
}

/**
 * What is said beside each value of a column, by its number: of a relation that is filled, made when it is asked for.
 */
function into(relation: Filling, values: readonly string[]): (number: number) => Map<number, number> {
  const known: Map<number, number>[] = new Array(values.length);
  const made = (value: string) => {
    const said = relation.get(value) ?? new Map<number, number>();
    relation.set(value, said);
    return said;
  };
  return (number) => (known[number] ??= made(values[number]!));
}

function add(said: Map<number, number>, drug: number, stage: number): void {
  said.set(drug, (said.get(drug) ?? 0) | stage);
}

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** A thing and all that ways from it come to, the nearest first; circles end where they began. */
function reached(id: string, ways: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([id]);
  // what is added while it is gone through has its turn
  for (const each of found) for (const next of ways.get(each) ?? []) found.add(next);
  return [...found];
}

/** The drug types of some drugs of a register, by the id of each drug. */
export async function typesIn(
  corpus: Corpus,
  register: DrugRegister,
  drugs: readonly string[],
): Promise<(drug: string) => readonly ShownThing[]> {
  const ids = (drug: string) => register.typesOf(register.places.get(drug) ?? -1);
  const types = await shownThings(corpus, drugs.flatMap(ids));
  return (drug) => ids(drug).flatMap((id) => types.get(id) ?? []);
}

/** Ids of the drugs of which a deal is loaded; undefined where no deals are. */
export async function drugsWithDeals(corpus: Corpus): Promise<Set<string> | undefined> {
  const { documents, fields } = await corpus.columns(deals, { query: EVERYTHING }, ['DRUG']);
  return documents === 0 ? undefined : new Set((await identified(corpus, fields.DRUG!.values)).values());
}
