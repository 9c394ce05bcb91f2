import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Managed, manage, type Of, operationWithNotes } from '../../api.ts';
import { useWords } from '../../words/words.tsx';
import { expressionOf, type FacetCode, type SearchState, searchBody } from '../search-state.ts';

/**
 * A page of what a search finds, with what it took, and the values of its facets; what was shown stays until the next
 * has come.
 */
export function useFound(state: SearchState) {
  const { language } = useWords();
  const asked = state.q.trim() !== '';
  const expression = expressionOf(state);
  const page = useQuery({
    queryKey: ['search', expression, state.stem, state.sort, state.families, state.from, state.rows, language],
    enabled: asked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const started = performance.now();
      const { answer: found, notes } = await operationWithNotes('POST /search/patent/query-search-patent', {
        body: searchBody(state, state.from, state.rows, language),
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
  const facets = useCounts(state, SHOWN, asked && page.isSuccess);
  return { asked, page, facets };
}
export type FoundPage = NonNullable<ReturnType<typeof useFound>['page']['data']>;

/** Filters that are counted when somebody opens them. */
export const ON_DEMAND = ['FILING_YEAR', 'PRIORITY_YEAR', 'EXPIRY_YEAR', 'CPC_GROUP'] as const;
/** What the filters beside the results show at once. */
const SHOWN = [
  ...(['AUTHORITY', 'ASSIGNEE', 'PUBLICATION_YEAR', 'IPC_SUB_CLASS', 'CPC_SUB_CLASS', 'SIMPLE_LEGAL_STATUS'] as const),
  ...(['INVENTOR', 'TYPE', 'KIND', 'FAMILY_SIZE', 'CITED_BY', 'LANGUAGE', 'SOURCE'] as const),
];

/** Counts of what a search finds; what was shown stays until the next has come. */
export const useCounts = (state: SearchState, axes: readonly FacetCode[], enabled = true) =>
  useQuery({
    queryKey: ['facets', expressionOf(state), state.families, state.stem, axes],
    enabled: enabled && state.q.trim() !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => manage('POST /counts', { body: { ...countedBy(state), axes: [...axes] }, signal }),
  });
export type Counted = Managed<'POST /counts'>;
export type Axis = Of<Counted['axes']>;

/** What is counted of a search: what its results are. */
export const countedBy = (state: SearchState) => ({
  query_text: expressionOf(state),
  families: state.families,
  ...(state.stem && { stemming: true }),
});
