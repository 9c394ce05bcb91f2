import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ServiceError } from '#errors.ts';
import { storeError } from '#storage/faults.ts';

/**
 * An SQLite file of a data folder. What opens, examines, saves and brings back a data folder knows its stores by these
 * declarations alone.
 */
export interface SqliteStore {
  /** Its name within the data folder. */
  readonly file: string;
  /** What it holds, in words that end a sentence: `accounts, keys and usage`. */
  readonly holds: string;
  /** SQLite's `user_version` of files that this version of Priora writes. A file of a greater one is refused. */
  readonly version: number;
  /** Tables that every file of it has: another file under its name is told by them. */
  readonly tables: readonly string[];
  /** Tables that it may have beside. */
  readonly more_tables?: readonly string[];
  /** Columns that hold JSON, as `table.column`. */
  readonly json?: readonly string[];
  /** SQLite's `application_id` of the file. */
  readonly application_id?: number;
  /** Pragmas of a file that is made, before its first table. */
  readonly made_with?: string;
  /** Makes the tables (`from` 0), or brings those of an older version up to date; within a transaction. */
  readonly migrate: (db: DatabaseSync, from: number) => void;
}

/** The file may not be written, or is to be recovered by a connection that may. */
const SQLITE_READONLY = 8;
/** A file with one page, its first, has no table. */
const LARGEST_PAGE_BYTES = 65_536;

/** How long a statement waits for another process's transaction. */
const WAIT_MS = 5000;

/**
 * Runs `work` as one transaction of writes: all of it is kept, durably, or nothing. The error that `work` or the commit
 * ended with is the one that is thrown: SQLite rolls back by itself when the disk is full, and a second rollback must
 * not hide why.
 * @param keep Whether the result is worth keeping; else everything is undone. Default: always.
 */
export function transaction<T>(db: DatabaseSync, work: () => T, keep: (result: T) => boolean = () => true): T {
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec(keep(result) ? 'commit' : 'rollback');
    return result;
  } catch (cause) {
    if (db.isTransaction) db.exec('rollback');
    throw cause;
  }
}

/** As `transaction`, for work that lets others have their turn; the connection must be nobody else's. */
export async function longTransaction<T>(db: DatabaseSync, work: () => Promise<T>): Promise<T> {
  db.exec('begin immediate');
  try {
    const result = await work();
    db.exec('commit');
    return result;
  } catch (cause) {
    if (db.isTransaction) db.exec('rollback');
    throw cause;
  }
}

export const versionOf = (db: DatabaseSync): number =>
  (db.prepare('pragma user_version').get() as { user_version: number }).user_version;

/**
 * Opens a store for writing, makes it if there is none, and brings it up to date. Durable at every commit (WAL,
 * `synchronous=FULL`), foreign keys held.
 * @throws ServiceError that names the file, what is wrong with it and the remedy: written by a newer Priora, another
 * program's, damaged, cut off, disk full.
 */
export function openSqlite(path: string, store: SqliteStore): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: WAIT_MS });
    checkIdentity(db, path, store);
    if (store.made_with && versionOf(db) === 0) db.exec(store.made_with);
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    bringUpToDate(db, store);
    return db;
  } catch (cause) {
    db?.close();
    throw damagedStore(cause, path, store);
  }
}

/**
 * Opens an existing store for reading; sees every commit of other connections. A transaction that a kill cut off before
 * the store had its write-ahead log is rolled back first, which only a writer can do.
 * @throws ServiceError as `openSqlite`, and if it is empty.
 */
export function openSqliteForReading(path: string, store: SqliteStore): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = openRolledBack(path);
    checkIdentity(db, path, store);
    if (hasNoTable(db))
      throw new ServiceError('internal', `The store ${path} is empty. ${remedyFor(path, store)}`, { file: path });
    return db;
  } catch (cause) {
    db?.close();
    throw damagedStore(cause, path, store);
  }
}

/**
 * Whether nothing was ever kept in a file: it has no bytes, or no table, as a kill leaves a store that is being made or
 * a careless copy one that was whole. A damaged file is not empty.
 */
export function isEmptyStore(path: string): boolean {
  const bytes = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes(path) === 0 && bytes(`${path}-wal`) === 0) return true;
  if (bytes(path) > LARGEST_PAGE_BYTES) return false;
  let db: DatabaseSync | undefined;
  try {
    db = openRolledBack(path);
    return versionOf(db) === 0 && hasNoTable(db);
  } catch {
    return false;
  } finally {
    db?.close();
  }
}

const hasNoTable = (db: DatabaseSync): boolean =>
  db.prepare("select 1 from sqlite_schema where type = 'table' limit 1").get() === undefined;

/** For reading; SQLite rolls a journal back that a killed writer left only where a connection may write. */
function openRolledBack(path: string): DatabaseSync {
  const reader = new DatabaseSync(path, { timeout: WAIT_MS, readOnly: true });
  try {
    versionOf(reader);
    return reader;
  } catch (cause) {
    reader.close();
    if (primaryCode(cause) !== SQLITE_READONLY) throw cause;
  }
  const writer = new DatabaseSync(path, { timeout: WAIT_MS });
  try {
    versionOf(writer);
  } finally {
    writer.close();
  }
  return new DatabaseSync(path, { timeout: WAIT_MS, readOnly: true });
}

function bringUpToDate(db: DatabaseSync, store: SqliteStore): void {
  if (versionOf(db) === store.version) return;
  transaction(db, () => {
    // two processes may open a new file at once
    const from = versionOf(db);
    if (from >= store.version) return;
    store.migrate(db, from);
    if (store.application_id) db.exec(`pragma application_id = ${store.application_id}`);
    db.exec(`pragma user_version = ${store.version}`);
  });
}

/** @throws ServiceError if the file was written by a newer Priora or is not this store. */
function checkIdentity(db: DatabaseSync, path: string, store: SqliteStore): void {
  const version = versionOf(db);
  if (version > store.version)
    throw new ServiceError(
      'internal',
      `${path} has format ${version}, written by a newer Priora; this one reads up to ${store.version}. Install the newer version again, or restore a backup of the older one into another data folder.`,
      { file: path, format: version, supported: store.version },
    );
  const there = new Set(
    db
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name)),
  );
  const known = new Set([...store.tables, ...(store.more_tables ?? [])]);
  const { application_id } = db.prepare('pragma application_id').get() as { application_id: number };
  const wrongId = there.size > 0 && application_id !== (store.application_id ?? 0);
  const foreign = version === 0 ? [...there].find((name) => !known.has(name)) : undefined;
  const missing = version > 0 ? store.tables.find((name) => !there.has(name)) : undefined;
  if (wrongId || foreign !== undefined || missing !== undefined) {
    const why = wrongId
      ? `it has the application id ${application_id}`
      : foreign === undefined
        ? `it has no table "${missing}"`
        : `it has a table "${foreign}"`;
    throw new ServiceError('internal', `${path} is not Priora's ${store.file}: ${why}. ${remedyFor(path, store)}`, {
      file: path,
    });
  }
}

/** What to do about a file that cannot be used. */
export const remedyFor = (path: string, { holds }: Pick<SqliteStore, 'holds'>): string =>
  `Restore the latest backup with \`priora restore\` into a new data folder; or move ${basename(path)} away to start without the ${holds} that it held.`;

const DAMAGE: Readonly<Record<number, string>> = {
  1: 'is damaged (its tables are not those that were made)',
  11: 'is damaged',
  26: 'is no database: it is damaged, or another file has its name',
};
const primaryCode = (cause: unknown): number => ((cause as { errcode?: number }).errcode ?? 0) & 0xff;

/** Whether SQLite has said that a file is not what it was written as. */
export const isDamage = (cause: unknown): boolean => primaryCode(cause) in DAMAGE;

/** An error met on opening or examining a store, with its remedy. */
export function damagedStore(cause: unknown, path: string, store: Pick<SqliteStore, 'holds'>): ServiceError {
  if (cause instanceof ServiceError) return cause;
  const damage = DAMAGE[primaryCode(cause)];
  if (damage === undefined) return storeError(cause, path);
  return new ServiceError(
    'internal',
    `${path} ${damage} (SQLite: ${(cause as Error).message}). ${remedyFor(path, store)}`,
    { file: path, sqlite_code: (cause as { errcode?: number }).errcode },
    { cause },
  );
}
