import { sectionOfHeading } from '#patents/descriptions.ts';

/** The parts of a CNIPA publication, page by page. */
export type Part = 'front' | 'claims' | 'description' | 'drawings';

export interface Page {
  readonly part: Part;
  /** Lines with their indentation; running head and page number gone. */
  readonly lines: readonly string[];
}

const WIDE_PUNCTUATION = /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u3000-\u303f]/;

/**
 * NFKC without touching Chinese punctuation: text layers hold compatibility forms (radicals, full-width digits),
 * published punctuation stays.
 */
export const folded = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII
  text.replace(/[^\u0000-\u007f]+/g, (run) =>
    [...run].map((c) => (WIDE_PUNCTUATION.test(c) ? (c === '\u3000' ? ' ' : c) : c.normalize('NFKC'))).join(''),
  );

const NEXT_TO_CJK =
  /(?<=[\u2e80-\u9fff\uff00-\uffef，。；：、？！（）“”])[ \t]+|[ \t]+(?=[\u2e80-\u9fff\uff00-\uffef，。；：、？！（）“”])/gu;

/** Blanks that only the page's justification made: next to Chinese characters, before the point of a number. */
export const tightened = (line: string): string =>
  line
    .replace(NEXT_TO_CJK, '')
    .replace(/(?<=[\p{L}\d]) +\.(?=\s*[\p{L}\d])/gu, '.')
    .replace(/(?<=\d\.) +(?=\d)/g, '')
    .replace(/(?<=Int) +\.|(?<! ) +\.(?=Cl)/g, '.')
    .replace(/[ \t]+/g, ' ')
    .trim();

const RUNNING_HEAD =
  /^\s*CN\s?\d[\d ]*[A-Z]\d?\s{2,}([\u4e00-\u9fff](?: *[\u4e00-\u9fff]){1,11}?)\s*(\d+)\s*\/\s*(\d+)\s*页\s*$/u;
const PARTS: Readonly<Record<string, Part>> = {
  权利要求书: 'claims',
  说明书: 'description',
  说明书附图: 'drawings',
  说明书摘要: 'front',
  摘要附图: 'drawings',
};

/** Splits the text of `pdftotext -layout` at form feeds and running heads ("CN 109394229 A 权 利 要 求 书 1/2 页"). */
export function pagesOf(text: string): Page[] {
  const pages: Page[] = [];
  for (const raw of folded(text.replace(/\r\n?/g, '\n')).split('\f')) {
    let lines: string[] = [];
    let part: Part = pages.length === 0 ? 'front' : pages.at(-1)!.part;
    const close = () => {
      while (lines.length > 0 && !lines.at(-1)!.trim()) lines.pop();
      if (part !== 'front' && /^\s*\d{1,4}\s*$/.test(lines.at(-1) ?? '')) lines.pop();
      if (lines.some((line) => line.trim())) pages.push({ part, lines });
      lines = [];
    };
    for (const line of raw.split('\n')) {
      const head = RUNNING_HEAD.exec(line);
      if (!head) {
        // The number printed up the margin of the first page, and where a head's second half was cut off.
        if (!/^\s*CN\s?\d[\d ]*[A-Z]\d?\s*$/.test(line)) lines.push(line);
        continue;
      }
      close();
      part = PARTS[head[1]!.replace(/ /g, '')] ?? part;
    }
    close();
  }
  return pages;
}

/** Deepest indentation, in characters, with which a paragraph begins; deeper is a piece of the line before. */
const PARAGRAPH_INDENT = 8;

/**
 * Whole paragraphs of pages that are set in one column: a paragraph begins with a small indentation or a printed
 * number; a piece at the margin, or far to the right (the layout splits lines at punctuation), goes on with the line
 * before.
 */
export function paragraphLines(pages: readonly Page[]): string[] {
  // Pieces are joined once at the end: joining a growing line piece by piece would cost its square.
  const pieces: string[][] = [];
  for (const page of pages) {
    const left = page.lines.reduce(
      (least, line) => (line.trim() ? Math.min(least, line.length - line.trimStart().length) : least),
      20,
    );
    for (const line of page.lines) {
      const body = tightened(line);
      if (!body) continue;
      const indent = line.length - line.trimStart().length - left;
      const begins = /^(?:\[\d{4,5}\]|\d{1,3}\s*[.、．])/.test(body) || (indent > 0 && indent <= PARAGRAPH_INDENT);
      const last = pieces.at(-1);
      const afterHeading = last?.length === 1 && isHeading(last[0]!);
      if (begins || last === undefined || afterHeading || isHeading(body)) pieces.push([body]);
      else last.push(/[A-Za-z0-9,.]$/.test(last.at(-1)!) && /^[A-Za-z0-9]/.test(body) ? ` ${body}` : body);
    }
  }
  return pieces.map((parts) => tightened(parts.join('')));
}

/** Headings of descriptions stand at the margin, like pieces of a line: their words tell. */
const isHeading = (line: string) => line.length <= 12 && sectionOfHeading(line) !== undefined;
