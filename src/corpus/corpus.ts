import type { Aggregate, AggregateTree } from './aggregation.ts';
import type { Collection, Projection } from './collection.ts';
import type { ColumnAsked } from './column-asked.ts';
import type { Columns, Explanation, Facet, FacetResult, QueryRequest, SearchPage, SearchRequest } from './engine.ts';
import type { Learned } from './learned.ts';
import type { Meaning } from './meaning.ts';
import type { PictureBank } from './picture-bank.ts';
import type { RankPage, RankRequest } from './ranking.ts';
import type { SequenceBank } from './sequence-bank.ts';
import type { Structures } from './structures.ts';
import type { ChangePage } from './watch.ts';

/** What an import batch did. */
export interface PutResult {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

export interface CollectionStatus {
  readonly name: string;
  readonly records: number;
  /** Last sequence number of the store, and of the index: equal when the index is up to date. */
  readonly stored_seq: number;
  readonly indexed_seq: number;
  /**
   * Present while a damaged part of the index is made again from the records, and searches are refused with `busy`:
   * records looked at, of all.
   */
  readonly mending?: { readonly looked_at: number; readonly of: number };
  /** Why the index is behind, in a sentence, where this process could not bring it up to date when it last tried. */
  readonly trouble?: string;
}

/** A collection in numbers: what is stored, and what the index spends on it. */
export interface CollectionHealth extends CollectionStatus {
  /** Records marked as fictional. */
  readonly demo_records: number;
  /** Absent where another process holds the index. `deleted`: documents that merging will take out. */
  readonly index?: {
    readonly documents: number;
    readonly deleted: number;
    readonly segments: number;
    readonly bytes: number;
  };
}

/** A record at the other end of a link. */
export interface LinkedRecord {
  readonly collection: string;
  /** Its id; of a record that is only named, what it is named by. */
  readonly id: string;
  /** Whether its record is here. */
  readonly stored: boolean;
  /** What the link says beside, e.g. categories of a citation. */
  readonly facts?: Readonly<Record<string, string | number | readonly string[]>>;
}

export interface LinkedRecords {
  /** Number of the set that the link makes, such as a family: positive, below 2^53. */
  readonly group?: number;
  readonly records: readonly LinkedRecord[];
}

export interface PutOptions {
  /**
   * The records are read again: of those that are put together from parts, a part that is stored already gives way to
   * how it is told now, unless the stored one is of a later day. Default: which of two counts does not depend on their
   * order, so that a better reader changes nothing of what is stored.
   */
  readonly again?: boolean;
}

/** Records and searches of every collection: what operations, flows and importers see of the store and of the index. */
export interface Corpus {
  /**
   * Writes a batch in one transaction: merged by id, what ties records resolved, durable when it resolves, and
   * searchable if this process holds the index (else as soon as the holder has noticed, half a second by default). All
   * or nothing: when it rejects with anything but `search_failed`, nothing of the batch is stored; `search_failed` says
   * that it is stored and that the index follows later. A batch of 100 to 1,000 records is best. Records must satisfy
   * the collection's schema; importers check that.
   */
  put<R>(collection: Collection<R>, records: readonly R[], how?: PutOptions): Promise<PutResult>;
  /**
   * Deletes in one transaction; answers how many of the ids were stored. What ties the records that stay is put right.
   */
  delete(collection: Collection<any>, ids: readonly string[]): Promise<number>;
  /** Deletes every record marked as demo, of every collection, in batches; answers how many. */
  removeDemo(): Promise<number>;
  /**
   * In the order of `ids`; unknown ids are left out. Not to be changed by the caller. Fields of `Collection.apart` cost
   * time only when read.
   */
  get<R>(collection: Collection<R>, ids: readonly string[]): Promise<R[]>;
  /**
   * What a projection makes of each record, in the order of `ids`; unknown ids are left out. It is kept while neither
   * the record nor, where the day completes it, the day is another: of a list that many look at, records are read once.
   * @param projection Depends on the record alone, reads it while it runs, and is the same function at each call: it is
   * what forms are kept by. What it makes is frozen, since all who ask share it.
   */
  projected<R, F>(collection: Collection<R>, ids: readonly string[], projection: Projection<R, F>): Promise<F[]>;
  /**
   * Records by another identity than the id (a name in `Collection.lookups`), in any spelling that it normalises: in
   * the order asked, unknown ones left out. Of several records that have it, the best one.
   * @throws ServiceError `invalid_request` for a look-up that the collection does not have.
   */
  lookup<R>(collection: Collection<R>, by: string, values: readonly string[]): Promise<R[]>;
  /**
   * Ids of all stored records that have an identity, the best first, by the value asked; unknown ones are left out.
   * Cheap: for a thousand at once.
   */
  identify(
    collection: Collection<any>,
    by: string,
    values: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * What lies at the other end of a link, by id of the stored record: a link that the collection declares (with what it
   * names and is not stored), one of another collection seen from here (`Link.back`), or one of its resolver; right
   * after each committed batch, whatever the order of arrival.
   * @throws ServiceError `invalid_request` for a link that the collection does not have.
   */
  links(collection: Collection<any>, ids: readonly string[], name: string): Promise<ReadonlyMap<string, LinkedRecords>>;
  /**
   * The numbers of the sets that a link of the collection's resolver makes (`LinkedRecords.group`), by id of the stored
   * record. Cheap.
   */
  groups(collection: Collection<any>, ids: readonly string[], name: string): Promise<ReadonlyMap<string, number>>;
  /**
   * What changed of the records of a watched collection, after one sequence number and up to another (default: what the
   * index has taken up, so that a search finds what is told), about `limit` changes.
   */
  changes(
    collection: Collection<any>,
    range: { readonly after: number; readonly upto?: number; readonly limit: number },
  ): Promise<ChangePage>;
  search(collection: Collection<any>, request: SearchRequest): Promise<SearchPage>;
  facets(collection: Collection<any>, request: QueryRequest, facets: readonly Facet[]): Promise<readonly FacetResult[]>;
  /** Counts what a query finds by the axes of a tree, in one pass; definitions and bounds: `AggregateTree`. */
  aggregate(collection: Collection<any>, request: QueryRequest, tree: AggregateTree): Promise<Aggregate>;
  /** What fields say of every document that a query finds; see `SearchEngine.columns`. */
  columns(collection: Collection<any>, request: QueryRequest, fields: readonly ColumnAsked[]): Promise<Columns>;
  explain(collection: Collection<any>, request: QueryRequest): Promise<Explanation>;
  /** Ranks by words in common; see `similar/` for what is built on it. */
  rank(collection: Collection<any>, request: RankRequest): Promise<RankPage>;
  /** What the corpus taught about its words, as far as it was learned; absent if no collection learns. */
  readonly learned?: Learned;
  /** The letters of sequences for searches; absent if no collection keeps any. Its searches block the thread. */
  readonly bank?: SequenceBank;
  /** The pictures of records for searches. Its comparisons block the thread. */
  readonly pictures?: PictureBank;
  /** The meaning of texts, by an encoder that somebody added; absent where the corpus was opened without. */
  readonly meaning?: Meaning;
  /** The structures of compounds; absent where the corpus was opened without. */
  readonly structures?: Structures;
  status(): Promise<readonly CollectionStatus[]>;
  health(): Promise<readonly CollectionHealth[]>;
  close(): Promise<void>;
}
