import { type Paragraph, SECTIONS } from '#collections/patents/patent.ts';
import { paragraphLine } from '#operations/shared/wire-text.ts';

/** Names of the parts of a description, by their number from 1. */
const NAMES = {
  field: 'Technical field',
  background: 'Background',
  summary: 'Summary of the invention',
  drawings: 'Description of the drawings',
  embodiments: 'Detailed description',
  other: 'Other',
} as const satisfies Record<(typeof SECTIONS)[number], string>;

interface Section {
  readonly section: (typeof SECTIONS)[number];
  readonly heading?: { readonly text: string; readonly start: number; readonly end: number };
  readonly start: number;
  readonly end: number;
}

/**
 * The sections of a description in the text that `descriptionText` makes of it: each heading begins one, and so does a
 * paragraph of another part where the text has no heading. Offsets in UTF-16 code units, ends exclusive.
 */
export function sectionsOf(paragraphs: readonly Paragraph[]) {
  const sections: Section[] = [];
  let at = 0;
  for (const paragraph of paragraphs) {
    const start = at;
    const end = start + paragraphLine(paragraph).length;
    at = end + 1; // the line's end
    const last = sections.at(-1);
    const { section } = paragraph;
    if (paragraph.heading) {
      sections.push({ section, heading: { text: paragraph.text, start, end }, start: end, end });
    } else if (!last || last.section !== section) sections.push({ section, start, end });
    // what follows a heading begins on the next line
    else sections.splice(-1, 1, { ...last, start: last.start === last.heading?.end ? start : last.start, end });
  }
  return sections.map(({ section, heading, start, end }) => ({
    section_name: {
      category_id: [String(SECTIONS.indexOf(section) + 1)],
      category_name: [NAMES[section]],
      ...(heading && { text: heading.text, idx_start: heading.start, idx_end: heading.end }),
    },
    section_content: { idx_start: start, idx_end: end },
  }));
}
