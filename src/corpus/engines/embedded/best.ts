import type { SegmentEvaluator } from './evaluate.ts';
import { compareIds } from './select.ts';

/** A document, its segment and its score. */
export interface Scored {
  readonly s: number;
  readonly doc: number;
  readonly score: number;
}

/** The best so far, in order. */
export class Best {
  /** Score of the worst kept, once all places are taken; below it nothing counts. */
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

  /** Whether a document comes before the one at a place. */
  #before(s: number, doc: number, score: number, at: number): boolean {
    if (score !== this.#scores[at]) return score > this.#scores[at]!;
    const other = this.#segments[at]!;
    return compareIds(this.#evaluators[s]!, doc, this.#evaluators[other]!, this.#docs[at]!) < 0;
  }

  scored(): Scored[] {
    return Array.from({ length: this.#n }, (_, i) => ({
      s: this.#segments[i]!,
      doc: this.#docs[i]!,
      score: this.#scores[i]!,
    }));
  }
}
