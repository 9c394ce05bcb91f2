import type { Collection } from './collection.ts';
import type { Corpus } from './corpus.ts';
import type { SearchRequest } from './engine.ts';

/** Records that are read at once: some megabytes of the largest kinds. */
const AT_ONCE = 1_000;

/** Some of the records that a query finds, and how many it finds in all. */
export interface Portion<R> {
  readonly records: R[];
  readonly total: number;
}

/**
 * What a query finds, in its order, a thousand records after the other: until there are no more, or as many as are
 * read at most (a multiple of a thousand).
 */
export async function* inPortions<R>(
  corpus: Pick<Corpus, 'search' | 'get'>,
  collection: Collection<R>,
  most: number,
  request: Omit<SearchRequest, 'offset' | 'limit'>,
): AsyncGenerator<Portion<R>> {
  for (let offset = 0, end = most; offset < end; offset += AT_ONCE) {
    const { hits, total } = await corpus.search(collection, { ...request, offset, limit: AT_ONCE });
    const ids = hits.map(({ id }) => id);
    yield { records: await corpus.get(collection, ids), total };
    end = Math.min(most, total);
  }
}
