import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Collection } from '#corpus/collection.ts';
import { ServiceError } from '#errors.ts';
import { forgetShown } from '#stores/sqlite/corpus/rebuild.ts';
import { openStore, openStoreForReading } from '#stores/sqlite/corpus/schema.ts';
import { openSqliteStore } from '#stores/sqlite/corpus/store.ts';
import type { Database, Sql, Value } from '../database.ts';
import { lockCorpus } from './tables.ts';

/** Rows that one statement carries, of so many bytes at most. */
const ROWS = 1_000;
const BYTES = 4 << 20;

type Type = 'bigint' | 'int' | 'text' | 'bytea' | 'bool';

/**
 * A table of both stores: columns by PostgreSQL's types, under one name where the end of SQLite's statement gives it.
 */
interface Copied {
  readonly table: string;
  readonly columns: Readonly<Record<string, Type>>;
  readonly from: string;
  /** A column that the database counts by itself from then on. */
  readonly counted?: string;
}

const KEYED = { name: 'int', value: 'text', key: 'bigint' } as const;

// biome-ignore format: read it as a table
const TABLES: readonly Copied[] = [
  { table: 'corpus_collections', columns: { collection: 'int', name: 'text', records: 'bigint', last_seq: 'bigint' }, from: 'collections', counted: 'collection' },
  { table: 'corpus_names', columns: { name: 'int', text: 'text' }, from: 'names', counted: 'name' },
  { table: 'corpus_records', columns: { key: 'bigint', collection: 'int', id: 'text', seq: 'bigint', deleted: 'bool', demo: 'bool', arrived: 'bytea' }, from: 'records' },
  { table: 'corpus_bodies', columns: { key: 'bigint', codec: 'int', head: 'bytea', apart: 'bytea' }, from: 'bodies' },
  { table: 'corpus_derived', columns: { key: 'bigint', seq: 'bigint' }, from: 'derived' },
  { table: 'corpus_declarations', columns: { collection: 'text', declared: 'text', facts_form: 'int', watch_form: 'int' },
    from: `(SELECT collection, declared, coalesce((SELECT value FROM meta WHERE name = 'facts.' || collection), 0) AS facts_form,
      coalesce(form, 0) AS watch_form FROM declarations LEFT JOIN watches USING (collection))` },
  { table: 'corpus_identities', columns: { ...KEYED, rank: 'text' }, from: 'identities' },
  { table: 'corpus_ties', columns: KEYED, from: 'ties' },
  { table: 'corpus_watched', columns: { key: 'bigint', facts: 'text' }, from: 'watched' },
  { table: 'corpus_changes', columns: { seq: 'bigint', kind: 'text', about: 'bigint', key: 'bigint', day: 'int', facts: 'text' }, from: 'changes' },
  { table: 'corpus_publications', columns: { key: 'bigint', number: 'text', document: 'text', authority: 'text', publication_date: 'int', granted: 'bool',
    application: 'text', pct_application: 'text', stated_family: 'text', priority_set: 'bytea', simple_family: 'bigint', extended_family: 'bigint',
    facts: 'bytea', subclasses: 'text', owners: 'text' }, from: 'publications' },
  { table: 'corpus_families', columns: { family: 'bigint', number: 'bigint' }, from: 'family_numbers' },
  { table: 'corpus_priorities', columns: { key: 'bigint', number: 'text' }, from: 'priorities' },
  { table: 'corpus_links', columns: { link: 'text', key: 'bigint', active: 'bool' }, from: 'links' },
  { table: 'corpus_citations', columns: { cited: 'text', key: 'bigint', categories: 'text', subclasses: 'text' }, from: 'citations' },
];

/** What a move of records takes along. */
export const MOVED_RECORD_TABLES: readonly string[] = TABLES.map(({ table }) => table);

/** Rows of a table that were copied: how many, and a sum of their hashes, which is the same on both sides. */
export interface MovedRecords {
  readonly table: string;
  readonly rows: number;
  readonly digest: string;
}

type Cell = string | number | boolean | Buffer | null;

/** Rows of a table, and what they add up to in whatever order they come. */
class Sum {
  rows = 0;
  #sum = 0n;

  add(row: readonly Cell[]): void {
    const text = JSON.stringify(row.map((cell) => (Buffer.isBuffer(cell) ? cell.toString('base64') : cell)));
    this.#sum += createHash('sha256').update(text).digest().readBigUInt64BE(0);
    this.rows++;
  }

  get digest(): string {
    return BigInt.asUintN(64, this.#sum).toString(16).padStart(16, '0');
  }
}

/**
 * Copies the records of a data folder into an empty corpus of a database: with their numbers, what ties them and what
 * changed of them, so that whoever followed them goes on. All of it or nothing; every row is read back and compared.
 * The folder stays as it is.
 * @throws ServiceError if the database has records, or what it has differs from what was written.
 */
export async function moveRecords(
  dir: string,
  database: Database,
  collections: readonly Collection<any>[],
  told: (progress: { readonly table: string; readonly rows: number }) => void,
): Promise<readonly MovedRecords[]> {
  // an earlier version's store is brought up to date first
  await (await openSqliteStore(dir, collections)).close();
  const db = openStoreForReading(dir);
  try {
    db.exec('BEGIN');
    return await database.transaction(async (sql) => {
      if ((await lockCorpus(sql)).last_seq > 0)
        throw new ServiceError(
          'invalid_request',
          `The database ${database.place} has records already; nothing was copied. Name an empty one.`,
        );
      for (const { table } of TABLES) await sql.run(`delete from ${table}`);
      const moved: MovedRecords[] = [];
      for (const table of TABLES) moved.push(await copy(db, sql, table, told));
      const metaOf = (name: string) =>
        Number(db.prepare('SELECT value FROM meta WHERE name = ?').get(name)?.value ?? 0);
      await sql.run(
        `update corpus set last_seq = $1, forgotten = $2, declared = declared + 1,
           last_key = coalesce((select max(key) from corpus_records), 0)`,
        metaOf('last_seq'),
        metaOf('changes_forgotten'),
      );
      return moved;
    });
  } finally {
    db.close();
  }
}

/**
 * The way back: copies the records of a database into a data folder that has none, with their numbers, all of them or
 * none; every row is read back and compared. The database stays as it is.
 * @throws ServiceError if the folder has records, or what it has differs from what was written.
 */
export async function moveRecordsBack(
  dir: string,
  database: Database,
  collections: readonly Collection<any>[],
  told: (progress: { readonly table: string; readonly rows: number }) => void,
): Promise<readonly MovedRecords[]> {
  await (await openSqliteStore(dir, collections)).close();
  const db = openStore(dir);
  const meta = db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  try {
    if (Number(db.prepare("SELECT value FROM meta WHERE name = 'last_seq'").get()?.value) > 0)
      throw new ServiceError(
        'invalid_request',
        `The data folder ${dir} has records already; nothing was copied. Set PRIORA_DATA_DIR to an empty one.`,
      );
    return await database.reading(async (sql) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const moved: MovedRecords[] = [];
        for (const table of TABLES) moved.push(await copyBack(sql, db, table, told));
        const { last_seq, forgotten } = (await sql.row('select last_seq, forgotten from corpus'))!;
        meta.run('last_seq', last_seq);
        if (forgotten > 0) meta.run('changes_forgotten', forgotten);
        db.exec('COMMIT');
        return moved;
      } catch (cause) {
        db.exec('ROLLBACK');
        throw cause;
      }
    });
  } finally {
    db.close();
  }
}

async function copyBack(
  sql: Sql,
  db: ReturnType<typeof openStore>,
  { table, columns, from }: Copied,
  told: (progress: { readonly table: string; readonly rows: number }) => void,
): Promise<MovedRecords> {
  const names = Object.keys(columns);
  const types = Object.values(columns);
  const cells = (row: Record<string, any>): Cell[] => names.map((name, i) => cellOf(row[name], types[i]!));
  const sent = new Sum();
  const insert = inserterOf(db, table, from, names);
  await sql.run(`declare moved no scroll cursor for select ${names.join(', ')} from ${table}`);
  for (let rows: Awaited<ReturnType<Sql['rows']>>; (rows = await sql.rows(`fetch ${ROWS} from moved`)).length > 0; ) {
    for (const row of rows) {
      const one = cells(row);
      sent.add(one);
      insert(one.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)));
    }
    told({ table, rows: sent.rows });
    await turn();
  }
  await sql.run('close moved');
  const kept = new Sum();
  for (const row of db.prepare(`SELECT ${names.join(', ')} FROM ${from}`).iterate()) kept.add(cells(row));
  if (kept.rows !== sent.rows || kept.digest !== sent.digest)
    throw new ServiceError('internal', `What the folder has of ${table} is not what was read; nothing was kept.`);
  return { table, rows: sent.rows, digest: sent.digest };
}

type Kept = string | number | Buffer | null;

/** Empties a table of a data folder, and answers what writes a row into it. */
function inserterOf(db: ReturnType<typeof openStore>, table: string, from: string, names: readonly string[]) {
  if (table !== 'corpus_declarations') {
    db.exec(`DELETE FROM ${from}`);
    const row = db.prepare(`INSERT INTO ${from} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`);
    return (values: readonly Kept[]) => void row.run(...values);
  }
  // a folder has the forms of what was read of the records in tables of their own
  db.exec("DELETE FROM declarations; DELETE FROM watches; DELETE FROM meta WHERE name GLOB 'facts.*'");
  forgetShown(db);
  const declared = db.prepare('INSERT INTO declarations (collection, declared) VALUES (?, ?)');
  const watched = db.prepare('INSERT INTO watches (collection, form) VALUES (?, ?)');
  const facts = db.prepare("INSERT INTO meta (name, value) VALUES ('facts.' || ?, ?)");
  return ([collection = null, text = null, facts_form = 0, watch_form = 0]: readonly Kept[]) => {
    declared.run(collection, text);
    if (watch_form !== 0) watched.run(collection, watch_form);
    if (facts_form !== 0) facts.run(collection, facts_form);
  };
}

async function copy(
  db: ReturnType<typeof openStoreForReading>,
  sql: Sql,
  { table, columns, from, counted }: Copied,
  told: (progress: { readonly table: string; readonly rows: number }) => void,
): Promise<MovedRecords> {
  const names = Object.keys(columns);
  const types = Object.values(columns);
  const cells = (row: Record<string, any>): Cell[] => names.map((name, i) => cellOf(row[name], types[i]!));
  const insert = `insert into ${table} (${names.join(', ')}) ${counted ? 'overriding system value ' : ''}
    select * from unnest(${types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')})`;
  const sent = new Sum();
  let batch: Cell[][] = [];
  let size = 0;
  const send = async () => {
    if (batch.length > 0) await sql.run(insert, ...names.map((_, i) => batch.map((row) => row[i]!) as Value));
    told({ table, rows: sent.rows });
    batch = [];
    size = 0;
    await turn();
  };
  for (const row of db.prepare(`SELECT ${names.join(', ')} FROM ${from}`).iterate()) {
    const one = cells(row);
    sent.add(one);
    batch.push(one);
    size += one.reduce(
      (sum: number, cell) => sum + (typeof cell === 'string' || Buffer.isBuffer(cell) ? cell.length : 8),
      0,
    );
    if (batch.length >= ROWS || size >= BYTES) await send();
  }
  await send();
  if (counted)
    await sql.run(
      `select setval(pg_get_serial_sequence('${table}', '${counted}'), greatest((select max(${counted}) from ${table}), 1))`,
    );
  const kept = new Sum();
  await sql.run(`declare moved no scroll cursor for select ${names.join(', ')} from ${table}`);
  for (let rows: Awaited<ReturnType<Sql['rows']>>; (rows = await sql.rows(`fetch ${ROWS} from moved`)).length > 0; )
    for (const row of rows) kept.add(cells(row));
  await sql.run('close moved');
  if (kept.rows !== sent.rows || kept.digest !== sent.digest)
    throw new ServiceError('internal', `What the database has in ${table} is not what was written; nothing was kept.`);
  return { table, rows: sent.rows, digest: sent.digest };
}

/** A value as both sides have it. */
function cellOf(value: unknown, type: Type): Cell {
  if (value === null || value === undefined) return null;
  if (type === 'bool') return Boolean(value);
  if (type === 'bytea') {
    const bytes = value as Uint8Array;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  return value as string | number;
}
