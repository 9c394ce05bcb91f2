import { readFileSync } from 'node:fs';
import { type Component, heightOf, widthOf } from './components.ts';

/** Cells of a grid on which shapes are compared. */
export const COLUMNS = 12;
export const ROWS = 16;

/** A letter that a shape may be. */
export interface Reading {
  readonly letter: string;
  /** 1 is the same shape; what is above .8 is a likeness. */
  readonly score: number;
  /** Height of a capital of the same size, in pixels. */
  readonly capital: number;
  /** The line it stands on. */
  readonly foot: number;
}

interface Shape {
  readonly letter: string;
  /** Width and height, and how far its lower edge lies above the line it stands on, in heights of a capital. */
  readonly wide: number;
  readonly high: number;
  readonly foot: number;
  readonly vector: Float32Array;
}

/** A grid made soft, with mean 0 and length 1: likeness is a product. */
function vectorOf(grid: Float32Array): Float32Array {
  const soft = new Float32Array(grid.length);
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      let [sum, weights] = [0, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy];
          const weight = (dx ? 1 : 2) * (dy ? 1 : 2);
          weights += weight;
          if (u >= 0 && u < COLUMNS && v >= 0 && v < ROWS) sum += weight * grid[v * COLUMNS + u]!;
        }
      soft[y * COLUMNS + x] = sum / weights;
    }
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  let length = 0;
  for (let i = 0; i < soft.length; i++) {
    soft[i]! -= mean;
    length += soft[i]! ** 2;
  }
  const scale = 1 / Math.sqrt(Math.max(1e-9, length));
  return soft.map((value) => value * scale);
}

let known: readonly Shape[] | undefined;
function shapes(): readonly Shape[] {
  known ??= (
    JSON.parse(readFileSync(new URL('glyph-shapes.json', import.meta.url), 'utf8')) as [
      string,
      string,
      number,
      number,
      number,
      string,
    ][]
  ).map(([letter, , wide, high, foot, ink]) => ({
    letter,
    wide,
    high,
    foot,
    vector: vectorOf(Float32Array.from(ink, (digit) => Number.parseInt(digit, 16) / 15)),
  }));
  return known;
}

/** The share of ink in each cell of a box. */
function gridOf(component: Component, across: number): Float32Array {
  const { x0, y0, pixels } = component;
  const [w, h] = [widthOf(component), heightOf(component)];
  const grid = new Float32Array(COLUMNS * ROWS);
  for (const at of pixels) {
    const x = (at % across) - x0;
    const y = (at - (at % across)) / across - y0;
    // a pixel is as large as some cells, or a part of one
    const [left, right] = [(x * COLUMNS) / w, ((x + 1) * COLUMNS) / w];
    const [top, below] = [(y * ROWS) / h, ((y + 1) * ROWS) / h];
    for (let v = Math.floor(top); v < Math.min(ROWS, below); v++) {
      const tall = Math.min(below, v + 1) - Math.max(top, v);
      for (let u = Math.floor(left); u < Math.min(COLUMNS, right); u++)
        grid[v * COLUMNS + u]! += tall * (Math.min(right, u + 1) - Math.max(left, u));
    }
  }
  return grid;
}

/** The letters that a component is most like, best first; one reading a letter. */
export function readGlyph(component: Component, across: number, count = 4): Reading[] {
  const [w, h] = [widthOf(component), heightOf(component)];
  const vector = vectorOf(gridOf(component, across));
  const best = new Map<string, Reading>();
  for (const shape of shapes()) {
    // a pixel more or less is nothing
    const off = Math.abs(Math.log(((w / h) * shape.high) / shape.wide));
    const slack = Math.min(0.25, 1.2 / Math.min(w, h));
    if (off > 0.5 + slack) continue;
    let same = 0;
    for (let i = 0; i < vector.length; i++) same += vector[i]! * shape.vector[i]!;
    const score = same - 0.5 * Math.max(0, off - slack);
    if (score <= (best.get(shape.letter)?.score ?? 0)) continue;
    const capital = h / shape.high;
    const foot = component.y1 + shape.foot * capital;
    best.set(shape.letter, { letter: shape.letter, score, capital, foot });
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, count);
}
