// What documents have in columns, counted. Values have been gathered from their columns into lists before.
import { setBit } from './bits';

/**
 * Sets the bits of groups given as slots of a derived column (group * 2 + 1). Answers how many are something else (no
 * group, a list) or not below `bound`: they are left out.
 */
export function slotsSet(slots: usize, n: i32, bits: usize, bound: u32): i32 {
  let others = 0;
  for (const end = slots + ((<usize>n) << 2); slots < end; slots += 4) {
    const slot = load<u32>(slots);
    const group = slot >> 1;
    if ((slot & 1) !== 0 && group < bound) setBit(bits, group);
    else others++;
  }
  return others;
}

function countAt(counts: usize, value: i32): void {
  const at = counts + ((<usize>value) << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** Counts each value. */
export function listCount(list: usize, n: i32, counts: usize): void {
  const end = list + ((<usize>n) << 2);
  for (const most = list + ((<usize>(n & ~3)) << 2); list < most; list += 16) {
    countAt(counts, load<i32>(list));
    countAt(counts, load<i32>(list, 4));
    countAt(counts, load<i32>(list, 8));
    countAt(counts, load<i32>(list, 12));
  }
  for (; list < end; list += 4) countAt(counts, load<i32>(list));
}

/**
 * Counts stored numbers of a column by what is left of them: (stored + shift) / divisor, cut, less `low`. 0 is none and
 * counts at -1. `part` is 1 / divisor; numbers are not negative, so that half a unit more keeps the product on the
 * right side of each whole number.
 */
export function cutCount(list: usize, n: i32, shift: f64, part: f64, low: f64, counts: usize): void {
  for (const end = list + ((<usize>n) << 2); list < end; list += 4) {
    const stored = load<u32>(list);
    const value = (<f64>stored + shift + 0.5) * part - low;
    countAt(counts, stored === 0 ? -1 : <i32>value);
  }
}

/** The numbers from `from` up to, without, `to` of each of `n` pairs; answers how many. May write four places more. */
export function spread(from: usize, to: usize, n: i32, into: usize): i32 {
  const begin = into;
  for (const end = from + ((<usize>n) << 2); from < end; from += 4, to += 4) {
    const first = load<u32>(from);
    const count = load<u32>(to) - first;
    v128.store(into, i32x4.add(i32x4.splat(first), i32x4(0, 1, 2, 3)));
    for (let k: u32 = 4; k < count; k += 4)
      v128.store(into + ((<usize>k) << 2), i32x4.add(i32x4.splat(first + k), i32x4(0, 1, 2, 3)));
    into += (<usize>count) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/** The places of words that are not 0; answers how many. May write four places more. */
export function wordsToList(words: usize, n: i32, into: usize): i32 {
  const begin = into;
  for (let i = 0; i < n; i++, words += 4) {
    store<i32>(into, i);
    into += (<usize>i32(load<u32>(words) !== 0)) << 2;
  }
  return <i32>((into - begin) >> 2);
}
