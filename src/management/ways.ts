import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { printQuery } from '#corpus/query/print.ts';
import { branchesOf, type Query } from '#corpus/query/tree.ts';
import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { nearestWords } from '#skills/answer-question/read/nearest-words.ts';
import { Type } from '#typebox.mjs';
import { abortOf } from './abort.ts';
import { type Management, route } from './routes.ts';

/** Parts of an expression that are counted by themselves. */
const MOST_PARTS = 30;

/**
 * Ways on from a search: what each of its parts finds by itself, what any of its words finds, what it finds without its
 * function words, and words of the corpus that one which no document has may be a slip for.
 */
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
      async ({ body: { query_text, families = true }, reply }) => {
        const query = parseQuery(patents, query_text);
        const signal = abortOf(reply);
        const asked = partsOf(query);
        const telling = asked.filter((part) => !saysNothing(part));
        const parts = telling.length > 0 ? telling : asked;
        const words = wordsOf(query);
        const any = words.length > 1 ? anyOf(...words) : undefined;
        // what is excluded and the small words aside, the same search
        const core =
          query.kind === 'and' && parts.length < asked.length && parts.length > 1
            ? allOf(...query.of.filter((part) => !saysNothing(part)))
            : undefined;
        const named = new Map(parts.map((part) => [written(part), part]));
        const one = (part: Query) => ({ axis: 'queries' as const, queries: [{ name: 'one', query: part }] });
        const { by } = await corpus.aggregate(
          patents,
          { query: { kind: 'all' }, signal },
          {
            ...(families && { unit: 'FAM_ID' }),
            by: {
              parts: { axis: 'queries', queries: [...named].map(([name, part]) => ({ name, query: part })) },
              ...(any && { any: one(any) }),
              ...(core && { core: one(core) }),
            },
          },
        );
        const counted = by!.parts!.buckets.map(({ value, count }) => ({ expression: value, count }));
        const strange = counted.flatMap(({ expression, count }) => (count === 0 ? wordIn(named.get(expression)) : []));
        const near = new Map(
          (await nearestWords(strange, corpus, signal)).map(({ word, nearest }) => [word, nearest] as const),
        );
        return {
          parts: counted.map((part) => {
            const [word] = part.count === 0 ? wordIn(named.get(part.expression)) : [];
            const nearest = word === undefined ? undefined : near.get(word);
            return { ...part, ...(nearest && { nearest }) };
          }),
          ...(any && { any: { expression: written(any), count: by!.any!.buckets[0]!.count } }),
          ...(core && { core: { expression: written(core), count: by!.core!.buckets[0]!.count } }),
        };
      },
    ),
  ];
}

/** What all must hold, each by itself; what is excluded narrows, and is no way on. */
const partsOf = (query: Query): readonly Query[] =>
  (query.kind === 'and' ? query.of.flatMap(partsOf) : query.kind === 'not' ? [] : [query]).slice(0, MOST_PARTS);

const isText = (query: Query): boolean =>
  'field' in query && ['text', 'any'].includes(patents.fields[query.field]?.kind ?? '');

/** A bare word of text, if the part is one. */
const wordIn = (part: Query | undefined): readonly string[] =>
  part?.kind === 'term' && isText(part) ? [part.text] : [];

/** Whether a part is a function word: of a sentence that somebody typed, not of what they look for. */
const saysNothing = (part: Query): boolean =>
  wordIn(part).some((word) => ENGLISH_FUNCTION_WORDS.has(word.toLowerCase()));

/** Words and phrases of text that are asked for, without repetition and without function words. */
function wordsOf(query: Query): readonly Query[] {
  const words = new Map<string, Query>();
  const visit = (at: Query): void => {
    if (words.size >= MOST_PARTS || at.kind === 'not' || saysNothing(at)) return;
    if (isText(at) && (at.kind === 'term' || at.kind === 'phrase' || at.kind === 'wildcard'))
      words.set(printQuery(at), at);
    else for (const each of branchesOf(at)) visit(each);
  };
  visit(query);
  return [...words.values()];
}

/** As somebody would type it: the field that is meant where none is named is not named. */
function written(query: Query): string {
  const text = printQuery(query);
  const field = `${patents.defaultField}:`;
  const rest = text.slice(field.length);
  if (!text.startsWith(field) || rest.includes(':')) return text;
  return rest.startsWith('(') && rest.endsWith(')') ? rest.slice(1, -1) : rest;
}
