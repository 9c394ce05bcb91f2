import type { Best } from './best.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { frequencyAt } from './term-frequencies.ts';
import { has, type TermScores } from './term-scores.ts';

/** What rounding can make of a comparison of products. */
const SLACK = 1e-12;

/** Adds the best documents of one word in segment `s`: block after block, those skipped that cannot hold any. */
export function bestOfTerm(
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
  const { docs, totals } = cursor;
  for (let target = 0; target < evaluator.size; ) {
    const end = term.shallow(target);
    if (end < 0) return;
    if (best.full && term.bound() < best.threshold) {
      target = end + 1;
      continue;
    }
    if (cursor.advance(target) < 0) return;
    evaluator.clock.tick();
    cursor.readTotals();
    const { n } = cursor;
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
    cursor.i = 0;
    target = docs[n - 1]! + 1;
  }
}
