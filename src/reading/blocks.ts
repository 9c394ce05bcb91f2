import { alignedTables } from './aligned-tables.ts';
import { continued, type Line, linesOf } from './lines.ts';
import type { Box, DrawnPage, Page, PageBlock, Rule, Run } from './page.ts';
import { inReadingOrder } from './reading-order.ts';
import { type PlacedTable, ruledTables } from './tables.ts';

/** Heads and feet of pages stand in these shares of their height. */
const HEAD = 0.1;
const FOOT = 0.9;
/** Of text of a file, of what is told from how it stands, of words that were turned. */
const SURE = 0.95;
const LIKELY = 0.8;
const GUESSED = 0.6;

const PAGE_NUMBER =
  /^(?:[-–—\s]*(?:\d{1,4}|[ivxlc]{1,6})(?:\s*\/\s*\d{1,4})?[-–—\s]*|第?\s*\d{1,4}\s*页.{0,12}|page \d{1,4}(?: of \d{1,4})?)$/iu;
/** Marks that begin an item: bullets, (a), 1), 2., 三、 */
const ITEM =
  /^(?:[•·●○■□▪◦‣*–—-]\s|[(（](?:\d|[a-z]|[ivx]{1,4}|[一二三四五六七八九十]{1,3})[)）]|(?:\d{1,2}|[a-z])[)）]|\d{1,3}\s?[.．](?!\d)|[一二三四五六七八九十]{1,3}、)/iu;
/** Paragraphs with a number, and the codes of front pages (WIPO ST.9). */
const NUMBERED_PARAGRAPH = /^(?:\[\d{4,5}\]|[(（]\d\d[)）])/;
const ENDS = /[。.;；:：!！?？]["'”’)）]?$/u;
const MATHS = /[\p{Sm}∑∏∫√∂∞≤≥≠≈α-ωΑ-Ω]/gu;

const fractions = ({ x0, y0, x1, y1 }: Rule, { width, height }: DrawnPage): Box => {
  const part = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  return { x0: part(x0, width), y0: part(y0, height), x1: part(x1, width), y1: part(y1, height) };
};

const hull = (parts: readonly Rule[]): Rule => ({
  x0: Math.min(...parts.map(({ x0 }) => x0)),
  y0: Math.min(...parts.map(({ y0 }) => y0)),
  x1: Math.max(...parts.map(({ x1 }) => x1)),
  y1: Math.max(...parts.map(({ y1 }) => y1)),
});

/** What running heads have in common from page to page. */
const keyOf = ({ text, y0 }: Line, { height }: DrawnPage) =>
  `${Math.round((y0 / height) * 50)} ${text.replace(/\d+/g, '#').replace(/\s+/g, '')}`;

interface Laid {
  readonly page: DrawnPage;
  readonly lines: readonly Line[];
  readonly tables: readonly PlacedTable[];
  readonly turned: readonly Run[];
}

/** The runs of a page as lines, without those that stand in ruled tables. */
function laid(page: DrawnPage): Laid {
  const textOf = (runs: readonly Run[]) => linesOf(runs).reduce((text, line) => continued(text, line.text), '');
  const { tables, rest } = ruledTables(
    page.rules,
    page.runs.filter(({ turned }) => !turned),
    textOf,
  );
  return { page, tables, lines: linesOf(rest), turned: page.runs.filter(({ turned }) => turned) };
}

/**
 * Pages in reading order, as blocks. What stands in the head or the foot of two pages alike is a header or a footer.
 * Pure; time grows with the runs of a page times the depth of its layout.
 */
export function blocksOf(pages: readonly DrawnPage[]): Page[] {
  const all = pages.map(laid);
  const margins = ({ lines, page }: Laid) =>
    lines.filter(({ y0, y1 }) => y1 < HEAD * page.height || y0 > FOOT * page.height);
  const seen = new Map<string, number>();
  for (const one of all)
    for (const key of new Set(margins(one).map((line) => keyOf(line, one.page))))
      seen.set(key, (seen.get(key) ?? 0) + 1);
  const letters = lettersOf(all.flatMap(({ lines }) => lines));
  return all.map((one) => {
    const running = new Set(
      margins(one).filter((line) => (seen.get(keyOf(line, one.page)) ?? 0) > 1 || PAGE_NUMBER.test(line.text)),
    );
    return { blocks: pageBlocks(one, running, letters) };
  });
}

/** The letters of a document. */
interface Letters {
  /** Height that most characters have. */
  readonly body: number;
  /** By how much of it a line may differ and still be of its paragraph; and by how much a heading is larger. */
  readonly like: number;
  readonly larger: number;
}

/** What was recognised from a picture has letters of every height. */
function lettersOf(lines: readonly Line[]): Letters {
  const body = bodySize(lines);
  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  const near = lines.reduce((sum, { text, size }) => sum + (Math.abs(size - body) < 0.08 * body ? text.length : 0), 0);
  return near > 0.6 * all ? { body, like: 0.15, larger: 1.15 } : { body, like: 0.6, larger: 1.7 };
}

function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines)
    counts.set(Math.round(size * 2) / 2, (counts.get(Math.round(size * 2) / 2) ?? 0) + text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function pageBlocks({ page, lines, tables, turned }: Laid, running: ReadonlySet<Line>, letters: Letters): PageBlock[] {
  const box = (part: Rule) => fractions(part, page);
  const head: PageBlock[] = [];
  const foot: PageBlock[] = [];
  for (const line of running) {
    const top = line.y1 < page.height / 2;
    (top ? head : foot).push({
      type: top ? 'header' : 'footer',
      box: box(line),
      confidence: line.confidence ?? SURE,
      text: line.text,
    });
  }
  const main: (PageBlock & { readonly at: Rule })[] = [];
  const rest = lines.filter((line) => !running.has(line));
  for (const region of inReadingOrder(rest)) main.push(...regionBlocks(alignedTables(region), page, letters));
  for (const table of tables)
    place(main, { type: 'table', at: table, box: box(table), confidence: SURE, rows: table.rows });
  // a scan behind the words that were recognised in it is no figure
  const behind = (at: Rule) =>
    page.runs.length > 0 && (at.x1 - at.x0) * (at.y1 - at.y0) > 0.85 * page.width * page.height;
  for (const { file, ...at } of page.pictures.filter((one) => !behind(one)))
    place(main, { type: 'figure', at, box: box(at), confidence: SURE, ...(file && { file }) });
  const side = turnedBlocks(turned, page);
  return [...head, ...main.map(({ at: _, ...block }) => block), ...side, ...foot];
}

/** Puts what was found apart from the text into its order: before the first block that begins below it, beside it. */
function place<T extends { readonly at: Rule }>(blocks: T[], one: T): void {
  const shares = (a: Rule, b: Rule) => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);
  const below = blocks.findIndex(({ at }) => at.y0 >= one.at.y0 && shares(at, one.at));
  blocks.splice(below < 0 ? blocks.length : below, 0, one);
}

function turnedBlocks(turned: readonly Run[], page: DrawnPage): PageBlock[] {
  const runs = turned.filter(({ text }) => text.trim() !== '');
  if (runs.length === 0) return [];
  const text = runs.map((run) => run.text.trim()).join(' ');
  return [{ type: 'text', box: fractions(hull(runs), page), confidence: GUESSED, text }];
}

interface Paragraph {
  readonly lines: Line[];
}

/** The blocks of one region: tables, headings, lists, formulas and paragraphs. */
function regionBlocks(parts: readonly (Line | PlacedTable)[], page: DrawnPage, letters: Letters) {
  const lines = parts.filter((part): part is Line => 'size' in part);
  const left = Math.min(...lines.map(({ x0 }) => x0));
  const right = Math.max(...lines.map(({ x1 }) => x1));
  const made: (Paragraph | PlacedTable)[] = [];
  const pitch = pitchOf(lines);
  for (const part of parts) {
    const last = made.at(-1);
    if ('rows' in part) made.push(part);
    else if (last && 'lines' in last && belongs(last.lines, part, { left, right, pitch, like: letters.like }))
      last.lines.push(part);
    else made.push({ lines: [part] });
  }
  const blocks: (PageBlock & { at: Rule })[] = [];
  made.forEach((one, index) => {
    if ('rows' in one) {
      blocks.push({ type: 'table', at: one, box: fractions(one, page), confidence: LIKELY, rows: one.rows });
      return;
    }
    const next = made[index + 1];
    const block = paragraphBlock(one.lines, next && 'lines' in next ? next.lines[0] : undefined, {
      page,
      letters,
      left,
      right,
    });
    const before = blocks.at(-1);
    if (block.type === 'list' && before?.type === 'list') {
      const at = hull([before.at, block.at]);
      blocks[blocks.length - 1] = { ...before, at, box: fractions(at, page), text: `${before.text}\n${block.text}` };
    } else blocks.push(block);
  });
  return blocks;
}

/** Usual distance between the tops of two lines. */
function pitchOf(lines: readonly Line[]): number {
  const steps = lines.flatMap(({ y0 }, at) => (at > 0 && y0 > lines[at - 1]!.y0 ? [y0 - lines[at - 1]!.y0] : []));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** Whether a line goes on with a paragraph. */
function belongs(
  paragraph: readonly Line[],
  line: Line,
  {
    left,
    right,
    pitch,
    like,
  }: { readonly left: number; readonly right: number; readonly pitch: number; readonly like: number },
): boolean {
  const last = paragraph.at(-1)!;
  const { size } = line;
  if (NUMBERED_PARAGRAPH.test(line.text)) return false;
  if (Math.abs(last.size - size) > like * Math.max(last.size, size)) return false;
  // beside it, or back up
  if (line.y0 < last.y0 + 0.5 * last.size) return line.x0 >= last.x1 && line.x0 - last.x1 < 3 * size;
  if (line.y0 - last.y0 > 1.45 * Math.max(pitch, 1.1 * size) || line.y0 - last.y1 > 1.6 * size) return false;
  const indented = line.x0 - left > 1.2 * size;
  const short = last.x1 < right - 2.5 * size;
  if (short && ENDS.test(last.text)) return false;
  // a number at the beginning of a line may be the end of a sentence
  if (ITEM.test(line.text) && (short || indented || ENDS.test(last.text))) return false;
  // a first line is set in; an item's further lines are, too
  if (indented && last.x0 - left < 0.6 * size && !ITEM.test(paragraph[0]!.text)) return false;
  if (!indented && short && last.x0 - left > 1.2 * size && paragraph.length === 1 && !ENDS.test(last.text))
    return false;
  return last.bold === line.bold || paragraph.length > 1;
}

function paragraphBlock(
  lines: readonly Line[],
  next: Line | undefined,
  { page, letters, left, right }: { page: DrawnPage; letters: Letters; left: number; right: number },
): PageBlock & { at: Rule } {
  const at = hull(lines);
  const text = lines.reduce((all, line) => continued(all, line.text), '');
  const confidence = Math.min(...lines.map((line) => line.confidence ?? SURE));
  const base = { at, box: fractions(at, page), text };
  const size = Math.max(...lines.map((line) => line.size));
  const [first] = lines;
  const brief = text.length <= 120 && lines.length <= 3 && !/[。.;；，,]$/u.test(text) && /\p{L}{2}/u.test(text);
  const centred = Math.abs(at.x0 - left - (right - at.x1)) < 2 * size && at.x0 - left > 3 * size;
  const larger = size > letters.larger * letters.body;
  const opens = next !== undefined && /^\[\d{4}/.test(next.text) && lines.length === 1 && text.length <= 40;
  if (
    brief &&
    !NUMBERED_PARAGRAPH.test(text) &&
    (larger ||
      (lines.every(({ bold }) => bold) && !first!.text.startsWith('(')) ||
      opens ||
      (centred && text.length <= 40 && lines.length === 1))
  )
    return {
      ...base,
      type: 'title',
      confidence: Math.min(confidence, larger ? SURE : LIKELY),
      level: size > 1.5 * letters.body ? 1 : larger ? 2 : 3,
    };
  if (ITEM.test(text)) return { ...base, type: 'list', confidence: Math.min(confidence, LIKELY) };
  const signs = text.match(MATHS)?.length ?? 0;
  if (text.length < 160 && signs >= 2 && signs * 8 > text.length && !/\p{Script=Han}{4}|\p{L}{4} \p{L}{4}/u.test(text))
    return { ...base, type: 'formula', confidence: Math.min(confidence, GUESSED) };
  return { ...base, type: 'text', confidence };
}
