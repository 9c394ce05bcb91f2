import type { Corpus } from '#corpus/corpus.ts';
import { type CorpusOptions, corpusOver } from '#corpus/embedded-corpus.ts';
import { openBeside } from '#stores/sqlite/derived/beside.ts';
import { Database, type DatabaseOptions } from '../database.ts';
import { openPostgresStore, type PostgresCorpusOptions } from './store.ts';

export type OpenCorpusOptions = Omit<CorpusOptions, 'learned' | 'bank' | 'pictures'> &
  DatabaseOptions &
  Pick<PostgresCorpusOptions, 'cache_bytes'> & {
    /** The data directory: holds the index, and what else is made of the records. */
    readonly dir: string;
    /** Told while what an earlier version wrote is brought up to date. */
    readonly on_store_progress?: NonNullable<PostgresCorpusOptions['on_progress']>;
  };

/**
 * Opens the corpus of a database: the index of the data directory is brought up to date with its records, see
 * `corpusOver`.
 * @throws ServiceError with the remedy if the database cannot be used. Error if collections contradict each other; see
 * `checkCollections`.
 */
export async function openCorpus({
  dir,
  on_store_progress,
  cache_bytes,
  ...options
}: OpenCorpusOptions): Promise<Corpus> {
  const { collections, on_note, clock, url, connections, onWarning } = options;
  const store = await openPostgresStore(
    {
      ...{ dir, url, on_note, clock, cache_bytes, on_progress: on_store_progress },
      ...(connections !== undefined && { connections }),
      ...(onWarning && { onWarning }),
    },
    collections,
  );
  return corpusOver(store, { ...options, ...openBeside(dir, collections, store) });
}

/** By what a corpus of a database is known, whatever its address is. @throws ServiceError if it cannot be reached. */
export async function corpusId(options: DatabaseOptions): Promise<string> {
  const database = new Database({ ...options, connections: 1 });
  const port = database.port();
  try {
    await database.open();
    return String((await database.query('select id from corpus', [])).rows[0]!.id);
  } finally {
    await port.close();
  }
}
