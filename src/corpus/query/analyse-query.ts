import { words } from '../text/analysis.ts';
import { foldTerm, WILDCARD_STANDINS } from '../text/fold.ts';

/**
 * What engines need to evaluate the leaves of the tree.
 *
 * **Term or phrase on text:** `terms(text)` gives its words; they must stand at consecutive positions of one value (one
 * word: anywhere). Wholes (`5mm`, `1,2-dichloroethane`) are in the dictionary beside their parts, but the parts alone
 * decide, so that `5mm` also finds `5 mm`; every text that holds the whole holds the parts.
 *
 * **Wildcard on text:** `patternAlternatives(pattern)` gives one or two chains; each is evaluated like a phrase, where
 * a pattern stands for any term of the dictionary that it `matches` (wholes included); the leaf matches where one of
 * the chains does. Two chains come from `_` only: `light_weight` is `lightweight` or the phrase `light weight`, which
 * by our analysis is also what `light-weight` and `light/weight` look like. Patterns with separators are phrases:
 * `lithium-io*` is `lithium` followed by `io*`.
 *
 * **Wildcard on keywords:** `keywordPattern(pattern, part)` is matched against normalised values.
 */

/** One place of a chain: a term of the dictionary, or a pattern over it. */
export type ChainWord =
  | { readonly kind: 'term'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: TermPattern };

/** A pattern over single terms, folded; its literal ends narrow the part of a sorted dictionary to look at. */
export interface TermPattern {
  /** With `*`, `?`, `#`; everything else stands for itself. */
  readonly source: string;
  /** Literal text before the first wildcard, may be empty. */
  readonly prefix: string;
  /** Literal text after the last wildcard, may be empty. */
  readonly suffix: string;
  /** Literal pieces between wildcards, in order, none empty. */
  readonly inner: readonly string[];
  /** UTF-16 units of the shortest match. */
  readonly shortest: number;
  readonly matches: (term: string) => boolean;
}

/** The words of a term or phrase, at consecutive positions; empty when the text holds no letter or digit. */
export const terms = (text: string): string[] => words(text);

/**
 * The chains that a wildcard of a text field stands for: see above. Never empty chains; an empty list when nothing is
 * left to match.
 */
export function patternAlternatives(pattern: string): (readonly ChainWord[])[] {
  const spellings = pattern.includes('_') ? [pattern.replace('_', ''), pattern.replace('_', ' ')] : [pattern];
  return spellings.map(chain).filter((words) => words.length > 0);
}

function chain(pattern: string): ChainWord[] {
  const standing = pattern.replace(/[*?#]/g, (sign) => WILDCARD_STANDINS[sign as keyof typeof WILDCARD_STANDINS]);
  return words(standing).map((word) => {
    const source = word.replace(/[\uFDD0-\uFDD2]/g, (standin) => SIGNS[standin]!);
    return source === word ? { kind: 'term', text: word } : { kind: 'pattern', pattern: termPattern(source) };
  });
}

const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WILDCARD_STANDINS).map(([sign, standin]) => [standin, sign]),
);

/**
 * A pattern over terms as they stand in the dictionary; `source` must be folded already (`foldTerm`, or normalised for
 * keywords).
 */
export function termPattern(source: string): TermPattern {
  const pieces = source.split(/[*?#]/);
  const prefix = pieces[0]!;
  const suffix = pieces.length > 1 ? pieces.at(-1)! : '';
  const required = source.replace(/[*#]/g, '').length;
  return {
    source,
    prefix,
    suffix,
    inner: pieces.slice(1, -1).filter((piece) => piece !== ''),
    shortest: required,
    matches: matcher(source, pieces),
  };
}

/** The quickest way that takes time in proportion to the term, for the dictionary is scanned by the million. */
function matcher(source: string, pieces: readonly string[]): (term: string) => boolean {
  const stars = /^[^?#]*$/.test(source);
  if (stars && pieces.length <= 3)
    return starMatcher(pieces[0]!, pieces.length === 3 ? pieces[1]! : '', pieces.at(-1)!, pieces.length);
  const gaps = source.match(/[*#]/g)?.length ?? 0;
  if (gaps > 1) return (term) => matchesWildcard(source, term);
  const expression = wildcardToRegExp(source);
  return (term) => expression.test(term);
}

/**
 * Whether a pattern with any number of signs matches: all places of the pattern that the term so far can have come to
 * are followed at once, so it takes time in proportion to the term and the pattern, where a regular expression tries
 * `###` in each way there is.
 */
export function matchesWildcard(source: string, term: string): boolean {
  const signs = Array.from(source);
  /** Places reached, and those reached from them by signs that stand for nothing. */
  const reached = (places: Iterable<number>): Set<number> => {
    const all = new Set(places);
    for (const place of all) if (signs[place] === '*' || signs[place] === '#') all.add(place + 1);
    return all;
  };
  let places = reached([0]);
  for (const character of term) {
    const next: number[] = [];
    for (const place of places) {
      const sign = signs[place];
      if (sign === '*') next.push(place);
      if (sign === '?' || sign === '#' || sign === '*' || sign === character) next.push(place + 1);
    }
    if (next.length === 0) return false;
    places = reached(next);
  }
  return places.has(signs.length);
}

/** `a*b*c` without a regular expression. */
function starMatcher(prefix: string, middle: string, suffix: string, pieces: number): (term: string) => boolean {
  const least = prefix.length + middle.length + suffix.length;
  if (pieces === 1) return (term) => term === prefix;
  return (term) =>
    term.length >= least &&
    term.startsWith(prefix) &&
    term.endsWith(suffix) &&
    (middle === '' || fits(term.indexOf(middle, prefix.length), term.length - suffix.length - middle.length));
}

const fits = (at: number, last: number) => at >= 0 && at <= last;

/**
 * The same pattern as a regular expression over whole terms: `*` any run, `?` one character, `#` none or one
 * (characters are code points). With one `*` or `#` it takes time in proportion to the term.
 */
export function wildcardToRegExp(source: string): RegExp {
  const body = source.replace(/[\\^$.|+()[\]{}/-]|[*?#]/g, (sign) => {
    if (sign === '*') return '.*';
    if (sign === '?') return '.';
    if (sign === '#') return '.?';
    return sign === '-' ? '\\x2d' : `\\${sign}`;
  });
  return new RegExp(`^${body}$`, 'su');
}

/**
 * The pattern of a wildcard on a keyword field, in the field's normal form. A pattern is only a part of a value, which
 * `normalise` may not know how to read, so the field says how parts are written (`part`); by default in upper case with
 * blanks collapsed, as plain keywords.
 */
export const keywordPattern = (pattern: string, part: (pattern: string) => string = plainPart): TermPattern =>
  termPattern(part(pattern.normalize('NFKC')));

const plainPart = (pattern: string) => pattern.toUpperCase().replace(/\s+/g, ' ').trim();

/** The folded prefix of dictionary terms that begin like `text`: for suggestions. */
export const termPrefix = (text: string): string => foldTerm(text.trim());
