import { copyFileSync, existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storageFault } from '#storage/faults.ts';
import { isEmptyStore, openSqlite, openSqliteForReading, type SqliteStore, transaction, versionOf } from './file.ts';

const NOTES: SqliteStore = {
  file: 'notes.sqlite',
  holds: 'notes',
  version: 2,
  tables: ['note'],
  migrate(db, from) {
    if (from === 0) db.exec('create table note (text text not null) strict');
    if (from < 2) db.exec('alter table note add column at integer');
  },
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'priora-storage-'));
  path = join(folder, 'notes.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (): string => {
  try {
    openSqlite(path, NOTES).close();
  } catch (error) {
    return (error as Error).message;
  }
  return 'opened';
};

it('makes a store, and brings an older one up to date', () => {
  const old = new DatabaseSync(path);
  old.exec("create table note (text text not null) strict; insert into note values ('kept'); pragma user_version = 1");
  old.close();
  const db = openSqlite(path, NOTES);
  expect([versionOf(db), { ...db.prepare('select * from note').get() }]).toEqual([2, { text: 'kept', at: null }]);
  db.close();
});

it('says which file is newer, foreign, cut off or no database, and what to do, and changes none of them', () => {
  const db = openSqlite(path, NOTES);
  transaction(db, () => {
    for (let i = 0; i < 2000; i++) db.prepare('insert into note values (?, ?)').run(`note number ${i}`, i);
  });
  db.close();
  const whole = join(folder, 'whole.sqlite');
  copyFileSync(path, whole);

  truncateSync(path, 20_000);
  expect(refusal()).toMatch(
    /notes\.sqlite is damaged \(SQLite: database disk image is malformed\)\. Restore the latest backup with `priora restore` into a new data folder; or move notes\.sqlite away to start without the notes that it held\.$/,
  );
  writeFileSync(path, 'x'.repeat(5000));
  expect(refusal()).toMatch(
    /notes\.sqlite is no database: it is damaged, or another file has its name \(SQLite: .+\)\. Restore/,
  );

  copyFileSync(whole, path);
  let other = new DatabaseSync(path);
  other.exec('pragma user_version = 3');
  other.close();
  expect(refusal()).toMatch(
    /has format 3, written by a newer Priora; this one reads up to 2\. Install the newer version again/,
  );

  rmSync(path);
  other = new DatabaseSync(path);
  other.exec('create table people (name text); pragma user_version = 2');
  other.close();
  expect(refusal()).toContain(`is not Priora's notes.sqlite: it has no table "note"`);
  other = new DatabaseSync(path);
  other.exec('pragma user_version = 0');
  other.close();
  expect(refusal()).toContain(`is not Priora's notes.sqlite: it has a table "people"`);
});

it('tells that the disk is full, not that a rollback failed, keeps nothing half, and goes on when there is room', () => {
  const db = openSqlite(path, NOTES);
  const add = db.prepare('insert into note values (?, ?)');
  add.run('before', 0);
  const { page_count } = db.prepare('pragma page_count').get() as { page_count: number };
  db.exec(`pragma max_page_count = ${page_count + 1}`);
  const many = () =>
    transaction(db, () => {
      for (let i = 0; i < 100; i++) add.run('x'.repeat(1000), i);
    });
  expect(() => many()).toThrow('database or disk is full');
  try {
    many();
  } catch (error) {
    expect(storageFault(error, path)).toMatchObject({
      code: 'storage_full',
      message: 'The disk is full: nothing of this was kept. Free space where the data folder is, then repeat it.',
    });
  }
  expect(db.prepare('select count(*) as n from note').get()!.n).toBe(1);
  db.exec('pragma max_page_count = 1000000');
  many();
  expect(db.prepare('select count(*) as n from note').get()!.n).toBe(101);
  db.close();
});

it('undoes what is not worth keeping, and what throws', () => {
  const db = openSqlite(path, NOTES);
  const add = db.prepare('insert into note values (?, 0)');
  expect(
    transaction(
      db,
      () => add.run('undone').changes,
      () => false,
    ),
  ).toBe(1);
  expect(() =>
    transaction(db, () => {
      add.run('undone');
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(transaction(db, () => add.run('kept').changes)).toBe(1);
  expect(
    db
      .prepare('select text from note')
      .all()
      .map(({ text }) => text),
  ).toEqual(['kept']);
  db.close();
});

it('knows faults of disk and descriptors by their codes', () => {
  const fault = (code: string) => storageFault(Object.assign(new Error(code), { code }))?.code;
  expect(['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE', 'ENOENT'].map(fault)).toEqual([
    'storage_full',
    'storage_full',
    'storage_full',
    'busy',
    'busy',
    undefined,
  ]);
});

it('reads a store whose first writer was killed within a transaction, as it was before that', () => {
  const first = new DatabaseSync(path);
  // pages that do not fit into the cache are in the file before the commit; the journal knows what they were
  first.exec("create table note (text text not null, at integer) strict; insert into note values ('kept', 1)");
  first.exec('pragma user_version = 2; pragma cache_size = 1; begin');
  for (let i = 0; i < 2000; i++) first.prepare('insert into note values (?, ?)').run(`note number ${i}`, i);
  const killed = join(folder, 'killed.sqlite');
  copyFileSync(path, killed);
  copyFileSync(`${path}-journal`, `${killed}-journal`);
  first.exec('rollback');
  first.close();

  const db = openSqliteForReading(killed, NOTES);
  expect(db.prepare('select * from note').all()).toEqual(
    [{ text: 'kept', at: 1 }].map((row) => expect.objectContaining(row)),
  );
  db.close();
  expect(existsSync(`${killed}-journal`)).toBe(false);
});

it('a store whose maker was killed before its first table is empty, one with a table or damage is not', () => {
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = wal');
  expect(isEmptyStore(path)).toBe(true);
  db.exec('create table note (text text not null, at integer) strict');
  // the table is in the log alone
  expect(isEmptyStore(path)).toBe(false);
  db.close();
  expect(isEmptyStore(path)).toBe(false);
  writeFileSync(path, 'x'.repeat(500));
  expect(isEmptyStore(path)).toBe(false);
  writeFileSync(path, '');
  expect(isEmptyStore(path)).toBe(true);
});
