import type { SearchOwner } from './saved-searches.ts';

export const MARKS = ['relevant', 'maybe', 'irrelevant'] as const;

export const COLOURS = ['yellow', 'green', 'blue', 'pink', 'orange'] as const;

/** Documents that somebody gathers under a name. */
export interface Worklist {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** Seen, added to and annotated by everybody of the account; renamed and deleted by its owner alone. */
  readonly shared: boolean;
  readonly created_at: number;
  /** Documents. */
  readonly size: number;
}

/** A document of a worklist. */
export interface ListedDocument {
  /** Publication number. */
  readonly number: string;
  readonly added_at: number;
  /** Who added it. */
  readonly user_id: string;
  readonly mark?: (typeof MARKS)[number];
  readonly note?: string;
  readonly tags: readonly string[];
  /** Whether the person who asks has said that they have seen it. */
  readonly seen: boolean;
  /** Passages that were marked in it, in the order of marking. */
  readonly highlights: readonly Highlight[];
}

/** Words of a document that somebody marks. */
export interface NewHighlight {
  /** Language and origin of the text in which they stand: `en-original`. */
  readonly text: string;
  /** Where in it: `title`, `abstract`, `c1`, `p12`. */
  readonly unit: string;
  /** Offsets in the unit, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The words as they stand there. */
  readonly words: string;
  readonly colour: (typeof COLOURS)[number];
}

export interface Highlight extends NewHighlight {
  readonly id: string;
  /** Who marked them, and when. */
  readonly user_id: string;
  readonly at: number;
}

/** What can be said of a document: what is absent stays, `null` takes it away. */
export interface Annotation {
  readonly mark?: ListedDocument['mark'] | null;
  readonly note?: string | null;
  readonly tags?: readonly string[];
  readonly seen?: boolean;
}

/** Whose documents: those of a list, by its name, or those that have a tag in any list. */
export type Gathered = { readonly list: string } | { readonly tag: string };

/**
 * Worklists of people: their own, and those that others of the account share. Names and tags are the same in any case
 * and width. What has resolved is durable.
 */
export interface Worklists {
  /** By name. */
  of(user: SearchOwner): Promise<readonly Worklist[]>;
  /** Undefined if the person has one of that name. */
  create(user: SearchOwner, list: Pick<Worklist, 'name' | 'shared'>): Promise<Worklist | undefined>;
  /** False if the person has no such list, or another of that name. */
  change(user: SearchOwner, id: string, to: Partial<Pick<Worklist, 'name' | 'shared'>>): Promise<boolean>;
  /** Deletes a list of the person with all that was said in it. */
  remove(user: SearchOwner, id: string): Promise<boolean>;
  /** In the order in which they were added; undefined if the person sees no such list. */
  documents(user: SearchOwner, id: string): Promise<readonly ListedDocument[] | undefined>;
  /**
   * Adds documents; those that are there stay as they are. How many are new, or undefined if the person sees no such
   * list; `full` if it would hold more than 10,000.
   */
  add(user: SearchOwner, id: string, numbers: readonly string[]): Promise<number | 'full' | undefined>;
  /** Takes documents out, with what was said of them; how many there were. */
  take(user: SearchOwner, id: string, numbers: readonly string[]): Promise<number | undefined>;
  /** False if the person sees no such document. */
  annotate(user: SearchOwner, id: string, number: string, to: Annotation): Promise<boolean>;
  /**
   * Marks words of a document; undefined if the person sees no such document, `full` if it would have more than 200
   * passages.
   */
  highlight(user: SearchOwner, id: string, number: string, what: NewHighlight): Promise<Highlight | 'full' | undefined>;
  /** False if the person sees no such passage. */
  unhighlight(user: SearchOwner, id: string, highlight: string): Promise<boolean>;
  /** What is marked in a document, in whichever list that the person sees, in the order of marking. */
  highlights(user: SearchOwner, number: string): Promise<readonly (Highlight & { readonly list_id: string })[]>;
  /** Numbers of documents, without repetition; undefined if there is no such list or tag. One's own list goes first. */
  gathered(user: SearchOwner, what: Gathered): Promise<readonly string[] | undefined>;
  /** The lists that hold a document. */
  holding(user: SearchOwner, number: string): Promise<readonly string[]>;
  /** Every tag that the person sees, with how many documents have it. */
  tags(user: SearchOwner): Promise<readonly { readonly tag: string; readonly count: number }[]>;
  close(): Promise<void>;
}

export const MOST_LISTS = 200;
export const MOST_LISTED = 10_000;
export const MOST_HIGHLIGHTS = 200;

/** By which names and tags are compared. */
export const sameName = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
