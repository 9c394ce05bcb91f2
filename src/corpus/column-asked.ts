import { ServiceError } from '#errors.ts';
import type { Collection } from './collection.ts';

/**
 * A field whose values are asked for: one that can be counted, by its code; a keyword field that cannot, but by which
 * documents are grouped since each has one value at most: its normal forms; or of any keyword field of the record those
 * among some values that a document has, in their normal form, such as which of these patents it cites.
 */
export type ColumnAsked = string | { readonly field: string; readonly among: readonly string[] };

/** The code of the field asked for. */
export const columnCode = (asked: ColumnAsked): string => (typeof asked === 'string' ? asked : asked.field);

/**
 * Checks what is asked of `SearchEngine.columns`.
 * @throws ServiceError `invalid_query` for a field that is no keyword, number or date; for values among some of what is
 * no keyword of the record.
 */
export function checkColumns(collection: Collection<any>, fields: readonly ColumnAsked[]): void {
  for (const asked of fields) {
    const field = collection.fields[columnCode(asked)];
    if (typeof asked !== 'string' ? field?.kind === 'keyword' && !field.derived : field?.kind === 'keyword') continue;
    countable(collection, columnCode(asked), 'columns');
    if (typeof asked !== 'string')
      throw new ServiceError('invalid_query', `columns: ${asked.field} is no keyword of the record.`, {
        field: 'columns',
      });
  }
}

/** Whether a column is answered in normal forms rather than in values as shown. */
export function inNormalForm(collection: Collection<any>, asked: ColumnAsked): boolean {
  const field = collection.fields[columnCode(asked)];
  return typeof asked !== 'string' || (field?.kind === 'keyword' && !field.facet);
}

/** Checks that the values of a field can be counted. @throws ServiceError `invalid_query` that says where it stands. */
export function countable(collection: Collection<any>, code: string, at: string): void {
  const field = collection.fields[code];
  if (field?.kind === 'number' || field?.kind === 'date' || (field?.kind === 'keyword' && field.facet)) return;
  throw new ServiceError('invalid_query', `${at}: ${code} is not a field whose values can be counted.`, { field: at });
}
