import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** Deeper than any scheme. */
const MAX_DEPTH = 20;

/** Places of a scheme and everything above them, by symbol. */
export async function withAncestors(
  corpus: Corpus,
  scheme: string,
  found: readonly ClassSymbol[],
): Promise<Map<string, ClassSymbol>> {
  const known = new Map(found.map((place) => [place.symbol, place]));
  let missing = found;
  for (let depth = 0; depth < MAX_DEPTH && missing.length > 0; depth += 1) {
    const parents = [...new Set(missing.map((place) => place.parent))].filter((parent) => parent && !known.has(parent));
    missing = await corpus.get(
      classSymbols,
      parents.map((parent) => `${scheme}:${parent}`),
    );
    for (const place of missing) known.set(place.symbol, place);
  }
  return known;
}

/** What stands above a place, from the uppermost down, as far as it is stored. */
export function placesAbove(place: ClassSymbol, places: ReadonlyMap<string, ClassSymbol>): ClassSymbol[] {
  const above: ClassSymbol[] = [];
  for (let at = place.parent; at !== undefined && above.length < MAX_DEPTH; at = places.get(at)?.parent) {
    const parent = places.get(at);
    if (parent) above.unshift(parent);
  }
  return above;
}
