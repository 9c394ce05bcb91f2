import type { Span } from './spans.ts';

const BLANKS = /\s+/gu;
/** The longest passage that is looked for with other blanks. */
const LONGEST = 4_000;

/**
 * Where a passage stands in a text: exactly, else with other blanks and line breaks between its words. Undefined where
 * it does not: nothing is guessed. Case, punctuation and every other character must be the same.
 */
export function locate(text: string, passage: string): Span | undefined {
  const wanted = passage.trim();
  if (wanted.length === 0) return undefined;
  const at = text.indexOf(wanted);
  if (at >= 0) return { start: at, end: at + wanted.length };
  if (wanted.length > LONGEST) return undefined;
  const pieces = wanted.split(BLANKS);
  if (pieces.length < 2) return undefined;
  for (let from = text.indexOf(pieces[0]!); from >= 0; from = text.indexOf(pieces[0]!, from + 1)) {
    let end = from + pieces[0]!.length;
    let whole = true;
    for (let i = 1; i < pieces.length && whole; i++) {
      let next = end;
      while (next < text.length && /\s/u.test(text[next]!)) next++;
      if (next > end && text.startsWith(pieces[i]!, next)) end = next + pieces[i]!.length;
      else whole = false;
    }
    if (whole) return { start: from, end };
  }
  return undefined;
}
