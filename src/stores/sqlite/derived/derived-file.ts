import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDamage, transaction, versionOf } from '../file.ts';

/** A file of data that can be made again from the records, whatever happens to it. */
export interface DerivedFile {
  /** Of its tables: a file of another one is emptied. */
  readonly format: number;
  /** SQL that makes the tables. */
  readonly tables: string;
  readonly names: readonly string[];
  /** Whether everything is there that the tables tell of. Default: it is. */
  readonly whole?: (db: DatabaseSync) => boolean;
  /** The tables were made anew: what stands beside the file goes too. */
  readonly begun?: (db: DatabaseSync) => void;
}

/**
 * Opens the file for writing; makes it, or makes it anew if it is damaged or of another format. What a crash of the
 * machine loses of it is derived again.
 */
export function openDerived(file: string, derived: DerivedFile): DatabaseSync {
  try {
    return opened(file, derived);
  } catch (cause) {
    if (!isDamage(cause)) throw cause;
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return opened(file, derived);
  }
}

function opened(file: string, derived: DerivedFile): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 30000');
    const { format, names, whole } = derived;
    if (versionOf(db) === format) {
      // a damaged table is found here, and not by the first who reads
      for (const name of names) db.prepare(`SELECT * FROM ${name} LIMIT 1`).get();
      if (whole?.(db) ?? true) return db;
    }
    begin(db, derived);
    return db;
  } catch (cause) {
    db.close();
    throw cause;
  }
}

/** Makes the tables anew, empty. */
export function begin(db: DatabaseSync, { format, tables, names, begun }: DerivedFile): void {
  transaction(db, () => {
    for (const name of names) db.exec(`DROP TABLE IF EXISTS ${name}`);
    db.exec(`${tables}; PRAGMA user_version = ${format}`);
  });
  begun?.(db);
}
