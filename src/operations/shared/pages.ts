import type { InputOf, Shape } from '#contract/shape.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Collapse, SearchRequest, SortKey } from '#corpus/engine.ts';
import { branchesOf, type Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { withPlaces } from './row-places.ts';

/** offset + limit may not pass it: the interface's result window, where a kind of record has none of its own. */
export const RESULT_WINDOW = 20_000;
/** The same of papers, and of most records of life sciences. */
export const SHORT_WINDOW = 10_000;

/** What a body says of its page. A page number counts from 1; pages are as long as the limit. */
export interface PageBody {
  readonly offset?: number;
  readonly limit?: number;
  readonly page_number?: number;
  readonly sort?: readonly { readonly field?: string; readonly order?: string }[];
  readonly stemming?: number;
}

/** A kind of record as operations show it in pages of a search. */
export interface Paged<R, Body = {}> {
  readonly collection: Collection<R>;
  /** Rows on a page where the body does not say (default 10). */
  readonly limit?: number;
  /** How far into a search pages reach (default `RESULT_WINDOW`). */
  readonly window?: number;
  /** What a body may sort by -> the field that is sorted by. */
  readonly sorts?: Readonly<Record<string, SortKey['field']>>;
  /** The date by which hits are ordered, the newest first, where nothing was asked that makes one more relevant. */
  readonly newest?: SortKey['field'];
  /** By what the body collapses. */
  readonly collapse?: (body: Body) => Collapse | undefined;
}

/** A page as a caller names it: where it begins, or its number, which counts from 1; and how long pages are. */
export type AskedPage =
  | { readonly offset: number; readonly limit: number }
  | { readonly page: number; readonly rows: number }
  | { readonly page: number; readonly size: number }
  | { readonly page_number: number; readonly limit: number }
  | { readonly page_number: number; readonly page_size: number };

/** What a page is named by, and how long it is; whatever else a request says is none of this. */
const PLACES = ['offset', 'page', 'page_number'] as const;
const LENGTHS = ['limit', 'rows', 'size', 'page_size'] as const;

/**
 * The rows of a page.
 * @throws ServiceError `invalid_request` for one beyond the result window, in the words that the caller used.
 */
export function pageWithin(asked: AskedPage, window = RESULT_WINDOW): { offset: number; limit: number } {
  const told = asked as Partial<Record<string, number>>;
  const place = PLACES.find((name) => name in asked)!;
  const length = LENGTHS.find((name) => name in asked)!;
  const [at, limit] = [told[place]!, told[length]!];
  const offset = place === 'offset' ? at : (at - 1) * limit;
  const end = offset + limit;
  if (end <= window) return { offset, limit };
  throw new ServiceError(
    'invalid_request',
    `${place === 'offset' ? `${place} + ${length} is ${end}` : `${place} ${at} with ${length} ${limit} ends at row ${end}`}: at most ${window} rows of a search can be read. Narrow the search, e.g. by date.`,
    { field: place, window },
  );
}

function sortOf(sorts: Paged<unknown>['sorts'] = {}, keys: PageBody['sort'] = []): SortKey[] {
  return keys.map((key, index) => {
    const name = (key.field ?? 'SCORE').toUpperCase();
    const field = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
    if (!field) {
      throw new ServiceError(
        'invalid_request',
        `sort[${index}].field is "${key.field}": use one of ${Object.keys(sorts).join(', ')}.`,
        { field: `sort[${index}].field`, accepts: Object.keys(sorts) },
      );
    }
    const order = (key.order ?? 'desc').toLowerCase();
    if (order !== 'asc' && order !== 'desc') {
      throw new ServiceError('invalid_request', `sort[${index}].order is "${key.order}": use asc or desc.`, {
        field: `sort[${index}].order`,
        accepts: ['asc', 'desc'],
      });
    }
    return { field, order };
  });
}

/** Whether a query asks for words: only these make one document more relevant than another. */
function asksForWords<R>({ fields }: Pick<Collection<R>, 'fields'>, query: Query): boolean {
  if (query.kind === 'not') return false;
  if (query.kind === 'term' || query.kind === 'phrase' || query.kind === 'wildcard') {
    const kind = fields[query.field]?.kind;
    return kind === 'text' || kind === 'any';
  }
  return branchesOf(query).some((branch) => asksForWords({ fields }, branch));
}

/**
 * What a body asks for, as a request to the corpus.
 * @throws ServiceError `invalid_request` for a page beyond the window, an unknown sort; what `Paged.collapse` throws.
 */
export function pageRequest<R, Body extends PageBody>(
  { collapse, collection, limit: standard = 10, newest, sorts, window }: Paged<R, Body>,
  query: Query,
  body: Body,
): SearchRequest {
  const { offset, page_number, limit: length = standard } = body;
  const { limit, ...at } = pageWithin(
    offset === undefined && page_number !== undefined
      ? { page_number, limit: length }
      : { offset: offset ?? 0, limit: length },
    window,
  );
  const collapsed = collapse?.(body);
  const asked = sortOf(sorts, body.sort);
  const unranked = asked.length === 0 && newest !== undefined && !asksForWords(collection, query);
  return {
    query,
    ...at,
    limit,
    // an empty order would leave the hits by their ids
    ...(asked.length > 0 && { sort: asked }),
    ...(unranked && { sort: [{ field: newest, order: 'desc' }] }),
    stemming: body.stemming === 1,
    ...(collapsed && { collapse: collapsed }),
  };
}

/**
 * Runs a search and makes rows of its page, in the order of the hits.
 * @param rows One for each record that there is, in slices of the event loop.
 */
export async function pageRows<R, Row>(
  collection: Collection<R>,
  rows: (ids: readonly string[]) => Promise<readonly Row[]>,
  corpus: Corpus,
  request: SearchRequest,
) {
  const { hits, total } = await corpus.search(collection, request);
  return withPlaces(hits.length, request.signal, async () => {
    const results = [...(await rows(hits.map(({ id }) => id)))];
    return { results, result_count: results.length, total_search_result_count: total };
  });
}

/** What one search is, beside what it shares with all of its kind. */
export interface PageSpec<S extends Shape>
  extends Pick<
    ContractSpec<S>,
    'contract' | 'path' | 'aliases' | 'summary' | 'description' | 'errors' | 'example' | 'body_aliases'
  > {
  /** What the body asks for. Built of its words (`corpus/query/combine.ts`), never pasted together. */
  readonly query: (body: InputOf<S['body']>) => Query;
  /** Order of the rows where the body does not say; default: by relevance. */
  readonly sort?: readonly SortKey[];
}

/**
 * The builder of the operations that answer a page of a search: `results`, `result_count`, `total_search_result_count`.
 * `pageOf(kind, row)` is made once for a kind; an operation is its contract, its path, and its query.
 * @param row Depends on the record alone: rows are kept, see `Corpus.projected`.
 */
export function pageOf<R, Row, Body = {}>(kind: Paged<R, Body>, row: (record: R) => Row) {
  return <const S extends Shape>({ query, sort, ...head }: PageSpec<S>): ContractOperation<S> =>
    defineOperation({
      ...head,
      handle({ body, signal }: Call<InputOf<S['body']>>, { corpus }: Services) {
        const request = pageRequest(kind, query(body), body as PageBody & Body);
        const ordered = sort && request.sort === undefined ? { sort } : {};
        const rows = (ids: readonly string[]) => corpus.projected(kind.collection, ids, row);
        return pageRows(kind.collection, rows, corpus, { ...request, ...ordered, signal });
      },
    } as unknown as ContractSpec<S>);
}
