import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type EntityFilter, filterQuery, identitiesBelow } from './entity-filter.ts';

/** Drugs of one target or class that a query may name. */
const MOST = 20_000;

/** Drugs of which a fact names one of some targets or classes. */
async function drugsNaming(corpus: Corpus, field: 'TARGET' | 'CLASS', keys: readonly string[]): Promise<Entity[]> {
  const { hits } = await corpus.search(drugFacts, {
    query: allOf(
      { kind: 'term', field: 'KIND', text: field === 'TARGET' ? 'target' : 'class' },
      { kind: 'values', field, values: keys },
    ),
    offset: 0,
    limit: MOST,
  });
  const facts = await corpus.get(
    drugFacts,
    hits.map(({ id }) => id),
  );
  return corpus.lookup(entities, 'key', [...new Set(facts.map(({ drug }) => drug))]);
}

const identities = (drugs: readonly Entity[]) => [...new Set(drugs.flatMap(({ ids }) => ids))];

/** Drugs of a class or of what is a kind of it. */
export const drugsOfClasses = async (corpus: Corpus, entity: Entity): Promise<Entity[]> =>
  drugsNaming(corpus, 'CLASS', await identitiesBelow(corpus, entity));

/** Drugs that act on a target or on what is a kind of it. */
export const drugsOfTarget = async (corpus: Corpus, entity: Entity): Promise<Entity[]> =>
  drugsNaming(corpus, 'TARGET', await identitiesBelow(corpus, entity));

/** Drugs of which a source says that they are used for one of some diseases. */
export async function drugsUsedFor(corpus: Corpus, diseases: readonly string[]): Promise<Entity[]> {
  const query = allOf(
    { kind: 'term', field: 'KIND', text: 'indication' },
    { kind: 'values', field: 'DISEASE', values: diseases },
  );
  const { hits } = await corpus.search(drugFacts, { query, offset: 0, limit: MOST });
  const facts = await corpus.get(
    drugFacts,
    hits.map(({ id }) => id),
  );
  const used = facts.flatMap((fact) => (fact.kind === 'indication' && fact.use !== 'not' ? [fact.drug] : []));
  return corpus.lookup(entities, 'key', [...new Set(used)]);
}

/** What a filter by targets or classes of drugs asks of a field of identities of drugs. */
export const drugsWith = (
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: Extract<EntityKind, 'target' | 'drug_type' | 'mechanism'>,
  field: string,
  signal: AbortSignal,
): Promise<Query | undefined> =>
  filterQuery(corpus, name, filter, kind, signal, async (entity) => ({
    ...{ kind: 'values', field },
    values: identities(await (kind === 'target' ? drugsOfTarget : drugsOfClasses)(corpus, entity)),
  }));
