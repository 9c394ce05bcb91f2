import { eachToken } from './analysis.ts';
import { CHINESE_FUNCTION_WORDS, ENGLISH_FUNCTION_WORDS } from './stop-words.ts';

/** Words of a query text with how often they occur, weighted by the part they stand in. */
export interface Bag {
  readonly counts: ReadonlyMap<string, number>;
  /** Words in all, those that are not compared included. */
  readonly length: number;
}

/** A text and what an occurrence in it counts. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** Characters that are read: what follows would not change which words are best. */
const MAX_CHARACTERS = 2_000_000;

const CHARACTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const KANA_ONLY = /^\p{Script=Hiragana}+$/u;
const NUMBER = /^[\d.]+$/;
const CHINESE_FUNCTION = new RegExp(CHINESE_FUNCTION_WORDS.join('|'), 'gu');

/**
 * Collects what texts can be compared by: words of two letters or more that are no English function words and no plain
 * numbers, and pairs of neighbouring Chinese, Japanese or Korean characters that stand in no function word. Not stemmed
 * (measured: stems rank worse, see eval/prior-art/README.md).
 */
export function bagOf(texts: readonly WeightedText[]): Bag {
  const counts = new Map<string, number>();
  let length = 0;
  let left = MAX_CHARACTERS;
  for (const { text, weight } of texts) {
    if (weight <= 0 || left <= 0) continue;
    length += weight * addText(counts, text.slice(0, left), weight);
    left -= text.length;
  }
  return { counts, length };
}

/** Answers the number of words. */
function addText(counts: Map<string, number>, given: string, weight: number): number {
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + weight);
  let words = 0;
  // a mark where function words stood, so that their neighbours make no pair; the kana of Japanese texts mark them by
  // themselves
  const text = given.replace(CHINESE_FUNCTION, (word) => '。'.repeat(word.length));
  let before = '';
  let end = -1;
  eachToken(text, (word, _position, start, to, _sentence, _paragraph, whole) => {
    if (whole) return;
    words++;
    if (CHARACTER.test(word)) {
      const pair = before + word;
      if (before !== '' && start === end && !KANA_ONLY.test(pair)) add(pair);
      before = word;
      end = to;
      return;
    }
    before = '';
    if (word.length > 1 && !NUMBER.test(word) && !ENGLISH_FUNCTION_WORDS.has(word)) add(word);
  });
  return words;
}
