import { closeSync, existsSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { AskedThread } from '#asked-thread.ts';
import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import type { RecordReading, StoredCorpus } from '#corpus/record-store.ts';
import type { BankedSubjects, LengthRange, SequenceBank, SequenceSet } from '#corpus/sequence-bank.ts';
import { ServiceError } from '#errors.ts';
import { END, encode, type SequenceKind } from '#sequences/letters.ts';
import { type Candidates, candidatesIn, type Question } from '#sequences/search.ts';
import { transaction } from '../file.ts';
import { begin, type DerivedFile, openDerived } from './derived-file.ts';
import {
  codesAt,
  type Letters,
  lettersOf,
  type SharedStretches,
  sharedStretches,
  sizeOf,
  stretchesOf,
} from './letters-file.ts';
import type { SequenceShare } from './sequence-worker.ts';

/** Another format is thrown away and made again. */
const FORMAT = 2;
const KINDS: readonly SequenceKind[] = ['protein', 'nucleotide'];
const tableFile = (dir: string) => join(dir, 'sequences.sqlite');
/** END, then the codes of each sequence and END. Places never change: other letters are another sequence. */
const lettersFile = (dir: string, kind: SequenceKind) => join(dir, `sequences.${kind}`);

/**
 * A sequence has a slot, the next one of its kind. `columns` has lengths and flags of `BLOCK` slots in a row, so that a
 * search reads those of a million in some milliseconds; `kinds` how many there are, and where the last END stands.
 */
const TABLES = `
CREATE TABLE state (seq INTEGER NOT NULL) STRICT;
INSERT INTO state VALUES (0);
CREATE TABLE kinds (kind TEXT PRIMARY KEY, slots INTEGER NOT NULL, ends INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO kinds VALUES ${KINDS.map((kind) => `('${kind}', 0, 0)`).join(', ')};
CREATE TABLE entries (id TEXT PRIMARY KEY, kind TEXT NOT NULL, slot INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_slot ON entries (kind, slot);
CREATE TABLE columns (kind TEXT, block INTEGER, lengths BLOB NOT NULL, flags BLOB NOT NULL, PRIMARY KEY (kind, block)) STRICT, WITHOUT ROWID;
`;
const BLOCK = 1_024;

const FLAGS = { ALLPATENT: 1, CLAIMS: 2, NONPATENT: 4 } as const satisfies Record<SequenceSet, number>;
const flagsOf = ({ stands_in, claimed, accessions }: Sequence): number =>
  (stands_in.length > 0 ? FLAGS.ALLPATENT : 0) |
  (claimed ? FLAGS.CLAIMS : 0) |
  (accessions.length > 0 || stands_in.length === 0 ? FLAGS.NONPATENT : 0);

const PATIENCE_MS = 30_000;
/** Threads that look through sequences for one search, at most; what they have is read from one file. */
const MOST_THREADS = 4;
/** Letters for which no other thread is called. */
const FEW_LETTERS = 8 << 20;
const IDLE_MS = 60_000;

interface Entries {
  readonly letters: Letters;
  readonly flags: Uint8Array;
}

interface Kind {
  readonly slots: number;
  readonly ends: number;
}

class FileBank implements SequenceBank {
  readonly #dir: string;
  readonly #records: Pick<RecordReading, 'changesAfter' | 'collections'>;
  readonly #derived: DerivedFile = {
    format: FORMAT,
    tables: TABLES,
    names: ['state', 'kinds', 'entries', 'columns'],
    whole: (db) =>
      KINDS.every((kind) => {
        const { slots, ends } = this.#kind(db, kind);
        return slots === 0 || sizeOf(lettersFile(this.#dir, kind)) > ends;
      }),
    // whoever still reads the old letters has the old file
    begun: () => {
      for (const kind of KINDS) rmSync(lettersFile(this.#dir, kind), { force: true });
      this.#entries.clear();
    },
  };
  #db: DatabaseSync | undefined;
  #version: unknown;
  readonly #entries = new Map<SequenceKind, Entries>();
  readonly #helpers = Array.from(
    { length: Math.min(MOST_THREADS, availableParallelism()) - 1 },
    () =>
      new AskedThread<SequenceShare>({
        module: new URL('./sequence-worker.ts', import.meta.url),
        data: undefined,
        name: 'The search among sequences',
        idle_ms: IDLE_MS,
      }),
  );

  constructor(dir: string, { records }: StoredCorpus) {
    this.#dir = dir;
    this.#records = records;
  }

  async follow(): Promise<void> {
    const db = this.#open();
    const began = performance.now();
    const row = (await this.#records.collections()).find(({ name }) => name === sequences.name);
    const last = row?.last_seq ?? 0;
    // a store with a smaller number is another one: a backup was restored
    if (this.#seq(db) > last) begin(db, this.#derived);
    for (;;) {
      const seq = this.#seq(db);
      const changes = await this.#records.changesAfter(sequences, seq);
      if (changes.length === 0) return;
      const at = changes.at(-1)!.seq;
      const put = changes.flatMap((change) => (change.kind === 'put' ? [change.record] : []));
      const gone = changes.flatMap((change) => (change.kind === 'delete' ? [change.id] : []));
      this.#write(db, seq, at, put, gone);
      if (performance.now() - began > PATIENCE_MS && at < last)
        throw new ServiceError(
          'busy',
          `New sequences are being made ready for search: ${at} of ${last} changes are. Ask again in a minute.`,
        );
    }
  }

  /** Writes one batch, unless somebody else has. */
  #write(db: DatabaseSync, seq: number, at: number, put: readonly Sequence[], gone: readonly string[]): void {
    transaction(db, () => {
      if (this.#seq(db) !== seq) return;
      const columns = new Columns(db);
      const place = db.prepare('SELECT kind, slot FROM entries WHERE id = ?');
      const known = (id: string) => place.get(id) as { kind: SequenceKind; slot: number } | undefined;
      for (const id of gone) {
        const entry = known(id);
        if (entry) columns.flag(entry, 0);
      }
      for (const kind of KINDS) {
        const fresh: Sequence[] = [];
        for (const record of put) {
          if (record.kind !== kind) continue;
          const entry = known(record.id);
          if (entry) columns.flag(entry, flagsOf(record));
          else fresh.push(record);
        }
        this.#append(db, kind, fresh, columns);
      }
      columns.write();
      db.prepare('UPDATE state SET seq = ?').run(at);
    });
  }

  /** Letters are there before the tables say so. */
  #append(db: DatabaseSync, kind: SequenceKind, fresh: readonly Sequence[], columns: Columns): void {
    if (fresh.length === 0) return;
    const { slots, ends } = this.#kind(db, kind);
    const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?)');
    const codes = new Uint8Array(fresh.reduce((sum, { length }) => sum + length + 1, 1)).fill(END);
    let at = 1;
    for (const [i, record] of fresh.entries()) {
      codes.set(encode(kind, record.letters), at);
      at += record.length + 1;
      insert.run(record.id, kind, slots + i);
      columns.add({ kind, slot: slots + i }, record.length, flagsOf(record));
    }
    const file = lettersFile(this.#dir, kind);
    const fd = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600);
    try {
      for (let done = 0; done < codes.length; ) done += writeSync(fd, codes, done, codes.length - done, ends + done);
      fdatasyncSync(fd);
    } finally {
      closeSync(fd);
    }
    db.prepare('UPDATE kinds SET slots = ?, ends = ? WHERE kind = ?').run(slots + fresh.length, ends + at - 1, kind);
  }

  subjects(kind: SequenceKind, sets: readonly SequenceSet[], { least = 0, most }: LengthRange = {}): BankedSubjects {
    const { letters, flags } = this.#fresh(kind);
    const wanted = sets.reduce((bits, set) => bits | FLAGS[set], 0);
    const chosen = new Uint8Array(new SharedArrayBuffer(flags.length));
    const [low, high] = [least, most ?? Number.POSITIVE_INFINITY];
    let [count, total] = [0, 0];
    for (let slot = 0; slot < flags.length; slot++) {
      const length = letters.lengths[slot]!;
      if ((flags[slot]! & wanted) === 0 || length < low || length > high) continue;
      chosen[slot] = 1;
      count++;
      total += length;
    }
    const name = this.#open().prepare('SELECT id FROM entries WHERE kind = ? AND slot = ?');
    return {
      count,
      letters: total,
      id: (slot) => (name.get(kind, slot) as { id: string }).id,
      codes: (slot) => codesAt(letters, slot),
      stretches: () => stretchesOf(sharedStretches(letters, chosen)),
      candidates: (question) => this.#candidates(question, sharedStretches(letters, chosen)),
    };
  }

  /** What is found here and by other threads, each taking the next stretch that nobody has. */
  async #candidates(question: Question, stretches: SharedStretches): Promise<Candidates> {
    const helpers = question.letters < FEW_LETTERS ? [] : this.#helpers;
    const theirs = Promise.all(helpers.map((helper) => helper.ask<Candidates>({ question, stretches })));
    // if this thread fails first, nobody waits for the others
    theirs.catch(() => undefined);
    const all = [candidatesIn(question, stretchesOf(stretches)), ...(await theirs)];
    return { candidates: all.flatMap(({ candidates }) => candidates), whole: all.every(({ whole }) => whole) };
  }

  close(): void {
    for (const helper of this.#helpers) void helper.close();
    this.#db?.close();
    this.#db = undefined;
  }

  #seq(db: DatabaseSync): number {
    return (db.prepare('SELECT seq FROM state').get() as { seq: number }).seq;
  }

  #kind(db: DatabaseSync, kind: SequenceKind): Kind {
    return db.prepare('SELECT slots, ends FROM kinds WHERE kind = ?').get(kind) as unknown as Kind;
  }

  #fresh(kind: SequenceKind): Entries {
    const db = this.#open();
    const version = `${db.prepare('PRAGMA data_version').get()!.data_version} ${this.#seq(db)}`;
    if (version !== this.#version) this.#entries.clear();
    this.#version = version;
    const kept = this.#entries.get(kind);
    if (kept) return kept;
    const { slots } = this.#kind(db, kind);
    const lengths = new Uint32Array(new SharedArrayBuffer(4 * slots));
    const flags = new Uint8Array(slots);
    const rows = db.prepare('SELECT block, lengths, flags FROM columns WHERE kind = ?').iterate(kind);
    for (const row of rows as Iterable<unknown>) {
      const { block, ...column } = row as Row & { readonly block: number };
      // another process may have added some since
      const some = Math.min(BLOCK, slots - block * BLOCK);
      lengths.set(wordsOf(column.lengths).subarray(0, some), block * BLOCK);
      flags.set(column.flags.subarray(0, some), block * BLOCK);
    }
    const entries = { letters: lettersOf(lettersFile(this.#dir, kind), lengths), flags };
    this.#entries.set(kind, entries);
    return entries;
  }

  #open(): DatabaseSync {
    this.#db ??= openDerived(tableFile(this.#dir), this.#derived);
    return this.#db;
  }
}

interface Row {
  readonly lengths: Uint8Array;
  readonly flags: Uint8Array;
}

/** Bytes as SQLite gives them lie at any address. */
const wordsOf = (bytes: Uint8Array) => new Uint32Array(bytes.slice().buffer);

interface Place {
  readonly kind: SequenceKind;
  readonly slot: number;
}

/** Lengths and flags while a batch is written: each block is read and written once. */
class Columns {
  readonly #db: DatabaseSync;
  readonly #blocks = new Map<string, { lengths: Uint32Array; flags: Uint8Array }>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  flag({ kind, slot }: Place, flags: number): void {
    this.#block(kind, Math.floor(slot / BLOCK)).flags[slot % BLOCK] = flags;
  }

  add(place: Place, length: number, flags: number): void {
    this.#block(place.kind, Math.floor(place.slot / BLOCK)).lengths[place.slot % BLOCK] = length;
    this.flag(place, flags);
  }

  write(): void {
    const put = this.#db.prepare('INSERT OR REPLACE INTO columns VALUES (?, ?, ?, ?)');
    for (const [key, { lengths, flags }] of this.#blocks) {
      const [kind, block] = key.split(' ');
      put.run(kind!, Number(block), new Uint8Array(lengths.buffer), flags);
    }
  }

  #block(kind: SequenceKind, block: number) {
    const key = `${kind} ${block}`;
    const known = this.#blocks.get(key);
    if (known) return known;
    const row = this.#db.prepare('SELECT lengths, flags FROM columns WHERE kind = ? AND block = ?').get(kind, block);
    const { lengths, flags } = (row as Row | undefined) ?? {};
    const read = {
      lengths: lengths ? wordsOf(lengths) : new Uint32Array(BLOCK),
      flags: flags ? flags.slice() : new Uint8Array(BLOCK),
    };
    this.#blocks.set(key, read);
    return read;
  }
}

/** Opens the bank of a data directory; nothing is read or made before it is asked. */
export const openBank = (dir: string, stored: StoredCorpus): SequenceBank => new FileBank(dir, stored);
