import { Kept } from './kept.ts';
import type { NameSpan } from './spans.ts';

/** A word as it is written, wherever: what rules ask of it by itself is answered once. */
class Written {
  readonly word: string;
  readonly plain: string;
  /** The questions that were answered, and those with yes, a bit each. */
  asked = 0;
  answers = 0;

  constructor(word: string) {
    this.word = word;
    this.plain = word.toLowerCase();
  }
}

/** A word of a text where it stands, hyphens within it. */
export class Word implements NameSpan {
  readonly start: number;
  readonly end: number;
  readonly written: Written;

  constructor(start: number, end: number, written: Written) {
    this.start = start;
    this.end = end;
    this.written = written;
  }

  /** As written. */
  get word(): string {
    return this.written.word;
  }

  /** In small letters. */
  get plain(): string {
    return this.written.plain;
  }
}

/** Texts have some ten thousand words; each takes a hundred bytes. */
const kept = new Kept(1 << 16, (word) => new Written(word));

let questions = 0;

/**
 * A question about words by themselves, not about where they stand: each word is asked once, as long as it is kept, so
 * that a rule costs nothing where it does not apply.
 * @throws Error for more questions than a number has bits: to be made where a module is loaded.
 */
export function askedOnce(answer: (word: string, plain: string) => boolean): (one: Word) => boolean {
  if (questions === MOST_QUESTIONS) throw new Error('no more questions about words');
  const bit = 1 << questions++;
  return ({ written }) => {
    if ((written.asked & bit) === 0) {
      written.asked |= bit;
      if (answer(written.word, written.plain)) written.answers |= bit;
    }
    return (written.answers & bit) !== 0;
  };
}
const MOST_QUESTIONS = 31;

/** Words of a text in its order: letters and digits, joined by hyphens and apostrophes. Linear in the text. */
export function wordsOf(text: string): Word[] {
  signs ??= signsOfText();
  const found: Word[] = [];
  const { length } = text;
  for (let at = 0; at < length; ) {
    let wide = letterAt(text, at, signs);
    if (wide === 0) {
      at += 1;
      continue;
    }
    const start = at;
    while (wide > 0) {
      at += wide;
      wide = at < length ? letterAt(text, at, signs) : 0;
      if (wide === 0 && at + 1 < length && signs[text.charCodeAt(at)] === JOINS && letterAt(text, at + 1, signs) > 0)
        wide = 1;
    }
    found.push(new Word(start, at, kept.at(text, start, at)));
  }
  return found;
}

/** UTF-16 units of the letter or digit at a place; 0 for anything else. */
function letterAt(text: string, at: number, signs: Uint8Array): number {
  const sign = signs[text.charCodeAt(at)]!;
  if (sign < JOINS) return sign;
  return sign === PAIRED && LETTER.test(String.fromCodePoint(text.codePointAt(at)!)) ? 2 : 0;
}

/**
 * What a UTF-16 unit is to a word: none of it, a letter or digit of it, what joins two of them, half of a character.
 */
const JOINS = 2;
const PAIRED = 3;
const LETTER = /[\p{L}\p{N}]/u;
let signs: Uint8Array | undefined;

/** The table of all units, made once: 25 ms. */
function signsOfText(): Uint8Array {
  const made = new Uint8Array(0x10000);
  for (let unit = 0; unit < made.length; unit++)
    if (unit >= 0xd800 && unit < 0xe000) made[unit] = unit < 0xdc00 ? PAIRED : 0;
    else if (LETTER.test(String.fromCharCode(unit))) made[unit] = 1;
  for (const joins of "-‐’'") made[joins.charCodeAt(0)] = JOINS;
  return made;
}
