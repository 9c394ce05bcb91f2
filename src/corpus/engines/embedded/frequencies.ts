import { DocSet } from './docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import type { Frequencies } from './kept-results.ts';
import type { TextLeaf } from './plan.ts';
import { planKey } from './plan-facts.ts';
import { BLOCK, type PostingsCursor, type TermMeta } from './postings.ts';
import { matchSpans } from './spans.ts';

/**
 * Reads how often a term occurs in the fields of a mask in each document of the cursor's block, times the fields' boosts.
 * @param boosts By field.
 */
export function blockFrequencies(
  cursor: PostingsCursor,
  term: TermMeta,
  mask: number,
  boosts: readonly number[],
  into: Float64Array,
): void {
  const { n, masks } = cursor;
  const boost = commonBoost(term.mask, mask, boosts);
  if (boost > 0) {
    cursor.readTotals();
    const { totals } = cursor;
    for (let i = 0; i < n; i++) into[i] = totals[i]! * boost;
    return;
  }
  cursor.readFreqs();
  const { freqStarts } = cursor;
  const freqs = cursor.freqs.values;
  for (let i = 0; i < n; i++) {
    let sum = 0;
    let at = freqStarts[i]!;
    for (let rest = masks[i]!; rest !== 0; rest &= rest - 1, at++) {
      const bit = rest & -rest;
      if (bit & mask) sum += boosts[31 - Math.clz32(bit)]! * freqs[at]!;
    }
    into[i] = sum;
  }
}

/** The whole number by which every occurrence of a term counts; 0 if they count differently, or some not at all. */
function commonBoost(termMask: number, mask: number, boosts: readonly number[]): number {
  if (termMask & ~mask) return 0;
  const boost = boosts[31 - Math.clz32(termMask & -termMask)]!;
  for (let rest = termMask; rest !== 0; rest &= rest - 1) if (boosts[31 - Math.clz32(rest & -rest)] !== boost) return 0;
  return Number.isInteger(boost) ? boost : 0;
}

/** How often a leaf occurs in all documents of a segment that have it. Kept with the results of leaves, its documents too. */
export function allFrequencies(evaluator: SegmentEvaluator, leaf: TextLeaf, boosts: readonly number[]): Frequencies {
  const { kept } = evaluator.view;
  const key = `frequencies ${boosts} ${planKey(leaf)}`;
  let found = kept.frequencies(key);
  if (!found) {
    const direct = evaluator.direct(leaf);
    found = direct ? ofTerms(evaluator, leaf, direct, boosts) : ofSpans(evaluator, leaf, boosts);
    kept.putFrequencies(key, found);
  }
  return found;
}

/** The same where it is known already. */
export const knownFrequencies = (evaluator: SegmentEvaluator, leaf: TextLeaf, boosts: readonly number[]) =>
  evaluator.view.kept.frequencies(`frequencies ${boosts} ${planKey(leaf)}`);

/** How often a leaf occurs in some documents (ascending): 0 where it does not. */
export function frequenciesIn(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  boosts: readonly number[],
  docs: Uint32Array,
): Float64Array {
  const values = new Float64Array(docs.length);
  const direct = evaluator.direct(leaf);
  if (!direct) {
    const among = evaluator.docs(leaf).and(DocSet.ofArray(evaluator.size, docs));
    if (among.count === 0) return values;
    let i = 0;
    eachSpan(evaluator, leaf, boosts, among, (doc, sum) => {
      while (docs[i]! < doc) i++;
      values[i] = sum;
    });
    return values;
  }
  const cursor = direct.index.borrow();
  const block = new Float64Array(BLOCK);
  for (const term of direct.terms) {
    cursor.open(term);
    for (let i = 0; i < docs.length; ) {
      evaluator.clock.tick();
      if (cursor.advance(docs[i]!) < 0) break;
      // both lists ascend; within the block they are merged
      blockFrequencies(cursor, term, leaf.mask, boosts, block);
      const { docs: here, n } = cursor;
      for (let k = cursor.i; k < n && i < docs.length; ) {
        const difference = here[k]! - docs[i]!;
        if (difference < 0) k++;
        else if (difference > 0) i++;
        else values[i++]! += block[k++]!;
      }
    }
  }
  direct.index.giveBack(cursor);
  return values;
}

function ofTerms(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  { index, terms }: NonNullable<ReturnType<SegmentEvaluator['direct']>>,
  boosts: readonly number[],
): Frequencies {
  const sums = new Float64Array(evaluator.size);
  const block = new Float64Array(BLOCK);
  const cursor = index.borrow();
  for (const term of terms) {
    cursor.open(term);
    while (cursor.nextBlock()) {
      evaluator.clock.tick();
      blockFrequencies(cursor, term, leaf.mask, boosts, block);
      for (let i = 0; i < cursor.n; i++) sums[cursor.docs[i]!]! += block[i]!;
    }
  }
  index.giveBack(cursor);
  const docs = new Uint32Array(sums.length);
  let n = 0;
  for (let doc = 0; doc < sums.length; doc++) if (sums[doc]! > 0) docs[n++] = doc;
  const values = new Float64Array(n);
  for (let i = 0; i < n; i++) values[i] = sums[docs[i]!]!;
  return { docs: docs.slice(0, n), values };
}

function ofSpans(evaluator: SegmentEvaluator, leaf: TextLeaf, boosts: readonly number[]): Frequencies {
  // whether a phrase is there is found faster than how often: that is asked only where it is
  const among = evaluator.docs(leaf);
  const docs = new Uint32Array(among.count);
  const values = new Float64Array(among.count);
  let n = 0;
  eachSpan(evaluator, leaf, boosts, among, (doc, sum) => {
    docs[n] = doc;
    values[n++] = sum;
  });
  return { docs: docs.slice(0, n), values: values.slice(0, n) };
}

function eachSpan(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  boosts: readonly number[],
  among: DocSet,
  visit: (doc: number, frequency: number) => void,
): void {
  matchSpans(evaluator, leaf.group, [leaf], 1, among, (doc, _count, spans) => {
    let sum = 0;
    for (let k = 0; k < spans.length; k++) sum += boosts[spans.field.values[k]!]!;
    visit(doc, sum);
  });
}
