import { PLAIN, type SequenceKind } from './letters.ts';
import type { Scoring } from './scoring.ts';

/**
 * Which words of subjects a query answers to: the places of the query where such a word, or a likeness of it, begins.
 */
export interface WordTable {
  /** Letters of a word. */
  readonly length: number;
  /** Plain letters of the alphabet: a word is a number in this base. */
  readonly base: number;
  /** In order. */
  readonly words: Uint32Array;
  /** Of the nth word the places are `places[starts[n]] .. places[starts[n + 1] - 1]`, in order. */
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
}

/** The longest words that have a table; longer ones are made sure of where a shorter one stands. */
export const LONGEST = { protein: 5, nucleotide: 11 } as const;
/** More than a query has places. */
const PLACES = 2 ** 24;

/** Words and the places where they are answered to, gathered. */
class Answers {
  #pairs = new Float64Array(1 << 12);
  #count = 0;

  add(word: number, place: number): void {
    if (this.#count === this.#pairs.length) {
      const more = new Float64Array(2 * this.#count);
      more.set(this.#pairs);
      this.#pairs = more;
    }
    this.#pairs[this.#count++] = word * PLACES + place;
  }

  get count(): number {
    return this.#count;
  }

  table(length: number, base: number): WordTable {
    const pairs = this.#pairs.subarray(0, this.#count).sort();
    const words = new Uint32Array(pairs.length);
    const starts = new Uint32Array(pairs.length + 1);
    const places = new Uint32Array(pairs.length);
    let n = 0;
    for (let i = 0; i < pairs.length; i++) {
      const word = Math.floor(pairs[i]! / PLACES);
      places[i] = pairs[i]! - word * PLACES;
      if (n > 0 && words[n - 1] === word) continue;
      words[n] = word;
      starts[n++] = i;
    }
    starts[n] = pairs.length;
    return { length, base, words: words.slice(0, n), starts: starts.slice(0, n + 1), places };
  }
}

/** The words themselves, of plain letters. */
export function exactWords(kind: SequenceKind, query: Uint8Array, length: number): WordTable {
  const base = PLAIN[kind];
  const answers = new Answers();
  const top = base ** (length - 1);
  let [word, plain] = [0, 0];
  for (let i = 0; i < query.length; i++) {
    const code = query[i]!;
    plain = code < base ? plain + 1 : 0;
    word = code < base ? (word % top) * base + code : 0;
    if (plain >= length) answers.add(word, i - length + 1);
  }
  return answers.table(length, base);
}

/** Places of the query times words like them, at most: a query of 20,000 letters has some 1,000,000. */
const MOST_WORDS = 20_000_000;

/**
 * Words that score at least `threshold` against a word of the query, and the words of the query themselves.
 * @throws RangeError if there are too many.
 */
export function likeWords(query: Uint8Array, length: number, threshold: number, { pairs: scores }: Scoring): WordTable {
  const base = PLAIN.protein;
  const answers = new Answers();
  const best = new Int32Array(query.length);
  for (let i = 0; i < query.length; i++)
    for (let b = 0; b < base; b++) best[i] = Math.max(best[i]!, scores[(query[i]! << 5) | b]!);
  const rest = new Int32Array(length + 1);
  const known = new Map<string, readonly number[]>();
  for (let at = 0; at + length <= query.length; at++) {
    const own = query.subarray(at, at + length);
    if (own.some((code) => code > 23)) continue;
    const key = own.join();
    let words = known.get(key);
    if (!words) {
      for (let i = length - 1; i >= 0; i--) rest[i] = rest[i + 1]! + best[at + i]!;
      const found: number[] = [];
      const plain = own.every((code) => code < base);
      const walk = (i: number, word: number, score: number, same: boolean) => {
        if (i === length) {
          if (score >= threshold || (same && plain)) found.push(word);
          return;
        }
        for (let b = 0; b < base; b++) {
          const next = score + scores[(own[i]! << 5) | b]!;
          const still = same && b === own[i];
          if (next + rest[i + 1]! >= threshold || still) walk(i + 1, word * base + b, next, still);
        }
      };
      walk(0, 0, 0, true);
      words = found;
      known.set(key, words);
    }
    if (answers.count + words.length > MOST_WORDS) throw new RangeError('the query has too many words');
    for (const word of words) answers.add(word, at);
  }
  return answers.table(length, base);
}
