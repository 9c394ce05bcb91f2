import type { Collection } from './collection.ts';
import type { Corpus } from './corpus.ts';
import type { SearchRequest } from './engine.ts';
import type { Query } from './query/tree.ts';

type How = Pick<SearchRequest, 'stemming' | 'signal'>;

/**
 * How many records of a collection a query finds, or are stored where none is given: they are counted, none is read.
 */
export async function totalOf(
  corpus: Pick<Corpus, 'search'>,
  collection: Collection<any>,
  query: Query = { kind: 'all' },
  how: How = {},
): Promise<number> {
  return (await corpus.search(collection, { query, offset: 0, limit: 0, ...how })).total;
}

/** Whether a collection has no record: nothing was loaded that would answer. */
export const isEmpty = async (
  corpus: Pick<Corpus, 'search'>,
  collection: Collection<any>,
  how: How = {},
): Promise<boolean> => (await totalOf(corpus, collection, undefined, how)) === 0;
