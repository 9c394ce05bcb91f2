import type { CorpusAddress } from '#corpus/address.ts';

/** A corpus in the SQLite files of a data directory. Loads nothing that opens it. */
export const sqliteCorpus = (dir: string): CorpusAddress => ({
  module: new URL('./opener.ts', import.meta.url).href,
  dir,
});
