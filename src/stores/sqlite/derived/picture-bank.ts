import { closeSync, existsSync, fdatasyncSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  type AlikePictures,
  type Compared,
  type Following,
  PICTURE_KINDS,
  type PictureBank,
  type PictureKind,
  type PictureSource,
  type RecordPictures,
} from '#corpus/picture-bank.ts';
import type { StoredCorpus } from '#corpus/record-store.ts';
import { KernelMemory } from '#encoder/kernel/kernel.ts';
import { DIMENSIONS, lengthOf, type Variant } from '#pictures/describe.ts';
import { transaction } from '../file.ts';
import { begin, type DerivedFile, openDerived } from './derived-file.ts';
import { sizeOf } from './letters-file.ts';

/** Another format, or other numbers of a picture, is thrown away and made again. */
const FORMAT = 3;
const tableFile = (dir: string) => join(dir, 'pictures.sqlite');
const isRowsFile = (name: string) => PICTURE_KINDS.some((kind) => name.startsWith(`pictures.${kind}`));

/** Bytes of a row: the numbers, their length by what it counts as a float, which of its record's pictures it is. */
const ROW = 336;
const LENGTH_AT = DIMENSIONS;
const PLACE_AT = DIMENSIONS + 4;
/** Rows that are read from the file at once, 2.7 MB. */
const ROWS_AT_ONCE = 8_192;
/** And of those behind a part, in which its last record may end. */
const ROWS_BEHIND = 64;
/** Records whose pictures are described before what came of it is written: more, where they take no time. */
const BATCH = 10;
const MOST_BATCH = 640;
const QUICK_MS = 50;
const CHANGES = 500;
/** A bank of which more rows than this, and more than half, are nobody's is made anew. */
const WASTED = 20_000;

/**
 * Rows of a kind stand in a file of its own, named by the table: a bank that is begun anew has other files, and whoever
 * still reads sees the rows of its table. They never change their places: what is described anew gets other ones, and
 * rows whose record is gone, or stands elsewhere now, are nobody's. So a reader keeps nothing: rows say where a record
 * begins, the table whose it is.
 */
const TABLES = `
CREATE TABLE followed (collection TEXT PRIMARY KEY, seq INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE kinds (kind TEXT PRIMARY KEY, rows INTEGER NOT NULL, file TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO kinds VALUES ${PICTURE_KINDS.map((kind) => `('${kind}', 0, 'pictures.${kind}.' || lower(hex(randomblob(4))))`).join(', ')};
CREATE TABLE records (id TEXT PRIMARY KEY, owner TEXT NOT NULL, kind TEXT NOT NULL, first INTEGER NOT NULL, count INTEGER NOT NULL, digest TEXT NOT NULL, figures TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX records_by_row ON records (kind, first);
CREATE TABLE waiting (place INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (owner, id)) STRICT;
`;

interface Kind {
  readonly rows: number;
  readonly file: string;
}

/** A record that is compared, by its first row. */
interface Found {
  readonly first: number;
  score: number;
  place: number;
}

/** A record whose pictures are to be described. */
interface Waiting {
  readonly place: number;
  readonly owner: string;
  readonly id: string;
}

/** A picture as the table keeps it. */
interface Figure {
  readonly figure: string;
  readonly colours?: string;
}

class FilePictureBank implements PictureBank {
  readonly #dir: string;
  readonly #records: StoredCorpus['records'];
  readonly #derived: DerivedFile = {
    format: FORMAT,
    tables: TABLES,
    names: ['followed', 'kinds', 'records', 'waiting'],
    whole: (db) =>
      PICTURE_KINDS.every((kind) => {
        const { rows, file } = kindOf(db, kind);
        return rows === 0 || sizeOf(join(this.#dir, file)) >= rows * ROW;
      }),
    begun: (db) => {
      // listed first: what another process began since is not among these
      const there = readdirSync(this.#dir).filter(isRowsFile);
      const own = new Set(PICTURE_KINDS.map((kind) => kindOf(db, kind).file));
      for (const name of there) if (!own.has(name)) rmSync(join(this.#dir, name), { force: true });
    },
  };
  #db: DatabaseSync | undefined;
  #room: ReturnType<typeof room> | undefined;

  constructor(dir: string, { records }: StoredCorpus) {
    this.#dir = dir;
    this.#records = records;
  }

  async follow({ sources, describe, for_ms }: Following): Promise<number> {
    const db = this.#open();
    const began = performance.now();
    if (wasted(db)) begin(db, this.#derived);
    const last = new Map((await this.#records.collections()).map(({ name, last_seq }) => [name, last_seq]));
    // a store with a smaller number is another one: a backup was restored
    if (sources.some(({ collection: { name } }) => (seqOf(db, name) ?? 0) > (last.get(name) ?? 0)))
      begin(db, this.#derived);
    for (const source of sources) await this.#takeUp(db, source, last.get(source.collection.name) ?? 0);
    const next = db.prepare(
      'SELECT place, id, owner FROM waiting WHERE owner = (SELECT owner FROM waiting ORDER BY place DESC LIMIT 1) ORDER BY place DESC LIMIT ?',
    );
    const digest = db.prepare('SELECT digest FROM records WHERE id = ?');
    for (let batch = BATCH; ; ) {
      const waiting = next.all(batch) as unknown as Waiting[];
      const [first] = waiting;
      if (!first) return 0;
      if (performance.now() - began > for_ms)
        return (db.prepare('SELECT count(*) AS n FROM waiting').get() as { n: number }).n;
      const ids = waiting.map(({ id }) => id);
      const known = ids.flatMap((id) => {
        const row = digest.get(id) as { digest: string } | undefined;
        return row ? [[id, row.digest] as const] : [];
      });
      const before = performance.now();
      const described = await describe(first.owner, ids, new Map(known));
      batch = performance.now() - before < QUICK_MS ? Math.min(MOST_BATCH, 2 * batch) : BATCH;
      this.#write(db, waiting, described);
    }
  }

  /** Notes whose pictures are to be described, of what was written to a collection since. */
  async #takeUp(db: DatabaseSync, { collection, owner, list, owners }: PictureSource, last: number): Promise<void> {
    const { name } = collection;
    const note = (ids: Iterable<string>, before: number | undefined, at: number) =>
      transaction(db, () => {
        if (seqOf(db, name) !== before) return;
        const insert = db.prepare('INSERT OR REPLACE INTO waiting (owner, id) VALUES (?, ?)');
        for (const id of ids) insert.run(owner, id);
        // other files may stand under the same names
        const renew = db.prepare("UPDATE records SET digest = '' WHERE id = ?");
        if (name !== owner) for (const id of ids) renew.run(id);
        db.prepare('INSERT OR REPLACE INTO followed VALUES (?, ?)').run(name, at);
      });
    if (seqOf(db, name) === undefined) {
      const { ids, seq } = (await list?.()) ?? { ids: [], seq: last };
      note([...ids].reverse(), undefined, seq);
    }
    const has = db.prepare('SELECT 1 FROM records WHERE id = ?');
    for (let seq = seqOf(db, name)!; seq < last; ) {
      const changes = await this.#records.changesAfter(collection, seq, CHANGES);
      if (changes.length === 0) return;
      const at = changes.at(-1)!.seq;
      const written = changes.filter(({ kind }) => kind !== 'derive');
      const own = name === owner ? written.filter(({ id }) => has.get(id)).map(({ id }) => id) : [];
      note(new Set([...(await owners(written)), ...own]), seq, at);
      seq = at;
    }
  }

  /** Puts what was described in the place of what was there; records that have no pictures now are forgotten. */
  #write(db: DatabaseSync, waiting: readonly Waiting[], made: readonly RecordPictures[]): void {
    const found = new Map(made.map((one) => [one.id, one]));
    transaction(db, () => {
      const forget = db.prepare('DELETE FROM records WHERE id = ?');
      const same = db.prepare('UPDATE records SET digest = ? WHERE id = ?');
      // what was written meanwhile waits at another place
      const done = db.prepare('DELETE FROM waiting WHERE place = ?');
      for (const { id, place } of waiting) {
        const one = found.get(id);
        if (one && one.pictures === undefined) same.run(one.digest, id);
        else forget.run(id);
        done.run(place);
      }
      const { owner } = waiting[0]!;
      for (const kind of PICTURE_KINDS)
        this.#append(
          db,
          owner,
          kind,
          made.filter((one) => one.kind === kind && (one.pictures?.length ?? 0) > 0),
        );
    });
  }

  /** Rows are there before the table says so. */
  #append(db: DatabaseSync, owner: string, kind: PictureKind, fresh: readonly RecordPictures[]): void {
    if (fresh.length === 0) return;
    const insert = db.prepare('INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?)');
    const bytes = new Int8Array(fresh.reduce((sum, { pictures = [] }) => sum + pictures.length, 0) * ROW);
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const { pictures = [] } of fresh)
      for (const [place, { vector, weight = 1 }] of pictures.entries()) {
        bytes.set(vector, at);
        view.setFloat32(at + LENGTH_AT, Math.max(1, lengthOf(vector)) / weight, true);
        view.setUint32(at + PLACE_AT, place, true);
        at += ROW;
      }
    const { rows, file: name } = kindOf(db, kind);
    const file = join(this.#dir, name);
    const fd = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at, rows * ROW + at);
      fdatasyncSync(fd);
    } finally {
      closeSync(fd);
    }
    let first = rows;
    for (const { id, digest, pictures = [] } of fresh) {
      const figures = pictures.map(
        ({ figure, colours }): Figure => ({
          figure,
          ...(colours && {
            colours: Buffer.from(colours.buffer, colours.byteOffset, colours.length).toString('base64'),
          }),
        }),
      );
      insert.run(id, owner, kind, first, pictures.length, digest, JSON.stringify(figures));
      first += pictures.length;
    }
    db.prepare('UPDATE kinds SET rows = ? WHERE kind = ?').run(first, kind);
  }

  size(kind: PictureKind): number {
    return kindOf(this.#open(), kind).rows;
  }

  records(kind: PictureKind): number {
    const count = this.#open().prepare('SELECT count(*) AS n FROM records WHERE kind = ?');
    return (count.get(kind) as { n: number }).n;
  }

  alike(kind: PictureKind, queries: readonly Variant[], part: Compared): AlikePictures {
    const db = this.#open();
    for (let missed = ''; ; ) {
      db.exec('BEGIN');
      try {
        const { rows, file } = kindOf(db, kind);
        const found = rows === 0 ? [] : this.#compare(file, rows, queries, part);
        found.sort((a, b) => b.score - a.score || a.first - b.first);
        return known(db, kind, found, part.most);
      } catch (cause) {
        // begun anew meanwhile: the table names another file now
        const { code, path = '' } = cause as { code?: string; path?: string };
        if (code !== 'ENOENT' || path === missed) throw cause;
        missed = path;
      } finally {
        db.exec('COMMIT');
      }
    }
  }

  /** The records that begin in a part of the rows, by their first row. */
  #compare(file: string, rows: number, queries: readonly Variant[], { n, of, least }: Compared) {
    const [from, to] = [Math.floor((rows * n) / of), Math.floor((rows * (n + 1)) / of)];
    this.#room ??= room();
    const { one, many, lengths, places, sums, best, kernel } = this.#room;
    const found: Found[] = [];
    let record: Found | undefined;
    const over = () => {
      if (record && record.score >= least) found.push(record);
    };
    const fd = openSync(join(this.#dir, file), 'r');
    try {
      for (let at = from; at < rows; ) {
        const count = at < to ? Math.min(ROWS_AT_ONCE, to - at) : Math.min(ROWS_BEHIND, rows - at);
        for (let got = 0; got < count * ROW; ) {
          const read = readSync(fd, many, got, count * ROW - got, at * ROW + got);
          if (read === 0) return found;
          got += read;
        }
        best.fill(0);
        for (const { vector, weight } of queries) {
          one.fill(0);
          one.set(vector);
          kernel.products(one.byteOffset, many.byteOffset, count, ROW, sums.byteOffset);
          const scale = weight / Math.max(1, lengthOf(vector));
          for (let i = 0; i < count; i++) {
            const score = sums[i]! * scale;
            if (score > best[i]!) best[i] = score;
          }
        }
        for (let i = 0; i < count; i++) {
          const place = places[(i * ROW + PLACE_AT) / 4]!;
          if (place === 0) {
            over();
            record = undefined;
            if (at + i >= to) return found;
            record = { first: at + i, score: 0, place: 0 };
          }
          const score = best[i]! / lengths[(i * ROW + LENGTH_AT) / 4]!;
          if (record && score > record.score) {
            record.score = score;
            record.place = place;
          }
        }
        at += count;
      }
      over();
      return found;
    } finally {
      closeSync(fd);
    }
  }

  pictures(wanted: readonly { readonly record: string; readonly place: number }[]) {
    const figures = this.#open().prepare('SELECT figures FROM records WHERE id = ?');
    return wanted.map(({ record, place }) => {
      const row = figures.get(record) as { figures: string } | undefined;
      const one = row && (JSON.parse(row.figures) as Figure[])[place];
      return (
        one && {
          figure: one.figure,
          ...(one.colours !== undefined && { colours: new Int8Array(Buffer.from(one.colours, 'base64')) }),
        }
      );
    });
  }

  close(): void {
    this.#db?.close();
    this.#db = undefined;
  }

  #open(): DatabaseSync {
    this.#db ??= openDerived(tableFile(this.#dir), this.#derived);
    return this.#db;
  }
}

/** Room for one block of rows; what is made of it. */
function room() {
  const memory = new KernelMemory();
  const one = memory.bytes(ROW);
  const many = memory.bytes(ROWS_AT_ONCE * ROW);
  const sums = memory.integers(ROWS_AT_ONCE);
  const lengths = new Float32Array(many.buffer, many.byteOffset, many.length / 4);
  const places = new Uint32Array(many.buffer, many.byteOffset, many.length / 4);
  return { one, many, lengths, places, sums, best: new Float32Array(ROWS_AT_ONCE), kernel: memory.kernel };
}

const seqOf = (db: DatabaseSync, collection: string): number | undefined =>
  (db.prepare('SELECT seq FROM followed WHERE collection = ?').get(collection) as { seq: number } | undefined)?.seq;

const kindOf = (db: DatabaseSync, kind: PictureKind): Kind =>
  db.prepare('SELECT rows, file FROM kinds WHERE kind = ?').get(kind) as unknown as Kind;

/** Of records that were found those that are still there. */
function known(db: DatabaseSync, kind: PictureKind, found: readonly Found[], most = found.length): AlikePictures {
  const whose = db.prepare('SELECT id FROM records WHERE kind = ? AND first = ?');
  const ids: string[] = [];
  const there: Found[] = [];
  let cut = false;
  for (const one of found) {
    const record = whose.get(kind, one.first) as { id: string } | undefined;
    if (!record) continue;
    cut = ids.length === most;
    if (cut) break;
    ids.push(record.id);
    there.push(one);
  }
  return {
    ids,
    scores: Float32Array.from(there, ({ score }) => score),
    places: Uint16Array.from(there, ({ place }) => place),
    cut,
  };
}

/** Whether so many rows belong to nobody that all is better made anew. */
function wasted(db: DatabaseSync): boolean {
  const { rows } = db.prepare('SELECT sum(rows) AS rows FROM kinds').get() as { rows: number };
  if (rows <= WASTED) return false;
  const { used } = db.prepare('SELECT coalesce(sum(count), 0) AS used FROM records').get() as { used: number };
  return rows - used > WASTED && rows - used > used;
}

/** Opens the bank of a data directory; nothing is read or made before it is asked. */
export const openPictures = (dir: string, stored: StoredCorpus): PictureBank => new FilePictureBank(dir, stored);
