import type { Work } from '#work.ts';
import type { RecordText } from '../record-store.ts';
import type { RecordBlob } from './codec.ts';

/**
 * What the rules about stored records ask of a store: rows, for many keys or values at once, each of them once, of the
 * transaction that is under way. What a batch means stands above (`writing.ts`, `ties.ts`, `changes.ts`); a store below
 * is statements alone. Rows come in no order unless one is said. Text is compared by its code points.
 */

/** A stored record, by the store's own number of it. */
export interface Numbered {
  readonly key: number;
  readonly id: string;
}

export interface Stored extends Numbered {
  /** Number of its last write. */
  readonly seq: number;
}

/** A stored record that a value leads to. */
export interface Reached extends Stored {
  readonly value: string;
}

/** An identity, or what a record names by a link. */
export interface TieRow {
  readonly key: number;
  /** Of the look-up or the link, of the record's collection. */
  readonly name: string;
  readonly value: string;
  /** Of an identity. */
  readonly rank?: string;
}

/** Takes the place of all identities, or all that is named, of a record. */
export interface TieWrite {
  readonly key: number;
  readonly collection: string;
  /** False: nothing of it is there. */
  readonly there: boolean;
  readonly said: readonly (readonly [name: string, value: string, rank?: string])[];
}

/** A look-up of a collection. */
export interface LookupOf {
  readonly collection: string;
  readonly lookup: string;
}

export interface TieTables {
  /** Of all look-ups, or of one. */
  identitiesOf(keys: readonly number[], of?: LookupOf): Work<readonly TieRow[]>;
  /** By key, name and value. */
  namedBy(keys: readonly number[]): Work<readonly TieRow[]>;
  setIdentities(all: readonly TieWrite[]): Work<void>;
  setNamed(all: readonly TieWrite[]): Work<void>;
  /** Stored records by their ids. */
  byId(collection: string, ids: readonly string[]): Work<readonly Reached[]>;
  /** Records that have identities: the greatest rank first, then the greatest id. Values are each once. */
  called(collection: string, lookup: string, values: readonly string[]): Work<readonly Reached[]>;
  /** Records that name one of some values by a link, by id; of more than `most`, any so many. Values are each once. */
  naming(collection: string, link: string, values: readonly string[], most?: number): Work<readonly Reached[]>;
  /** How many records name one of the values of each group. */
  countNaming(collection: string, link: string, groups: readonly (readonly string[])[]): Work<readonly number[]>;
  /** Records with their collections. */
  numbered(keys: readonly number[]): Work<readonly (Numbered & { readonly collection: string })[]>;
}

/** A row of the change feed. */
export interface ChangeRow {
  readonly seq: number;
  readonly kind: string;
  /** Of the record that it is about, and of the one that was written. */
  readonly about: number;
  readonly key: number;
  /** yyyyMMdd */
  readonly day: number;
  /** JSON */
  readonly facts: string;
}

/** What lists show of a record. */
export interface ShownRow {
  readonly key: number;
  /** Of the version that it was made of. */
  readonly seq: number;
  /** JSON */
  readonly form: string;
}

export interface ChangeTables {
  /** Watched facts as they were read last, JSON by key. */
  watched(keys: readonly number[]): Work<ReadonlyMap<number, string>>;
  setWatched(all: readonly (readonly [key: number, facts: string])[]): Work<void>;
  dropWatched(keys: readonly number[]): Work<void>;
  /** Takes the place of what lists show of records; absent: a store that does not keep it. */
  setShown?(all: readonly ShownRow[]): Work<void>;
  /** One that is there already is left out. */
  addChanges(all: readonly ChangeRow[]): Work<void>;
}

export interface BodyTables {
  bodies(keys: readonly number[]): Work<ReadonlyMap<number, RecordBlob>>;
}

/** How far a store is. */
export interface StoreState {
  readonly last_seq: number;
  /** Of the collection that was asked for. */
  readonly collection_seq: number;
}

export interface RecordTables extends TieTables, ChangeTables, BodyTables {
  /**
   * Begins a write to a collection: no other one begins until the transaction has ended. A collection that was never
   * written to is made.
   */
  begin(collection: string): Work<StoreState>;
  /** Rows of a collection by id, of deleted records, too. */
  rows(
    collection: string,
    ids: readonly string[],
  ): Work<ReadonlyMap<string, { readonly key: number; readonly seq: number; readonly deleted: boolean }>>;
  /** Answers their keys, each greater than all before. */
  insert(collection: string, all: readonly RecordRow[]): Work<readonly number[]>;
  /** Rows of records that are stored or were deleted. */
  update(all: readonly (RecordRow & { readonly key: number })[]): Work<void>;
  setBodies(all: readonly (RecordBlob & { readonly key: number })[]): Work<void>;
  /** The rows stay, marked as deleted, without body and without what is derived. */
  remove(all: readonly { readonly key: number; readonly seq: number }[]): Work<void>;
  /** New numbers of records. */
  move(all: readonly { readonly key: number; readonly seq: number }[]): Work<void>;
  /** Numbers of what is derived of records. */
  derive(all: readonly { readonly key: number; readonly seq: number }[]): Work<void>;
  /** Ends a write. */
  advance(
    last_seq: number,
    collections: readonly { readonly collection: string; readonly added: number; readonly last_seq: number }[],
  ): Work<void>;
}

export interface RecordRow {
  readonly id: string;
  readonly seq: number;
  readonly demo: boolean;
  readonly arrived: Uint8Array;
}

/** A record that a write touched, after it. */
export interface Touched extends Stored {
  readonly collection: string;
  /** Stored by this write, and not before it. */
  readonly fresh: boolean;
  /** What was stored, where the write stored it: it need not be unpacked. */
  readonly text?: RecordText;
}
