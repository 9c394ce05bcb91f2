/** What the innovation figure of a node is computed from. */
export interface InnovationParts {
  readonly documents: number;
  readonly families: number;
  /** Of filing; absent where no document has a date. */
  readonly median_year?: number;
  /** Share of documents of far classes, 0 to 1. */
  readonly far_share: number;
  /** Publications that cite them. */
  readonly citations: number;
}

/** Years after which a means counts as old. */
const OLD = 20;

/**
 * How new a means is, 0 to 100: 35 for youth (1 for a median filing year of today, 0 for twenty years ago), 25 for the
 * share of far classes, 20 for few families (1 / (1 + log2 families)), 20 for few citations (1 / (1 + log2(1 +
 * citations a document))). Undefined where no document has a year: the rest would be a guess.
 */
export function innovationOf(parts: InnovationParts, year: number): number | undefined {
  const { documents, families, median_year, far_share, citations } = parts;
  if (median_year === undefined || documents === 0) return undefined;
  const youth = Math.min(1, Math.max(0, 1 - (year - median_year) / OLD));
  const few = 1 / (1 + Math.log2(Math.max(1, families)));
  const uncited = 1 / (1 + Math.log2(1 + citations / documents));
  return Math.round(35 * youth + 25 * far_share + 20 * few + 20 * uncited);
}
