import { type DrugFact, drugFacts, type FactOf } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { byIdentity, entitiesByKey } from './entity-rows.ts';

/** Facts of some kind about drugs, by the id of the drug, each in the order of their ids. */
export async function factsByDrug<K extends DrugFact['kind']>(
  corpus: Corpus,
  drugs: readonly Entity[],
  kind: K,
): Promise<Map<string, FactOf<K>[]>> {
  const named = drugs.map(({ id }) => id);
  const links = named.length === 0 ? new Map() : await corpus.links(entities, named, 'drug_facts');
  const stored = (id: string): string[] =>
    (links.get(id)?.records ?? []).flatMap((each: { id: string; stored: boolean }) => (each.stored ? [each.id] : []));
  const facts = await corpus.get(drugFacts, [...new Set(named.flatMap(stored))].sort());
  const of = new Map(facts.map((fact) => [fact.id, fact]));
  const ofKind = (fact: DrugFact | undefined): fact is FactOf<K> => fact?.kind === kind;
  return new Map(
    named.map((id) => [
      id,
      stored(id)
        .sort()
        .map((each) => of.get(each))
        .filter(ofKind),
    ]),
  );
}

/** Facts of some kind about drugs. */
export const factsOf = async <K extends DrugFact['kind']>(
  corpus: Corpus,
  drugs: readonly Entity[],
  kind: K,
): Promise<FactOf<K>[]> => [
  ...new Map([...(await factsByDrug(corpus, drugs, kind)).values()].flat().map((fact) => [fact.id, fact])).values(),
];

/** Targets on which drugs act, as a source of facts says. An affinity alone makes none. */
export const targetsOfDrugs = async (corpus: Corpus, drugs: readonly Entity[]): Promise<Entity[]> =>
  entitiesByKey(
    corpus,
    (await factsOf(corpus, drugs, 'target')).map(({ target }) => target),
  );

/** Classes of drugs of one kind. */
export async function classesOfDrugs(
  corpus: Corpus,
  drugs: readonly Entity[],
  kind: 'drug_type' | 'mechanism',
): Promise<Entity[]> {
  const classes = await entitiesByKey(
    corpus,
    (await factsOf(corpus, drugs, 'class')).map((fact) => fact.class),
  );
  return classes.filter((each) => each.kind === kind);
}

/** Things of the dictionary that facts about each of some drugs name, by the id of the drug. */
async function namedByDrug(
  corpus: Corpus,
  facts: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, Entity[]>> {
  const known = byIdentity(await entitiesByKey(corpus, [...facts.values()].flat()));
  return new Map(
    [...facts].map(([id, keys]) => [
      id,
      [...new Map(keys.flatMap((key) => known.get(key) ?? []).map((each) => [each.id, each])).values()],
    ]),
  );
}

const keysBy = <F>(facts: ReadonlyMap<string, readonly F[]>, key: (fact: F) => string) =>
  new Map([...facts].map(([id, all]) => [id, all.map(key)]));

/** Targets of each of some drugs, and the drug types that each belongs to. */
export async function aboutDrugs(
  corpus: Corpus,
  drugs: readonly Entity[],
): Promise<(drug: string) => { targets: Entity[]; types: Entity[] }> {
  const targets = await namedByDrug(
    corpus,
    keysBy(await factsByDrug(corpus, drugs, 'target'), ({ target }) => target),
  );
  const classes = await namedByDrug(
    corpus,
    keysBy(await factsByDrug(corpus, drugs, 'class'), (fact) => fact.class),
  );
  return (drug) => ({
    targets: targets.get(drug) ?? [],
    types: (classes.get(drug) ?? []).filter(({ kind }) => kind === 'drug_type'),
  });
}
