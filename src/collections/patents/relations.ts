/** A publication as others refer to it; `stored` says whether its record is here. */
export interface RelatedPublication {
  readonly publication_number: string;
  readonly stored: boolean;
  readonly publication_date?: number;
}

/** A stored publication and the number of its simple family. */
export interface StoredPublication {
  readonly publication_number: string;
  readonly family_id: number;
}

export interface Family {
  /** Positive integer below 2^53: the office's own DOCDB/INPADOC number where a source gives one, else derived from the priorities (stable). */
  readonly family_id: number;
  /** Sorted by publication date, then number. Holds the publication itself. */
  readonly members: readonly RelatedPublication[];
}

export interface PatentRelations {
  readonly simple_family: Family;
  readonly extended_family: Family;
  /** Publications that cite this one (any of its own kind codes under the same document number), by publication date. */
  readonly cited_by: readonly (RelatedPublication & { readonly categories: readonly string[] })[];
}

/**
 * What is known between patents, right after each committed batch, whatever the order of arrival.
 * Simple (DOCDB) family: publications with exactly the same set of priorities (or the same DOCDB family number); publications of one application share it.
 * Extended (INPADOC) family: connected directly or indirectly by at least one common priority or application.
 */
export interface Relations {
  /** Everything known of stored publications: families with members only named, and who cites them. */
  of(publicationNumbers: readonly string[]): Promise<ReadonlyMap<string, PatentRelations>>;
  /** The stored publications of document numbers without kind code (`US5123456`), and their simple families. Cheap: for a thousand at once. */
  publications(documents: readonly string[]): Promise<ReadonlyMap<string, readonly StoredPublication[]>>;
}
