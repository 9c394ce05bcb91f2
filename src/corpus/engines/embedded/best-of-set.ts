import type { Best } from './best.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { allFrequencies } from './frequencies.ts';
import { lengthsOf } from './lengths.ts';
import type { TextLeaf } from './plan.ts';
import { denseBits } from './postings.ts';
import type { ScoredLeaf, Scorer } from './score.ts';
import { nth } from './select.ts';
import { postingsIn } from './term-frequencies.ts';
import { has, ROUNDING, scoreOf, TermScores } from './term-scores.ts';

/** Documents scored first, for each place; each later batch is as many times larger than the one before. */
const BATCH = 4;

/**
 * Adds the best documents among some (ascending) of segment `s`. A bound is told for every document, from the impacts of its words and its length; the documents
 * with the greatest bounds are scored first, and those whose bounds are below the threshold then, not at all.
 * @param k How many are wanted.
 */
export function bestOfSet(scorer: Scorer, s: number, docs: Uint32Array, k: number, best: Best): void {
  const bounds = boundsOf(scorer, s, docs);
  let left = docs.length;
  let above = Number.POSITIVE_INFINITY;
  for (let most = k * BATCH; left > 0; most *= BATCH) {
    let n = 0;
    const open = new Float64Array(left);
    for (let i = 0; i < bounds.length; i++) {
      const bound = bounds[i]!;
      if (bound < above && bound >= best.threshold) open[n++] = bound;
    }
    if (n === 0) return;
    const least = n <= most ? best.threshold : nth(open.subarray(0, n), n - most);
    const batch = new Uint32Array(n);
    let m = 0;
    for (let i = 0; i < bounds.length; i++) {
      const bound = bounds[i]!;
      if (bound < above && bound >= least) batch[m++] = docs[i]!;
    }
    const scored = batch.subarray(0, m);
    const scores = scorer.scores(s, scored);
    for (let i = 0; i < m; i++) best.add(s, scored[i]!, scores[i]!);
    above = least;
    left = n - m;
  }
}

/** At most the score of each document. */
function boundsOf(scorer: Scorer, s: number, docs: Uint32Array): Float64Array {
  const evaluator = scorer.evaluators[s]!;
  const bounds = new Float64Array(docs.length);
  for (const scored of scorer.leaves) {
    evaluator.clock.check();
    const direct = evaluator.direct(scored.leaf);
    if (!direct) addPhrase(evaluator, scored, docs, bounds);
    else if (direct.terms.length === 1) {
      const term = new TermScores(evaluator, scored, postingsIn(direct.index, direct.terms[0]!, scored.leaf.mask));
      addTerm(term, docs, bounds);
      term.end();
    } else if (direct.terms.length > 1) addList(evaluator, scored, docs, bounds);
  }
  for (let i = 0; i < bounds.length; i++) bounds[i]! *= ROUNDING;
  return bounds;
}

function addTerm(term: TermScores, docs: Uint32Array, bounds: Float64Array): void {
  const bits = denseBits(term.postings.source, term.postings.meta);
  const { weight, base, slope } = term.leaf;
  const lengths = term.lengths.of;
  let end = -1;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    if (bits && !has(bits, doc)) continue;
    if (doc > end) {
      end = term.shallow(doc);
      if (end < 0) return;
    }
    const length = lengths[doc]!;
    const f = term.mostIn(length);
    bounds[i]! += f === Number.POSITIVE_INFINITY ? weight : (weight * f) / (f + base + slope * length);
  }
}

/** A phrase occurs no more often than the rarest of its words. */
function addPhrase(evaluator: SegmentEvaluator, scored: ScoredLeaf, docs: Uint32Array, bounds: Float64Array): void {
  const lengths = lengthsOf(evaluator.view.segment, scored.leaf.group, scored.leaf.mask).of;
  const set = evaluator.docs(scored.leaf);
  const words = wordsOf(evaluator, scored);
  const ends = words.map(() => -1);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    if (!set.has(doc)) continue;
    const length = lengths[doc]!;
    let f = Number.POSITIVE_INFINITY;
    for (let w = 0; w < words.length; w++) {
      if (doc > ends[w]!) ends[w] = words[w]!.shallow(doc);
      f = Math.min(f, words[w]!.mostIn(length));
    }
    bounds[i]! += f === Number.POSITIVE_INFINITY ? scored.weight : scoreOf(scored, f, length);
  }
  for (const word of words) word.end();
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
