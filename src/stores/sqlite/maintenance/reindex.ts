import type { Collection } from '#corpus/collection.ts';
import type { SearchEngine } from '#corpus/engine.ts';
import type { IndexProgress } from '#corpus/index-follower.ts';
import { ServiceError } from '#errors.ts';
import { storeError } from '#storage/faults.ts';
import { declareCollections, rebuildTies } from '../corpus/rebuild.ts';
import { loadResolvers, resolverAddresses } from '../corpus/resolvers.ts';
import { indexLockFile, openStore, storeFile } from '../corpus/schema.ts';
import { tryIndexLock } from '../lock.ts';
import { openCorpus } from '../open-corpus.ts';

export interface ReindexOptions {
  readonly dir: string;
  readonly collections: readonly Collection<any>[];
  /** Closed at the end. */
  readonly engine: SearchEngine;
  readonly on_progress?: (progress: IndexProgress) => void;
}

/**
 * Computes everything derived from the records again: what ties them, such as families and citations (in one
 * transaction, so a crash leaves the old state), then the index. Can be interrupted at any time: the next opening goes
 * on. Answers the number of records indexed.
 * @throws ServiceError `busy` if a running service holds the index: it must be stopped first.
 */
export async function reindex({ dir, collections, engine, on_progress }: ReindexOptions): Promise<{ records: number }> {
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
