import { type DrugFact, drugFacts, type FactOf } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { entitiesByKey } from './entity-rows.ts';

/** Facts of some kind about drugs, in the order of their ids. */
export async function factsOf<K extends DrugFact['kind']>(
  corpus: Corpus,
  drugs: readonly Entity[],
  kind: K,
): Promise<FactOf<K>[]> {
  if (drugs.length === 0) return [];
  const links = await corpus.links(
    entities,
    drugs.map(({ id }) => id),
    'drug_facts',
  );
  const ids = [...links.values()].flatMap(({ records }) => records.filter(({ stored }) => stored).map(({ id }) => id));
  const facts = await corpus.get(drugFacts, [...new Set(ids)].sort());
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}

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
