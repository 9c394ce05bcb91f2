import { closeSync, existsSync, fdatasyncSync, fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import type { RecordReading, StoredCorpus } from '#corpus/record-store.ts';
import type { BankedSubjects, LengthRange, SequenceBank, SequenceSet } from '#corpus/sequence-bank.ts';
import { ServiceError } from '#errors.ts';
import { END, encode, type SequenceKind } from '#sequences/letters.ts';
import type { Stretch } from '#sequences/search.ts';
import { transaction } from '../file.ts';
import { begin, type DerivedFile, openDerived } from './derived-file.ts';

/** Another format is thrown away and made again. */
const FORMAT = 1;
const KINDS: readonly SequenceKind[] = ['protein', 'nucleotide'];
const tableFile = (dir: string) => join(dir, 'sequences.sqlite');
/** END, then the codes of each sequence and END. Places never change: other letters are another sequence. */
const lettersFile = (dir: string, kind: SequenceKind) => join(dir, `sequences.${kind}`);

const TABLES = `
CREATE TABLE state (seq INTEGER NOT NULL) STRICT;
INSERT INTO state VALUES (0);
CREATE TABLE entries (id TEXT PRIMARY KEY, kind TEXT NOT NULL, start INTEGER NOT NULL, length INTEGER NOT NULL, flags INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX entries_by_place ON entries (kind, start);
`;

const FLAGS = { ALLPATENT: 1, CLAIMS: 2, NONPATENT: 4 } as const satisfies Record<SequenceSet, number>;
const flagsOf = ({ stands_in, claimed, accessions }: Sequence): number =>
  (stands_in.length > 0 ? FLAGS.ALLPATENT : 0) |
  (claimed ? FLAGS.CLAIMS : 0) |
  (accessions.length > 0 || stands_in.length === 0 ? FLAGS.NONPATENT : 0);

/** Codes that are read at once; a longer sequence is read whole. */
const STRETCH = 4 << 20;
const PATIENCE_MS = 30_000;

interface Entries {
  readonly ids: readonly string[];
  readonly starts: Float64Array;
  readonly lengths: Uint32Array;
  readonly flags: Uint8Array;
}

class FileBank implements SequenceBank {
  readonly #dir: string;
  readonly #records: Pick<RecordReading, 'changesAfter' | 'collections'>;
  readonly #derived: DerivedFile = {
    format: FORMAT,
    tables: TABLES,
    names: ['state', 'entries'],
    whole: (db) => this.#whole(db),
    // whoever still reads the old letters has the old file
    begun: () => {
      for (const kind of KINDS) rmSync(lettersFile(this.#dir, kind), { force: true });
    },
  };
  #db: DatabaseSync | undefined;
  #version: unknown;
  readonly #entries = new Map<SequenceKind, Entries>();

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
      const known = db.prepare('SELECT 1 FROM entries WHERE id = ?');
      const flag = db.prepare('UPDATE entries SET flags = ? WHERE id = ?');
      const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?)');
      for (const id of gone) flag.run(0, id);
      for (const kind of KINDS) {
        const own = put.filter((record) => record.kind === kind);
        const fresh = own.filter(({ id }) => !known.get(id));
        for (const record of own) flag.run(flagsOf(record), record.id);
        for (const { record, start } of this.#append(db, kind, fresh))
          insert.run(record.id, kind, start, record.length, flagsOf(record));
      }
      db.prepare('UPDATE state SET seq = ?').run(at);
    });
  }

  /** Letters are there before the table says so. */
  #append(db: DatabaseSync, kind: SequenceKind, fresh: readonly Sequence[]) {
    if (fresh.length === 0) return [];
    const end = db.prepare('SELECT coalesce(max(start + length), 0) AS at FROM entries WHERE kind = ?').get(kind) as {
      at: number;
    };
    const first = end.at + 1;
    const total = fresh.reduce((sum, { length }) => sum + length + 1, 1);
    const codes = new Uint8Array(total).fill(END);
    let at = 1;
    const placed = fresh.map((record) => {
      const start = first - 1 + at;
      codes.set(encode(kind, record.letters), at);
      at += record.length + 1;
      return { record, start };
    });
    const file = lettersFile(this.#dir, kind);
    const fd = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600);
    try {
      for (let done = 0; done < codes.length; )
        done += writeSync(fd, codes, done, codes.length - done, first - 1 + done);
      fdatasyncSync(fd);
    } finally {
      closeSync(fd);
    }
    return placed;
  }

  subjects(kind: SequenceKind, sets: readonly SequenceSet[], { least = 0, most }: LengthRange = {}): BankedSubjects {
    const entries = this.#fresh(kind);
    const wanted = sets.reduce((bits, set) => bits | FLAGS[set], 0);
    const chosen = (slot: number) =>
      (entries.flags[slot]! & wanted) !== 0 &&
      entries.lengths[slot]! >= least &&
      (most === undefined || entries.lengths[slot]! <= most);
    let [count, letters] = [0, 0];
    for (let slot = 0; slot < entries.ids.length; slot++) {
      if (!chosen(slot)) continue;
      count++;
      letters += entries.lengths[slot]!;
    }
    const file = lettersFile(this.#dir, kind);
    return {
      count,
      letters,
      id: (slot) => entries.ids[slot]!,
      codes: (slot) => readCodes(file, entries.starts[slot]!, entries.lengths[slot]!),
      stretches: () => stretchesOf(file, entries, chosen),
    };
  }

  close(): void {
    this.#db?.close();
    this.#db = undefined;
  }

  #seq(db: DatabaseSync): number {
    return (db.prepare('SELECT seq FROM state').get() as { seq: number }).seq;
  }

  #fresh(kind: SequenceKind): Entries {
    const db = this.#open();
    const version = `${db.prepare('PRAGMA data_version').get()!.data_version} ${this.#seq(db)}`;
    if (version !== this.#version) this.#entries.clear();
    this.#version = version;
    const kept = this.#entries.get(kind);
    if (kept) return kept;
    const { n } = db.prepare('SELECT count(*) AS n FROM entries WHERE kind = ?').get(kind) as { n: number };
    const entries = {
      ids: new Array<string>(n),
      starts: new Float64Array(n),
      lengths: new Uint32Array(n),
      flags: new Uint8Array(n),
    };
    let slot = 0;
    const rows = db.prepare('SELECT id, start, length, flags FROM entries WHERE kind = ? ORDER BY start');
    for (const row of rows.iterate(kind) as Iterable<{ id: string; start: number; length: number; flags: number }>) {
      entries.ids[slot] = row.id;
      entries.starts[slot] = row.start;
      entries.lengths[slot] = row.length;
      entries.flags[slot++] = row.flags;
    }
    this.#entries.set(kind, entries);
    return entries;
  }

  #open(): DatabaseSync {
    this.#db ??= openDerived(tableFile(this.#dir), this.#derived);
    return this.#db;
  }

  /** Whether the letters are there that the table tells of. */
  #whole(db: DatabaseSync): boolean {
    return KINDS.every((kind) => {
      const row = db.prepare('SELECT max(start + length) AS at FROM entries WHERE kind = ?').get(kind) as {
        at: number | null;
      };
      return row.at === null || sizeOf(lettersFile(this.#dir, kind)) > row.at;
    });
  }
}

function sizeOf(file: string): number {
  if (!existsSync(file)) return 0;
  const fd = openSync(file, 'r');
  try {
    return fstatSync(fd).size;
  } finally {
    closeSync(fd);
  }
}

function fill(fd: number, into: Uint8Array, from: number): void {
  for (let got = 0; got < into.length; ) {
    const read = readSync(fd, into, got, into.length - got, from + got);
    if (read === 0) throw new ServiceError('busy', 'Sequences are being made ready for search anew. Ask again soon.');
    got += read;
  }
}

function readCodes(file: string, start: number, length: number): Uint8Array {
  const fd = openSync(file, 'r');
  try {
    const codes = new Uint8Array(length);
    fill(fd, codes, start);
    return codes;
  } finally {
    closeSync(fd);
  }
}

/** Pieces of the file with whole sequences; those that are not chosen have the slot -1. */
function* stretchesOf(
  file: string,
  { ids, starts, lengths }: Entries,
  chosen: (slot: number) => boolean,
): Generator<Stretch> {
  if (ids.length === 0) return;
  const fd = openSync(file, 'r');
  let room = new Uint8Array(STRETCH);
  try {
    for (let from = 0; from < ids.length; ) {
      const first = starts[from]! - 1;
      let to = from;
      while (to < ids.length && (to === from || starts[to]! + lengths[to]! - first < STRETCH)) to++;
      const size = starts[to - 1]! + lengths[to - 1]! + 1 - first;
      if (room.length < size) room = new Uint8Array(size);
      const own = Int32Array.from({ length: to - from }, (_, i) => (chosen(from + i) ? from + i : -1));
      if (own.some((slot) => slot >= 0)) {
        const codes = room.subarray(0, size);
        fill(fd, codes, first);
        const begin = Float64Array.from({ length: to - from }, (_, i) => starts[from + i]! - first);
        yield { codes, starts: begin, lengths: lengths.subarray(from, to), slots: own };
      }
      from = to;
    }
  } finally {
    closeSync(fd);
  }
}

/** Opens the bank of a data directory; nothing is read or made before it is asked. */
export const openBank = (dir: string, stored: StoredCorpus): SequenceBank => new FileBank(dir, stored);
