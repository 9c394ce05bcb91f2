import { GREEK } from '#collections/entities/greek.ts';

/**
 * How single UTF-16 units of a text are read when names are looked for in it: by table, so that a text costs a few
 * nanoseconds a letter.
 */

export const SEPARATOR = 0;
/** A letter or digit: part of a word. */
export const LETTER = 1;
export const DIGIT = 2;
/** A character that is a word by itself. */
export const IDEOGRAPH = 3;
/** A combining mark: part of a word, and left out of it. */
export const MARK = 4;
/** A letter that stands for several, such as a ligature. */
export const SEVERAL = 5;
/** A Greek letter that is spelled out: a word by itself. */
export const SPELLED = 6;

export const MU = 0x3bc;

export interface Letters {
  /** What each UTF-16 unit is. */
  readonly kinds: Uint8Array;
  /** The unit that it counts as: without case, diacritics and width. */
  readonly folded: Uint16Array;
  readonly several: ReadonlyMap<number, string>;
}

let made: Letters | undefined;

/** Ideographs that have no other form (Unicode: CJK Unified Ideographs and Extension A), first and last. */
const IDEOGRAPHS = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
] as const;

/** The tables, made once: 20 ms. Half of all units are written down by rule instead of being looked at. */
export function letters(): Letters {
  if (made) return made;
  const kinds = new Uint8Array(0x10000);
  const folded = new Uint16Array(0x10000);
  const several = new Map<number, string>();
  for (const [first, last] of IDEOGRAPHS)
    for (let unit = first; unit <= last; unit++) {
      kinds[unit] = IDEOGRAPH;
      folded[unit] = unit;
    }
  for (let unit = FIRST_SYLLABLE; unit <= LAST_SYLLABLE; unit++) {
    const spelled = syllable(unit);
    kinds[unit] = SEVERAL;
    folded[unit] = spelled.charCodeAt(0);
    several.set(unit, spelled);
  }
  // halves of a character outside the basic plane are letters as they are
  for (let unit = 0xd800; unit < 0xe000; unit++) {
    kinds[unit] = LETTER;
    folded[unit] = unit;
  }
  for (let unit = 0; unit < 0x10000; unit++) {
    if (kinds[unit] !== SEPARATOR) continue;
    const written = String.fromCharCode(unit);
    if (/\p{M}/u.test(written)) {
      kinds[unit] = MARK;
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(written)) continue;
    const plain = written
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    const text = [...plain].map((letter) => GREEK[letter] ?? letter).join('');
    kinds[unit] = /\p{Script=Han}/u.test(written) ? IDEOGRAPH : /^\d$/.test(text) ? DIGIT : LETTER;
    folded[unit] = text.charCodeAt(0) || unit;
    if (text.length > 1 && kinds[unit] === LETTER) {
      kinds[unit] = GREEK[plain] ? SPELLED : SEVERAL;
      several.set(unit, text);
    }
  }
  made = { kinds, folded, several };
  return made;
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/**
 * The letters of a Hangul syllable.
 *
 * @see The Unicode Standard, 3.12, "Conjoining Jamo Behavior"
 */
function syllable(unit: number): string {
  const index = unit - FIRST_SYLLABLE;
  const end = index % 28;
  const letters = [0x1100 + Math.floor(index / 588), 0x1161 + Math.floor((index % 588) / 28)];
  return String.fromCharCode(...letters, ...(end === 0 ? [] : [0x11a7 + end]));
}
