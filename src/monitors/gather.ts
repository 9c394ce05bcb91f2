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
/** Pages kept for monitors that stand where another one stood. */
const MOST_KEPT = 50;

/** What some kinds tell of changes: the changes of each kind, and a query for all records that they are about. */
interface Selection {
  readonly wanted: ReadonlyMap<string, readonly RecordChange[]>;
  readonly ids: readonly string[];
  readonly query: Query;
}

/** Reads the feed, each page once for all monitors that stand at the same place, and what they all ask of it. */
export class FeedReader {
  readonly #corpus: Corpus;
  readonly #kept = new Map<string, Promise<ChangePage>>();
  readonly #selected = new WeakMap<readonly RecordChange[], Map<string, Selection>>();
  readonly #sets = new WeakMap<readonly RecordChange[], Map<string, Promise<ReadonlyMap<string, number>>>>();
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

  /** Sets of a link to which the records of changes belong. */
  sets(collection: Collection<any>, link: string, changes: readonly RecordChange[]) {
    return once(this.#sets, changes, `${collection.name} ${link}`, () =>
      this.#corpus.groups(collection, [...new Set(changes.map(({ id }) => id))], link),
    );
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
      if (until.length > 0) await match(corpus, subject, collection, query, until, found, feed);
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
  /** Of a kind that tells sets: those that are new, and those that were told. */
  readonly sets: { readonly fresh: Set<string | number>; readonly told: Set<string | number> };
}
const newSets = (): Found['sets'] => ({ fresh: new Set(), told: new Set() });

/** Adds the changes of a page whose records match: one search, restricted to what changed. */
async function match(
  corpus: Corpus,
  subject: Subject,
  collection: Collection<any>,
  query: Query,
  changes: readonly RecordChange[],
  found: ReadonlyMap<string, Found>,
  feed: FeedReader,
): Promise<void> {
  const { wanted, ids, query: changed } = feed.selection(subject, collection, [...found.keys()], changes);
  if (ids.length === 0) return;
  const asked = { query: allOf(changed, query), offset: 0, limit: ids.length };
  const matched = new Set((await corpus.search(collection, asked)).hits.map(({ id }) => id));
  for (const [kind, of] of wanted) {
    const { sets, feed: kinds } = subject.kinds[kind]!;
    const into = found.get(kind)!;
    const hits = of.filter(({ id }) => matched.has(id));
    const told = sets ? firstOfSets(await feed.sets(collection, sets.link, changes), kinds, of, hits, into.sets) : hits;
    for (const { id } of told) into.told.add(id);
  }
}

const isOf = ({ feed, only, sets }: MonitorKind, change: RecordChange): boolean =>
  (feed.includes(change.kind) || sets?.members === change.kind) && (only?.(change) ?? true);

/** Of members of new sets that match, the first of each set. `known`: what the changes before these have shown. */
function firstOfSets(
  sets: ReadonlyMap<string, number>,
  feed: readonly string[],
  all: readonly RecordChange[],
  hits: readonly RecordChange[],
  known: Found['sets'],
): RecordChange[] {
  const setOf = ({ id }: RecordChange) => sets.get(id) ?? id;
  for (const change of all) if (feed.includes(change.kind)) known.fresh.add(setOf(change));
  return hits.filter((change) => {
    const set = setOf(change);
    if (!known.fresh.has(set) || known.told.has(set)) return false;
    known.told.add(set);
    return true;
  });
}
