// Opens what `CorpusAddress` leads to: imported by threads by its address.

import { isMainThread } from 'node:worker_threads';
import type { CorpusAddress, CorpusOpener } from '#corpus/address.ts';
import { closeEgress } from '#egress/closed.ts';
import { openBeside } from '#stores/sqlite/derived/beside.ts';
import { openLearnedForWriting } from '#stores/sqlite/derived/learned-writer.ts';
import { ColumnReader, ColumnWriter } from '#stores/sqlite/derived/meaning-column.ts';
import { openPostgresStoreForReading } from './store.ts';

/** One for what is read at one moment, and one beside it. */
const CONNECTIONS = 2;

function stored({ dir, database }: CorpusAddress) {
  // a thread reaches nobody but the database that has the records
  if (!isMainThread) closeEgress(database);
  return { url: database!, connections: CONNECTIONS, dir };
}

export const openStored: CorpusOpener['openStored'] = (at, collections) =>
  openPostgresStoreForReading(
    stored(at),
    collections.map(({ completion: _, ...as_stored }) => as_stored),
  );
export const openReading: CorpusOpener['openReading'] = async (at, collections, on_note) => {
  const reading = await openPostgresStoreForReading({ ...stored(at), on_note }, collections);
  return { stored: reading, ...openBeside(at.dir, collections, reading) };
};
export const openLearnedWriter: CorpusOpener['openLearnedWriter'] = openLearnedForWriting;
export const openMeaningWriter: CorpusOpener['openMeaningWriter'] = (dir, model) => new ColumnWriter(dir, model);
export const openMeaningReader: CorpusOpener['openMeaningReader'] = (dir) => new ColumnReader(dir);
