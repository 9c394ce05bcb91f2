import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { p072ClassificationHelperSearch } from '#contract/generated/patent-data-search.ts';
import type { Query } from '#corpus/query/tree.ts';
import { words } from '#corpus/text/analysis.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { withAncestors } from '#operations/shared/class-tree.ts';
import { ofScheme, titlesOf, withChildren } from './class-helper.ts';

/** Places shown: enough to choose from, few enough to read. */
const MAX_HITS = 50;

interface Tree {
  id: string;
  lang_desc_map: { cn?: string; en?: string };
  children: Tree[];
}

/** The places as trees from their uppermost ones down, in the order in which the best hits come. */
function trees(places: ReadonlyMap<string, ClassSymbol>): Tree[] {
  const nodes = new Map(
    [...places.values()].map((place): [string, Tree] => [
      place.symbol,
      { id: place.symbol, lang_desc_map: titlesOf(place), children: [] },
    ]),
  );
  const roots: Tree[] = [];
  for (const place of places.values()) {
    const node = nodes.get(place.symbol)!;
    const above = place.parent ? nodes.get(place.parent) : undefined;
    (above?.children ?? roots).push(node);
  }
  return roots;
}

export default defineOperation({
  contract: p072ClassificationHelperSearch,
  path: '/search/patent/classification/helper-search',
  summary: 'Find classes by words of their titles, or by symbol',
  description: `At most ${MAX_HITS} places, each with the path from its section down. English or Chinese, as far as the imported schemes have titles.`,
  example: { query: { type: 'ipc', keyword: 'batteries' } },
  async handle({ query: { type, keyword }, signal }, { corpus }) {
    const wanted = words(keyword);
    if (wanted.length === 0) {
      throw new ServiceError('invalid_request', 'keyword holds no word to look for.', { field: 'keyword' });
    }
    const inTitle: Query = {
      kind: 'and',
      of: [...new Set(wanted)].map((text): Query => ({ kind: 'term', field: 'TTL', text })),
    };
    const bySymbol: Query = { kind: 'term', field: 'SYMBOL', text: keyword };
    const query: Query = { kind: 'and', of: [ofScheme(type), { kind: 'or', of: [bySymbol, inTitle] }] };
    const page = await corpus.search(classSymbols, { query, offset: 0, limit: MAX_HITS, stemming: true, signal });
    const found = await corpus.get(
      classSymbols,
      page.hits.map((hit) => hit.id),
    );
    const parents = await withChildren(
      corpus,
      type,
      found.map((place) => place.symbol),
    );
    const shown = trees(await withAncestors(corpus, type, found));
    return {
      h_words: found.length > 0 ? [...new Set(wanted)] : [],
      has_children: String(parents.size > 0),
      query_results: shown.map((tree) => ({ cls_tree: tree })) as never,
    };
  },
});
