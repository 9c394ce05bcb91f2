import type { Best } from './best.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { arena, kernel } from './kernel/kernel.ts';
import { nearly } from './select.ts';
import { frequencyAt } from './term-frequencies.ts';
import { has, type TermScores } from './term-scores.ts';

/** What rounding can make of a comparison of products. */
const SLACK = 1e-12;
/** Blocks that are read first: at least so many, and more for many places. */
const FIRST = 16;
const PLACES_PER_BLOCK = 16;

/**
 * Adds the best documents of one word in segment `s`: the blocks with the greatest bounds first, then those of the others that still can hold any.
 * @param k How many are wanted.
 */
export function bestOfTerm(
  evaluator: SegmentEvaluator,
  s: number,
  term: TermScores,
  allowed: Uint32Array | undefined,
  k: number,
  best: Best,
): void {
  const { cursor } = term;
  if (cursor.single) {
    if (cursor.nextBlock()) addBlock(evaluator, s, term, allowed, best);
    return;
  }
  const { bounds } = term.blocks();
  const found = arena.words(bounds.length);
  const first = Math.max(FIRST, k / PLACES_PER_BLOCK);
  const cut = bounds.length > first * 2 ? nearly(bounds, first) : Number.NEGATIVE_INFINITY;
  const read = (least: number, below: number) => {
    const n = kernel.atLeast(bounds.byteOffset, bounds.length, least, found.byteOffset);
    for (let i = 0; i < n; i++) {
      const block = found[i]!;
      const bound = bounds[block]!;
      if (bound >= below || bound < best.threshold) continue;
      cursor.moveTo(block);
      addBlock(evaluator, s, term, allowed, best);
    }
  };
  read(Math.max(cut, best.threshold), Number.POSITIVE_INFINITY);
  if (cut > best.threshold) read(best.threshold, cut);
}

/** Adds the documents of the cursor's block. */
function addBlock(
  evaluator: SegmentEvaluator,
  s: number,
  term: TermScores,
  allowed: Uint32Array | undefined,
  best: Best,
): void {
  const { cursor, boost, mostBoost } = term;
  const { weight, base, slope, boosts } = term.leaf;
  const { mask } = term.leaf.leaf;
  const lengths = term.lengths.of;
  const { deleted } = evaluator.view;
  const { docs, totals, n } = cursor;
  evaluator.clock.tick();
  cursor.readTotals();
  // score >= threshold, without a division for each document: f * (weight - threshold) >= threshold * (base + slope * length)
  let threshold = best.threshold;
  let factor = (weight - threshold + weight * SLACK) * mostBoost;
  let at = threshold * base * (1 - SLACK);
  let per = threshold * slope * (1 - SLACK);
  for (let i = 0; i < n; i++) {
    const doc = docs[i]!;
    const length = lengths[doc]!;
    if (totals[i]! * factor < at + per * length) continue;
    let f = totals[i]! * boost;
    if (boost === 0) {
      cursor.i = i;
      f = frequencyAt(cursor, mask, boosts, 0);
      if (f === 0) continue;
    }
    const score = (weight * f) / (f + base + slope * length);
    if (score < threshold) continue;
    if (allowed ? !has(allowed, doc) : deleted?.has(doc)) continue;
    best.add(s, doc, score);
    if (best.threshold === threshold) continue;
    threshold = best.threshold;
    factor = (weight - threshold + weight * SLACK) * mostBoost;
    at = threshold * base * (1 - SLACK);
    per = threshold * slope * (1 - SLACK);
  }
}
