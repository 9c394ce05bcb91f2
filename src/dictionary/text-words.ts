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
  /** What is asked of every word and answered with yes, a bit each. */
  readonly answers: number;
  readonly #text: string;
  #written: Written | undefined;

  constructor(text: string, start: number, end: number, answers: number) {
    this.start = start;
    this.end = end;
    this.answers = answers;
    this.#text = text;
  }

  /** What is told of it wherever it stands: most words of a text are asked no more than every word is. */
  get written(): Written {
    return (this.#written ??= kept.at(this.#text, this.start, this.end));
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

/** Of words of which more is asked texts have some thousands. */
const kept = new Kept(1 << 14, (word) => new Written(word));

type Answer = (word: string, plain: string) => boolean;
let questions = 0;

/**
 * A question about words by themselves, not about where they stand: each word is asked once, as long as it is kept, so
 * that a rule costs nothing where it does not apply.
 * @throws Error for more questions than a number has bits: to be made where a module is loaded.
 */
export function askedOnce(answer: Answer): (one: Word) => boolean {
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

const ofAll: Answer[] = [];

/**
 * A question that is asked of every word of a text: answered with the others of its sort, and kept where the word is
 * looked up, so that words of which nothing is told cost one look at memory.
 * @throws Error for more questions than a number has bits: to be made where a module is loaded.
 */
export function askedOfAll(answer: Answer): (one: Word) => boolean {
  if (ofAll.length === MOST_QUESTIONS) throw new Error('no more questions about words');
  const bit = 1 << ofAll.length;
  ofAll.push(answer);
  table.fill(0);
  return ({ answers }) => (answers & bit) !== 0;
}

/** Words that are kept at most, a power of two: texts have some ten thousand. */
const PLACES = 1 << 16;
/** Places in which one word may be: as many as lie in one line of memory. */
const WAYS = 4;
/**
 * Numbers of a place: the two hashes of a word, how many letters it has (0 for none), what is told of it. Beside each
 * other and without its letters, since each place of memory that is looked at costs more than what is done there.
 */
const [FIRST, SECOND, LENGTH, ANSWERS, EACH] = [0, 1, 2, 3, 4];
const table = new Int32Array(PLACES * EACH);
/** Where hashes begin, another place in each process: nobody can write a word that is taken for another one. */
const [SEED, OTHER_SEED] = crypto.getRandomValues(new Int32Array(2)) as unknown as [number, number];

/** The answers of the word at [start, end), whose hashes are given. */
function answersOf(text: string, start: number, end: number, first: number, second: number): number {
  const length = end - start;
  const place = ((first ^ (first >>> 15)) & (PLACES - WAYS)) * EACH;
  const last = place + WAYS * EACH;
  for (let at = place; at < last; at += EACH)
    if (table[at + FIRST] === first && table[at + SECOND] === second && table[at + LENGTH] === length)
      return table[at + ANSWERS]!;
  const word = text.slice(start, end);
  const plain = word.toLowerCase();
  let answers = 0;
  for (const [bit, answer] of ofAll.entries()) if (answer(word, plain)) answers |= 1 << bit;
  table.copyWithin(place + EACH, place, last - EACH);
  table[place + FIRST] = first;
  table[place + SECOND] = second;
  table[place + LENGTH] = length;
  table[place + ANSWERS] = answers;
  return answers;
}

/** Four numbers of each word that is read: where it begins and ends, and its hashes. */
let read = new Int32Array(EACH << 10);
/** So many of them are kept for the next text. */
const MOST_READ = EACH << 14;

/** Words of a text in its order: letters and digits, joined by hyphens and apostrophes. Linear in the text. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  // all are read before any is looked up, so that memory brings some at once
  const last = readWords(text);
  for (let at = 0; at < last; at += EACH) {
    const [start, end] = [read[at]!, read[at + 1]!];
    found.push(new Word(text, start, end, answersOf(text, start, end, read[at + 2]!, read[at + 3]!)));
  }
  if (read.length > MOST_READ) read = new Int32Array(EACH << 10);
  return found;
}

/** Reads the words of a text, and returns where their numbers end. */
function readWords(text: string): number {
  signs ??= signsOfText();
  const { length } = text;
  let last = 0;
  for (let at = 0; at < length; ) {
    let wide = letterAt(text, at, signs);
    if (wide === 0) {
      at += 1;
      continue;
    }
    const start = at;
    // FNV-1a (Fowler, Noll, Vo) over UTF-16 units, and one beside it
    let [first, second] = [SEED, OTHER_SEED];
    while (wide > 0) {
      for (const to = at + wide; at < to; at++) {
        const unit = text.charCodeAt(at);
        first = Math.imul(first ^ unit, 0x01000193);
        second = Math.imul((second << 5) ^ (second >>> 3) ^ unit, 0x85ebca6b);
      }
      wide = at < length ? letterAt(text, at, signs) : 0;
      if (wide === 0 && at + 1 < length && signs[text.charCodeAt(at)] === JOINS && letterAt(text, at + 1, signs) > 0)
        wide = 1;
    }
    if (last === read.length) {
      const more = new Int32Array(2 * last);
      more.set(read);
      read = more;
    }
    read[last] = start;
    read[last + 1] = at;
    read[last + 2] = first;
    read[last + 3] = second;
    last += EACH;
  }
  return last;
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
