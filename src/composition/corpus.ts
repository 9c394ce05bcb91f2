import { join, resolve } from 'node:path';
import { noteToCaller } from '#accounts/caller.ts';
import type { Config } from '#config.ts';
import type { CorpusAddress } from '#corpus/address.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { corpusFollowed, followCorpus } from '#data-folder/records-elsewhere.ts';
import { ServiceError } from '#errors.ts';
import { postgresCorpus } from '#stores/postgres/corpus/address.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import type { OpenCorpusOptions } from '#stores/sqlite/open-corpus.ts';
import { prepareDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';

/**
 * The corpus of the data folder, records and index. If another process holds the index, records can be read and written
 * all the same.
 */
export async function openStorage(
  config: Config,
  told: {
    readonly on_progress?: (text: string, done: number) => void;
    readonly on_error?: (error: unknown) => void;
  } = {},
): Promise<Corpus> {
  const [{ openMeaning }, { openStructures }] = await Promise.all([
    import('#collections/patents/similar/meaning/meaning.ts'),
    import('#collections/compounds/structures/structures.ts'),
  ]);
  const parts = await corpusParts(config);
  const at = corpusAt(config);
  return openRecords(config, {
    ...parts,
    meaning: openMeaning(at),
    structures: openStructures(at),
    change_days: config.PRIORA_CHANGE_DAYS,
    demo_apart: config.PRIORA_DEMO_APART,
    cache_bytes: config.PRIORA_RECORD_CACHE_MB * (1 << 20),
    on_progress: ({ collection, applied_seq, stored_seq }) =>
      told.on_progress?.(`indexing ${collection}`, stored_seq > 0 ? Math.min(applied_seq / stored_seq, 1) : 1),
    on_store_progress: ({ collection, step, done, total }) =>
      told.on_progress?.(
        {
          records: `updating the records of ${collection}`,
          ties: `reading identities and links of ${collection}`,
          watched: `reading what is watched of ${collection}`,
          facts: `reading families and citations of ${collection}`,
          shown: `writing what lists show of ${collection}`,
        }[step],
        total > 0 ? Math.min(done / total, 1) : 1,
      ),
    ...(told.on_error && { on_index_error: told.on_error }),
    on_note: noteToCaller,
  });
}

/** Opens the corpus where the settings say that its records are. */
async function openRecords(config: Config, options: OpenCorpusOptions): Promise<Corpus> {
  const database = databaseOf(config);
  if (database === undefined) {
    if (corpusFollowed(options.dir) !== undefined)
      throw new StartError(
        'data_dir',
        `The data folder ${options.dir} follows the records of a database. Set PRIORA_RECORDS=postgres, or use another data folder.`,
      );
    return (await import('#stores/sqlite/open-corpus.ts')).openCorpus(options);
  }
  const { corpusId, openCorpus } = await import('#stores/postgres/corpus/open-corpus.ts');
  const wrong = followCorpus(options.dir, await corpusId({ url: database }));
  if (wrong !== undefined) throw new StartError('data_dir', wrong);
  return openCorpus({ ...options, url: database, connections: config.PRIORA_DATABASE_CONNECTIONS });
}

/** The database that has the records, if they are in one. */
export const databaseOf = ({ PRIORA_RECORDS: records, PRIORA_DATABASE_URL: url }: Config): string | undefined =>
  records === 'postgres' ? url : undefined;

/** Where the corpus is, for whoever opens a connection of their own to it. */
export function corpusAt(config: Config): CorpusAddress {
  const dir = prepareDataDir(config);
  const database = databaseOf(config);
  return database === undefined ? sqliteCorpus(dir) : postgresCorpus(dir, database);
}

/** What the corpus of a data folder consists of: for opening and for maintenance. */
export async function corpusParts(config: Config) {
  const dir = prepareDataDir(config);
  const { openEngine } = await import('#engines/index.ts');
  const { collections } = await import('#collections/index.ts');
  return { dir, collections, engine: await openEngine(config, join(dir, 'index')) };
}

/** A service needs the index for itself. @throws StartError if another process has it. */
export async function assertIndexHeld(corpus: Corpus, data_dir: string): Promise<void> {
  const { patents } = await import('#collections/patents/patents.ts');
  try {
    await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 });
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'busy')) throw error;
    // held here, and being mended
    if ((await corpus.status()).some(({ mending }) => mending)) return;
    throw new StartError(
      'data_dir',
      `The data folder ${resolve(data_dir)} is in use by another Priora: a service, or an import. End that one first, or set PRIORA_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
