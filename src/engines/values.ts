import type { Field, TextValue } from '#corpus/collection.ts';

const NONE: readonly never[] = [];

/** Words of ASCII with one blank between them, as most keywords are. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** The default normal form of keywords. */
export const normaliseKeyword = (text: string): string =>
  PLAIN.test(text) ? text.toUpperCase() : text.normalize('NFKC').toUpperCase().replace(/\s+/gu, ' ').trim();

/** Longest keyword kept, in UTF-16 units; longer values are cut at index and at query time alike. */
const LONGEST_KEYWORD = 4096;

/** The normal form of a field's keywords. */
export function normaliser(field: Field<any> | undefined): (text: string) => string {
  const normalise = (field?.kind === 'keyword' && field.normalise) || normaliseKeyword;
  return (text) => {
    const value = normalise(text);
    return value.length > LONGEST_KEYWORD ? value.slice(0, LONGEST_KEYWORD) : value;
  };
}

/** Strings of a value. */
export function strings(value: TextValue): readonly string[] {
  if (value === undefined || value === null) return NONE;
  const list = typeof value === 'string' ? [value] : value;
  // a lone surrogate has no UTF-8 form of its own
  return list.every((text) => text.isWellFormed()) ? list : list.map((text) => text.toWellFormed());
}

/** The places of a keyword field's values, in the order of documents. */
export const places = (
  { sort }: Pick<Extract<Field<any>, { kind: 'keyword' }>, 'sort'>,
  value: TextValue,
): readonly number[] => (sort ? finite(strings(value).map(sort)) : NONE);

/** Finite numbers of a value. */
export function finite(value: number | readonly number[] | undefined): readonly number[] {
  if (value === undefined || value === null) return NONE;
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : NONE;
  return value.every(Number.isFinite) ? value : value.filter(Number.isFinite);
}

/** More values than these are told apart by a set: below, looking at each before is faster and makes nothing. */
const FEW = 8;

/** Each value once, in their order. */
export function distinct(values: readonly string[]): readonly string[] {
  if (values.length < 2) return values;
  if (values.length > FEW) return [...new Set(values)];
  return values.every((value, i) => values.indexOf(value) === i)
    ? values
    : values.filter((value, i) => values.indexOf(value) === i);
}
