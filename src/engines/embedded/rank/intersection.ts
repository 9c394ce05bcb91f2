import { arena, kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { knownFrequencies, mostOccurrences } from '../match/frequencies.ts';
import { BATCH, type ScoredLeaf, type Scorer, Sums } from './score.ts';
import { nearly } from './select.ts';
import { ROUNDING } from './term-scores.ts';
import type { TopK } from './top-k.ts';

/**
 * Top k of documents that are known already (ascending, of segment `s`): of an intersection, a phrase, a proximity. All
 * are scored where that takes no positions. Else a bound is computed for every document; those with the greatest bounds
 * are scored first, and those whose bounds are below the threshold then, not at all.
 * @param k How many are wanted.
 */
export function rankIntersection(scorer: Scorer, s: number, docs: Uint32Array, k: number, top: TopK): void {
  const evaluator = scorer.evaluators[s]!;
  const addAll = (scored: Uint32Array) => {
    const scores = scorer.scores(s, scored);
    for (let i = 0; i < scored.length; i++) top.add(s, scored[i]!, scores[i]!);
  };
  // most of them are wanted, or a score takes no longer than a bound
  if (docs.length <= k * 2 || scorer.leaves.every((scored) => isCheap(evaluator, scored))) {
    addAll(docs);
    return;
  }
  const bounds = boundsOf(scorer, s, docs);
  const padded = bounds.length;
  const found = arena.words(padded);
  let above = Number.POSITIVE_INFINITY;
  for (let most = k * BATCH; ; most *= BATCH) {
    // what is left, and may still be among the best
    let open = 0;
    const reach = kernel.atLeast(bounds.byteOffset, padded, top.threshold, found.byteOffset);
    for (let i = 0; i < reach; i++) if (bounds[found[i]!]! < above) found[open++] = found[i]!;
    if (open === 0) return;
    const least = open <= most ? top.threshold : nearly(bounds, most, found.subarray(0, open));
    const batch = new Uint32Array(open);
    let n = 0;
    for (let i = 0; i < open; i++) if (bounds[found[i]!]! >= least) batch[n++] = docs[found[i]!]!;
    addAll(batch.subarray(0, n));
    if (n === open) return;
    above = least;
  }
}

/** Whether how often a leaf occurs is read without looking at positions. */
const isCheap = (evaluator: SegmentEvaluator, { leaf, boosts }: ScoredLeaf): boolean =>
  evaluator.direct(leaf) !== undefined || knownFrequencies(evaluator, leaf, boosts) !== undefined;

/**
 * At most the score of each document; behind them some below all. What takes positions to be told exactly is bounded by
 * how often it can occur.
 */
function boundsOf(scorer: Scorer, s: number, docs: Uint32Array): Float64Array {
  const evaluator = scorer.evaluators[s]!;
  const sums = new Sums(evaluator, docs);
  for (const scored of scorer.leaves) {
    evaluator.clock.check();
    if (isCheap(evaluator, scored)) sums.add(scored);
    else {
      const most = mostOccurrences(evaluator, scored.leaf, scored.boosts.length);
      sums.addList(scored, most, greatestBoost(scored));
    }
  }
  const bounds = sums.of;
  for (let i = 0; i < docs.length; i++) bounds[i]! *= ROUNDING;
  bounds.fill(Number.NEGATIVE_INFINITY, docs.length);
  return bounds;
}

/** The most that an occurrence counts in the fields asked about. */
const greatestBoost = ({ boosts, leaf }: ScoredLeaf): number =>
  boosts.reduce((most, boost, field) => (leaf.mask & (1 << field) ? Math.max(most, boost) : most), 0);
