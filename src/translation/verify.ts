import { numbersOf } from '#collections/translations/alignment.ts';
import { negationsOf } from '#language/wording.ts';
import { detectLanguage, type Language } from './languages.ts';

/** A term and how it is to be said in the language of the translation. */
export interface BaseTerm {
  readonly source: string;
  readonly target: string;
}

/** Letters and digits that are no words: formulas, signs, types. They stay as they are. */
const codesIn = (text: string): string[] =>
  (text.match(/[A-Za-z0-9]+(?:[._/-][A-Za-z0-9]+)*/g) ?? [])
    .filter((word) => /\d/.test(word) && /[A-Za-z]/.test(word))
    .map((word) => word.toLowerCase())
    .sort();
/** Symbols of units behind numbers, written alike everywhere. */
const UNITS =
  /\d\s?(%|°C|℃|K|mm|cm|µm|μm|nm|km|kg|mg|g|ml|l|Hz|kHz|MHz|GHz|Pa|kPa|MPa|V|kV|mV|A|mA|W|kW|MW|J|Ω|dB|rpm|wt%|ppm)(?![A-Za-z])/g;
/** How much longer or shorter a translation may be, by characters; Han characters count for three. */
const LEAST = 0.3;
const MOST = 3.5;

const sorted = (found: Iterable<RegExpMatchArray>, group: number) =>
  [...found].map((match) => match[group]!.toLowerCase().replace('℃', '°c')).sort();
const size = (text: string) =>
  [...text].reduce(
    (sum, character) =>
      sum + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character) ? 3 : 1),
    0,
  );

/**
 * Why a text cannot be the translation of a segment, told by code: numbers, units, codes and reference signs, negation
 * (Chinese and English), terms of the base, length, and the language itself. Nothing where none of them speaks against
 * it.
 */
export function whyNotTranslated(
  source: string,
  target: string,
  to: Language,
  from: Language,
  terms: readonly BaseTerm[] = [],
): string | undefined {
  if (target.trim() === '') return 'it is empty';
  const letters = /\p{L}{3}/u.test(source);
  if (letters && target.trim() === source.trim()) return 'it is the source text';
  const [wanted, given] = [numbersOf(source), numbersOf(target)];
  if (wanted.join(' ') !== given.join(' '))
    return `its numbers are ${given.join(', ') || 'none'}, not ${wanted.join(', ') || 'none'}`;
  const codes = [codesIn(source), codesIn(target)] as const;
  if (codes[0].join(' ') !== codes[1].join(' '))
    return `its signs are ${codes[1].join(', ') || 'none'}, not ${codes[0].join(', ') || 'none'}`;
  const units = [sorted(source.matchAll(UNITS), 1), sorted(target.matchAll(UNITS), 1)] as const;
  if (units[0].join(' ') !== units[1].join(' ') && units[1].length > 0)
    return `its units are ${units[1].join(', ')}, not ${units[0].join(', ') || 'none'}`;
  const both = (['zh', 'en'] as readonly string[]).includes(from) && (['zh', 'en'] as readonly string[]).includes(to);
  if (both && negationsOf(source).length > 0 !== negationsOf(target).length > 0)
    return negationsOf(source).length > 0
      ? 'the source denies something, the translation does not'
      : 'the translation denies something, the source does not';
  const lost = terms.find(
    (term) =>
      source.toLowerCase().includes(term.source.toLowerCase()) &&
      !target.toLowerCase().includes(term.target.toLowerCase()),
  );
  if (lost) return `"${lost.source}" is to be "${lost.target}"`;
  const share = size(target) / Math.max(1, size(source));
  if (size(source) > 30 && (share < LEAST || share > MOST)) return 'its length does not fit';
  const language = letters && size(target) > 60 ? detectLanguage(target) : undefined;
  if (language !== undefined && language !== to) return `it is written in ${language}`;
  return undefined;
}
