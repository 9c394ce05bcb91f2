import type { Raster } from '#pictures/raster.ts';

/** What happens to a drawing before somebody sends it. Each takes a picture on white and answers another. */
export type Distortion = (raster: Raster) => Raster;

const filled = (width: number, height: number, value = 255): Raster => ({
  width,
  height,
  rgb: new Uint8Array(width * height * 3).fill(value),
});

/** Every pixel of the answer from a place in the picture; white outside. */
function from(
  raster: Raster,
  width: number,
  height: number,
  of: (x: number, y: number) => readonly [number, number],
): Raster {
  const out = filled(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = of(x, y).map(Math.round) as [number, number];
      if (u < 0 || v < 0 || u >= raster.width || v >= raster.height) continue;
      out.rgb.set(raster.rgb.subarray(3 * (v * raster.width + u), 3 * (v * raster.width + u) + 3), 3 * (y * width + x));
    }
  return out;
}

const turn =
  (degrees: number): Distortion =>
  (raster) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const side = Math.ceil(Math.hypot(raster.width, raster.height));
    return from(raster, side, side, (x, y) => {
      const [dx, dy] = [x - side / 2, y - side / 2];
      return [raster.width / 2 + dx * cos + dy * sin, raster.height / 2 - dx * sin + dy * cos];
    });
  };

/** A pen of more pixels, or of fewer. */
const pen =
  (reach: number): Distortion =>
  (raster) => {
    const out = filled(raster.width, raster.height);
    for (let y = 0; y < raster.height; y++)
      for (let x = 0; x < raster.width; x++)
        for (let c = 0; c < 3; c++) {
          let value = 255;
          for (let v = Math.max(0, y - reach); v <= Math.min(raster.height - 1, y + reach); v++)
            for (let u = Math.max(0, x - reach); u <= Math.min(raster.width - 1, x + reach); u++)
              value = Math.min(value, raster.rgb[3 * (v * raster.width + u) + c]!);
          out.rgb[3 * (y * raster.width + x) + c] = value;
        }
    return out;
  };

/** Light from one side, grain, a grey table. */
const photo: Distortion = (raster) => {
  const out = filled(raster.width, raster.height);
  let state = 12345;
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const noise = (state / 4294967296 - 0.5) * 24;
      const light = 190 + (40 * x) / raster.width;
      for (let c = 0; c < 3; c++) {
        const at = 3 * (y * raster.width + x) + c;
        out.rgb[at] = Math.max(0, Math.min(255, (raster.rgb[at]! / 255) * light + noise));
      }
    }
  return out;
};

/** Redrawn by hand: every line shaken a little, with long waves. */
const redrawn: Distortion = (raster) =>
  from(raster, raster.width, raster.height, (x, y) => [
    x + 2.5 * Math.sin(y / 13) + 1.5 * Math.sin(x / 7),
    y + 2.5 * Math.sin(x / 11) + 1.5 * Math.cos(y / 9),
  ]);

const framed: Distortion = (raster) => {
  const side = Math.round(Math.max(raster.width, raster.height) * 1.25);
  const out = from(raster, side, side, (x, y) => [x - (side - raster.width) / 2, y - (side - raster.height) / 2]);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (Math.min(x, y, side - 1 - x, side - 1 - y) >= 4 && Math.min(x, y, side - 1 - x, side - 1 - y) < 7)
        out.rgb.fill(0, 3 * (y * side + x), 3 * (y * side + x) + 3);
  return out;
};

/** A line of bars below, as letters would be. */
const lettered: Distortion = (raster) => {
  const height = Math.round(raster.height * 1.2);
  const out = from(raster, raster.width, height, (x, y) => [x, y]);
  for (let y = Math.round(raster.height * 1.06); y < raster.height * 1.15; y++)
    for (let x = Math.round(raster.width * 0.2); x < raster.width * 0.8; x++)
      if (x % 9 < 4) out.rgb.fill(0, 3 * (y * raster.width + x), 3 * (y * raster.width + x) + 3);
  return out;
};

/** Bars beside it on the right, as high as a third of the figure. */
const letteredBeside: Distortion = (raster) => {
  const width = Math.round(raster.width * 1.9);
  const out = from(raster, width, raster.height, (x, y) => [x, y]);
  for (let y = Math.round(raster.height * 0.34); y < raster.height * 0.66; y++)
    for (let x = Math.round(raster.width * 1.06); x < raster.width * 1.85; x++)
      if (Math.floor(x / Math.max(4, raster.width * 0.04)) % 3 !== 2)
        out.rgb.fill(0, 3 * (y * width + x), 3 * (y * width + x) + 3);
  return out;
};

/** Edges of filled areas alone. */
const outline: Distortion = (raster) => {
  const out = filled(raster.width, raster.height);
  for (let y = 1; y < raster.height - 1; y++)
    for (let x = 1; x < raster.width - 1; x++) {
      const at = (u: number, v: number) => raster.rgb[3 * (v * raster.width + u)]!;
      if (Math.abs(at(x, y) - at(x + 1, y)) + Math.abs(at(x, y) - at(x, y + 1)) > 60)
        out.rgb.fill(0, 3 * (y * raster.width + x), 3 * (y * raster.width + x) + 3);
    }
  return out;
};

/** By name, in the order of the tables. */
export const DISTORTIONS: Readonly<Record<string, Distortion>> = {
  'as it is': (raster) => raster,
  'half size': (raster) => from(raster, raster.width >> 1, raster.height >> 1, (x, y) => [2 * x, 2 * y]),
  'turned by 10 degrees': turn(10),
  'turned by 15 degrees': turn(15),
  'thicker pen': pen(1),
  'cut by a tenth': (raster) =>
    from(raster, Math.round(raster.width * 0.9), Math.round(raster.height * 0.9), (x, y) => [
      x + raster.width * 0.1,
      y + raster.height * 0.1,
    ]),
  'as a photo': photo,
  mirrored: (raster) => from(raster, raster.width, raster.height, (x, y) => [raster.width - 1 - x, y]),
  'colours inverted': (raster) => ({ ...raster, rgb: raster.rgb.map((value) => 255 - value) }),
  redrawn,
  'in a frame': framed,
  'with letters': lettered,
  'letters beside': letteredBeside,
  'outline only': outline,
};
