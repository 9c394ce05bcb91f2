import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { boundsQuery } from '#skills/search-prior-art/searches.ts';
import type { Coverage } from './data.ts';

/** Offices and languages that are told. */
const MOST_VALUES = 100;
const MOST_YEARS = 1_000;

const DATED: Query = { kind: 'range', field: 'PBD', from: '10000101' };
const CLAIMED: Query = { kind: 'range', field: 'CLAIM_COUNT', from: '1' };
const EVERYTHING: Query = { kind: 'all' };

/**
 * What a search within a window of publication dates (yyyyMMdd, both ends inclusive) looks through, before anything is
 * searched: what is not among it cannot be found.
 */
export async function coverageOf(
  corpus: Pick<Corpus, 'search' | 'facets'>,
  window: { readonly from?: number; readonly to?: number },
  signal: AbortSignal,
): Promise<Coverage> {
  const query = boundsQuery(window);
  const count = (query: Query) => totalOf(corpus, patents, query, { signal });
  const [[offices, languages, years], publications, undated, without_claims] = await Promise.all([
    corpus.facets(patents, { query, signal }, [
      { field: 'AUTHORITY', offset: 0, limit: MOST_VALUES },
      { field: 'LANGUAGE', offset: 0, limit: MOST_VALUES },
      { field: 'PBD', granularity: 'year', offset: 0, limit: MOST_YEARS },
    ]),
    count(query),
    count(butNot(EVERYTHING, DATED)),
    count(butNot(query, CLAIMED)),
  ]);
  const known = years!.buckets.map(({ value }) => Number(value.slice(0, 4)));
  return {
    publications,
    offices: offices!.buckets.map(({ value, count }) => ({ office: value, publications: count })),
    languages: languages!.buckets.map(({ value, count }) => ({ language: value, publications: count })),
    ...(known.length > 0 && { first_year: Math.min(...known), last_year: Math.max(...known) }),
    undated,
    without_claims,
  };
}
