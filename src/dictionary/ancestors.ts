import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { THERAPEUTIC_AREAS, type TherapeuticArea } from './own-names.ts';

/** Steps and entities after which a hierarchy is not followed further: real ones have some 15 levels. */
const MOST_STEPS = 40;
const MOST_ENTITIES = 5_000;

/**
 * Some entities and all that each is a kind of, each once, the nearest first; circles end where they began. What
 * several have above them is read once.
 */
export async function withAncestors(corpus: Corpus, of: readonly Entity[]): Promise<Entity[]> {
  const found = new Map(of.map((each) => [each.id, each]));
  const asked = new Set<string>();
  let level = [...found.values()];
  for (let step = 0; step < MOST_STEPS && level.length > 0 && found.size < MOST_ENTITIES; step++) {
    const keys = [...new Set(level.flatMap(({ parents }) => parents))].filter((key) => !asked.has(key));
    for (const key of keys) asked.add(key);
    const above = keys.length === 0 ? [] : await corpus.lookup(entities, 'key', keys);
    level = above.filter(({ id }) => !found.has(id));
    for (const each of level) found.set(each.id, each);
  }
  return [...found.values()];
}

/** Ids of some entities and of all that are kinds of them, each once, the nearest first. */
export async function withDescendants(
  corpus: Corpus,
  of: readonly Pick<Entity, 'id'>[],
  most = 20_000,
): Promise<string[]> {
  const found = new Set(of.map(({ id }) => id));
  let level = [...found];
  for (let step = 0; step < MOST_STEPS && level.length > 0 && found.size < most; step++) {
    const links = await corpus.links(entities, level, 'children');
    level = [];
    for (const { records } of links.values())
      for (const { id, stored } of records) {
        if (!stored || found.has(id) || found.size >= most) continue;
        found.add(id);
        level.push(id);
      }
  }
  return [...found];
}

const inTree = (code: string, branch: string) =>
  code === `MESH-TREE:${branch}` || code.startsWith(`MESH-TREE:${branch}.`);

/**
 * The places in the tree of MeSH of some diseases, given with their ancestors: of each its own, and only where it has
 * none those of the nearest above it. What another vocabulary has above it may stand where it does not belong itself:
 * osteitis, above arthritis elsewhere, stands among infections.
 */
function placesOf(lineage: readonly Entity[]): string[] {
  const byKey = new Map(lineage.flatMap((each) => each.ids.map((id) => [id, each] as const)));
  const above = new Set(lineage.flatMap(({ parents }) => parents.flatMap((key) => byKey.get(key) ?? [])));
  const lowest = lineage.filter((each) => !above.has(each));
  // in a circle each is above another one
  const waiting = lowest.length > 0 ? lowest : lineage.slice(0, 1);
  const seen = new Set(waiting);
  const found: string[] = [];
  for (const each of seen) {
    const own = each.cross_references.filter((code) => code.startsWith('MESH-TREE:'));
    found.push(...own);
    // what is added while it is gone through has its turn
    if (own.length === 0) for (const key of each.parents) if (byKey.has(key)) seen.add(byKey.get(key)!);
  }
  return found;
}

/** The therapeutic areas of diseases, given with their ancestors: a disease may have several. */
export function areasOf(lineage: readonly Entity[]): TherapeuticArea[] {
  const places = placesOf(lineage);
  return THERAPEUTIC_AREAS.filter(
    ({ doid, mesh }) =>
      lineage.some(({ ids, parents }) => [...ids, ...parents].some((id) => doid.includes(id))) ||
      places.some((code) => mesh.some((branch) => inTree(code, branch))),
  );
}
