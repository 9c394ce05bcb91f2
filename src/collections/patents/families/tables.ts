import type { Work } from '#work.ts';

/**
 * What families and citations ask of a store: rows for many keys or values at once, each of them once, of the
 * transaction that is under way. What there is between patents, one row per fact, keyed by the record's key:
 *
 * - publications: the publication's numbers, and the families it is in. `application`: its application number, or `#` +
 *   publication number if it has none. `priority_set`: digest of the priorities of its application (of all its
 *   publications; if there are none: its PCT application, or itself). `facts`: digest of everything the record says
 *   here: unchanged, no work. `subclasses`, `owners`: what citations of it are counted by, with blanks and with line
 *   feeds between.
 * - priorities: what the record claims (the application's set is the union over its publications).
 * - links: what ties extended families: `a:` application and priority numbers, `s:` stated family numbers, `n:`
 *   publication numbers. A link ties all publications that have it if at least one has it as `active`: a publication
 *   has its own number passively, and another one that names it as a family member has it actively. `t:` document
 *   number and day of publication: active of one without kind code, which is the same publication.
 * - citations: by cited document number without kind code; `subclasses`: printed with the citation.
 * - numbers of families: what they are called outside, see `FamilyNumbers`.
 */
export interface PublicationTables {
  publications(keys: readonly number[]): Work<readonly PublicationRow[]>;
  publicationsOfApplications(applications: readonly string[]): Work<readonly PublicationRow[]>;
  publicationsOfPrioritySets(digests: readonly Uint8Array[]): Work<readonly PublicationRow[]>;
  /** Of publications what their derived values and links are read by. */
  described(keys: readonly number[]): Work<readonly DescribedRow[]>;
  /** The same, by publication number. */
  describedCalled(numbers: readonly string[]): Work<readonly DescribedRow[]>;
  /** Inserts or replaces; families and priority set stay as they are. */
  setPublications(all: readonly PublicationWrite[]): Work<void>;
  removePublications(keys: readonly number[]): Work<void>;
  setPrioritySets(all: readonly (readonly [key: number, digest: Uint8Array])[]): Work<void>;
  setFamilies(kind: FamilyKind, all: readonly (readonly [key: number, family: number])[]): Work<void>;

  priorities(keys: readonly number[]): Work<readonly { readonly key: number; readonly number: string }[]>;
  setPriorities(all: readonly { readonly key: number; readonly numbers: readonly string[] }[]): Work<void>;

  links(keys: readonly number[]): Work<readonly LinkRow[]>;
  linkHolders(links: readonly string[]): Work<readonly LinkRow[]>;
  /** @param there Whether the publication has links. */
  setLinks(
    all: readonly { readonly key: number; readonly there: boolean; readonly links: ReadonlyMap<string, boolean> }[],
  ): Work<void>;

  citations(keys: readonly number[]): Work<readonly CitationRow[]>;
  setCitations(
    all: readonly {
      readonly key: number;
      readonly there: boolean;
      readonly cites: readonly (readonly [document: string, categories: string, subclasses: string])[];
    }[],
  ): Work<void>;
  /** Citations of documents, with the publications that cite, by number. */
  citing(documents: readonly string[]): Work<readonly CitingRow[]>;
  keysCiting(documents: readonly string[]): Work<readonly number[]>;

  keysOfDocuments(documents: readonly string[]): Work<readonly number[]>;
  keysOfFamilies(kind: FamilyKind, families: readonly number[]): Work<readonly number[]>;
  /** Stored publications of families, by number. */
  members(kind: FamilyKind, families: readonly number[]): Work<readonly MemberRow[]>;
  /**
   * Numbers that members of extended families name as family, and that no stored publication has (with or without kind
   * code); each once for a family, in their order.
   */
  namedMembers(families: readonly number[]): Work<readonly { readonly family: number; readonly number: string }[]>;
  /** Of each document the publication that speaks for it: granted before others, then the latest, then the greatest. */
  profiles(documents: readonly string[]): Work<readonly ProfileRow[]>;

  familyNumbers(families: readonly number[]): Work<ReadonlyMap<number, number>>;
  takenNumbers(numbers: readonly number[]): Work<ReadonlySet<number>>;
  addFamilyNumbers(all: readonly (readonly [family: number, number: number])[]): Work<void>;
}

export type FamilyKind = 'simple' | 'extended';

export interface DescribedRow {
  readonly key: number;
  readonly number: string;
  readonly document: string;
  /** yyyyMMdd */
  readonly publication_date: number | null;
  readonly simple_family: number | null;
  readonly extended_family: number | null;
  readonly subclasses: string;
  readonly owners: string;
}

export interface PublicationRow extends DescribedRow {
  readonly granted: boolean;
  readonly application: string;
  readonly pct_application: string | null;
  readonly stated_family: string | null;
  readonly priority_set: Uint8Array | null;
  readonly facts: Uint8Array;
}

export interface PublicationWrite extends Omit<PublicationRow, 'priority_set' | 'simple_family' | 'extended_family'> {
  readonly authority: string;
}

export interface LinkRow {
  readonly key: number;
  readonly link: string;
  readonly active: boolean;
}

export interface CitationRow {
  readonly key: number;
  readonly cited: string;
  readonly subclasses: string;
}

export interface CitingRow {
  readonly cited: string;
  readonly number: string;
  readonly publication_date: number | null;
  readonly subclasses: string;
  readonly categories: string;
}

export interface MemberRow {
  readonly family: number;
  readonly number: string;
  readonly authority: string;
  readonly publication_date: number | null;
}

export interface ProfileRow {
  readonly document: string;
  readonly subclasses: string;
  readonly owners: string;
}
