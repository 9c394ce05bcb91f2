import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { ChangePage, RecordChange } from '#corpus/watch.ts';
import type { Monitor, Told } from './store.ts';
import type { MonitorKind, Subject } from './subject.ts';

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
 * @throws ServiceError for a query that is no longer understood.
 */
export async function gather(
  corpus: Corpus,
  subject: Subject,
  monitor: Pick<Monitor, 'query' | 'kinds' | 'standing'>,
  { after, first }: { readonly after: number; readonly first: boolean },
  feed: FeedReader,
): Promise<Told & { readonly upto: number }> {
  const query = subject.read(monitor.query);
  const found = new Map(monitor.kinds.map((kind) => [kind, new Map<string, RecordChange[]>()]));
  const notes: string[] = [];
  let upto = after;
  let more = true;
  for (let pages = 0; more && pages < MOST_PAGES; pages++) {
    const page = await feed.page(subject.collection, upto);
    if (page.forgotten > after && pages === 0)
      notes.push('Changes of long ago were forgotten before they were asked for: this answer may lack some.');
    await match(corpus, subject, query, page.changes, found);
    ({ upto, more } = page);
  }
  if (more) notes.push('There is more than one answer holds: ask again for what follows.');
  return {
    upto,
    notes,
    kinds: monitor.kinds.map((kind) => {
      const told = found.get(kind)!;
      const standing = monitor.standing[kind] ?? [];
      for (const id of standing) told.delete(id);
      const ids = [...(first ? standing : []), ...told.keys()];
      return { kind, count: ids.length, ids };
    }),
  };
}

/** Adds the changes of a page whose records match: one search, restricted to what changed. */
async function match(
  corpus: Corpus,
  { collection, id_field, kinds }: Subject,
  query: Query,
  changes: readonly RecordChange[],
  found: ReadonlyMap<string, Map<string, RecordChange[]>>,
): Promise<void> {
  const wanted = new Map<string, readonly RecordChange[]>();
  for (const kind of found.keys()) {
    const declared = kinds[kind];
    if (declared)
      wanted.set(
        kind,
        changes.filter((change) => isOf(declared, change)),
      );
  }
  const ids = [...new Set([...wanted.values()].flat().map(({ id }) => id))];
  if (ids.length === 0) return;
  const matched = await matching(corpus, collection, id_field, query, ids);
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
