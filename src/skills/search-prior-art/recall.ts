/** How many relevant documents there may be, from what two ways of searching found of each other. */
export interface RecallEstimate {
  readonly method: 'chapman';
  /** Relevant documents found by the first way, by the second, by both. */
  readonly first: number;
  readonly second: number;
  readonly both: number;
  /** Relevant documents found by either. */
  readonly found: number;
  /** Estimate of all that are there; at least `found`. */
  readonly total: number;
  /** 95 % bounds of `total`, normal approximation, the lower not under `found`. */
  readonly low: number;
  readonly high: number;
  /** found / total. */
  readonly recall: number;
}

const Z95 = 1.96;

/**
 * Chapman's estimator: (first + 1)(second + 1) / (both + 1) - 1, with its variance.
 * Absent where nothing was found by both ways: then it says nothing.
 * It supposes that the ways find documents independently; words that fail one way often fail the other, so the truth is rather higher.
 * @see D. G. Chapman, Univ. Calif. Publ. Stat. 1 (1951) 131; variance: G. A. F. Seber, Oikos 14 (1963) 31
 */
export function estimateRecall(first: ReadonlySet<string>, second: ReadonlySet<string>): RecallEstimate | undefined {
  const [n1, n2] = [first.size, second.size];
  const both = [...first].filter((id) => second.has(id)).length;
  if (both === 0) return undefined;
  const found = n1 + n2 - both;
  const estimate = ((n1 + 1) * (n2 + 1)) / (both + 1) - 1;
  const variance = ((n1 + 1) * (n2 + 1) * (n1 - both) * (n2 - both)) / ((both + 1) ** 2 * (both + 2));
  const total = Math.max(found, estimate);
  const reach = Z95 * Math.sqrt(variance);
  return {
    method: 'chapman',
    first: n1,
    second: n2,
    both,
    found,
    total,
    low: Math.max(found, estimate - reach),
    high: Math.max(found, estimate + reach),
    recall: found / total,
  };
}
