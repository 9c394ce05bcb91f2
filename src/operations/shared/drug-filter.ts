import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { FICTIONAL_OR_NOT } from '#dictionary/ancestors.ts';
import { type EntityFilter, filterQuery, identitiesBelow, sameDrugs } from './entity-filter.ts';

/** Identities of drugs, as facts of a kind name them that are about some things or what is a kind of one. */
async function drugsNaming(
  corpus: Corpus,
  kind: 'target' | 'class' | 'indication',
  things: readonly Entity[],
  field: 'TARGET' | 'CLASS' | 'DISEASE',
): Promise<readonly string[]> {
  const query = allOf(
    { kind: 'term', field: 'KIND', text: kind },
    { kind: 'values', field, values: await identitiesBelow(corpus, things) },
    // a drug that must not be given for a disease is not used for it
    { kind: 'not', of: { kind: 'term', field: 'USE', text: 'not' } },
  );
  const { fields } = await corpus.columns(drugFacts, { query }, ['DRUG']);
  return fields.DRUG!.values;
}

const OF = { class: 'CLASS', target: 'TARGET', indication: 'DISEASE' } as const;

/**
 * All identities of the drugs of which a source says that they are of classes, act on targets or are used for diseases,
 * or for what is a kind of one: by which records name these drugs.
 */
export async function identitiesOfDrugs(
  corpus: Corpus,
  by: keyof typeof OF,
  things: readonly Entity[],
): Promise<string[]> {
  const named = await drugsNaming(corpus, by, things, OF[by]);
  return named.length === 0 ? [] : sameDrugs(corpus, named);
}

/** These drugs by their names, at most so many. */
export async function drugsOf(
  corpus: Corpus,
  by: keyof typeof OF,
  things: readonly Entity[],
  most = Number.POSITIVE_INFINITY,
): Promise<Named[]> {
  const named = (await drugsNaming(corpus, by, things, OF[by])).slice(0, most);
  if (named.length === 0) return [];
  const query = allOf({ kind: 'values', field: 'IDENTITY', values: named }, FICTIONAL_OR_NOT);
  const { fields } = await corpus.columns(entities, { query }, ['ID']);
  return corpus.projected(entities, fields.ID!.values.slice(0, most), namesOf);
}

/** What lists and phrases are made of. */
export type Named = Pick<Entity, 'id' | 'names'>;
export const namesOf = ({ id, names }: Entity): Named => ({ id, names });

/** What a filter by targets or classes of drugs asks of a field of identities of drugs. */
export const drugsWith = (
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: Extract<EntityKind, 'target' | 'drug_type' | 'mechanism'>,
  field: string,
  signal: AbortSignal,
): Promise<Query | undefined> =>
  filterQuery(corpus, name, filter, kind, signal, async (things) => ({
    ...{ kind: 'values', field },
    values: await identitiesOfDrugs(corpus, kind === 'target' ? 'target' : 'class', things),
  }));
