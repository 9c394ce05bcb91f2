import type { QueryRequest } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';
import type { Dsl } from './query.ts';
import type { Server } from './server.ts';

/** A document as far as it was asked for. */
export interface Row {
  readonly id: string;
  readonly score: number;
  /** Values of a column, ascending; empty where there is none. */
  readonly values: (column: string) => readonly (string | number)[];
  /** Names of the named queries that match. */
  readonly matched: ReadonlySet<string>;
}

/** Documents of a page of a long answer. */
const PAGE = 10_000;
/** How long the server keeps a point in time after it was last asked. */
export const KEEP_ALIVE_MS = 60_000;
const KEEP_ALIVE = `${KEEP_ALIVE_MS}ms`;
const NO_VALUES: readonly never[] = [];
const NO_NAMES: ReadonlySet<string> = new Set();

export interface RowsAsked {
  readonly query: Dsl;
  readonly columns: readonly string[];
  /** The most that are read. More: refused. */
  readonly most: number;
  readonly scores?: boolean;
  /** Queries to name on each row that they match. */
  readonly named?: Readonly<Record<string, Dsl>>;
}

/** A page of hits as the server answers it. */
export interface ServerPage {
  readonly timed_out: boolean;
  readonly pit_id?: string;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly {
      readonly _id: string;
      readonly _score: number | null;
      readonly sort: readonly unknown[];
      readonly fields?: Readonly<Record<string, readonly (string | number)[]>>;
      readonly matched_queries?: readonly string[];
    }[];
  };
  readonly aggregations?: Readonly<Record<string, any>>;
}

/**
 * Asks one index. An answer that is not whole is none.
 * @throws ServiceError `search_timeout`, and what the server could not do.
 */
export async function askIndex(
  server: Server,
  path: string,
  body: object,
  { timeout_ms, signal }: Pick<QueryRequest, 'timeout_ms' | 'signal'>,
): Promise<ServerPage> {
  const page = (await server.ask(
    'POST',
    path,
    { ...body, ...(timeout_ms && { timeout: `${Math.ceil(timeout_ms)}ms` }) },
    {
      query: { allow_partial_search_results: false },
      timeout_ms,
      signal,
    },
  )) as ServerPage;
  if (page.timed_out) throw new ServiceError('search_timeout');
  if (page._shards.failed > 0) throw new ServiceError('search_failed', 'A part of the index did not answer.');
  return page;
}

/** Asks one index, or one state of it. */
export type AskIndex = (body: object) => Promise<ServerPage>;

/** Several requests about one state of an index. */
export async function atOneMoment<T>(
  server: Server,
  index: string,
  request: Pick<QueryRequest, 'timeout_ms' | 'signal'>,
  work: (ask: AskIndex) => Promise<T>,
): Promise<T> {
  const opened = await server.ask('POST', `/${index}/_search/point_in_time`, undefined, {
    query: { keep_alive: KEEP_ALIVE },
    signal: request.signal,
  });
  let id = opened.pit_id as string;
  try {
    return await work(async (body) => {
      const page = await askIndex(server, '/_search', { ...body, pit: { id, keep_alive: KEEP_ALIVE } }, request);
      id = page.pit_id ?? id;
      return page;
    });
  } finally {
    await server.ask('DELETE', '/_search/point_in_time', { pit_id: [id] }, { accept: [404] }).catch(() => undefined);
  }
}

/**
 * All hits in an order, page by page, over one state of the index. `visit` answers false to end it.
 * @param body Its order is by an id in the end.
 */
export async function scan(
  server: Server,
  index: string,
  body: object,
  request: Pick<QueryRequest, 'timeout_ms' | 'signal'>,
  visit: (hits: ServerPage['hits']['hits'], total: number) => boolean,
): Promise<void> {
  const first = await askIndex(server, `/${index}/_search`, { ...body, size: PAGE, track_total_hits: true }, request);
  if (first.hits.hits.length < PAGE) {
    visit(first.hits.hits, first.hits.total!.value);
    return;
  }
  await atOneMoment(server, index, request, async (ask) => {
    let total = 0;
    for (let after: readonly unknown[] | undefined; ; ) {
      const { hits: page } = await ask({
        ...body,
        size: PAGE,
        track_total_hits: after === undefined,
        ...(after && { search_after: after }),
      });
      total = page.total?.value ?? total;
      if (!visit(page.hits, total) || page.hits.length < PAGE) return;
      after = page.hits.at(-1)!.sort;
    }
  });
}

/** The documents that a query finds. @throws ServiceError `invalid_query` where there are more than may be read. */
export async function rowsOf(
  server: Server,
  index: string,
  { query, columns, most, scores = false, named = {} }: RowsAsked,
  request: Pick<QueryRequest, 'timeout_ms' | 'signal'>,
): Promise<Row[]> {
  const names = Object.entries(named);
  const rows: Row[] = [];
  await scan(
    server,
    index,
    {
      query:
        names.length === 0
          ? query
          : { bool: { must: [query], should: names.map(([_name, of]) => ({ bool: { filter: [of], _name } })) } },
      _source: false,
      docvalue_fields: columns,
      track_scores: scores,
      sort: [{ _doc: 'asc' }, { id: 'asc' }],
    },
    request,
    (hits, total) => {
      if (total > most)
        throw new ServiceError(
          'invalid_query',
          `This counts or groups in a way that the search engine of this installation does for at most ${most} documents at once, and ${total} match: narrow the question, or count without groups.`,
          { matches: total, bound: most },
        );
      for (const { _id: id, _score, fields, matched_queries } of hits)
        rows.push({
          id,
          score: _score ?? 0,
          values: (column) => fields?.[column] ?? NO_VALUES,
          matched: matched_queries ? new Set(matched_queries) : NO_NAMES,
        });
      return true;
    },
  );
  return rows;
}

/**
 * Distinct tuples of values of columns among what a query finds, and in how many documents each is: exact. Answers how
 * many documents have no value in the last column.
 */
export async function tuplesOf(
  ask: AskIndex,
  query: Dsl,
  columns: readonly string[],
  visit: (values: readonly string[], documents: number) => void,
): Promise<number> {
  const sources = columns.map((field, i) => ({ [i]: { terms: { field } } }));
  for (let after: object | undefined; ; ) {
    const { aggregations } = await ask({
      query,
      size: 0,
      track_total_hits: false,
      aggs: {
        tuples: { composite: { size: PAGE, sources, ...(after && { after }) } },
        without: { missing: { field: columns.at(-1)! } },
      },
    });
    const { buckets, after_key } = aggregations!.tuples as {
      buckets: readonly { key: Record<number, string>; doc_count: number }[];
      after_key?: object;
    };
    for (const { key, doc_count } of buckets)
      visit(
        columns.map((_, i) => key[i]!),
        doc_count,
      );
    if (buckets.length < PAGE || after_key === undefined) return aggregations!.without.doc_count;
    after = after_key;
  }
}
