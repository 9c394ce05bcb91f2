import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '#corpus/collection.ts';
import type { IndexProgress, SearchEngine, SharedIndex } from '#corpus/engine.ts';
import type { Finding } from '#corpus/finding.ts';
import { decode } from '#corpus/records/codec.ts';
import { ServiceError } from '#errors.ts';
import { isHeld, tryIndexLock } from '#stores/sqlite/lock.ts';
import { askForRemaking } from '#stores/sqlite/remaking.ts';
import { Database, type DatabaseOptions, type Sql } from '../database.ts';
import { recompute } from './declared.ts';
import { openCorpus } from './open-corpus.ts';
import { openPostgresStoreForReading } from './store.ts';
import { blobOf } from './tables.ts';

export interface MaintenanceOptions extends DatabaseOptions {
  readonly dir: string;
  readonly collections: readonly Collection<any>[];
  /** Of this machine. Closed at the end. */
  readonly engine: SearchEngine;
}

const lockFile = (dir: string) => join(dir, 'index.lock');
const lockOf = (dir: string) => (existsSync(dir) ? tryIndexLock(lockFile(dir)) : undefined);

const held = (dir: string) =>
  new ServiceError('busy', `A running Priora holds the index of ${dir}: stop it, then run \`priora reindex\` again.`, {
    dir,
  });

export type ReindexOptions = MaintenanceOptions & {
  readonly on_progress?: (progress: IndexProgress) => void;
};

/**
 * Computes everything derived from the records of a database again: what ties them, for all services that share it and
 * while they run, then the index: that of this machine, which a running service that holds it makes anew itself, or the
 * one of all services. Either is made beside the one that is asked. Answers the number of records indexed.
 * @throws ServiceError what the service says when it cannot; `busy` if one begins meanwhile.
 */
export function reindex(options: ReindexOptions): Promise<{ records: number }> {
  const { shared } = options.engine;
  return shared ? rebuildShared(options, shared) : reindexHere(options);
}

async function reindexHere({ on_progress, ...options }: ReindexOptions): Promise<{ records: number }> {
  const { dir, collections, engine } = options;
  const recomputed = () =>
    withDatabase({ ...options, statement_ms: 0 }, (database) => recompute(database, collections));
  try {
    const isAsked = () => existsSync(dir) && isHeld(lockFile(dir));
    if (isAsked()) {
      await recomputed();
      if (await askForRemaking(dir, isAsked, on_progress)) {
        const records = await recordsIn(options);
        await engine.close();
        return { records };
      }
    }
    const lock = lockOf(dir);
    if (!lock) throw held(dir);
    try {
      for (const collection of collections) await engine.drop(collection);
    } finally {
      lock.release();
    }
    await recomputed();
  } catch (cause) {
    await engine.close();
    throw cause;
  }
  const corpus = await openCorpus({ ...options, ...(on_progress && { on_progress }) });
  try {
    const status = await corpus.status();
    if (status.some((row) => row.indexed_seq < row.stored_seq)) throw held(dir);
    for (const collection of collections) await engine.compact(collection);
    return { records: status.reduce((sum, row) => sum + row.records, 0) };
  } finally {
    await corpus.close();
  }
}

async function recordsIn({ collections, ...options }: MaintenanceOptions): Promise<number> {
  const store = await openPostgresStoreForReading(options, collections);
  try {
    return (await store.records.collections()).reduce((sum, row) => sum + row.records, 0);
  } finally {
    await store.close();
  }
}

async function rebuildShared(
  { on_progress, ...options }: ReindexOptions,
  shared: SharedIndex,
): Promise<{ records: number }> {
  const { collections, engine } = options;
  try {
    return await withDatabase({ ...options, statement_ms: 0 }, async (database) => {
      if (!(await database.lead(`rebuild ${shared.name(collections)}`)))
        throw new ServiceError('busy', 'Another `priora reindex` is under way: wait until it has ended.');
      await recompute(database, collections);
      const store = await openPostgresStoreForReading(options, collections);
      try {
        const { records } = store;
        const stored_seq = await records.lastSeq();
        await shared.rebuild(collections, (collection, applied_seq) => {
          on_progress?.({ collection: collection.name, applied_seq, stored_seq });
          return records.changesAfter(collection, applied_seq);
        });
        return { records: (await records.collections()).reduce((sum, row) => sum + row.records, 0) };
      } finally {
        await store.close();
      }
    });
  } finally {
    await engine.close();
  }
}

async function withDatabase<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = new Database({ ...options, connections: 1 });
  const port = database.port();
  try {
    return await work(database);
  } finally {
    await port.close();
  }
}

const RESTORE = 'Restore a backup of the database.';
const REIMPORT = 'Import the record again from its source.';
const REINDEX = 'Run `priora reindex`: it computes relations from the records again.';
/** At most so many findings of one kind are reported one by one. */
const REPORTED = 20;
/** Records of each collection that are unpacked where not all are. */
const SAMPLE = 1_000;
/** Records that are read at once. */
const TOGETHER = 200;

/** Each a fault in words, and what counts it: the end of `select count(*) from`. */
const RULES: readonly (readonly [fault: string, remedy: string, sql: string])[] = [
  [
    'records have no body',
    RESTORE,
    'corpus_records r left join corpus_bodies b using (key) where not r.deleted and b.key is null',
  ],
  [
    'bodies belong to no record',
    RESTORE,
    'corpus_bodies b left join corpus_records r using (key) where r.key is null or r.deleted',
  ],
  [
    'sequence numbers are beyond the last one given',
    RESTORE,
    '(select seq from corpus_records union all select seq from corpus_derived) s where seq > (select last_seq from corpus)',
  ],
  [
    'collections count another number of records than they hold',
    RESTORE,
    `corpus_collections c where records <>
      (select count(*) from corpus_records r where r.collection = c.collection and not r.deleted)`,
  ],
  [
    'identities or links belong to no record',
    REINDEX,
    `(select key from corpus_identities union select key from corpus_ties) t left join corpus_records r using (key)
      where r.key is null or r.deleted`,
  ],
  [
    'patents have no relations',
    REINDEX,
    `corpus_records r join corpus_collections c using (collection) left join corpus_publications p on p.key = r.key
      where c.name = 'patents' and not r.deleted and (p.key is null or p.simple_family is null or p.extended_family is null)`,
  ],
  [
    'relations belong to no record',
    REINDEX,
    'corpus_publications p left join corpus_records r using (key) where r.key is null or r.deleted',
  ],
];

/**
 * Examines the records of a database without changing them, also while services run. Empty when all is sound.
 * @throws ServiceError if the database cannot be reached.
 */
export function examineRecords({
  collections,
  full = false,
  on_progress,
  ...options
}: DatabaseOptions & {
  readonly collections: readonly Collection<any>[];
  /** Unpacks every record instead of some of them. */
  readonly full?: boolean;
  readonly on_progress?: (step: string) => void;
}): Promise<Finding[]> {
  return withDatabase({ ...options, statement_ms: 0 }, (database) =>
    database.reading(async (sql) => {
      on_progress?.('checking records in the database');
      const findings: Finding[] = [];
      for (const [fault, remedy, from] of RULES) {
        const { n } = (await sql.row(`select count(*) as n from ${from}`))!;
        if (n > 0) findings.push({ area: 'records', severity: 'error', message: `${n} ${fault}.`, remedy });
      }
      for (const collection of collections) findings.push(...(await unpacked(sql, collection, full)));
      return findings;
    }),
  );
}

/** Records that cannot be unpacked, or are others than their id says. */
async function unpacked(sql: Sql, collection: Collection<any>, full: boolean): Promise<Finding[]> {
  const wrong: string[] = [];
  for (let last = 0, read = 0; full || read < SAMPLE; ) {
    const rows = await sql.rows(
      `select r.key, r.id, b.codec, b.head, b.apart from corpus_records r join corpus_bodies b using (key)
       join corpus_collections c using (collection) where c.name = $1 and r.key > $2 order by r.key limit $3`,
      ...[collection.name, last, TOGETHER],
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      try {
        const id = collection.id(structuredClone(decode<any>(blobOf(row))));
        if (id !== row.id) wrong.push(`${row.id} holds the record of ${id}`);
      } catch (cause) {
        wrong.push(`${row.id} cannot be unpacked: ${(cause as Error).message}`);
      }
    }
    last = rows.at(-1)!.key;
    read += rows.length;
  }
  const more = wrong.length > REPORTED ? [`${wrong.length - REPORTED} more are not reported one by one`] : [];
  return [...wrong.slice(0, REPORTED), ...more].map((what) => ({
    ...{ area: 'records', severity: 'error', message: `${collection.name}: ${what}.`, remedy: REIMPORT },
  }));
}
