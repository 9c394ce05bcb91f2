import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operation, operationWithNotes } from '../../api.ts';
import { expressionOf, FACET_FIELDS, MOST_FACETED, type SearchState, searchBody } from '../search-state.ts';
import type { Counted } from './Facets.tsx';

const FACETS = Object.keys(FACET_FIELDS).join(',');

/**
 * A page of what a search finds, with what it took, and the values of its facets; what was shown stays until the next
 * has come.
 */
export function useFound(state: SearchState) {
  const asked = state.q.trim() !== '';
  const expression = expressionOf(state);
  const page = useQuery({
    queryKey: ['search', expression, state.stem, state.sort, state.families, state.from, state.rows],
    enabled: asked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const started = performance.now();
      const { answer: found, notes } = await operationWithNotes('POST /search/patent/query-search-patent', {
        body: searchBody(state, state.from, state.rows),
        signal,
      });
      return {
        rows: found.results,
        total: found.total_search_result_count,
        /** What the answer lacks, in the service's words. */
        notes,
        ms: performance.now() - started,
      };
    },
  });
  const facets = useQuery({
    queryKey: ['facets', expression, state.families, state.stem],
    enabled: asked && page.isSuccess,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => count(state, expression, signal),
  });
  return { asked, page, facets };
}
export type FoundPage = NonNullable<ReturnType<typeof useFound>['page']['data']>;

/**
 * Values of the facets over a search: of families where the results are families, with word forms where it has them.
 */
async function count({ families, stem }: SearchState, expression: string, signal: AbortSignal): Promise<Counted> {
  const too_long = (families || stem) && expression.length > MOST_FACETED;
  if ((families || stem) && !too_long) {
    const { facet } = await operation('POST /search/patent/query-search-facet', {
      body: {
        query_text: expression,
        field: FACETS,
        limit: 30,
        ...(families && { collapse_type: 'DOCDB' }),
        ...(stem && { stemming: 1 }),
      },
      signal,
    });
    return { buckets: facet, of: families ? 'families' : 'publications', too_long };
  }
  const counted = await operation('POST /patent-field/query', {
    body: { query: expression, field: FACETS, offset: 0, limit: 30 },
    signal,
  });
  return {
    buckets: Object.fromEntries(
      counted.flatMap((each) => Object.entries(each).map(([code, buckets]) => [code.toUpperCase(), buckets])),
    ),
    of: 'publications',
    too_long,
  };
}
