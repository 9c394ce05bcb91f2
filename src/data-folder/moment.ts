import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '#clock.ts';
import { tryIndexLock } from '#corpus/index-lock.ts';
import { ServiceError } from '#errors.ts';
import { damagedStore, openSqliteForReading } from '#storage/sqlite.ts';
import { BACKUP_LOCK, PARTS, type Part, STAGE } from './parts.ts';

/** A data folder held as it was at one moment, while services and imports go on writing it. */
export interface Moment {
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Connections whose reading began at the moment: they see nothing newer. */
  readonly stores: readonly { readonly part: Part & { kind: 'sqlite' }; readonly db: DatabaseSync }[];
  /**
   * The other files, by their path within the data folder: `held` is where their content stays, `bytes` how much of it
   * there was.
   */
  readonly files: readonly { readonly path: string; readonly held: string; readonly bytes: number }[];
  release(): void;
}

/** How long a transaction of another process is waited for. */
const WAIT_MS = 60_000;

/**
 * Takes the write lock of every store, in the order of `PARTS`; while it has all of them nothing can be committed
 * anywhere. Then a reading transaction begins on each, every other file gets a second name in a folder of the backup
 * (its content stays, whatever is removed or replaced), and the locks are given back: writers wait for milliseconds.
 * What is held is what a power cut at that moment would have left, for all stores together.
 */
export function holdMoment(dir: string): Moment {
  const [first] = PARTS;
  if (!existsSync(join(dir, first!.file)))
    throw new ServiceError('invalid_request', `${dir} is no data folder: it has no ${first!.file}.`, { dir });
  const only = tryIndexLock(join(dir, BACKUP_LOCK));
  if (!only) throw new ServiceError('busy', `Another backup of ${dir} is being made; wait for its end.`, { dir });
  const stage = join(dir, STAGE);
  rmSync(stage, { recursive: true, force: true });
  const parts = PARTS.filter(({ file }) => existsSync(join(dir, file)));
  const stores: { part: Part & { kind: 'sqlite' }; db: DatabaseSync }[] = [];
  const locks: DatabaseSync[] = [];
  const release = () => {
    for (const { db } of stores) if (db.isOpen) db.close();
    rmSync(stage, { recursive: true, force: true });
    only.release();
  };
  try {
    for (const part of parts.filter((part) => part.kind === 'sqlite')) {
      const path = join(dir, part.file);
      stores.push({ part, db: openSqliteForReading(path, part) });
      try {
        const lock = new DatabaseSync(path, { timeout: WAIT_MS });
        locks.push(lock);
        lock.exec('begin immediate');
      } catch (cause) {
        throw damagedStore(cause, path, part);
      }
    }
    const at = new Date(systemClock()).toISOString();
    for (const { db } of stores) {
      db.exec('begin');
      db.prepare('select count(*) from sqlite_schema').get();
    }
    const files = parts.flatMap((part) => (part.kind === 'sqlite' ? [] : filesOf(dir, part)));
    const held = files.map((path) => {
      const kept = join(stage, path);
      mkdirSync(dirname(kept), { recursive: true, mode: 0o700 });
      link(join(dir, path), kept);
      return { path, held: kept, bytes: statSync(kept).size };
    });
    return { at, stores, files: held, release };
  } catch (cause) {
    release();
    throw cause;
  } finally {
    for (const lock of locks) lock.close();
  }
}

/**
 * The regular files of a part; what is still being written under a name of its own (a dot before it) is not there yet.
 */
function filesOf(dir: string, part: Part): string[] {
  if (part.kind !== 'folder') return [part.file];
  return readdirSync(join(dir, part.file), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, '/').length))
    .sort();
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // file systems without second names
    if (!['EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
}
