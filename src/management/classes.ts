import { type ClassSymbol, classSymbols, SCHEMES } from '#collections/class-symbols.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { words } from '#corpus/text/analysis.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

/** Places of one level, and of a search, at most. */
const MOST = 300;
const MOST_FOUND = 60;
/** Deeper than any scheme. */
const MAX_DEPTH = 20;

/** The field in which a symbol is searched, with all below it. */
const FIELD = { ipc: 'IPC', cpc: 'CPC', loc: 'LOC' } as const;

/** Classes to go through: what stands below a place, or what a word names, each with what a search finds in it. */
export function classRoutes({ services: { corpus } }: Management) {
  return [
    route(
      'GET /classes',
      {
        query: Type.Object({
          scheme: Type.Enum([...SCHEMES]),
          /** The place whose children are wanted; absent: the uppermost ones. */
          at: Type.Optional(Type.String({ maxLength: 30 })),
          /** Words of titles, or a symbol, instead of a place. */
          find: Type.Optional(Type.String({ maxLength: 200 })),
          /** A search whose results are counted in each place. */
          q: Type.Optional(Type.String({ maxLength: 12_000 })),
        }),
      },
      async ({ query: { scheme, at, find, q } }) => {
        const ofScheme: Query = { kind: 'term', field: 'SCHEME', text: scheme };
        const wanted = find?.trim() ? found(find) : { kind: 'term' as const, field: 'PARENT', text: at ?? 'TOP' };
        const page = await corpus.search(classSymbols, {
          query: allOf(ofScheme, wanted),
          offset: 0,
          limit: find?.trim() ? MOST_FOUND : MOST,
          stemming: true,
        });
        const stored = await corpus.get(
          classSymbols,
          page.hits.map(({ id }) => id),
        );
        const places = find?.trim() ? stored : stored.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));
        const [above, counts] = await Promise.all([pathTo(corpus, scheme, at), countsIn(corpus, scheme, places, q)]);
        return {
          path: above.map(shown),
          total: page.total,
          places: places.map((place, n) => ({ ...shown(place), ...(counts && { count: counts[n]! }) })),
        };
      },
    ),
  ];
}

/** What names a class: a symbol or its beginning, or words of its title. */
function found(text: string): Query {
  const symbol: Query = { kind: 'term', field: 'SYMBOL', text };
  const named = [...new Set(words(text))].map((word): Query => ({ kind: 'term', field: 'TTL', text: word }));
  return named.length === 0 ? symbol : { kind: 'or', of: [symbol, allOf(...named)] };
}

const titleIn = ({ titles }: ClassSymbol, lang: string) => titles.find((title) => title.lang === lang)?.text;
const shown = (place: ClassSymbol) => ({
  symbol: place.symbol,
  en: titleIn(place, 'en'),
  zh: titleIn(place, 'zh'),
});

async function pathTo(corpus: Corpus, scheme: string, at: string | undefined): Promise<ClassSymbol[]> {
  const path: ClassSymbol[] = [];
  for (let symbol = at; symbol !== undefined && path.length < MAX_DEPTH; symbol = path[0]!.parent) {
    const [place] = await corpus.get(classSymbols, [`${scheme}:${symbol}`]);
    if (!place) break;
    path.unshift(place);
  }
  return path;
}

/** Families that a search finds in each place and below it, as the search for the place finds them. */
async function countsIn(corpus: Corpus, scheme: keyof typeof FIELD, places: readonly ClassSymbol[], q?: string) {
  if (places.length === 0) return [];
  const counted = await corpus.aggregate(
    patents,
    { query: q?.trim() ? parseQuery(patents, q) : { kind: 'all' } },
    {
      unit: 'FAM_ID',
      by: {
        places: {
          axis: 'queries',
          queries: places.map(({ symbol }) => ({
            name: symbol,
            query: parseQuery(patents, classQuery(scheme, symbol)),
          })),
        },
      },
    },
  );
  return counted.by!.places!.buckets.map(({ count }) => count);
}

/** `IPC: H01M`: a place with all below it. */
const classQuery = (scheme: keyof typeof FIELD, symbol: string): string => `${FIELD[scheme]}: "${symbol}"`;
