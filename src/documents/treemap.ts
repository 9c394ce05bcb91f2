/** A part of an area. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A rectangle divided into tiles as large as the values say, each as square as it can be; one for each value, in their
 * order. Values are above 0 and come in descending order, else tiles are longer than they need be.
 * @see Bruls, Huizing, van Wijk, "Squarified treemaps", Data Visualization 2000
 */
export function treemap(values: readonly number[], { x, y, width, height }: Tile): Tile[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const tiles: Tile[] = [];
  let left = { x, y, width, height };
  for (let from = 0; from < values.length; ) {
    const side = Math.min(left.width, left.height);
    const scale = (width * height) / total;
    let until = from + 1;
    while (
      until < values.length &&
      worst(values, from, until + 1, side, scale) <= worst(values, from, until, side, scale)
    )
      until++;
    const row = values.slice(from, until);
    const area = row.reduce((sum, value) => sum + value, 0) * scale;
    const depth = side === 0 ? 0 : area / side;
    const upright = left.width >= left.height;
    let at = upright ? left.y : left.x;
    for (const value of row) {
      const length = depth === 0 ? 0 : (value * scale) / depth;
      tiles.push(
        upright
          ? { x: left.x, y: at, width: depth, height: length }
          : { x: at, y: left.y, width: length, height: depth },
      );
      at += length;
    }
    left = upright
      ? { ...left, x: left.x + depth, width: Math.max(0, left.width - depth) }
      : { ...left, y: left.y + depth, height: Math.max(0, left.height - depth) };
    from = until;
  }
  return tiles;
}

/** The longest side over the shorter one of the tiles that a row would have. */
function worst(values: readonly number[], from: number, until: number, side: number, scale: number): number {
  let [sum, most, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (let i = from; i < until; i++) {
    const area = values[i]! * scale;
    sum += area;
    most = Math.max(most, area);
    least = Math.min(least, area);
  }
  const [square, all] = [side ** 2, sum ** 2];
  return Math.max((square * most) / all, all / (square * least));
}
