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

/** The pair as a term; words hold no blanks. */
export const pairTerm = (first: string, second: string): string => `${first} ${second}`;

/** Name of the dictionary of a text group's pairs. */
export const pairGroup = (group: string) => `${group}~pairs`;
