import type { DatabaseSync } from 'node:sqlite';
import type { RecordText } from '#corpus/record-store.ts';
import { decode, fromText, type RecordBlob } from '#corpus/records/codec.ts';
import { Completer, type Made } from '#corpus/records/completer.ts';
import type { ChangePage, Noticed, RecordChange, WatchedFacts, Watches, WatchModule } from '#corpus/watch.ts';
import type { SqliteResolver } from '../resolver.ts';
import type { Ties } from './ties.ts';

/**
 * What changed, and what was last known of each watched record.
 *
 * - `watches`: the form in which the facts of a collection were read, see `Watch.form`.
 * - `watched`: facts of stored records, as they were read last.
 * - `changes`: one row per change: of the record `about`, made by a write of the record `key` (mostly the same one).
 */
export const CHANGE_TABLES = `
CREATE TABLE watches (collection TEXT PRIMARY KEY, form INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE watched (key INTEGER PRIMARY KEY, facts TEXT NOT NULL) STRICT;
CREATE TABLE changes (
  seq INTEGER NOT NULL, kind TEXT NOT NULL, about INTEGER NOT NULL, key INTEGER NOT NULL, day INTEGER NOT NULL, facts TEXT NOT NULL,
  PRIMARY KEY (seq, kind, about)
) STRICT, WITHOUT ROWID;
CREATE INDEX changes_by_day ON changes (day);
`;

/** Name in `meta` of the last number whose changes were forgotten. */
const FORGOTTEN = 'changes_forgotten';
/** Other records that one change is about, at most. */
const MOST_CONCERNED = 1_000;
/** Records unpacked and completed at once. */
const TOGETHER = 100;
/** Bodies unpacked before others have their turn, when facts of all records are read. */
const PORTION = 200;
/** Of the completed fields that a write tells, together. */
const MOST_TOLD_BYTES = 8 << 20;

/** A record that a write touched, after it. */
export interface Touched {
  readonly collection: string;
  readonly key: number;
  readonly id: string;
  readonly seq: number;
  /** Stored by this write, and not before it. */
  readonly fresh: boolean;
  /** What was stored, where the write stored it: it need not be unpacked. */
  readonly text?: RecordText;
}

/** Compares watched records with what was last known of them, in the transaction of the write. */
export class ChangeNoter {
  readonly #watches: Watches;
  readonly #ties: Ties;
  readonly #resolvers: ReadonlyMap<string, SqliteResolver>;
  readonly #sql;

  constructor(db: DatabaseSync, watches: Watches, ties: Ties, resolvers: ReadonlyMap<string, SqliteResolver>) {
    this.#watches = watches;
    this.#ties = ties;
    this.#resolvers = resolvers;
    this.#sql = {
      known: db.prepare('SELECT facts FROM watched WHERE key = ?'),
      know: db.prepare('INSERT OR REPLACE INTO watched (key, facts) VALUES (?, ?)'),
      drop: db.prepare('DELETE FROM watched WHERE key = ?'),
      add: db.prepare('INSERT OR IGNORE INTO changes (seq, kind, about, key, day, facts) VALUES (?, ?, ?, ?, ?, ?)'),
      body: db.prepare('SELECT codec, head, apart FROM bodies WHERE key = ?'),
    };
  }

  /**
   * Notes what changed of these records by the write that is under way; answers what completes them, which it had to
   * make for that.
   */
  note(touched: readonly Touched[], today: number): Made[] {
    const watched = touched.filter(({ collection }) => this.#watches.has(collection));
    if (watched.length === 0) return [];
    const made: Made[] = [];
    const firsts = new Set<string>();
    const fresh = new Set(watched.filter((each) => each.fresh).map(({ id, collection }) => `${collection}\0${id}`));
    for (const [one, after] of this.#facts(watched, today, made)) {
      const { watch } = this.#watches.get(one.collection)!;
      const text = JSON.stringify(after);
      const known = one.fresh ? undefined : (this.#sql.known.get(one.key)?.facts as string | undefined);
      if (known === text) continue;
      this.#sql.know.run(one.key, text);
      // what nobody had looked at cannot be told to have changed
      if (!one.fresh && known === undefined) continue;
      const before = known === undefined ? undefined : (JSON.parse(known) as WatchedFacts);
      // facts as they are kept: what is absent is absent on both sides
      const noticed = [...watch.between(before, JSON.parse(text) as WatchedFacts)];
      const { first } = watch;
      if (one.fresh && first && this.#isFirst(one, first.link, fresh, firsts)) noticed.push({ kind: first.kind });
      this.#add(one, noticed, watch.concerns ?? [], today);
    }
    return made;
  }

  /** Records that are no longer stored. */
  forget(keys: Iterable<number>): void {
    for (const key of keys) this.#sql.drop.run(key);
  }

  /** Takes the facts of a stored record as they are, without a change. */
  fill({ watch }: WatchModule, key: number, record: unknown, today: number): void {
    this.#sql.know.run(key, JSON.stringify(watch.facts(record, today)));
  }

  /** Gives a record as it is stored what follows from others. */
  completer(today: number): Completer {
    return new Completer(
      [...this.#watches.values()].map(({ collection }) => collection),
      this.#ties,
      () => today,
      ({ key, seq }) => {
        const row = this.#body(key);
        return row && { seq, read: () => readable(row) };
      },
    );
  }

  #body = (key: number) => this.#sql.body.get(key) as unknown as RecordBlob | undefined;

  /**
   * The facts of stored records, in their order; those that are damaged are left out. A completer serves one write: it
   * keeps records.
   */
  *#facts(watched: readonly Touched[], today: number, made: Made[]): Generator<[Touched, WatchedFacts]> {
    const completer = this.completer(today);
    let told = 0;
    for (const [collection, all] of Map.groupBy(watched, (one) => one.collection))
      for (let from = 0; from < all.length; from += TOGETHER) {
        const found = all.slice(from, from + TOGETHER).flatMap((one) => {
          const blob = one.text ? undefined : this.#body(one.key);
          const record = one.text ? fromText<object>(one.text) : blob && readable(blob);
          return record ? [{ ...one, record }] : [];
        });
        for (const [i, completed] of completer.complete(collection, found).entries()) {
          const one = completer.madeOf(collection, found[i]!.key, completed);
          if (one && (told += one.bytes) <= MOST_TOLD_BYTES) made.push(one);
          yield [found[i]!, this.#watches.get(collection)!.watch.facts(completed, today)];
        }
      }
  }

  /** Whether a new record is in no set with one that was there before; told of one record of each new set. */
  #isFirst({ collection, id }: Touched, link: string, fresh: ReadonlySet<string>, told: Set<string>): boolean {
    const found = this.#resolvers.get(collection)?.links(id, link);
    const set = `${collection}\0${found?.group ?? id}`;
    if (told.has(set)) return false;
    const others = (found?.records ?? []).filter((each) => each.stored);
    if (others.some((each) => !fresh.has(`${each.collection}\0${each.id}`) && each.id !== id)) return false;
    told.add(set);
    return true;
  }

  #add(one: Touched, noticed: readonly Noticed[], concerns: readonly string[], today: number): void {
    if (noticed.length === 0) return;
    const about = new Set([one.key]);
    for (const link of concerns) {
      const ends = this.#ties.linked(one.collection, [one], link)?.get(one.key) ?? [];
      for (const end of ends.slice(0, MOST_CONCERNED)) about.add(end.key);
    }
    for (const { kind, ...facts } of noticed)
      for (const key of about) this.#sql.add.run(one.seq, kind, key, one.key, today, JSON.stringify(facts));
  }
}

function readable(row: RecordBlob): object | undefined {
  try {
    return decode<object>(row);
  } catch {
    return undefined;
  }
}

/** Reads the change feed. */
export class ChangeReader {
  readonly #sql;

  constructor(db: DatabaseSync) {
    this.#sql = {
      page: db.prepare(`SELECT h.seq, h.kind, h.day, h.facts, a.id, m.id AS by_id, n.name AS by_name
        FROM changes h JOIN records a ON a.key = h.about JOIN collections c ON c.collection = a.collection
        JOIN records m ON m.key = h.key JOIN collections n ON n.collection = m.collection
        WHERE c.name = ? AND h.seq > ? AND h.seq <= ? ORDER BY h.seq, h.kind, a.id`),
      forgotten: db.prepare(`SELECT value FROM meta WHERE name = '${FORGOTTEN}'`),
    };
  }

  page(collection: string, after: number, upto: number, limit: number): ChangePage {
    const changes: RecordChange[] = [];
    let more = false;
    for (const row of this.#sql.page.iterate(collection, after, upto)) {
      if (changes.length >= limit && row.seq !== changes.at(-1)?.seq) {
        more = true;
        break;
      }
      const { seq, kind, id, day, facts, by_id, by_name } = row as Record<string, any>;
      const by = by_name === collection && by_id === id ? undefined : { collection: by_name, id: by_id };
      changes.push({ seq, kind, id, day, ...JSON.parse(facts), ...(by && { by }) });
    }
    const forgotten = Number(this.#sql.forgotten.get()?.value ?? 0);
    return {
      changes,
      upto: more ? (changes.at(-1)?.seq ?? after) : Math.max(after, upto),
      more,
      head: upto,
      forgotten,
    };
  }
}

/** Forgets what changed before a day, in a transaction of the caller's; answers how many changes those were. */
export function forgetChanges(db: DatabaseSync, before: number): number {
  const last = db.prepare('SELECT max(seq) AS seq FROM changes WHERE day < ?').get(before)?.seq as number | null;
  if (last === null) return 0;
  db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)').run(FORGOTTEN, last);
  return Number(db.prepare('DELETE FROM changes WHERE seq <= ?').run(last).changes);
}

/**
 * Reads the facts of every record of the collections whose watch is new or of another form, as no change; yields how
 * many were read.
 */
export function* fillWatched(
  db: DatabaseSync,
  watches: Watches,
  ties: Ties,
  resolvers: ReadonlyMap<string, SqliteResolver>,
  today: number,
): Generator<{ readonly collection: string; readonly done: number }> {
  const form = db.prepare('SELECT form FROM watches WHERE collection = ?');
  const noter = new ChangeNoter(db, watches, ties, resolvers);
  const rows =
    db.prepare(`SELECT r.key, r.id, r.seq, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
    JOIN collections c ON c.collection = r.collection WHERE c.name = ? AND r.key > ? ORDER BY r.key LIMIT ${PORTION}`);
  for (const [collection, module] of watches) {
    if (form.get(collection)?.form === module.watch.form) continue;
    let done = 0;
    for (let last = 0; ; ) {
      const portion = rows.all(collection, last);
      if (portion.length === 0) break;
      const completer = noter.completer(today);
      const found = portion.flatMap((row) => {
        const record = readable(row as unknown as RecordBlob);
        return record ? [{ key: row.key as number, id: row.id as string, seq: row.seq as number, record }] : [];
      });
      for (const [i, completed] of completer.complete(collection, found).entries())
        noter.fill(module, found[i]!.key, completed, today);
      last = portion.at(-1)!.key as number;
      done += portion.length;
      yield { collection, done };
    }
    db.prepare('INSERT OR REPLACE INTO watches (collection, form) VALUES (?, ?)').run(collection, module.watch.form);
  }
}
