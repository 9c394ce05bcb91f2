import { createHash } from 'node:crypto';
import { sentences } from '#corpus/text/sentences.ts';
import { withoutEnd } from '#without-end.ts';

/** A part of a text and what stands for it in the other language. */
export interface AlignedPair {
  readonly source: string;
  readonly target: string;
}

/** Sentences of a text that are aligned one by one; longer texts are known as a whole alone. */
const MOST_SEGMENTS = 300;
/** How far the length of one sentence may be from that of its text, as a factor. */
const LEAST_ALIKE = 0.45;
/** Shorter sentences say little by their length. */
const SHORT = 12;

/** The sentences of a text, without the blanks around them. */
export const segmentsOf = (text: string): string[] =>
  sentences(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment));

/** Numbers in the order of their size: written alike in every language, but for marks between digits. */
export const numbersOf = (text: string): string[] =>
  (text.normalize('NFKC').match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, '')).sort();

const sameNumbers = (a: string, b: string) => numbersOf(a).join(' ') === numbersOf(b).join(' ');

/**
 * A text and its translation as pairs: the whole, and sentence by sentence where both have equally many, each with the
 * numbers of its counterpart and of a length that fits. Nothing where the numbers of the whole differ.
 */
export function alignedPairs(source: string, target: string): AlignedPair[] {
  if (!sameNumbers(source, target)) return [];
  const whole = { source: source.trim(), target: target.trim() };
  if (!whole.source || !whole.target) return [];
  const [from, to] = [segmentsOf(source), segmentsOf(target)];
  if (from.length < 2 || from.length !== to.length || from.length > MOST_SEGMENTS) return [whole];
  const scale = target.length / source.length;
  const fits = from.every((segment, index) => {
    const other = to[index]!;
    if (!sameNumbers(segment, other)) return false;
    const share = other.length / (segment.length * scale);
    return Math.max(segment.length, other.length) < SHORT || Math.min(share, 1 / share) >= LEAST_ALIKE;
  });
  return fits ? [whole, ...from.map((segment, index) => ({ source: segment, target: to[index]! }))] : [whole];
}

/** How a text is compared: marks at its ends, blanks and widths of characters do not matter, letters do. */
export const plainText = (text: string): string =>
  withoutEnd(text.normalize('NFKC').replace(/\s+/g, ' '), ' .;:,。；：，、').trim();

/** The name of a text in a language, by which the memory knows it. */
export const segmentKey = (lang: string, text: string): string =>
  `${lang}:${createHash('sha256').update(plainText(text)).digest('hex').slice(0, 32)}`;
