import type { Field, TextValue } from '#corpus/collection.ts';

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
  if (value === undefined || value === null) return [];
  const list = typeof value === 'string' ? [value] : value;
  // a lone surrogate has no UTF-8 form of its own
  return list.every((text) => text.isWellFormed()) ? list : list.map((text) => text.toWellFormed());
}

/** The places of a keyword field's values, in the order of documents. */
export const places = ({ sort }: Pick<Extract<Field<any>, { kind: 'keyword' }>, 'sort'>, value: TextValue): number[] =>
  sort ? finite(strings(value).map(sort)) : [];

/** Finite numbers of a value. */
export function finite(value: number | readonly number[] | undefined): number[] {
  if (value === undefined || value === null) return [];
  return (typeof value === 'number' ? [value] : value).filter((n) => Number.isFinite(n));
}
