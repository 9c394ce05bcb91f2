import { compareCodePoints } from '../format/bytes.ts';
import { arena, filledWords, kernel } from '../kernel/kernel.ts';
import { nth } from '../rank/select.ts';

/**
 * Where at least one number in so many is counted, all counts are looked at in the end; else those that were seen only.
 */
const FULL = 16;

/** Counts small numbers. */
export class Counter {
  #own = new Uint32Array(1024);
  #ownSeen = new Uint32Array(1024);
  /** Count by number. In the arena if `full`. */
  counts: Uint32Array = this.#own;
  /** Numbers whose count is not 0, in the order of their first occurrence; the first `distinct` count. */
  seen: Uint32Array = this.#ownSeen;
  distinct = 0;
  /**
   * Whether counts may be changed in place: `end` finds those that were. The word in front of them may be used for what
   * does not count.
   */
  full = false;

  /** Starts over, for numbers below `bound`, of which about `expected` will be counted. */
  begin(bound: number, expected: number): void {
    if (!this.full) for (let i = 0; i < this.distinct; i++) this.#own[this.seen[i]!] = 0;
    this.distinct = 0;
    this.full = bound <= expected * FULL;
    if (this.full) {
      this.counts = filledWords(bound + 1).subarray(1);
      // kernels may write a place more
      this.seen = arena.words(bound + 1);
      return;
    }
    if (this.#own.length < bound) {
      const length = Math.max(bound, this.#own.length * 2);
      this.#own = new Uint32Array(length);
      this.#ownSeen = new Uint32Array(length);
    }
    this.counts = this.#own;
    this.seen = this.#ownSeen;
  }

  /** Ends the counting. */
  end(): void {
    if (this.full) this.distinct = kernel.wordsToList(this.counts.byteOffset, this.counts.length, this.seen.byteOffset);
  }

  add(value: number): void {
    if (this.counts[value]!++ === 0) this.seen[this.distinct++] = value;
  }
}

/** Values that were counted, as numbers. */
export interface Counts {
  /** By number. */
  readonly counts: Uint32Array;
  /** Numbers whose count is not 0, each once. */
  readonly seen: Uint32Array;
}

/**
 * A part of the counted values: most frequent first, equal counts in the order of their texts by code points.
 * @param text The text of a number. Only as many are made as can be answered.
 * @param inOrder Whether numbers are in the order of their texts.
 */
export function top(
  { counts, seen }: Counts,
  text: (value: number) => string,
  inOrder: boolean,
  offset: number,
  limit: number,
): { value: string; number: number; count: number }[] {
  const wanted = Math.min(seen.length, offset + limit);
  if (offset >= wanted) return [];
  const shown = (number: number) => ({ value: text(number), number, count: counts[number]! });
  const rows = Array.from(wanted < seen.length ? candidates(counts, seen, inOrder, wanted) : seen, shown);
  rows.sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value));
  return rows.slice(offset, wanted);
}

/**
 * The most frequent values, so many at least: those as frequent as the last are all there, as their texts decide,
 * unless numbers are in the order of these.
 */
function candidates(counts: Uint32Array, seen: Uint32Array, inOrder: boolean, wanted: number): readonly number[] {
  const keys = new Float64Array(seen.length);
  for (let i = 0; i < seen.length; i++) keys[i] = -counts[seen[i]!]!;
  const least = -nth(keys, wanted - 1);
  const found: number[] = [];
  const tied: number[] = [];
  for (let i = 0; i < seen.length; i++) {
    const count = counts[seen[i]!]!;
    if (count > least) found.push(seen[i]!);
    else if (count === least) tied.push(seen[i]!);
  }
  if (inOrder) tied.sort((a, b) => a - b).length = Math.min(tied.length, wanted - found.length);
  return found.concat(tied);
}
