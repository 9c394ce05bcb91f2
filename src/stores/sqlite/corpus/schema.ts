import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ServiceError } from '#errors.ts';
import { openSqlite, openSqliteForReading, type SqliteStore } from '../file.ts';

/**
 * Format of `corpus.sqlite`. A store with a higher number is refused; a lower one is migrated on opening. 2: identities
 * and links of every collection. 3: what changed. 4: what lists show.
 */
export const SCHEMA_VERSION = 4;
/** SQLite's `application_id`: "PRIO". */
const APPLICATION_ID = 0x5052494f;

/** The store's file within a data directory. */
export const storeFile = (dir: string) => join(dir, 'corpus.sqlite');

/** File of the index lock within a data directory. */
export const indexLockFile = (dir: string) => join(dir, 'index.lock');

/**
 * What ties records, one row per fact, keyed by the record's key.
 *
 * - `declarations`: `Declared` of every collection that the store was opened with.
 * - `names`: numbers of look-ups and links, as `collection.name`.
 * - `identities`: what a stored record is called beside its id.
 * - `ties`: what a stored record names by its links, whether it is stored or not.
 */
export const TIE_TABLES = `
CREATE TABLE declarations (collection TEXT PRIMARY KEY, declared TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE names (name INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE identities (name INTEGER NOT NULL, value TEXT NOT NULL, key INTEGER NOT NULL, rank TEXT NOT NULL, PRIMARY KEY (name, value, key)) STRICT, WITHOUT ROWID;
CREATE INDEX identities_by_key ON identities (key);
CREATE TABLE ties (name INTEGER NOT NULL, value TEXT NOT NULL, key INTEGER NOT NULL, PRIMARY KEY (name, value, key)) STRICT, WITHOUT ROWID;
CREATE INDEX ties_by_key ON ties (key);
`;

/**
 * What changed, and what was last known of each watched record.
 *
 * - `watches`: the form in which the facts of a collection were read, see `Watch.form`.
 * - `watched`: facts of stored records, as they were read last.
 * - `changes`: one row per change: of the record `about`, made by a write of the record `key` (mostly the same one).
 */
const CHANGE_TABLES = `
CREATE TABLE watches (collection TEXT PRIMARY KEY, form INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE watched (key INTEGER PRIMARY KEY, facts TEXT NOT NULL) STRICT;
CREATE TABLE changes (
  seq INTEGER NOT NULL, kind TEXT NOT NULL, about INTEGER NOT NULL, key INTEGER NOT NULL, day INTEGER NOT NULL, facts TEXT NOT NULL,
  PRIMARY KEY (seq, kind, about)
) STRICT, WITHOUT ROWID;
`;

/**
 * What lists show of a record (`Collection.shown`), of the version `seq` of it: of another one it says nothing. In
 * which form all of a collection were written is in `meta`, see `showAgain`.
 */
const SHOWN_TABLE = `
CREATE TABLE shown (key INTEGER PRIMARY KEY, seq INTEGER NOT NULL, form TEXT NOT NULL) STRICT;
`;

/**
 * - `records.seq`: the sequence number of the last put or delete; `derived.seq`: of the last time that the derived
 *   values of a record were computed again. Each number is given once per store, except that a put and the derivation
 *   it caused share one: so "everything after n" is two range scans.
 * - A deleted record keeps its row (`deleted` = 1, no body), so that an index that was closed at the time can follow.
 * - `arrived`: first half of the SHA-256 of the last record that arrived under this id and changed it: the same again
 *   needs no merge.
 * - Bodies stand apart so that the small table stays dense.
 */
const TABLES = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE collections (
  collection INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,
  records INTEGER NOT NULL DEFAULT 0, last_seq INTEGER NOT NULL DEFAULT 0, indexed_seq INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE records (
  key INTEGER PRIMARY KEY, collection INTEGER NOT NULL REFERENCES collections, id TEXT NOT NULL, seq INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0, demo INTEGER NOT NULL DEFAULT 0, arrived BLOB,
  UNIQUE (collection, id)
) STRICT;
CREATE UNIQUE INDEX records_by_seq ON records (collection, seq);
CREATE INDEX records_of_demo ON records (key) WHERE demo = 1;
CREATE TABLE bodies (key INTEGER PRIMARY KEY REFERENCES records, codec INTEGER NOT NULL, head BLOB NOT NULL, apart BLOB) STRICT;
CREATE TABLE derived (key INTEGER PRIMARY KEY REFERENCES records, seq INTEGER NOT NULL) STRICT;
CREATE UNIQUE INDEX derived_by_seq ON derived (seq);
${TIE_TABLES}${CHANGE_TABLES}${SHOWN_TABLE}`;

/** The records, and families and citations between them. */
export const CORPUS: SqliteStore = {
  file: 'corpus.sqlite',
  holds: 'records',
  version: SCHEMA_VERSION,
  application_id: APPLICATION_ID,
  tables: ['meta', 'collections', 'records', 'bodies', 'derived'],
  more_tables: [
    ...['declarations', 'names', 'identities', 'ties', 'publications', 'priorities', 'links', 'citations'],
    ...['watches', 'watched', 'changes', 'shown'],
  ],
  json: ['watched.facts', 'changes.facts', 'shown.form'],
  made_with: 'pragma page_size = 8192',
  migrate(db, from) {
    // What ties records, is watched and shown of them is read from them when the store is told its collections.
    if (from > 0) {
      if (from < 2) db.exec(TIE_TABLES);
      if (from < 3) db.exec(CHANGE_TABLES);
      db.exec(SHOWN_TABLE);
      return;
    }
    db.exec(TABLES);
    const meta = db.prepare('INSERT INTO meta (name, value) VALUES (?, ?)');
    meta.run('last_seq', 0);
    meta.run('store_id', randomUUID());
  },
};

/**
 * Opens the store of a data directory for writing and makes it if there is none. Durable at every commit (WAL,
 * `synchronous=FULL`).
 * @throws ServiceError with the remedy: written by a newer Priora, not a store, damaged, disk full, read-only.
 */
export function openStore(dir: string): DatabaseSync {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (cause) {
    throw new ServiceError(
      'internal',
      `The data directory ${dir} cannot be made: ${(cause as Error).message}.`,
      { dir },
      { cause },
    );
  }
  const db = openSqlite(storeFile(dir), CORPUS);
  // bodies and relations are written in whatever order is fastest; imports of other processes may hold the store for
  // long
  db.exec(
    'PRAGMA foreign_keys = OFF; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = 30000; PRAGMA journal_size_limit = 67108864',
  );
  return db;
}

/** Opens an existing store for reading; sees every commit of other connections. */
export function openStoreForReading(dir: string): DatabaseSync {
  const db = openSqliteForReading(storeFile(dir), CORPUS);
  // what is above the leaves stays in it; a leaf comes from the memory of the system as fast
  db.exec('PRAGMA cache_size = -4096');
  return db;
}
