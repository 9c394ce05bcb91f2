import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { tryIndexLock } from '#stores/sqlite/lock.ts';
import { type HeldStore, holdStore } from '#stores/sqlite/upkeep.ts';
import { type HeldFile, holdFile, holdFolder } from './held-folder.ts';
import { BACKUP_LOCK, PARTS, type Part, STAGE } from './parts.ts';
import { corpusFollowed } from './records-elsewhere.ts';

/** A data folder held as it was at one moment, while services and imports go on writing it. */
export interface Moment {
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Stores whose reading began at the moment: nothing newer is copied. */
  readonly stores: readonly { readonly part: Part & { kind: 'sqlite' }; readonly held: HeldStore }[];
  /** The other files. */
  readonly files: readonly HeldFile[];
  release(): void;
}

/**
 * Gives every file a second name in a folder of the backup: its content stays, whatever is removed or replaced. Then
 * takes the write lock of every store, in the order of `PARTS`; while it has all of them nothing can be committed
 * anywhere. A reading transaction begins on each, the folders that changed meanwhile are looked at again, and the locks
 * are given back: writers wait for milliseconds, however many files there are. What is held is what a power cut at that
 * moment would have left, for all stores together.
 */
export function holdMoment(dir: string): Moment {
  const [first] = PARTS;
  if (!existsSync(join(dir, first!.file)) && corpusFollowed(dir) === undefined)
    throw new ServiceError('invalid_request', `${dir} is no data folder: it has no ${first!.file}.`, { dir });
  const only = tryIndexLock(join(dir, BACKUP_LOCK));
  if (!only) throw new ServiceError('busy', `Another backup of ${dir} is being made; wait for its end.`, { dir });
  const stage = join(dir, STAGE);
  rmSync(stage, { recursive: true, force: true });
  const parts = PARTS.filter(({ file }) => existsSync(join(dir, file)));
  const stores: { part: Part & { kind: 'sqlite' }; held: HeldStore }[] = [];
  const release = () => {
    for (const { held } of stores) held.close();
    rmSync(stage, { recursive: true, force: true });
    only.release();
  };
  try {
    const folders = parts
      .filter((part) => part.kind === 'folder')
      .map(({ file, appended }) => holdFolder(dir, file, stage, appended));
    for (const part of parts.filter((part) => part.kind === 'sqlite'))
      stores.push({ part, held: holdStore(join(dir, part.file), part) });
    const at = new Date(systemClock()).toISOString();
    for (const { held } of stores) held.begin();
    const files = [
      ...folders.flatMap((folder) => folder.settle()),
      ...parts.flatMap(({ kind, file }) => (kind === 'lines' || kind === 'note' ? [holdFile(dir, file, stage)] : [])),
    ];
    return { at, stores, files, release };
  } catch (cause) {
    release();
    throw cause;
  } finally {
    for (const { held } of stores) held.letWrite();
  }
}
