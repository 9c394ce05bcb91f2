/** A publication as others refer to it; `stored` says whether its record is here. */
export interface RelatedPublication {
  readonly publication_number: string;
  readonly stored: boolean;
  readonly publication_date?: number;
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
  of(publicationNumbers: readonly string[]): Promise<ReadonlyMap<string, PatentRelations>>;
}
