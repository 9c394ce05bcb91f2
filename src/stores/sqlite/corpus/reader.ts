import type { DatabaseSync } from 'node:sqlite';
import type { Collection, Projection } from '#corpus/collection.ts';
import type { Change } from '#corpus/engine.ts';
import type { CollectionRow, StoredRecord } from '#corpus/record-store.ts';
import { decode, decodeFront, decodeWhole, type RecordBlob } from '#corpus/records/codec.ts';
import type { AsStored, Completer, Tied, Unfinished } from '#corpus/records/completer.ts';
import { Derivations } from '#corpus/records/derivations.ts';
import { changesAfter, changesOf, type Following } from '#corpus/records/following.ts';
import { type KeptForm, KeptForms } from '#corpus/records/forms.ts';
import { Ties } from '#corpus/records/ties.ts';
import { Unpacking } from '#corpus/records/unpacking.ts';
import { atOnce, now } from '#work.ts';
import { followedTables, sqliteTables } from './tables.ts';

/** The store's number of a record, and that of its last write. */
interface Numbers {
  readonly key: number;
  readonly seq: number;
}

/** A record without what is kept apart, of which there may be `more`. */
interface Front extends Numbers, Omit<RecordBlob, 'apart'> {
  readonly more: number;
}

/** Reads records: synchronous and fast (SQLite's page cache and a prepared statement each), for the main thread. */
export class RecordReader {
  readonly db: DatabaseSync;
  readonly #sql;
  readonly #following: Following;
  readonly #collections = new Map<string, number>();
  readonly #unpacking: Unpacking;
  readonly #completer: Completer | undefined;
  readonly #forms: KeptForms;
  readonly #shown: ReadonlySet<Projection<any, any>>;

  /**
   * @param derived What is derived, for `changesAfter`; without it changes have no derived values.
   * @param on_left_out Told, whenever it happens, of a record or a part of one that `get` leaves out since it is
   * damaged, in a sentence for who asked.
   * @param kept `completer` completes the records of `get`, `complete` and of changes; without it they are as they are
   * stored. `forms` keeps what projections made; without it, each is made anew. `shown`: projections whose forms are
   * written beside the records.
   */
  constructor(
    db: DatabaseSync,
    derived?: Derivations,
    on_left_out?: (sentence: string) => void,
    {
      completer,
      forms = new KeptForms(0),
      shown = [],
    }: {
      readonly completer?: Completer;
      readonly forms?: KeptForms;
      readonly shown?: Iterable<Projection<any, any>>;
    } = {},
  ) {
    this.#shown = new Set(shown);
    this.db = db;
    this.#following = {
      tables: followedTables(db),
      derivations: derived ?? new Derivations(new Ties(sqliteTables(db), new Map()), []),
      completing: { complete: (collection, unfinished) => now(this.complete(collection, unfinished)) },
      readable: (collection, id, blob) => this.#unpacking.of(collection, id, blob),
    };
    this.#unpacking = new Unpacking(on_left_out, 'Import it again from its source, and run `priora doctor --full`.');
    this.#completer = completer;
    this.#forms = forms;
    this.#sql = {
      collection: db.prepare('SELECT collection FROM collections WHERE name = ?'),
      collections: db.prepare('SELECT name, records, last_seq, indexed_seq FROM collections ORDER BY collection'),
      lastSeq: db.prepare("SELECT value FROM meta WHERE name = 'last_seq'"),
      one: db.prepare(`SELECT r.key, r.seq, r.arrived, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
        WHERE r.collection = ? AND r.id = ?`),
      // a statement for each record costs three times as much as the reading
      bodies: db.prepare(`SELECT v.key AS at, r.key, r.seq, b.codec, b.head, b.apart FROM json_each(?2) v
        CROSS JOIN records r ON r.collection = ?1 AND r.id = v.value CROSS JOIN bodies b ON b.key = r.key`),
      byKeys: db.prepare(`SELECT b.key, r.seq, b.codec, b.head, b.apart FROM json_each(?) v
        CROSS JOIN records r ON r.key = v.value CROSS JOIN bodies b ON b.key = r.key`),
      shown: db.prepare(`SELECT v.key AS at, s.seq, s.form FROM json_each(?2) v
        CROSS JOIN records r ON r.collection = ?1 AND r.id = v.value CROSS JOIN shown s ON s.key = r.key AND s.seq = r.seq`),
      version: db.prepare('SELECT seq FROM records WHERE collection = ? AND id = ? AND deleted = 0'),
      fronts:
        db.prepare(`SELECT v.key AS at, r.key, r.seq, b.codec, b.head, b.apart IS NOT NULL AS more FROM json_each(?2) v
        CROSS JOIN records r ON r.collection = ?1 AND r.id = v.value CROSS JOIN bodies b ON b.key = r.key`),
      apart: db.prepare(
        'SELECT b.apart FROM records r JOIN bodies b ON b.key = r.key WHERE r.key = ? AND r.seq = ? AND b.apart IS NOT NULL',
      ),
      demo: db.prepare(`SELECT c.name, r.id FROM records r JOIN collections c ON c.collection = r.collection
        WHERE r.demo = 1 ORDER BY r.key LIMIT ?`),
      demoCounts:
        db.prepare(`SELECT c.name, count(*) AS n FROM records r JOIN collections c ON c.collection = r.collection
        WHERE r.demo = 1 GROUP BY c.name`),
      key: db.prepare('SELECT key FROM records WHERE collection = ? AND id = ? AND deleted = 0'),
      keys: db.prepare(`SELECT r.id, r.key FROM json_each(?2) v
        CROSS JOIN records r ON r.collection = ?1 AND r.id = v.value AND r.deleted = 0`),
      ids: db.prepare(`SELECT id FROM records WHERE collection = ? AND deleted = 0 AND id > ? ORDER BY id LIMIT ?`),
    };
  }

  /** Key of a stored record. */
  key(collection: string, id: string): number | undefined {
    const number = this.#numberOf(collection);
    return number === undefined ? undefined : (this.#sql.key.get(number, id)?.key as number | undefined);
  }

  /** The stored records among some ids, with their keys, in the order of the ids. */
  keys(collection: string, ids: readonly string[]): { readonly id: string; readonly key: number }[] {
    const number = this.#numberOf(collection);
    if (number === undefined) return [];
    return this.#sql.keys.all(number, JSON.stringify(ids)) as unknown as { id: string; key: number }[];
  }

  /** The record with what merging needs, or undefined. */
  stored<R>(collection: string, id: string): StoredRecord<R> | undefined {
    const number = this.#numberOf(collection);
    const row = number === undefined ? undefined : this.#sql.one.get(number, id);
    if (!row) return undefined;
    const blob = row as unknown as RecordBlob;
    return {
      seq: row.seq as number,
      arrived: row.arrived as Uint8Array,
      read: () => decode<R>(blob),
      whole: () => decodeWhole<R>(blob),
    };
  }

  /** The record, completed. */
  get<R>(collection: string, id: string): R | undefined {
    return this.complete(collection, this.unfinished<R>(collection, [id]))[0];
  }

  /**
   * Records to be completed, in the order of the ids, read at once: for few at a time. One whose body is damaged is
   * left out, as if it were not there, or its fields kept apart are absent; told once as a warning of the process, and
   * to who asked: it costs itself, not its page.
   */
  unfinished<R>(collection: string, ids: readonly string[]): Unfinished<R>[] {
    const number = this.#numberOf(collection);
    if (number === undefined) return [];
    const rows = this.#sql.bodies.all(number, JSON.stringify(ids)) as unknown as (Numbers &
      RecordBlob & { readonly at: number })[];
    return rows.flatMap(({ at, key, seq, ...blob }) => {
      const id = ids[at]!;
      const record = this.#unpacking.of<R>(collection, id, blob);
      return record ? { key, seq, id, record } : [];
    });
  }

  /** Records as the writes of some numbers stored them, completed as `get` does. */
  completed<R>(collection: string, written: readonly Omit<Unfinished<R>, 'key'>[]): R[] {
    if (!this.#completer?.completes(collection)) return written.map(({ record }) => record);
    const stored = written.map((one) => ({ ...one, key: this.key(collection, one.id) }));
    const known = stored.filter((one): one is Unfinished<R> => one.key !== undefined);
    const own = known.map((one) => ({ ...one, record: { ...one.record } }));
    const completed = new Map(this.complete(collection, own).map((record, i) => [known[i], record]));
    return stored.map((one) => completed.get(one as Unfinished<R>) ?? one.record);
  }

  /** The same objects, completed; what ties them is read for many at once. */
  complete<R>(collection: string, unfinished: readonly Unfinished<R>[]): R[] {
    return this.#completer?.complete(collection, unfinished) ?? unfinished.map(({ record }) => record);
  }

  /**
   * What a projection makes of each record, in the order of the ids; what is kept of it is found without the record,
   * and what is stored apart is read only where the projection looks at it. All of it at once: for few ids at a time.
   */
  projected<R, F>(collection: string, ids: readonly string[], projection: Projection<R, F>): F[] {
    const number = this.#numberOf(collection);
    if (number === undefined) return [];
    const day = this.#completer?.dayOf(collection) ?? 0;
    // before anything else is read: what is written from now on has a higher number
    const seen = this.lastSeq();
    const kept = this.#forms.made(collection, projection);
    const known = ids.map((id) => {
      const known = kept.get(id);
      return known?.day === day && this.#isNow(number, id, known, seen) ? known : undefined;
    });
    const written = this.#shown.has(projection) ? this.#written<F>(number, ids, known) : [];
    const unread = ids.flatMap((_, at) => (known[at] || written[at] ? [] : [at]));
    const fronts = this.#fronts<R>(collection, number, ids, unread);
    const found: ({ readonly form: F } | { readonly of: Unfinished<R> })[] = [];
    const unmade: Unfinished<R>[] = [];
    for (const [at, id] of ids.entries()) {
      const one = known[at];
      const row = written[at];
      if (one || row) {
        if (row) this.#forms.keep(collection, projection, { id, seq: row.seq, day }, seen, row.form);
        found.push((one ?? row)!);
        continue;
      }
      const of = fronts.get(at);
      if (!of) continue;
      unmade.push(of);
      found.push({ of });
    }
    this.complete(collection, unmade);
    return found.flatMap((each) => {
      if ('form' in each) return each.form;
      const { told } = this.#unpacking;
      const form = this.#madeOf(collection, each.of, projection);
      // what is damaged is told to each who asks
      if (form !== undefined && told === this.#unpacking.told)
        this.#forms.keep(collection, projection, { id: each.of.id, seq: each.of.seq, day }, seen, form);
      return form ?? [];
    });
  }

  /** Forms that are written beside the records of some ids and are not known, by their places. */
  #written<F>(number: number, ids: readonly string[], known: readonly unknown[]): { seq: number; form: F }[] {
    const unknown = ids.flatMap((_, at) => (known[at] ? [] : [at]));
    if (unknown.length === 0) return [];
    const rows = this.#sql.shown.all(number, JSON.stringify(unknown.map((at) => ids[at])));
    const found: { seq: number; form: F }[] = [];
    for (const { at, seq, form } of rows as unknown as { at: number; seq: number; form: string }[])
      found[unknown[at]!] = { seq, form: JSON.parse(form) };
    return found;
  }

  /** Whether a form is of the record as it is now: at once where nothing was written since it was last looked at. */
  #isNow(number: number, id: string, known: KeptForm<unknown>, last_seq: number): boolean {
    if (known.seen === last_seq) return true;
    if ((this.#sql.version.get(number, id)?.seq as number | undefined) !== known.seq) return false;
    known.seen = last_seq;
    return true;
  }

  /**
   * The records at some places of a list of ids, to be completed, as `unfinished`, by place; what is kept apart is read
   * when it is needed: at once, or never.
   */
  #fronts<R>(
    collection: string,
    number: number,
    ids: readonly string[],
    places: readonly number[],
  ): Map<number, Unfinished<R>> {
    const found = new Map<number, Unfinished<R>>();
    if (places.length === 0) return found;
    const rows = this.#sql.fronts.all(number, JSON.stringify(places.map((at) => ids[at])));
    for (const { at, ...row } of rows as unknown as (Front & { readonly at: number })[]) {
      const of = this.#front<R>(collection, ids[places[at]!]!, row);
      if (of) found.set(places[at]!, of);
    }
    return found;
  }

  #front<R>(collection: string, id: string, { codec, head, more, ...numbers }: Front): Unfinished<R> | undefined {
    if (!more) {
      const record = this.#unpacking.of<R>(collection, id, { codec, head, apart: null });
      return record && { ...numbers, id, record };
    }
    const apart = () => {
      const stored = this.#sql.apart.get(numbers.key, numbers.seq);
      if (!stored) throw new Error(`the record ${id} was written anew while it was read`);
      return stored.apart as Uint8Array;
    };
    try {
      return { ...numbers, id, record: decodeFront<R>(codec, head, apart) };
    } catch {
      // told as it is of all who read it
      return this.unfinished<R>(collection, [id])[0];
    }
  }

  #madeOf<R, F>(collection: string, { id, record }: Unfinished<R>, projection: Projection<R, F>): F | undefined {
    try {
      return projection(record);
    } catch {
      // written anew meanwhile, or damaged where it is kept apart: the whole of it as it is now
    }
    const whole = this.get<R>(collection, id);
    return whole && projection(whole);
  }

  /** Records as they are stored, by key, each unpacked when it is asked for. */
  asStored(tied: readonly Tied[]): Map<number, AsStored> {
    const named = new Map(tied.map((one) => [one.key, one]));
    const rows = this.#sql.byKeys.all(JSON.stringify([...named.keys()])) as unknown as (Numbers & RecordBlob)[];
    return new Map(
      rows.map(({ key, seq, ...blob }) => {
        const { collection, id } = named.get(key)!;
        return [key, { seq, read: () => this.#unpacking.of(collection, id, blob) }];
      }),
    );
  }

  /** Sequence number of the last write of any collection, by whatever process: some microseconds, fit for polling. */
  lastSeq(): number {
    return this.#sql.lastSeq.get()!.value as number;
  }

  collections(): CollectionRow[] {
    return this.#sql.collections.all() as unknown as CollectionRow[];
  }

  demoIds(limit: number): { name: string; id: string }[] {
    return this.#sql.demo.all(limit) as { name: string; id: string }[];
  }

  /** Demo records of each collection that has some. */
  demoCounts(): Map<string, number> {
    return new Map(this.#sql.demoCounts.all().map(({ name, n }) => [String(name), Number(n)]));
  }

  /** Ids in their order, after `after`. */
  ids(collection: string, after: string, limit: number): string[] {
    const number = this.#numberOf(collection);
    return number === undefined
      ? []
      : (this.#sql.ids.all(number, after, limit) as { id: string }[]).map((row) => row.id);
  }

  /** See `RecordReading.changesAfter`. */
  changesAfter<R>(collection: Collection<R>, seq: number, limit?: number, max_bytes?: number): Change<R>[] {
    return this.#atMoment(() => atOnce(changesAfter(this.#following, collection, seq, limit, max_bytes)));
  }

  /** See `RecordReading.changesOf`. */
  changesOf<R>(collection: Collection<R>, ids: readonly string[], seq: number, max_bytes?: number) {
    return this.#atMoment(() => atOnce(changesOf(this.#following, collection, ids, seq, max_bytes)));
  }

  #atMoment<T>(read: () => T): T {
    this.db.exec('BEGIN');
    try {
      return read();
    } finally {
      this.db.exec('COMMIT');
    }
  }

  #numberOf(collection: string): number | undefined {
    let number = this.#collections.get(collection);
    if (number === undefined) {
      number = this.#sql.collection.get(collection)?.collection as number | undefined;
      if (number !== undefined) this.#collections.set(collection, number);
    }
    return number;
  }
}
