import type { Best } from './best.ts';
import type { DocSet } from './docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { allFrequencies } from './frequencies.ts';
import { gather } from './kernel/gather.ts';
import { arena, kernel } from './kernel/kernel.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import type { TextLeaf } from './plan.ts';
import type { ScoredLeaf, Scorer } from './score.ts';
import { nearly } from './select.ts';
import { postingsIn } from './term-frequencies.ts';
import { doubles, has, ROUNDING, scoreOf, TermScores } from './term-scores.ts';

/** Documents scored first, for each place; each later batch is as many times larger than the one before. */
const BATCH = 8;

/**
 * Adds the best documents among some (ascending) of segment `s`. A bound is told for every document, from the impacts of its words and its length; the documents
 * with the greatest bounds are scored first, and those whose bounds are below the threshold then, not at all.
 * @param k How many are wanted.
 */
export function bestOfSet(scorer: Scorer, s: number, docs: Uint32Array, k: number, best: Best): void {
  const bounds = boundsOf(scorer, s, docs);
  const padded = bounds.length;
  const found = arena.words(padded);
  let above = Number.POSITIVE_INFINITY;
  for (let most = k * BATCH; ; most *= BATCH) {
    // what is left, and may still be among the best
    let open = 0;
    const reach = kernel.atLeast(bounds.byteOffset, padded, best.threshold, found.byteOffset);
    for (let i = 0; i < reach; i++) if (bounds[found[i]!]! < above) found[open++] = found[i]!;
    if (open === 0) return;
    const least = open <= most ? best.threshold : nearly(bounds, most, found.subarray(0, open));
    const batch = new Uint32Array(open);
    let n = 0;
    for (let i = 0; i < open; i++) if (bounds[found[i]!]! >= least) batch[n++] = docs[found[i]!]!;
    const scored = batch.subarray(0, n);
    const scores = scorer.scores(s, scored);
    for (let i = 0; i < n; i++) best.add(s, scored[i]!, scores[i]!);
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
    if (direct && direct.terms.length > 1) {
      addList(evaluator, scored, docs, bounds);
      continue;
    }
    const whole = lengthsOf(evaluator.view.segment, leaf.group, leaf.mask);
    let lengths = gathered.get(whole);
    if (!lengths) gathered.set(whole, (lengths = gather(whole.of, docs)));
    most.fill(Number.MAX_VALUE);
    // a phrase occurs no more often than the rarest of its words
    const words = direct
      ? direct.terms.map((term) => new TermScores(evaluator, scored, postingsIn(direct.index, term, leaf.mask)))
      : wordsOf(evaluator, scored);
    if (direct && words.length === 0) continue;
    for (const word of words) {
      word.most(at.byteOffset, lengths.byteOffset, n, most.byteOffset);
      word.end();
    }
    if (!direct) outside(docs, evaluator.docs(leaf), most);
    kernel.addScores(most.byteOffset, lengths.byteOffset, n, weight, base, slope, bounds.byteOffset);
  }
  for (let i = 0; i < n; i++) bounds[i]! *= ROUNDING;
  bounds.fill(Number.NEGATIVE_INFINITY, n);
  return bounds;
}

/** Takes out the documents that are not in a set. */
function outside(docs: Uint32Array, set: DocSet, most: Float64Array): void {
  const bits = set.toBits();
  for (let i = 0; i < docs.length; i++) if (!has(bits, docs[i]!)) most[i] = 0;
}

/** The words of a phrase that stand alone in their places. */
function wordsOf(evaluator: SegmentEvaluator, scored: ScoredLeaf): TermScores[] {
  const { group, mask, slots }: TextLeaf = scored.leaf;
  const index = evaluator.view.segment.text(group);
  return slots.flatMap((slot) => {
    const terms = slot.words.length === 1 ? evaluator.slotTerms(group, slot, mask) : [];
    return terms.length === 1 && slot.patterns.length + slot.stems.length === 0
      ? [new TermScores(evaluator, scored, postingsIn(index, terms[0]!, mask))]
      : [];
  });
}

function addList(evaluator: SegmentEvaluator, scored: ScoredLeaf, docs: Uint32Array, bounds: Float64Array): void {
  const lengths = lengthsOf(evaluator.view.segment, scored.leaf.group, scored.leaf.mask).of;
  const list = allFrequencies(evaluator, scored.leaf, scored.boosts);
  for (let i = 0, k = 0; i < docs.length && k < list.docs.length; ) {
    const difference = docs[i]! - list.docs[k]!;
    if (difference < 0) i++;
    else if (difference > 0) k++;
    else bounds[i]! += scoreOf(scored, list.values[k++]!, lengths[docs[i++]!]!);
  }
}
