import type { Collection, Projection } from './collection.ts';
import type { LinkedRecords } from './corpus.ts';
import type { Change, DerivedValues, IndexProgress } from './engine.ts';
import type { ChangePage } from './watch.ts';

/**
 * A record as text on its way to the store: JSON in two parts, so that a list of titles need not unpack descriptions.
 * `head` holds every field in the record's own order, with `null` in the place of those that are in `apart`.
 */
export interface RecordText {
  readonly head: string;
  readonly apart?: string;
}

/** Identities and links of one record, in normal form, sorted, each once. */
export interface RecordTies {
  readonly identities: readonly (readonly [lookup: string, value: string, rank: string])[];
  readonly links: readonly (readonly [link: string, value: string])[];
}

/** What merging needs to know of a stored record. */
export interface StoredRecord<R> {
  readonly seq: number;
  /** Digest of the last record that arrived and changed it. */
  readonly arrived: Uint8Array;
  /** Unpacks the record; throws if it is damaged, for fields kept apart when one of them is read. */
  read(): R;
  /** All of it unpacked, in some 0.1 ms; undefined if it is damaged. */
  whole(): R | undefined;
}

export interface CollectionRow {
  readonly name: string;
  readonly records: number;
  readonly last_seq: number;
  /** How far the index was durable when its holder last said so. */
  readonly indexed_seq: number;
}

/** One record to be written, as it crosses to the writer's thread: text and plain data only. */
export interface RecordWrite {
  readonly id: string;
  readonly text: RecordText;
  /** See `records.arrived`. */
  readonly arrived: Uint8Array;
  readonly demo: boolean;
  /**
   * Sequence number of the stored record that this one was merged with, 0 if there was none: if it moved on since, the
   * batch is refused.
   */
  readonly merged_with: number;
  readonly ties: RecordTies;
  /** What the collection's resolver sees of it, if there is one. */
  readonly facts?: unknown;
}

export interface WriteBatch {
  readonly collection: string;
  readonly puts: readonly RecordWrite[];
  readonly deletes: readonly string[];
  /** Stored records that are to be indexed again, since what completes them changes with time. */
  readonly again?: readonly string[] | undefined;
  /**
   * Last sequence number of the collection when the batch was made, for batches that depend on records that they do not
   * write: if it moved on since, the batch is refused.
   */
  readonly since?: number | undefined;
  /** yyyyMMdd, UTC: by which records are completed when their changes are told. Default: by the machine's clock. */
  readonly today?: number | undefined;
}

export type WriteOutcome =
  | {
      readonly kind: 'written';
      /** Sequence number of the store before this batch, and after it: nobody else's numbers are in between. */
      readonly before_seq: number;
      readonly last_seq: number;
      /** In the order of `puts`. */
      readonly puts: readonly { readonly seq: number; readonly derived: DerivedValues }[];
      /** Other records, of this and other collections, whose derived values may have changed, by seq. */
      readonly derives: readonly {
        readonly collection: string;
        readonly seq: number;
        readonly id: string;
        readonly derived: DerivedValues;
      }[];
      readonly deletes: readonly { readonly seq: number; readonly id: string }[];
      /**
       * Other records, of this and other collections, that what completes them may have changed: to be indexed whole.
       */
      readonly completed: readonly {
        readonly collection: string;
        readonly seq: number;
        readonly id: string;
        /** Absent: what is derived of it is as it was. */
        readonly derived?: DerivedValues;
      }[];
    }
  /** Another process wrote one of the records after it was read for merging: read again and repeat. */
  | { readonly kind: 'conflict' };

/** Records as they are stored. What was written, by whatever process, is seen by every call made after it resolved. */
export interface RecordReading {
  /** Those that were written to, by first write. */
  collections(): Promise<readonly CollectionRow[]>;
  /** Sequence number of the last write of any collection, by whatever process. Cheap: fit for polling. */
  lastSeq(): Promise<number>;
  /**
   * In the order of `ids`; unknown ones are left out. One whose body is damaged is left out, as if it were not there,
   * or its fields kept apart are absent: it costs itself, not its page.
   */
  get<R>(collection: string, ids: readonly string[]): Promise<R[]>;
  /** See `Corpus.projected`. */
  projected<R, F>(collection: string, ids: readonly string[], projection: Projection<R, F>): Promise<F[]>;
  /** Records as they were stored by the writes of some numbers, completed as `get` does. */
  completed<R>(collection: Collection<R>, records: readonly R[], seqs: readonly number[]): Promise<readonly R[]>;
  /** What merging needs, by id. */
  stored<R>(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord<R>>>;
  /** Ids in their order, after `after`. */
  ids(collection: string, after: string, limit: number): Promise<readonly string[]>;
  /**
   * The changes after a sequence number, in its order, as an index must apply them: at most `limit` and about
   * `max_bytes` of stored records (at least one change). Empty when there are none. A record that was written several
   * times is given once, as it is now; one that is damaged is given as deleted. Defaults: 1,000 changes, 8 MiB.
   */
  changesAfter<R>(
    collection: Collection<R>,
    seq: number,
    limit?: number,
    max_bytes?: number,
  ): Promise<readonly Change<R>[]>;
  /**
   * The records of some ids as an index must apply them to hold them, at most about `max_bytes` of them, and how many
   * of the ids that was. Those that are not stored or are damaged are left out. The changes bear the number `seq` or an
   * earlier one.
   */
  changesOf<R>(
    collection: Collection<R>,
    ids: readonly string[],
    seq: number,
    max_bytes?: number,
  ): Promise<{ readonly changes: readonly Change<R>[]; readonly taken: number }>;
  /**
   * What changed of the records of a collection, as its `Watch` tells it: after one sequence number of the store, up to
   * another, about `limit` changes.
   */
  changes(collection: string, after: number, upto: number, limit: number): Promise<ChangePage>;
  /** Records marked as demo, of every collection. */
  demoIds(limit: number): Promise<readonly { readonly name: string; readonly id: string }[]>;
  /** Their number by collection, of those that have some. */
  demoCounts(): Promise<ReadonlyMap<string, number>>;
}

/** What ties stored records: right after each committed batch, whatever the order of arrival. */
export interface LinkStore {
  /**
   * Ids of the stored records that an identity in normal form means, the best first; values that nobody has are left
   * out.
   */
  holders(
    collection: string,
    lookup: string,
    values: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * What lies at the other end of a link, forth (with what is named and not stored) or back, or of one that the
   * collection's resolver answers; by id of the stored record.
   */
  links(collection: string, ids: readonly string[], name: string): Promise<ReadonlyMap<string, LinkedRecords>>;
  /** The numbers of the sets that a link of the collection's resolver makes, by id of the stored record. */
  groups(collection: string, ids: readonly string[], name: string): Promise<ReadonlyMap<string, number>>;
}

export interface RecordStore extends RecordReading {
  /**
   * Records, what ties them, what is derived from that and what changed by it, in one transaction: all of it, durably,
   * or nothing. Every change gets a number of its own; those of one batch follow each other.
   */
  write(batch: WriteBatch): Promise<WriteOutcome>;
  /** Notes how far the index of a collection is durable, for other processes to see. */
  noteIndexed(collection: string, seq: number): Promise<void>;
  /** Forgets what changed before a day (yyyyMMdd); answers how many changes those were. */
  forgetChanges(before: number): Promise<number>;
}

/** What is stored of a corpus, to be read: beside whoever writes, in any thread. */
export interface StoredCorpus {
  /**
   * Runs something during which everything that is read here stays as it is, whatever is written meanwhile; told the
   * number of the last write that is seen. Not for a connection that others read through at the same time.
   */
  still<T>(work: (seq: number) => Promise<T>): Promise<T>;
  readonly records: RecordReading;
  readonly links: LinkStore;
  close(): Promise<void>;
}

/** Held by the one process that may write the index of a corpus. */
export interface IndexLock {
  release(): void;
}

/** What whoever holds the index of a corpus is asked by other processes: to make it anew. */
export interface RemakingAsked {
  asked(): boolean;
  /** Tells who asks how far it is. */
  reached(progress: IndexProgress): void;
  /** It is made, or why it could not be: no longer asked. */
  ended(failure?: string): void;
}

/** The same, also to be written. */
export interface CorpusStore extends StoredCorpus {
  readonly records: RecordStore;
  /** Where the index of this corpus may be asked for anew. */
  readonly remaking?: RemakingAsked;
  /** Takes the index of this corpus if no process has it; it is free again when the holder ends in whatever way. */
  lockIndex(): IndexLock | undefined;
  /**
   * Where several services share the records: whether this one does a kind of work which one of them does at a time,
   * see `SharedIndex`. The same object for as long as it has done so without a break.
   */
  lead?(work: string): Promise<object | undefined>;
  /**
   * Calls `wake` soon after any process has written, where the store hears of it; it may be called for nothing, and is
   * not relied upon. Answers how to end it.
   */
  onWritten?(wake: () => void): () => void;
}
