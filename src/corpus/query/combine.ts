import type { Query } from './tree.ts';

// Queries are combined as trees, never as text: words of a caller cannot leave the place that they were given.

/**
 * What all of these hold; every document for none of them. Absent ones, and those that hold everywhere, restrict
 * nothing.
 */
export function allOf(...queries: readonly (Query | undefined)[]): Query {
  const of = queries
    .filter((query) => query !== undefined && query.kind !== 'all')
    .flatMap((query) => (query.kind === 'and' ? query.of : [query]));
  return of.length === 0 ? { kind: 'all' } : of.length === 1 ? of[0]! : { kind: 'and', of };
}

/** What at least one of these holds. @throws RangeError for none: nothing and everything are both guesses. */
export function anyOf(...queries: readonly Query[]): Query {
  if (queries.length === 0) throw new RangeError('anyOf needs a query');
  const of = queries.flatMap((query) => (query.kind === 'or' ? query.of : [query]));
  return of.length === 1 ? of[0]! : { kind: 'or', of };
}

/** The first without the second. */
export const butNot = (query: Query, without: Query): Query => allOf(query, { kind: 'not', of: without });

/**
 * What a field of days says to lie in some years, the first and the last one included; an absent one bounds nothing.
 */
export const inYears = (field: string, from: number | undefined, to: number | undefined): Query => ({
  ...{ kind: 'range', field },
  ...(from !== undefined && { from: `${from}0101` }),
  ...(to !== undefined && { to: `${to}1231` }),
});
