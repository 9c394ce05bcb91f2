import { useQuery } from '@tanstack/react-query';
import { type Of, type Operation, operation } from '../../../api.ts';
import { useWords } from '../../../words/words.tsx';

type Class = Of<Operation<'GET /search/patent/classification/helper-search'>['query_results']>['cls_tree'];
/** A class and those below it, of the same shape; the interface says of them only that they are objects. */
type ClassTree = Omit<Class, 'children'> & { readonly children: readonly ClassTree[] };

/** What a class is called, where its scheme was imported. */
export function useClassTitle(symbol: string | undefined): string | undefined {
  const { language } = useWords();
  const found = useQuery({
    queryKey: ['class', symbol],
    enabled: symbol !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { type: 'ipc', keyword: symbol! } as const;
      const { query_results } = await operation('GET /search/patent/classification/helper-search', { query, signal });
      return (
        placeIn(
          query_results.map(({ cls_tree }) => cls_tree as ClassTree),
          symbol!,
        ) ?? null
      );
    },
  });
  const titles = found.data?.lang_desc_map;
  return language === 'zh' ? (titles?.cn ?? titles?.en) : (titles?.en ?? titles?.cn);
}

function placeIn(trees: readonly ClassTree[], symbol: string): ClassTree | undefined {
  for (const tree of trees) {
    const found = tree.id === symbol ? tree : placeIn(tree.children, symbol);
    if (found) return found;
  }
  return undefined;
}
