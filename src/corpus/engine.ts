import type { Aggregate, AggregateTree } from './aggregation.ts';
import type { Collection } from './collection.ts';
import type { ColumnAsked } from './column-asked.ts';
import type { Query } from './query/tree.ts';
import type { RankPage, RankRequest } from './ranking.ts';

/**
 * Groups of which a search shows one member. `application`, `simple_family`, `extended_family` are keyword fields
 * declared by the collection (see `Collapse.field`).
 */
export interface Collapse {
  /** A single-valued keyword field; documents without a value are groups of their own. */
  readonly field: string;
  /**
   * Which member stands for its group, among those that match: by a sortable field (`oldest`/`latest`), by the order of
   * `values` of a keyword field (members with none of them come last), or the best score. Ties: better score, then
   * smaller id. Absent: best score.
   */
  readonly prefer?:
    | { readonly by: 'field'; readonly field: string; readonly order: 'oldest' | 'latest' }
    | { readonly by: 'values'; readonly field: string; readonly values: readonly string[] }
    | { readonly by: 'score' };
}

/**
 * `score` sorts by relevance. Documents without a value come last in either order. The last tie-break is the id,
 * ascending.
 */
export interface SortKey {
  readonly field: 'score' | (string & {});
  readonly order: 'asc' | 'desc';
}

export interface SearchRequest {
  readonly query: Query;
  /** Index of the first hit wanted, from 0. */
  readonly offset: number;
  /** Hits wanted; 0 counts only. */
  readonly limit: number;
  /** Default: score, descending. */
  readonly sort?: readonly SortKey[];
  readonly collapse?: Collapse;
  /** English stemming of plain words of stemmed text fields. Default false. */
  readonly stemming?: boolean;
  /** Milliseconds after which the search stops with `search_timeout`. */
  readonly timeout_ms?: number;
  readonly signal?: AbortSignal;
}

/** A question without a page: what facets and explanations take. */
export type QueryRequest = Pick<SearchRequest, 'query' | 'stemming' | 'timeout_ms' | 'signal'>;

export interface Hit {
  readonly id: string;
  readonly score: number;
}

export interface SearchPage {
  /** Documents that match, or groups when the request collapses. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

export interface Facet {
  /** A field with `facet: true`, or a date field with `granularity`. */
  readonly field: string;
  readonly granularity?: 'year' | 'month';
  readonly offset: number;
  readonly limit: number;
  /** A group counts once per value that any of its matching members has. */
  readonly collapse?: Collapse;
}

/** Most frequent first, then by value. `distinct`: values in all. */
export interface FacetResult {
  readonly distinct: number;
  readonly buckets: readonly { readonly value: string; readonly count: number }[];
}

/**
 * What fields say of each document that a query finds: numbers that stand for texts, so that a hundred thousand
 * documents are some megabytes. Documents are in one order, the same for all fields, that means nothing.
 */
export interface Columns {
  readonly documents: number;
  /** By field code. */
  readonly fields: Readonly<Record<string, ColumnValues>>;
}

/**
 * The values of document `d`, each once, in no order, are `values[numbers[i]]` for `i` from `starts[d]` up to
 * `starts[d + 1]`.
 */
export interface ColumnValues {
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
  /** Each once, as they are shown; a date or number as its digits. */
  readonly values: readonly string[];
}

/** The count of each branch, in the shape of the tree, and what wildcards stood for. */
export interface Explanation {
  readonly query: Query;
  readonly count: number;
  /**
   * Terms of the dictionary that a wildcard stood for, most frequent first, at most 100; `expansions_total` says how
   * many there were.
   */
  readonly expansions?: readonly string[];
  readonly expansions_total?: number;
  readonly of?: readonly Explanation[];
}

/**
 * Values of the collection's `derived` fields, computed by the corpus: field code -> values. Fields not named keep
 * their value.
 */
export type DerivedValues = Readonly<
  Record<string, string | number | readonly string[] | readonly number[] | undefined>
>;

/** One write, in the order of `seq`, the record store's sequence number (monotonic per store). */
export type Change<R> =
  | {
      readonly kind: 'put';
      readonly seq: number;
      readonly id: string;
      readonly record: R;
      /** Absent: those that the document has. One that the engine lost to damage is left out then. */
      readonly derived?: DerivedValues;
    }
  | { readonly kind: 'derive'; readonly seq: number; readonly id: string; readonly derived: DerivedValues }
  | { readonly kind: 'delete'; readonly seq: number; readonly id: string };

/** What an engine can do beside what every engine does: match all other branches, count, sort and group by fields. */
export interface Capabilities {
  /**
   * `exact`: those of the oracle, ties in order of id. `approximate`: they order roughly; who asks is told so. `none`:
   * all alike; an order by them is refused.
   */
  readonly scores: 'exact' | 'approximate' | 'none';
  /** `SearchEngine.rank`. */
  readonly ranking: boolean;
  /** Branches of kind `frequency`. */
  readonly frequency: boolean;
  /** Branches of kind `same_event`. */
  readonly same_event: boolean;
  /** Proximity in words of what is itself a proximity. */
  readonly nested_near: boolean;
}

/** Of an engine that can do all that may be asked. */
export const ALL_CAPABILITIES: Capabilities = {
  scores: 'exact',
  ranking: true,
  frequency: true,
  same_event: true,
  nested_near: true,
};

/** An index that several services ask; `open` takes it over for writing, and who wrote before writes no more. */
export interface SharedIndex {
  /** What it is called: the same for whoever declares these collections alike and asks the same server. */
  name(collections: readonly Collection<any>[]): string;
  /** The last `seq` applied to each by whoever fills it, 0 for what is not there yet. */
  reached(collections: readonly Collection<any>[]): Promise<readonly number[]>;
  /**
   * Makes the index of each collection anew from its records, whoever asks it or fills it meanwhile: they go on in the
   * new one and lose nothing. By one process at a time.
   * @param changesAfter See `RecordReading`.
   */
  rebuild(
    collections: readonly Collection<any>[],
    changesAfter: (collection: Collection<any>, seq: number) => Promise<readonly Change<any>[]>,
  ): Promise<void>;
}

/** What one of all services at a time does: it fills the index. */
export const indexTurn = (index: SharedIndex, collections: readonly Collection<any>[]): string =>
  `index ${index.name(collections)}`;

/** How far an index is, told while it is filled. */
export interface IndexProgress {
  readonly collection: string;
  readonly applied_seq: number;
  readonly stored_seq: number;
}

/** An index that is filled beside the one that is asked, to take its place. */
export interface IndexRemaking {
  /** See `SearchEngine.apply`; nobody sees it yet. */
  apply(changes: readonly Change<any>[]): Promise<void>;
  /** Makes it as fast as it gets. */
  compact(): Promise<void>;
  /**
   * Makes it durable and has it asked from now on, when it has all that the other one has; meanwhile nobody applies
   * anything. Questions under way end where they began. A process that is killed leaves the one or the other.
   */
  takePlace(): Promise<void>;
  /** Throws it away, unless it has taken the place. */
  drop(): Promise<void>;
}

/**
 * What the corpus needs from a search engine. The records are the truth; an engine is derived from them and may be
 * thrown away. Every call may reject with a ServiceError (`invalid_query`, `search_failed`, `search_timeout`) and never
 * blocks the event loop for long.
 */
export interface SearchEngine {
  /** What it can do; asked for what it cannot, it may answer anything: see `withinCapabilities`. */
  readonly capabilities: Capabilities;
  /** Absent: an index is of one process. Else all services of a corpus have one, which one of them at a time fills. */
  readonly shared?: SharedIndex;
  /**
   * Opens or creates the index of a collection. Answers the last `seq` that is durably applied, 0 for a new, damaged or
   * outdated one. Idempotent.
   */
  open<R>(collection: Collection<R>): Promise<{ seq: number }>;
  /** Applies writes; when it resolves, the next search sees them. A repeated change is harmless. */
  apply<R>(collection: Collection<R>, changes: readonly Change<R>[]): Promise<void>;
  /** Makes everything applied so far survive a crash of the machine; answers the last durable `seq`. */
  flush(collection: Collection<any>): Promise<{ seq: number }>;
  search(collection: Collection<any>, request: SearchRequest): Promise<SearchPage>;
  /**
   * Counts the most frequent values of fields: an axis `values` of a tree without *other* and *without*. These need
   * what every document has, one by one; the values alone are counted some five times faster, which is what a search
   * page with a dozen facets asks for. All else is `aggregate`.
   */
  facets(collection: Collection<any>, request: QueryRequest, facets: readonly Facet[]): Promise<readonly FacetResult[]>;
  /**
   * Counts the units of what a query finds by the axes of a tree (see `AggregateTree`). Throws `invalid_query` for a
   * tree that is wrong or makes too many buckets.
   */
  aggregate(collection: Collection<any>, request: QueryRequest, tree: AggregateTree): Promise<Aggregate>;
  /**
   * What fields say of every document that a query finds. For who puts many of them together in ways that no tree of
   * counts does, and keeps what comes of it. Throws `invalid_query` for a field that `checkColumns` refuses.
   */
  columns(collection: Collection<any>, request: QueryRequest, fields: readonly ColumnAsked[]): Promise<Columns>;
  /**
   * What each part of a query finds by itself. `within`: counted among what this finds; a wildcard's terms are those of
   * all documents.
   */
  explain(collection: Collection<any>, request: QueryRequest & { readonly within?: Query }): Promise<Explanation>;
  /**
   * Ranks by words in common (see `Similarity`): exact, whatever the number of terms. Throws `invalid_query` for a
   * field without text.
   */
  rank(collection: Collection<any>, request: RankRequest): Promise<RankPage>;
  /**
   * 0 while the index holds all that was applied. A damaged part is taken out when it is met: documents are missing
   * then, questions are refused with `busy`, and this is a number above 0 that grows with more damage, also after a
   * restart, until `mended`.
   */
  damage(collection: Collection<any>): Promise<number>;
  /** Of these ids, those that the index does not hold. */
  missing(collection: Collection<any>, ids: readonly string[]): Promise<readonly string[]>;
  /**
   * All that was missing at `damage` has been applied again: questions are answered, unless there is more damage since.
   */
  mended(collection: Collection<any>, damage: number): Promise<void>;
  /** Begins an index of the collection anew, beside the one that is there. Absent where `shared` does so. */
  remake?(collection: Collection<any>): Promise<IndexRemaking>;
  /** Throws the index of a collection away; the next `open` answers seq 0. */
  drop(collection: Collection<any>): Promise<void>;
  /**
   * Makes searches as fast as they get, after much has been written: takes time, and searches and writes go on
   * meanwhile. `signal` ends it early, at no harm.
   */
  compact(collection: Collection<any>, signal?: AbortSignal): Promise<void>;
  /** Reads everything back and compares checksums and counts; problems in words, empty when sound. */
  check(collection: Collection<any>): Promise<readonly string[]>;
  /**
   * Compares the checksums of what is on disk without opening the index, also while another process holds it; problems
   * in words, empty when sound. `on_file` hears the name of each part before it is read, and ends the check by
   * throwing.
   */
  checkFiles(collection: Collection<any>, on_file?: (file: string) => void): Promise<readonly string[]>;
  stats(collection: Collection<any>): Promise<{ documents: number; deleted: number; segments: number; bytes: number }>;
  close(): Promise<void>;
}
