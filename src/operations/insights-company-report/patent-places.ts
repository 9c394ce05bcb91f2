import type { Landscape } from '#analytics/landscape/landscape.ts';
import { patentId } from '#collections/patents/patent-id.ts';

/** What is looked up of a map again and again. */
export function placesOf(map: Landscape) {
  const expired = new Set(map.expired);
  const licensed = new Set(map.licensed);
  const litigated = new Set(map.litigated);
  return {
    expired,
    /** A family as a point of the map, by its place in the lists. What no source was asked is left out. */
    row: (at: number) => ({
      expired: expired.has(at),
      grid_index: String(map.cells[at]),
      has_license: licensed.has(at),
      has_litigation: litigated.has(at),
      patent_id: patentId(map.publications[at]!),
      pbdt: map.published[at] || undefined,
      pn: map.publications[at],
      x: String(map.x[at]),
      y: String(map.y[at]),
      ...{ high_value: undefined, license: undefined, litigation: undefined, patent_value: undefined, sep: undefined },
    }),
  };
}
