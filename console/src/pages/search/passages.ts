import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { manage } from '../../api.ts';
import type { Passages } from './Result.tsx';

/** As many as are looked through at once, so that the first come soon. */
const AT_ONCE = 25;

/** Outside of the component, so that it runs only when something came. */
const byNumber = (results: readonly UseQueryResult<readonly Passages[]>[]) =>
  new Map(results.flatMap(({ data }) => data?.map((each) => [each.publication_number, each] as const) ?? []));

/**
 * The passages of the documents listed, by number, as they come. Without an expression the beginnings of the abstracts.
 */
export function usePassages(
  numbers: readonly string[],
  search: { readonly query_text?: string; readonly stemming?: boolean },
  enabled: boolean,
) {
  const parts = useMemo(() => {
    const all: string[][] = [];
    for (let from = 0; from < numbers.length; from += AT_ONCE) all.push(numbers.slice(from, from + AT_ONCE));
    return all;
  }, [numbers]);
  return useQueries({
    queries: parts.map((some) => ({
      queryKey: ['passages', search, some],
      enabled,
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        manage('POST /passages', { body: { ...search, numbers: [...some] }, signal }),
    })),
    combine: byNumber,
  });
}
