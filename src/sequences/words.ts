import { PLAIN, type SequenceKind } from './letters.ts';
import type { Scoring } from './scoring.ts';

/**
 * Which words of subjects a query answers to: by word, the places of the query where it, or a likeness of it, begins.
 */
export interface WordTable {
  /** Letters of a word. */
  readonly length: number;
  /** Plain letters of the alphabet: a word is a number in this base. */
  readonly base: number;
  /** Of word w the places are `places[starts[w]] .. places[starts[w + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

/** The longest words that have a table; longer ones are made sure of where a shorter one stands. */
export const LONGEST = { protein: 5, nucleotide: 11 } as const;

function tableOf(length: number, base: number, pairs: readonly (readonly [word: number, place: number])[]): WordTable {
  const starts = new Int32Array(base ** length + 1);
  for (const [word] of pairs) starts[word + 1]!++;
  for (let w = 1; w < starts.length; w++) starts[w]! += starts[w - 1]!;
  const next = starts.slice();
  const places = new Int32Array(pairs.length);
  for (const [word, place] of pairs) places[next[word]!++] = place;
  return { length, base, starts, places };
}

/** The words themselves, of plain letters. */
export function exactWords(kind: SequenceKind, query: Uint8Array, length: number): WordTable {
  const base = PLAIN[kind];
  const pairs: [number, number][] = [];
  const top = base ** (length - 1);
  let [word, plain] = [0, 0];
  for (let i = 0; i < query.length; i++) {
    const code = query[i]!;
    plain = code < base ? plain + 1 : 0;
    word = code < base ? (word % top) * base + code : 0;
    if (plain >= length) pairs.push([word, i - length + 1]);
  }
  return tableOf(length, base, pairs);
}

/** Places of the query times words like them, at most: a query of 20,000 letters has some 1,000,000. */
const MOST_WORDS = 20_000_000;

/**
 * Words that score at least `threshold` against a word of the query, and the words of the query themselves.
 * @throws RangeError if there are too many.
 */
export function likeWords(query: Uint8Array, length: number, threshold: number, { pairs: scores }: Scoring): WordTable {
  const base = PLAIN.protein;
  const pairs: [number, number][] = [];
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
    if (pairs.length + words.length > MOST_WORDS) throw new RangeError('the query has too many words');
    for (const word of words) pairs.push([word, at]);
  }
  return tableOf(length, base, pairs);
}
