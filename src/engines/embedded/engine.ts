import { join } from 'node:path';
import type { Aggregate } from '#corpus/aggregation.ts';
import type { Collection } from '#corpus/collection.ts';
import { columnCode } from '#corpus/column-asked.ts';
import {
  ALL_CAPABILITIES,
  type Change,
  type Columns,
  type Explanation,
  type FacetResult,
  type SearchEngine,
  type SearchPage,
} from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import { branchesOf, type Query } from '#corpus/query/tree.ts';
import type { RankPage } from '#corpus/ranking.ts';
import { ServiceError } from '#errors.ts';
import type { PlanCount } from './answer/explain.ts';
import { rankTask } from './ask/rank-task.ts';
import { Searcher, type SearcherSettings } from './ask/searcher.ts';
import { columnRef, facetRef, type Indexed, keywordRef, scoringOf, searchTask } from './ask/tasks.ts';
import { treeTask } from './ask/tree-task.ts';
import { checkIndexFiles } from './collection/check-files.ts';
import { CollectionIndex } from './collection/collection-index.ts';
import { UNASKED_MERGE_FACTOR } from './collection/merge-policy.ts';
import { placeBeside, settlePlaces, takePlace } from './collection/place.ts';
import { Threads } from './collection/threads.ts';
import { PageCache } from './format/segment-file.ts';

const DEFAULT_CACHE = 256 << 20;
const QUIET_MS = 2_000;

export interface EmbeddedOptions {
  /** Folder of the indexes, one sub-folder a collection. Made if need be; one process at a time may use it. */
  readonly dir: string;
  /** Threads that search. Default: 1 on up to two cores, else up to 4. */
  readonly threads?: number;
  /** Bytes of index pages, partial results and answers that are kept in memory. Default: 256 MiB. */
  readonly cacheBytes?: number;
  /**
   * Whether the documents of words, phrases and the like are kept for later searches. Default true; false measures what
   * a query costs the first time.
   */
  readonly keepResults?: boolean;
  /** Whether whole answers are kept until the collection changes. Default: as `keepResults`. */
  readonly keepAnswers?: boolean;
  /** Bytes that answering one tree of counts may hold. Default: 512 MiB. */
  readonly treeBytes?: number;
  /**
   * Segments of up to this many bytes (or made of that much text) are first held in memory, larger ones written to a
   * file at once. Default: 4 MiB.
   */
  readonly memoryBytes?: number;
  /**
   * Whether questions that are thought to take less than a way to a searching thread and back are answered on the
   * calling thread. Default true.
   */
  readonly callingThread?: boolean;
  /**
   * Milliseconds without a write after which segments are merged further than while writes go on. Default: 2,000;
   * Infinity: never.
   */
  readonly quietMs?: number;
  /** BM25. The defaults were measured best for long patent texts. */
  readonly k1?: number;
  readonly b?: number;
}

/** An opened collection. */
interface Opened extends Indexed {
  readonly index: CollectionIndex;
  readonly searcher: Searcher;
  /** Writes so far: a settling merge looks whether there was another. */
  writes: number;
  quiet: NodeJS.Timeout | undefined;
  dropped: boolean;
}

/** Our own search index: segments on local disk, searched in this process. */
export function embeddedEngine(options: EmbeddedOptions): SearchEngine {
  const collections = new Map<string, Promise<Opened>>();
  /** Writes of a collection, one after the other. */
  const turns = new Map<string, Promise<unknown>>();
  const searchers = new Set<Searcher>();
  let closed = false;
  const keepResults = options.keepResults ?? true;
  const cacheBytes = options.cacheBytes ?? DEFAULT_CACHE;
  // the calling thread takes a sixteenth each for pages, results and answers; searching threads share the rest
  const share = cacheBytes / 16;
  const pages = new PageCache(share);
  const threads = new Threads(options.threads, cacheBytes - share * 3, keepResults, (thread) => {
    for (const searcher of searchers) searcher.lost(thread);
  });
  const settings: SearcherSettings = {
    threads,
    answers: { bytes: share, used: 0 },
    leaves: { bytes: share, used: 0 },
    keepResults,
    keepAnswers: options.keepAnswers ?? keepResults,
    callingThread: options.callingThread ?? true,
  };

  const dirOf = (collection: Collection<any>) => join(options.dir, collection.name);
  const indexIn = (dir: string, collection: Collection<any>, merge_factor?: number) =>
    CollectionIndex.open(collection, dir, threads, pages, options.memoryBytes, merge_factor);

  async function open(collection: Collection<any>): Promise<Opened> {
    const index = await indexIn(dirOf(collection), collection);
    const searcher = new Searcher(index, settings);
    searchers.add(searcher);
    const { schema, compiler } = index;
    const scoring = scoringOf(collection, schema, options.k1, options.b);
    const found: Opened = {
      index,
      searcher,
      collection,
      schema,
      compiler,
      scoring,
      writes: 0,
      quiet: undefined,
      dropped: false,
    };
    settleSoon(found);
    return found;
  }

  /** Counts a write, and puts off what is done when writing pauses. */
  function settleSoon(found: Opened): void {
    const writes = ++found.writes;
    clearTimeout(found.quiet);
    const quietMs = options.quietMs ?? QUIET_MS;
    if (closed || quietMs === Number.POSITIVE_INFINITY) return;
    found.quiet = setTimeout(() => {
      const gone = () => closed || found.dropped;
      const flush = async () => {
        if (!gone()) await found.index.flush();
      };
      found.index
        .settle(() => found.writes === writes && !gone())
        .then(async (merged) => merged && !gone() && inTurn(found.collection, flush))
        .catch((error: unknown) => {
          if (gone()) return;
          process.emitWarning(`${found.schema.name}: merged segments could not be saved`, { detail: String(error) });
        });
    }, quietMs);
    found.quiet.unref();
  }

  function opened(collection: Collection<any>): Promise<Opened> {
    let found = collections.get(collection.name);
    if (!found) {
      found = settlePlaces(dirOf(collection)).then(() => open(collection));
      collections.set(collection.name, found);
      found.catch(() => collections.delete(collection.name));
    }
    return found;
  }

  /** Does work on the index that is there when its turn comes. */
  const inTurnOn = <T>(collection: Collection<any>, work: (found: Opened) => Promise<T>): Promise<T> =>
    inTurn(collection, async () => work(await opened(collection)));

  /** Has an index that was made beside asked in the place of the one that is there. */
  async function exchange(collection: Collection<any>, making: CollectionIndex): Promise<void> {
    const before = await opened(collection);
    before.dropped = true;
    clearTimeout(before.quiet);
    await making.stopped();
    making.close();
    await before.index.stopped();
    // if the places cannot be exchanged, it is opened again
    await before.index.flush();
    try {
      await takePlace(dirOf(collection));
    } finally {
      collections.delete(collection.name);
      await opened(collection);
      // who has the one before in hand asks it at once
      await new Promise(setImmediate);
      await before.searcher.answered();
      searchers.delete(before.searcher);
      await before.searcher.end();
      before.index.close();
    }
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

  return {
    async open(collection) {
      return { seq: (await opened(collection)).index.durableSeq };
    },
    async apply<R>(collection: Collection<R>, changes: readonly Change<R>[]) {
      await inTurnOn(collection, async (found) => {
        await found.index.apply(changes);
        settleSoon(found);
      });
    },
    capabilities: ALL_CAPABILITIES,
    flush: (collection) => inTurnOn(collection, ({ index }) => index.flush()),
    async remake(collection) {
      const making = await indexIn(await placeBeside(dirOf(collection)), collection, UNASKED_MERGE_FACTOR);
      let placed = false;
      return {
        async apply(changes) {
          // its threads would be started again
          if (closed) throw new ServiceError('search_failed', 'The search engine was closed.');
          await making.apply(changes);
        },
        async compact() {
          await making.compact(() => !closed);
        },
        async takePlace() {
          await making.flush();
          placed = true;
          await inTurn(collection, () => exchange(collection, making));
        },
        async drop() {
          if (!placed) await making.drop();
        },
      };
    },
    async search(collection, request) {
      const found = await opened(collection);
      const { query, offset, limit, sort, collapse, stemming } = request;
      const count = `count ${JSON.stringify([query, collapse, stemming])}`;
      const question = limit === 0 ? count : `page ${offset} ${limit} ${JSON.stringify(sort)} ${count}`;
      const page = await found.searcher.ask(
        question,
        () => searchTask(found, request),
        request,
        (answer) => ({
          // a page tells the count that is asked for before or after it
          question: count,
          answer: { total: (answer as SearchPage).total, hits: [] },
        }),
      );
      return page as SearchPage;
    },
    async facets(collection, request, facets) {
      const found = await opened(collection);
      const question = `facets ${JSON.stringify([request.query, request.stemming, facets])}`;
      return (await found.searcher.ask(
        question,
        () => ({
          kind: 'facets',
          plan: found.compiler.compile(request.query, request.stemming ?? false),
          facets: facets.map((facet) => facetRef(found, facet)),
        }),
        request,
      )) as readonly FacetResult[];
    },
    async aggregate(collection, request, tree) {
      const found = await opened(collection);
      const question = `aggregate ${JSON.stringify([request.query, request.stemming, tree])}`;
      return (await found.searcher.ask(
        question,
        () => treeTask(found, request, tree, options.treeBytes),
        request,
      )) as Aggregate;
    },
    async columns(collection, request, fields) {
      const found = await opened(collection);
      const task = () => ({
        ...{ kind: 'columns' as const, plan: found.compiler.compile(request.query, request.stemming ?? false) },
        columns: fields.map((asked) => [columnCode(asked), columnRef(found, asked)] as const),
      });
      // whoever asks keeps what comes of it
      return (await found.searcher.ask(undefined, task, request)) as Columns;
    },
    async explain(collection, request) {
      const { searcher, compiler } = await opened(collection);
      const nodes: Query[] = [];
      const visit = (query: Query) => {
        nodes.push(query);
        for (const child of branchesOf(query)) visit(child);
      };
      visit(request.query);
      const { within } = request;
      const compiled = (query: Query) => compiler.compile(query, request.stemming ?? false);
      const plans = () =>
        nodes.map((query) => ({
          plan: compiled(within ? allOf(query, within) : query),
          ...(query.kind === 'wildcard' && { expand: compiled(query) }),
        }));
      const question = `explain ${JSON.stringify([request.query, request.stemming, within])}`;
      const counts = (await searcher.ask(
        question,
        () => ({ kind: 'explain', plans: plans() }),
        request,
      )) as readonly PlanCount[];
      let next = 0;
      const explained = (query: Query): Explanation => {
        const count = counts[next++]!;
        const children = branchesOf(query);
        return { query, ...count, ...(children.length > 0 && { of: children.map(explained) }) };
      };
      return explained(request.query);
    },
    async rank(collection, request) {
      const found = await opened(collection);
      const collapse = request.collapse === undefined ? undefined : keywordRef(found, request.collapse);
      const task = () => rankTask(found.compiler, request, found.scoring.boosts, collapse);
      // bags of hundreds of words hardly ever come again
      return (await found.searcher.ask(undefined, task, request)) as RankPage;
    },
    async drop(collection) {
      await inTurnOn(collection, async (found) => {
        const { index, searcher } = found;
        found.dropped = true;
        clearTimeout(found.quiet);
        collections.delete(collection.name);
        searchers.delete(searcher);
        await searcher.end();
        await index.drop();
      });
    },
    async damage(collection) {
      return (await opened(collection)).index.damage;
    },
    async missing(collection, ids) {
      return (await opened(collection)).index.missing(ids);
    },
    async mended(collection, damage) {
      await inTurnOn(collection, async ({ index }) => index.mended(damage));
    },
    async check(collection) {
      return inTurnOn(collection, ({ index }) => index.check());
    },
    checkFiles(collection, on_file) {
      return checkIndexFiles(dirOf(collection), on_file);
    },
    async compact(collection, signal) {
      const found = await opened(collection);
      const gone = () => closed || found.dropped;
      await found.index.compact(() => !signal?.aborted && !gone());
      await inTurn(collection, async () => {
        if (!gone()) await found.index.flush();
      });
    },
    async stats(collection) {
      return (await opened(collection)).index.stats();
    },
    async close() {
      closed = true;
      await Promise.all(turns.values());
      const all = (await Promise.allSettled(collections.values())).flatMap((each) =>
        each.status === 'fulfilled' ? [each.value] : [],
      );
      for (const { index, quiet } of all) {
        clearTimeout(quiet);
        index.stop();
      }
      await threads.end();
      for (const { index } of all) index.close();
      collections.clear();
      searchers.clear();
    },
  };
}
