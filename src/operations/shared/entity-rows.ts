import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { identifyThings } from './drug-names.ts';
import { displayNames, shortNames, shownNames, type WireName } from './entity-names.ts';

/** Things of the dictionary by each of their identities. */
export type Known = ReadonlyMap<string, Entity>;
export const byIdentity = (all: readonly Entity[]): Known =>
  new Map(all.flatMap((each) => each.ids.map((id) => [id, each] as const)));

/** Things of the dictionary by the identities that records name them by; what is not in it is left out. */
export async function knownByKey(corpus: Corpus, keys: readonly string[]): Promise<Known> {
  const idOf = await identifyThings(corpus, [...new Set(keys)]);
  const found = await corpus.get(entities, [...new Set(keys.flatMap((key) => idOf.get(key) ?? []))]);
  const byId = new Map(found.map((entity) => [entity.id, entity]));
  return new Map([
    ...byIdentity(found),
    ...[...idOf].flatMap(([key, id]) => (byId.has(id) ? [[key, byId.get(id)!] as const] : [])),
  ]);
}

/** The same, each once. */
export const entitiesByKey = async (corpus: Corpus, keys: readonly string[]): Promise<Entity[]> => [
  ...new Set((await knownByKey(corpus, keys)).values()),
];

/** Of a thing what rows show. */
export type ShownThing = Pick<Entity, 'id' | 'names'>;

function shownThing(entity: Entity): ShownThing {
  const { id, names } = entity;
  return { id, names: [...shownNames(entity), ...names.filter(({ kind }) => kind === 'abbreviation')] };
}

/** Things as rows show them, by their ids; unknown ones are left out. */
export async function shownThings(corpus: Corpus, ids: readonly string[]): Promise<ReadonlyMap<string, ShownThing>> {
  const found = await corpus.projected(entities, [...new Set(ids)], shownThing);
  return new Map(found.map((each) => [each.id, each]));
}

export const diseaseRow = (entity: ShownThing) => ({ disease_id: entity.id, display_name: displayNames(entity) });
export const drugRow = (entity: ShownThing) => ({ drug_id: entity.id, display_name: displayNames(entity) });
export const organisationRow = (entity: ShownThing) => ({
  organization_id: entity.id,
  display_name: displayNames(entity).slice(0, 4),
});
export const targetRow = (entity: ShownThing) => ({
  target_id: entity.id,
  display_name: displayNames(entity),
  short_name: shortNames(entity).slice(0, 1),
});
export const typeRow = (entity: ShownThing): { normalized_id: string; display_name: WireName[] } => ({
  normalized_id: entity.id,
  display_name: displayNames(entity),
});
export const mechanismRow = (entity: ShownThing) => ({
  mechanism_id: entity.id,
  display_name: displayNames(entity),
  short_name: shortNames(entity),
});
