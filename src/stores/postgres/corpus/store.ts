import { join } from 'node:path';
import { type Clock, dayAt, systemClock } from '#clock.ts';
import type { Collection } from '#corpus/collection.ts';
import type { LinkedRecords } from '#corpus/corpus.ts';
import type { CorpusStore, RecordReading, StoredCorpus, StoredRecord } from '#corpus/record-store.ts';
import { changeOf, type FedRow } from '#corpus/records/changes.ts';
import { decode, decodeWhole, type RecordBlob } from '#corpus/records/codec.ts';
import { Completer, type Completing, type Tied, type Unfinished } from '#corpus/records/completer.ts';
import { declaredOf } from '#corpus/records/declared.ts';
import type { OnStoreProgress } from '#corpus/records/declaring.ts';
import { Derivations } from '#corpus/records/derivations.ts';
import { changesAfter, changesOf, type Following } from '#corpus/records/following.ts';
import { KeptForms } from '#corpus/records/forms.ts';
import type { RecordResolver } from '#corpus/records/resolving.ts';
import { linkedRecords, Ties } from '#corpus/records/ties.ts';
import { Unpacking } from '#corpus/records/unpacking.ts';
import { loadWatches, type RecordChange, watchAddresses } from '#corpus/watch.ts';
import { tryIndexLock } from '#stores/sqlite/lock.ts';
import { remakingIn } from '#stores/sqlite/remaking.ts';
import { inSlices } from '#turns.ts';
import { inTime } from '#work.ts';
import { Database, type DatabaseOptions, type Row, type Sql } from '../database.ts';
import { declareCollections } from './declared.ts';
import { Names } from './names.ts';
import { completingOver, openResolvers, resolvedBy } from './rules.ts';
import { blobOf, followedTables, type Over, tieTables, WRITTEN } from './tables.ts';
import { WriterThread } from './writer-thread.ts';

type OnNote = (sentence: string) => void;

/** Of what is kept of records: completed fields of some 10,000 patents, rows of some 40,000. */
const CACHE_BYTES = 64 << 20;
/** Records that are read at once. */
const TOGETHER = 200;

const grouped = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, i) => all.slice(i * TOGETHER, (i + 1) * TOGETHER));

/** What a corpus in a database is opened with. */
export interface PostgresCorpusOptions extends DatabaseOptions {
  /** Where this machine keeps what it makes of the records; its path is how this service is called in the database. */
  readonly dir: string;
  /** @param on_note Told in a sentence, in the context of who asked, what is left out since it is damaged. */
  readonly on_note?: OnNote | undefined;
  readonly on_progress?: OnStoreProgress | undefined;
  readonly clock?: Clock | undefined;
  /** Of what is kept of records in memory: rows of lists, and what completes records. Default: 64 MiB. */
  readonly cache_bytes?: number | undefined;
}

/**
 * The records of a database, which any number of services share; tables are made if there are none, and those of an
 * earlier version are brought up to date. A thread of its own writes, with a connection of its own.
 * @throws ServiceError with the remedy if it cannot be opened. Error if collections contradict each other.
 */
export async function openPostgresStore(
  { dir, on_note, on_progress, clock = systemClock, cache_bytes, ...options }: PostgresCorpusOptions,
  collections: readonly Collection<any>[],
): Promise<CorpusStore> {
  const watches = watchAddresses(collections);
  const database = new Database(options);
  const port = database.port();
  try {
    // others wait for what is declared once
    const declaring = new Database({ ...options, connections: 1, statement_ms: 0 });
    const held = declaring.port();
    try {
      const today = dayAt(clock());
      await declareCollections(declaring, new Names(), collections, await loadWatches(watches), today, on_progress);
    } finally {
      await held.close();
    }
  } catch (cause) {
    await port.close();
    throw database.fault(cause);
  }
  const reading = new Reading(database, dir, collections, clock, on_note, cache_bytes);
  const writer = new WriterThread({ url: options.url, resolved: resolvedBy(collections), watches });
  return {
    records: {
      ...reading.records,
      async write(batch) {
        const { outcome, made } = await writer.write(batch);
        if (outcome.kind === 'written') for (const each of made) reading.completer.know(each);
        return outcome;
      },
      noteIndexed: (collection, seq) => writer.noteIndexed(dir, collection, seq),
      forgetChanges: (before) => writer.forgetChanges(before),
    },
    links: reading.links,
    still: (work) => reading.still(work),
    lockIndex: () => tryIndexLock(join(dir, 'index.lock')),
    remaking: remakingIn(dir),
    lead: (work) => database.lead(work),
    onWritten: (wake) => database.listen(WRITTEN, wake),
    async close() {
      await writer.close();
      await port.close();
    },
  };
}

/** The same to be read. @throws ServiceError with the remedy if it cannot be read. */
export async function openPostgresStoreForReading(
  { dir, on_note, clock = systemClock, cache_bytes, ...options }: PostgresCorpusOptions,
  collections: readonly Collection<any>[],
): Promise<StoredCorpus> {
  const database = new Database(options);
  const port = database.port();
  const reading = new Reading(database, dir, collections, clock, on_note, cache_bytes);
  return {
    records: reading.records,
    links: reading.links,
    still: (work) => reading.still(work),
    close: () => port.close(),
  };
}

/** What is read of the records of a database: each call a few statements, whatever it is about. */
class Reading {
  readonly completer: Completer;
  readonly #database: Database;
  readonly #place: string;
  readonly #names = new Names();
  readonly #collections: readonly Collection<any>[];
  readonly #unpacking: Unpacking;
  readonly #forms: KeptForms;
  readonly #each: Sql;
  /** Of one moment, while something is read that must stay as it is. */
  #still: Sql | undefined;

  constructor(
    database: Database,
    place: string,
    collections: readonly Collection<any>[],
    clock: Clock,
    on_note: OnNote | undefined,
    cache_bytes = CACHE_BYTES,
  ) {
    this.#database = database;
    this.#place = place;
    this.#collections = collections;
    this.#unpacking = new Unpacking(on_note, 'Import it again from its source.');
    this.completer = new Completer(collections, () => dayAt(clock()), undefined, cache_bytes / 2);
    this.#forms = new KeptForms(cache_bytes / 2);
    this.#each = {
      rows: async (text, ...values) => (await database.query(text, values)).rows,
      row: async (text, ...values) => (await database.query(text, values)).rows[0],
      run: async (text, ...values) => (await database.query(text, values)).rowCount ?? 0,
    };
  }

  /** See `StoredCorpus.still`. */
  still<T>(work: (seq: number) => Promise<T>): Promise<T> {
    return this.#database.reading(async (sql) => {
      this.#still = sql;
      try {
        return await work(await this.records.lastSeq());
      } finally {
        this.#still = undefined;
      }
    });
  }

  readonly #over: Over = () => this.#still ?? this.#each;

  /** Knows the number of a collection, if anything was written to it. */
  async #knows(collection: string): Promise<boolean> {
    if (!this.#names.has(collection)) await this.#names.read(this.#over());
    return this.#names.has(collection);
  }

  #parts(over: Over): Following & { readonly ties: Ties; readonly resolvers: ReadonlyMap<string, RecordResolver> } {
    const ties = new Ties(tieTables(over, this.#names), declaredOf(this.#collections));
    const resolvers = openResolvers(over, resolvedBy(this.#collections));
    return {
      ties,
      resolvers,
      tables: followedTables(over, this.#names),
      derivations: new Derivations(ties, resolvers.values()),
      completing: this.#completing(over, ties),
      readable: (collection, id, blob) => this.#unpacking.of(collection, id, blob),
    };
  }

  #completing(over: Over, ties: Ties): Completing {
    const unpack = ({ collection, id }: Tied, blob: RecordBlob) => this.#unpacking.of(collection, id, blob);
    return completingOver(over, this.completer, ties, unpack);
  }

  readonly #current = this.#lazily(() => this.#parts(this.#over));

  #lazily<T>(make: () => T): () => T {
    let made: T | undefined;
    return () => (made ??= make());
  }

  /** Several statements of one moment. */
  #moment<T>(work: (parts: Following) => Promise<T>): Promise<T> {
    if (this.#still) return work(this.#current());
    return this.#database.reading((sql) => work(this.#parts(() => sql)));
  }

  /** Rows of stored records with their bodies, by id. */
  async #rows(collection: string, ids: readonly string[]): Promise<Map<string, Row>> {
    const rows = await this.#over().rows(
      `select r.id, r.key, r.seq, r.arrived, b.codec, b.head, b.apart from corpus_records r join corpus_bodies b using (key)
       where r.collection = $1 and r.id = any($2::text[])`,
      this.#names.collection(collection),
      ids,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Numbers of the last writes of stored records, by id. */
  async #versions(collection: string, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#over().rows(
      'select id, seq from corpus_records where collection = $1 and id = any($2::text[]) and not deleted',
      this.#names.collection(collection),
      ids,
    );
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  /** Completed records with their numbers, in the order of the ids. */
  async #finished<R>(collection: string, ids: readonly string[]): Promise<readonly Unfinished<R>[]> {
    const rows = ids.length > 0 ? await this.#rows(collection, ids) : new Map<string, Row>();
    const found: Unfinished<R>[] = [];
    for await (const id of inSlices(ids)) {
      const row = rows.get(id);
      const record = row && this.#unpacking.of<R>(collection, id, blobOf(row));
      if (row && record) found.push({ key: row.key, id, seq: row.seq, record });
    }
    const records = await inTime(this.#current().completing.complete(collection, found));
    return found.map((one, i) => ({ ...one, record: records[i]! }));
  }

  readonly records: RecordReading = {
    collections: async () =>
      (await this.#over().rows(
        `select c.name, c.records, c.last_seq, coalesce(i.seq, 0) as indexed_seq from corpus_collections c
         left join corpus_indexed i on i.collection = c.name and i.place = $1 order by c.collection`,
        this.#place,
      )) as never,
    lastSeq: async () => (await this.#over().row('select last_seq from corpus'))!.last_seq,
    get: async <R>(collection: string, ids: readonly string[]) => {
      if (!(await this.#knows(collection))) return [];
      const found: R[] = [];
      for (const some of grouped(ids))
        found.push(...(await this.#finished<R>(collection, some)).map(({ record }) => record));
      return found;
    },
    projected: async (collection, ids, projection) => {
      type Form = ReturnType<typeof projection>;
      if (!(await this.#knows(collection))) return [];
      const day = this.completer.dayOf(collection);
      const kept = this.#forms.made(collection, projection);
      const found: Form[] = [];
      for (const some of grouped(ids)) {
        const seqs = await this.#versions(collection, some);
        const isNow = (id: string) => kept.get(id)?.seq === seqs.get(id) && kept.get(id)?.day === day;
        const forms = new Map(some.flatMap((id): [string, Form][] => (isNow(id) ? [[id, kept.get(id)!.form]] : [])));
        const unmade = some.filter((id) => seqs.has(id) && !forms.has(id));
        for await (const { id, seq, record } of inSlices(await this.#finished<any>(collection, unmade))) {
          const { told } = this.#unpacking;
          const form = projection(record);
          // what is damaged is told to each who asks
          if (told === this.#unpacking.told) this.#forms.keep(collection, projection, { id, seq, day }, 0, form);
          forms.set(id, form);
        }
        found.push(...some.flatMap((id) => (forms.has(id) ? [forms.get(id)!] : [])));
      }
      return found;
    },
    completed: async (collection, records, seqs) => {
      const { name } = collection;
      if (!this.completer.completes(name) || !(await this.#knows(name))) return records;
      const ids = records.map((record) => collection.id(record));
      const rows = await inTime(tieTables(this.#over, this.#names).byId(name, ids));
      const keys = new Map(rows.map(({ id, key }) => [id, key]));
      const own = ids.flatMap((id, i) => {
        const key = keys.get(id);
        return key === undefined ? [] : [{ i, id, key, seq: seqs[i]!, record: { ...records[i]! } }];
      });
      const completed = [...records];
      const made = await inTime(this.#current().completing.complete(name, own));
      for (const [n, record] of made.entries()) completed[own[n]!.i] = record;
      return completed;
    },
    stored: async <R>(collection: string, ids: readonly string[]) => {
      const found = new Map<string, StoredRecord<R>>();
      if (!(await this.#knows(collection))) return found;
      for (const some of grouped(ids))
        for (const [id, row] of await this.#rows(collection, some)) {
          const blob = blobOf(row);
          found.set(id, {
            seq: row.seq,
            arrived: row.arrived,
            read: () => decode<R>(blob),
            whole: () => decodeWhole<R>(blob),
          });
        }
      return found;
    },
    ids: async (collection, after, limit) => {
      if (!(await this.#knows(collection))) return [];
      const rows = await this.#over().rows(
        'select id from corpus_records where collection = $1 and not deleted and id > $2 order by id limit $3',
        ...[this.#names.collection(collection), after, limit],
      );
      return rows.map(({ id }) => id);
    },
    changesAfter: async (collection, seq, limit, max_bytes) => {
      if (!(await this.#knows(collection.name))) return [];
      return this.#moment((parts) => inTime(changesAfter(parts, collection, seq, limit, max_bytes)));
    },
    changesOf: async (collection, ids, seq, max_bytes) => {
      if (!(await this.#knows(collection.name))) return { changes: [], taken: ids.length };
      return this.#moment((parts) => inTime(changesOf(parts, collection, ids, seq, max_bytes)));
    },
    changes: async (collection, after, upto, limit) => {
      const from = `from corpus_changes h join corpus_records a on a.key = h.about join corpus_collections c on c.collection = a.collection
        where c.name = $1 and h.seq > $2 and h.seq <= $3`;
      // those of one number stay together
      const rows = (await this.#over().rows(
        `select s.*, m.id as by_id, n.name as by_name from (
           select h.seq, h.kind, h.day, h.facts, h.key, a.id ${from} order by h.seq fetch first $4 rows with ties
         ) s join corpus_records m on m.key = s.key join corpus_collections n on n.collection = m.collection
         order by s.seq, s.kind, s.id`,
        ...[collection, after, upto, limit],
      )) as unknown as readonly FedRow[];
      const changes = rows.map((row): RecordChange => changeOf(collection, row));
      const last = changes.at(-1)?.seq ?? after;
      const more =
        changes.length >= limit &&
        (await this.#over().row(`select 1 ${from} limit 1`, collection, last, upto)) !== undefined;
      const forgotten = (await this.#over().row('select forgotten from corpus'))!.forgotten;
      return { changes, upto: more ? last : Math.max(after, upto), more, head: upto, forgotten };
    },
    demoIds: async (limit) =>
      (await this.#over().rows(
        `select c.name, r.id from corpus_records r join corpus_collections c using (collection)
         where r.demo order by r.key limit $1`,
        limit,
      )) as never,
    demoCounts: async () => {
      const rows = await this.#over().rows(`select c.name, count(*) as n from corpus_records r
        join corpus_collections c using (collection) where r.demo group by c.name`);
      return new Map(rows.map(({ name, n }) => [name, n]));
    },
  };

  readonly links: StoredCorpus['links'] = {
    holders: async (collection, lookup, values) => {
      const found = new Map<string, readonly string[]>();
      if (!(await this.#knows(collection))) return found;
      for (const some of grouped(values))
        for (const [value, held] of await inTime(this.#current().ties.holders(collection, lookup, some)))
          found.set(
            value,
            held.map(({ id }) => id),
          );
      return found;
    },
    links: async (collection, ids, name) => {
      const found = new Map<string, LinkedRecords>();
      if (!(await this.#knows(collection))) return found;
      const { ties, resolvers } = this.#current();
      const byResolver = this.#collections.find((each) => each.name === collection)?.resolver?.links.includes(name);
      for (const some of grouped(ids)) {
        if (byResolver) {
          const linked = await inTime(resolvers.get(collection)!.links(some, name));
          for (const id of some) if (linked.has(id)) found.set(id, linked.get(id)!);
          continue;
        }
        const rows = new Map(
          (await inTime(tieTables(this.#over, this.#names).byId(collection, some))).map((row) => [row.id, row]),
        );
        const keyed = some.flatMap((id) => rows.get(id) ?? []);
        const linked = await inTime(linkedRecords(ties, collection, keyed, name));
        for (const { id, key } of keyed) found.set(id, linked.get(key)!);
      }
      return found;
    },
    groups: async (collection, ids, name) => {
      const resolver = (await this.#knows(collection)) ? this.#current().resolvers.get(collection) : undefined;
      return resolver ? inTime(resolver.groups(ids, name)) : new Map();
    },
  };
}
