import { Folded, Kind } from './fold.ts';
import { endsSentence } from './sentences.ts';
import { UNITS } from './units.ts';
import { HASH_FACTOR, hashOf, type Words } from './words.ts';

/**
 * The one analysis of text, at index and at query time. Contract (the tests beside it hold it):
 *
 * - Characters are folded as in `fold.ts`: Unicode NFKC, case folding, diacritics removed (é -> e, ß -> ss; CJK
 *   untouched), soft hyphens and other invisible characters dropped. Traditional and simplified Chinese stay apart; ä
 *   is found as a, not as ae.
 * - A word is a run of letters and digits. Everything else, and so `-` `/` `.` `,` `_` and apostrophes inside a word,
 *   splits it into consecutive words (`lithium-ion` = `lithium` `ion`, so a quoted "lithium ion" finds both spellings).
 *   A run longer than 128 characters is cut into words of 128.
 * - Numbers: `0.5` is one word, `1,000` is `1000`, `11,205,304` is `11205304`; `1.2.3` and `1,2` are lists. A raised
 *   digit after a digit is a word of its own (`10²` = `10` `2`), after a letter it is not (`m²`, `H₂O` = `h2o`).
 * - A WHOLE is an extra token at the position of its first part, so that neither spelling is lost: a number with a
 *   glued unit (`5mm` = `5mm` + `5` `mm`, found by "5 mm"), and a chemical name with locants (`1,2-dichloroethane` =
 *   `1,2-dichloroethane` + `1` `2` `dichloroethane`; `tri-n-butyl` likewise). Queries look for the parts (see
 *   `query/analyse-query.ts`).
 * - `C++`, `C#`, `F#` (one letter and the signs) are words with their signs.
 * - Han, Hiragana, Katakana, Hangul, Bopomofo, and the scripts of South-East Asia that write no blanks: each character
 *   (with its vowel signs) is one token at its own position, searched as a phrase, so a run of any length is found
 *   exactly, whatever the blanks or line breaks in it. Latin words and digits inside such a run are words of their own.
 * - Sentences end as `sentences.ts` says; paragraphs end at a newline. Both are counted as far as they hold tokens.
 */
export interface Token {
  /** The normalised word, or one CJK character. */
  readonly text: string;
  /** Counted from 0 within one value. A whole and its first part share a position, the whole comes first. */
  readonly position: number;
  /** UTF-16 offsets in the given text: [start, end). */
  readonly start: number;
  readonly end: number;
  /** Counted from 0 within the value. */
  readonly sentence: number;
  readonly paragraph: number;
}

/** Receives one token; the arguments are the fields of `Token`. `whole` tells wholes from words. */
export type TokenSink<W = string> = (
  word: W,
  position: number,
  start: number,
  end: number,
  sentence: number,
  paragraph: number,
  whole: boolean,
) => void;

/** The longest word, in folded UTF-16 units. */
export const LONGEST_WORD = 128;

const HYPHEN = 45;
const COMMA = 44;
const APOSTROPHE = 39;
const FULL_STOP = 46;
const HASH = 35;
const PLUS = 43;

/** Strings of recent words, so that a common word is made once and no token keeps a whole text alive. */
const RECENT: (string | undefined)[] = new Array(1 << 15).fill(undefined);

function intern(chars: Uint16Array, start: number, end: number, hash: number): string {
  const slot = (hash ^ (hash >>> 15)) & (RECENT.length - 1);
  const recent = RECENT[slot];
  if (recent !== undefined && recent.length === end - start) {
    let i = 0;
    while (i < recent.length && recent.charCodeAt(i) === chars[start + i]) i++;
    if (i === recent.length) return recent;
  }
  const made = String.fromCharCode.apply(null, chars.subarray(start, end) as unknown as number[]);
  RECENT[slot] = made;
  return made;
}

const STRINGS: Words<string> = { ofUnits: intern, ofText: (text) => text };

const isWord = (kind: number | undefined) => kind === Kind.LETTER || kind === Kind.DIGIT || kind === Kind.NUMERAL;

/** What stands between the parts of a chemical name. */
const joinsNames = (char: number) => char === HYPHEN || char === COMMA || char === APOSTROPHE;

/** The end of the run of digits that starts at `i`. */
function digitsEnd(f: Folded, i: number): number {
  while (i < f.length && f.kinds[i] === Kind.DIGIT) i++;
  return i;
}

/**
 * The end of the number that starts at `i`: digits, thousands groups, decimals. `digits`: the end of its first digits.
 */
function numberEnd(f: Folded, i: number, digits: number): number {
  const { chars, kinds } = f;
  const before = i >= 2 && kinds[i - 2] === Kind.DIGIT ? chars[i - 1] : 0;
  if (before === FULL_STOP) return digits;
  let end = digits;
  if (chars[digits] === COMMA && digits - i <= 3 && chars[i] !== 48 && before !== COMMA) {
    let group = digits;
    while (group < f.length && chars[group] === COMMA && digitsEnd(f, group + 1) === group + 4) group += 4;
    const list = group < f.length && chars[group] === COMMA && kinds[group + 1] === Kind.DIGIT;
    if (!list && group > digits) end = group;
  }
  if (end < f.length && chars[end] === FULL_STOP) {
    const decimals = digitsEnd(f, end + 1);
    const version = decimals < f.length && chars[decimals] === FULL_STOP && kinds[decimals + 1] === Kind.DIGIT;
    if (version) return digits;
    if (decimals > end + 1) return decimals;
  }
  return end;
}

/** A wildcard of a pattern (see `WILDCARD_STANDINS`): the number goes on in an unknown way, `0.5*`. */
const isStandin = (char: number) => char >= 0xfdd0 && char <= 0xfdd2;

const LOCANT = /^(?:\d{1,2}[a-z]?|[nospmcdlrxαβγδωκμ]|tert|sec|iso)$/;

/**
 * The end of the chemical name that starts at `i`, or 0: parts joined by single hyphens, commas, apostrophes, of which
 * one is a locant before a hyphen, one has four letters or more, and commas stand between locants only.
 */
function chemicalNameEnd(f: Folded, i: number): number {
  const { chars, kinds } = f;
  let at = i;
  let end = 0;
  let locantBefore = false;
  let locantLinked = false;
  let longPart = false;
  while (at < f.length && at - i < LONGEST_WORD) {
    let stop = at;
    let letters = 0;
    while (
      stop < f.length &&
      (isWord(kinds[stop]) || (stop > at && kinds[stop] === Kind.EXTENDS)) &&
      stop - i <= LONGEST_WORD
    ) {
      if (kinds[stop] === Kind.LETTER) letters++;
      stop++;
    }
    if (stop === at) break;
    let primes = stop;
    while (primes < f.length && chars[primes] === APOSTROPHE && primes - stop < 3) primes++;
    const short = stop - at <= 4;
    const locant =
      short && LOCANT.test(String.fromCharCode.apply(null, chars.subarray(at, stop) as unknown as number[]));
    if (primes > stop && !locant) break;
    if (locantBefore && !locant) break;
    const joiner = primes < f.length ? chars[primes] : 0;
    const more = (joiner === HYPHEN || joiner === COMMA) && primes + 1 < f.length && isWord(kinds[primes + 1]);
    if (letters >= 4 && !locant) longPart = true;
    if (locant && more && joiner === HYPHEN) locantLinked = true;
    end = primes > stop && more ? primes : stop;
    if (!more) break;
    if (joiner === COMMA && !locant) break;
    locantBefore = joiner === COMMA;
    at = primes + 1;
  }
  return locantLinked && longPart && end - i <= LONGEST_WORD && !locantBefore ? end : 0;
}

let spare: Folded | undefined;
const LARGEST_SPARE = 1 << 20;

/**
 * Hands the tokens of a text to `sink`, in order of position. The quickest form: nothing is allocated per token.
 * Linear in time; memory grows with the longest line.
 */
export function eachToken(text: string, sink: TokenSink): void {
  eachWord(text, STRINGS, sink);
}

/** As `eachToken`, with whatever `words` makes of each word; answers how many words there are, wholes apart. */
export function eachWord<W>(text: string, words: Words<W>, sink: TokenSink<W>): number {
  const f = words.folded ?? spare ?? new Folded();
  if (f === spare) spare = undefined;
  let position = 0;
  let sentence = 0;
  let paragraph = 0;
  let sentenceEnds = false;
  let paragraphEnds = false;

  const emit = (word: W, start: number, end: number, whole: boolean) => {
    if (paragraphEnds && position > 0) {
      paragraph++;
      sentence++;
    } else if (sentenceEnds && position > 0) sentence++;
    paragraphEnds = false;
    sentenceEnds = false;
    sink(word, position, f.start(start), f.end(end - 1), sentence, paragraph, whole);
    if (!whole) position++;
  };
  const emitRun = (start: number, end: number, whole: boolean) =>
    emit(words.ofUnits(f.chars, start, end, hashOf(f.chars, start, end)), start, end, whole);

  /** A number that starts at `i`: emits it with its unit; answers where to go on, or `i` when it is a plain word. */
  const number = (i: number, wordEnd: number): number => {
    const digits = digitsEnd(f, i);
    const extended = numberEnd(f, i, digits);
    let end = wordEnd;
    if (extended > digits) {
      end = extended;
      if (f.kinds[end] === Kind.LETTER && end < f.length) end = unitRun(end);
    }
    if (end - i > LONGEST_WORD) return i;
    if (end === extended) {
      if (extended === digits) return i;
      emit(words.ofText(plainNumber(i, extended)), i, extended, false);
      return end;
    }
    if (isStandin(f.chars[extended]!)) {
      emit(words.ofText(plainNumber(i, extended) + plainNumber(extended, end)), i, end, false);
      return end;
    }
    const unit = intern(f.chars, extended, end, hashOf(f.chars, extended, end));
    if (extended === digits && !UNITS.has(unit)) return i;
    const amount = plainNumber(i, extended);
    emit(words.ofText(amount + unit), i, end, true);
    emit(words.ofText(amount), i, extended, false);
    emit(words.ofText(unit), extended, end, false);
    return end;
  };
  const unitRun = (at: number): number => {
    while (at < f.length && (isWord(f.kinds[at]) || f.kinds[at] === Kind.EXTENDS)) at++;
    return at;
  };
  const plainNumber = (start: number, end: number): string => {
    const written = intern(f.chars, start, end, hashOf(f.chars, start, end));
    return written.includes(',') ? written.replaceAll(',', '') : written;
  };

  for (let from = 0; from < text.length; ) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    f.fill(text, from, to);
    const { chars, kinds } = f;
    const n = f.length;
    for (let i = 0; i < n; ) {
      if (words.run && position > 0 && !sentenceEnds && !paragraphEnds) {
        i = words.run(i, position);
        position = words.position!;
        if (i >= n) break;
      }
      const kind = kinds[i]!;
      if (kind === Kind.LETTER || kind === Kind.DIGIT || kind === Kind.NUMERAL) {
        let end = i + 1;
        let hash = Math.imul(chars[i]!, HASH_FACTOR);
        let previous: number = kind;
        let mixed = false;
        while (end < n) {
          const next = kinds[end]!;
          if (next < Kind.LETTER || next === Kind.IDEOGRAPH) break;
          if (next === Kind.NUMERAL && previous === Kind.DIGIT) break;
          const code = chars[end]!;
          if (end - i >= LONGEST_WORD && (code & 0xfc00) !== 0xdc00) break;
          hash = Math.imul(hash ^ code, HASH_FACTOR);
          if (next === Kind.LETTER) mixed = true;
          previous = next;
          end++;
        }
        const joiner = end < n ? chars[end]! : 0;
        // before anything else a hyphen or comma joins nothing
        const joins = joiner === APOSTROPHE || ((joiner === HYPHEN || joiner === COMMA) && isWord(kinds[end + 1]));
        if (joins && (i < 2 || !isWord(kinds[i - 2]) || !joinsNames(chars[i - 1]!))) {
          const whole = chemicalNameEnd(f, i);
          if (whole > end) emitRun(i, whole, true);
        }
        if (kind === Kind.DIGIT && (mixed || joiner === COMMA || joiner === FULL_STOP)) {
          const after = number(i, end);
          if (after > i) {
            i = after;
            continue;
          }
        } else if (end === i + 1 && kind === Kind.LETTER && (joiner === HASH || joiner === PLUS)) {
          const signs = joiner === HASH ? 1 : chars[end + 1] === PLUS && end + 1 < n ? 2 : 0;
          if (signs > 0 && !isWord(kinds[end + signs]) && !(i > 0 && isWord(kinds[i - 1]))) {
            emitRun(i, end + signs, false);
            i = end + signs;
            continue;
          }
        }
        emit(words.ofUnits(chars, i, end, hash), i, end, false);
        i = end;
      } else if (kind === Kind.IDEOGRAPH) {
        let end = i + 1;
        while (end < n && kinds[end] === Kind.EXTENDS && end - i < LONGEST_WORD) end++;
        emitRun(i, end, false);
        i = end;
      } else {
        if (kind === Kind.STOP) {
          if (!sentenceEnds && endsSentence(text, f.start(i))) sentenceEnds = true;
        } else if (kind === Kind.NEWLINE) paragraphEnds = true;
        i++;
      }
    }
    paragraphEnds = true;
    from = to + 1;
  }
  if (f !== words.folded && f.chars.length <= LARGEST_SPARE) spare = f;
  return position;
}

/** All tokens of a text, wholes before the words that share their position. */
export function analyse(text: string): Token[] {
  const tokens: Token[] = [];
  eachToken(text, (word, position, start, end, sentence, paragraph) => {
    tokens.push({ text: word, position, start, end, sentence, paragraph });
  });
  return tokens;
}

/** The words of a text in order, without wholes: the word at index i has position i. */
export function words(text: string): string[] {
  const found: string[] = [];
  eachToken(text, (word, _position, _start, _end, _sentence, _paragraph, whole) => {
    if (!whole) found.push(word);
  });
  return found;
}

export { foldTerm } from './fold.ts';
