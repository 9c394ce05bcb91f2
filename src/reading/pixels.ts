import type { Picture } from './page.ts';

/** What one pixel of the new picture takes of the old one, along one axis: from which on, and how much of each. */
interface Share {
  readonly first: number;
  readonly weights: readonly number[];
}

/** Made smaller, a pixel is the mean of what it covers; made larger, it lies between the two nearest. */
function shares(from: number, to: number, count: number, most: number): Share[] {
  const step = (to - from) / count;
  const within = (at: number) => Math.min(most - 1, Math.max(0, at));
  return Array.from({ length: count }, (_, at) => {
    if (step < 1) {
      const middle = from + (at + 0.5) * step - 0.5;
      const first = Math.floor(middle);
      const [a, b] = [within(first), within(first + 1)];
      return a === b ? { first: a, weights: [1] } : { first: a, weights: [1 - (middle - first), middle - first] };
    }
    const first = within(Math.floor(from + step * at));
    const end = Math.min(most, Math.max(first + 1, Math.floor(from + step * (at + 1))));
    return { first, weights: new Array<number>(end - first).fill(1 / (end - first)) };
  });
}

/** A part of a picture in another size. Edges are in pixels and need not be whole. */
export function cutOut(
  { width, height, channels, pixels }: Picture,
  { x0, y0, x1, y1 }: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
  toWidth: number,
  toHeight: number,
): Picture {
  const columns = shares(x0, x1, toWidth, width);
  const rows = shares(y0, y1, toHeight, height);
  const top = Math.min(...rows.map(({ first }) => first));
  const bottom = Math.max(...rows.map(({ first, weights }) => first + weights.length));
  // across first, then down
  const narrow = new Float32Array((bottom - top) * toWidth * channels);
  for (let y = top; y < bottom; y++)
    for (let x = 0; x < toWidth; x++) {
      const { first, weights } = columns[x]!;
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let i = 0; i < weights.length; i++) sum += weights[i]! * pixels[(y * width + first + i) * channels + c]!;
        narrow[((y - top) * toWidth + x) * channels + c] = sum;
      }
    }
  const made = new Uint8Array(toWidth * toHeight * channels);
  const line = toWidth * channels;
  for (let y = 0; y < toHeight; y++) {
    const { first, weights } = rows[y]!;
    for (let at = 0; at < line; at++) {
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += weights[i]! * narrow[(first - top + i) * line + at]!;
      made[y * line + at] = Math.round(sum);
    }
  }
  return { width: toWidth, height: toHeight, channels, pixels: made };
}
