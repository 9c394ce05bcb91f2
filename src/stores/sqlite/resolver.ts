import type { DatabaseSync } from 'node:sqlite';
import type { RecordResolver } from '#corpus/records/resolving.ts';

/** What a collection's resolver does in an SQLite store. */
export interface SqliteResolver extends RecordResolver {
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
