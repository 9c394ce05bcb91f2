import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#clock.ts';
import type { SqliteStore } from './file.ts';

/** What callers have of a store: every method promises, arguments and answers are JSON. */
export type Port<P> = { readonly [M in keyof P]: (...args: any[]) => Promise<unknown> } & { close(): Promise<void> };

/**
 * Where a method runs. `write`: in the thread that writes, in a transaction of its own or together with others, durable
 * when it resolves. `read`: in the thread that reads, and sees everything that had resolved when it was called. `here`:
 * as `read`, but at once in the caller's thread: for a look at a few rows that every request takes.
 */
export type Place = 'write' | 'read' | 'here';

/** The methods of a port as they run over a connection: one at a time, each within a transaction. */
export type Methods<P> = {
  readonly [M in Exclude<keyof P, 'close'>]: P[M] extends (...args: infer A) => Promise<infer R>
    ? (...args: A) => R
    : never;
};

/** The clocks of whoever called: one of dates, and one of durations, which does not jump (`steadyClock`). */
export interface Clocks {
  readonly clock: Clock;
  readonly steady: Clock;
}

/**
 * A port over an SQLite file. The module that defines one exports it under the name `store`, by which the threads find
 * it.
 */
export interface StoreDefinition<P, S = undefined> {
  readonly file: SqliteStore;
  /** Makes what the file's own declaration does not; run whenever it is opened for writing. */
  readonly also?: (db: DatabaseSync) => void;
  readonly methods: Readonly<Record<Exclude<keyof P, 'close'>, Place>>;
  /**
   * @param settings What the store was opened with: JSON.
   */
  readonly over: (db: DatabaseSync, clocks: Clocks, settings: S) => Methods<P>;
}
