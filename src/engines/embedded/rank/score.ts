import { gather } from '../kernel/gather.ts';
import { kernel, zeros } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { allFrequencies, frequenciesIn, knownFrequencies, mostOccurrences } from '../match/frequencies.ts';
import type { Frequencies } from '../match/kept-results.ts';
import type { Plan, SpanPlan, TextLeaf } from '../match/plan.ts';
import { planKey } from '../match/plan-facts.ts';
import { type Lengths, lengthsOf, liveLength } from './lengths.ts';

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

/** Where at least one document in so many is wanted, leaves of many terms are added up in all documents. */
const DENSE = 32;
/** Terms of a leaf that are looked up one by one. */
const APART = 8;
/**
 * Where the best documents are found by bounds: how many are scored first for each of them. Each later batch is as many
 * times larger than the one before.
 */
export const BATCH = 8;
/** Where at least one in so many of a leaf's documents is wanted, its positions are read in all of them, and kept. */
const MANY = 4;

/** Scores documents of one query, over all segments. */
export class Scorer {
  readonly evaluators: readonly SegmentEvaluator[];
  /** Those that are in any document. */
  readonly leaves: readonly ScoredLeaf[];

  /**
   * @param wanted How many of the best documents are looked for: where that is many of those that match, what needs
   * positions is looked up once, with its frequencies.
   */
  constructor(evaluators: readonly SegmentEvaluator[], plan: Plan, { k1, b, boosts }: Scoring, wanted: number) {
    this.evaluators = evaluators;
    const documents = evaluators.reduce((n, each) => n + each.size - (each.view.deleted?.count ?? 0), 0);
    this.leaves = leavesOf(plan).flatMap(({ leaf, times }): ScoredLeaf[] => {
      const own = boosts[leaf.group]!;
      for (const each of evaluators) {
        if (each.direct(leaf)) continue;
        // its documents have to be counted anyway
        const among = each.kept(leaf) ?? each.candidates(leaf.group, leaf);
        if (among.count <= wanted * BATCH) allFrequencies(each, leaf, own, among);
        else mostOccurrences(each, leaf, own.length, among);
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

  /** Scores of documents (ascending) of segment number `s`: in the arena, until the search ends. */
  scores(s: number, docs: Uint32Array): Float64Array {
    const sums = new Sums(this.evaluators[s]!, docs);
    // leaves are added in one order on every way, so that equal documents get equal scores to the last bit
    for (const scored of this.leaves) sums.add(scored);
    return sums.of.subarray(0, docs.length);
  }
}

/** Adds up what leaves are worth in documents (ascending) of a segment. */
export class Sums {
  /** One a document, and up to four behind them. */
  readonly of: Float64Array<SharedArrayBuffer>;
  readonly #evaluator: SegmentEvaluator;
  readonly #docs: Uint32Array;
  readonly #lengths = new Map<Lengths, Uint32Array>();
  #room: Float64Array<SharedArrayBuffer> | undefined;

  constructor(evaluator: SegmentEvaluator, docs: Uint32Array) {
    this.#evaluator = evaluator;
    this.#docs = docs;
    this.of = zeros((docs.length + 4) & ~3);
  }

  add(scored: ScoredLeaf): void {
    const list = listFor(this.#evaluator, scored, this.#docs);
    if (list) {
      this.addList(scored, list, 1);
      return;
    }
    const { leaf, boosts, weight, base, slope } = scored;
    const all = lengthsOf(this.#evaluator.view.segment, leaf.group, leaf.mask);
    let lengths = this.#lengths.get(all);
    if (!lengths) this.#lengths.set(all, (lengths = gather(all.of, this.#docs)));
    this.#room = frequenciesIn(this.#evaluator, leaf, boosts, this.#docs, this.#room);
    kernel.addScores(
      ...([this.#room.byteOffset, lengths.byteOffset, this.#docs.length] as const),
      ...([weight, base, slope, this.of.byteOffset] as const),
    );
  }

  /** Adds what a leaf is worth where it occurs so often, an occurrence counting so much. */
  addList(scored: ScoredLeaf, list: Frequencies, boost: number): void {
    const { leaf, weight, base, slope } = scored;
    const lengths = lengthsOf(this.#evaluator.view.segment, leaf.group, leaf.mask).of;
    const docs = this.#docs;
    for (let i = 0, k = 0; i < docs.length && k < list.docs.length; ) {
      const difference = docs[i]! - list.docs[k]!;
      if (difference < 0) i++;
      else if (difference > 0) k++;
      else {
        const f = list.values[k++]! * boost;
        if (f > 0) this.of[i]! += (weight * f) / (f + base + slope * lengths[docs[i]!]!);
        i++;
      }
    }
  }
}

/** How often a leaf occurs in all its documents, where that is known, or found with less work than asking for some. */
function listFor(
  evaluator: SegmentEvaluator,
  { leaf, boosts }: ScoredLeaf,
  docs: Uint32Array,
): Frequencies | undefined {
  const direct = evaluator.direct(leaf);
  if (direct && direct.terms.length <= APART) return undefined;
  const known = knownFrequencies(evaluator, leaf, boosts);
  if (known || docs.length * DENSE <= evaluator.size) return known;
  if (!direct && docs.length * MANY < evaluator.docs(leaf).count) return undefined;
  return allFrequencies(evaluator, leaf, boosts);
}
