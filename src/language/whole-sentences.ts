import type { Span } from './spans.ts';

/**
 * Pieces of one sentence that a semicolon parts, each put behind the one before it: "the head overlaps the plate; the
 * other end is swaged" is one sentence. `of`: a piece from where the first begins to where the last ends.
 */
export function wholeSentences<T extends Span>(
  text: string,
  pieces: readonly T[],
  of: (first: T, end: number) => T,
): T[] {
  const whole: T[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && goesOn(text, last.end, piece.start)) whole[whole.length - 1] = of(last, piece.end);
    else whole.push(piece);
  }
  return whole;
}

/** Whether a sentence that ended with a semicolon goes on in lower case, on the same line. */
function goesOn(text: string, end: number, start: number): boolean {
  const before = text.slice(Math.max(0, end - 8), end).trimEnd();
  const between = text.slice(end, start);
  return before.endsWith(';') && !between.includes('\n') && /^\s*\p{Ll}/u.test(text.slice(start, start + 8));
}
