import type { Mark } from '../../api.ts';

/** Characters before the first word that was asked for: so few that it stands in the lines that are shown. */
const LEAD = 120;

/**
 * Where a passage begins to be shown, so that the first of its marks is seen: at its beginning if that is near, else at
 * a word.
 */
export function beginning(text: string, marks: readonly Mark[]): number {
  const first = marks[0]?.start ?? 0;
  if (first <= LEAD) return 0;
  const blank = text.indexOf(' ', first - LEAD);
  if (blank >= 0 && blank < first) return blank + 1;
  // never in the middle of a character
  return first - LEAD + (/[\uDC00-\uDFFF]/.test(text[first - LEAD]!) ? 1 : 0);
}

/** The marks of what is shown from there on. */
export const marksFrom = (marks: readonly Mark[], from: number): readonly Mark[] =>
  marks
    .filter(({ start }) => start >= from)
    .map((mark) => ({ ...mark, start: mark.start - from, end: mark.end - from }));
