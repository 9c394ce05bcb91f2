import type { Patent } from '#collections/patents/patent.ts';
import type { Relations } from '#collections/patents/relations.ts';
import type { Learned } from '#collections/patents/similar/learned/learned.ts';
import type { Collection } from './collection.ts';
import type { Explanation, Facet, FacetResult, QueryRequest, SearchPage, SearchRequest } from './engine.ts';
import type { RankPage, RankRequest } from './ranking.ts';

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

/** Records and searches of every collection: what operations, flows and importers see of the store and of the index. */
export interface Corpus {
  /**
   * Writes a batch in one transaction: merged by id, relations resolved, durable when it resolves, and searchable if this process holds the
   * index (else as soon as the holder has noticed, half a second by default). All or nothing: when it rejects with anything but `search_failed`,
   * nothing of the batch is stored; `search_failed` says that it is stored and that the index follows later. A batch of 100 to 1,000 records is best.
   * Records must satisfy the collection's schema; importers check that.
   */
  put<R>(collection: Collection<R>, records: readonly R[]): Promise<PutResult>;
  /** Deletes in one transaction; answers how many of the ids were stored. Relations of what stays are put right. */
  delete(collection: Collection<any>, ids: readonly string[]): Promise<number>;
  /** Deletes every record marked as demo, of every collection, in batches; answers how many. */
  removeDemo(): Promise<number>;
  /** In the order of `ids`; unknown ids are left out. Not to be changed by the caller. Fields of `Collection.apart` cost time only when read. */
  get<R>(collection: Collection<R>, ids: readonly string[]): Promise<R[]>;
  /**
   * Patents by patent id (UUID) or by publication number in normalised form, in the order asked, unknown ones left out. A number with kind code means
   * that publication and no other; one without (`US11205304`) finds, of all publications of its document number, the one that says most: granted rights
   * before applications, then the latest, then the greatest number.
   */
  findPatents(
    by: { readonly patent_ids: readonly string[] } | { readonly numbers: readonly string[] },
  ): Promise<Patent[]>;
  search(collection: Collection<any>, request: SearchRequest): Promise<SearchPage>;
  facets(collection: Collection<any>, request: QueryRequest, facets: readonly Facet[]): Promise<readonly FacetResult[]>;
  explain(collection: Collection<any>, request: QueryRequest): Promise<Explanation>;
  /** Ranks by words in common; see `similar/` for what is built on it. */
  rank(collection: Collection<any>, request: RankRequest): Promise<RankPage>;
  /** Families and citations of patents, as resolved over everything stored. */
  readonly relations: Relations;
  /** What the corpus taught about its words, as far as it was learned; see `similar/`. */
  readonly learned?: Learned;
  status(): Promise<readonly CollectionStatus[]>;
  health(): Promise<readonly CollectionHealth[]>;
  close(): Promise<void>;
}
