import { joinWrapped } from './claims.ts';
import { type Section, sectionOfHeading } from './headings.ts';

export { type Section, sectionOfHeading } from './headings.ts';

/** A paragraph of a description, ready for a record. */
export interface DescriptionParagraph {
  id: string;
  number?: string;
  section: Section;
  heading?: true;
  text: string;
}

/** How the text's lines relate to its paragraphs. */
export interface ParagraphLayout {
  /**
   * True where lines are broken by the page's width: a paragraph then runs to the next printed number, heading or blank
   * line.
   */
  readonly wrapped?: boolean;
}

/** A printed paragraph number: `[0012]`, `【００１２】`, `[12]` at a line start. */
const PRINTED = /^\s*(?:[[［【]\s*([0-9０-９]{1,5})\s*[\]］】]|\(([0-9]{4,5})\))[\s\u3000]*/u;
/** One inside a line, where a source lost its line breaks. */
const PRINTED_INSIDE = /(?<=\S)[ \t\u3000]*(?=[[【][0-9０-９]{4,5}[\]】])/gu;
/** A heading in capitals that a source glued to the text after it. */
const GLUED = /^((?:[A-Z][A-Z,()/-]*\s+){1,14}?)(?=(?:\d+\.\s*)?[A-Z](?:[a-z]|\s[a-z]))/u;
const capitalsOnly = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** One blank for several, or for another: the blanks between words, nearly all of a text, are left where they are. */
const collapse = (text: string) =>
  text.replace(/ [ \t\f\u00a0\u3000]+|[\t\f\u00a0\u3000][ \t\f\u00a0\u3000]*/g, ' ').trim();

/** An unknown heading: a short line in capitals that ends no sentence. Figures' and tables' rows have digits. */
const looksLikeHeading = (line: string) =>
  line.length <= 90 &&
  line.length >= 4 &&
  capitalsOnly(line) &&
  /\p{Lu}{3}/u.test(line) &&
  !/[.;=]$|\d\s*\d/u.test(line);

function lines(text: string): string[] {
  const split: string[] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    // The split looks at every blank: only where there is something to split.
    const parts = /[[【][0-9０-９]{4}/u.test(line) ? line.split(PRINTED_INSIDE) : [line];
    for (const part of parts) {
      const glued = GLUED.exec(part.slice(0, 200));
      if (glued && sectionOfHeading(glued[1]!)) split.push(glued[1]!, part.slice(glued[1]!.length));
      else split.push(part);
    }
  }
  return split;
}

/**
 * Plain text of a description -> paragraphs: ids `p1`, `p2`, ... in reading order, printed numbers (`[0012]` -> `0012`)
 * out of the text, headings marked, each paragraph in the section that the last known heading opened (`other` before
 * the first one). A line is a paragraph, unless `layout.wrapped`. The ids are stable: the same text gives the same ids.
 * Empty text gives none.
 */
export function paragraphsOf(text: string, _lang: string, layout: ParagraphLayout = {}): DescriptionParagraph[] {
  const paragraphs: DescriptionParagraph[] = [];
  let section: Section = 'other';
  let number: string | undefined;
  let held: string[] = [];
  const push = (body: string, heading: boolean) => {
    paragraphs.push({
      id: `p${paragraphs.length + 1}`,
      ...(number !== undefined && !heading && { number }),
      section,
      ...(heading && { heading: true as const }),
      text: body,
    });
    if (!heading) number = undefined;
  };
  const flush = () => {
    const body = joinWrapped(held.join('\n'))
      .replace(/(?<=[\u2e80-\u9fff\uff00-\uffef])\n|\n(?=[\u2e80-\u9fff\uff00-\uffef])/g, '')
      .replace(/\n/g, ' ');
    held = [];
    if (body) push(body, false);
  };
  for (const raw of lines(text)) {
    let line = collapse(raw);
    if (!line) {
      flush();
      continue;
    }
    const printed = PRINTED.exec(line);
    if (printed) {
      flush();
      number = (printed[1] ?? printed[2])!.normalize('NFKC');
      line = line.slice(printed[0].length);
      if (!line) continue;
    }
    // In broken lines a heading's word may be the end of a sentence, and capitals may be anything.
    const open = layout.wrapped && held.length > 0 && !/[.。:：;；!！?？]$/.test(held.at(-1)!);
    const opened = open ? undefined : sectionOfHeading(line);
    if (opened || (!layout.wrapped && looksLikeHeading(line))) {
      flush();
      if (opened) section = opened;
      push(line, true);
    } else if (layout.wrapped) held.push(line);
    else push(line, false);
  }
  flush();
  return paragraphs;
}
