import { gather } from '../kernel/gather.ts';
import { arena, kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { allFrequencies, occurrencesOf } from '../match/frequencies.ts';
import type { Frequencies } from '../match/kept-results.ts';
import { postingsIn } from '../match/term-frequencies.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import type { ScoredLeaf, Scorer } from './score.ts';
import { nearly } from './select.ts';
import { doubles, ROUNDING, scoreOf, TermScores } from './term-scores.ts';
import type { TopK } from './top-k.ts';

/** Documents scored first, for each place; each later batch is as many times larger than the one before. */
const BATCH = 8;

/**
 * Top k of documents that are known already (ascending, of segment `s`): of an intersection, a phrase, a proximity. A
 * bound is computed for every document, from the impacts of its words and its length; the documents with the greatest
 * bounds are scored first, and those whose bounds are below the threshold then, not at all.
 * @param k How many are wanted.
 */
export function rankIntersection(scorer: Scorer, s: number, docs: Uint32Array, k: number, top: TopK): void {
  const addAll = (scored: Uint32Array) => {
    const scores = scorer.scores(s, scored);
    for (let i = 0; i < scored.length; i++) top.add(s, scored[i]!, scores[i]!);
  };
  // most of them are wanted
  if (docs.length <= k * 2) {
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

/** At most the score of each document; behind them up to three below all. */
function boundsOf(scorer: Scorer, s: number, docs: Uint32Array): Float64Array {
  const evaluator = scorer.evaluators[s]!;
  const n = docs.length;
  const bounds = doubles((n + 3) & ~3).fill(0);
  const most = doubles(n);
  const at = arena.words(n);
  at.set(docs);
  const gathered = new Map<Lengths, Uint32Array>();
  for (const scored of scorer.leaves) {
    evaluator.clock.check();
    const { leaf, weight, base, slope } = scored;
    const direct = evaluator.direct(leaf);
    if (!direct) {
      const occurrences = occurrencesOf(evaluator, leaf, scored.boosts.length);
      addList(evaluator, scored, occurrences, greatestBoost(scored), docs, bounds);
      continue;
    }
    if (direct.terms.length > 1) {
      addList(evaluator, scored, allFrequencies(evaluator, leaf, scored.boosts), 1, docs, bounds);
      continue;
    }
    const whole = lengthsOf(evaluator.view.segment, leaf.group, leaf.mask);
    let lengths = gathered.get(whole);
    if (!lengths) gathered.set(whole, (lengths = gather(whole.of, docs)));
    most.fill(Number.MAX_VALUE);
    const [term] = direct.terms;
    if (!term) continue;
    const word = new TermScores(evaluator, scored, postingsIn(direct.index, term, leaf.mask));
    word.most(at.byteOffset, lengths.byteOffset, n, most.byteOffset);
    word.end();
    kernel.addScores(most.byteOffset, lengths.byteOffset, n, weight, base, slope, bounds.byteOffset);
  }
  for (let i = 0; i < n; i++) bounds[i]! *= ROUNDING;
  bounds.fill(Number.NEGATIVE_INFINITY, n);
  return bounds;
}

/** The most that an occurrence counts in the fields asked about. */
const greatestBoost = ({ boosts, leaf }: ScoredLeaf): number =>
  boosts.reduce((most, boost, field) => (leaf.mask & (1 << field) ? Math.max(most, boost) : most), 0);

/** Adds what a leaf can be worth where it occurs so often, an occurrence counting so much. */
function addList(
  evaluator: SegmentEvaluator,
  scored: ScoredLeaf,
  list: Frequencies,
  boost: number,
  docs: Uint32Array,
  bounds: Float64Array,
): void {
  const lengths = lengthsOf(evaluator.view.segment, scored.leaf.group, scored.leaf.mask).of;
  for (let i = 0, k = 0; i < docs.length && k < list.docs.length; ) {
    const difference = docs[i]! - list.docs[k]!;
    if (difference < 0) i++;
    else if (difference > 0) k++;
    else {
      const f = list.values[k++]! * boost;
      if (f > 0) bounds[i]! += scoreOf(scored, f, lengths[docs[i]!]!);
      i++;
    }
  }
}
