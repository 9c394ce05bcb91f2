import { join } from 'node:path';
import type { Collection } from '#corpus/collection.ts';
import type {
  Change,
  Collapse,
  Explanation,
  Facet,
  FacetResult,
  SearchEngine,
  SearchPage,
  SearchRequest,
} from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { RankPage } from '#corpus/ranking.ts';
import { ServiceError } from '#errors.ts';
import { CollectionIndex, type LiveSegment } from './collection-index.ts';
import type { PlanCount } from './explain.ts';
import { sectionsOf } from './needs.ts';
import { rankTask } from './rank-task.ts';
import type { CollapseRef, FacetRef, KeywordRef, NumberRef, SortRef, Task } from './request.ts';
import type { Scoring } from './score.ts';
import type { Answer } from './search.ts';
import { SearchStopped, type Thread, Threads } from './threads.ts';
import { ViewSender } from './view-sender.ts';
import type { Job } from './worker.ts';

const DEFAULT_CACHE = 256 << 20;

export interface EmbeddedOptions {
  /** Folder of the indexes, one sub-folder a collection. Made if need be; one process at a time may use it. */
  readonly dir: string;
  /** Threads that search. Default: 1 on up to two cores, else up to 4. */
  readonly threads?: number;
  /** Bytes of index pages and partial results that searching threads keep in memory. Default: 256 MiB. */
  readonly cacheBytes?: number;
  /** Whether searching threads keep the documents of words, phrases and the like for later searches. Default true; false measures what a query costs the first time. */
  readonly keepResults?: boolean;
  /** Segments of up to this many bytes (or made of that much text) are first held in memory, larger ones written to a file at once. Default: 4 MiB. */
  readonly memoryBytes?: number;
  /** BM25. The defaults were measured best for long patent texts. */
  readonly k1?: number;
  readonly b?: number;
}

type Limits = Pick<SearchRequest, 'timeout_ms' | 'signal'>;

/** Our own search index: segments on local disk, searched in this process. */
export function embeddedEngine(options: EmbeddedOptions): SearchEngine {
  const indexes = new Map<string, Promise<CollectionIndex>>();
  /** Writes of a collection, one after the other. */
  const turns = new Map<string, Promise<unknown>>();
  const senders = new Map<CollectionIndex, ViewSender>();
  const threads = new Threads(
    options.threads,
    options.cacheBytes ?? DEFAULT_CACHE,
    options.keepResults ?? true,
    (thread) => {
      for (const sender of senders.values()) sender.forget(thread);
    },
  );

  function indexOf(collection: Collection<any>): Promise<CollectionIndex> {
    let index = indexes.get(collection.name);
    if (!index) {
      index = CollectionIndex.open(collection, join(options.dir, collection.name), threads, options.memoryBytes);
      indexes.set(collection.name, index);
      index.then(
        (opened) => senders.set(opened, new ViewSender(opened)),
        () => indexes.delete(collection.name),
      );
    }
    return index;
  }

  function inTurn<T>(collection: Collection<any>, work: () => Promise<T>): Promise<T> {
    const before = turns.get(collection.name) ?? Promise.resolve();
    const after = before.then(work, work);
    turns.set(
      collection.name,
      after.catch(() => undefined),
    );
    return after;
  }

  async function run(index: CollectionIndex, task: Task, limits: Limits) {
    const deadline = limits.timeout_ms === undefined ? Number.POSITIVE_INFINITY : Date.now() + limits.timeout_ms;
    const names = sectionsOf(task, index.schema);
    let pinned: readonly LiveSegment[] = [];
    const job = (thread: Thread, flag: number): Job => {
      const sender = senders.get(index);
      if (!sender) throw new ServiceError('search_failed', 'The index was dropped.');
      const update = sender.update(thread, names);
      pinned = index.pin();
      return { kind: 'search', view: index.key, update, task, deadline, flag };
    };
    try {
      return (await threads.search(job, deadline, limits.signal)) as Answer;
    } catch (error) {
      if (error instanceof SearchStopped) throw stopped(limits);
      if (error instanceof ServiceError) throw error;
      throw new ServiceError('search_failed', undefined, {}, { cause: error });
    } finally {
      index.release(pinned);
    }
  }

  /** Searching threads forget a collection. */
  async function forget(index: CollectionIndex): Promise<void> {
    senders.delete(index);
    await Promise.all(
      threads.searchers.map((thread) => thread.started && thread.run({ kind: 'forget', view: index.key })),
    );
  }

  return {
    async open(collection) {
      return { seq: (await indexOf(collection)).durableSeq };
    },
    async apply<R>(collection: Collection<R>, changes: readonly Change<R>[]) {
      const index = await indexOf(collection);
      await inTurn(collection, () => index.apply(changes));
    },
    async flush(collection) {
      const index = await indexOf(collection);
      return inTurn(collection, () => index.flush());
    },
    async search(collection, request) {
      const index = await indexOf(collection);
      return (await run(
        index,
        searchTask(index, collection, request, scoringOf(index, collection, options)),
        request,
      )) as SearchPage;
    },
    async facets(collection, request, facets) {
      const index = await indexOf(collection);
      const plan = index.compiler.compile(request.query, request.stemming ?? false);
      const refs = facets.map((facet) => facetRef(index, collection, facet));
      return (await run(index, { kind: 'facets', plan, facets: refs }, request)) as readonly FacetResult[];
    },
    async explain(collection, request) {
      const index = await indexOf(collection);
      const nodes: Query[] = [];
      const visit = (query: Query) => {
        nodes.push(query);
        for (const child of childrenOf(query)) visit(child);
      };
      visit(request.query);
      const plans = nodes.map((query) => ({
        plan: index.compiler.compile(query, request.stemming ?? false),
        expand: query.kind === 'wildcard',
      }));
      const counts = (await run(index, { kind: 'explain', plans }, request)) as readonly PlanCount[];
      let next = 0;
      const explained = (query: Query): Explanation => {
        const count = counts[next++]!;
        const children = childrenOf(query);
        return { query, ...count, ...(children.length > 0 && { of: children.map(explained) }) };
      };
      return explained(request.query);
    },
    async rank(collection, request) {
      const index = await indexOf(collection);
      const { boosts } = scoringOf(index, collection, options);
      const collapse = request.collapse === undefined ? undefined : keywordRef(index, collection, request.collapse);
      return (await run(index, rankTask(index.compiler, request, boosts, collapse), request)) as RankPage;
    },
    async drop(collection) {
      const index = await indexOf(collection);
      await inTurn(collection, async () => {
        indexes.delete(collection.name);
        await forget(index);
        await index.drop();
      });
    },
    async check(collection) {
      const index = await indexOf(collection);
      return inTurn(collection, () => index.check());
    },
    async stats(collection) {
      return (await indexOf(collection)).stats();
    },
    async close() {
      await Promise.all(turns.values());
      const opened = await Promise.allSettled(indexes.values());
      for (const index of opened) if (index.status === 'fulfilled') index.value.stop();
      await threads.end();
      for (const index of opened) if (index.status === 'fulfilled') index.value.close();
      indexes.clear();
    },
  };
}

function stopped(limits: Limits): ServiceError {
  return limits.signal?.aborted
    ? new ServiceError('search_timeout', 'The search was called off.', {}, { cause: limits.signal.reason })
    : new ServiceError(
        'search_timeout',
        `The search took longer than ${limits.timeout_ms} ms: narrow it, or allow more time.`,
        {
          timeout_ms: limits.timeout_ms,
        },
      );
}

const childrenOf = (query: Query): readonly Query[] => {
  switch (query.kind) {
    case 'and':
    case 'or':
    case 'same_event':
      return query.of;
    case 'not':
    case 'frequency':
      return [query.of];
    case 'near':
      return [query.left, query.right];
    default:
      return [];
  }
};

const scorings = new WeakMap<CollectionIndex, Scoring>();

function scoringOf(index: CollectionIndex, collection: Collection<any>, options: EmbeddedOptions): Scoring {
  let scoring = scorings.get(index);
  if (!scoring) {
    const boost = (code: string) => {
      const field = collection.fields[code];
      return (field?.kind === 'text' && field.boost) || 1;
    };
    scoring = {
      k1: options.k1 ?? 10,
      b: options.b ?? 1,
      boosts: Object.fromEntries(index.schema.groups.map((group) => [group.name, group.fields.map(boost)])),
    };
    scorings.set(index, scoring);
  }
  return scoring;
}

function searchTask(
  index: CollectionIndex,
  collection: Collection<any>,
  request: SearchRequest,
  scoring: Scoring,
): Task {
  const sort = (request.sort ?? [{ field: 'score', order: 'desc' }]).map(
    ({ field, order }): SortRef => ({
      by: field === 'score' ? 'score' : numberRef(index, collection, field),
      descending: order === 'desc',
    }),
  );
  return {
    kind: 'search',
    plan: index.compiler.compile(request.query, request.stemming ?? false),
    offset: request.offset,
    limit: request.limit,
    sort,
    ...(request.collapse && { collapse: collapseRef(index, collection, request.collapse) }),
    scoring,
  };
}

function numberRef(index: CollectionIndex, collection: Collection<any>, code: string): NumberRef {
  const field = collection.fields[code];
  if (field?.kind !== 'number' && field?.kind !== 'date') {
    throw new ServiceError('invalid_query', `${code} is not a date or number to sort by.`, { field: code });
  }
  return field.derived
    ? { kind: 'derived', field: index.schema.derived.findIndex((each) => each.code === code) }
    : { kind: 'column', code };
}

function keywordRef(index: CollectionIndex, collection: Collection<any>, code: string): KeywordRef {
  const field = collection.fields[code];
  if (field?.kind !== 'keyword')
    throw new ServiceError('invalid_query', `${code} is not a field to group by.`, { field: code });
  return field.derived
    ? { kind: 'derived', field: index.schema.derived.findIndex((each) => each.code === code) }
    : { kind: 'keyword', code };
}

function collapseRef(index: CollectionIndex, collection: Collection<any>, collapse: Collapse): CollapseRef {
  const { prefer } = collapse;
  const field = keywordRef(index, collection, collapse.field);
  if (!prefer || prefer.by === 'score') return { field, prefer: { by: 'score' } };
  if (prefer.by === 'field') {
    return {
      field,
      prefer: { by: 'number', ref: numberRef(index, collection, prefer.field), descending: prefer.order === 'latest' },
    };
  }
  keywordRef(index, collection, prefer.field);
  const plans = prefer.values.map((text) => index.compiler.compile({ kind: 'term', field: prefer.field, text }, false));
  return { field, prefer: { by: 'values', plans } };
}

function facetRef(index: CollectionIndex, collection: Collection<any>, facet: Facet): FacetRef {
  const field = collection.fields[facet.field];
  const page = {
    offset: facet.offset,
    limit: facet.limit,
    ...(facet.collapse && { collapse: collapseRef(index, collection, facet.collapse) }),
  };
  if (field?.kind === 'keyword' && field.facet) {
    const shown = index.schema.derived.findIndex((each) => each.code === `shown:${facet.field}`);
    return field.derived
      ? { ...page, kind: 'derived_keyword', field: shown }
      : { ...page, kind: 'keyword', code: facet.field };
  }
  if (field?.kind === 'date' || field?.kind === 'number') {
    const divisor = facet.granularity === 'year' ? 10_000 : facet.granularity === 'month' ? 100 : 1;
    return {
      ...page,
      kind: 'number',
      ref: numberRef(index, collection, facet.field),
      divisor: field.kind === 'date' ? divisor : 1,
    };
  }
  throw new ServiceError('invalid_query', `${facet.field} is not a field whose values can be counted.`, {
    field: facet.field,
  });
}
