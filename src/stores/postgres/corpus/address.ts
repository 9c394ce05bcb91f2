import type { CorpusAddress } from '#corpus/address.ts';

/** A corpus in a database, of which a data directory holds what is made of its records. Loads nothing that opens it. */
export const postgresCorpus = (dir: string, database: string): CorpusAddress => ({
  module: new URL('./opener.ts', import.meta.url).href,
  dir,
  database,
});
