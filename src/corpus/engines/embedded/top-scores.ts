import { Best, type Scored } from './best.ts';
import type { DocSet } from './docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { allFrequencies, blockFrequencies } from './frequencies.ts';
import type { Frequencies } from './kept-results.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import { BLOCK, type PostingsCursor, type TermMeta } from './postings.ts';
import type { ScoredLeaf, Scorer } from './score.ts';
import type { TermIndex } from './segment.ts';

/** More places than this are not searched for by their bounds. */
export const MOST_PLACES = 256;
/** Queries of more leaves neither: their bounds add up to little use. */
export const MOST_LEAVES = 32;
/** Documents that are looked at together. */
const WINDOW = 4096;
/** Bounds are not computed in the order of the sums: they are raised by more than rounding can make of it. */
const ROUNDING = 1 + 1e-12;

/**
 * The `k` documents with the best positive scores, equal scores by id; fewer if there are fewer. Blocks and windows of documents whose greatest possible
 * score is below the worst kept so far are not read: MaxScore over the impacts of blocks.
 * @param wanted Per segment the documents that may be answered; undefined for all that are scored and not deleted.
 * @see Ding and Suel, "Faster top-k document retrieval using block-max indexes", SIGIR 2011
 */
export function topScores(scorer: Scorer, wanted: readonly (DocSet | undefined)[], k: number): Scored[] {
  const best = new Best(scorer.evaluators, k);
  scorer.evaluators.forEach((evaluator, s) => {
    const set = wanted[s];
    if (set?.count === 0) return;
    // few documents are scored one by one
    if (set && set.count * 32 <= evaluator.size) {
      const docs = set.toArray();
      const scores = scorer.scores(s, docs);
      for (let i = 0; i < docs.length; i++) best.add(s, docs[i]!, scores[i]!);
      return;
    }
    const leaves = scorer.leaves.flatMap((leaf, n) => leafIn(evaluator, leaf, n));
    const allowed = set?.toBits();
    if (leaves.length === 1 && leaves[0]!.term)
      oneTerm(evaluator, s, leaves[0]! as Leaf & { term: Term }, allowed, best);
    else windows(evaluator, s, leaves, allowed, best);
    for (const { term } of leaves) term?.index.giveBack(term.cursor);
  });
  return best.scored();
}

interface Term {
  readonly index: TermIndex;
  readonly meta: TermMeta;
  readonly cursor: PostingsCursor;
}

/** A scored leaf in one segment: postings with impacts, or a list of frequencies. */
interface Leaf extends ScoredLeaf {
  /** Place in the order of additions. */
  readonly n: number;
  readonly lengths: Lengths;
  readonly term: Term | undefined;
  readonly list: Frequencies | undefined;
  /** Next entry of the list. */
  at: number;
  /** Frequencies in the cursor's block, and its first document. */
  readonly block: Float64Array;
  read: number;
  /** Greatest score in the window. */
  bound: number;
  /** Of the list as a whole. */
  readonly most: number;
}

function leafIn(evaluator: SegmentEvaluator, scored: ScoredLeaf, n: number): Leaf[] {
  const { leaf, boosts } = scored;
  const lengths = lengthsOf(evaluator.view.segment, leaf.group, leaf.mask);
  const direct = evaluator.direct(leaf);
  if (direct?.terms.length === 0) return [];
  if (direct?.terms.length === 1) {
    const meta = direct.terms[0]!;
    const term = { index: direct.index, meta, cursor: direct.index.borrow().open(meta) };
    return [
      {
        ...scored,
        n,
        lengths,
        term,
        list: undefined,
        at: 0,
        block: new Float64Array(BLOCK),
        read: -1,
        bound: 0,
        most: 0,
      },
    ];
  }
  const list = allFrequencies(evaluator, leaf, boosts);
  let most = 0;
  for (let i = 0; i < list.docs.length; i++)
    most = Math.max(most, scoreOf(scored, list.values[i]!, lengths.of[list.docs[i]!]!));
  return list.docs.length === 0
    ? []
    : [{ ...scored, n, lengths, term: undefined, list, at: 0, block: new Float64Array(0), read: -1, bound: 0, most }];
}

const scoreOf = ({ weight, base, slope }: ScoredLeaf, f: number, length: number): number =>
  (weight * f) / (f + base + slope * length);

/** Greatest score that the impacts read last allow. */
function impactBound(leaf: Leaf, cursor: PostingsCursor, pairs: number): number {
  let most = 0;
  for (let i = 0; i < pairs; i++) {
    const f = cursor.impactFrequencies[i]!;
    // impacts tell the length of all fields: of fewer it is at least the least
    const length = leaf.lengths.whole ? cursor.impactLengths[i]! : leaf.lengths.least;
    most = Math.max(most, f === Number.POSITIVE_INFINITY ? leaf.weight : scoreOf(leaf, f, length));
  }
  return most * ROUNDING;
}

/** One word: block after block. */
function oneTerm(
  evaluator: SegmentEvaluator,
  s: number,
  leaf: Leaf & { term: Term },
  allowed: Uint32Array | undefined,
  best: Best,
): void {
  const { cursor, meta } = leaf.term;
  const { block, boosts, weight, base, slope } = leaf;
  const { mask } = leaf.leaf;
  const lengths = leaf.lengths.of;
  const { deleted } = evaluator.view;
  for (let target = 0; target < evaluator.size; ) {
    const end = cursor.shallowAdvance(target);
    if (end < 0) return;
    if (best.full && impactBound(leaf, cursor, cursor.blockImpacts()) < best.threshold) {
      target = end + 1;
      continue;
    }
    if (cursor.advance(target) < 0) return;
    evaluator.clock.tick();
    blockFrequencies(cursor, meta, mask, boosts, block);
    const { docs, n } = cursor;
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!;
      const f = block[i]!;
      const score = (weight * f) / (f + base + slope * lengths[doc]!);
      if (score < best.threshold || f === 0) continue;
      if (allowed ? !(allowed[doc >>> 5]! & (1 << (doc & 31))) : deleted?.has(doc)) continue;
      best.add(s, doc, score);
    }
    target = docs[n - 1]! + 1;
  }
}

/** Scores of a window: of each leaf by its place in the order of additions, and of what has been added up so far. */
let parts = new Float64Array(0);
const sums = new Float64Array(WINDOW);

/** Several leaves: a window of documents after the other. */
function windows(
  evaluator: SegmentEvaluator,
  s: number,
  leaves: readonly Leaf[],
  allowed: Uint32Array | undefined,
  best: Best,
): void {
  if (leaves.length === 0) return;
  const count = leaves.at(-1)!.n + 1;
  if (parts.length < count * WINDOW) parts = new Float64Array(count * WINDOW);
  // a search that was stopped in the middle of a window has left its scores behind
  else parts.fill(0, 0, count * WINDOW);
  sums.fill(0);
  const { deleted } = evaluator.view;
  const byBound = [...leaves];
  for (let low = 0; low < evaluator.size; low += WINDOW) {
    const high = Math.min(low + WINDOW, evaluator.size);
    if (allowed && !anyBit(allowed, low, high)) continue;
    evaluator.clock.tick();
    let all = 0;
    for (const leaf of leaves) all += leaf.bound = windowBound(leaf, low, high);
    if (all === 0 || (best.full && all < best.threshold)) continue;
    // the leaves that together cannot reach the threshold are looked up only where another one is
    byBound.sort((a, b) => a.bound - b.bound);
    let lookedUp = 0;
    let rest = 0;
    while (best.full && rest + byBound[lookedUp]!.bound < best.threshold) rest += byBound[lookedUp++]!.bound;
    for (let i = lookedUp; i < byBound.length; i++) readWindow(evaluator, byBound[i]!, low, high);
    for (let d = 0; d < high - low; d++) {
      const sum = sums[d]!;
      if (sum === 0 || (sum + rest) * ROUNDING < best.threshold) continue;
      const doc = low + d;
      if (allowed ? !(allowed[doc >>> 5]! & (1 << (doc & 31))) : deleted?.has(doc)) continue;
      for (let i = 0; i < lookedUp; i++) parts[byBound[i]!.n * WINDOW + d] = lookUp(byBound[i]!, doc);
      let score = 0;
      for (const { n } of leaves) score += parts[n * WINDOW + d]!;
      for (let i = 0; i < lookedUp; i++) parts[byBound[i]!.n * WINDOW + d] = 0;
      best.add(s, doc, score);
    }
    sums.fill(0);
    for (let i = lookedUp; i < byBound.length; i++) {
      const { n } = byBound[i]!;
      parts.fill(0, n * WINDOW, (n + 1) * WINDOW);
    }
  }
}

function anyBit(bits: Uint32Array, low: number, high: number): boolean {
  for (let word = low >>> 5; word << 5 < high; word++) if (bits[word] !== 0) return true;
  return false;
}

/** Greatest score of a leaf in documents [low, high). */
function windowBound(leaf: Leaf, low: number, high: number): number {
  const { term, list } = leaf;
  if (!term) return leaf.at < list!.docs.length ? leaf.most : 0;
  const { cursor } = term;
  let most = 0;
  for (let target = low; target < high; ) {
    const end = cursor.shallowAdvance(target);
    if (end < 0) break;
    most = Math.max(most, impactBound(leaf, cursor, cursor.blockImpacts()));
    target = end + 1;
  }
  return most;
}

/** Adds the scores of a leaf to those of the window. */
function readWindow(evaluator: SegmentEvaluator, leaf: Leaf, low: number, high: number): void {
  const { weight, base, slope, term, list, block } = leaf;
  const lengths = leaf.lengths.of;
  const own = leaf.n * WINDOW - low;
  if (list) {
    let at = skipTo(leaf, low);
    for (; at < list.docs.length && list.docs[at]! < high; at++) {
      const doc = list.docs[at]!;
      const f = list.values[at]!;
      const score = (weight * f) / (f + base + slope * lengths[doc]!);
      parts[own + doc] = score;
      sums[doc - low]! += score;
    }
    leaf.at = at;
    return;
  }
  const { cursor } = term!;
  for (let target = low; target < high; ) {
    if (cursor.advance(target) < 0) return;
    evaluator.clock.tick();
    readBlock(leaf);
    const { docs, n } = cursor;
    let i = cursor.i;
    for (; i < n && docs[i]! < high; i++) {
      const doc = docs[i]!;
      const f = block[i]!;
      if (f === 0) continue;
      const score = (weight * f) / (f + base + slope * lengths[doc]!);
      parts[own + doc] = score;
      sums[doc - low]! += score;
    }
    if (i < n) return;
    target = docs[n - 1]! + 1;
  }
}

/** The score of a leaf in one document; documents ascend. */
function lookUp(leaf: Leaf, doc: number): number {
  const { term, list } = leaf;
  if (list) {
    const at = (leaf.at = skipTo(leaf, doc));
    return list.docs[at] === doc ? scoreOf(leaf, list.values[at]!, leaf.lengths.of[doc]!) : 0;
  }
  const { cursor } = term!;
  if (cursor.advance(doc) !== doc) return 0;
  readBlock(leaf);
  const f = leaf.block[cursor.i]!;
  return f === 0 ? 0 : scoreOf(leaf, f, leaf.lengths.of[doc]!);
}

/** Frequencies of the cursor's block, unless they are those read last. */
function readBlock(leaf: Leaf): void {
  const { cursor, meta } = leaf.term!;
  const first = cursor.docs[0]!;
  if (leaf.read === first) return;
  leaf.read = first;
  blockFrequencies(cursor, meta, leaf.leaf.mask, leaf.boosts, leaf.block);
}

/** First entry of a leaf's list at or after a document. */
function skipTo(leaf: Leaf, doc: number): number {
  const { docs } = leaf.list!;
  let low = leaf.at;
  let step = 1;
  while (low + step < docs.length && docs[low + step]! < doc) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, docs.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}
