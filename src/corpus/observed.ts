import { performance } from 'node:perf_hooks';
import { inSpan } from '#tracing/span.ts';
import type { Collection } from './collection.ts';
import type { Corpus } from './corpus.ts';
import { inFrontOf } from './in-front-of.ts';
import { printQuery } from './query/print.ts';
import type { Query } from './query/tree.ts';

/** A search or count that took long. */
export interface SlowQuery {
  readonly did: 'search' | 'facets' | 'aggregate' | 'columns' | 'explain' | 'rank';
  readonly collection: string;
  /** Milliseconds, waiting included. */
  readonly ms: number;
  /** The tree as it was understood, as an expression that reads as the same tree; cut. Absent where there was none. */
  readonly query?: string;
  /** What it found; absent if it failed, or does not count. */
  readonly total?: number;
  /** The kind of failure, if it failed. */
  readonly failed?: string;
}

/** Characters of an expression that are told. */
const MOST_QUERY = 2_000;

/**
 * A corpus whose searches, counts and reads are spans of traces, and whose slow searches are told.
 * @param slow_ms From how many milliseconds on a search is slow; undefined: none is told.
 */
export function observedCorpus(
  corpus: Corpus,
  { slow_ms, onSlow }: { readonly slow_ms?: number | undefined; readonly onSlow: (query: SlowQuery) => void },
): Corpus {
  const observed = async <T>(
    did: SlowQuery['did'],
    { name: collection }: Collection<any>,
    query: Query | undefined,
    run: () => Promise<T>,
    totalOf: (answer: T) => number | undefined,
  ): Promise<T> => {
    const began = performance.now();
    let more: Pick<SlowQuery, 'total' | 'failed'> = {};
    try {
      return await inSpan(`corpus ${did}`, { 'priora.collection': collection }, async (span) => {
        const answer = await run();
        const total = totalOf(answer);
        if (total !== undefined) {
          span.setAttribute('priora.total', total);
          more = { total };
        }
        return answer;
      });
    } catch (error) {
      const { code, name } = Object(error) as { code?: unknown; name?: unknown };
      more = { failed: String(code ?? name ?? 'unknown') };
      throw error;
    } finally {
      const ms = Math.round(performance.now() - began);
      if (slow_ms !== undefined && ms >= slow_ms)
        onSlow({ did, collection, ms, ...(query && { query: printQuery(query).slice(0, MOST_QUERY) }), ...more });
    }
  };
  const none = () => undefined;
  return inFrontOf(corpus, {
    search: (collection, request) =>
      observed(
        'search',
        collection,
        request.query,
        () => corpus.search(collection, request),
        ({ total }) => total,
      ),
    facets: (collection, request, facets) =>
      observed('facets', collection, request.query, () => corpus.facets(collection, request, facets), none),
    aggregate: (collection, request, tree) =>
      observed('aggregate', collection, request.query, () => corpus.aggregate(collection, request, tree), none),
    columns: (collection, request, fields) =>
      observed(
        'columns',
        collection,
        request.query,
        () => corpus.columns(collection, request, fields),
        ({ documents }) => documents,
      ),
    explain: (collection, request) =>
      observed('explain', collection, request.query, () => corpus.explain(collection, request), none),
    rank: (collection, request) =>
      observed('rank', collection, request.filter, () => corpus.rank(collection, request), none),
    get: (collection, ids) =>
      inSpan('corpus get', { 'priora.collection': collection.name, 'priora.records': ids.length }, () =>
        corpus.get(collection, ids),
      ),
    projected: (collection, ids, projection) =>
      inSpan('corpus get', { 'priora.collection': collection.name, 'priora.records': ids.length }, () =>
        corpus.projected(collection, ids, projection),
      ),
    lookup: (collection, by, values) =>
      inSpan('corpus lookup', { 'priora.collection': collection.name, 'priora.records': values.length }, () =>
        corpus.lookup(collection, by, values),
      ),
    links: (collection, ids, name) =>
      inSpan('corpus links', { 'priora.collection': collection.name, 'priora.records': ids.length }, () =>
        corpus.links(collection, ids, name),
      ),
    put: (collection, records, how) =>
      inSpan('corpus put', { 'priora.collection': collection.name, 'priora.records': records.length }, () =>
        corpus.put(collection, records, how),
      ),
  });
}
