import type { Collection } from './collection.ts';
import type { Learned, LearnedWriter } from './learned.ts';
import type { ColumnModel, MeaningReader, MeaningWriter } from './meaning.ts';
import type { PictureBank } from './picture-bank.ts';
import type { StoredCorpus } from './record-store.ts';
import type { SequenceBank } from './sequence-bank.ts';

/**
 * Where a corpus is: plain data, which can be sent to a thread. Whoever has it opens a connection of its own, by the
 * module that knows what lies below, and never names that itself.
 */
export interface CorpusAddress {
  /** URL of a module that exports what `CorpusOpener` has. */
  readonly module: string;
  /** The data directory: what is made of records stands there. */
  readonly dir: string;
  /** Address of the database that has the records, where they are in one. */
  readonly database?: string;
}

/** What can be opened at an address. */
export interface CorpusOpener {
  /**
   * The records as they are stored, without what completes them, and what ties those of some collections.
   * @throws ServiceError with the remedy if they cannot be read.
   */
  openStored(at: CorpusAddress, collections: readonly Collection<any>[]): Promise<StoredCorpus>;
  /**
   * The same completed, with what is kept beside them.
   * @param on_note Told in a sentence what is left out since it is damaged.
   * @throws ServiceError with the remedy if they cannot be read.
   */
  openReading(
    at: CorpusAddress,
    collections: readonly Collection<any>[],
    on_note: (sentence: string) => void,
  ): Promise<{
    readonly stored: StoredCorpus;
    readonly learned?: Learned;
    readonly bank?: SequenceBank;
    readonly pictures?: PictureBank;
  }>;
  /** What the words of a corpus taught, made if there is none. */
  openLearnedWriter(dir: string): LearnedWriter;
  /** Vectors by this model: begun anew where there are none, they are damaged, or of another model. */
  openMeaningWriter(dir: string, model: ColumnModel): MeaningWriter;
  openMeaningReader(dir: string): MeaningReader;
}

/** How to open what is at an address. */
export const openerAt = async ({ module }: CorpusAddress): Promise<CorpusOpener> =>
  (await import(/* @vite-ignore */ module)) as CorpusOpener;
