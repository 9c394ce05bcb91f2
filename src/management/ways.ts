import { Type } from 'typebox';
import { patents } from '#collections/patents/patents.ts';
import { anyOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { printQuery } from '#corpus/query/print.ts';
import { branchesOf, type Query } from '#corpus/query/tree.ts';
import { type Management, route } from './routes.ts';

/** Parts of an expression that are counted by themselves. */
const MOST_PARTS = 30;

/** Ways on from a search: what each of its parts finds by itself, and what any of its words finds. */
export function wayRoutes({ services: { corpus } }: Management) {
  return [
    route(
      'POST /ways',
      {
        body: Type.Object({
          query_text: Type.String({ minLength: 1, maxLength: 12_000 }),
          families: Type.Optional(Type.Boolean({ default: true })),
        }),
      },
      async ({ body: { query_text, families = true } }) => {
        const query = parseQuery(patents, query_text);
        const parts = partsOf(query);
        const words = wordsOf(query);
        const any = words.length > 1 ? anyOf(...words) : undefined;
        const named = new Map(parts.map((part) => [printQuery(part), part]));
        const counted = await corpus.aggregate(
          patents,
          { query: { kind: 'all' } },
          {
            ...(families && { unit: 'FAM_ID' }),
            by: {
              parts: {
                axis: 'queries',
                queries: [...named].map(([name, part]) => ({ name, query: part })),
              },
              ...(any && { any: { axis: 'queries', queries: [{ name: 'any', query: any }] } }),
            },
          },
        );
        return {
          parts: counted.by!.parts!.buckets.map(({ value, count }) => ({ expression: value, count })),
          ...(any && { any: { expression: printQuery(any), count: counted.by!.any!.buckets[0]!.count } }),
        };
      },
    ),
  ];
}

/** What all must hold, each by itself; what is excluded narrows, and is no way on. */
const partsOf = (query: Query): readonly Query[] =>
  (query.kind === 'and' ? query.of.flatMap(partsOf) : query.kind === 'not' ? [] : [query]).slice(0, MOST_PARTS);

/** Words and phrases of text that are asked for, without repetition. */
function wordsOf(query: Query): readonly Query[] {
  const words = new Map<string, Query>();
  const visit = (at: Query): void => {
    if (words.size >= MOST_PARTS || at.kind === 'not') return;
    const isText = 'field' in at && ['text', 'any'].includes(patents.fields[at.field]?.kind ?? '');
    if (isText && (at.kind === 'term' || at.kind === 'phrase' || at.kind === 'wildcard')) words.set(printQuery(at), at);
    else for (const each of branchesOf(at)) visit(each);
  };
  visit(query);
  return [...words.values()];
}
