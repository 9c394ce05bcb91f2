import { AGGREGATE_BOUNDS } from '#corpus/aggregation.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { ChangePage, RecordChange } from '#corpus/watch.ts';
import type { Monitor, Told } from './store.ts';
import { FOUND, LOST, type MonitorKind, type Subject } from './subject.ts';

/** Changes read at once. */
const PAGE = 5_000;
/** Pages that one answer tells of, at most: what comes after them is told by the next. */
const MOST_PAGES = 20;
/** Queries that are asked together, and records that one of them may find there: more are asked for by themselves. */
const TOGETHER = 100;
const MOST_EACH = AGGREGATE_BOUNDS.hits;
/** Pages kept for monitors that stand where another one stood. */
const MOST_KEPT = 50;

/** What some kinds tell of changes: the changes of each kind, and a query for all records that they are about. */
interface Selection {
  readonly wanted: ReadonlyMap<string, readonly RecordChange[]>;
  readonly ids: readonly string[];
  readonly query: Query;
}

/** To which set a record belongs, and the sets that are new. */
interface Sets {
  readonly setOf: (change: RecordChange) => string | number;
  readonly fresh: ReadonlySet<string | number>;
}

/** A query that waits to be asked together with others. */
interface Waiting {
  readonly query: Query;
  readonly found: PromiseWithResolvers<ReadonlySet<string>>;
}

/**
 * Reads the feed, each page once for all monitors that stand at the same place, and asks together what they all ask of
 * it.
 */
export class FeedReader {
  readonly #corpus: Corpus;
  readonly #kept = new Map<string, Promise<ChangePage>>();
  readonly #selected = new WeakMap<readonly RecordChange[], Map<string, Selection>>();
  readonly #sets = new WeakMap<readonly RecordChange[], Map<string, Promise<Sets>>>();
  readonly #waiting = new Map<Selection, Waiting[]>();
  #upto: Promise<number> | undefined;

  constructor(corpus: Corpus) {
    this.#corpus = corpus;
  }

  page(collection: Collection<any>, after: number): Promise<ChangePage> {
    const name = `${collection.name} ${after}`;
    let page = this.#kept.get(name);
    if (!page) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      page = this.#read(collection, after);
      this.#kept.set(name, page);
    }
    return page;
  }

  /** What these kinds of a subject tell of changes. The query is one for all who ask, and so it is compiled once. */
  selection(subject: Subject, collection: Collection<any>, kinds: readonly string[], changes: readonly RecordChange[]) {
    const { collection: own, id_field } = subject;
    return once(this.#selected, changes, `${subject.name} ${collection.name} ${kinds.join()}`, (): Selection => {
      const wanted = new Map<string, readonly RecordChange[]>();
      for (const kind of kinds) {
        const declared = subject.kinds[kind];
        if (declared && (declared.of ?? own) === collection)
          wanted.set(
            kind,
            changes.filter((change) => isOf(declared, change)),
          );
      }
      const ids = [...new Set([...wanted.values()].flat().map(({ id }) => id))];
      const field = collection === own ? id_field : 'ID';
      return { wanted, ids, query: { kind: 'values', field, values: ids } };
    });
  }

  /** Sets of a kind's link to which the records of changes belong. */
  sets(
    collection: Collection<any>,
    { feed, sets }: Required<Pick<MonitorKind, 'feed' | 'sets'>>,
    changes: readonly RecordChange[],
  ): Promise<Sets> {
    return once(this.#sets, changes, `${collection.name} ${sets.link} ${feed.join()}`, async () => {
      const of = await this.#corpus.groups(collection, [...new Set(changes.map(({ id }) => id))], sets.link);
      const setOf = ({ id }: RecordChange) => of.get(id) ?? id;
      return { setOf, fresh: new Set(changes.filter(({ kind }) => feed.includes(kind)).map(setOf)) };
    });
  }

  /**
   * Ids of the selected records that a query finds. Queries that come at once are asked together: the selection is read
   * once for all of them.
   */
  matched(collection: Collection<any>, selection: Selection, query: Query): Promise<ReadonlySet<string>> {
    const waiting = this.#waiting.get(selection) ?? [];
    if (waiting.length === 0) {
      this.#waiting.set(selection, waiting);
      setImmediate(() => this.#ask(collection, selection, waiting));
    }
    const found = Promise.withResolvers<ReadonlySet<string>>();
    waiting.push({ query, found });
    if (waiting.length === TOGETHER) this.#waiting.delete(selection);
    return found.promise;
  }

  async #ask(collection: Collection<any>, selection: Selection, waiting: readonly Waiting[]): Promise<void> {
    if (this.#waiting.get(selection) === waiting) this.#waiting.delete(selection);
    const alone = ({ query, found }: Waiting) => found.resolve(this.#search(collection, selection, query));
    if (waiting.length === 1) return alone(waiting[0]!);
    const queries = waiting.map(({ query }, i) => ({ name: String(i), query }));
    const hits = { ids: { measure: 'hits', size: MOST_EACH } } as const;
    try {
      const tree = { by: { asked: { axis: 'queries', queries, measures: hits } } } as const;
      const { by } = await this.#corpus.aggregate(collection, { query: selection.query }, tree);
      for (const [i, { count, measures }] of by!.asked!.buckets.entries())
        if (count > MOST_EACH) alone(waiting[i]!);
        else waiting[i]!.found.resolve(new Set((measures?.ids as readonly string[] | undefined) ?? []));
    } catch {
      // one that cannot be asked fails by itself, and keeps none of the others from its answer
      for (const each of waiting) alone(each);
    }
  }

  async #search(collection: Collection<any>, { ids, query: changed }: Selection, query: Query) {
    const asked = { query: allOf(changed, query), offset: 0, limit: ids.length };
    return new Set((await this.#corpus.search(collection, asked)).hits.map(({ id }) => id));
  }

  async #read(collection: Collection<any>, after: number): Promise<ChangePage> {
    // one state for all that are read together
    this.#upto ??= this.#corpus.changes(collection, { after: 0, limit: 0 }).then(({ head }) => head);
    return this.#corpus.changes(collection, { after, upto: await this.#upto, limit: PAGE });
  }
}

/** What was made of an object under a name, or is made now. */
function once<T>(kept: WeakMap<object, Map<string, T>>, of: object, name: string, make: () => T): T {
  let all = kept.get(of);
  if (!all) kept.set(of, (all = new Map()));
  let made = all.get(name);
  if (made === undefined) all.set(name, (made = make()));
  return made;
}

/**
 * What changed of the records that a monitor's query finds now, after one place of the feed: each record once per kind;
 * with the first answer also what was so already when the monitor was made.
 * @param before Ids that the query found at that place, of a subject that compares.
 * @throws ServiceError for a query that is no longer understood.
 */
export async function gather(
  corpus: Corpus,
  subject: Subject,
  monitor: Pick<Monitor, 'query' | 'kinds' | 'standing'>,
  { after, first, before }: { readonly after: number; readonly first: boolean; readonly before?: readonly string[] },
  feed: FeedReader,
): Promise<Told & { readonly upto: number }> {
  const query = await subject.read(monitor.query, corpus);
  const notes = new Set<string>();
  const shelves = new Set(monitor.kinds.flatMap((kind) => subject.kinds[kind]?.of ?? subject.collection));
  const read: { readonly collection: Collection<any>; readonly pages: readonly ChangePage[]; readonly upto: number }[] =
    [];
  for (const collection of shelves) read.push({ collection, ...(await changesOf(collection, after, feed, notes)) });
  // where one shelf has more than an answer holds, what others tell beyond it is told with the rest
  const upto = Math.min(...read.map((each) => each.upto));
  const found = new Map(monitor.kinds.map((kind) => [kind, { told: new Set<string>(), sets: newSets() }]));
  for (const { collection, pages } of read)
    for (const { changes } of pages) {
      const until = (changes.at(-1)?.seq ?? 0) <= upto ? changes : changes.filter(({ seq }) => seq <= upto);
      if (until.length > 0) await match(subject, collection, query, until, found, feed);
    }
  const now = await subject.found?.(monitor.query, corpus);
  const differs: Readonly<Record<string, readonly string[]>> =
    now && before ? { [FOUND]: without(now, before), [LOST]: without(before, now) } : {};
  return {
    upto,
    notes: [...notes],
    kinds: monitor.kinds.map((kind) => {
      const { told } = found.get(kind)!;
      const standing = monitor.standing[kind] ?? [];
      for (const id of standing) told.delete(id);
      const ids = [...(first ? standing : []), ...told, ...(differs[kind] ?? [])];
      return { kind, count: ids.length, ids };
    }),
    ...(now && { found: now }),
  };
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return all.filter((id) => !known.has(id));
}

/** Changes of a collection after one place of the feed, as far as one answer reads. */
async function changesOf(collection: Collection<any>, after: number, feed: FeedReader, notes: Set<string>) {
  const pages: ChangePage[] = [];
  let upto = after;
  let more = true;
  while (more && pages.length < MOST_PAGES) {
    const page = await feed.page(collection, upto);
    if (page.forgotten > after && pages.length === 0)
      notes.add('Changes of long ago were forgotten before they were asked for: this answer may lack some.');
    pages.push(page);
    ({ upto, more } = page);
  }
  if (more) notes.add('There is more than one answer holds: ask again for what follows.');
  return { pages, upto };
}

/** What one kind tells, as it is gathered page by page. */
interface Found {
  /** Ids of records, each once. */
  readonly told: Set<string>;
  /** Of a kind that tells sets: those that are new, by page, and those that were told. */
  readonly sets: { readonly fresh: ReadonlySet<string | number>[]; readonly told: Set<string | number> };
}
const newSets = (): Found['sets'] => ({ fresh: [], told: new Set() });

/** Adds the changes of a page whose records match. */
async function match(
  subject: Subject,
  collection: Collection<any>,
  query: Query,
  changes: readonly RecordChange[],
  found: ReadonlyMap<string, Found>,
  feed: FeedReader,
): Promise<void> {
  const selection = feed.selection(subject, collection, [...found.keys()], changes);
  if (selection.ids.length === 0) return;
  const matched = await feed.matched(collection, selection, query);
  for (const [kind, of] of selection.wanted) {
    const { sets, feed: kinds } = subject.kinds[kind]!;
    const into = found.get(kind)!;
    const hits = matched.size === 0 ? [] : of.filter(({ id }) => matched.has(id));
    const told = sets ? firstOfSets(await feed.sets(collection, { feed: kinds, sets }, of), hits, into.sets) : hits;
    for (const { id } of told) into.told.add(id);
  }
}

const isOf = ({ feed, only, sets }: MonitorKind, change: RecordChange): boolean =>
  (feed.includes(change.kind) || sets?.members === change.kind) && (only?.(change) ?? true);

/** Of members of new sets that match, the first of each set. `known`: what the changes before these have shown. */
function firstOfSets({ setOf, fresh }: Sets, hits: readonly RecordChange[], known: Found['sets']): RecordChange[] {
  known.fresh.push(fresh);
  return hits.filter((change) => {
    const set = setOf(change);
    if (known.told.has(set) || !known.fresh.some((sets) => sets.has(set))) return false;
    known.told.add(set);
    return true;
  });
}
