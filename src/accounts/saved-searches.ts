/** A search that somebody keeps under a name. */
export interface SavedSearch {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** The part of the page's address after `?`: everything that it shows. */
  readonly address: string;
  /** What it asks. */
  readonly query_text: string;
  /** Whether families are counted, or publications. */
  readonly families: boolean;
  /** Seen by everybody of the account. */
  readonly shared: boolean;
  readonly created_at: number;
  /** What it found when the person who asks looked at it last; absent if never. */
  readonly looked?: { readonly hits: number; readonly at: number };
}

export type NewSearch = Pick<SavedSearch, 'name' | 'address' | 'query_text' | 'families' | 'shared'>;

/** Whose searches: a person of an account. */
export interface SearchOwner {
  readonly id: string;
  readonly account_id: string;
}

/**
 * Searches kept in accounts: a person's own, and those that others of the account share. What has resolved is durable.
 */
export interface SavedSearches {
  /** The newest first. */
  of(user: SearchOwner): Promise<readonly SavedSearch[]>;
  /** Keeps a search; one of the same name of the same person is replaced. */
  save(user: SearchOwner, search: NewSearch): Promise<SavedSearch>;
  /** False if the person has no such search. */
  change(user: SearchOwner, id: string, to: Partial<Pick<SavedSearch, 'name' | 'shared'>>): Promise<boolean>;
  remove(user: SearchOwner, id: string): Promise<boolean>;
  /** Notes what somebody found on looking at a search that they can see; else nothing. */
  looked(user: SearchOwner, id: string, hits: number): Promise<void>;
  close(): Promise<void>;
}

export const MOST_SEARCHES = 200;
