/**
 * The one query tree: what the parser makes, the printer prints, engines evaluate, `explain` annotates. Immutable,
 * engine-neutral; leaf values are the user's text, analysed by the engine with `#corpus/text/analysis.ts`. Fields are
 * upper-case codes that exist in the collection (the parser has checked them); `any` fields are left for the engine to
 * expand.
 */
export type Query =
  /** Every document. */
  | { readonly kind: 'all' }
  /**
   * A bare value: a word of a text field (several tokens after analysis = phrase), or a whole value of a keyword field.
   */
  | { readonly kind: 'term'; readonly field: string; readonly text: string }
  /** A quoted value: tokens in this order with no gap; on keyword fields the same as `term`. */
  | { readonly kind: 'phrase'; readonly field: string; readonly text: string }
  /**
   * One word with `*` (0 or more characters), `?` (exactly one), `#` (none or one) or `_` (optional separator: blank,
   * hyphen, none; in keywords a character like any other). Engines read it with `patternAlternatives` (text) and
   * `keywordPattern` (keywords) of `analyse-query.ts`.
   */
  | { readonly kind: 'wildcard'; readonly field: string; readonly pattern: string }
  /**
   * A value of a keyword field that begins with `text` (at least one character longer than `right`, no signs of
   * patterns in it) but for one slip behind its first `right` characters: another one, one left out, one too many, or
   * two in turn (made by code, never by the parser). Other fields have none.
   */
  | { readonly kind: 'slip_start'; readonly field: string; readonly text: string; readonly right: number }
  /**
   * Both ends inclusive; an absent end is open. Dates are yyyyMMdd (shorter years and months are widened by the
   * parser), numbers plain decimals; keywords compare in their normal form by `compareKeywords` (`values.ts`).
   */
  | { readonly kind: 'range'; readonly field: string; readonly from?: string; readonly to?: string }
  /** The document's value is one of these (made by code, never by the parser): identifiers, family lists, filters. */
  | { readonly kind: 'values'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'and'; readonly of: readonly Query[] }
  | { readonly kind: 'or'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  /**
   * Operands within reach of each other in ONE text field: see `Reach`. Operands: term, phrase, wildcard, or (of
   * those), near, freq.
   */
  | { readonly kind: 'near'; readonly reach: Reach; readonly left: Query; readonly right: Query }
  /**
   * `of` (term, phrase, wildcard or or of those) occurs at least `times` times in the field (summed over the parts of a
   * combined field).
   */
  | { readonly kind: 'frequency'; readonly times: number; readonly of: Query }
  /** GAND: all operands hold in one and the same legal event (or other repeated sub-record). */
  | { readonly kind: 'same_event'; readonly of: readonly Query[] };

/**
 * How near. `words`: at most `distance` words apart: |position(right) - position(left)| - 1 <= distance counted between
 * the nearest ends of the operands (adjacent words have distance 0), `ordered` wants left before right; a `sentence` or
 * `paragraph` must hold both operands whole.
 */
export type Reach =
  | { readonly unit: 'words'; readonly distance: number; readonly ordered: boolean }
  | { readonly unit: 'sentence' }
  | { readonly unit: 'paragraph' };

/** The branches of a branch, in the order of the expression. */
export const branchesOf = (query: Query): readonly Query[] => {
  switch (query.kind) {
    case 'and':
    case 'or':
    case 'same_event':
      return query.of;
    case 'not':
    case 'frequency':
      return [query.of];
    case 'near':
      return [query.left, query.right];
    default:
      return [];
  }
};
