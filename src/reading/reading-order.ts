import { type Line, parted, splitAt } from './lines.ts';

/** Lines that are read one after another from the top down, with nothing beside them. */
export type Region = readonly Line[];

/** Regions cut out of each other; pages have a handful of levels. */
const MOST_DEPTH = 40;
/** A column is no narrower than this share of what is cut, and has so many lines. */
const LEAST_SHARE = 0.18;
const LEAST_LINES = 3;
/** Letters of a gutter's width, at least; and the share of lines whose own blank it may be, hardly wider than one. */
const GUTTER = 0.7;
const MOST_OVER = 0.05;
/** Lines over two columns that begin higher than one of them. */
const MOST_ABOVE = 4;
/** Letters cover so much of the height of a column of text; notes here and there down a margin cover less. */
const LEAST_DENSE = 0.4;
/**
 * Lines of a column that is filled unevenly, as the head of a patent is, and how many of them may have one beside them.
 */
const UNEVEN_LINES = 10;
const MOST_LEVEL = 0.6;
/**
 * Share of their letters' height by which lines on one height differ at most; and those of a row that is set as one.
 */
const LEVEL = 0.25;
const VERY_LEVEL = 0.1;
/** Letters of a line of text in a column, at least on the mean; an ideograph is as wide as two. */
const SHORT = 28;

/**
 * Lines in the order in which people read them: a page is cut along blank bands, first across where it is widest, and
 * down between columns wherever both sides are columns of text (recursive XY-cut, Nagy and Seth 1984). Cells of a
 * table are no columns: rows are read across.
 */
export function inReadingOrder(lines: readonly Line[]): Region[] {
  return cut(lines, 0);
}

function cut(lines: readonly Line[], depth: number): Region[] {
  if (lines.length <= 1 || depth > MOST_DEPTH) return lines.length === 0 ? [] : [across(lines)];
  const columns = downwards(lines);
  if (columns) {
    const above = standingAbove(columns);
    const side = (column: readonly Line[]) =>
      cut(above ? column.filter((line) => !above.has(line)) : column, depth + 1);
    return [...(above ? cut([...above], depth + 1) : []), ...columns.flatMap(side)];
  }
  const parts = crosswise(lines)?.map((band) => cut(band, depth + 1));
  // where no part of it has columns, the whole is one region
  return parts?.some((part) => part.length > 1) ? parts.flat() : [across(lines)];
}

/** Lines that a column has above the first one of the other, a few of them and set apart: they stand over both. */
function standingAbove([left, right]: readonly [readonly Line[], readonly Line[]]): ReadonlySet<Line> | undefined {
  const top = (lines: readonly Line[]) => Math.min(...lines.map(({ y0 }) => y0));
  const [higher, begin] = top(left) < top(right) ? [left, top(right)] : [right, top(left)];
  const above = higher.filter(({ y1, size }) => y1 < begin + 0.5 * size);
  if (above.length === 0 || above.length > MOST_ABOVE) return undefined;
  const rest = higher.filter((line) => !above.includes(line));
  if (rest.length === 0) return undefined;
  const gap = top(rest) - Math.max(...above.map(({ y1 }) => y1));
  return gap > median(above.map(({ size }) => size)) ? new Set(above) : undefined;
}

const across = (lines: readonly Line[]): Region =>
  lines.toSorted((a, b) => (Math.abs(a.y0 - b.y0) < 0.5 * Math.min(a.size, b.size) ? a.x0 - b.x0 : a.y0 - b.y0));

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Bands that nothing covers, along one axis: where each begins and how wide it is. */
function gaps(extents: readonly (readonly [from: number, to: number])[]): { at: number; width: number }[] {
  const sorted = extents.toSorted((a, b) => a[0] - b[0]);
  const found: { at: number; width: number }[] = [];
  let reach = sorted[0]![1];
  for (const [from, to] of sorted) {
    if (from > reach) found.push({ at: (from + reach) / 2, width: from - reach });
    reach = Math.max(reach, to);
  }
  return found;
}

/** Two sides of the widest gutter, if both are columns of text. */
function downwards(lines: readonly Line[]): readonly [Line[], Line[]] | undefined {
  const size = median(lines.map((line) => line.size));
  const x0 = Math.min(...lines.map((line) => line.x0));
  const x1 = Math.max(...lines.map((line) => line.x1));
  const gutters = gaps(lines.flatMap((line) => parted(line, GUTTER)).map(({ x0: from, x1: to }) => [from, to] as const))
    .filter(({ width }) => width > GUTTER * size)
    .sort((a, b) => b.width - a.width);
  for (const { at } of gutters.slice(0, 6)) {
    const over = lines.filter((line) => line.x0 < at && line.x1 > at).length;
    if (over > MOST_OVER * lines.length) continue;
    const sides = over === 0 ? lines : lines.flatMap((line) => splitAt(line, at));
    const left = sides.filter((line) => line.x1 < at);
    const right = sides.filter((line) => line.x0 > at);
    const columns =
      (isColumn(left, at - x0, x1 - x0) && isColumn(right, x1 - at, x1 - x0) && !areCells(left, right)) ||
      areUneven(left, right, (at - x0) / (x1 - x0));
    if (columns && beside(left, right)) return [left, right];
  }
  return undefined;
}

/** Lines that fill a column: most end where the column ends, and they follow close on each other. */
function isColumn(lines: readonly Line[], width: number, whole: number): boolean {
  if (lines.length < LEAST_LINES || width < LEAST_SHARE * whole) return false;
  const own = Math.max(...lines.map((line) => line.x1)) - Math.min(...lines.map((line) => line.x0));
  const full = lines.filter((line) => line.x1 - line.x0 > 0.6 * own).length;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length;
  return full >= 0.5 * lines.length && letters >= 8 && isDense(lines);
}

/** Whether two sides are columns of a table: short lines, each with one beside it on its height. */
function areCells(left: readonly Line[], right: readonly Line[]): boolean {
  const letters = (lines: readonly Line[]) =>
    lines.reduce((sum, { text }) => sum + text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0), 0) /
    lines.length;
  return (
    Math.max(letters(left), letters(right)) < SHORT &&
    Math.abs(left.length - right.length) <= 0.2 * left.length &&
    levelShare(left, right) > 0.8
  );
}

/**
 * Whether two sides are columns whose lines end anywhere: both of many lines, as wide as each other, and set without
 * regard to each other, as no rows of a table are.
 */
function areUneven(left: readonly Line[], right: readonly Line[], gutter: number): boolean {
  if (Math.min(left.length, right.length) < UNEVEN_LINES || Math.abs(gutter - 0.5) > 0.1) return false;
  return [left, right].every(isDense) && levelShare(left, right, VERY_LEVEL) < MOST_LEVEL;
}

/** Letters cover a good part of the height. */
function isDense(lines: readonly Line[]): boolean {
  const height = Math.max(...lines.map((line) => line.y1)) - Math.min(...lines.map((line) => line.y0));
  return lines.reduce((sum, line) => sum + line.size, 0) > LEAST_DENSE * height;
}

/** Share of lines that have one of the others on their height. */
function levelShare(lines: readonly Line[], others: readonly Line[], apart = LEVEL): number {
  const level = ({ y0, y1, size }: Line) =>
    others.some((other) => Math.abs((other.y0 + other.y1) / 2 - (y0 + y1) / 2) < apart * Math.min(other.size, size));
  return lines.filter(level).length / lines.length;
}

/** Whether two sides share a good part of their height. */
function beside(left: readonly Line[], right: readonly Line[]): boolean {
  const of = (lines: readonly Line[]) =>
    [Math.min(...lines.map(({ y0 }) => y0)), Math.max(...lines.map(({ y1 }) => y1))] as const;
  const [a, b] = [of(left), of(right)];
  const shared = Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
  return shared > 0.3 * Math.min(a[1] - a[0], b[1] - b[0]);
}

/** What stands above and below the widest blank band. */
function crosswise(lines: readonly Line[]): readonly [Line[], Line[]] | undefined {
  // letters reach into the next line in tight settings: their middle thirds do not
  const extents = lines.map(({ y0, y1 }) => [y0 + (y1 - y0) / 4, y1 - (y1 - y0) / 4] as const);
  const [widest] = gaps(extents).sort((a, b) => b.width - a.width);
  if (!widest) return undefined;
  const middle = ({ y0, y1 }: Line) => (y0 + y1) / 2;
  return [lines.filter((line) => middle(line) < widest.at), lines.filter((line) => middle(line) > widest.at)];
}
