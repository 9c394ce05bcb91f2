/** How many relevant documents the corpus may hold, from how many ways of searching found each of those that were found. */
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
  /** 95 % bounds of `total`, the lower not under `found`. */
  readonly low: number;
  readonly high: number;
  /** found / total. */
  readonly recall: number;
}

const Z95 = 1.96;
/** Of fewer documents nothing can be said. */
const FEWEST = 5;

/**
 * Chao's second estimator, corrected for bias: what one way alone has found, against what two have, tells what none has. Ways that depend on each
 * other and documents that are harder to find than others make it too low, never too high, in theory; eval/novelty/README.md has how it did.
 * Absent where too little was found.
 * @param captures For each relevant document, how many ways found it; at least 1.
 * @see A. Chao, Biometrics 43 (1987) 783; interval: log-normal, ibid.; for no difference: A. Chao, T.-J. Shen, SPADE user's guide (2010), A.3
 */
export function estimateRecall(captures: readonly number[], ways: number): RecallEstimate | undefined {
  const found = captures.length;
  if (found < FEWEST) return undefined;
  const times = (wanted: number) => captures.filter((number) => number === wanted).length;
  const [once, twice] = [times(1), times(2)];
  const share = (ways - 1) / ways;
  const unseen = (share * once * (once - 1)) / (2 * (twice + 1));
  const [low, high] = unseen > 0 ? interval(found, unseen, once, twice, share) : [found, mostOf(captures)];
  const total = found + unseen;
  return { method: 'chao2', ways, found, once, twice, total, low, high, recall: found / total };
}

function interval(found: number, unseen: number, once: number, twice: number, share: number): [number, number] {
  const variance =
    unseen +
    (share ** 2 * once * (2 * once - 1) ** 2) / (4 * (twice + 1) ** 2) +
    (share ** 2 * once ** 2 * twice * (once - 1) ** 2) / (4 * (twice + 1) ** 4);
  const factor = Math.exp(Z95 * Math.sqrt(Math.log(1 + variance / unseen ** 2)));
  return [found + unseen / factor, found + unseen * factor];
}

/** Upper bound where no way alone has found more than one document. */
function mostOf(captures: readonly number[]): number {
  const missed = captures.reduce((sum, times) => sum + Math.exp(-times), 0) / captures.length;
  return (captures.length + Z95 * Math.sqrt(captures.length * missed)) / (1 - missed);
}
