import type { Corpus } from '#corpus/corpus.ts';
import { type CorpusOptions, corpusOver } from '#corpus/embedded-corpus.ts';
import type { OnStoreProgress } from '#corpus/records/declaring.ts';
import { openSqliteStore } from './corpus/store.ts';
import { openBeside } from './derived/beside.ts';

export interface OpenCorpusOptions extends Omit<CorpusOptions, 'learned' | 'bank' | 'pictures'> {
  /** The data directory: holds `corpus.sqlite`, made if need be. */
  readonly dir: string;
  /** Told while a store that an earlier version wrote is brought up to date. */
  readonly on_store_progress?: OnStoreProgress;
  /** Bytes of what is kept of records in memory: rows of lists, and what completes records. Default: 64 MiB. */
  readonly cache_bytes?: number;
}

/**
 * Opens the corpus of a data directory: records in SQLite, the index brought up to date with them, see `corpusOver`.
 * @throws ServiceError with the remedy if the store cannot be opened; see `openStore`. Error if collections contradict
 * each other; see `checkCollections`.
 */
export async function openCorpus({
  dir,
  on_store_progress,
  cache_bytes,
  ...options
}: OpenCorpusOptions): Promise<Corpus> {
  const { collections, on_note, clock } = options;
  const store = await openSqliteStore(dir, collections, {
    on_note,
    on_progress: on_store_progress,
    clock,
    cache_bytes,
  });
  return corpusOver(store, { ...options, ...openBeside(dir, collections, store) });
}
