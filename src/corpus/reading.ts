import { RELATED_COLLECTION } from '#collections/patents/families/facts.ts';
import { RelationReader } from '#collections/patents/families/read.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { PatentRelations, Relations, StoredPublication } from '#collections/patents/relations.ts';
import { type Learned, openLearned } from '#collections/patents/similar/learned/learned.ts';
import { storeError } from '#storage/faults.ts';
import type { Corpus } from './corpus.ts';
import { inSlices } from './records/prepare.ts';
import { openStoreForReading, storeFile } from './records/schema.ts';
import { RecordReader } from './records/store.ts';

/** Document numbers that are looked up in one statement. */
const AT_ONCE = 500;

/** The half of a corpus that reads what is stored: as often as one likes, in any thread, beside whoever writes. It sees every commit. */
export class CorpusReading implements Pick<Corpus, 'get' | 'findPatents' | 'relations' | 'learned'> {
  /** For what reads more than records. */
  readonly records: RecordReader;
  readonly relations: Relations;
  readonly learned: Learned;
  readonly #dir: string;
  readonly #related: RelationReader;

  /** @param dir The data directory, in which there is a store. @throws ServiceError with the remedy if it cannot be read. */
  constructor(dir: string) {
    this.#dir = dir;
    this.records = new RecordReader(openStoreForReading(dir));
    this.#related = new RelationReader(this.records.db);
    this.learned = openLearned(dir);
    this.relations = {
      of: (numbers) =>
        this.guarded(async () => {
          const found = new Map<string, PatentRelations>();
          for await (const number of inSlices(numbers)) {
            const relations = this.#related.of(number);
            if (relations) found.set(number, relations);
          }
          return found;
        }),
      publications: (documents) =>
        this.guarded(async () => {
          const found = new Map<string, StoredPublication[]>();
          const starts = Array.from({ length: Math.ceil(documents.length / AT_ONCE) }, (_, i) => i * AT_ONCE);
          for await (const start of inSlices(starts))
            this.#related.addOfDocuments(documents.slice(start, start + AT_ONCE), found);
          return found;
        }),
    };
  }

  get: Corpus['get'] = <R>(collection: { readonly name: string }, ids: readonly string[]) =>
    this.guarded(async () => {
      const records: R[] = [];
      for await (const id of inSlices(ids)) {
        const record = this.records.get<R>(collection.name, id);
        if (record !== undefined) records.push(record);
      }
      return records;
    });

  findPatents: Corpus['findPatents'] = (by) =>
    this.guarded(async () => {
      const asked = 'patent_ids' in by ? by.patent_ids : by.numbers;
      const patents: Patent[] = [];
      for await (const text of inSlices(asked)) {
        const number = 'patent_ids' in by ? this.#related.byPatentId(text) : this.#related.byNumber(text);
        const patent = number === undefined ? undefined : this.records.get<Patent>(RELATED_COLLECTION, number);
        if (patent) patents.push(patent);
      }
      return patents;
    });

  /** Runs what reads the store; what SQLite says becomes a ServiceError with the remedy. */
  async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if ((cause as { code?: string }).code !== 'ERR_SQLITE_ERROR') throw cause;
      throw storeError(cause, storeFile(this.#dir));
    }
  }

  close(): void {
    this.learned.close();
    this.records.db.close();
  }
}
