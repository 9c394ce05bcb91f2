import type { Run } from './page.ts';

/** Words that stand on one line with no wide gap between them. */
export interface Line extends Omit<Run, 'turned' | 'bold'> {
  readonly bold: boolean;
  /** From left to right. */
  readonly runs: readonly Run[];
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Heights of letters that are one blank between words, and that part two columns or cells. */
const BLANK = 0.18;
const APART = 1.15;
/** What numbers a paragraph or an item stands further from its words. */
const MARKED = 4;
const MARK = /^\s*(?:\[\d{4,5}\]|[(（]\d{1,2}[)）]|\d{1,3}[.．、)]|[•●○▪–-])\s*$/u;

/** Runs of one line so far: where the middle of its letters is, and how high they are. */
interface Band {
  middle: number;
  height: number;
  readonly runs: Run[];
}

/** Whether a run stands on a line: their middles are close, or it is small and stands within (an index, a power). */
function level({ middle, height }: Band, { y0, y1 }: Run): boolean {
  const own = y1 - y0;
  const distance = Math.abs((y0 + y1) / 2 - middle);
  return distance < 0.42 * Math.min(own, height) || (own < 0.75 * height && distance < 0.5 * height);
}

const joined = (left: string, gap: number, size: number, right: string): string => {
  const [before, after] = [left.trimEnd(), right.trimStart()];
  if (before === '' || after === '') return left + right;
  // blanks beside ideographs are set by their widths, whatever the file has there
  if (gap < 0.9 * size && (WIDE.test(before.slice(-1)) || WIDE.test(after.slice(0, 1)))) return before + after;
  const parted = gap > BLANK * size || before.length < left.length || after.length < right.length;
  return parted ? `${before} ${after}` : left + right;
};

/**
 * Lines of runs that go from left to right, from the top down: runs whose middles are on one height,
 * and that are not a wide gap apart. A rule that stands upright between two runs parts them.
 * @param uprights Left edges of upright rules, with their extent.
 */
export function linesOf(
  runs: readonly Run[],
  uprights: readonly { readonly x: number; readonly y0: number; readonly y1: number }[] = [],
): Line[] {
  const sorted = runs
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => (a.y0 + a.y1) / 2 - (b.y0 + b.y1) / 2 || a.x0 - b.x0);
  const bands: Band[] = [];
  for (const run of sorted) {
    const band = bands.slice(-3).findLast((one) => level(one, run));
    if (band) {
      band.runs.push(run);
      const own = run.y1 - run.y0;
      // what is much smaller or taller than its line (an index, a bracket) does not move it
      if (own > 0.8 * band.height && own < 1.4 * band.height) {
        band.middle += ((run.y0 + run.y1) / 2 - band.middle) / band.runs.length;
        band.height += (own - band.height) / band.runs.length;
      }
    } else bands.push({ middle: (run.y0 + run.y1) / 2, height: run.y1 - run.y0, runs: [run] });
  }
  return bands.flatMap((band) => pieces(band.runs, uprights));
}

/** The runs of one line, from left to right, parted at wide gaps. */
function pieces(runs: Run[], uprights: Parameters<typeof linesOf>[1] & {}): Line[] {
  runs.sort((a, b) => a.x0 - b.x0);
  const found: Run[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    const last = found.at(-1);
    const gap = run.x0 - reach;
    const size = Math.min(run.size, last?.at(-1)?.size ?? run.size);
    const middle = (run.y0 + run.y1) / 2;
    const ruled = uprights.some(({ x, y0, y1 }) => x > reach - 2 && x < run.x0 + 2 && middle > y0 && middle < y1);
    if (
      !last ||
      (gap > APART * size && !(gap < MARKED * size && MARK.test(last.at(-1)!.text))) ||
      (ruled && gap > -0.3 * size)
    )
      found.push([run]);
    else last.push(run);
    reach = Math.max(last && found.at(-1) === last ? reach : Number.NEGATIVE_INFINITY, run.x1);
  }
  return found.map(lineOf);
}

/** A line as narrower ones, parted where nothing stands over so many heights of its letters. */
export function parted(line: Line, apart: number): Line[] {
  const found: Run[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const run of line.runs) {
    if (run.x0 - reach > apart * run.size) found.push([run]);
    else found.at(-1)!.push(run);
    reach = Math.max(reach, run.x1);
  }
  return found.length === 1 ? [line] : found.map(lineOf);
}

/** A line as its runs on both sides of a place that none of them stands over; the line itself, where one does. */
export function splitAt(line: Line, x: number): Line[] {
  const [left, right] = [line.runs.filter((run) => run.x1 < x), line.runs.filter((run) => run.x0 > x)];
  return left.length > 0 && right.length > 0 && left.length + right.length === line.runs.length
    ? [lineOf(left), lineOf(right)]
    : [line];
}

function lineOf(runs: readonly Run[]): Line {
  let text = '';
  let end = runs[0]!.x0;
  for (const run of runs) {
    text = joined(text, run.x0 - end, run.size, run.text);
    end = run.x1;
  }
  const length = (run: Run) => run.text.length;
  const sum = (of: (run: Run) => number) => runs.reduce((all, run) => all + of(run) * length(run), 0);
  const all = runs.reduce((total, run) => total + length(run), 0) || 1;
  const sure = runs.filter(({ confidence }) => confidence !== undefined);
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    x0: Math.min(...runs.map(({ x0 }) => x0)),
    y0: Math.min(...runs.map(({ y0 }) => y0)),
    x1: Math.max(...runs.map(({ x1 }) => x1)),
    y1: Math.max(...runs.map(({ y1 }) => y1)),
    size: sum(({ size }) => size) / all,
    bold: sum(({ bold }) => (bold ? 1 : 0)) / all > 0.7,
    runs,
    ...(sure.length > 0 && { confidence: Math.min(...sure.map((run) => run.confidence!)) }),
  };
}

/** Lines of one height, from left to right, as one. */
export function sideBySide(lines: readonly Line[]): Line {
  const sure = lines.flatMap(({ confidence }) => confidence ?? []);
  return {
    ...lines[0]!,
    text: lines.map(({ text }) => text).join(' '),
    y0: Math.min(...lines.map(({ y0 }) => y0)),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    y1: Math.max(...lines.map(({ y1 }) => y1)),
    bold: lines.every(({ bold }) => bold),
    runs: lines.flatMap(({ runs }) => runs),
    ...(sure.length > 0 && { confidence: Math.min(...sure) }),
  };
}

/** Two lines of a paragraph as one text: a word that was parted at the end of a line is made whole. */
export function continued(text: string, next: string): string {
  if (text === '') return next;
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return WIDE.test(text.slice(-1)) || WIDE.test(next.slice(0, 1)) ? text + next : `${text} ${next}`;
}
