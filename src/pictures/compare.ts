import { turned } from './describe.ts';
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

/** Lines this far apart, in pixels of 96, are the same line. */
const BESIDE = 2;
/** What of the darkness of a drawing's own lines is a line: the rest is the edge of one. */
const LINE = 0.3;
const LEAST_LINE = 8;

/**
 * From which value on a pixel is of a line. A pen of a pixel in a large picture is a light grey in 96 of them, in a
 * smaller picture a dark one: nine tenths of a drawing's ink tell how dark its lines are.
 */
function lineFrom({ data }: Plane): number {
  const counts = new Uint32Array(256);
  let inked = 0;
  for (const value of data) {
    if (value === 0) continue;
    counts[value]!++;
    inked++;
  }
  let [level, left] = [255, inked / 10];
  while (level > 1 && (left -= counts[level]!) > 0) level--;
  return Math.max(LEAST_LINE, LINE * level);
}

/** Directions that are told apart, of half a turn: a line agrees with those of its own and of the two beside it. */
const DIRECTIONS = 8;
/** How much of the change around a point has one direction, 0 to 1, at least: less is a crossing or a texture. */
const CLEAR = 0.25;

/** The lines of a drawing. */
interface Strokes {
  /** Points of lines, by their place in the plane. */
  readonly points: readonly number[];
  /** The direction of each, 0 to `DIRECTIONS` - 1; -1 where it has none that is clear. */
  readonly directions: readonly number[];
  /** Pixels to the nearest line of a direction from each point of the plane, and of any direction at the end. */
  readonly distances: readonly Float32Array[];
}

/**
 * The direction across a line at each of some points, from the steps of brightness around it (structure tensor over
 * five by five points).
 */
function directionsAt({ data }: Plane, points: readonly number[]): number[] {
  const value = (x: number, y: number) => (x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : data[y * SIDE + x]!);
  return points.map((at) => {
    const [px, py] = [at % SIDE, Math.floor(at / SIDE)];
    let [xx, yy, xy] = [0, 0, 0];
    for (let y = py - 2; y <= py + 2; y++)
      for (let x = px - 2; x <= px + 2; x++) {
        const gx = value(x + 1, y) - value(x - 1, y);
        const gy = value(x, y + 1) - value(x, y - 1);
        [xx, yy, xy] = [xx + gx * gx, yy + gy * gy, xy + gx * gy];
      }
    if (Math.hypot(xx - yy, 2 * xy) < CLEAR * (xx + yy)) return -1;
    const turn = (Math.atan2(2 * xy, xx - yy) / (2 * Math.PI) + 1) % 1;
    return Math.round(turn * DIRECTIONS) % DIRECTIONS;
  });
}

/** Distance to the nearest of some points (two passes of a 3-4 chamfer, Borgefors 1986), in pixels. */
function distancesTo(points: readonly number[]): Float32Array {
  const out = new Float32Array(SIDE * SIDE).fill(1e6);
  for (const at of points) out[at] = 0;
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

function strokesIn(lines: Plane): Strokes {
  const least = lineFrom(lines);
  const points: number[] = [];
  for (let at = 0; at < SIDE * SIDE; at++) if (lines.data[at]! >= least) points.push(at);
  const directions = directionsAt(lines, points);
  const along = (direction: number) =>
    points.filter((_at, index) => {
      const own = directions[index]!;
      const apart = Math.abs(own - direction);
      return own < 0 || apart <= 1 || apart === DIRECTIONS - 1;
    });
  const maps = Array.from({ length: DIRECTIONS }, (_, direction) => distancesTo(along(direction)));
  return { points, directions, distances: [...maps, distancesTo(points)] };
}

/** What is made of a drawing, once: each drawing is compared with many. */
function once<T extends object | number>(make: (drawn: Drawn) => T): (drawn: Drawn) => T {
  const kept = new WeakMap<Drawn, T>();
  return (drawn) => {
    const known = kept.get(drawn) ?? make(drawn);
    kept.set(drawn, known);
    return known;
  };
}

const strokesOf = once(({ lines }) => strokesIn(lines));

/** The mirror image of a drawing. */
const mirrorOf = once(
  (drawn): Drawn => ({
    ...drawn,
    lines: turned(drawn.lines, 0, true),
    silhouette: turned(drawn.silhouette, 0, true),
  }),
);

/** Lines of one with a line of the other beside them that runs alike, and all: by field of a three by three grid. */
function beside({ points, directions }: Strokes, other: Strokes, near: Float64Array, all: Float64Array): void {
  for (const [index, at] of points.entries()) {
    const direction = directions[index]!;
    const distances = other.distances[direction < 0 ? DIRECTIONS : direction]!;
    const field = Math.floor((Math.floor(at / SIDE) * 3) / SIDE) * 3 + Math.floor(((at % SIDE) * 3) / SIDE);
    all[field]!++;
    near[field]! += Math.max(0, 1 - distances[at]! / (2 * BESIDE));
  }
}

/** How far the lines of a drawing agree with those of its mirror image. */
const symmetryOf = once((drawn) => {
  const [near, all] = [new Float64Array(9), new Float64Array(9)];
  beside(strokesOf(drawn), strokesOf(mirrorOf(drawn)), near, all);
  const sum = all.reduce((a, b) => a + b, 0);
  return sum === 0 ? 0 : near.reduce((a, b) => a + b, 0) / sum;
});

/** Of the square the part that is as wide and high as the drawing. */
const area = ({ aspect }: Drawn): number => Math.min(aspect, 1 / aspect);

/** Measures two drawings, brought to one size and place, against each other. */
export function compareDrawn(a: Drawn, b: Drawn): Compared {
  let [both, either] = [0, 0];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [a.silhouette.data[i]! > 0, b.silhouette.data[i]! > 0];
    if (x && y) both++;
    if (x || y) either++;
  }
  const [near, all] = [new Float64Array(9), new Float64Array(9)];
  const [mine, theirs] = [strokesOf(a), strokesOf(b)];
  beside(mine, theirs, near, all);
  const own = all.reduce((x, y) => x + y, 0);
  beside(theirs, mine, near, all);
  const total = all.reduce((x, y) => x + y, 0);
  const ratio = (x: number, y: number) => (Math.max(x, y) === 0 ? 0 : Math.min(x, y) / Math.max(x, y));
  return new Measured(
    either === 0 ? 0 : both / either,
    ratio(a.aspect, b.aspect),
    total === 0 ? 0 : near.reduce((x, y) => x + y, 0) / total,
    [...all].map((count, index) => (count < 8 ? undefined : near[index]! / count)),
    ratio(own * area(b), (total - own) * area(a)),
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

/**
 * The most that the mirror images of some drawings are like another one: an article may be shown from its other side.
 */
export const mirroredLikeness = (drawn: readonly Drawn[], other: Drawn): number =>
  Math.max(0, ...drawn.map((one) => localLikeness(compareDrawn(mirrorOf(one), other))));
