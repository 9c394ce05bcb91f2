import { dayAt } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { Collection } from './collection.ts';
import type { Corpus } from './corpus.ts';
import type { Query } from './query/tree.ts';

/** The newest date (yyyyMMdd) that a field has in a record, of those that are not after a day. */
function newestOf(field: Collection<any>['fields'][string] | undefined, record: unknown, until: number) {
  if (field?.kind !== 'date') return undefined;
  const dates = [field.of(record) ?? []].flat().filter((date) => date <= until);
  return dates.length > 0 ? Math.max(...dates) : undefined;
}

/**
 * The newest day (`2026-08-04`) that a field has in a collection, among records of a query if one is given; undefined
 * where there is none, or while the index mends itself. Days after today do not count: they are typing errors.
 */
export async function newestDay(
  corpus: Pick<Corpus, 'search' | 'get'>,
  collection: Collection<any>,
  field: string,
  { now, among }: { readonly now: number; readonly among?: Query },
): Promise<string | undefined> {
  const today = dayAt(now);
  const until: Query = { kind: 'range', field, to: String(today) };
  try {
    const { hits } = await corpus.search(collection, {
      query: among ? { kind: 'and', of: [among, until] } : until,
      ...{ offset: 0, limit: 1, sort: [{ field, order: 'desc' }] },
    });
    const [record] = await corpus.get(
      collection,
      hits.map(({ id }) => id),
    );
    const date = record === undefined ? undefined : newestOf(collection.fields[field], record, today);
    if (date === undefined) return undefined;
    const digits = String(date);
    return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'busy') return undefined;
    throw error;
  }
}
