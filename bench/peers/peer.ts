import type { BenchQuery, Operation } from '../queries.ts';

/** One answer: what was found, and how long it took. */
export interface Timed {
  /** Hits, groups, or for `facets` the buckets as `value=count` joined. Equal in all peers. */
  readonly found: number | string;
  /** Measured where the peer is asked: at its driver, in its process. */
  readonly ms: number;
  /** Processor time of the thread that answered, where the peer tells it. */
  readonly processor_ms?: number;
}

/** Whole answers; the documents of parts of queries (as a query cache does); nothing. */
export type Keeps = 'answers' | 'sets' | 'nothing';

/** A search engine of the comparison, in one way of running it. */
export interface Peer {
  readonly name: string;
  /** What it keeps from one query to the next: it is compared with ours in the same way of running. */
  readonly keeps: Keeps;
  /** Seconds and bytes of its index; processor time of all threads, where the peer tells it. */
  readonly built: { readonly seconds: number; readonly bytes: number; readonly processor_seconds?: number };
  /** Resident memory of its process in bytes, where that is its own. */
  memory?(): Promise<number>;
  /** Undefined where the peer cannot say it. */
  ask(query: BenchQuery, operation: Operation): Promise<Timed | undefined>;
  close(): Promise<void>;
}

/** Where a peer finds the documents, one line each (`fromLine`), and may keep its index. */
export interface Workplace {
  readonly lines: string;
  readonly dir: string;
}

/** Why a peer does not take part: it is reported in the results. */
export class Absent extends Error {}
