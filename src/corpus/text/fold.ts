/**
 * Characters as the index sees them: Unicode NFKC, case folding, diacritics removed, look-alike hyphens and apostrophes
 * made one. Works code point by code point with tables filled on first use, so that every folded character knows which
 * original characters it stands for.
 *
 * Canonically equivalent texts fold alike: combining marks of Latin, Greek, Cyrillic, Arabic are dropped, kana voicing
 * marks and Hangul jamo are composed. Marks that carry vowels (Indic, Thai, Khmer...) are kept.
 */

/** What a folded character is to the analysis. The first ones fold to exactly one UTF-16 unit. */
export const Kind = {
  UNKNOWN: 0,
  OTHER: 1,
  BLANK: 2,
  NEWLINE: 3,
  /** A mark that may end a sentence. */
  STOP: 4,
  LETTER: 5,
  /** 0-9. */
  DIGIT: 6,
  /** A digit that was written raised, lowered, circled or as part of a fraction. */
  NUMERAL: 7,
  /** A character of a script written without blanks: a token of its own. */
  IDEOGRAPH: 8,
  /** Belongs to the character before: a vowel sign, or the second half of a surrogate pair. */
  EXTENDS: 9,
  // Only in the tables, never in folded text:
  DROPPED: 10,
  COMBINES: 11,
  COMPLEX: 12,
} as const;

const LAST_SIMPLE = Kind.EXTENDS;

/**
 * Stand for `*`, `?`, `#` inside a pattern while it is analysed: noncharacters, which no text may hold, read as
 * letters.
 */
export const WILDCARD_STANDINS = { '*': '\uFDD0', '?': '\uFDD1', '#': '\uFDD2' } as const;

const NO_BLANKS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\u30FC]$/u;
const COMPOSED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC]/u;
const LETTER = /^[\p{L}\p{N}]$/u;
const MARK = /^\p{M}$/u;
/** Marks of no script of their own, Hebrew points and Arabic signs. */
const FREE_MARK = /[\p{Script=Inherited}\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu;
const VOICING = /[\u3099\u309A]/;
const IGNORABLE = /^[\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
const BLANK = /^[\s\u200B]$/u;
const NEWLINE = /^[\n\v\f\r\u0085\u2028\u2029]$/u;
const STOP = /^[.!?;。｡…]$/u;
/** Letters that Unicode does not decompose but searchers do. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u02B9': "'",
  '\u02BC': "'",
  '\u2032': "'",
  '\u2044': '/',
};

/** The folded form of one code point; empty when it is dropped. */
function foldCodePoint(character: string): string {
  let folded = character;
  for (let round = 0; round < 3; round++) {
    const before = folded;
    folded = folded.normalize('NFKC').toLowerCase();
    if (!COMPOSED.test(folded) && !VOICING.test(folded)) folded = folded.normalize('NFKD').replace(FREE_MARK, '');
    folded = Array.from(folded, (c) => SPELT[c] ?? c).join('');
    if (folded === before) break;
  }
  return folded;
}

function kindOf(character: string, source: string): number {
  const code = character.codePointAt(0)!;
  if (code >= 0x30 && code <= 0x39) return /^\p{No}$/u.test(source) ? Kind.NUMERAL : Kind.DIGIT;
  if (code >= 0xfdd0 && code <= 0xfdd2) return Kind.LETTER;
  if (code >= 0xd800 && code <= 0xdfff) return Kind.OTHER;
  if (VOICING.test(character) || (code >= 0x1160 && code <= 0x11ff)) return Kind.COMBINES;
  if (NEWLINE.test(character)) return Kind.NEWLINE;
  if (BLANK.test(character)) return Kind.BLANK;
  if (STOP.test(character)) return Kind.STOP;
  if (MARK.test(character)) return Kind.EXTENDS;
  if (LETTER.test(character)) return NO_BLANKS.test(character) ? Kind.IDEOGRAPH : Kind.LETTER;
  return Kind.OTHER;
}

/** By UTF-16 unit: its kind times 65,536, and for the simple kinds what it folds to. */
const FOLDS = new Uint32Array(0x10000);
interface Expansion {
  readonly text: string;
  readonly kinds: readonly number[];
}
const expansions = new Map<number, Expansion>();
const EXPANSIONS_KEPT = 50_000;

function expansion(code: number): Expansion {
  const known = expansions.get(code);
  if (known) return known;
  const source = String.fromCodePoint(code);
  const text = IGNORABLE.test(source) && source !== '\u200B' ? '' : foldCodePoint(source);
  const kinds: number[] = [];
  for (const character of text) {
    kinds.push(kindOf(character, source));
    if (character.length === 2) kinds.push(Kind.EXTENDS);
  }
  const made = { text, kinds };
  if (expansions.size < EXPANSIONS_KEPT) expansions.set(code, made);
  return made;
}

function learn(code: number): number {
  const { text, kinds } = code >= 0xd800 && code <= 0xdfff ? { text: '  ', kinds: [] } : expansion(code);
  const kind = text.length === 1 ? kinds[0]! : text.length === 0 ? Kind.DROPPED : Kind.COMPLEX;
  return (FOLDS[code] = (kind << 16) | (text.length === 1 ? text.charCodeAt(0) : 0));
}

/** What a UTF-16 unit folds to: a kind times 65,536, and the unit if it becomes one that stands for it alone. */
export const foldOf = (code: number): number => FOLDS[code]! || learn(code);
/** Whether it becomes one. */
export const isSimple = (fold: number): boolean => fold >>> 16 <= LAST_SIMPLE;

/** Units behind the end of folded text that may be read: they are of kind OTHER. */
const LOOK_AHEAD = 8;

/** Where folded text lies, and what folds most of it. */
export interface FoldingPlace {
  /** Room for so many units. */
  room(units: number): { readonly chars: Uint16Array; readonly kinds: Uint8Array };
  /** Folds `text` from `from` to `to` as far as each unit becomes one; answers how many those are. */
  begin(text: string, from: number, to: number, chars: Uint16Array, kinds: Uint8Array): number;
}

const HEAP: FoldingPlace = {
  room: (units) => ({ chars: new Uint16Array(units), kinds: new Uint8Array(units) }),
  begin(text, from, to, chars, kinds) {
    let out = 0;
    for (let i = from; i < to; i++) {
      const fold = foldOf(text.charCodeAt(i));
      if (!isSimple(fold)) break;
      chars[out] = fold;
      kinds[out++] = fold >>> 16;
    }
    return out;
  },
};

/**
 * Folded text with the place of each unit in the original: unit `i` stands for [`start(i)`, `end(i)`). Reused from call
 * to call.
 */
export class Folded {
  length = 0;
  chars: Uint16Array;
  kinds: Uint8Array;
  /** Each unit stands for one of the original, from here on: then `#starts` and `#ends` are not filled. */
  #plainFrom = -1;
  #starts: Int32Array;
  #ends: Int32Array;

  readonly #place: FoldingPlace;

  /** @param capacity Units to begin with; it grows as needed. */
  constructor(capacity = 4096, place: FoldingPlace = HEAP) {
    this.#place = place;
    ({ chars: this.chars, kinds: this.kinds } = place.room(capacity));
    this.#starts = new Int32Array(capacity);
    this.#ends = new Int32Array(capacity);
  }

  #grow(capacity: number): void {
    const size = Math.max(capacity, this.chars.length + (this.chars.length >> 1));
    const { chars, kinds } = this;
    const [starts, ends] = [this.#starts, this.#ends];
    ({ chars: this.chars, kinds: this.kinds } = this.#place.room(size));
    this.#starts = new Int32Array(size);
    this.#ends = new Int32Array(size);
    this.chars.set(chars);
    this.kinds.set(kinds);
    this.#starts.set(starts);
    this.#ends.set(ends);
  }

  start(unit: number): number {
    return this.#plainFrom >= 0 ? this.#plainFrom + unit : this.#starts[unit]!;
  }

  end(unit: number): number {
    return this.#plainFrom >= 0 ? this.#plainFrom + unit + 1 : this.#ends[unit]!;
  }

  /** Folds `text` from `from` to `to`. */
  fill(text: string, from: number, to: number): void {
    if (this.chars.length < to - from + LOOK_AHEAD) this.#grow(to - from + LOOK_AHEAD);
    let out = this.#place.begin(text, from, to, this.chars, this.kinds);
    this.#plainFrom = from;
    if (out < to - from) out = this.#fillOn(text, from, to, out);
    this.length = out;
    // Readers look a few units ahead: behind the end they find nothing, not what an earlier text left there.
    if (out + LOOK_AHEAD > this.chars.length) this.#grow(out + LOOK_AHEAD);
    this.chars.fill(0, out, out + LOOK_AHEAD);
    this.kinds.fill(Kind.OTHER, out, out + LOOK_AHEAD);
  }

  /** Goes on after `done` units that stand for one each; answers how many there are then. */
  #fillOn(text: string, from: number, to: number, done: number): number {
    let { chars, kinds } = this;
    let [starts, ends] = [this.#starts, this.#ends];
    this.#plainFrom = -1;
    let out = 0;
    for (; out < done; out++) {
      starts[out] = from + out;
      ends[out] = from + out + 1;
    }
    for (let i = from + done; i < to; i++) {
      const code = text.charCodeAt(i);
      const fold = FOLDS[code]! || learn(code);
      const kind = fold >>> 16;
      if (kind <= LAST_SIMPLE) {
        chars[out] = fold;
        kinds[out] = kind;
        starts[out] = i;
        ends[out++] = i + 1;
        continue;
      }
      if (kind === Kind.DROPPED) {
        if (out > 0) ends[out - 1] = i + 1;
        continue;
      }
      const point = i + 1 < to ? text.codePointAt(i)! : code;
      const end = point > 0xffff ? i + 2 : i + 1;
      const folded = expansion(point);
      if (folded.text === '' && out > 0) ends[out - 1] = end;
      if (out + folded.text.length + (to - i) > chars.length) {
        this.#grow(out + folded.text.length + (to - i));
        ({ chars, kinds } = this);
        [starts, ends] = [this.#starts, this.#ends];
      }
      for (let k = 0; k < folded.text.length; k++) {
        const unit = folded.text.charCodeAt(k);
        const unitKind = folded.kinds[k]!;
        if (unitKind === Kind.COMBINES) {
          const joined = out > 0 ? String.fromCharCode(chars[out - 1]!, unit).normalize('NFC') : '';
          if (joined.length === 1) {
            chars[out - 1] = joined.charCodeAt(0);
            ends[out - 1] = end;
            continue;
          }
          if (unit === 0x3099 || unit === 0x309a) {
            if (out > 0) ends[out - 1] = end;
            continue;
          }
        }
        chars[out] = unit;
        kinds[out] = unitKind === Kind.COMBINES ? Kind.IDEOGRAPH : unitKind;
        starts[out] = i;
        ends[out++] = end;
      }
      i = end - 1;
    }
    return out;
  }
}

/**
 * The normal form of one term as the index keeps it: NFKC, case folded, without diacritics; nothing is split or taken
 * away.
 */
export function foldTerm(text: string): string {
  const folded = new Folded(text.length + 16);
  folded.fill(text, 0, text.length);
  let out = '';
  for (let i = 0; i < folded.length; i++) out += String.fromCharCode(folded.chars[i]!);
  return out;
}
