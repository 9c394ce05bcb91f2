import { type Line, sideBySide } from './lines.ts';
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

/** Lines that stand beside each other. */
function rowsOf(region: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of region) {
    const last = rows.at(-1);
    const first = last?.[0];
    if (first && line.y0 < first.y1 - 0.5 * Math.min(line.size, first.size) && line.x0 > last.at(-1)!.x1)
      last.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** Rows that a table without rules has at least. */
const LEAST_ROWS = 3;

/**
 * Tables that are told by how their cells stand in line: three rows or more, one after another, of two cells or more,
 * with blank bands between the columns through all of them. A row of one cell goes on with the cell above it.
 * @returns What the region holds from the top down: lines, what stands on one height as one, and tables.
 */
export function alignedTables(region: readonly Line[]): (Line | PlacedTable)[] {
  const rows = rowsOf(region);
  const found: (Line | PlacedTable)[] = [];
  for (let at = 0; at < rows.length; ) {
    let end = at;
    while (end < rows.length && (rows[end]!.length > 1 || goesOn(rows, at, end))) end++;
    while (end > at && rows[end - 1]!.length === 1) end--;
    const table = end - at >= LEAST_ROWS ? tableOf(rows.slice(at, end)) : undefined;
    if (table) {
      found.push(table);
      at = end;
    } else found.push(sideBySide(rows[at++]!));
  }
  return found;
}

/** Whether a single cell lies within a table: close below its row, under a cell of it. */
function goesOn(rows: readonly (readonly Line[])[], from: number, at: number): boolean {
  const above = rows[at - 1];
  const line = rows[at]![0]!;
  if (at === from || !above || rows[at + 1] === undefined || rows[at + 1]!.length < 2) return false;
  const close = line.y0 - Math.max(...above.map(({ y1 }) => y1)) < 0.8 * line.size;
  return close && above.some((cell) => Math.abs(cell.x0 - line.x0) < line.size);
}

function tableOf(rows: readonly (readonly Line[])[]): PlacedTable | undefined {
  const many = rows.filter((row) => row.length > 1);
  if (many.length < LEAST_ROWS) return undefined;
  const sorted = many.flat().toSorted((a, b) => a.x0 - b.x0);
  const edges: number[] = [];
  let reach = sorted[0]!.x1;
  for (const { x0, x1, size } of sorted) {
    if (x0 - reach > 0.5 * size) edges.push((reach + x0) / 2);
    reach = Math.max(reach, x1);
  }
  const columns = edges.length + 1;
  const columnOf = ({ x0, x1 }: Line) => edges.filter((edge) => edge < (x0 + x1) / 2).length;
  const full = many.filter((row) => new Set(row.map(columnOf)).size === row.length && row.length > columns / 2).length;
  if (columns < 2 || full < 0.8 * many.length) return undefined;
  // text set in columns has long cells; a table has short ones in most of its columns
  const long = many.filter((row) =>
    row.every(({ text, size, x0, x1 }) => x1 - x0 > 22 * size && text.length > 30),
  ).length;
  if (long > 0.3 * many.length) return undefined;
  const cells: string[][] = [];
  for (const row of rows) {
    const single = row.length === 1 && cells.length > 0;
    if (!single) cells.push(Array.from({ length: columns }, () => ''));
    const into = cells.at(-1)!;
    for (const line of row) {
      const column = columnOf(line);
      into[column] = [into[column], line.text].filter(Boolean).join(' ');
    }
  }
  return { ...hull(rows.flat()), rows: cells };
}
