import { BLOCK } from '../format/postings-layout.ts';
import { arena, kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { frequencyAt } from '../match/term-frequencies.ts';
import { nearly } from './select.ts';
import { BLOCK_ROOM, has, type TermScores } from './term-scores.ts';
import type { TopK } from './top-k.ts';

/** What rounding can make of a comparison of products. */
const SLACK = 1e-12;
/** Blocks that are read first: at least so many, and more for many places. */
const FIRST = 16;
const PLACES_PER_BLOCK = 16;

/**
 * Top k of a single term in segment `s`, block-max: the blocks with the greatest bounds first, then those of the others
 * that may still hold any.
 * @param k How many are wanted.
 */
export function rankSingleTerm(
  evaluator: SegmentEvaluator,
  s: number,
  term: TermScores,
  allowed: Uint32Array | undefined,
  k: number,
  top: TopK,
): void {
  const { cursor } = term;
  if (cursor.single) {
    addBlock(evaluator, s, term, 0, allowed, top);
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
      if (bound >= below || bound < top.threshold) continue;
      addBlock(evaluator, s, term, block, allowed, top);
    }
  };
  read(Math.max(cut, top.threshold), Number.POSITIVE_INFINITY);
  if (cut > top.threshold) read(top.threshold, cut);
}

/** Adds the documents of a block. */
function addBlock(
  evaluator: SegmentEvaluator,
  s: number,
  term: TermScores,
  number: number,
  allowed: Uint32Array | undefined,
  top: TopK,
): void {
  evaluator.clock.tick();
  const { cursor, boost } = term;
  const { weight, base, slope, boosts, leaf } = term.leaf;
  const lengths = term.lengths.of;
  const { deleted } = evaluator.view;
  const found = candidates(term, number, top.threshold);
  for (let i = 0; i < found.n; i++) {
    const doc = found.docs[i]!;
    let f = found.totals[i]! * boost;
    if (boost === 0) {
      cursor.i = found.places ? found.places[i]! : i;
      f = frequencyAt(cursor, leaf.mask, boosts, 0);
      if (f === 0) continue;
    }
    const score = (weight * f) / (f + base + slope * lengths[doc]!);
    if (score < top.threshold) continue;
    if (allowed ? !has(allowed, doc) : deleted?.has(doc)) continue;
    top.add(s, doc, score);
  }
}

interface Candidates {
  readonly n: number;
  readonly docs: Uint32Array;
  readonly totals: Uint32Array;
  /** Where they are in the block; undefined if they are all of it. */
  readonly places?: Uint32Array;
}

/** The documents of a block that may reach a threshold. */
function candidates(term: TermScores, number: number, threshold: number): Candidates {
  const { cursor, boost, mostBoost } = term;
  const { weight, base, slope } = term.leaf;
  const block = term.block(number);
  if (!block) {
    cursor.moveTo(number);
    cursor.readTotals();
    return { n: cursor.n, docs: cursor.docs, totals: cursor.totals };
  }
  // score >= threshold, without a division for each document: f * (weight - threshold) >= threshold * (base + slope *
  // length)
  const factor = (weight - threshold + weight * SLACK) * mostBoost;
  const room = arena.scratch(3 * BLOCK, BLOCK_ROOM);
  const n = kernel.blockAtLeast(
    ...([block.at, block.bits, block.before, block.lengths] as const),
    ...([factor, threshold * base * (1 - SLACK), threshold * slope * (1 - SLACK), room.byteOffset] as const),
  );
  if (boost === 0 && n > 0) cursor.enter(number);
  return { n, docs: room, totals: room.subarray(BLOCK), places: room.subarray(2 * BLOCK) };
}
