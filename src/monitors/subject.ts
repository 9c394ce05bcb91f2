import type { Collection } from '#corpus/collection.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { RecordChange } from '#corpus/watch.ts';

/** A kind of change as monitors of a subject name it. */
export interface MonitorKind {
  /** What it means, in a few words. */
  readonly meaning: string;
  /** Kinds of the collection's change feed. */
  readonly feed: readonly string[];
  /** Of these changes only those; default: all. */
  readonly only?: (change: RecordChange) => boolean;
  /**
   * Tells sets of records, of a link of the collection's resolver, instead of each record: of those of `members` that
   * belong to the same set as one of `feed`, the first that matches.
   */
  readonly sets?: { readonly link: string; readonly members: string };
  /** What is so already on a day (yyyyMMdd), and is told by the first check of a new monitor. */
  readonly standing?: (today: number) => Query;
}

/** What monitors can watch: records of a collection that a query finds, and the kinds of what may happen to them. */
export interface Subject {
  readonly name: string;
  readonly collection: Collection<any>;
  /** A keyword field that has the record's id. */
  readonly id_field: string;
  readonly kinds: Readonly<Record<string, MonitorKind>>;
  /** Reads a monitor's query. @throws ServiceError with position and remedy. */
  readonly read: (query: unknown) => Query;
  /** The query in one line, for people. */
  readonly shown: (query: unknown) => string;
}
