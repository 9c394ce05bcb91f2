import type { Plane, Raster } from '#pictures/raster.ts';

/** What is drawn: 1 is ink, row by row. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** Pixels of this one for a pixel of the picture. */
  readonly scale: number;
  /** How thick most lines are, in pixels of this one. */
  readonly stroke: number;
}

/** Pixels that are looked at: a page of A4 at 300 dots an inch has nine million. */
export const MOST_PIXELS = 12_000_000;

/** The share of a drawing that is ink: what has more is a photograph, or filled. */
const MOST_COVERED = 0.4;

/**
 * Darkness by the darkest channel, so that yellow letters are ink too; of light lines on dark ground their lightness.
 */
function darkness({ width, height, rgb }: Raster): Plane {
  const data = new Uint8Array(width * height);
  let sum = 0;
  for (let i = 0; i < data.length; i++) {
    data[i] = 255 - Math.min(rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!);
    sum += data[i]!;
  }
  if (sum > data.length * 140)
    for (let i = 0; i < data.length; i++) data[i] = Math.max(rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!);
  return { width, height, data };
}

/** The threshold that separates two classes of grey best. @see N. Otsu, IEEE Trans. SMC 9 (1979) 62 */
function otsu(data: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  let all = 0;
  for (let i = 0; i < 256; i++) all += i * counts[i]!;
  let [best, from, to, below, belowSum] = [-1, 0, 0, 0, 0];
  for (let i = 0; i < 255; i++) {
    below += counts[i]!;
    belowSum += i * counts[i]!;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (belowSum / below - (all - belowSum) / above) ** 2;
    // between two far classes every threshold is as good: the middle one is taken
    if (between > best * (1 + 1e-9)) [best, from, to] = [between, i, i];
    else if (between >= best * (1 - 1e-9)) to = i;
  }
  return (from + to) / 2;
}

/** Made larger by a whole number, between pixels in proportion. */
function enlarged({ width, height, data }: Plane, times: number): Plane {
  const [w, h] = [width * times, height * times];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const v = Math.min(height - 1, Math.max(0, (y + 0.5) / times - 0.5));
    const [top, below] = [Math.floor(v), Math.min(height - 1, Math.floor(v) + 1)];
    for (let x = 0; x < w; x++) {
      const u = Math.min(width - 1, Math.max(0, (x + 0.5) / times - 0.5));
      const [left, right] = [Math.floor(u), Math.min(width - 1, Math.floor(u) + 1)];
      const [fx, fy] = [u - left, v - top];
      out[y * w + x] =
        (data[top * width + left]! * (1 - fx) + data[top * width + right]! * fx) * (1 - fy) +
        (data[below * width + left]! * (1 - fx) + data[below * width + right]! * fx) * fy;
    }
  }
  return { width: w, height: h, data: out };
}

/** The median over three by three where a picture is speckled: single grains go, lines of two pixels stay. */
function withoutGrains({ width, height, data }: Plane, threshold: number): Plane {
  const out = data.slice();
  let grains = 0;
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const dark = data[at]! > threshold;
      let same = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) if (data[at + dy * width + dx]! > threshold === dark) same++;
      if (same > 2 && (dark || same > 1)) continue;
      if (same <= 1 || !dark) {
        grains++;
        out[at] = dark ? 0 : 255;
      }
    }
  return grains === 0 ? { width, height, data } : { width, height, data: out };
}

/** How thick lines are: the most frequent of the shorter of the two runs through a pixel, with its neighbours. */
function strokeOf(data: Uint8Array, width: number, height: number): number {
  const across = new Uint16Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; ) {
      if (!data[y * width + x]) {
        x++;
        continue;
      }
      let end = x;
      while (end < width && data[y * width + end]) end++;
      across.fill(end - x, y * width + x, y * width + end);
      x = end;
    }
  const counts = new Float64Array(64);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; ) {
      if (!data[y * width + x]) {
        y++;
        continue;
      }
      let end = y;
      while (end < height && data[end * width + x]) end++;
      for (let v = y; v < end; v++) counts[Math.min(63, end - y, across[v * width + x]!)]!++;
      y = end;
    }
  // each pixel of a run counts: divided by its length, runs do
  let [best, at] = [0, 1];
  for (let i = 1; i < 60; i++) {
    const runs = counts[i]! / i;
    if (runs > best) [best, at] = [runs, i];
  }
  const near = [at - 1, at, at + 1].filter((i) => i >= 1);
  const weight = near.reduce((sum, i) => sum + counts[i]! / i, 0);
  return near.reduce((sum, i) => sum + counts[i]!, 0) / Math.max(1e-9, weight);
}

/** The ink of a picture, thin lines made thick enough to be followed. */
export function inkOf(raster: Raster): Ink {
  let plane = darkness(raster);
  const threshold = Math.max(48, otsu(plane.data));
  if (plane.data.reduce((sum, value) => sum + (value > threshold ? 1 : 0), 0) > MOST_COVERED * plane.data.length)
    return { width: plane.width, height: plane.height, data: new Uint8Array(plane.data.length), scale: 1, stroke: 1 };
  const above = (value: number): number => (value > threshold ? 1 : 0);
  plane = withoutGrains(plane, threshold);
  const { width, height } = plane;
  const stroke = strokeOf(plane.data.map(above), width, height);
  const room = Math.floor(Math.sqrt(MOST_PIXELS / (width * height)));
  const times = Math.max(1, Math.min(room, stroke < 1.7 ? 3 : stroke < 3.2 ? 2 : 1));
  if (times === 1) return { width, height, data: plane.data.map(above), scale: 1, stroke };
  const large = enlarged(plane, times);
  const data = large.data.map(above);
  const { width: w, height: h } = large;
  return { width: w, height: h, data, scale: times, stroke: strokeOf(data, w, h) };
}
