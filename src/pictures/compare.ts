import { type Drawn, SIDE } from './drawn.ts';
import type { Plane } from './raster.ts';

/** What two drawings were measured to have in common and not, each from 0 to 1. */
export interface Compared {
  /** Shared area of the two outlines, as a share of both. */
  readonly outline: number;
  /** Proportions: the smaller ratio of width to height by the larger one. */
  readonly proportions: number;
  /** Lines of either one that have a line of the other beside them, all in all. */
  readonly lines: number;
  /** The same in each of nine fields, row by row; undefined where neither has lines. */
  readonly fields: readonly (number | undefined)[];
  /** How much of the surface is line: the lower by the higher share. */
  readonly surface: number;
  /** Symmetry about the upright axis, of each. */
  readonly symmetry: readonly [number, number];
}

const INK = 60;
/** Lines this far apart, in pixels of 96, are the same line. */
const BESIDE = 3;

/** Distance to the nearest line (two passes of a 3-4 chamfer, Borgefors 1986), in pixels. */
export function distances({ data }: Plane): Float32Array {
  const far = 1e6;
  const out = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < out.length; i++) out[i] = data[i]! >= INK ? 0 : far;
  const see = (at: number, from: number, cost: number) => {
    if (out[from]! + cost < out[at]!) out[at] = out[from]! + cost;
  };
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      if (x > 0) see(at, at - 1, 1);
      if (y > 0) see(at, at - SIDE, 1);
      if (x > 0 && y > 0) see(at, at - SIDE - 1, 4 / 3);
      if (x < SIDE - 1 && y > 0) see(at, at - SIDE + 1, 4 / 3);
    }
  for (let y = SIDE - 1; y >= 0; y--)
    for (let x = SIDE - 1; x >= 0; x--) {
      const at = y * SIDE + x;
      if (x < SIDE - 1) see(at, at + 1, 1);
      if (y < SIDE - 1) see(at, at + SIDE, 1);
      if (x < SIDE - 1 && y < SIDE - 1) see(at, at + SIDE + 1, 4 / 3);
      if (x > 0 && y < SIDE - 1) see(at, at + SIDE - 1, 4 / 3);
    }
  return out;
}

/** Lines of one with a line of the other beside them, and all: by field of a three by three grid. */
function beside(lines: Plane, other: Float32Array, near: Float64Array, all: Float64Array): void {
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      if (lines.data[at]! < INK) continue;
      const field = Math.floor((y * 3) / SIDE) * 3 + Math.floor((x * 3) / SIDE);
      all[field]!++;
      near[field]! += Math.max(0, 1 - other[at]! / (2 * BESIDE));
    }
}

function symmetryOf(drawn: Drawn): number {
  const flipped = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) flipped[y * SIDE + x] = drawn.lines.data[y * SIDE + SIDE - 1 - x]!;
  const [near, all] = [new Float64Array(9), new Float64Array(9)];
  beside(drawn.lines, distances({ width: SIDE, height: SIDE, data: flipped }), near, all);
  const sum = all.reduce((a, b) => a + b, 0);
  return sum === 0 ? 0 : near.reduce((a, b) => a + b, 0) / sum;
}

/** Measures two drawings, brought to one size and place, against each other. */
export function compareDrawn(a: Drawn, b: Drawn): Compared {
  let [both, either] = [0, 0];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [a.silhouette.data[i]! > 0, b.silhouette.data[i]! > 0];
    if (x && y) both++;
    if (x || y) either++;
  }
  const [near, all] = [new Float64Array(9), new Float64Array(9)];
  beside(a.lines, distances(b.lines), near, all);
  beside(b.lines, distances(a.lines), near, all);
  const total = all.reduce((x, y) => x + y, 0);
  const ratio = (x: number, y: number) => (Math.max(x, y) === 0 ? 0 : Math.min(x, y) / Math.max(x, y));
  return new Measured(
    either === 0 ? 0 : both / either,
    ratio(a.aspect, b.aspect),
    total === 0 ? 0 : near.reduce((x, y) => x + y, 0) / total,
    [...all].map((count, index) => (count < 8 ? undefined : near[index]! / count)),
    ratio(a.ink, b.ink),
    [symmetryOf(a), symmetryOf(b)],
  );
}

/**
 * Made by a constructor: once, under load, what an object literal here had made held the numbers of the last comparison
 * in all of them, with the fields of each, which no code of ours can do.
 */
class Measured implements Compared {
  readonly outline: number;
  readonly proportions: number;
  readonly lines: number;
  readonly fields: Compared['fields'];
  readonly surface: number;
  readonly symmetry: Compared['symmetry'];

  constructor(
    outline: number,
    proportions: number,
    lines: number,
    fields: Compared['fields'],
    surface: number,
    symmetry: Compared['symmetry'],
  ) {
    this.outline = outline;
    this.proportions = proportions;
    this.lines = lines;
    this.fields = fields;
    this.surface = surface;
    this.symmetry = symmetry;
  }
}

/** The likeness of local lines and outline, 0 to 1: what re-ranking goes by. */
export const localLikeness = ({ lines, outline, proportions }: Compared): number =>
  0.55 * lines + 0.3 * outline + 0.15 * proportions;
