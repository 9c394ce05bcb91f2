import { type Column, columnRange } from '../format/columns.ts';
import { wordsOf } from '../format/postings-layout.ts';
import { arena, filledWords, kernel } from '../kernel/kernel.ts';
import { DocSet } from './docset.ts';

/** Values and documents below these fit one double, which sorts fast. */
const VALUES = 2 ** 28;
const DOCS = 2 ** 24;

/** Documents in a range that are sorted one by one; more are put into a bitmap. */
const FEW = 256;
/** Where the order is copied to (see `Arena.scratch`). */
const ORDER = 0;

/** Documents with a value, by value and then by number; undefined if a document has several. */
export function orderOf(values: readonly (readonly number[] | number | undefined)[]): Uint32Array | undefined {
  const docs: number[] = [];
  const keys: number[] = [];
  let small = values.length <= DOCS;
  for (let doc = 0; doc < values.length; doc++) {
    const given = values[doc];
    if (given === undefined) continue;
    if (typeof given !== 'number' && given.length !== 1) {
      if (given.length > 1) return undefined;
      continue;
    }
    const value = typeof given === 'number' ? given : given[0]!;
    small &&= Number.isInteger(value) && value >= 0 && value < VALUES;
    docs.push(doc);
    keys.push(value);
  }
  if (!small) {
    const places = Uint32Array.from(docs.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b);
    return places.map((place) => docs[place]!);
  }
  const both = Float64Array.from(keys, (value, i) => value * DOCS + docs[i]!).sort();
  return Uint32Array.from(both, (each) => each % DOCS);
}

/** First place in the order whose document has a value of at least `value` (or greater, with `after`). */
function place(column: Column, order: Uint32Array, value: number, after: boolean): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const here = column.least(order[middle]!);
    if (after ? here <= value : here < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Documents with a value in [from, to]. */
export const rangeCount = (column: Column, order: Uint32Array, from: number, to: number): number =>
  Math.max(0, place(column, order, to, true) - place(column, order, from, false));

/**
 * The documents of a segment of `size` with a value in one of the ranges. With the order of the column, only those in
 * the ranges are looked at.
 */
export function rangeDocs(
  size: number,
  column: Column,
  order: Uint32Array | undefined,
  ranges: readonly (readonly [number, number])[],
): DocSet {
  if (!order) {
    const bits = filledWords(wordsOf(size));
    for (const [from, to] of ranges) {
      columnRange(column, from, to, (doc) => {
        bits[doc >>> 5]! |= 1 << (doc & 31);
      });
    }
    return DocSet.ofBits(size, bits);
  }
  const sets = ranges.map(([from, to]) => {
    const low = place(column, order, from, false);
    const high = Math.max(low, place(column, order, to, true));
    const within = high - low;
    if (within <= FEW) return DocSet.ofArray(size, order.slice(low, high).sort());
    // most of the documents: the others are fewer
    const most = within * 2 > order.length && order.length === size;
    const bits = filledWords(wordsOf(size), most ? 0xff : 0);
    if (most) {
      if (size & 31) bits[bits.length - 1] = (1 << (size & 31)) - 1;
      kernel.listClear(arena.address(order.subarray(0, low), ORDER), low, bits.byteOffset);
      kernel.listClear(arena.address(order.subarray(high), ORDER), order.length - high, bits.byteOffset);
    } else kernel.listSet(arena.address(order.subarray(low, high), ORDER), within, bits.byteOffset);
    return DocSet.ofBits(size, bits);
  });
  return DocSet.or(size, sets);
}
