import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Thing } from '#collections/entities/things.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { drugsWith } from './drug-filter.ts';
import { identifyThings } from './drug-names.ts';
import { type EntityFilter, entityQuery } from './entity-filter.ts';
import type { WireName } from './entity-names.ts';

/**
 * Rows of things that a record names, in its order: those of the dictionary as it has them, another by the name that
 * the record gives it, without an id.
 */
export async function thingRows<Row extends object>(
  corpus: Corpus,
  things: readonly Thing[],
  row: (entity: Entity) => Row,
): Promise<(Row | { display_name: WireName[] })[]> {
  const keys = [...new Set(things.map(({ key }) => key))];
  if (keys.length === 0) return [];
  const idOf = await identifyThings(corpus, keys);
  const found = await corpus.get(entities, [...new Set(idOf.values())]);
  const known = new Map(found.map((entity) => [entity.id, entity]));
  const shown = new Set<Entity>();
  return things.flatMap(({ key, name }): (Row | { display_name: WireName[] })[] => {
    const entity = known.get(idOf.get(key) ?? '');
    if (!entity) return name ? [{ display_name: [{ name } as WireName] }] : [];
    if (shown.has(entity)) return [];
    shown.add(entity);
    return [row(entity)];
  });
}

/** A field of things that a record names itself, and the field of its drugs, of which sources tell the same. */
export async function namedOrOfDrugs(
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: 'target' | 'drug_type' | 'mechanism',
  fields: { readonly named: string; readonly drug: string },
  signal: AbortSignal,
): Promise<Query | undefined> {
  const either = async (asked: EntityFilter): Promise<Query> => {
    const queries = [
      await entityQuery(corpus, name, asked, kind, fields.named, signal),
      await drugsWith(corpus, name, asked, kind, fields.drug, signal),
    ];
    return anyOf(...queries.filter((query) => query !== undefined));
  };
  const given = filter?.value ?? [];
  if (given.length === 0) return undefined;
  if (filter?.condition !== 'AND') return either({ value: given });
  const all: Query[] = [];
  for (const id of given) all.push(await either({ value: [id] }));
  return allOf(...all);
}
