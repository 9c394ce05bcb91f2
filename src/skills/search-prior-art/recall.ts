/**
 * How many relevant documents the corpus may hold, from how many ways of searching found each of those that were found.
 */
export interface RecallEstimate {
  readonly method: 'chao2';
  /** Ways of searching. */
  readonly ways: number;
  /** Relevant documents found; by one way alone; by two. */
  readonly found: number;
  readonly once: number;
  readonly twice: number;
  /** Estimate of all that are there; at least `found`. */
  readonly total: number;
  /** Bounds of `total`: what was found, and the upper end of the estimator's 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** found / total. */
  readonly recall: number;
}

const Z95 = 1.96;
/** Of fewer documents nothing can be said. */
const FEWEST = 5;

/**
 * Chao's second estimator, corrected for bias: what one way alone has found, against what two have, tells what none
 * has. In theory it is a lower bound of the total. Here each way stops at its best hits, so that ways find less in
 * common than they could, and it is rather too high: eval/novelty/README.md has how it did on real claims. Therefore
 * the lower bound is what was found. Absent where too little was found.
 * @param captures For each relevant document, how many ways found it; at least 1.
 * @see A. Chao, Biometrics 43 (1987) 783; interval: log-normal, ibid.; for no difference: A. Chao, T.-J. Shen, SPADE
 * user's guide (2010), A.3
 */
export function estimateRecall(captures: readonly number[], ways: number): RecallEstimate | undefined {
  const found = captures.length;
  if (found < FEWEST) return undefined;
  const times = (wanted: number) => captures.filter((number) => number === wanted).length;
  const [once, twice] = [times(1), times(2)];
  const share = (ways - 1) / ways;
  const unseen = (share * once * (once - 1)) / (2 * (twice + 1));
  const high = unseen > 0 ? found + unseen * widthOf(unseen, once, twice, share) : mostOf(captures);
  const total = found + unseen;
  return { method: 'chao2', ways, found, once, twice, total, low: found, high, recall: found / total };
}

/** How many times as many may be unseen: the log-normal interval of the estimator. */
function widthOf(unseen: number, once: number, twice: number, share: number): number {
  const variance =
    unseen +
    (share ** 2 * once * (2 * once - 1) ** 2) / (4 * (twice + 1) ** 2) +
    (share ** 2 * once ** 2 * twice * (once - 1) ** 2) / (4 * (twice + 1) ** 4);
  return Math.exp(Z95 * Math.sqrt(Math.log(1 + variance / unseen ** 2)));
}

/** Upper bound where no way alone has found more than one document. */
function mostOf(captures: readonly number[]): number {
  const missed = captures.reduce((sum, times) => sum + Math.exp(-times), 0) / captures.length;
  return (captures.length + Z95 * Math.sqrt(captures.length * missed)) / (1 - missed);
}
