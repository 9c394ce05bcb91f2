import type { InputOf, Shape } from '#contract/shape.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SortKey } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isEmpty } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { pageWithin } from './pages.ts';

/** What a body of a search over drugs, trials and papers says of its page. */
interface PageBody {
  readonly offset: number;
  readonly limit: number;
  /** `field` and `order` in some of them. */
  readonly sort?: readonly Partial<Record<'sort_field' | 'sort_order' | 'field' | 'order', string>>[];
}

interface LifePage<R, S extends Shape>
  extends Pick<ContractSpec<S>, 'contract' | 'path' | 'summary' | 'description' | 'example'> {
  readonly collection: Collection<R>;
  /** How far pages reach. */
  readonly window: number;
  /** What a body may sort by -> the field that is sorted by. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Order where the body does not say; default: by relevance. */
  readonly newest?: SortKey | readonly SortKey[];
  /**
   * What the body asks for, each restricting the others: a generator, so that a look-up begins when the one before it
   * has ended. Of several begun at once, what the others refuse would find nobody waiting when one throws.
   */
  readonly queries: (
    body: InputOf<S['body']>,
    corpus: Corpus,
    note: Call['note'],
    signal: AbortSignal,
    /** Milliseconds since 1970. */
    now: number,
  ) => AsyncIterable<Query | undefined> | Iterable<Query | undefined | Promise<Query | undefined>>;
  readonly row: (record: R, corpus: Corpus) => object | Promise<object>;
  /** Source that would fill an empty collection. */
  readonly source: string;
}

/** Whether a keyword of a filter has several words, which are looked for as they stand. */
const asksForPhrases = (body: object): boolean =>
  Object.entries(body).some(
    ([name, filter]) =>
      /^(?:keywords?|title)$/.test(name) &&
      (filter as { readonly value?: readonly string[] } | undefined)?.value?.some((text) => /\S\s+\S/u.test(text)),
  );

/** The builder of the searches whose answers are `items`, `offset`, `limit`, `total`. */
export function lifePage<R, const S extends Shape>(spec: LifePage<R, S>): ContractOperation<S> {
  const { collection, window, sorts, newest, queries, row, source, ...head } = spec;
  return defineOperation({
    ...head,
    async handle({ body, note, signal }: Call<InputOf<S['body']> & PageBody>, { clock, corpus }: Services) {
      const { offset, limit } = body;
      pageWithin({ offset, limit }, window);
      const sort = (body.sort ?? []).map((key, index): SortKey => {
        const asked = key.sort_field ?? key.field ?? '';
        const field = Object.hasOwn(sorts, asked) ? sorts[asked] : undefined;
        const named = `sort[${index}].${key.field === undefined ? 'sort_field' : 'field'}`;
        if (!field)
          throw new ServiceError(
            'invalid_request',
            `${named} is "${asked.slice(0, 60)}": use one of ${Object.keys(sorts).join(', ')}.`,
            { field: named, accepts: Object.keys(sorts) },
          );
        return { field, order: (key.sort_order ?? key.order)?.toLowerCase() === 'asc' ? 'asc' : 'desc' };
      });
      const restrictions: (Query | undefined)[] = [];
      for await (const each of queries(body, corpus, note, signal, clock())) {
        // a look-up may take long, and nobody may wait for the next one any more
        signal.throwIfAborted();
        restrictions.push(each);
      }
      const { hits, total } = await corpus.search(collection, {
        query: allOf(...restrictions),
        offset,
        limit,
        ...(sort.length > 0 ? { sort } : newest && { sort: [newest].flat() }),
        signal,
      });
      const records = await corpus.get(
        collection,
        hits.map(({ id }) => id),
      );
      if (total === 0) {
        if (await isEmpty(corpus, collection, { signal }))
          note(`Nothing of this kind is loaded; ${source} would give some.`);
        else if (asksForPhrases(body))
          note(
            'A keyword of several words is found where they stand together, in that order: keywords of one word each, with condition AND, find them anywhere.',
          );
      }
      return { items: await Promise.all(records.map((record) => row(record, corpus))), offset, limit, total };
    },
  } as unknown as ContractSpec<S>);
}
