import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';

/**
 * How beginnings of names stand in the index: by kind of thing and sort of name, and by length, so that the things that
 * a beginning means are told by a few values of one field, however many names begin so.
 */

/**
 * Sorts of names: the preferred one and the first short form, exact synonyms, all others, and any name from one of its
 * words on.
 */
export const NAME_SORTS = ['named', 'exact', 'other', 'inside'] as const;
export type NameSort = (typeof NAME_SORTS)[number];

/** Field of `entities` that has the values. */
export const BEGUN = 'BEGUN';

/**
 * Lengths in characters, ascending, of the beginnings that stand there; a shorter name stands whole. What begins with
 * another number of characters begins with one of the few values of the next length. Behind the last one whole names
 * are looked through.
 */
const LENGTHS = [1, 2, 4, 8] as const;
/** Whole names are as long as this, or longer. */
const LEAST_WHOLE = 5;
const WHOLE = 'whole';

const place = (kind: string, sort: NameSort, length: number | typeof WHOLE, text: string) =>
  `${kind} ${sort} ${length} ${text}`;

/** The values that stand for a name as it is looked up. */
export function beginningsOf(kind: string, sort: NameSort, name: string): string[] {
  const letters = [...name];
  const values = LENGTHS.filter((_, i) => letters.length > (LENGTHS[i - 1] ?? 0)).map((length) =>
    place(kind, sort, length, letters.slice(0, length).join('')),
  );
  return letters.length < LEAST_WHOLE ? values : [...values, place(kind, sort, WHOLE, name)];
}

/** Asks for things of a kind with a name of some sorts that begins so, as it is looked up. */
export function begunWith(kind: string, sorts: readonly NameSort[], text: string): Query {
  const letters = [...text].length;
  const length = LENGTHS.find((each) => each >= letters) ?? WHOLE;
  const queries = sorts.map((sort): Query => {
    const value = place(kind, sort, length, text);
    return length === letters
      ? { kind: 'term', field: BEGUN, text: value }
      : { kind: 'wildcard', field: BEGUN, pattern: `${value}*` };
  });
  return anyOf(...queries);
}

/**
 * Asks for things of a kind with a name of some sorts, of five characters or more, that begins so, as it is looked up,
 * but for a slip behind its first `right` characters.
 */
export const begunWithSlip = (kind: string, sorts: readonly NameSort[], text: string, right: number): Query =>
  anyOf(
    ...sorts.map((sort): Query => {
      const before = place(kind, sort, WHOLE, '');
      return { kind: 'slip_start', field: BEGUN, text: before + text, right: before.length + right };
    }),
  );
