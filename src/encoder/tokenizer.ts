import { Normaliser } from './normaliser.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Numbers of pieces that every vocabulary of this kind begins with. */
const UNKNOWN = 0;
const BEGIN = 1;
const END = 2;
/** How much less probable than the rarest piece an unknown character is. */
const UNKNOWN_PENALTY = 10;

/**
 * Cuts text into the pieces of a vocabulary: of all ways the most probable one (unigram model, Viterbi).
 * @see Kudo, Subword Regularization, ACL 2018
 */
export class Tokenizer {
  readonly #normaliser: Normaliser;
  /** Of each piece its number + 1; of each beginning of one, that is none itself, 0. */
  readonly #known = new Map<string, number>();
  readonly #scores: Float32Array;
  readonly #unknown: number;
  readonly #longest: number;

  constructor({ pieces, scores, charsmap }: Vocabulary) {
    this.#normaliser = new Normaliser(charsmap);
    this.#scores = scores;
    this.#unknown = scores.reduce((least, score) => Math.min(least, score), 0) - UNKNOWN_PENALTY;
    let longest = 0;
    for (const piece of pieces) {
      longest = Math.max(longest, piece.length);
      for (let i = 1; i < piece.length; i++) {
        const start = piece.slice(0, i);
        if (!this.#known.has(start)) this.#known.set(start, 0);
      }
    }
    for (const [number, piece] of pieces.entries()) this.#known.set(piece, number + 1);
    this.#longest = longest;
  }

  /**
   * Numbers of pieces, between a begin and an end. At most `most` in all: what comes after is cut off. Time grows with
   * the length of `text`: bound it.
   */
  pieces(text: string, most: number): number[] {
    const normal = this.#normaliser.normalise(text);
    if (normal === '') return [BEGIN, UNKNOWN, END];
    const n = normal.length;
    const best = new Float64Array(n + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(n + 1);
    const piece = new Int32Array(n + 1);
    best[0] = 0;
    const reach = (to: number, start: number, number: number, score: number) => {
      if (score <= best[to]!) return;
      best[to] = score;
      from[to] = start;
      piece[to] = number;
    };
    for (let start = 0; start < n; start++) {
      const so_far = best[start]!;
      if (so_far === Number.NEGATIVE_INFINITY) continue;
      const code = normal.codePointAt(start)!;
      const character = start + (code > 0xffff ? 2 : 1);
      let single = false;
      const last = Math.min(n, start + this.#longest);
      for (let to = start + 1; to <= last; to++) {
        const known = this.#known.get(normal.slice(start, to));
        if (known === undefined) break;
        if (known === 0) continue;
        reach(to, start, known - 1, so_far + this.#scores[known - 1]!);
        if (to === character) single = true;
      }
      if (!single) reach(character, start, UNKNOWN, so_far + this.#unknown);
    }
    const numbers: number[] = [];
    for (let at = n; at > 0; at = from[at]!) numbers.push(piece[at]!);
    numbers.reverse();
    return [BEGIN, ...numbers.slice(0, Math.max(1, most - 2)), END];
  }
}
