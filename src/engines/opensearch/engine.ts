import { type Aggregate, type AggregateTree, type Axis, checkTree, type Level } from '#corpus/aggregation.ts';
import type { Collection } from '#corpus/collection.ts';
import { type ColumnAsked, checkColumns, columnCode, inNormalForm } from '#corpus/column-asked.ts';
import type {
  Capabilities,
  Collapse,
  Columns,
  ColumnValues,
  Explanation,
  Facet,
  FacetResult,
  Hit,
  QueryRequest,
  SearchEngine,
  SearchPage,
  SearchRequest,
} from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import { branchesOf, type Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { normaliser } from '../values.ts';
import { type Counted, columnsOfTree, countTree, mostFrequent } from './aggregate.ts';
import { column, signatureOf } from './columns.ts';
import { columnsOfGroups, groupHits, isServerChoice, orderOf, serverSort, sortOf, unitOf } from './groups.ts';
import { Indexes, type Opened } from './indexes.ts';
import { type Asked, countDocuments, TooWide } from './native.ts';
import { type Dsl, dslOf } from './query.ts';
import { type AskIndex, askIndex, atOneMoment, type Row, rowsOf, type ServerPage, scan, tuplesOf } from './rows.ts';
import { Server, type ServerSettings } from './server.ts';
import { writeAll } from './writes.ts';

export interface OpenSearchOptions extends ServerSettings {
  /** What the names of all indices begin with. Default `priora`. */
  readonly prefix?: string | undefined;
  /** Primary shards of an index that is made. Default 1. */
  readonly shards?: number | undefined;
  /** Copies of each shard of an index that is made. Default 0. */
  readonly replicas?: number | undefined;
  /** Documents that are read one by one for one answer at most, where the server itself cannot count or group them. */
  readonly mostRows?: number | undefined;
}

/** It orders by its own relevance; proximity inside proximity, occurrences and rankings are beyond it. */
const CAPABILITIES: Capabilities = {
  scores: 'approximate',
  ranking: false,
  frequency: false,
  same_event: true,
  nested_near: false,
};

/** The deepest hit that the server shows without a point in time. */
const WINDOW = 10_000;
/** Values of a facet that are counted in one request. */
const FACET_VALUES = 10_000;
const MOST_ROWS = 250_000;
/** Units whose stored members are asked at once. */
const UNITS_AT_ONCE = 10_000;

/**
 * An OpenSearch cluster as engine. Tokens, keywords and columns are made here from the collection's declaration, so
 * that it finds and counts what the embedded engine finds and counts; what it cannot evaluate exactly is refused.
 */
export function openSearchEngine(options: OpenSearchOptions): SearchEngine {
  const { prefix = 'priora', shards = 1, replicas = 0, mostRows = MOST_ROWS } = options;
  const server = new Server(options);
  const indexes = new Indexes(server, { prefix, shards, replicas });

  const ask = ({ index }: Opened, body: object, request: QueryRequest): Promise<ServerPage> =>
    askIndex(server, `/${index}/_search`, body, request);
  const asking =
    (opened: Opened, request: QueryRequest): AskIndex =>
    (body) =>
      ask(opened, body, request);
  const count = async (opened: Opened, query: Dsl, request: QueryRequest): Promise<number> =>
    (await ask(opened, { query, size: 0, track_total_hits: true }, request)).hits.total!.value;
  const dsl = (collection: Collection<any>, { query, stemming = false }: Pick<SearchRequest, 'query' | 'stemming'>) =>
    dslOf(collection, query, stemming);

  async function page(opened: Opened, query: Dsl, request: SearchRequest): Promise<SearchPage> {
    const { offset, limit } = request;
    if (limit === 0) return { total: await count(opened, query, request), hits: [] };
    const body = { query, _source: false, track_scores: true, sort: serverSort(sortOf(request.sort)) };
    if (offset + limit <= WINDOW) {
      const { hits } = await ask(opened, { ...body, from: offset, size: limit, track_total_hits: true }, request);
      return { total: hits.total!.value, hits: hits.hits.map(hitOf) };
    }
    const found: Hit[] = [];
    let seen = 0;
    let total = 0;
    await scan(server, opened.index, body, request, (hits, all) => {
      total = all;
      for (const hit of hits) if (seen++ >= offset && found.length < limit) found.push(hitOf(hit));
      return found.length < limit;
    });
    return { total, hits: found };
  }

  async function groups(opened: Opened, query: Dsl, request: SearchRequest & { collapse: Collapse }) {
    const { collapse, offset, limit } = request;
    const name = column.keyword(collapse.field);
    const alone: Dsl = { bool: { must: [query], must_not: [{ exists: { field: name } }] } };
    const grouped: Dsl = { bool: { must: [query], filter: [{ exists: { field: name } }] } };
    const sort = sortOf(request.sort);
    if (limit > 0 && (offset + limit > WINDOW || !isServerChoice(collapse, sort))) {
      const columns = columnsOfGroups(collapse, sort);
      const rows = await rowsOf(server, opened.index, { query, columns, most: mostRows, scores: true }, request);
      const hits = groupHits(rows, collapse, sort);
      return { total: hits.length, hits: hits.slice(offset, offset + limit) };
    }
    let total = 0;
    const single = await tuplesOf(asking(opened, request), query, [name], () => total++);
    total += single;
    if (limit === 0) return { total, hits: [] };
    const body = {
      ...{ _source: false, track_scores: true, track_total_hits: false, size: offset + limit },
      ...{ sort: serverSort(sort), docvalue_fields: columnsOfGroups(collapse, sort) },
    };
    const pages = await Promise.all([
      ask(opened, { ...body, query: grouped, collapse: { field: name } }, request),
      ask(opened, { ...body, query: alone }, request),
    ]);
    const rows = pages.flatMap(({ hits }) => hits.hits.map(rowOf)).sort(orderOf(sort));
    return { total, hits: rows.slice(offset, offset + limit).map(({ id, score }) => ({ id, score })) };
  }

  async function facet(opened: Opened, query: Dsl, request: QueryRequest, asked: Facet): Promise<FacetResult> {
    const { field, granularity, offset, limit, collapse } = asked;
    const name = granularity ? column[granularity](field) : column.shown(field);
    const counts = new Map<string, number>();
    const add = (value: string, n: number) => counts.set(value, (counts.get(value) ?? 0) + n);
    const values = async (of: Dsl) => {
      const terms = { field: name, size: FACET_VALUES };
      const body = { query: of, size: 0, track_total_hits: false, aggs: { values: { terms } } };
      const { buckets, sum_other_doc_count: others } = (await ask(opened, body, request)).aggregations!.values;
      // some are not among them: then all are counted, a page at a time
      if (others > 0) await tuplesOf(asking(opened, request), of, [name], ([value], n) => add(value!, n));
      else for (const { key, doc_count } of buckets) add(key, doc_count);
    };
    if (!collapse) await values(query);
    else {
      // of documents without a group each is one
      const unit = column.keyword(collapse.field);
      await values({ bool: { must: [query], must_not: [{ exists: { field: unit } }] } });
      await tuplesOf(asking(opened, request), query, [name, unit], ([value]) => add(value!, 1));
    }
    const buckets = mostFrequent(counts).map(([value, n]) => ({ value, count: n }));
    return { distinct: buckets.length, buckets: buckets.slice(offset, offset + limit) };
  }

  async function aggregate(
    collection: Collection<any>,
    opened: Opened,
    request: QueryRequest,
    tree: AggregateTree,
  ): Promise<Aggregate> {
    const { stemming = false } = request;
    const asked = {
      ...{ collection, query: dsl(collection, request) },
      dsl: (query: Query) => dsl(collection, { query, stemming }),
    };
    const { unit, measures, by } = tree;
    if (unit === undefined) {
      const along = (ask: AskIndex) => countDocuments({ ...asked, ask }, tree);
      try {
        return await (by ? atOneMoment(server, opened.index, request, along) : along(asking(opened, request)));
      } catch (cause) {
        if (!(cause instanceof TooWide)) throw cause;
      }
    } else if (!measures && !by) {
      const { total } = await groups(opened, asked.query, {
        ...request,
        collapse: { field: unit },
        offset: 0,
        limit: 0,
      });
      return { count: total };
    }
    return aggregateRows(asked, opened, request, tree);
  }

  /** By reading every document. @throws ServiceError `invalid_query` where there are more than may be read. */
  async function aggregateRows(
    { collection, query, dsl: dslOfAxis }: Omit<Asked, 'ask'>,
    opened: Opened,
    request: QueryRequest,
    tree: AggregateTree,
  ): Promise<Aggregate> {
    const axes = queryAxes(tree);
    const names = new Map(axes.map((axis, i) => [axis, i]));
    const queryName = (axis: Axis, i: number) => `${names.get(axis as QueryAxis)}.${i}`;
    const stored = axes.filter(({ members }) => members === 'stored');
    const named = (of: readonly QueryAxis[]): Record<string, Dsl> =>
      Object.fromEntries(
        of.flatMap((axis) => axis.queries.map((each, i) => [queryName(axis, i), dslOfAxis(each.query)])),
      );
    const name = tree.unit === undefined ? undefined : column.keyword(tree.unit);
    const rows = await rowsOf(
      server,
      opened.index,
      { query, columns: columnsOfTree(collection, tree), most: mostRows, named: named(axes) },
      request,
    );
    const found = rows.map((row): Counted => ({ row, unit: unitOf(row, name) }));
    const held = await storedMatches(opened, request, found, name, named(stored));
    return countTree(collection, found, tree, { queryName, stored: (unit) => held.get(unit) ?? new Set() });
  }

  /** Of each unit: the named queries that one of its stored members matches. */
  async function storedMatches(
    opened: Opened,
    request: QueryRequest,
    found: readonly Counted[],
    name: string | undefined,
    named: Readonly<Record<string, Dsl>>,
  ): Promise<Map<string, Set<string>>> {
    const held = new Map<string, Set<string>>();
    if (Object.keys(named).length === 0) return held;
    // documents without a group were asked themselves
    for (const { row, unit } of found) held.set(unit, (held.get(unit) ?? new Set()).union(row.matched));
    if (name === undefined) return held;
    const units = [...held.keys()].filter((unit) => !unit.startsWith('\u0000'));
    for (let from = 0; from < units.length; from += UNITS_AT_ONCE) {
      const query: Dsl = {
        bool: {
          filter: [{ terms: { [name]: units.slice(from, from + UNITS_AT_ONCE) } }],
          should: Object.values(named),
          minimum_should_match: 1,
        },
      };
      for (const row of await rowsOf(
        server,
        opened.index,
        { query, columns: [name], most: mostRows, named },
        request,
      )) {
        const unit = unitOf(row, name);
        held.set(unit, held.get(unit)!.union(row.matched));
      }
    }
    return held;
  }

  return {
    capabilities: CAPABILITIES,
    shared: {
      name: (collections) => `${prefix} ${signatureOf(collections)}`,
      reached: async (collections) =>
        indexes.reached(await Promise.all(collections.map((each) => indexes.opened(each)))),
      async rebuild(collections, changesAfter) {
        const replaced: string[] = [];
        for (const collection of collections) {
          const { columns } = await indexes.opened(collection);
          let seq = 0;
          const fill = async (writing: string) => {
            for (let more = await changesAfter(collection, seq); more.length > 0; ) {
              await writeAll(server, writing, columns, more);
              seq = more.at(-1)!.seq;
              more = await changesAfter(collection, seq);
            }
            await server.ask('POST', `/${writing}/_refresh`);
          };
          replaced.push(await indexes.rebuilt(collection, fill));
        }
        await indexes.removed(replaced);
      },
    },
    async open(collection) {
      return { seq: (await indexes.taken(collection)).seq };
    },
    async apply(collection, changes) {
      const opened = await indexes.opened(collection);
      const last = changes.at(-1);
      if (!last) return;
      await opened.inTurn(async () => {
        const { writing } = opened.writing === undefined ? await indexes.taken(collection) : opened;
        await writeAll(server, writing!, opened.columns, changes);
        await server.ask('POST', `/${opened.index}/_refresh`);
        await indexes.reach(opened, Math.max(opened.seq, last.seq));
      });
    },
    async flush(collection) {
      const opened = await indexes.opened(collection);
      // what was acknowledged is in the server's log on disk: what is left is to show this version to others
      return opened.inTurn(async () => {
        await indexes.publish(opened);
        return { seq: opened.seq };
      });
    },
    async search(collection, request) {
      const opened = await indexes.opened(collection);
      const query = dsl(collection, request);
      const { collapse } = request;
      return collapse ? groups(opened, query, { ...request, collapse }) : page(opened, query, request);
    },
    async facets(collection, request, facets) {
      const opened = await indexes.opened(collection);
      const query = dsl(collection, request);
      return Promise.all(facets.map((each) => facet(opened, query, request, each)));
    },
    async aggregate(collection, request, tree) {
      checkTree(collection, tree);
      return aggregate(collection, await indexes.opened(collection), request, tree);
    },
    async columns(collection, request, fields): Promise<Columns> {
      checkColumns(collection, fields);
      const opened = await indexes.opened(collection);
      const columnOf = (each: ColumnAsked) =>
        (inNormalForm(collection, each) ? column.keyword : column.shown)(columnCode(each));
      const amongOf = (each: ColumnAsked) =>
        typeof each === 'string' ? undefined : new Set(each.among.map(normaliser(collection.fields[each.field])));
      const columns = fields.map(columnOf);
      const asked = { query: dsl(collection, request), columns, most: mostRows };
      const rows = await rowsOf(server, opened.index, asked, request);
      return {
        documents: rows.length,
        fields: Object.fromEntries(
          fields.map((each) => [columnCode(each), valuesOf(rows, columnOf(each), amongOf(each))]),
        ),
      };
    },
    async explain(collection, request) {
      const opened = await indexes.opened(collection);
      const filters: Dsl[] = [];
      const visit = (query: Query): void => {
        filters.push(dsl(collection, { ...request, query: request.within ? allOf(query, request.within) : query }));
        for (const branch of branchesOf(query)) visit(branch);
      };
      visit(request.query);
      const body = { size: 0, track_total_hits: false, aggs: { branches: { filters: { filters } } } };
      const { buckets } = (await ask(opened, body, request)).aggregations!.branches;
      let next = 0;
      const explained = (query: Query): Explanation => {
        const { doc_count } = buckets[next++];
        const of = branchesOf(query).map(explained);
        return { query, count: doc_count, ...(of.length > 0 && { of }) };
      };
      return explained(request.query);
    },
    async rank() {
      throw new ServiceError(
        'invalid_query',
        'The search engine of this installation cannot evaluate a ranking by words in common; leave it out.',
        { branch: 'a ranking by words in common' },
      );
    },
    async damage() {
      // a cluster mends its own copies, or is red and says so
      return 0;
    },
    async missing(collection, ids) {
      if (ids.length === 0) return [];
      const { index } = await indexes.opened(collection);
      const { docs } = await server.ask('POST', `/${index}/_mget`, { ids }, { query: { _source: false } });
      return (docs as { _id: string; found: boolean }[]).filter(({ found }) => !found).map(({ _id }) => _id);
    },
    async mended() {},
    drop: (collection) => indexes.drop(collection),
    async compact(collection, signal) {
      const { index } = await indexes.opened(collection);
      await server.ask('POST', `/${index}/_forcemerge`, undefined, {
        query: { max_num_segments: 1, wait_for_completion: true },
        timeout_ms: 3_600_000,
        signal,
      });
    },
    check: (collection) => indexes.check(collection),
    async checkFiles() {
      return [];
    },
    stats: (collection) => indexes.stats(collection),
    close: () => server.close(),
  };
}

type ServerHit = ServerPage['hits']['hits'][number];
const hitOf = ({ _id, _score }: ServerHit): Hit => ({ id: _id, score: _score ?? 0 });
const rowOf = ({ _id, _score, fields }: ServerHit): Row => ({
  id: _id,
  score: _score ?? 0,
  values: (name) => fields?.[name] ?? [],
  matched: new Set(),
});

/** One column of rows; with `among`, no other values. */
function valuesOf(rows: readonly Row[], name: string, among?: ReadonlySet<string>): ColumnValues {
  const known = new Map<string, number>();
  const starts = new Uint32Array(rows.length + 1);
  const numbers: number[] = [];
  for (const [at, { values }] of rows.entries()) {
    // the server keeps a number as often as a document has it
    for (const value of new Set(values(name))) {
      const text = String(value);
      if (among && !among.has(text)) continue;
      if (!known.has(text)) known.set(text, known.size);
      numbers.push(known.get(text)!);
    }
    starts[at + 1] = numbers.length;
  }
  return { starts, numbers: Uint32Array.from(numbers), values: [...known.keys()] };
}

type QueryAxis = Extract<Axis, { axis: 'queries' }>;

/** The axes of queries of a tree, on all levels. */
function queryAxes({ by = {} }: Level): QueryAxis[] {
  return Object.values(by).flatMap((axis) => [...(axis.axis === 'queries' ? [axis] : []), ...queryAxes(axis)]);
}
