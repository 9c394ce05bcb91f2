import { closeSync, existsSync, fdatasyncSync, fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type AlikeDocument,
  type ColumnModel,
  type MeaningReader,
  type MeaningWriter,
  MOST_VECTORS,
  type Script,
} from '#corpus/meaning.ts';
import { KernelMemory } from '#encoder/kernel/kernel.ts';
import { transaction, versionOf } from '../file.ts';
import { openDerived } from './derived-file.ts';

/**
 * Vectors of documents as a column: rows of signed bytes one after the other in a file, and a table that says which
 * rows are whose. Derived from the records: may be deleted, and is made again.
 */

/** Another format, or other units of a document, is thrown away and made again. */
export const COLUMN_FORMAT = 3;
export const tableFile = (dir: string) => join(dir, 'meaning.sqlite');
const rowsFile = (dir: string) => join(dir, 'meaning.vectors');

/**
 * What one step of a signed byte stands for: the numbers of a unit vector spread about 1 / sqrt(size), and those that
 * are greater than so many times that are cut off.
 */
const SPREAD = 4.5;
const stepOf = (size: number) => Math.min(1, SPREAD / Math.sqrt(size)) / 127;
/** Rows that are read from the file at once: 4 MB of 512 numbers each. */
const ROWS_AT_ONCE = 8_192;
/** A column of which more rows than this, and more than half, belong to nobody is written anew. */
const WASTED = 10_000;

const TABLES = `
CREATE TABLE state (model TEXT NOT NULL, sha256 TEXT NOT NULL, size INTEGER NOT NULL, rows INTEGER NOT NULL, seq INTEGER NOT NULL) STRICT;
CREATE TABLE documents (id TEXT PRIMARY KEY, first INTEGER NOT NULL, count INTEGER NOT NULL, script TEXT NOT NULL, digest TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

interface ColumnState extends ColumnModel {
  readonly rows: number;
  readonly seq: number;
}

/** Numbers of a unit vector as signed bytes. */
export function quantised(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length);
  const step = stepOf(vector.length);
  for (let i = 0; i < vector.length; i++) bytes[i] = Math.max(-127, Math.min(127, Math.round(vector[i]! / step)));
  return bytes;
}

/** Writes a column; one writer at a time. */
export class ColumnWriter implements MeaningWriter {
  readonly #db: DatabaseSync;
  readonly #file: string;
  #state: ColumnState;

  /** Opens the column of a data directory, or begins one where there is none, it is damaged, or of another model. */
  constructor(dir: string, model: ColumnModel) {
    this.#file = rowsFile(dir);
    this.#db = openDerived(tableFile(dir), { format: COLUMN_FORMAT, tables: TABLES, names: ['state', 'documents'] });
    const state = this.#db.prepare('SELECT * FROM state').get() as unknown as ColumnState | undefined;
    const whole = state && existsSync(this.#file) && sizeOf(this.#file) >= state.rows * state.size;
    const same = whole && state.sha256 === model.sha256 && state.size === model.size;
    this.#state = same ? { ...state } : this.#begin(model);
  }

  get seq(): number {
    return this.#state.seq;
  }

  digest(id: string): string | undefined {
    return this.#db.prepare('SELECT digest FROM documents WHERE id = ?').get(id)?.digest as string | undefined;
  }

  /** Forgets everything. */
  clear(): void {
    this.#state = this.#begin(this.#state);
  }

  /** Puts the vectors of documents, in place of those that they had; none: the document is forgotten. */
  put(documents: Parameters<MeaningWriter['put']>[0], seq: number): void {
    const { size } = this.#state;
    const rows = documents.flatMap(({ vectors }) => vectors.map(quantised));
    const fd = openSync(this.#file, 'r+');
    try {
      const bytes = new Uint8Array(rows.length * size);
      for (const [i, row] of rows.entries()) bytes.set(new Uint8Array(row.buffer), i * size);
      for (let at = 0; at < bytes.length; )
        at += writeSync(fd, bytes, at, bytes.length - at, this.#state.rows * size + at);
      // rows are there before the table says so
      if (bytes.length > 0) fdatasyncSync(fd);
    } finally {
      closeSync(fd);
    }
    let first = this.#state.rows;
    transaction(this.#db, () => {
      const insert = this.#db.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?)');
      const forget = this.#db.prepare('DELETE FROM documents WHERE id = ?');
      for (const { id, script, digest, vectors } of documents) {
        if (vectors.length === 0) forget.run(id);
        else insert.run(id, first, vectors.length, script, digest);
        first += vectors.length;
      }
      this.#db.prepare('UPDATE state SET rows = ?, seq = ?').run(first, seq);
    });
    this.#state = { ...this.#state, rows: first, seq };
  }

  /** Whether so many rows belong to nobody that the column is better made anew. */
  get wasted(): boolean {
    const { used } = this.#db.prepare('SELECT coalesce(sum(count), 0) AS used FROM documents').get() as {
      used: number;
    };
    const unused = this.#state.rows - used;
    return unused > WASTED && unused > used;
  }

  close(): void {
    this.#db.close();
  }

  #begin({ model, sha256, size }: ColumnModel): ColumnState {
    transaction(this.#db, () => {
      this.#db.exec('DELETE FROM documents; DELETE FROM state');
      this.#db.prepare('INSERT INTO state VALUES (?, ?, ?, 0, 0)').run(model, sha256, size);
    });
    // whoever still reads the old rows has the old file
    rmSync(this.#file, { force: true });
    closeSync(openSync(this.#file, 'w', 0o600));
    return { model, sha256, size, rows: 0, seq: 0 };
  }
}

/** Reads a column as it was committed last, and searches it. */
export class ColumnReader implements MeaningReader {
  readonly #dir: string;
  readonly #memory = new KernelMemory();
  #db: DatabaseSync | undefined;
  #version: unknown;
  #open: Opened | undefined;
  #room: { size: number; one: Int8Array; rows: Int8Array<SharedArrayBuffer>; sums: Int32Array } | undefined;

  constructor(dir: string) {
    this.#dir = dir;
  }

  state(): (ColumnState & { readonly documents: number }) | undefined {
    const opened = this.#fresh();
    return opened && { ...opened.state, documents: opened.ids.length };
  }

  /**
   * The documents most like some unit vectors: of each vector the likeness of the row that is most alike, and of these
   * the mean. Best first, equals by id.
   */
  nearest(vectors: readonly Float32Array[], limit: number, among?: readonly string[]): AlikeDocument[] {
    const opened = this.#fresh();
    const asked = vectors.slice(0, MOST_VECTORS).filter(({ length }) => length === opened?.state.size);
    if (!opened || opened.state.rows === 0 || asked.length === 0) return [];
    const { state, owner, ids, scripts } = opened;
    const { one, rows, sums } = this.#roomFor(state.size);
    const queries = asked.map(quantised);
    const best = queries.map(() => new Int32Array(ids.length).fill(-(2 ** 31)));
    for (let from = 0; from < state.rows; from += ROWS_AT_ONCE) {
      const n = Math.min(ROWS_AT_ONCE, state.rows - from);
      const bytes = n * state.size;
      for (let got = 0; got < bytes; ) {
        const read = readSync(opened.fd, rows, got, bytes - got, from * state.size + got);
        if (read === 0) return [];
        got += read;
      }
      for (const [q, query] of queries.entries()) {
        one.set(query);
        this.#memory.kernel.products(one.byteOffset, rows.byteOffset, n, state.size, sums.byteOffset);
        const most = best[q]!;
        for (let i = 0; i < n; i++) {
          const document = owner[from + i]!;
          if (document >= 0 && sums[i]! > most[document]!) most[document] = sums[i]!;
        }
      }
    }
    const unit = stepOf(state.size) ** 2 / queries.length;
    const likeness = new Float64Array(ids.length);
    for (const most of best) for (let i = 0; i < likeness.length; i++) likeness[i]! += most[i]! * unit;
    const wanted = among && new Set(among);
    const least = wanted ? Number.NEGATIVE_INFINITY : leastOf(likeness, limit);
    const found: AlikeDocument[] = [];
    for (let i = 0; i < likeness.length; i++)
      if (likeness[i]! >= least && (!wanted || wanted.has(ids[i]!)))
        found.push({ id: ids[i]!, likeness: likeness[i]!, script: scripts[i]! });
    return found.sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1)).slice(0, limit);
  }

  close(): void {
    this.#drop();
    this.#db?.close();
    this.#db = undefined;
  }

  /** What the table says now; read again after each commit of the writer. */
  #fresh(): Opened | undefined {
    if (!this.#db) {
      if (!existsSync(tableFile(this.#dir))) return undefined;
      this.#db = new DatabaseSync(tableFile(this.#dir), { readOnly: true });
      this.#db.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = 1');
    }
    const version = this.#db.prepare('PRAGMA data_version').get()!.data_version;
    if (this.#open && version === this.#version) return this.#open;
    if (versionOf(this.#db) !== COLUMN_FORMAT) return undefined;
    this.#drop();
    this.#version = version;
    const state = this.#db.prepare('SELECT * FROM state').get() as unknown as ColumnState | undefined;
    if (!state || !existsSync(rowsFile(this.#dir))) return undefined;
    const owner = new Int32Array(state.rows).fill(-1);
    const ids: string[] = [];
    const scripts: Script[] = [];
    for (const row of this.#db.prepare('SELECT id, first, count, script FROM documents').iterate()) {
      const { id, first, count, script } = row as { id: string; first: number; count: number; script: Script };
      owner.fill(ids.length, first, first + count);
      ids.push(id);
      scripts.push(script);
    }
    this.#open = { state, owner, ids, scripts, fd: openSync(rowsFile(this.#dir), 'r') };
    return this.#open;
  }

  #roomFor(size: number) {
    if (this.#room?.size === size) return this.#room;
    this.#room = {
      size,
      one: this.#memory.bytes(size),
      rows: this.#memory.bytes(ROWS_AT_ONCE * size),
      sums: this.#memory.integers(ROWS_AT_ONCE),
    };
    return this.#room;
  }

  #drop(): void {
    if (this.#open) closeSync(this.#open.fd);
    this.#open = undefined;
  }
}

interface Opened {
  readonly state: ColumnState;
  /** Of each row the place of its document in `ids`, -1 where it is nobody's. */
  readonly owner: Int32Array;
  readonly ids: readonly string[];
  readonly scripts: readonly Script[];
  readonly fd: number;
}

/** A value that at least `limit` of the values reach, as near to the greatest as is quickly found. */
function leastOf(values: Float64Array, limit: number): number {
  if (values.length <= limit) return Number.NEGATIVE_INFINITY;
  return values.slice().sort()[values.length - limit]!;
}

function sizeOf(file: string): number {
  const fd = openSync(file, 'r');
  try {
    return fstatSync(fd).size;
  } finally {
    closeSync(fd);
  }
}
