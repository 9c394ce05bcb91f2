import { type Line, parted, sideBySide } from './lines.ts';
import type { Rule } from './page.ts';
import type { PlacedTable } from './tables.ts';

/** Rows that a table without rules has at least; two are enough where they have so many cells each. */
const LEAST_ROWS = 3;
const ENOUGH_CELLS = 4;
/** Heights of letters between two cells, and between two columns through all rows that have most of them. */
const CELLS_APART = 0.45;
const COLUMNS_APART = 0.35;
/** Share of the columns that a row has to tell where they are; heads over several of them have fewer. */
const RICH = 0.5;
/** Of these rows, the share of those that may have one over two columns. */
const MOST_ACROSS = 0.1;
/** Share of the usual distance of rows below which a line goes on with the row above it. */
const TIGHT = 0.85;
/** By how much a heading is larger than the rows above it. */
const LARGER = 1.1;
/** Heads of groups that follow each other. */
const MOST_HEADS = 2;
/** Rows of one table; more are another one. No page that people read has so many. */
const MOST_ROWS = 500;
/**
 * Cells looked at in one region, times columns, by each look that finds no table; pages that people read need a tenth.
 */
const MOST_LOOKS = 20_000_000;

type Row = readonly Line[];

/** Lines that stand beside each other. */
function rowsOf(region: readonly Line[]): Row[] {
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

const top = (row: Row) => Math.min(...row.map(({ y0 }) => y0));
const bottom = (row: Row) => Math.max(...row.map(({ y1 }) => y1));
const left = (row: Row) => Math.min(...row.map(({ x0 }) => x0));
const right = (row: Row) => Math.max(...row.map(({ x1 }) => x1));
const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * Tables that are told by how their cells stand in line: rows one after another, of two cells or more, with blank bands
 * between the columns through all that have most of them. A cell may go on in lines below it; a row of one cell between
 * others is the head of a group.
 * @returns What the region holds from the top down: lines, what stands on one height as one, and tables.
 */
export function alignedTables(region: readonly Line[]): (Line | PlacedTable)[] {
  const rows = rowsOf(region);
  const found: (Line | PlacedTable)[] = [];
  const looks = { left: MOST_LOOKS };
  for (let at = 0; at < rows.length; ) {
    const [table, size] = (looks.left > 0 && tableIn(rows.slice(at, at + MOST_ROWS), looks)) || [];
    if (table) {
      found.push(table);
      at += size!;
    } else found.push(sideBySide(rows[at++]!));
  }
  return found;
}

/** A table that begins with the first of these rows, and how many of them it has. */
function tableIn(rows: readonly Row[], looks: { left: number }): [PlacedTable, number] | undefined {
  if (rows[0]!.length < 2) return undefined;
  const usual = pitchOf(rows, (row) => row.length > 1);
  for (const heads of [MOST_HEADS, 0]) {
    const run = rows.slice(0, endOf(rows, usual, heads));
    const table = tableOf(run);
    if (table) return [table, run.length];
    const cells = run.reduce((sum, row) => sum + row.length, 0);
    looks.left -= cells * Math.max(...run.map((row) => row.length));
  }
  return undefined;
}

/**
 * Where the first run of rows of several cells ends, with what goes on below their cells, and heads of groups between
 * them.
 */
function endOf(rows: readonly Row[], usual: number | undefined, most: number): number {
  let end = 1;
  let heads = 0;
  let above = rows[0]!;
  for (let at = 1; at < rows.length; at++) {
    const row = rows[at]!;
    const [line] = row;
    const { size } = line!;
    const near = top(row) - bottom(rows[at - 1]!) < 2 * size;
    if (row.length > 1) {
      if (at > end && !near) break;
      heads = 0;
      above = row;
    } else {
      // larger letters begin something new; those of a picture have every height
      if (line!.confidence === undefined && size > LARGER * above[0]!.size) break;
      const under = above.some((cell) => Math.abs(cell.x0 - line!.x0) < size);
      const close = top(row) - bottom(rows[at - 1]!) < 0.8 * size;
      if (under && close && line!.x1 < right(above) - size) {
        // a cell that goes on, or the head of a group: `tableOf` tells
        if (isTight(row, rows[at - 1]!, usual)) end = at + 1;
        continue;
      }
      const narrow = line!.x1 - line!.x0 < 0.75 * (right(above) - left(above));
      if (!near || !narrow || ++heads > most) break;
      continue;
    }
    end = at + 1;
  }
  return end;
}

/** Whether a row stands closer to the one above it than rows of several cells usually do to each other. */
const isTight = (row: Row, above: Row, usual: number | undefined): boolean =>
  usual !== undefined && top(row) - top(above) < TIGHT * usual;

/** Usual distance between the tops of two rows that follow each other; where none do, of those with others between. */
function pitchOf(rows: readonly Row[], counts: (row: Row) => boolean): number | undefined {
  const steps = (some: readonly Row[], between: (row: Row) => boolean) =>
    some.slice(1).flatMap((row, at) => (between(row) && between(some[at]!) ? [top(row) - top(some[at]!)] : []));
  return median(steps(rows, counts)) ?? median(steps(rows.filter(counts), () => true));
}

const hull = (parts: readonly Rule[]): Rule => ({
  x0: Math.min(...parts.map(({ x0 }) => x0)),
  y0: Math.min(...parts.map(({ y0 }) => y0)),
  x1: Math.max(...parts.map(({ x1 }) => x1)),
  y1: Math.max(...parts.map(({ y1 }) => y1)),
});

function tableOf(all: readonly Row[]): PlacedTable | undefined {
  const rows = all.map((row) => row.flatMap((line) => parted(line, CELLS_APART)));
  const many = rows.filter((row) => row.length > 1);
  const most = Math.max(0, ...many.map((row) => row.length));
  const isRich = (row: Row) => row.length > 1 && row.length >= RICH * most;
  const rich = many.filter(isRich);
  const enough = rich.length >= LEAST_ROWS || (rich.length > 1 && rich.every((row) => row.length >= ENOUGH_CELLS));
  if (!enough || 2 * rich.length < many.length) return undefined;
  const edges = edgesOf(rich);
  const columns = edges.length + 1;
  const columnOf = ({ x0, x1 }: Rule) => edges.filter((edge) => edge < (x0 + x1) / 2).length;
  const full = rich.filter((row) => new Set(row.map(columnOf)).size === row.length && row.length > columns / 2).length;
  if (columns < 2 || full < 0.8 * rich.length) return undefined;
  // text set in columns has long cells; a table has short ones in most of its columns
  const long = many.filter((row) =>
    row.every(({ text, size, x0, x1 }) => x1 - x0 > 22 * size && text.length > 30),
  ).length;
  if (long > 0.3 * many.length) return undefined;

  const place = hull(all.flat());
  const extents = Array.from({ length: columns }, (_, column) => {
    const own = rich.flatMap((row) => row.filter((cell) => columnOf(cell) === column));
    return { x0: left(own), x1: right(own), room: edges[column] ?? place.x1 };
  });
  const usual = pitchOf(rows, isRich) ?? 0;
  const cells: string[][] = [];
  let above: (Line | undefined)[] = [];
  for (const [index, row] of rows.entries()) {
    const placed = placedIn(row, edges, extents);
    const step = index === 0 ? Number.POSITIVE_INFINITY : top(row) - top(rows[index - 1]!);
    // a word is written below where there is no room for it, and no further to the left
    const wraps = ({ cell, column }: (typeof placed)[number]) => {
      const [word] = cell.text.split(/\s/u);
      const width = ((cell.x1 - cell.x0) * (word!.length + 1)) / cell.text.length;
      return above[column]!.x1 + width > extents[column]!.room && cell.x0 > above[column]!.x0 - 0.3 * cell.size;
    };
    const goesOn =
      placed.every(({ column }) => above[column] !== undefined) &&
      (row.length === 1 || placed.every(({ column }) => column > 0)) &&
      (step < TIGHT * usual || (row.length === 1 && step < usual / TIGHT && wraps(placed[0]!)));
    if (!goesOn) {
      cells.push(Array.from({ length: columns }, () => ''));
      above = [];
    }
    for (const { cell, column } of placed) {
      cells.at(-1)![column] = [cells.at(-1)![column], cell.text].filter(Boolean).join(' ');
      above[column] = cell;
    }
  }
  return { ...place, rows: cells };
}

/**
 * The cells of a row by their columns. A head over several columns stands in the first of those that it is the middle
 * of.
 */
function placedIn(
  row: Row,
  edges: readonly number[],
  extents: readonly { readonly x0: number; readonly x1: number }[],
) {
  const reached = row.map(({ x0, x1, size }) => {
    const columnAt = (x: number) => edges.filter((edge) => edge < x).length;
    return row.length > RICH * extents.length
      ? { from: columnAt((x0 + x1) / 2), to: columnAt((x0 + x1) / 2) }
      : { from: columnAt(x0 + 0.5 * size), to: columnAt(x1 - 0.5 * size) };
  });
  return row.map((cell, at) => {
    const { from, to } = reached[at]!;
    if (from >= to) return { cell, column: Math.max(from, to) };
    const least = (reached[at - 1]?.to ?? -1) + 1;
    const most = (reached[at + 1]?.from ?? extents.length) - 1;
    const off = (first: number, last: number) =>
      Math.abs(extents[first]!.x0 + extents[last]!.x1 - cell.x0 - cell.x1) +
      cell.size * (last - first === to - from ? 1 : 0);
    let best = { column: from, off: off(from, to) };
    for (let first = from; first >= least; first--)
      for (let last = to; last <= most; last++)
        if (off(first, last) < best.off) best = { column: first, off: off(first, last) };
    return { cell, column: best.column };
  });
}

/**
 * The middles of the blank bands that part the cells of these rows; what lies over a band in a few of them is a head.
 */
function edgesOf(rows: readonly Row[]): number[] {
  const edges: number[] = [];
  const zones: (readonly Row[])[] = [rows];
  for (let zone = zones.pop(); zone; zone = zones.pop()) {
    const edge = edgeIn(zone, 0) ?? edgeIn(zone, Math.floor(MOST_ACROSS * rows.length));
    if (edge === undefined) continue;
    edges.push(edge);
    const middle = ({ x0, x1 }: Rule) => (x0 + x1) / 2;
    for (const on of [(cell: Line) => middle(cell) < edge, (cell: Line) => middle(cell) >= edge])
      zones.push(zone.map((row) => row.filter(on)));
  }
  return edges.sort((a, b) => a - b);
}

/**
 * The middle of the first blank band, where the widest cells are left out; rows with cells on both sides hold it up.
 */
function edgeIn(rows: readonly Row[], without: number): number | undefined {
  const cells = rows.flat().toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0));
  const [first, ...rest] = cells.slice(without).sort((a, b) => a.x0 - b.x0);
  if (!first) return undefined;
  let reach = first.x1;
  for (const { x0, x1, size } of rest) {
    const edge = (reach + x0) / 2;
    const both = () =>
      rows.filter((row) => row.some((one) => one.x1 < edge) && row.some((one) => one.x0 > edge)).length;
    if (x0 - reach > COLUMNS_APART * size && (without === 0 || both() > 2 * without)) return edge;
    reach = Math.max(reach, x1);
  }
  return undefined;
}
