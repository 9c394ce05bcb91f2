import { type Clock, dayAt, systemClock } from '#clock.ts';
import type { Collection } from '#corpus/collection.ts';
import type { LinkedRecord, LinkedRecords } from '#corpus/corpus.ts';
import type { CorpusStore, LinkStore, RecordReading, RecordStore, StoredCorpus } from '#corpus/record-store.ts';
import { Completer, type Tied, type Unfinished } from '#corpus/records/completer.ts';
import { declaredOf } from '#corpus/records/declared.ts';
import type { OnStoreProgress } from '#corpus/records/declaring.ts';
import { Derivations } from '#corpus/records/derivations.ts';
import { KeptForms } from '#corpus/records/forms.ts';
import { linkedRecords, Ties, tiesAtOnce } from '#corpus/records/ties.ts';
import { loadWatches, watchAddresses } from '#corpus/watch.ts';
import { storeError } from '#storage/faults.ts';
import { inSlices } from '#turns.ts';
import { atOnce } from '#work.ts';
import { tryIndexLock } from '../lock.ts';
import { remakingIn } from '../remaking.ts';
import { ChangeReader } from './changes.ts';
import { RecordReader } from './reader.ts';
import { declareCollections } from './rebuild.ts';
import { loadResolvers, type ResolverModules, resolverAddresses } from './resolvers.ts';
import { openResolvers } from './rules.ts';
import { indexLockFile, openStore, openStoreForReading, storeFile } from './schema.ts';
import { sqliteTables } from './tables.ts';
import { WriterThread } from './writer-thread.ts';

/** Of what is kept of records: completed fields of some 10,000 patents, rows of some 40,000. */
const CACHE_BYTES = 64 << 20;
/** Records or identities that are looked up by one statement. */
const TOGETHER = 25;
const grouped = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, i) => all.slice(i * TOGETHER, (i + 1) * TOGETHER));
/** Records at the other ends of links of several records that are read at once. */
const MOST_TOGETHER = 1_000;

/** @param on_note Told in a sentence, in the context of who asked, what is left out since it is damaged. */
type OnNote = (sentence: string) => void;

/**
 * The records of a data directory in `corpus.sqlite`, which is made if there is none; those of an earlier version are
 * brought up to date. A thread of its own writes; reads are some microseconds each, in slices of the event loop.
 * @throws ServiceError with the remedy if it cannot be opened. Error if collections contradict each other.
 */
export async function openSqliteStore(
  dir: string,
  collections: readonly Collection<any>[],
  told: {
    readonly on_note?: OnNote | undefined;
    readonly on_progress?: OnStoreProgress | undefined;
    readonly clock?: Clock | undefined;
    /** Of what is kept of records in memory. */
    readonly cache_bytes?: number | undefined;
  } = {},
): Promise<CorpusStore> {
  const addresses = resolverAddresses(collections);
  const modules = await loadResolvers(addresses);
  const watches = watchAddresses(collections);
  const watched = await loadWatches(watches);
  const today = dayAt((told.clock ?? systemClock)());
  const db = openStore(dir);
  try {
    await declareCollections(db, collections, modules, told.on_progress, { watches: watched, today });
  } catch (cause) {
    throw sqliteFault(dir, cause);
  } finally {
    db.close();
  }
  const reading = readingOver(dir, collections, modules, told.on_note, told.clock, told.cache_bytes);
  const writer = new WriterThread(dir, addresses, watches);
  const records: RecordStore = {
    ...reading.records,
    // the writer's thread tells faults by itself; a refused call rejects, too
    async write(batch) {
      const { outcome, made } = await writer.write(batch);
      if (outcome.kind === 'written') for (const each of made) reading.completer.know(each);
      return outcome;
    },
    noteIndexed: async (collection, seq) => writer.noteIndexed(collection, seq),
    // asked every day, and at each start: mostly there is nothing, and no thread is started for it
    forgetChanges: async (before) => ((await reading.changedBefore(before)) ? writer.forgetChanges(before) : 0),
  };
  return {
    records,
    links: reading.links,
    still: (work) => reading.still(work),
    lockIndex: () => tryIndexLock(indexLockFile(dir)),
    remaking: remakingIn(dir),
    async close() {
      await writer.close();
      await reading.close();
    },
  };
}

/** The same to be read, where it is there. @throws ServiceError with the remedy if it cannot be read. */
export async function openSqliteStoreForReading(
  dir: string,
  collections: readonly Collection<any>[],
  on_note?: OnNote,
): Promise<StoredCorpus> {
  return readingOver(dir, collections, await loadResolvers(resolverAddresses(collections)), on_note);
}

function readingOver(
  dir: string,
  collections: readonly Collection<any>[],
  modules: ResolverModules,
  on_note?: OnNote,
  clock: Clock = systemClock,
  cache_bytes = CACHE_BYTES,
): StoredCorpus & { readonly completer: Completer; readonly changedBefore: (day: number) => Promise<boolean> } {
  const db = openStoreForReading(dir);
  const declared = declaredOf(collections);
  const ties = new Ties(sqliteTables(db), declared);
  const resolvers = openResolvers(db, modules);
  const completer = new Completer(
    collections,
    () => dayAt(clock()),
    {
      ties: tiesAtOnce(ties),
      read: (tied) => reader.asStored([tied]).get(tied.key),
      readAll: (tied) => reader.asStored(tied),
    },
    cache_bytes / 2,
  );
  const changes = new ChangeReader(db);
  const reader: RecordReader = new RecordReader(db, new Derivations(ties, resolvers.values()), on_note, {
    completer,
    forms: new KeptForms(cache_bytes / 2),
    shown: collections.flatMap(({ shown }) => shown?.of ?? []),
  });

  /** Runs what reads the store; what SQLite says becomes a ServiceError with the remedy. */
  const guarded = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw sqliteFault(dir, cause);
    }
  };
  /** One by one by key, in slices; what `of` knows nothing about is left out. */
  const each = <T>(keys: readonly string[], of: (key: string) => T | undefined): Promise<Map<string, T>> =>
    guarded(async () => {
      const found = new Map<string, T>();
      for await (const key of inSlices(keys)) {
        const value = of(key);
        if (value !== undefined) found.set(key, value);
      }
      return found;
    });

  const records: RecordReading = {
    collections: () => guarded(() => reader.collections()),
    lastSeq: () => guarded(() => reader.lastSeq()),
    get: <R>(collection: string, ids: readonly string[]) =>
      guarded(async () => {
        const found: Unfinished<R>[] = [];
        for await (const some of inSlices(grouped(ids))) found.push(...reader.unfinished<R>(collection, some));
        return reader.complete(collection, found);
      }),
    projected: (collection, ids, projection) =>
      guarded(async () => {
        const forms: ReturnType<typeof projection>[] = [];
        for await (const some of inSlices(grouped(ids))) forms.push(...reader.projected(collection, some, projection));
        return forms;
      }),
    completed: (collection, records, seqs) =>
      guarded(() =>
        reader.completed(
          collection.name,
          records.map((record, i) => ({ id: collection.id(record), seq: seqs[i]!, record })),
        ),
      ),
    stored: <R>(collection: string, ids: readonly string[]) => each(ids, (id) => reader.stored<R>(collection, id)),
    ids: (collection, after, limit) => guarded(() => reader.ids(collection, after, limit)),
    changesAfter: (collection, seq, limit, max_bytes) =>
      guarded(() => reader.changesAfter(collection, seq, limit, max_bytes)),
    changesOf: (collection, ids, seq, max_bytes) => guarded(() => reader.changesOf(collection, ids, seq, max_bytes)),
    changes: (collection, after, upto, limit) => guarded(() => changes.page(collection, after, upto, limit)),
    demoIds: (limit) => guarded(() => reader.demoIds(limit)),
    demoCounts: () => guarded(() => reader.demoCounts()),
  };

  async function allLinked(collection: string, ids: readonly string[], link: string) {
    const found = new Map<string, LinkedRecords>();
    for await (const some of inSlices(grouped(ids))) {
      const keyed = reader.keys(collection, some);
      const few = atOnce(ties.linkedByFew(collection, keyed, link, MOST_TOGETHER));
      const asStored = ({ collection, id }: Tied): LinkedRecord => ({ collection, id, stored: true });
      if (few) for (const { id, key } of keyed) found.set(id, { records: (few.get(key) ?? []).map(asStored) });
      // one by one: a work may be cited by a hundred thousand
      else
        for await (const one of inSlices(keyed))
          found.set(one.id, atOnce(linkedRecords(ties, collection, [one], link)).get(one.key)!);
    }
    return found;
  }
  const byResolver = new Map(collections.map(({ name, resolver }) => [name, new Set(resolver?.links)]));
  const links: LinkStore = {
    holders: (collection, lookup, values) =>
      guarded(async () => {
        const found = new Map<string, readonly string[]>();
        for await (const some of inSlices(grouped(values)))
          for (const [value, held] of atOnce(ties.holders(collection, lookup, some)))
            found.set(
              value,
              held.map(({ id }) => id),
            );
        return found;
      }),
    links: (collection, ids, name) =>
      byResolver.get(collection)?.has(name)
        ? each(ids, (id) => atOnce(resolvers.get(collection)!.links([id], name)).get(id))
        : guarded(() => allLinked(collection, ids, name)),
    groups: (collection, ids, name) =>
      each(ids, (id) => {
        const resolver = resolvers.get(collection);
        return resolver && atOnce(resolver.groups([id], name)).get(id);
      }),
  };
  return {
    records,
    links,
    completer,
    changedBefore: (day) => guarded(() => changes.before(day)),
    still: (work) =>
      guarded(async () => {
        db.exec('BEGIN');
        try {
          // the snapshot is taken by the first read
          return await work(reader.lastSeq());
        } finally {
          db.exec('COMMIT');
        }
      }),
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

const sqliteFault = (dir: string, cause: unknown): unknown =>
  (cause as { code?: string }).code === 'ERR_SQLITE_ERROR' ? storeError(cause, storeFile(dir)) : cause;
