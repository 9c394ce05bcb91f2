import { type ClassSymbol, classSymbols, technologyId } from '#collections/class-symbols.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';

/** Words of a beginning that are looked at: more of a title make no difference. */
const MOST_WORDS = 12;

/** Classes whose title has all words of a text, of the last one the beginning; or whose symbol begins with it. */
export function technologiesLike(text: string): Query {
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const symbol = text.replace(/[^A-Za-z0-9/]/g, '').toUpperCase();
  const last = words.length - 1;
  const titled = words.map(
    (word, i): Query =>
      i === last ? { kind: 'wildcard', field: 'TTL', pattern: `${word}*` } : { kind: 'term', field: 'TTL', text: word },
  );
  const symbols: Query[] = /^[A-H]\d/.test(symbol)
    ? [{ kind: 'wildcard', field: 'SYMBOL', pattern: `${symbol}*` }]
    : [];
  return anyOf(...(titled.length > 0 ? [allOf(...titled)] : []), ...symbols);
}

/**
 * A class as a technology of the dictionary: its titles with the symbol behind, which tells equal ones apart; one
 * without a title by its symbol.
 */
export const technologyRow = (record: ClassSymbol) => {
  const { titles, symbol } = record;
  return {
    id: technologyId(record),
    display_name:
      titles.length === 0
        ? [{ lang: wireLanguage('en'), name: symbol }]
        : titles.map(({ lang, text }) => ({ lang: wireLanguage(lang), name: `${text} (${symbol})` })),
  };
};

/** A page of the classes that a query finds, shorter symbols (the wider ones) first. */
export async function technologyPage(
  corpus: Corpus,
  query: Query,
  page: { readonly offset: number; readonly limit: number; readonly signal: AbortSignal },
): Promise<{ readonly rows: ReturnType<typeof technologyRow>[]; readonly total: number }> {
  const { hits, total } = await corpus.search(classSymbols, { query, ...page });
  const records = await corpus.get(
    classSymbols,
    hits.map(({ id }) => id),
  );
  return { rows: records.map(technologyRow), total };
}
