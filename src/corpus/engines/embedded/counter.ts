import type { FacetResult } from '#corpus/engine.ts';
import { nth } from './select.ts';

/** Counts small numbers. Counting costs the same however many numbers there could be: only those that occur are looked at and reset. */
export class Counter {
  /** Count by number: added to through `add`, or in place as `add` does it. */
  counts = new Uint32Array(1024);
  /** Numbers whose count is not 0, in the order of their first occurrence; the first `distinct` count. */
  seen = new Uint32Array(1024);
  distinct = 0;

  /** Starts over, for numbers below `bound`. */
  begin(bound: number): void {
    for (let i = 0; i < this.distinct; i++) this.counts[this.seen[i]!] = 0;
    this.distinct = 0;
    if (this.counts.length >= bound) return;
    const length = Math.max(bound, this.counts.length * 2);
    this.counts = new Uint32Array(length);
    this.seen = new Uint32Array(length);
  }

  add(value: number): void {
    if (this.counts[value]!++ === 0) this.seen[this.distinct++] = value;
  }
}

/**
 * A part of the counted values: most frequent first, then by their texts.
 * @param text The text of a number. Only as many are made as can be answered.
 * @param inOrder Whether numbers are in the order of their texts.
 */
export function top(
  counter: Counter,
  text: (value: number) => string,
  inOrder: boolean,
  offset: number,
  limit: number,
): FacetResult {
  const { distinct, counts } = counter;
  if (limit === 0 || offset >= distinct) return { distinct, buckets: [] };
  const wanted = Math.min(distinct, offset + limit);
  const seen = counter.seen.subarray(0, distinct);
  const keys = new Float64Array(distinct);
  for (let i = 0; i < distinct; i++) keys[i] = -counts[seen[i]!]!;
  const least = -nth(keys, wanted - 1);
  // values as frequent as the last of the page: some are on it, by their texts
  const frequent = seen.filter((value) => counts[value]! > least);
  let tied = seen.filter((value) => counts[value] === least);
  if (inOrder && tied.length > wanted - frequent.length) tied = tied.sort().subarray(0, wanted - frequent.length);
  const buckets = [...frequent, ...tied].map((value) => ({ value: text(value), count: counts[value]! }));
  buckets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { distinct, buckets: buckets.slice(offset, wanted) };
}
