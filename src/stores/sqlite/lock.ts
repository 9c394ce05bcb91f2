import { DatabaseSync } from 'node:sqlite';
import type { IndexLock } from '#corpus/record-store.ts';

/**
 * Takes the lock if nobody has it. It is SQLite's own file lock on a small file beside the store: the operating system
 * lets go of it when the holder ends in whatever way, so there is no stale lock, no process number that somebody else
 * got since, and nothing to clean up.
 * @param file Path of the lock file, made if need be.
 */
export function tryIndexLock(file: string): IndexLock | undefined {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    db.close();
    if (((cause as { errcode?: number }).errcode ?? 0) % 256 === 5) return undefined;
    throw cause;
  }
  return {
    release() {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}

/** Whether a process has the lock. */
export function isHeld(file: string): boolean {
  const lock = tryIndexLock(file);
  lock?.release();
  return lock === undefined;
}
