/** Places along a line in units of grid cells, from the upper left. */
type Point = readonly [x: number, y: number];

interface Crossing {
  readonly edge: string;
  readonly at: Point;
  /** Going clockwise, the ground falls below the level here. */
  readonly exit: boolean;
}

/**
 * Closed lines around everything of a grid that reaches a level (marching squares, interpolated); values stand in the
 * middles of their cells, outside of the grid there is nothing. Of a saddle, the mean of its four corners decides
 * whether its hills are one.
 * @param rows From above; all of one length.
 * @param level Above 0.
 */
export function contours(rows: readonly (readonly number[])[], level: number): Point[][] {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const value = (x: number, y: number) => rows[y]?.[x] ?? 0;
  const next = new Map<string, { readonly to: string; readonly at: Point }>();
  for (let y = -1; y < height; y++)
    for (let x = -1; x < width; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const;
      const crossings: Crossing[] = [];
      for (const [i, from] of corners.entries()) {
        const to = corners[(i + 1) % 4]!;
        const [a, b] = [value(...from), value(...to)];
        if (a >= level === b >= level) continue;
        // from the same corner in both squares that share the edge, so that both meet in one point
        const [[x0, y0], [x1, y1], low, high] = i < 2 ? [from, to, a, b] : [to, from, b, a];
        const share = (level - low) / (high - low);
        crossings.push({
          edge: `${i % 2 === 0 ? 'h' : 'v'} ${x0} ${y0}`,
          at: [x0 + share * (x1 - x0) + 0.5, y0 + share * (y1 - y0) + 0.5],
          exit: a >= level,
        });
      }
      const middle = corners.reduce((sum, corner) => sum + value(...corner), 0) / 4;
      for (const [i, { edge, at, exit }] of crossings.entries()) {
        if (!exit) continue;
        const step = crossings.length === 4 && middle < level ? -1 : 1;
        next.set(edge, { to: crossings.at((i + step) % crossings.length)!.edge, at });
      }
    }
  const rings: Point[][] = [];
  for (const [start] of next) {
    const ring: Point[] = [];
    for (let edge = start; next.has(edge); ) {
      const { to, at } = next.get(edge)!;
      ring.push(at);
      next.delete(edge);
      edge = to;
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

const middleOf = ([x0, y0]: Point, [x1, y1]: Point): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
const shown = ([x, y]: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** Closed lines as an SVG path, round between the middles of their parts. */
export const smoothPath = (rings: readonly (readonly Point[])[]): string =>
  rings
    .map((ring) => {
      const last = ring.at(-1)!;
      const parts = ring.map((point, i) => `Q${shown(point)} ${shown(middleOf(point, ring[i + 1] ?? ring[0]!))}`);
      return `M${shown(middleOf(last, ring[0]!))}${parts.join('')}Z`;
    })
    .join('');
