import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Managed, manage, type Of } from '../api.ts';
import { addressOf, expressionOf, type SearchState, stateOf } from '../pages/search-state.ts';

/** A search kept in the account: one's own, or one that somebody shares. */
export type SavedSearch = Of<Managed<'GET /searches'>>;

/** Where searches were kept before they were kept in the account. */
const FORMER = 'priora.searches';

const bodyOf = (state: SearchState, name: string, shared = false) => ({
  name,
  address: addressOf({ ...state, from: 0 }),
  query_text: expressionOf(state),
  families: state.families,
  shared,
});

/** Moves what this browser kept into the account, once; an expression that is none any more stays behind. */
async function moveFormer(): Promise<void> {
  const kept = localStorage.getItem(FORMER);
  if (kept === null) return;
  localStorage.removeItem(FORMER);
  let former: unknown;
  try {
    former = JSON.parse(kept);
  } catch {
    return;
  }
  if (!Array.isArray(former)) return;
  for (const { name, address } of former.reverse() as Partial<SavedSearch>[]) {
    if (typeof name !== 'string' || typeof address !== 'string') continue;
    await manage('POST /searches', { body: bodyOf(stateOf(new URLSearchParams(address)), name) }).catch(() => {});
  }
}

/** The searches, the newest first, and what can be done with them. */
export function useSavedSearches() {
  const client = useQueryClient();
  const again = async <T>(asked: Promise<T>): Promise<T> => {
    const answer = await asked;
    await client.invalidateQueries({ queryKey: ['searches'] });
    return answer;
  };
  const searches = useQuery({
    queryKey: ['searches'],
    queryFn: async () => {
      await moveFormer();
      return manage('GET /searches');
    },
  });
  return {
    searches,
    keep: (state: SearchState, name: string, shared: boolean) =>
      again(manage('POST /searches', { body: bodyOf(state, name, shared) })),
    rename: (id: string, name: string) => again(manage('POST /searches/:id', { params: { id }, body: { name } })),
    share: (id: string, shared: boolean) => again(manage('POST /searches/:id', { params: { id }, body: { shared } })),
    forget: (id: string) => again(manage('DELETE /searches/:id', { params: { id } })),
    look: (id: string) => again(manage('POST /searches/:id/looked', { params: { id } })),
  };
}

/**
 * What each of the searches finds now, and how many more than when one looked last; it takes as long as the searches
 * do.
 */
export const useSearchCounts = (searches: readonly SavedSearch[] = []) =>
  useQuery({
    queryKey: ['searches', 'counts', searches.map(({ id }) => id).join()],
    queryFn: () => manage('GET /searches/counts'),
    enabled: searches.length > 0,
    placeholderData: (before) => before,
  });
