import type { Author } from './work.ts';

/** Names of people: read from print, and the ways in which others write them. */

const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}·\s]+$/u;
/** `AB`, `A.B.`, `A-B`: initials and nothing else. */
const INITIALS = /^(?:\p{Lu}\.?-?\s?){1,4}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|phd|md)\.?$/i;
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Family and given name of a printed name: `Lymperaiou, Maria`, `Mangalam H`, `Maria Lymperaiou`. A name in Han
 * characters has its family name first and is not taken apart.
 */
export function nameParts(name: string): { family: string; given?: string } {
  const text = tidy(name.slice(0, 300));
  const comma = text.indexOf(',');
  if (comma > 0) {
    const given = tidy(text.slice(comma + 1));
    return { family: tidy(text.slice(0, comma)), ...(given !== '' && { given }) };
  }
  if (HAN.test(text)) return { family: text };
  const words = text.split(' ').filter((word) => !SUFFIX.test(word));
  if (words.length < 2) return { family: text };
  const last = words.at(-1)!;
  // `WANG X`: of two words in capitals the shorter one are the initials
  const isFamily = !INITIALS.test(words[0]!) || words[0]!.length > last.length;
  if (INITIALS.test(last) && last === last.toUpperCase() && isFamily) {
    return { family: words.slice(0, -1).join(' '), given: last };
  }
  return { family: last, given: words.slice(0, -1).join(' ') };
}

/** The family name of a printed name. */
export const familyOf = (name: string): string => nameParts(name).family;

/** First letters of given names: `Maria Anna` -> M, A; `MA` and `M.-A.` as well. */
function initialsOf(given: string): string[] {
  const words = given.split(/[\s.-]+/).filter(Boolean);
  return words.flatMap((word) =>
    word.length > 1 && word.length <= 3 && word === word.toUpperCase() && !HAN.test(word) ? [...word] : [[...word][0]!],
  );
}

/** How an author may be asked for: with whole given names, in both orders; and by initials. */
export interface NameForms {
  readonly whole: readonly string[];
  readonly initials: readonly string[];
}

export function nameForms(author: Pick<Author, 'name' | 'family' | 'given' | 'group'>): NameForms {
  if (author.group) return { whole: [author.name], initials: [] };
  const { family, given } = author.family === undefined ? nameParts(author.name) : author;
  if (given === undefined || family === undefined || HAN.test(author.name)) {
    const joined = family !== undefined && given !== undefined && HAN.test(author.name) ? [family + given] : [];
    return { whole: [...new Set([author.name, ...joined])], initials: [] };
  }
  const letters = initialsOf(given);
  const first = given.split(/\s+/)[0]!;
  const both = (name: string) => [`${name} ${family}`, `${family} ${name}`];
  const bare = letters.length > 0 && folds(given) === letters.join('').toLowerCase();
  const initials = new Set([...both(letters[0]!), ...both(letters.join(' ')), ...both(letters.join(''))]);
  if (bare) return { whole: [], initials: [...initials] };
  return { whole: [...new Set([...both(given), ...both(first)])], initials: [...initials] };
}

const folds = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');
