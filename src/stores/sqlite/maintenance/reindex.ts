import { existsSync } from 'node:fs';
import type { Collection } from '#corpus/collection.ts';
import type { IndexProgress, SearchEngine } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';
import { storeError } from '#storage/faults.ts';
import { declareCollections, forgetShown, rebuildTies } from '../corpus/rebuild.ts';
import { loadResolvers, resolverAddresses } from '../corpus/resolvers.ts';
import { indexLockFile, openStore, openStoreForReading, storeFile } from '../corpus/schema.ts';
import { isHeld, tryIndexLock } from '../lock.ts';
import { openCorpus } from '../open-corpus.ts';
import { askForRemaking } from '../remaking.ts';

export interface ReindexOptions {
  readonly dir: string;
  readonly collections: readonly Collection<any>[];
  /** Closed at the end. */
  readonly engine: SearchEngine;
  readonly on_progress?: (progress: IndexProgress) => void;
}

export interface Reindexed {
  readonly records: number;
  /** The running service made the index anew; what ties the records was left as it is. */
  readonly by_service?: true;
}

/**
 * Computes everything derived from the records again: what ties them, such as families and citations (in one
 * transaction, so a crash leaves the old state), then the index. Can be interrupted at any time: the next opening goes
 * on. A running service that holds the index is asked to make it anew beside the one that it goes on to search; what
 * ties the records stays as it is then. Answers the number of records indexed, and whether a service did it.
 * @throws ServiceError what the service says when it cannot; `busy` if one begins meanwhile.
 */
export async function reindex(options: ReindexOptions): Promise<Reindexed> {
  const { dir, collections, engine, on_progress } = options;
  const lockFile = indexLockFile(dir);
  const isAsked = () => isHeld(lockFile);
  if (existsSync(dir) && isAsked() && (await askForRemaking(dir, isAsked, on_progress))) {
    await engine.close();
    return { records: recordsIn(dir), by_service: true };
  }
  const resolvers = await loadResolvers(resolverAddresses(collections));
  const db = openStore(dir);
  try {
    const lock = tryIndexLock(indexLockFile(dir));
    if (!lock) throw held(dir);
    try {
      // The index first: without one, whatever happens next, the next opening builds it from what it finds.
      for (const collection of collections) await engine.drop(collection);
      await declareCollections(db, collections, resolvers);
      await rebuildTies(db, db, collections, resolvers);
      forgetShown(db);
    } finally {
      lock.release();
    }
  } catch (cause) {
    await engine.close();
    throw (cause as { code?: string }).code === 'ERR_SQLITE_ERROR' ? storeError(cause, storeFile(dir)) : cause;
  } finally {
    db.close();
  }
  const corpus = await openCorpus({ dir, collections, engine, ...(on_progress && { on_progress }) });
  try {
    const status = await corpus.status();
    if (status.some((row) => row.indexed_seq !== row.stored_seq)) throw held(dir);
    for (const collection of collections) await engine.compact(collection);
    return { records: status.reduce((sum, row) => sum + row.records, 0) };
  } finally {
    await corpus.close();
  }
}

const held = (dir: string) =>
  new ServiceError('busy', `A running Priora holds the index of ${dir}: stop it, then run \`priora reindex\` again.`, {
    dir,
  });

function recordsIn(dir: string): number {
  const db = openStoreForReading(dir);
  try {
    return db.prepare('SELECT sum(records) records FROM collections').get()!.records as number;
  } finally {
    db.close();
  }
}
