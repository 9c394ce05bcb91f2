import { entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { THERAPEUTIC_AREAS } from '#dictionary/own-names.ts';
import { ServiceError } from '#errors.ts';
import { identitiesBelow } from './entity-filter.ts';
import { entityIds } from './entity-ids.ts';

/** What therapeutic areas ask of a field of identities of diseases. @throws ServiceError for an id of no area. */
export async function areaQuery(
  corpus: Corpus,
  given: readonly string[] | undefined,
  field: string,
): Promise<Query | undefined> {
  if (!given || given.length === 0) return undefined;
  const ids = entityIds('therapeutic_area', given, THERAPEUTIC_AREAS.length);
  const values = new Set<string>();
  for (const id of ids) {
    const area = THERAPEUTIC_AREAS.find((each) => each.id === id);
    if (!area)
      throw new ServiceError('invalid_request', `therapeutic_area: ${id} is no area.`, {
        field: 'therapeutic_area',
        given: id,
      });
    const query = anyOf(
      { kind: 'values', field: 'CODE', values: area.mesh.map((branch) => `MESH-TREE:${branch}`) },
      ...area.mesh.map((branch): Query => ({ kind: 'wildcard', field: 'CODE', pattern: `MESH-TREE:${branch}.*` })),
      ...(area.doid.length > 0 ? [{ kind: 'values', field: 'PARENT', values: [...area.doid] } as const] : []),
    );
    const { fields } = await corpus.columns(
      entities,
      { query: allOf({ kind: 'term', field: 'KIND', text: 'disease' }, query) },
      ['IDENTITY'],
    );
    const roots = await corpus.lookup(entities, 'key', area.doid);
    for (const key of await identitiesBelow(corpus, roots)) values.add(key);
    for (const key of fields.IDENTITY!.values) values.add(key);
  }
  return { kind: 'values', field, values: [...values] };
}
