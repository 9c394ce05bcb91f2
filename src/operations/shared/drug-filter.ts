import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type EntityFilter, identitiesBelow, namedEntities } from './entity-filter.ts';

/** Drugs of one target or class that a query may name. */
const MOST = 20_000;

/** Identities of the drugs of which a fact names one of some targets or classes. */
async function drugKeys(corpus: Corpus, field: 'TARGET' | 'CLASS', keys: readonly string[]): Promise<string[]> {
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
  const drugs = await corpus.lookup(entities, 'key', [...new Set(facts.map(({ drug }) => drug))]);
  return [...new Set(drugs.flatMap(({ ids }) => ids))];
}

/** What a filter by targets or classes of drugs asks of a field of identities of drugs. */
export async function drugsWith(
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: Extract<EntityKind, 'target' | 'drug_type' | 'mechanism'>,
  field: string,
): Promise<Query | undefined> {
  const given = filter?.value ?? [];
  if (given.length === 0) return undefined;
  const named = await namedEntities(corpus, name, given, kind);
  const queries = await Promise.all(
    named.map(async (entity): Promise<Query> => {
      const keys = entity ? await identitiesBelow(corpus, entity) : [];
      return { kind: 'values', field, values: await drugKeys(corpus, kind === 'target' ? 'TARGET' : 'CLASS', keys) };
    }),
  );
  return filter?.condition === 'AND' ? allOf(...queries) : anyOf(...queries);
}
