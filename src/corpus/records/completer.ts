import type { Work } from '#work.ts';
import { type Collection, type Completed, type Completion, MOST_LINKED } from '../collection.ts';
import { frozen } from './frozen.ts';
import type { TiesOfRecords } from './ties.ts';

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

/** Where what completes a record is read, when it is asked for. */
export interface CompletedFrom {
  readonly ties: TieReading;
  /** A record as it is stored; undefined if it is not or is damaged. */
  readonly read: (tied: Tied) => AsStored | undefined;
  /** Several at once, by key, where that costs less than one by one. */
  readonly readAll?: (tied: readonly Tied[]) => ReadonlyMap<number, AsStored>;
}

/** What completes records, whatever store is below. */
export interface Completing {
  /** The same objects, completed. */
  complete<R>(collection: string, unfinished: readonly Unfinished<R>[]): Work<R[]>;
  /** All completed fields of a record that `complete` has given; undefined if they are too large to be kept. */
  madeOf(collection: string, key: number, record: object): Made | undefined;
}

/** A record to be completed. */
export interface Unfinished<R> extends Omit<Tied, 'collection'> {
  readonly record: R;
  /** The same as it is stored, which nobody changes; default: a copy of it. */
  readonly stored?: R;
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
/** Records that are read ahead for a group, packed: of more, others are read one by one. */
const MOST_AHEAD = 1_000;
/** A version that takes more is made whenever a record is read. */
const MOST_BYTES_OF_ONE = 256 << 10;
/** Of a version without fields. */
const BYTES_OF_NONE = 400;

const NOWHERE: CompletedFrom = {
  ties: { of: () => () => ({ near: () => [], linked: () => [] }) },
  read: () => undefined,
};

/** Gives records what follows from others and from the day, see `Completion`. */
export class Completer {
  readonly #completions: ReadonlyMap<string, Completion<any>>;
  readonly #collections: ReadonlyMap<string, Collection<any>>;
  readonly #from: CompletedFrom;
  readonly #today: () => number;
  readonly #most_bytes: number;
  readonly #kept = new Map<number, { readonly seq: number; readonly record: unknown }>();
  readonly #made = new Map<number, Version>();
  /** Of all that are kept. */
  #bytes = 0;

  /**
   * @param from Default: what `completeAhead` reads.
   * @param most_bytes Of the completed fields that are kept.
   */
  constructor(
    collections: readonly Collection<any>[],
    today: () => number,
    from: CompletedFrom = NOWHERE,
    most_bytes = MOST_BYTES,
  ) {
    this.#most_bytes = most_bytes;
    this.#collections = new Map(collections.map((collection) => [collection.name, collection]));
    this.#completions = new Map(
      collections.flatMap(({ name, completion }) => (completion ? [[name, completion]] : [])),
    );
    this.#from = from;
    this.#today = today;
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
   * What ties them is read for a hundred of them at once, and so is what they are tied to.
   */
  complete<R>(collection: string, unfinished: readonly Unfinished<R>[], from: CompletedFrom = this.#from): R[] {
    const completion = this.#completions.get(collection);
    if (!completion) return unfinished.map(({ record }) => record);
    const groups = Array.from({ length: Math.ceil(unfinished.length / TOGETHER) }, (_, i) => {
      const group = unfinished.slice(i * TOGETHER, (i + 1) * TOGETHER);
      const numbers = group.map(({ key, id }) => ({ key, id }));
      let ties: ((key: number) => TiesOfRecord) | undefined;
      const of = (key: number) => (ties ??= from.ties.of(collection, numbers))(key);
      const linked = this.#linkedOf(collection, completion, group, of, from);
      return group.map((one) => this.#complete(collection, completion, one, linked));
    });
    return groups.flat();
  }

  /**
   * As `complete`, for a store that does not answer at once: what the fields are made from is read before they are
   * asked for, of versions that are not known.
   */
  *completeAhead<R>(
    collection: string,
    unfinished: readonly Unfinished<R>[],
    tiesOf: (collection: string, records: readonly Pick<Tied, 'key' | 'id'>[]) => TiesOfRecords,
    storedOf: (tied: readonly Tied[]) => Work<ReadonlyMap<number, AsStored>>,
  ): Work<R[]> {
    const completion = this.#completions.get(collection);
    if (!completion) return unfinished.map(({ record }) => record);
    const unknown = unfinished.filter(({ key, seq }) => !this.#knows(key, seq, completion.fields));
    const all = new Map<string, ReadonlyMap<number, readonly Tied[]> | undefined>();
    if (unknown.length > 0) {
      const ties = tiesOf(collection, unknown);
      for (const name of completion.from)
        all.set(name, this.#shared(collection, name) ? yield* ties.near(name) : yield* ties.linked(name));
    }
    const met = [...all.values()].flatMap((ends) =>
      [...(ends?.values() ?? [])].flatMap((own) => own.slice(0, MOST_LINKED)),
    );
    const stored = new Map<number, AsStored>();
    const unread = new Map<number, Tied>();
    for (const tied of met) {
      const kept = this.#kept.get(tied.key);
      if (kept?.seq === tied.seq) stored.set(tied.key, { seq: tied.seq, read: () => kept.record });
      else unread.set(tied.key, tied);
    }
    if (unread.size > 0) for (const [key, one] of yield* storedOf([...unread.values()])) stored.set(key, one);
    const found = (name: string) => (key: number) => all.get(name)?.get(key);
    return this.complete(collection, unfinished, {
      ties: { of: () => (key) => ({ near: (name) => found(name)(key) ?? [], linked: (name) => found(name)(key) }) },
      read: ({ key }) => stored.get(key),
    });
  }

  #knows(key: number, seq: number, fields: readonly string[]): boolean {
    const known = this.#made.get(key);
    return known?.seq === seq && known.today === this.#today() && fields.every((field) => field in known.fields);
  }

  #complete<R>(
    collection: string,
    completion: Completion<R>,
    {
      key,
      seq,
      record,
      stored = copyOf(record as object, this.#collections.get(collection)!.apart ?? []) as R,
    }: Unfinished<R>,
    linkedOf: (key: number, name: string) => readonly unknown[],
  ): R {
    // of one day, whenever its fields are read
    let version: Version | undefined;
    let made: Completed<R> | undefined;
    const linked = (name: string) => linkedOf(key, name);
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

  /**
   * What records of a group are tied to, by key and name. When one of them is first asked for a name, those of all
   * whose fields are still to be made are read.
   */
  #linkedOf<R>(
    collection: string,
    { fields }: Completion<R>,
    group: readonly Unfinished<R>[],
    tiesOf: (key: number) => TiesOfRecord,
    from: CompletedFrom,
  ): (key: number, name: string) => readonly unknown[] {
    const endsOf = (key: number, name: string) => {
      const ties = tiesOf(key);
      return (this.#shared(collection, name) ? ties.near(name) : (ties.linked(name) ?? [])).slice(0, MOST_LINKED);
    };
    const ahead = new Map<string, ReadonlyMap<number, AsStored>>();
    const readAhead = (name: string): ReadonlyMap<number, AsStored> => {
      const unread = new Map<number, Tied>();
      for (const { key, seq } of group) {
        if (unread.size >= MOST_AHEAD) break;
        if (this.#knows(key, seq, fields)) continue;
        for (const tied of endsOf(key, name))
          if (this.#kept.get(tied.key)?.seq !== tied.seq) unread.set(tied.key, tied);
      }
      return from.readAll!([...unread.values()]);
    };
    const read = (name: string) => (tied: Tied) => {
      if (!from.readAll) return from.read(tied);
      let all = ahead.get(name);
      if (!all) ahead.set(name, (all = readAhead(name)));
      return all.get(tied.key) ?? from.read(tied);
    };
    return (key, name) => endsOf(key, name).flatMap((one) => this.#stored(one, read(name)) ?? []);
  }

  /** Whether a name is one of a look-up: what shares the identity is meant. */
  #shared(collection: string, name: string): boolean {
    return this.#collections.get(collection)!.lookups[name] !== undefined;
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

  #stored(tied: Tied, read: CompletedFrom['read']): unknown {
    const { key, seq } = tied;
    let kept = this.#kept.get(key);
    // what many are completed from stays, and the rest goes by age
    this.#kept.delete(key);
    if (kept?.seq !== seq) {
      const stored = read(tied);
      if (!stored) return undefined;
      kept = { seq: stored.seq, record: stored.read() };
      if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    }
    this.#kept.set(key, kept);
    return kept.record;
  }
}

/** A copy of a record before fields of it are replaced; what is kept apart stays unread. */
export function copyOf(record: object, apart: readonly string[]): object {
  const copy: Record<string, unknown> = {};
  for (const field of Object.keys(record)) {
    const unread = apart.includes(field) ? Object.getOwnPropertyDescriptor(record, field) : undefined;
    if (unread) Object.defineProperty(copy, field, unread);
    else copy[field] = record[field as keyof typeof record];
  }
  return copy;
}
