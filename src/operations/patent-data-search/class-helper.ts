import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';

/** Titles in the interface's language codes. */
export function titlesOf(symbol: ClassSymbol): { cn?: string; en?: string } {
  const text = (lang: string) => symbol.titles.find((title) => title.lang === lang)?.text;
  const [cn, en] = [text('zh'), text('en')];
  return { ...(cn && { cn }), ...(en && { en }) };
}

export const ofScheme = (scheme: string): Query => ({ kind: 'term', field: 'SCHEME', text: scheme });

/** At most so many places are read at once: no symbol of a scheme has more below it. */
const MAX_PLACES = 2000;

/** The places directly below a symbol (`TOP`: the uppermost), in the order of their symbols. */
export async function childrenOf(corpus: Corpus, scheme: string, parent: string): Promise<ClassSymbol[]> {
  const query: Query = { kind: 'and', of: [ofScheme(scheme), { kind: 'term', field: 'PARENT', text: parent }] };
  const page = await corpus.search(classSymbols, { query, offset: 0, limit: MAX_PLACES });
  const found = await corpus.get(
    classSymbols,
    page.hits.map((hit) => hit.id),
  );
  return found.sort((a, b) => a.symbol.localeCompare(b.symbol, 'en', { numeric: true }));
}

/** Which of these symbols have places below them. */
export async function withChildren(corpus: Corpus, scheme: string, symbols: readonly string[]): Promise<Set<string>> {
  const query: Query = { kind: 'and', of: [ofScheme(scheme), { kind: 'values', field: 'PARENT', values: symbols }] };
  const [parents] = await corpus.facets(classSymbols, { query }, [{ field: 'PARENT', offset: 0, limit: MAX_PLACES }]);
  return new Set(parents!.buckets.map((bucket) => bucket.value));
}
