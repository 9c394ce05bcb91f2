import { type Drawn, edgesOf, SIDE } from './drawn.ts';
import type { Plane } from './raster.ts';

/**
 * A picture as numbers whose products say how alike two are. Four parts, each of length 1 before it is weighed:
 * - orientation of lines in 1, 4 and 16 fields, eight directions each, after Dalal and Triggs (2005) over a pyramid;
 * - where lines are, in eight by eight fields;
 * - the silhouette and the lines around their centre: in eight rings, how much of each wave number there is. These do
 *   not change when the drawing is turned or mirrored.
 */
export const DIMENSIONS = 168 + 64 + 48 + 48;
const WEIGHTS = { orientation: 0.42, place: 0.16, silhouette: 0.22, rings: 0.2 } as const;

const BINS = 8;
const RINGS = 8;
const WAVES = 6;
const ANGLES = 48;

function unit(values: Float32Array, weight: number): Float32Array {
  let sum = 0;
  for (const value of values) sum += value * value;
  const scale = sum > 0 ? Math.sqrt(weight / sum) : 0;
  return values.map((value) => value * scale);
}

/** A mean over three by three pixels, twice: small shifts and the width of a pen matter little. */
function soft({ width, height, data }: Plane): Plane {
  let from = data;
  for (let pass = 0; pass < 2; pass++) {
    const out = new Uint8Array(from.length);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        let sum = 0;
        for (let dy = -width; dy <= width; dy += width) sum += from[at + dy - 1]! + from[at + dy]! + from[at + dy + 1]!;
        out[at] = sum / 9;
      }
    from = out;
  }
  return { width, height, data: from };
}

function orientation(lines: Plane): Float32Array {
  const { data } = soft(lines);
  const cells = new Float32Array(16 * BINS);
  const cell = SIDE / 4;
  for (let y = 1; y < SIDE - 1; y++)
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * SIDE + x;
      const [gx, gy] = [data[at + 1]! - data[at - 1]!, data[at + SIDE]! - data[at - SIDE]!];
      const strength = Math.hypot(gx, gy);
      if (strength < 4) continue;
      const turn = ((Math.atan2(gy, gx) + Math.PI) / Math.PI) * BINS;
      const [low, part] = [Math.floor(turn), turn - Math.floor(turn)];
      // shared by neighbouring fields and directions, so that nothing jumps
      const [fx, fy] = [(x + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5];
      for (const cy of [Math.floor(fy), Math.floor(fy) + 1])
        for (const cx of [Math.floor(fx), Math.floor(fx) + 1]) {
          if (cx < 0 || cy < 0 || cx > 3 || cy > 3) continue;
          const share = (1 - Math.abs(fx - cx)) * (1 - Math.abs(fy - cy)) * strength;
          cells[(cy * 4 + cx) * BINS + (low % BINS)]! += share * (1 - part);
          cells[(cy * 4 + cx) * BINS + ((low + 1) % BINS)]! += share * part;
        }
    }
  const out = new Float32Array(21 * BINS);
  for (let cy = 0; cy < 4; cy++)
    for (let cx = 0; cx < 4; cx++)
      for (let b = 0; b < BINS; b++) {
        const value = cells[(cy * 4 + cx) * BINS + b]!;
        out[b]! += value * 0.25;
        out[(1 + (cy >> 1) * 2 + (cx >> 1)) * BINS + b]! += value * 0.5;
        out[(5 + cy * 4 + cx) * BINS + b]! += value;
      }
  // roots: one strong line does not outweigh all others
  return out.map(Math.sqrt);
}

function place(lines: Plane): Float32Array {
  const out = new Float32Array(64);
  const { data } = soft(lines);
  const cell = SIDE / 8;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) out[Math.floor(y / cell) * 8 + Math.floor(x / cell)]! += data[y * SIDE + x]!;
  return out.map(Math.sqrt);
}

/** Rings about the centre of the ink: magnitudes of the first waves around each. */
function around({ data }: Plane): Float32Array {
  let [sum, cx, cy] = [0, 0, 0];
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const value = data[y * SIDE + x]!;
      [sum, cx, cy] = [sum + value, cx + value * x, cy + value * y];
    }
  const out = new Float32Array(RINGS * WAVES);
  if (sum === 0) return out;
  [cx, cy] = [cx / sum, cy / sum];
  const reach = SIDE * 0.62;
  for (let ring = 0; ring < RINGS; ring++) {
    const re = new Float64Array(WAVES);
    const im = new Float64Array(WAVES);
    for (let a = 0; a < ANGLES; a++) {
      const turn = (a / ANGLES) * 2 * Math.PI;
      let value = 0;
      for (let step = 0; step < 4; step++) {
        const r = ((ring + (step + 0.5) / 4) / RINGS) * reach;
        const [x, y] = [Math.round(cx + r * Math.cos(turn)), Math.round(cy + r * Math.sin(turn))];
        if (x >= 0 && y >= 0 && x < SIDE && y < SIDE) value += data[y * SIDE + x]!;
      }
      for (let k = 0; k < WAVES; k++) {
        re[k]! += value * Math.cos(k * turn);
        im[k]! += value * Math.sin(k * turn);
      }
    }
    for (let k = 0; k < WAVES; k++) out[ring * WAVES + k] = Math.sqrt(Math.hypot(re[k]!, im[k]!) * (ring + 1));
  }
  return out;
}

/** The numbers of a drawing as signed bytes, whose cosine is a likeness (`likenesses`). */
export function describe({ lines, silhouette }: Pick<Drawn, 'lines' | 'silhouette'>): Int8Array {
  const all = [
    unit(orientation(lines), WEIGHTS.orientation),
    unit(place(lines), WEIGHTS.place),
    unit(around(silhouette), WEIGHTS.silhouette),
    unit(around(edgesOf(soft(lines))), WEIGHTS.rings),
  ];
  const out = new Int8Array(DIMENSIONS);
  let at = 0;
  for (const part of all) for (const value of part) out[at++] = Math.round(value * SCALE);
  return out;
}

/** Bytes are values times this. */
const SCALE = 250;

/** A plane turned about its middle by degrees, mirrored or not; what comes from outside is ground. */
export function turned({ data }: Plane, degrees: number, mirrored = false): Plane {
  if (degrees === 0 && !mirrored) return { width: SIDE, height: SIDE, data };
  const out = new Uint8Array(data.length);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const middle = (SIDE - 1) / 2;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [dx, dy] = [mirrored ? middle - x : x - middle, y - middle];
      const [u, v] = [Math.round(middle + dx * cos + dy * sin), Math.round(middle - dx * sin + dy * cos)];
      if (u >= 0 && v >= 0 && u < SIDE && v < SIDE) out[y * SIDE + x] = data[v * SIDE + u]!;
    }
  return { width: SIDE, height: SIDE, data: out };
}

/** A drawing described, and what it counts beside the picture as it is. */
export interface Variant {
  readonly vector: Int8Array;
  readonly weight: number;
}

const TURNS: readonly (readonly [degrees: number, mirrored: boolean, weight: number])[] = [
  [0, false, 1],
  [-12, false, 0.985],
  [12, false, 0.985],
  [0, true, 0.96],
];

/**
 * The drawing as it is, turned a little either way (a photo is seldom straight), mirrored; and its main part alone
 * where there are letters around it.
 */
export function variants(drawn: Drawn, parts: readonly Drawn[] = []): Variant[] {
  const own = TURNS.map(([degrees, mirrored, weight]) => ({
    vector: describe({
      lines: turned(drawn.lines, degrees, mirrored),
      silhouette: turned(drawn.silhouette, degrees, mirrored),
    }),
    weight,
  }));
  return [...own, ...parts.map((part) => ({ vector: describe(part), weight: 0.98 }))];
}

/** The length of a row of a column, of a vector by itself. */
export const lengthOf = (vector: Int8Array, at = 0): number => {
  let sum = 0;
  for (let d = at; d < at + DIMENSIONS; d++) sum += vector[d]! * vector[d]!;
  return Math.sqrt(sum);
};

/**
 * How alike a picture's variants are to each row of a column, 0 to 1: cosines, since bytes are rounded. Products alone
 * put a picture after others that differ from it by a pixel.
 */
export function likenesses(queries: readonly Variant[], column: Int8Array): Float32Array {
  const rows = Math.floor(column.length / DIMENSIONS);
  const out = new Float32Array(rows);
  for (const { vector: query, weight: share } of queries) {
    const weight = share / Math.max(1, lengthOf(query));
    for (let row = 0, at = 0; row < rows; row++, at += DIMENSIONS) {
      let sum = 0;
      for (let d = 0; d < DIMENSIONS; d += 4)
        sum +=
          query[d]! * column[at + d]! +
          query[d + 1]! * column[at + d + 1]! +
          query[d + 2]! * column[at + d + 2]! +
          query[d + 3]! * column[at + d + 3]!;
      const value = sum * weight;
      if (value > out[row]!) out[row] = value;
    }
  }
  for (let row = 0; row < rows; row++) out[row]! /= Math.max(1, lengthOf(column, row * DIMENSIONS));
  return out;
}
