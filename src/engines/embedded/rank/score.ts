import { BLOCK } from '../format/postings.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { allFrequencies, frequenciesIn, knownFrequencies, occurrencesOf } from '../match/frequencies.ts';
import type { Plan, SpanPlan, TextLeaf } from '../match/plan.ts';
import { planKey } from '../match/plan-facts.ts';
import { blockFrequencies, postingsIn } from '../match/term-frequencies.ts';
import { lengthsOf, liveLength } from './lengths.ts';

/**
 * BM25 over the text leaves of a query, summed: idf * tf * (k1 + 1) / (tf + k1 * (1 - b + b * length / average
 * length)), where tf adds up the frequencies in the leaf's fields times their boosts (words and phrases; wildcards only
 * filter, as they stand for too many words to weigh), length counts the words of these fields, and idf = ln(1 + (N - n
 * + 0.5) / (n + 0.5)) over documents that are not deleted.
 */
export interface Scoring {
  readonly k1: number;
  readonly b: number;
  /** Boost per group and field. */
  readonly boosts: Readonly<Record<string, readonly number[]>>;
}

/** A leaf of a query with what its formula needs: a document scores weight * tf / (tf + base + slope * length). */
export interface ScoredLeaf {
  readonly leaf: TextLeaf;
  readonly weight: number;
  readonly base: number;
  readonly slope: number;
  /** By field of its group. */
  readonly boosts: readonly number[];
}

/** Text leaves that count for the score, each with how often it occurs in the query: all but those below a negation. */
function leavesOf(plan: Plan): { leaf: TextLeaf; times: number }[] {
  const found = new Map<string, { leaf: TextLeaf; times: number }>();
  const add = (leaf: TextLeaf) => {
    if (leaf.slots.some((slot) => slot.patterns.length > 0)) return;
    const known = found.get(planKey(leaf));
    if (known) known.times++;
    else found.set(planKey(leaf), { leaf, times: 1 });
  };
  const span = (of: SpanPlan): void => {
    if (of.op === 'text') add(of);
    else if (of.op === 'span_or') of.of.forEach(span);
    else if (of.op === 'span_near') [of.left, of.right].forEach(span);
    else span(of.of);
  };
  const visit = (of: Plan): void => {
    if (of.op === 'text') add(of);
    else if (of.op === 'and' || of.op === 'or') of.of.forEach(visit);
    else if (of.op === 'near') span(of.span);
    else if (of.op === 'frequency') for (const each of of.of) span(each.span);
  };
  visit(plan);
  return [...found.values()];
}

/** Where at least one document in so many is wanted, words are added up in all documents. */
const DENSE = 32;
/** Where at least one in so many of a leaf's documents is wanted, its positions are read in all of them, and kept. */
const MANY = 4;

/** Adds up scores of all documents of a segment: used by one search at a time. */
let sums = new Float64Array(0);

/** Scores documents of one query, over all segments. */
export class Scorer {
  readonly evaluators: readonly SegmentEvaluator[];
  /** Those that are in any document. */
  readonly leaves: readonly ScoredLeaf[];

  /**
   * @param all Whether most documents that match will be scored: what needs positions is then looked up once, with its
   * frequencies.
   */
  constructor(evaluators: readonly SegmentEvaluator[], plan: Plan, { k1, b, boosts }: Scoring, all: boolean) {
    this.evaluators = evaluators;
    const documents = evaluators.reduce((n, each) => n + each.size - (each.view.deleted?.count ?? 0), 0);
    this.leaves = leavesOf(plan).flatMap(({ leaf, times }): ScoredLeaf[] => {
      const own = boosts[leaf.group]!;
      for (const each of evaluators) {
        if (each.direct(leaf)) continue;
        // its documents have to be counted anyway
        if (all) allFrequencies(each, leaf, own);
        else occurrencesOf(each, leaf, own.length);
      }
      const count = evaluators.reduce((n, each) => n + each.count(leaf), 0);
      if (count === 0) return [];
      const idf = Math.log(1 + (documents - count + 0.5) / (count + 0.5));
      const average = evaluators.reduce((n, each) => n + liveLength(each, leaf.group, leaf.mask), 0) / documents;
      return [{ leaf, weight: times * idf * (k1 + 1), base: k1 * (1 - b), slope: (k1 * b) / average, boosts: own }];
    });
  }

  /** Whether every score is 0. */
  get flat(): boolean {
    return this.leaves.length === 0;
  }

  /** Scores of documents (ascending) of segment number `s`. */
  scores(s: number, docs: Uint32Array): Float64Array {
    const evaluator = this.evaluators[s]!;
    const { size } = evaluator;
    // leaves are added in one order on either way, so that equal documents get equal scores to the last bit
    if (docs.length * DENSE <= size) return this.#scattered(evaluator, docs);
    if (sums.length < size) sums = new Float64Array(size);
    else sums.fill(0, 0, size);
    for (const leaf of this.leaves) addAll(evaluator, leaf, docs, sums);
    const scores = new Float64Array(docs.length);
    for (let i = 0; i < docs.length; i++) scores[i] = sums[docs[i]!]!;
    return scores;
  }

  #scattered(evaluator: SegmentEvaluator, docs: Uint32Array): Float64Array {
    const scores = new Float64Array(docs.length);
    for (const { leaf, boosts, weight, base, slope } of this.leaves) {
      const lengths = lengthsOf(evaluator.view.segment, leaf.group, leaf.mask).of;
      const known = knownFrequencies(evaluator, leaf, boosts);
      if (known) {
        eachCommon(docs, known.docs, (i, k) => {
          const f = known.values[k]!;
          scores[i]! += (weight * f) / (f + base + slope * lengths[docs[i]!]!);
        });
        continue;
      }
      const frequencies = frequenciesIn(evaluator, leaf, boosts, docs);
      for (let i = 0; i < docs.length; i++) {
        const f = frequencies[i]!;
        if (f > 0) scores[i]! += (weight * f) / (f + base + slope * lengths[docs[i]!]!);
      }
    }
    return scores;
  }
}

/** Adds the scores of a leaf to all documents that have it, or at least to those of `docs`. */
function addAll(evaluator: SegmentEvaluator, scored: ScoredLeaf, docs: Uint32Array, sum: Float64Array): void {
  const { leaf, boosts, weight, base, slope } = scored;
  const lengths = lengthsOf(evaluator.view.segment, leaf.group, leaf.mask).of;
  const direct = evaluator.direct(leaf);
  if (direct?.terms.length === 1) {
    const postings = postingsIn(direct.index, direct.terms[0]!, leaf.mask);
    const cursor = postings.borrow().open(postings.meta);
    const block = new Float64Array(BLOCK);
    const { docs: here } = cursor;
    while (cursor.nextBlock()) {
      evaluator.clock.tick();
      blockFrequencies(cursor, postings.meta, leaf.mask, boosts, block);
      const { n } = cursor;
      for (let k = 0; k < n; k++) {
        const f = block[k]!;
        const doc = here[k]!;
        if (f > 0) sum[doc]! += (weight * f) / (f + base + slope * lengths[doc]!);
      }
    }
    postings.giveBack(cursor);
    return;
  }
  const few = !direct && docs.length * MANY < evaluator.docs(leaf).count;
  const found = few
    ? { docs, values: frequenciesIn(evaluator, leaf, boosts, docs) }
    : allFrequencies(evaluator, leaf, boosts);
  for (let i = 0; i < found.docs.length; i++) {
    const f = found.values[i]!;
    const doc = found.docs[i]!;
    if (f > 0) sum[doc]! += (weight * f) / (f + base + slope * lengths[doc]!);
  }
}

/** Visits the indexes of what two ascending lists have in common. */
function eachCommon(a: Uint32Array, b: Uint32Array, visit: (i: number, j: number) => void): void {
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = a[i]! - b[j]!;
    if (difference < 0) i++;
    else if (difference > 0) j++;
    else visit(i++, j++);
  }
}
