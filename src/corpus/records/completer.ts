import { type Collection, type Completed, type Completion, MOST_LINKED } from '../collection.ts';
import { frozen } from './frozen.ts';

/** A stored record, unpacked when it is asked for, with the number of its last write. */
export interface AsStored {
  readonly seq: number;
  /** Undefined if it is damaged. */
  readonly read: () => unknown;
}

/** What a completion asks of whoever keeps the ties of stored records. */
export interface TieReading {
  /** The ties of records of a collection, by key; what one of them is asked for may be read for all of them. */
  of(collection: string, records: readonly Pick<Tied, 'key' | 'id'>[]): (key: number) => TiesOfRecord;
}

/** A record to be completed. */
export interface Unfinished<R> extends Omit<Tied, 'collection'> {
  readonly record: R;
}

/** The ties of one record. */
export interface TiesOfRecord {
  /** Other records that share an identity with it. */
  near(name: string): readonly Tied[];
  /** Records at the other end of a link; undefined if there is none of this name. */
  linked(name: string): readonly Tied[] | undefined;
}
export interface Tied {
  readonly collection: string;
  readonly id: string;
  /** The store's own number of the record, of all collections. */
  readonly key: number;
  /** The number of its last write. */
  readonly seq: number;
}

/** The completed fields of one version of a record. */
export interface Made {
  readonly key: number;
  /** Of the record: a change of what completes it moves the number, too. */
  readonly seq: number;
  /** Of the day, yyyyMMdd. */
  readonly today: number;
  /** Frozen at all depths. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** About what the fields take in memory. */
  readonly bytes: number;
}

/** The same, being filled. */
interface Version extends Made {
  readonly fields: Record<string, unknown>;
  bytes: number;
}

/** Records kept unpacked: an assignment of many patents is read once for all of them. */
const MOST_KEPT = 500;
/** Of versions whose completed fields are kept, together, where nothing else is said: those of some 10,000 patents. */
const MOST_BYTES = 32 << 20;
/** Records whose ties are read at once. */
const TOGETHER = 100;
/** A version that takes more is made whenever a record is read. */
const MOST_BYTES_OF_ONE = 256 << 10;
/** Of a version without fields. */
const BYTES_OF_NONE = 400;

/** Gives records what follows from others and from the day, see `Completion`. */
export class Completer {
  readonly #completions: ReadonlyMap<string, Completion<any>>;
  readonly #collections: ReadonlyMap<string, Collection<any>>;
  readonly #ties: TieReading;
  readonly #today: () => number;
  readonly #read: (tied: Tied) => AsStored | undefined;
  readonly #most_bytes: number;
  readonly #kept = new Map<number, { readonly seq: number; readonly record: unknown }>();
  readonly #made = new Map<number, Version>();
  /** Of all that are kept. */
  #bytes = 0;

  /**
   * @param read A record as it is stored; undefined if it is not or is damaged.
   * @param most_bytes Of the completed fields that are kept.
   */
  constructor(
    collections: readonly Collection<any>[],
    ties: TieReading,
    today: () => number,
    read: (tied: Tied) => AsStored | undefined,
    most_bytes = MOST_BYTES,
  ) {
    this.#most_bytes = most_bytes;
    this.#collections = new Map(collections.map((collection) => [collection.name, collection]));
    this.#completions = new Map(
      collections.flatMap(({ name, completion }) => (completion ? [[name, completion]] : [])),
    );
    this.#ties = ties;
    this.#today = today;
    this.#read = read;
  }

  completes(collection: string): boolean {
    return this.#completions.has(collection);
  }

  /** The day by which records of a collection are completed, yyyyMMdd; 0 where they are not. */
  dayOf(collection: string): number {
    return this.completes(collection) ? this.#today() : 0;
  }

  /** Completed fields that somebody else made of a version that was written. */
  know({ key, seq, today, fields }: Made): void {
    this.#forget(key);
    this.#fill(this.#begin(key, seq, today), fields);
  }

  /** All completed fields of a record that `complete` has given; undefined if they are too large to be kept. */
  madeOf(collection: string, key: number, record: object): Made | undefined {
    for (const field of this.#completions.get(collection)?.fields ?? []) record[field as keyof typeof record];
    return this.#made.get(key);
  }

  /**
   * The same objects; completed fields of each are made when one of them is first read, once for a version and a day.
   * What ties them is read for a hundred of them at once.
   */
  complete<R>(collection: string, unfinished: readonly Unfinished<R>[]): R[] {
    const completion = this.#completions.get(collection);
    if (!completion) return unfinished.map(({ record }) => record);
    const groups = Array.from({ length: Math.ceil(unfinished.length / TOGETHER) }, (_, i) => {
      const group = unfinished.slice(i * TOGETHER, (i + 1) * TOGETHER);
      const numbers = group.map(({ key, id }) => ({ key, id }));
      let ties: ((key: number) => TiesOfRecord) | undefined;
      return group.map((one) =>
        this.#complete(collection, completion, one, (key) => (ties ??= this.#ties.of(collection, numbers))(key)),
      );
    });
    return groups.flat();
  }

  #complete<R>(
    collection: string,
    completion: Completion<R>,
    { key, seq, record }: Unfinished<R>,
    tiesOf: (key: number) => TiesOfRecord,
  ): R {
    const stored = copyOf(record as object, this.#collections.get(collection)!.apart ?? []) as R;
    // of one day, whenever its fields are read
    let version: Version | undefined;
    let made: Completed<R> | undefined;
    const linked = (name: string) => this.#linked(collection, tiesOf(key), name);
    for (const field of completion.fields) {
      const settle = (value: unknown) => {
        if (value === undefined) delete (record as Record<string, unknown>)[field];
        else Object.defineProperty(record, field, { value, enumerable: true, configurable: true, writable: true });
      };
      Object.defineProperty(record, field, {
        enumerable: true,
        configurable: true,
        get: () => {
          version ??= this.#version(key, seq);
          const { today, fields } = version;
          if (!(field in fields)) {
            made ??= completion.of(stored, linked, today);
            this.#fill(version, { [field]: made[field as keyof R] });
          }
          settle(fields[field]);
          return fields[field];
        },
        set: settle,
      });
    }
    return record;
  }

  #linked(collection: string, ties: TiesOfRecord, name: string): readonly unknown[] {
    const shared = this.#collections.get(collection)!.lookups[name] !== undefined;
    const found = shared ? ties.near(name) : (ties.linked(name) ?? []);
    return found.slice(0, MOST_LINKED).flatMap((one) => this.#stored(one) ?? []);
  }

  /** What is made of a version of a record, today. */
  #version(key: number, seq: number): Version {
    const today = this.#today();
    const known = this.#made.get(key);
    if (known?.seq === seq && known.today === today) return known;
    this.#forget(key);
    return this.#begin(key, seq, today);
  }

  #begin(key: number, seq: number, today: number): Version {
    const version: Version = { key, seq, today, fields: {}, bytes: 0 };
    this.#made.set(key, version);
    this.#grow(version, BYTES_OF_NONE);
    return version;
  }

  /** The values are shared by all who read the record from now on: frozen, so that nobody changes them in place. */
  #fill(version: Version, fields: Made['fields']): void {
    Object.assign(version.fields, fields);
    this.#grow(version, frozen(fields));
  }

  #grow(version: Version, bytes: number): void {
    version.bytes += bytes;
    // one that was forgotten meanwhile serves who has it, and is no longer counted
    if (this.#made.get(version.key) !== version) return;
    this.#bytes += bytes;
    if (version.bytes > MOST_BYTES_OF_ONE) this.#forget(version.key);
    while (this.#bytes > this.#most_bytes) this.#forget(this.#made.keys().next().value!);
  }

  #forget(key: number): void {
    this.#bytes -= this.#made.get(key)?.bytes ?? 0;
    this.#made.delete(key);
  }

  #stored(tied: Tied): unknown {
    const { key, seq } = tied;
    let kept = this.#kept.get(key);
    // what many are completed from stays, and the rest goes by age
    this.#kept.delete(key);
    if (kept?.seq !== seq) {
      const stored = this.#read(tied);
      if (!stored) return undefined;
      kept = { seq: stored.seq, record: stored.read() };
      if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    }
    this.#kept.set(key, kept);
    return kept.record;
  }
}

/** A copy of a record before fields of it are replaced; what is kept apart stays unread. */
function copyOf(record: object, apart: readonly string[]): object {
  const copy: Record<string, unknown> = {};
  for (const field of Object.keys(record)) {
    const unread = apart.includes(field) ? Object.getOwnPropertyDescriptor(record, field) : undefined;
    if (unread) Object.defineProperty(copy, field, unread);
    else copy[field] = record[field as keyof typeof record];
  }
  return copy;
}
