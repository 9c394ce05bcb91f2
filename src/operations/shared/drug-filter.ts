import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import type { Entity, EntityKind } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type EntityFilter, filterQuery, identitiesBelow } from './entity-filter.ts';
import { entitiesByKey } from './entity-rows.ts';

/** Drugs that facts of a kind are about which name one of some things, or what is a kind of one. */
async function drugsNaming(
  corpus: Corpus,
  kind: 'target' | 'class' | 'indication',
  things: readonly Entity[],
  field: 'TARGET' | 'CLASS' | 'DISEASE',
): Promise<Entity[]> {
  const query = allOf(
    { kind: 'term', field: 'KIND', text: kind },
    { kind: 'values', field, values: await identitiesBelow(corpus, things) },
    // a drug that must not be given for a disease is not used for it
    { kind: 'not', of: { kind: 'term', field: 'USE', text: 'not' } },
  );
  const { fields } = await corpus.columns(drugFacts, { query }, ['DRUG']);
  return entitiesByKey(corpus, fields.DRUG!.values);
}

/** Drugs of classes or of what is a kind of one. */
export const drugsOfClasses = (corpus: Corpus, classes: readonly Entity[]): Promise<Entity[]> =>
  drugsNaming(corpus, 'class', classes, 'CLASS');

/** Drugs that act on targets or on what is a kind of one. */
export const drugsOfTargets = (corpus: Corpus, targets: readonly Entity[]): Promise<Entity[]> =>
  drugsNaming(corpus, 'target', targets, 'TARGET');

/** Drugs of which a source says that they are used for diseases or for what is a kind of one. */
export const drugsUsedFor = (corpus: Corpus, diseases: readonly Entity[]): Promise<Entity[]> =>
  drugsNaming(corpus, 'indication', diseases, 'DISEASE');

/** What a filter by targets or classes of drugs asks of a field of identities of drugs. */
export const drugsWith = (
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: Extract<EntityKind, 'target' | 'drug_type' | 'mechanism'>,
  field: string,
  signal: AbortSignal,
): Promise<Query | undefined> =>
  filterQuery(corpus, name, filter, kind, signal, async (things) => {
    const drugs = await (kind === 'target' ? drugsOfTargets : drugsOfClasses)(corpus, things);
    return { kind: 'values', field, values: [...new Set(drugs.flatMap(({ ids }) => ids))] };
  });
