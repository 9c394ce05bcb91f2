import type { Picture } from './page.ts';

/**
 * A part of a picture in another size: each pixel is the mean of what it covers (made smaller), or the nearest one
 * (made larger). Edges are in pixels and need not be whole.
 */
export function cutOut(
  { width, height, channels, pixels }: Picture,
  { x0, y0, x1, y1 }: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
  toWidth: number,
  toHeight: number,
): Picture {
  const made = new Uint8Array(toWidth * toHeight * channels);
  const ends = (from: number, to: number, count: number, most: number) =>
    Array.from({ length: count }, (_, at) => {
      const first = Math.min(most - 1, Math.max(0, Math.floor(from + ((to - from) * at) / count)));
      const end = Math.min(most, Math.max(first + 1, Math.floor(from + ((to - from) * (at + 1)) / count)));
      return [first, end] as const;
    });
  const columns = ends(x0, x1, toWidth, width);
  const rows = ends(y0, y1, toHeight, height);
  for (let y = 0; y < toHeight; y++) {
    const [top, bottom] = rows[y]!;
    for (let x = 0; x < toWidth; x++) {
      const [left, right] = columns[x]!;
      const area = (bottom - top) * (right - left);
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let fromY = top; fromY < bottom; fromY++)
          for (let fromX = left; fromX < right; fromX++) sum += pixels[(fromY * width + fromX) * channels + c]!;
        made[(y * toWidth + x) * channels + c] = Math.round(sum / area);
      }
    }
  }
  return { width: toWidth, height: toHeight, channels, pixels: made };
}
