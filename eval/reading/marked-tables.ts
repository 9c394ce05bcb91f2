import type { RecognisedLine } from '#reading/ocr.ts';
import type { Run } from '#reading/page.ts';

/** A table as people marked it. */
export interface MarkedTable {
  readonly file: string;
  /** Row by row; a cell that spans several places stands in each of them, the same object. */
  readonly grid: readonly (readonly MarkedCell[])[];
}

export interface MarkedCell {
  readonly text: string;
  /** Left, top, right, bottom in pixels; absent of an empty cell. */
  readonly box?: readonly [number, number, number, number];
}

interface Line {
  readonly filename: string;
  readonly html: {
    readonly structure: { readonly tokens: readonly string[] };
    readonly cells: readonly { readonly tokens: readonly string[]; readonly bbox?: MarkedCell['box'] }[];
  };
}

/** The tables of a PubTabNet file: a line of JSON each. */
export const marked = (lines: string): MarkedTable[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line)
    .map(({ filename, html }) => ({ file: filename, grid: gridOf(html) }));

function gridOf({ structure, cells }: Line['html']): MarkedCell[][] {
  const grid: MarkedCell[][] = [];
  let row = -1;
  let next = 0;
  const at = (index: number) => (grid[index] ??= []);
  for (const [, tag, spans] of structure.tokens.join('').matchAll(/<(tr|td)([^>]*)>/g)) {
    if (tag === 'tr') {
      row += 1;
      at(row);
      continue;
    }
    const span = (name: string) => Number(new RegExp(`${name}span="(\\d+)"`).exec(spans!)?.[1] ?? 1);
    const { tokens, bbox } = cells[next++]!;
    const cell = { text: tokens.filter((token) => !/^<.*>$/.test(token)).join(''), ...(bbox && { box: bbox }) };
    let column = 0;
    while (at(row)[column]) column++;
    for (let down = 0; down < span('row'); down++)
      for (let across = 0; across < span('col'); across++) at(row + down)[column + across] = cell;
  }
  return grid;
}

/** Height of one line in the pictures, about. */
const LINE = 11;

/** The words of a table as a file would place them: the text of a box in as many lines as fit into its height. */
export function runsOf({ grid }: MarkedTable): Run[] {
  const runs: Run[] = [];
  for (const { text, box } of new Set(grid.flat())) {
    if (!box || text.trim() === '') continue;
    const [x0, y0, x1, y1] = box;
    const words = text.trim().split(/\s+/);
    const lines = Math.min(words.length, Math.max(1, Math.round((y1 - y0) / LINE)));
    const longest = text.length / lines;
    const said: string[] = [];
    for (const word of words) {
      const last = said.at(-1);
      if (last === undefined || (said.length < lines && last.length + word.length / 2 > longest)) said.push(word);
      else said[said.length - 1] = `${last} ${word}`;
    }
    const height = (y1 - y0) / said.length;
    const widest = Math.max(...said.map((line) => line.length));
    for (const [index, line] of said.entries())
      runs.push({
        ...{ text: line, x0, y0: y0 + index * height, x1: x0 + ((x1 - x0) * line.length) / widest },
        ...{ y1: y0 + (index + 1) * height, size: LINE * 0.8 },
      });
  }
  return runs;
}

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** What stands beside what: `text > text` to the right, `text v text` below; empty cells are passed over. */
export function relationsOf(grid: readonly (readonly (MarkedCell | string)[])[]): string[] {
  const textOf = (cell: MarkedCell | string | undefined) => plain(typeof cell === 'object' ? cell.text : (cell ?? ''));
  const found: string[] = [];
  const seen = new Map<object, Set<object>>();
  const once = (from: MarkedCell | string, to: MarkedCell | string) => {
    if (typeof from !== 'object' || typeof to !== 'object') return true;
    const others = seen.get(from) ?? new Set();
    seen.set(from, others);
    const first = from !== to && !others.has(to);
    others.add(to);
    return first;
  };
  const walk = (cells: readonly (MarkedCell | string)[], sign: string) => {
    let before: MarkedCell | string | undefined;
    for (const cell of cells) {
      if (textOf(cell) === '') continue;
      if (before !== undefined && once(before, cell)) found.push(`${textOf(before)} ${sign} ${textOf(cell)}`);
      before = cell;
    }
  };
  for (const row of grid) walk(row, '>');
  const columns = Math.max(0, ...grid.map((row) => row.length));
  for (let column = 0; column < columns; column++)
    walk(
      grid.flatMap((row) => row[column] ?? []),
      'v',
    );
  return found;
}

/** How many of two lists are the same, each counted once. */
export function shared(expected: readonly string[], given: readonly string[]): number {
  const left = new Map<string, number>();
  for (const one of expected) left.set(one, (left.get(one) ?? 0) + 1);
  let common = 0;
  for (const one of given) {
    const count = left.get(one) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(one, count - 1);
  }
  return common;
}

/** Lines as they were found, each with the marked words that lie in it most; a line with none keeps its own. */
export function withMarkedWords(lines: readonly RecognisedLine[], runs: readonly Run[]): RecognisedLine[] {
  const told = new Map<RecognisedLine, Run[]>();
  for (const run of runs) {
    const common = ({ x0, y0, x1, y1 }: RecognisedLine) =>
      Math.max(0, Math.min(x1, run.x1) - Math.max(x0, run.x0)) *
      Math.max(0, Math.min(y1, run.y1) - Math.max(y0, run.y0));
    const [best] = lines.toSorted((a, b) => common(b) - common(a));
    if (best && common(best) > 0) told.set(best, [...(told.get(best) ?? []), run]);
  }
  return lines.map((line) => {
    const words = told.get(line)?.toSorted((a, b) => a.x0 - b.x0 || a.y0 - b.y0);
    return words ? { ...line, text: words.map(({ text }) => text).join(' ') } : line;
  });
}
