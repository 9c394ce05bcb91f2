import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { RecordReader } from './corpus/reader.ts';
import { CORPUS } from './corpus/schema.ts';
import { damagedStore, openSqliteForReading, type SqliteStore, versionOf } from './file.ts';

/** How long a transaction of another process is waited for. */
const WAIT_MS = 60_000;
/** Pages that one step of a copy takes. */
const PAGES = 4096;
/** At most so many damages of one file are told. */
const TOLD = 20;

/** A store that nobody else can commit to until `letWrite`. */
export interface HeldStore {
  /** Reading begins: what is copied is what the store held at this moment, whatever is written later. */
  begin(): void;
  /** Others may write again. */
  letWrite(): void;
  /** Copies the store, and closes it. */
  copyTo(path: string): Promise<StoreCopy>;
  close(): void;
}

/** What a copy is found to be. */
export interface StoreCopy {
  /** SQLite's `user_version`. */
  readonly version: number;
  /** What SQLite finds wrong with it; undefined if it is sound. */
  readonly problem?: string;
  /** Of the store of records: what it holds. */
  readonly corpus?: {
    readonly last_seq: number;
    readonly collections: readonly { readonly name: string; readonly records: number }[];
  };
}

/**
 * Takes the write lock of a store, waiting for transactions that are under way.
 * @throws ServiceError with the remedy if it cannot be opened.
 */
export function holdStore(path: string, store: SqliteStore): HeldStore {
  const db = openSqliteForReading(path, store);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: WAIT_MS });
    lock.exec('begin immediate');
  } catch (cause) {
    lock?.close();
    db.close();
    throw damagedStore(cause, path, store);
  }
  const letWrite = () => {
    lock?.close();
    lock = undefined;
  };
  return {
    letWrite,
    begin() {
      db.exec('begin');
      // the snapshot is taken by the first read
      db.prepare('select count(*) from sqlite_schema').get();
    },
    async copyTo(to) {
      // the reading transaction stays open: the copy is of that moment
      await copyPages(db, to, { rate: PAGES });
      db.close();
      return examined(to, store);
    },
    close() {
      letWrite();
      if (db.isOpen) db.close();
    },
  };
}

function examined(path: string, store: SqliteStore): StoreCopy {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma journal_mode = delete');
    const problem = Object.values(db.prepare('pragma quick_check(1)').get()!)[0];
    if (problem !== 'ok') return { version: versionOf(db), problem: String(problem) };
    if (store.file !== CORPUS.file) return { version: versionOf(db) };
    const reader = new RecordReader(db);
    const collections = reader.collections().map(({ name, records }) => ({ name, records }));
    return { version: versionOf(db), corpus: { last_seq: reader.lastSeq(), collections } };
  } finally {
    db.close();
  }
}

/**
 * How closely a store is looked at: that it is the one it should be; that its pages are whole and what they say agrees;
 * the same with every index.
 */
export type Depth = 'identity' | 'quick' | 'full';

/**
 * What is wrong with a store in words; nothing is changed.
 * @throws ServiceError with the remedy if it cannot be opened or read.
 */
export async function examineStore(path: string, store: SqliteStore, depth: Depth): Promise<readonly string[]> {
  let db: DatabaseSync | undefined;
  try {
    db = openSqliteForReading(path, store);
    if (depth === 'identity') return [];
    const lines = db.prepare(depth === 'full' ? 'pragma integrity_check' : `pragma quick_check(${TOLD})`).all();
    const damage = lines.map((line) => String(Object.values(line)[0])).filter((line) => line !== 'ok');
    if (damage.length > 0) return damage.slice(0, TOLD).map((line) => `SQLite: ${line}`);
    const found: string[] = [];
    const orphans = db.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0) found.push(`${orphans.length} rows belong to others that are not there.`);
    for (const column of store.json ?? []) {
      await turn();
      const [table, name] = column.split('.');
      const { n } = db
        .prepare(`select count(*) as n from ${table} where ${name} is not null and not json_valid(${name})`)
        .get() as { n: number };
      if (n > 0) found.push(`${n} values of ${column} are no JSON.`);
    }
    return found;
  } catch (cause) {
    throw damagedStore(cause, path, store);
  } finally {
    db?.close();
  }
}

/** Whether a table of a store has rows; not if the store cannot be read, which is told of it elsewhere. */
export function hasRows(path: string, store: SqliteStore, table: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = openSqliteForReading(path, store);
    return db.prepare(`select 1 from ${table} limit 1`).get() !== undefined;
  } catch {
    return false;
  } finally {
    db?.close();
  }
}
