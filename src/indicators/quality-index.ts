/**
 * The four-part quality index: the mean of forward citations within five years, family size (distinct authorities),
 * claims and generality, each over the greatest value of the cohort after values above the 98th percentile were cut to
 * it; 0 to 1. All four have one weight. Needs the figures of the patent and of its cohort; absent where one of the four
 * is.
 * @see Squicciarini, Dernis, Criscuolo, "Measuring Patent Quality", OECD STI Working Papers 2013/03
 */
export const QUALITY_PARTS = {
  five_year_citations: 'F_CITES_5Y_COUNT',
  authorities: 'FAM_COUNTRY_COUNT',
  claims: 'CLAIM_COUNT',
  generality: 'GENERALITY',
} as const;
export type QualityPart = keyof typeof QUALITY_PARTS;

/** A value and how many of the cohort have it. */
export type Distribution = readonly (readonly [value: number, count: number])[];

const KEPT = 98;

/**
 * Where a cohort is cut: the least value that at least 98 % of its known values do not exceed (nearest rank). Undefined
 * among none.
 */
export function cutOf(known: Distribution): number | undefined {
  const all = known.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [value, count] of known.toSorted(([a], [b]) => a - b)) {
    below += count;
    // in whole numbers: 98 % of 50 are 49, not 49 and a bit
    if (below * 100 >= all * KEPT) return value;
  }
  return undefined;
}

/** The index of some figures and the cuts of their cohort; undefined where a figure is not known or a cut is 0. */
export function qualityIndex(
  figures: Readonly<Partial<Record<QualityPart, number>>>,
  cuts: Readonly<Partial<Record<QualityPart, number>>>,
): number | undefined {
  let sum = 0;
  const parts = Object.keys(QUALITY_PARTS) as QualityPart[];
  for (const part of parts) {
    const [own, cut] = [figures[part], cuts[part]];
    if (own === undefined || !cut) return undefined;
    sum += Math.min(own, cut) / cut;
  }
  return sum / parts.length;
}
