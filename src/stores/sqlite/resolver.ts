import type { DatabaseSync } from 'node:sqlite';
import type { LinkedRecords } from '#corpus/corpus.ts';
import type { DerivedValues } from '#corpus/engine.ts';

/** What a collection's resolver does in an SQLite store, in the caller's transaction. */
export interface SqliteResolver {
  /**
   * Takes over what changed (`facts` undefined: deleted); answers the stored records whose derived values may now
   * differ, those of the batch included.
   */
  apply(changes: readonly { readonly key: number; readonly facts: unknown }[]): Set<number>;
  /** Values of the fields derived by it; records that are not stored are left out. */
  derived(keys: Iterable<number>): Map<number, DerivedValues>;
  /** One of the links it answers, of a stored record; undefined if it is not stored. */
  links(id: string, name: string): LinkedRecords | undefined;
  /** Number of the set that a link makes of a record. */
  group(id: string, name: string): number | undefined;
  /** Whether what it knows of a record was computed from these facts. */
  knows(key: number, facts: unknown): boolean;
}

/** How SQLite does what a collection's `resolver` names; the module exports it as `resolver`. */
export interface SqliteResolverModule {
  /**
   * Makes its tables if there are none, and brings older ones up to date; within a transaction. True if derived values
   * of stored records may be other ones than before.
   */
  prepare(db: DatabaseSync): boolean;
  /** Its tables with the columns that must be as computed again, and what they hold in words. */
  readonly compared: readonly (readonly [what: string, columns: string, table: string])[];
  /** Each a fault in words, and what counts it: the end of `SELECT count(*) FROM`. */
  readonly rules: readonly (readonly [fault: string, sql: string])[];
  open(db: DatabaseSync): SqliteResolver;
}
