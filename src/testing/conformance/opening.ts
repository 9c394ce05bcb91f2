import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#clock.ts';

/**
 * Opens the store of a folder: an empty one, or one that a store of the same kind has been opened in before. `clock` is
 * of dates, `steady` of durations.
 */
export type Opening<S> = (folder: string, clock: Clock, steady: Clock) => S | Promise<S>;

/** When the clock of a suite stands at its beginning, epoch ms. */
export const START = 1_700_000_000_000;

/** The stores of one test: in a folder of their own, by a clock that the test sets. */
export function openings<S extends object>(open: Opening<S>) {
  let folder: string;
  let opened: S[] = [];
  let now = START;
  let ahead = 0;
  const another = async (): Promise<S> => {
    const store = await open(
      folder,
      () => now + ahead,
      () => now,
    );
    opened.push(store);
    return store;
  };
  return {
    /** In a fresh folder. */
    async begin(): Promise<S> {
      folder = mkdtempSync(join(tmpdir(), 'priora-store-'));
      now = START;
      ahead = 0;
      opened = [];
      return another();
    },
    /** Another store of the same folder, as another process has it. */
    another,
    /** Closes those that are open and opens anew. */
    async again(): Promise<S> {
      await Promise.all(opened.map((store) => (store as { close?(): Promise<void> }).close?.()));
      opened = [];
      return another();
    },
    later: (ms: number) => {
      now += ms;
    },
    /** Somebody sets the date; no time passes. */
    jump: (ms: number) => {
      ahead += ms;
    },
    async end(): Promise<void> {
      await Promise.all(opened.map((store) => (store as { close?(): Promise<void> }).close?.()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
