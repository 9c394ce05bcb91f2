import type { Plane } from './raster.ts';

/**
 * Pixels that hang together (all but 0), piece by piece in the order of the first pixel of each.
 * @param corners Whether pixels that touch at a corner alone hang together, too.
 * @param see Gets the places of the pixels of a piece, which are good until it returns; `false` ends the search.
 */
export function eachPiece(
  data: Uint8Array,
  width: number,
  corners: boolean,
  see: (pixels: Int32Array) => boolean,
): void {
  const left = data.map((value) => (value ? 1 : 0));
  const queue = new Int32Array(data.length);
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
    let count = 0;
    const take = (at: number) => {
      if (left[at] !== 1) return;
      left[at] = 0;
      queue[count++] = at;
    };
    take(start);
    for (let next = 0; next < count; next++) {
      const at = queue[next]!;
      const x = at % width;
      const [west, east] = [x > 0, x < width - 1];
      for (let row = at - width; row <= at + width; row += width) {
        if (row < 0 || row >= left.length) continue;
        const own = row === at;
        if (west && (own || corners)) take(row - 1);
        if (!own) take(row);
        if (east && (own || corners)) take(row + 1);
      }
    }
    if (!see(queue.subarray(0, count))) return;
  }
}

/** Ink where there is some within a reach to each side, along rows and then along columns. */
export function thickened({ width, height, data }: Plane, reach: number): Plane {
  const along = (from: Uint8Array, count: number, step: number, length: number, next: number) => {
    const out = new Uint8Array(from.length);
    for (let line = 0; line < count; line++) {
      let last = -1 - reach;
      const start = line * next;
      // ink reaches forward from the last one, and back from each as far as the one before it did not reach
      for (let i = 0; i < length; i++) {
        if (from[start + i * step]! > 0) {
          for (let j = Math.max(0, Math.min(i, last + reach + 1), i - reach); j <= i; j++) out[start + j * step] = 255;
          last = i;
        } else if (i - last <= reach) out[start + i * step] = 255;
      }
    }
    return out;
  };
  const rows = along(data, height, 1, width, width);
  return { width, height, data: along(rows, width, width, height, 1) };
}
