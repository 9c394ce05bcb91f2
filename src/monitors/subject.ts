import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { RecordChange } from '#corpus/watch.ts';

/** Kinds of what is found now and was not, and the other way round. */
export const FOUND = 'found';
export const LOST = 'lost';

/** A kind of change as monitors of a subject name it. */
export interface MonitorKind {
  /** What it means, in a few words. */
  readonly meaning: string;
  /** The same in Chinese. */
  readonly meaning_zh: string;
  /** Kinds of the collection's change feed. */
  readonly feed: readonly string[];
  /** The collection whose records it tells, where it is not the subject's; their id is in the field `ID`. */
  readonly of?: Collection<any>;
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
  /**
   * Reads a monitor's query, for records of any of its collections. @throws ServiceError with position and remedy.
   */
  readonly read: (query: unknown, corpus: Corpus) => Query | Promise<Query>;
  /** Ids of all that a query finds, of a subject with the kinds `FOUND` and `LOST`, which compare two of them. */
  readonly found?: (query: unknown, corpus: Corpus) => Promise<readonly string[]>;
  /** Where the console shows a record of the subject: `/patents/US7000001B1`. */
  readonly page?: (id: string) => string;
  /** The query in one line, for people. */
  readonly shown: (query: unknown) => string;
}

/** What a kind of a subject means, in both languages; one that is no longer known stands for itself. */
export function kindInWords(
  subject: Subject | undefined,
  kind: string,
): { kind: string; meaning: string; meaning_zh: string } {
  const { meaning = kind, meaning_zh = kind } = subject?.kinds[kind] ?? {};
  return { kind, meaning, meaning_zh };
}

/** Where the console shows a record that a kind tells: of those of the subject's own collection. */
export const pageOf = (subject: Subject | undefined, kind: string, id: string): string | undefined =>
  subject?.kinds[kind]?.of ? undefined : subject?.page?.(id);
