import type { Collection } from './collection.ts';

/** What of a record is compared to tell a change: small plain data. Lists are sorted, and what is unknown is absent. */
export type WatchedFacts = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** One change of a record. */
export interface Noticed {
  /** One of `Watch.kinds`. */
  readonly kind: string;
  /** As it was and as it is, where the kind has such; absent: not known. */
  readonly from?: WatchedFacts[string];
  readonly to?: WatchedFacts[string];
  /** yyyyMMdd from which it is so, where a source says it: a change may be heard of long after it happened. */
  readonly since?: number | undefined;
}

/** What of a collection is watched: which changes of its records the store keeps in its change feed. */
export interface Watch<R> {
  /** Kinds of change -> what each means. */
  readonly kinds: Readonly<Record<string, string>>;
  /** To be raised when `facts` reads a record otherwise: those of all records are read again then, as no change. */
  readonly form: number;
  /**
   * Pure.
   * @param record Completed (`Completion`).
   * @param today yyyyMMdd, UTC.
   */
  readonly facts: (record: R, today: number) => WatchedFacts;
  /** Which changes lie between two states of a record. Pure. `before` undefined: it is new. */
  readonly between: (before: WatchedFacts | undefined, after: WatchedFacts) => readonly Noticed[];
  /** Names of links: changes of a record are changes of the stored records at their other ends, too. */
  readonly concerns?: readonly string[];
  /**
   * The kind of a new record that is the first stored one of a set that the resolver's link makes, such as a family.
   */
  readonly first?: { readonly kind: string; readonly link: string };
  /** A date field whose days `facts` looks ahead for: a daily sweep has it read again so many days before. */
  readonly ahead?: { readonly field: string; readonly days: number };
}

/** What the module at `Collection.watch` exports. */
export interface WatchModule {
  readonly collection: Collection<any>;
  readonly watch: Watch<any>;
}

/** By name of the collection. */
export type Watches = ReadonlyMap<string, WatchModule>;

/** A change as the feed keeps it. */
export interface RecordChange {
  /** Sequence number of the store at the write that made it: those of one record and write share one. */
  readonly seq: number;
  readonly kind: string;
  /** Id of the record that it is about. */
  readonly id: string;
  /** The record that changed, where that is another one. */
  readonly by?: { readonly collection: string; readonly id: string };
  /** yyyyMMdd, UTC, on which it was noticed. */
  readonly day: number;
  readonly from?: WatchedFacts[string];
  readonly to?: WatchedFacts[string];
  readonly since?: number;
}

export interface ChangePage {
  /** In the order of `seq`; those of one `seq` are never apart. */
  readonly changes: readonly RecordChange[];
  /** All changes up to this number have been read, those of other collections included. */
  readonly upto: number;
  /** True if there may be more. */
  readonly more: boolean;
  /** The number up to which changes could be read. */
  readonly head: number;
  /** Changes up to this number were forgotten for their age. */
  readonly forgotten: number;
}

export const watchAddresses = (collections: Iterable<Collection<any>>): [string, string][] =>
  [...collections].flatMap(({ name, watch }) => (watch === undefined ? [] : [[name, watch]]));

/** Loads what is watched of collections, by the addresses of the modules. */
export async function loadWatches(addresses: Iterable<readonly [collection: string, address: string]>) {
  const modules = new Map<string, WatchModule>();
  for (const [name, address] of addresses) {
    modules.set(name, (await import(/* @vite-ignore */ address)) as WatchModule);
  }
  return modules as Watches;
}
