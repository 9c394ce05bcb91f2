import type { SearchOwner } from './saved-searches.ts';

/** A search that somebody made. */
export interface PastSearch {
  /** What it is called by: `SET: 3`. From 1, in the order of the searches; no number is given twice. */
  readonly n: number;
  readonly query_text: string;
  /** Whether families were counted, or publications. */
  readonly families: boolean;
  /** The part of the page's address after `?`: everything that it showed. */
  readonly address: string;
  /** What it found. */
  readonly hits: number;
  /** State of the corpus that it was made in. */
  readonly seq: number;
  readonly at: number;
}

export type NewPast = Omit<PastSearch, 'n' | 'at'>;

/** The searches that people have made, each person's own. What has resolved is durable. */
export interface SearchHistory {
  /** The newest first; the 1,000 newest are kept. */
  of(user: SearchOwner): Promise<readonly PastSearch[]>;
  /** Puts a search down; the newest one, asked again, keeps its number. */
  add(user: SearchOwner, search: NewPast): Promise<PastSearch>;
  get(user: SearchOwner, n: number): Promise<PastSearch | undefined>;
  /** False if the person has no such search. */
  remove(user: SearchOwner, n: number): Promise<boolean>;
  /** Forgets all searches of the person; answers how many. Numbers go on. */
  clear(user: SearchOwner): Promise<number>;
  close(): Promise<void>;
}

export const MOST_PAST = 1000;
