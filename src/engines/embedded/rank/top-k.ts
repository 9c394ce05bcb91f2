import type { SegmentEvaluator } from '../match/evaluate.ts';
import { compareIds, nth, page, type Ranked } from './select.ts';

/** A document, its segment and its score. */
export interface Scored {
  readonly s: number;
  readonly doc: number;
  readonly score: number;
}

/**
 * The `k` best documents so far; equal scores by id. Segments are dealt with one after the other, the first one first.
 */
export interface TopK {
  /** Documents below it are not among the best: the least positive number until `k` are known. */
  readonly threshold: number;
  /** Whether `k` are known. */
  readonly full: boolean;
  /** How many are known, at most `k`. */
  readonly count: number;
  add(s: number, doc: number, score: number): void;
  /** Those from place `offset` on, in order. */
  from(offset: number): Scored[];
}

/** Up to so many are kept in order; more are selected at the end. */
const FEW = 64;

/**
 * @param k At least 1.
 * @param most No score is greater.
 */
export const topK = (evaluators: readonly SegmentEvaluator[], k: number, most: number): TopK =>
  k <= FEW ? new SortedTopK(evaluators, k) : new SelectedTopK(evaluators, k, most);

/** A few, in order. */
class SortedTopK implements TopK {
  threshold = Number.MIN_VALUE;
  full = false;
  readonly #evaluators: readonly SegmentEvaluator[];
  readonly #scores: Float64Array;
  readonly #segments: Uint32Array;
  readonly #docs: Uint32Array;
  #n = 0;

  constructor(evaluators: readonly SegmentEvaluator[], k: number) {
    this.#evaluators = evaluators;
    this.#scores = new Float64Array(k);
    this.#segments = new Uint32Array(k);
    this.#docs = new Uint32Array(k);
  }

  add(s: number, doc: number, score: number): void {
    if (score < this.threshold) return;
    let at = this.#n;
    if (this.full && !this.#before(s, doc, score, --at)) return;
    for (; at > 0 && this.#before(s, doc, score, at - 1); at--) {
      this.#scores[at] = this.#scores[at - 1]!;
      this.#segments[at] = this.#segments[at - 1]!;
      this.#docs[at] = this.#docs[at - 1]!;
    }
    this.#scores[at] = score;
    this.#segments[at] = s;
    this.#docs[at] = doc;
    if (!this.full) this.full = ++this.#n === this.#scores.length;
    if (this.full) this.threshold = this.#scores[this.#n - 1]!;
  }

  get count(): number {
    return this.#n;
  }

  /** Whether a document comes before the one at a place. */
  #before(s: number, doc: number, score: number, at: number): boolean {
    if (score !== this.#scores[at]) return score > this.#scores[at]!;
    const other = this.#segments[at]!;
    return compareIds(this.#evaluators[s]!, doc, this.#evaluators[other]!, this.#docs[at]!) < 0;
  }

  from(offset: number): Scored[] {
    const found: Scored[] = [];
    for (let i = offset; i < this.#n; i++)
      found.push({ s: this.#segments[i]!, doc: this.#docs[i]!, score: this.#scores[i]! });
    return found;
  }
}

/** Steps of scores in which many are counted. */
const STEPS = 1 << 15;

/**
 * Many: gathered as they come, and cut down to the best from time to time. How many there are in each step of scores
 * tells the threshold meanwhile; what ties with the last place stays until the end.
 */
class SelectedTopK implements TopK {
  threshold = Number.MIN_VALUE;
  full = false;
  readonly #evaluators: readonly SegmentEvaluator[];
  readonly #k: number;
  #scores: Float64Array;
  #docs: Uint32Array;
  #n = 0;
  /** Where the documents of each segment begin. */
  readonly #starts: number[] = [];
  readonly #counts = new Uint32Array(STEPS + 1);
  readonly #scale: number;
  /** The step of the threshold, and how many are in it or above. */
  #step = 0;
  #above = 0;

  constructor(evaluators: readonly SegmentEvaluator[], k: number, most: number) {
    this.#evaluators = evaluators;
    this.#k = k;
    this.#scale = STEPS / most;
    this.#scores = new Float64Array(2 * k);
    this.#docs = new Uint32Array(2 * k);
  }

  add(s: number, doc: number, score: number): void {
    if (score < this.threshold) return;
    while (this.#starts.length <= s) this.#starts.push(this.#n);
    if (this.#n === this.#scores.length) {
      this.#cut();
      if (score < this.threshold) return;
    }
    this.#scores[this.#n] = score;
    this.#docs[this.#n++] = doc;
    const step = this.#stepOf(score);
    this.#counts[step]!++;
    if (step >= this.#step) this.#above++;
    while (this.#above - this.#counts[this.#step]! >= this.#k) {
      this.#above -= this.#counts[this.#step++]!;
      this.full = true;
      // rounding may have put what is at the edge a step too high
      this.threshold = Math.max(this.threshold, (this.#step / this.#scale) * (1 - 1e-12));
    }
  }

  #cut(): void {
    const scores = this.#scores;
    const docs = this.#docs;
    const most = this.#n;
    // the steps have told nearly as much as selecting would, unless the scores lie in few of them
    let kept = 0;
    for (let i = 0; i < most; i++) if (scores[i]! >= this.threshold) kept++;
    const least =
      this.full && kept * 4 < this.#k * 5
        ? this.threshold
        : Math.max(this.threshold, nth(scores.subarray(0, most), most - this.#k));
    const starts = this.#starts;
    let n = 0;
    for (let i = 0, s = 0; i < most; i++) {
      for (; starts[s] === i; s++) starts[s] = n;
      if (scores[i]! < least) continue;
      scores[n] = scores[i]!;
      docs[n++] = docs[i]!;
    }
    for (let s = 0; s < starts.length; s++) starts[s] = Math.min(starts[s]!, n);
    this.#n = n;
    this.threshold = least;
    this.full = true;
    // room for as many again, however many tie
    if (n * 2 <= most + this.#k) return;
    this.#scores = new Float64Array(most * 2);
    this.#scores.set(scores.subarray(0, n));
    this.#docs = new Uint32Array(most * 2);
    this.#docs.set(docs.subarray(0, n));
  }

  get count(): number {
    return Math.min(this.#n, this.#k);
  }

  from(offset: number): Scored[] {
    const end = this.count;
    if (offset >= end) return [];
    // places are told by the steps: those of what was cut off are below all others
    let first = STEPS;
    let before = 0;
    while (before + this.#counts[first]! <= offset) before += this.#counts[first--]!;
    let last = first;
    for (let n = before + this.#counts[last]!; n < end; ) n += this.#counts[--last]!;
    const chosen = new Uint32Array(this.#n);
    let n = 0;
    for (let i = 0; i < this.#n; i++) {
      const step = this.#stepOf(this.#scores[i]!);
      if (step <= first && step >= last) chosen[n++] = i;
    }
    const lists = this.#lists(chosen.subarray(0, n));
    return page(lists, offset - before, end - before).map(({ s, i }) => {
      const { docs, keys } = lists[s]!;
      return { s, doc: docs[i]!, score: -keys[0]![i]! };
    });
  }

  #stepOf(score: number): number {
    return Math.min(STEPS, Math.floor(score * this.#scale));
  }

  /** Some of them (ascending), by segment. */
  #lists(chosen: Uint32Array): Ranked[] {
    let next = 0;
    return this.#evaluators.map((evaluator, s): Ranked => {
      const own: number[] = [];
      const end = this.#starts[s + 1] ?? this.#n;
      while (next < chosen.length && chosen[next]! < end) own.push(chosen[next++]!);
      own.sort((a, b) => this.#docs[a]! - this.#docs[b]!);
      const docs = Uint32Array.from(own, (at) => this.#docs[at]!);
      const keys = Float64Array.from(own, (at) => -this.#scores[at]!);
      return { evaluator, docs, keys: [keys] };
    });
  }
}
