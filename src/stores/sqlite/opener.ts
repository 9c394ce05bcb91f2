// Opens what `CorpusAddress` leads to: imported by threads by its address.

import type { CorpusOpener } from '#corpus/address.ts';
import { openSqliteStoreForReading } from './corpus/store.ts';
import { openBeside } from './derived/beside.ts';
import { openLearnedForWriting } from './derived/learned-writer.ts';
import { ColumnReader, ColumnWriter } from './derived/meaning-column.ts';

export const openStored: CorpusOpener['openStored'] = ({ dir }, collections) =>
  openSqliteStoreForReading(
    dir,
    collections.map(({ completion: _, ...as_stored }) => as_stored),
  );
export const openReading: CorpusOpener['openReading'] = async ({ dir }, collections, on_note) => {
  const stored = await openSqliteStoreForReading(dir, collections, on_note);
  return { stored, ...openBeside(dir, collections, stored) };
};
export const openLearnedWriter: CorpusOpener['openLearnedWriter'] = openLearnedForWriting;
export const openMeaningWriter: CorpusOpener['openMeaningWriter'] = (dir, model) => new ColumnWriter(dir, model);
export const openMeaningReader: CorpusOpener['openMeaningReader'] = (dir) => new ColumnReader(dir);
