import { type Collection, type Completed, type Completion, MOST_LINKED } from '../collection.ts';

/** A stored record, unpacked when it is asked for, with the number of its last write. */
export interface AsStored {
  readonly seq: number;
  /** Undefined if it is damaged. */
  readonly read: () => unknown;
}

/** What a completion asks of whoever keeps the ties of stored records. */
export interface TieReading {
  of(collection: string, key: number, id: string): TiesOfRecord;
}

/** The ties of one record. */
export interface TiesOfRecord {
  /** Other records that share an identity with it. */
  near(name: string): readonly Tied[];
  /** Records at the other end of a link; undefined if there is none of this name. */
  linked(name: string): readonly Tied[] | undefined;
}
interface Tied {
  readonly collection: string;
  readonly id: string;
}

/** Records kept unpacked: an assignment of many patents is read once for all of them. */
const MOST_KEPT = 500;

/** Gives records what follows from others and from the day, see `Completion`. */
export class Completer {
  readonly #completions: ReadonlyMap<string, Completion<any>>;
  readonly #collections: ReadonlyMap<string, Collection<any>>;
  readonly #ties: TieReading;
  readonly #today: () => number;
  readonly #read: (collection: string, id: string) => AsStored | undefined;
  readonly #kept = new Map<string, { readonly seq: number; readonly record: unknown }>();

  /** @param read A record as it is stored; undefined if it is not or is damaged. */
  constructor(
    collections: readonly Collection<any>[],
    ties: TieReading,
    today: () => number,
    read: (collection: string, id: string) => AsStored | undefined,
  ) {
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

  /** The same object; its completed fields are made when one of them is first read. */
  complete<R>(collection: string, key: number, id: string, record: R): R {
    const completion = this.#completions.get(collection);
    if (!completion) return record;
    // before the fields are replaced: what is kept apart stays unread
    const stored = Object.create(null, Object.getOwnPropertyDescriptors(record as object)) as R;
    let made: Completed<R> | undefined;
    let ties: TiesOfRecord | undefined;
    const linked = (name: string) => {
      ties ??= this.#ties.of(collection, key, id);
      return this.#linked(collection, ties, name);
    };
    for (const field of completion.fields) {
      const settle = (value: unknown) => {
        if (value === undefined) delete (record as Record<string, unknown>)[field];
        else Object.defineProperty(record, field, { value, enumerable: true, configurable: true, writable: true });
      };
      Object.defineProperty(record, field, {
        enumerable: true,
        configurable: true,
        get: () => {
          made ??= completion.of(stored, linked, this.#today());
          const value = made[field as keyof R];
          settle(value);
          return value;
        },
        set: settle,
      });
    }
    return record;
  }

  #linked(collection: string, ties: TiesOfRecord, name: string): readonly unknown[] {
    const shared = this.#collections.get(collection)!.lookups[name] !== undefined;
    const found = shared ? ties.near(name) : (ties.linked(name) ?? []);
    return found.slice(0, MOST_LINKED).flatMap((one) => this.#stored(one.collection, one.id) ?? []);
  }

  #stored(collection: string, id: string): unknown {
    const stored = this.#read(collection, id);
    if (!stored) return undefined;
    const name = `${collection} ${id}`;
    const kept = this.#kept.get(name);
    if (kept?.seq === stored.seq) return kept.record;
    const record = stored.read();
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(name, { seq: stored.seq, record });
    return record;
  }
}
