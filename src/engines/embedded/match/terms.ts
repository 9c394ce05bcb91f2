import { compareKeywords } from '#corpus/query/values.ts';
import { stem } from '#corpus/text/stem.ts';
import type { Dictionary } from '../format/dictionary.ts';
import type { TermMeta } from '../format/postings.ts';

/** Whether a keyword lies between the ends, both included. */
export const inRange = (text: string, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined || compareKeywords(text, from) >= 0) && (to === undefined || compareKeywords(text, to) <= 0);

/**
 * What all keywords of a range begin with: the common beginning of its ends, but for numbers, which are compared as a
 * whole (`H01L` for H01L9/00 to H01L31/00).
 */
export function rangePrefix(from: string | undefined, to: string | undefined): Buffer {
  if (from === undefined || to === undefined) return Buffer.alloc(0);
  let same = 0;
  while (same < from.length && same < to.length && from[same] === to[same]) same++;
  // a number that goes on in one of the ends is not common yet
  const digit = (text: string, i: number) => i < text.length && text[i]! >= '0' && text[i]! <= '9';
  if (digit(from, same) || digit(to, same)) while (same > 0 && digit(from, same - 1)) same--;
  return Buffer.from(from.slice(0, same).replace(/[\ud800-\udbff]$/, ''));
}

/**
 * Words of the dictionary with a given stem. Words and stem agree but for their ends, so only words that begin alike
 * are looked at.
 */
export function stemTerms(
  dictionary: Dictionary,
  wanted: string,
  pause: () => void,
): { term: string; meta: TermMeta }[] {
  const common = Buffer.from(wanted.slice(0, Math.max(1, wanted.length - 1)));
  const found: { term: string; meta: TermMeta }[] = [];
  const cursor = dictionary.seek(common);
  if (!cursor) return found;
  let seen = 0;
  do {
    if (!cursor.startsWith(common)) break;
    if ((++seen & 255) === 0) pause();
    const { term } = cursor;
    if (stem(term) === wanted) found.push({ term, meta: cursor.meta() });
  } while (cursor.next());
  return found;
}
