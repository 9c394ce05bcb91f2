import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDerived } from './derived-file.ts';

/** Another format is thrown away and learned again. */
export const LEARNED_FORMAT = 1;

/** The file within a data directory: derived from the records, may be deleted. */
export const learnedFile = (dir: string) => join(dir, 'learned.sqlite');

/**
 * `words.vector`: the word's row of the right singular vectors, as signed bytes; times `scale` it is that row times the
 * word's idf. `documents.vector`: the document's direction, as signed bytes, the greatest 127. `norm`: see
 * `LearnedDocument`.
 */
const TABLES = `
CREATE TABLE state (
  format INTEGER NOT NULL, version TEXT NOT NULL, corpus_size INTEGER NOT NULL, sample_size INTEGER NOT NULL, dimensions INTEGER NOT NULL,
  rare_idf REAL NOT NULL, usual_norm REAL NOT NULL, documents INTEGER NOT NULL, seq INTEGER NOT NULL
) STRICT;
CREATE TABLE words (text TEXT PRIMARY KEY, idf REAL NOT NULL, scale REAL NOT NULL, vector BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE documents (id TEXT PRIMARY KEY, norm REAL NOT NULL, vector BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE translations (text TEXT NOT NULL, other TEXT NOT NULL, share REAL NOT NULL, PRIMARY KEY (text, other)) STRICT, WITHOUT ROWID;
`;

/**
 * Opens the file for writing; makes it, or rebuilds it if it is damaged or its format is another. Written by one
 * learner at a time.
 */
export const openLearnedFile = (dir: string): DatabaseSync =>
  openDerived(learnedFile(dir), {
    format: LEARNED_FORMAT,
    tables: TABLES,
    names: ['state', 'words', 'documents', 'translations'],
  });
