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

/** Reads the feed, each page once for all monitors that stand at the same place. */
export class FeedReader {
  readonly #corpus: Corpus;
  readonly #kept = new Map<string, Promise<ChangePage>>();
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

  async #read(collection: Collection<any>, after: number): Promise<ChangePage> {
    // one state for all that are read together
    this.#upto ??= this.#corpus.changes(collection, { after: 0, limit: 0 }).then(({ head }) => head);
    return this.#corpus.changes(collection, { after, upto: await this.#upto, limit: PAGE });
  }
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
  const read: { readonly collection: Collection<any>; readonly changes: RecordChange[]; readonly upto: number }[] = [];
  for (const collection of shelves) read.push({ collection, ...(await changesOf(collection, after, feed, notes)) });
  // where one shelf has more than an answer holds, what others tell beyond it is told with the rest
  const upto = Math.min(...read.map((each) => each.upto));
  const found = new Map(monitor.kinds.map((kind) => [kind, new Map<string, RecordChange[]>()]));
  for (const { collection, changes } of read) {
    const until = changes.filter(({ seq }) => seq <= upto);
    for (let at = 0; at < until.length; at += PAGE)
      await match(corpus, subject, collection, query, until.slice(at, at + PAGE), found);
  }
  const now = await subject.found?.(monitor.query, corpus);
  const differs: Readonly<Record<string, readonly string[]>> =
    now && before ? { [FOUND]: without(now, before), [LOST]: without(before, now) } : {};
  return {
    upto,
    notes: [...notes],
    kinds: monitor.kinds.map((kind) => {
      const told = found.get(kind)!;
      const standing = monitor.standing[kind] ?? [];
      for (const id of standing) told.delete(id);
      const ids = [...(first ? standing : []), ...told.keys(), ...(differs[kind] ?? [])];
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
  const changes: RecordChange[] = [];
  let upto = after;
  let more = true;
  for (let pages = 0; more && pages < MOST_PAGES; pages++) {
    const page = await feed.page(collection, upto);
    if (page.forgotten > after && pages === 0)
      notes.add('Changes of long ago were forgotten before they were asked for: this answer may lack some.');
    changes.push(...page.changes);
    ({ upto, more } = page);
  }
  if (more) notes.add('There is more than one answer holds: ask again for what follows.');
  return { changes, upto };
}

/** Adds the changes of a page whose records match: one search, restricted to what changed. */
async function match(
  corpus: Corpus,
  { collection: own, id_field, kinds }: Subject,
  collection: Collection<any>,
  query: Query,
  changes: readonly RecordChange[],
  found: ReadonlyMap<string, Map<string, RecordChange[]>>,
): Promise<void> {
  const wanted = new Map<string, readonly RecordChange[]>();
  for (const kind of found.keys()) {
    const declared = kinds[kind];
    if (declared && (declared.of ?? own) === collection)
      wanted.set(
        kind,
        changes.filter((change) => isOf(declared, change)),
      );
  }
  const ids = [...new Set([...wanted.values()].flat().map(({ id }) => id))];
  if (ids.length === 0) return;
  const matched = await matching(corpus, collection, collection === own ? id_field : 'ID', query, ids);
  for (const [kind, of] of wanted) {
    const { sets, feed } = kinds[kind]!;
    const hits = of.filter(({ id }) => matched.has(id));
    const told = sets ? await firstOfSets(corpus, collection, { ...sets, feed }, of, hits) : hits;
    const into = found.get(kind)!;
    for (const change of told) into.set(change.id, [...(into.get(change.id) ?? []), change]);
  }
}

const isOf = ({ feed, only, sets }: MonitorKind, change: RecordChange): boolean =>
  (feed.includes(change.kind) || sets?.members === change.kind) && (only?.(change) ?? true);

async function matching(
  corpus: Corpus,
  collection: Collection<any>,
  field: string,
  query: Query,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = { query: allOf({ kind: 'values', field, values: ids }, query), offset: 0, limit: ids.length };
  return new Set((await corpus.search(collection, asked)).hits.map(({ id }) => id));
}

/** Of members of new sets that match, the first of each set. */
async function firstOfSets(
  corpus: Corpus,
  collection: Collection<any>,
  { link, feed }: { readonly link: string; readonly feed: readonly string[] },
  all: readonly RecordChange[],
  hits: readonly RecordChange[],
): Promise<RecordChange[]> {
  const ids = [...new Set(all.map(({ id }) => id))];
  const groups = await corpus.groups(collection, ids, link);
  const setOf = ({ id }: RecordChange) => groups.get(id) ?? id;
  const fresh = new Set(all.filter(({ kind }) => feed.includes(kind)).map(setOf));
  const told = new Map<string | number, RecordChange>();
  for (const change of hits) {
    const set = setOf(change);
    if (fresh.has(set) && !told.has(set)) told.set(set, change);
  }
  return [...told.values()];
}
