import type { Patent } from './collections/patent.ts';
import type { Collection } from './collection.ts';
import type { Explanation, Facet, FacetResult, SearchPage, SearchRequest } from './engine.ts';
import type { Relations } from './relations.ts';

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

/** Records and searches of every collection: what operations, flows and importers see of the store and of the index. */
export interface Corpus {
  /** Writes a batch in one transaction: merged by id, relations resolved, durable and searchable when it resolves. */
  put<R>(collection: Collection<R>, records: readonly R[]): Promise<PutResult>;
  delete(collection: Collection<any>, ids: readonly string[]): Promise<number>;
  /** In the order of `ids`; unknown ids are left out. */
  get<R>(collection: Collection<R>, ids: readonly string[]): Promise<R[]>;
  /**
   * Patents by patent id (UUID) or by publication number, in the order asked, unknown ones left out. A number without kind code finds the publication
   * of its document number that says most: granted before published, then the latest.
   */
  findPatents(by: { readonly patent_ids: readonly string[] } | { readonly numbers: readonly string[] }): Promise<Patent[]>;
  search(collection: Collection<any>, request: SearchRequest): Promise<SearchPage>;
  facets(
    collection: Collection<any>,
    request: Pick<SearchRequest, 'query' | 'stemming' | 'timeout_ms' | 'signal'>,
    facets: readonly Facet[],
  ): Promise<readonly FacetResult[]>;
  explain(
    collection: Collection<any>,
    request: Pick<SearchRequest, 'query' | 'stemming' | 'timeout_ms' | 'signal'>,
  ): Promise<Explanation>;
  /** Families and citations of patents, as resolved over everything stored. */
  readonly relations: Relations;
  status(): Promise<readonly CollectionStatus[]>;
  close(): Promise<void>;
}
