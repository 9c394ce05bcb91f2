import { ENGLISH_FUNCTION_WORDS, ENGLISH_PATENT_WORDS } from '#corpus/text/stop-words.ts';

/**
 * Adjacent words that are indexed as pairs, so that phrases of them need no positions: two words that nearly every
 * document holds (`of the`), and two neighbours in Chinese, Japanese or Korean text, where every word is a phrase.
 * Which pairs are indexed depends on the two words alone: segments agree, and merge without a second look.
 */
const FREQUENT = new Set([...ENGLISH_FUNCTION_WORDS, ...ENGLISH_PATENT_WORDS]);
const CHARACTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]\p{M}*$/u;

/** Part of the index's signature: another list of words needs another index. */
export const PAIRS = [...FREQUENT].sort().join(' ') + CHARACTER;

/** Words of one class other than 0 are indexed as pairs. */
export const pairClass = (word: string): number => (FREQUENT.has(word) ? 1 : CHARACTER.test(word) ? 2 : 0);

/** Letters of every script whose words are written without blanks come from here on (Hangul is the first). */
const FIRST_CHARACTER = 0x1100;
/** By first unit: a bit for each length of a frequent word. */
const LENGTHS = new Uint32Array(FIRST_CHARACTER);
for (const word of FREQUENT) LENGTHS[word.charCodeAt(0)]! |= 1 << word.length;

/** False of most words of class 0, by their first UTF-16 unit and their length: spares making a string of them. */
export const mayPair = (first: number, length: number): boolean =>
  first >= FIRST_CHARACTER || (length < 32 && (LENGTHS[first]! & (1 << length)) !== 0);

/** The pair as a term; words hold no blanks. */
export const pairTerm = (first: string, second: string): string => `${first} ${second}`;

/** Name of the dictionary of a text group's pairs. */
export const pairGroup = (group: string) => `${group}~pairs`;
