import { quantitiesOf } from './quantities.ts';
import type { TextLanguage } from './script.ts';

// What of the numbers of a text can hardly be meant as it stands.

/** Numbers of a sentence that are looked at. */
const MOST_NUMBERS = 20;

/** What stands between two bounds that are meant of one thing, with a blank for what separates words. */
const TOGETHER =
  /^ ?(?:and|but|yet|also|as well as|且|并且?|而且|同时|又|但是?|也)? ?(?:must be|stay|be|要|须|必须)? ?$/iu;
const SEPARATORS = /[\s,，、]+/gu;

/** Bounds of one kind, side by side, of which no value meets both: below 20 °C and above 60 °C. */
export function excludingIn(sentence: string): (readonly [string, string])[] {
  const all = quantitiesOf(sentence).slice(0, MOST_NUMBERS);
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) =>
          one.dimension === other.dimension &&
          TOGETHER.test(sentence.slice(one.end, other.start).replace(SEPARATORS, ' ')) &&
          // a single value is a state, not a bound
          one.low !== one.high &&
          other.low !== other.high &&
          (one.high < other.low || other.high < one.low),
      )
      .map((other) => [one.text.trim(), other.text.trim()] as const),
  );
}

/**
 * A number before a word, or before Chinese characters that end its clause: behind a measure word things are counted.
 */
const NUMBERED: Readonly<Record<TextLanguage, RegExp>> = {
  en: /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s([a-z]{3,24})\b/gu,
  zh: /(?<![A-Za-z\d.,第])\d+(?:\.\d+)?\s?(?![个只块台件根条片层种次倍名人辆组位份项套年月日岁帧张幅段轮批对排列行级档路点株头支颗粒滴瓶袋盒箱架座间页字句例周天步处类维])(\p{Script=Han}{2,6}?)(?=的|以上|以下|[，。；、,;]|$)/gu,
};

/** A number before a word that may be a unit and is none that is known. */
export interface UnreadNumber {
  readonly text: string;
  readonly word: string;
}

/** Numbers that no quantity took in, each with the word behind it. */
export function unreadIn(sentence: string): UnreadNumber[] {
  const read = quantitiesOf(sentence);
  return Object.values(NUMBERED)
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .filter(({ index }) => !read.some(({ start, end }) => start <= index && index < end))
    .slice(0, MOST_NUMBERS)
    .map(([text, word]) => ({ text, word: word! }));
}
