import { fieldOf, type Material, materials } from '#collections/materials/materials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { Requirement } from '#language/requirements.ts';

/** A requirement as a query over the collection of materials. */
export function requirementQuery({ property, low, high, strict }: Requirement): Query {
  const field = fieldOf(property);
  const within: Query = {
    ...{ kind: 'range', field },
    ...(low !== undefined && { from: String(low) }),
    ...(high !== undefined && { to: String(high) }),
  };
  const bound = low === undefined ? high : high === undefined ? low : undefined;
  if (!strict || bound === undefined) return within;
  return butNot(within, { kind: 'range', field, from: String(bound), to: String(bound) });
}

/** All of some requirements at once, and elements that must and must not be in. */
export const requirementsQuery = (
  requirements: readonly Requirement[],
  without: readonly string[] = [],
  withElements: readonly string[] = [],
): Query => {
  const all = allOf(
    ...requirements.map(requirementQuery),
    ...withElements.map((element): Query => ({ kind: 'term', field: 'ELEMENT', text: element })),
  );
  return without.length === 0 ? all : butNot(all, { kind: 'values', field: 'ELEMENT', values: [...without] });
};

/** Materials that meet a query: how many, and the first by id. */
export async function findMaterials(
  corpus: Pick<Corpus, 'search' | 'get'>,
  query: Query,
  limit: number,
  signal: AbortSignal,
): Promise<{ readonly total: number; readonly records: readonly Material[] }> {
  const { total, hits } = await corpus.search(materials, { query, offset: 0, limit, signal });
  return {
    total,
    records: await corpus.get(
      materials,
      hits.map(({ id }) => id),
    ),
  };
}
