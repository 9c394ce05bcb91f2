import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LearnedVocabulary, LearnedWord, LearnedWriter } from '#corpus/learned.ts';
import { longTransaction } from '../file.ts';
import { LEARNED_FORMAT, openLearnedFile } from './learned-file.ts';

/** Opens what was learned in a data directory for writing, and makes it if there is none. */
export const openLearnedForWriting = (dir: string): LearnedWriter => new LearnedFileWriter(openLearnedFile(dir));

class LearnedFileWriter implements LearnedWriter {
  readonly #db: DatabaseSync;
  readonly #place: StatementSync;
  readonly #forget: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#place = db.prepare('INSERT OR REPLACE INTO documents (id, norm, vector) VALUES (?, ?, ?)');
    this.#forget = db.prepare('DELETE FROM documents WHERE id = ?');
  }

  written() {
    return this.#db.prepare('SELECT version, corpus_size, usual_norm, seq FROM state').get() as
      | { version: string; corpus_size: number; usual_norm: number; seq: number }
      | undefined;
  }

  together<T>(work: () => Promise<T>): Promise<T> {
    return longTransaction(this.#db, work);
  }

  clear(): void {
    for (const table of ['state', 'words', 'documents', 'translations']) this.#db.exec(`DELETE FROM ${table}`);
  }

  teach({ words, translations, ...of }: LearnedVocabulary): void {
    this.#db.exec('DELETE FROM state; DELETE FROM words; DELETE FROM translations');
    const word = this.#db.prepare('INSERT INTO words (text, idf, scale, vector) VALUES (?, ?, ?, ?)');
    for (const { text, idf, scale, vector } of words) word.run(text, idf, scale, vector);
    const pair = this.#db.prepare('INSERT OR IGNORE INTO translations (text, other, share) VALUES (?, ?, ?)');
    for (const { text, other, share } of translations) pair.run(text, other, share);
    const { version, corpus_size, sample_size, dimensions, rare_idf, seq } = of;
    this.#db
      .prepare('INSERT INTO state VALUES (?, ?, ?, ?, ?, ?, 1, 0, ?)')
      .run(LEARNED_FORMAT, version, corpus_size, sample_size, dimensions, rare_idf, seq);
  }

  words() {
    const { rare_idf, dimensions } = this.#db.prepare('SELECT rare_idf, dimensions FROM state').get() as {
      rare_idf: number;
      dimensions: number;
    };
    const { count } = this.#db.prepare('SELECT count(*) AS count FROM words').get() as { count: number };
    const rows = this.#db.prepare('SELECT text, idf, scale, vector FROM words').iterate();
    return { rare_idf, dimensions, count, words: rows as unknown as Iterable<LearnedWord> };
  }

  place(id: string, vector: Uint8Array, norm: number): void {
    this.#place.run(id, norm, vector);
  }

  forget(id: string): void {
    this.#forget.run(id);
  }

  evenNorms(): void {
    const { usual } = this.#db.prepare('SELECT coalesce(avg(norm), 1) AS usual FROM documents').get() as {
      usual: number;
    };
    this.#db.prepare('UPDATE documents SET norm = norm / ?').run(usual);
    this.#db.prepare('UPDATE state SET usual_norm = ?, documents = (SELECT count(*) FROM documents)').run(usual);
  }

  follow(seq: number): void {
    this.#db.prepare('UPDATE state SET seq = ?, documents = (SELECT count(*) FROM documents)').run(seq);
  }

  close(): void {
    this.#db.close();
  }
}
