import type { Learned } from '#corpus/learned.ts';
import { bagOf } from '#corpus/text/bag.ts';

/** A translation of a single word must be this sure to stand for itself. */
const SURE = 0.3;
/** The part of a phrase's letters that translations of the keyword must make up. */
const COVERED = 0.6;

/** Words (pairs of characters) of a keyword with what they are translated by. */
export type WordTranslations = ReadonlyMap<string, readonly { readonly text: string; readonly share: number }[]>;

/** The translations of every word of a keyword; undefined where one has none: part of a name is not its translation. */
export function wordTranslations(learned: Learned | undefined, keyword: string): WordTranslations | undefined {
  const words = [...bagOf([{ text: keyword, weight: 1 }]).counts.keys()];
  const known = learned?.translations(words);
  return known && words.length > 0 && words.every((word) => known.has(word) || overlapsKnown(word, words, known))
    ? known
    : undefined;
}

/** Of a Chinese name every second pair reaches over two words: its characters stand in pairs that are known. */
const overlapsKnown = (word: string, words: readonly string[], known: WordTranslations): boolean =>
  !/^[a-z]/.test(word) &&
  [...word].every((character) => words.some((other) => known.has(other) && other.includes(character)));

/** Translations that are words themselves, for a keyword of one word. */
export const sureTranslations = (words: WordTranslations): string[] =>
  words.size === 1 ? [...words.values()][0]!.filter(({ share }) => share >= SURE).map(({ text }) => text) : [];

/**
 * How well a phrase of the other language says the keyword, 0 to 1: the part of its letters that translations make up,
 * times the mean share of the best translation of each word. 0 if a word is not in it, or less than 60 % of it is
 * explained.
 */
export function translationFit(words: WordTranslations, phrase: string): number {
  const text = phrase.toLowerCase();
  const covered = new Uint8Array(text.length);
  let shares = 0;
  for (const translations of words.values()) {
    let best = 0;
    for (const { text: other, share } of translations) {
      const at = text.indexOf(other);
      if (at < 0) continue;
      covered.fill(1, at, at + other.length);
      best = Math.max(best, share);
    }
    if (best === 0) return 0;
    shares += best;
  }
  const letters = [...text].filter((character) => character.trim() !== '').length;
  const explained = covered.reduce((sum, x, i) => sum + (text[i]!.trim() === '' ? 0 : x), 0) / letters;
  return explained >= COVERED ? (explained * shares) / words.size : 0;
}
