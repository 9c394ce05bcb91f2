import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { displayNames, shortNames, type WireName } from './entity-names.ts';

/** Things of the dictionary by the identities that records name them by; what is not in it is left out. */
export async function entitiesByKey(corpus: Corpus, keys: readonly string[]): Promise<Entity[]> {
  const found = keys.length === 0 ? [] : await corpus.lookup(entities, 'key', [...new Set(keys)]);
  return [...new Map(found.map((entity) => [entity.id, entity])).values()];
}

/** Things of the dictionary by each of their identities. */
export type Known = ReadonlyMap<string, Entity>;
export const byIdentity = (all: readonly Entity[]): Known =>
  new Map(all.flatMap((each) => each.ids.map((id) => [id, each] as const)));

export const diseaseRow = (entity: Entity) => ({ disease_id: entity.id, display_name: displayNames(entity) });
export const drugRow = (entity: Entity) => ({ drug_id: entity.id, display_name: displayNames(entity) });
export const organisationRow = (entity: Entity) => ({
  organization_id: entity.id,
  display_name: displayNames(entity).slice(0, 4),
});
export const targetRow = (entity: Entity) => ({
  target_id: entity.id,
  display_name: displayNames(entity),
  short_name: shortNames(entity).slice(0, 1),
});
export const typeRow = (entity: Entity): { normalized_id: string; display_name: WireName[] } => ({
  normalized_id: entity.id,
  display_name: displayNames(entity),
});
export const mechanismRow = (entity: Entity) => ({
  mechanism_id: entity.id,
  display_name: displayNames(entity),
  short_name: shortNames(entity),
});
