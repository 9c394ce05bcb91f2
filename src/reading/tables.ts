import type { Rule, Run } from './page.ts';

/** A table as it stands on a page, in units of the page. */
export interface PlacedTable extends Rule {
  readonly rows: readonly (readonly string[])[];
}

/** How far apart the ends of rules may be that meet, in units of the page (points). */
const TOUCH = 3;
/** Pages with more rules than that are drawings. */
const MOST_RULES = 1_500;
const MOST_CELLS = 5_000;

const isUpright = ({ x0, x1, y0, y1 }: Rule) => x1 - x0 < y1 - y0;
const touch = (a: Rule, b: Rule) =>
  a.x0 <= b.x1 + TOUCH && b.x0 <= a.x1 + TOUCH && a.y0 <= b.y1 + TOUCH && b.y0 <= a.y1 + TOUCH;

/** Positions that lie within a touch of each other, as one each, in order. */
function positions(values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) if (value - (found.at(-1) ?? -1e9) > TOUCH) found.push(value);
  return found;
}

const hull = (parts: readonly Rule[]): Rule => ({
  x0: Math.min(...parts.map(({ x0 }) => x0)),
  y0: Math.min(...parts.map(({ y0 }) => y0)),
  x1: Math.max(...parts.map(({ x1 }) => x1)),
  y1: Math.max(...parts.map(({ y1 }) => y1)),
});

/** Rules that meet each other, directly or through others. */
function grids(rules: readonly Rule[]): Rule[][] {
  const left = new Set(rules);
  const found: Rule[][] = [];
  for (const first of rules) {
    if (!left.delete(first)) continue;
    const grid = [first];
    for (let at = 0; at < grid.length; at++)
      for (const other of left)
        if (touch(grid[at]!, other)) {
          grid.push(other);
          left.delete(other);
        }
    found.push(grid);
  }
  return found;
}

/**
 * Tables whose cells are ruled: rules that meet, with two rows and two columns at least. What stands in a cell is
 * read from the top down.
 * @returns The tables, and the runs that are in none of them.
 */
export function ruledTables(
  rules: readonly Rule[],
  runs: readonly Run[],
  textOf: (runs: readonly Run[]) => string,
): { readonly tables: PlacedTable[]; readonly rest: Run[] } {
  if (rules.length < 6 || rules.length > MOST_RULES) return { tables: [], rest: [...runs] };
  let rest = [...runs];
  const tables: PlacedTable[] = [];
  for (const grid of grids(rules)) {
    const xs = positions(grid.filter(isUpright).flatMap(({ x0, x1 }) => [(x0 + x1) / 2]));
    const ys = positions(grid.filter((rule) => !isUpright(rule)).flatMap(({ y0, y1 }) => [(y0 + y1) / 2]));
    if (xs.length < 3 || ys.length < 3 || xs.length * ys.length > MOST_CELLS) continue;
    const place = hull(grid);
    const within = ({ x0, x1, y0, y1 }: Rule) =>
      (x0 + x1) / 2 > place.x0 && (x0 + x1) / 2 < place.x1 && (y0 + y1) / 2 > place.y0 && (y0 + y1) / 2 < place.y1;
    const inside = rest.filter(within);
    const cells = new Map<number, Run[]>();
    const before = (edges: readonly number[], value: number) => edges.findLastIndex((edge) => edge <= value);
    for (const run of inside) {
      const column = Math.min(
        Math.max(before(xs, (run.x0 + Math.min(run.x1, run.x0 + run.size)) / 2), 0),
        xs.length - 2,
      );
      const row = Math.min(Math.max(before(ys, (run.y0 + run.y1) / 2), 0), ys.length - 2);
      const key = row * xs.length + column;
      cells.set(key, [...(cells.get(key) ?? []), run]);
    }
    // a frame around a drawing has hardly a word in its cells
    const filled = cells.size;
    if (filled < 4 || filled < 0.3 * (xs.length - 1) * (ys.length - 1)) continue;
    const rows = ys
      .slice(0, -1)
      .map((_, row) => xs.slice(0, -1).map((__, column) => textOf(cells.get(row * xs.length + column) ?? [])));
    tables.push({ ...place, rows });
    rest = rest.filter((run) => !within(run));
  }
  return { tables, rest };
}
