import { byText } from '#by-text.ts';
import { type DrugFact, drugFacts, type FactOf } from '#collections/drug-facts/drug-facts.ts';
import type { Entity } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { entitiesByKey, knownByKey } from './entity-rows.ts';

/** Facts of some kinds about one call's drugs: real ones have hundreds, of which most are affinities. */
const MOST_FACTS = 10_000;

/** Facts of some kinds about drugs, in the order of their ids. Those of other kinds are not read. */
export async function factsOf<K extends DrugFact['kind']>(
  corpus: Corpus,
  drugs: readonly Entity[],
  ...kinds: readonly K[]
): Promise<FactOf<K>[]> {
  if (drugs.length === 0) return [];
  const query = allOf(
    { kind: 'values', field: 'KIND', values: kinds },
    { kind: 'values', field: 'DRUG', values: drugs.flatMap(({ keys }) => keys) },
  );
  const { hits } = await corpus.search(drugFacts, { query, offset: 0, limit: MOST_FACTS });
  const facts = await corpus.get(drugFacts, hits.map(({ id }) => id).sort());
  return facts as FactOf<K>[];
}

/** Things of the dictionary that facts of a kind about some drugs name, each once: read from the index alone. */
async function namedOf(corpus: Corpus, drugs: readonly Entity[], kind: 'target' | 'class'): Promise<Entity[]> {
  if (drugs.length === 0) return [];
  const field = kind === 'target' ? 'TARGET' : 'CLASS';
  const query = allOf(
    { kind: 'term', field: 'KIND', text: kind },
    { kind: 'values', field: 'DRUG', values: drugs.flatMap(({ keys }) => keys) },
  );
  const { fields } = await corpus.columns(drugFacts, { query }, [field]);
  return entitiesByKey(corpus, fields[field]!.values);
}

/** Targets on which drugs act, as a source of facts says. An affinity alone makes none. */
export const targetsOfDrugs = (corpus: Corpus, drugs: readonly Entity[]): Promise<Entity[]> =>
  namedOf(corpus, drugs, 'target');

/** Classes of drugs of one kind. */
export const classesOfDrugs = async (
  corpus: Corpus,
  drugs: readonly Entity[],
  kind: 'drug_type' | 'mechanism',
): Promise<Entity[]> => (await namedOf(corpus, drugs, 'class')).filter((each) => each.kind === kind);

/** Things of the dictionary that facts of a kind about each of some drugs name, by the id of the drug. */
async function namedByDrug(
  corpus: Corpus,
  drugs: readonly Entity[],
  kind: 'target' | 'class',
): Promise<Map<string, Entity[]>> {
  const field = kind === 'target' ? 'TARGET' : 'CLASS';
  const idOf = new Map(drugs.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)));
  const query = allOf(
    { kind: 'term', field: 'KIND', text: kind },
    { kind: 'values', field: 'DRUG', values: [...idOf.keys()] },
  );
  const { documents, fields } = await corpus.columns(drugFacts, { query }, ['DRUG', field]);
  const [drug, thing] = [fields.DRUG!, fields[field]!];
  const known = await knownByKey(corpus, thing.values);
  const found = new Map<string, Map<string, Entity>>();
  for (let fact = 0; fact < documents; fact++) {
    // a fact is about one drug, and names one thing
    const id = idOf.get(drug.values[drug.numbers[drug.starts[fact]!]!]!);
    const named = known.get(thing.values[thing.numbers[thing.starts[fact]!]!]!);
    if (id === undefined || named === undefined) continue;
    found.set(id, (found.get(id) ?? new Map()).set(named.id, named));
  }
  return new Map([...found].map(([id, things]) => [id, [...things.values()].sort((a, b) => byText(a.id, b.id))]));
}

/** The drug types that each of some drugs belongs to. */
export async function typesOfDrugs(corpus: Corpus, drugs: readonly Entity[]): Promise<(drug: string) => Entity[]> {
  const classes = await namedByDrug(corpus, drugs, 'class');
  return (drug) => (classes.get(drug) ?? []).filter(({ kind }) => kind === 'drug_type');
}

/** Targets of each of some drugs, and the drug types that each belongs to. */
export async function aboutDrugs(
  corpus: Corpus,
  drugs: readonly Entity[],
): Promise<(drug: string) => { targets: Entity[]; types: Entity[] }> {
  const targets = await namedByDrug(corpus, drugs, 'target');
  const types = await typesOfDrugs(corpus, drugs);
  return (drug) => ({ targets: targets.get(drug) ?? [], types: types(drug) });
}
