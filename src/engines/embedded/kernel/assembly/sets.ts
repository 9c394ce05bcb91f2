// Sets of documents: bitmaps of 32-bit words, and ascending lists of numbers. Addresses are multiples of 4; lengths are
// in words. Unaligned vectors are as fast as aligned ones. What is written may not overlap what is read, unless it is
// the same place.

import { setBit } from './bits';

/** Words after which counts of bits by byte must be added up: a byte holds 31 times 8 bits. */
const SPELL: i32 = 31 * 4;

function sumOf(bytes: v128): i32 {
  const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes));
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  );
}

/** Sets all bytes of some words. */
export function wordsFill(words: usize, n: i32, byte: u8): void {
  memory.fill(words, byte, (<usize>n) << 2);
}

/** Set bits of a bitmap. */
export function bitsCount(a: usize, words: i32): i32 {
  let count = 0;
  let left = words;
  while (left >= 4) {
    const spell = min(left & ~3, SPELL);
    let bytes = i8x16.splat(0);
    for (const end = a + ((<usize>spell) << 2); a < end; a += 16) bytes = i8x16.add(bytes, i8x16.popcnt(v128.load(a)));
    count += sumOf(bytes);
    left -= spell;
  }
  for (; left > 0; left--, a += 4) count += popcnt(load<i32>(a));
  return count;
}

/**
 * into = both a and b, each of them and what comes of it turned over by a mask (0 or -1): any way to combine two;
 * answers the bits set.
 */
function combine(a: usize, maskA: i32, b: usize, maskB: i32, mask: i32, words: i32, into: usize): i32 {
  const turnA = i32x4.splat(maskA);
  const turnB = i32x4.splat(maskB);
  const turn = i32x4.splat(mask);
  let count = 0;
  let left = words;
  while (left >= 4) {
    const spell = min(left & ~3, SPELL);
    let bytes = i8x16.splat(0);
    for (const end = a + ((<usize>spell) << 2); a < end; a += 16, b += 16, into += 16) {
      const both = v128.and(v128.xor(v128.load(a), turnA), v128.xor(v128.load(b), turnB));
      const result = v128.xor(both, turn);
      v128.store(into, result);
      bytes = i8x16.add(bytes, i8x16.popcnt(result));
    }
    count += sumOf(bytes);
    left -= spell;
  }
  for (; left > 0; left--, a += 4, b += 4, into += 4) {
    const result = ((load<i32>(a) ^ maskA) & (load<i32>(b) ^ maskB)) ^ mask;
    store<i32>(into, result);
    count += popcnt(result);
  }
  return count;
}

/** into = a and b; answers the bits set. */
export function bitsAnd(a: usize, b: usize, words: i32, into: usize): i32 {
  return combine(a, 0, b, 0, 0, words, into);
}

/** into = a or b; answers the bits set. */
export function bitsOr(a: usize, b: usize, words: i32, into: usize): i32 {
  return combine(a, -1, b, -1, -1, words, into);
}

/** into = a without b; answers the bits set. */
export function bitsAndNot(a: usize, b: usize, words: i32, into: usize): i32 {
  return combine(a, 0, b, -1, 0, words, into);
}

/** Whether all bits of `a` are set in `b`. */
export function bitsInside(a: usize, b: usize, words: i32): bool {
  let left = words;
  for (; left >= 4; left -= 4, a += 16, b += 16)
    if (v128.any_true(v128.andnot(v128.load(a), v128.load(b)))) return false;
  for (; left > 0; left--, a += 4, b += 4) if (load<i32>(a) & ~load<i32>(b)) return false;
  return true;
}

/** The numbers of the set bits, ascending; answers how many. May write four places more. */
export function bitsToList(a: usize, words: i32, into: usize): i32 {
  const begin = into;
  const end = a + ((<usize>(words & ~1)) << 2);
  let base = 0;
  for (; a < end; a += 8, base += 64) {
    let word = load<u64>(a);
    if (word === 0) continue;
    // the first four are written at once, whether there are so many or not: no branch to be guessed
    const n = <i32>popcnt(word);
    store<u32>(into, base + <i32>ctz(word));
    word &= word - 1;
    store<u32>(into, base + <i32>ctz(word), 4);
    word &= word - 1;
    store<u32>(into, base + <i32>ctz(word), 8);
    word &= word - 1;
    store<u32>(into, base + <i32>ctz(word), 12);
    if (n > 4) {
      word &= word - 1;
      for (let to = into + 16; word !== 0; word &= word - 1, to += 4) store<u32>(to, base + <i32>ctz(word));
    }
    into += (<usize>n) << 2;
  }
  if (words & 1) {
    for (let word = load<u32>(a); word !== 0; word &= word - 1, into += 4) store<u32>(into, base + ctz(word));
  }
  return <i32>((into - begin) >> 2);
}

/** Sets the bits of a list. */
export function listSet(list: usize, n: i32, bits: usize): void {
  for (const end = list + ((<usize>n) << 2); list < end; list += 4) setBit(bits, load<u32>(list));
}

/** Clears the bits of a list; answers how many were set. */
export function listClear(list: usize, n: i32, bits: usize): i32 {
  let count = 0;
  for (const end = list + ((<usize>n) << 2); list < end; list += 4) {
    const doc = load<u32>(list);
    const at = bits + ((doc >> 5) << 2);
    const word = load<u32>(at);
    count += (word >> (doc & 31)) & 1;
    store<u32>(at, word & ~(1 << (doc & 31)));
  }
  return count;
}

/** How many of a list have a bit. */
export function listInBitsCount(list: usize, n: i32, bits: usize): i32 {
  let count = 0;
  for (const end = list + ((<usize>n) << 2); list < end; list += 4) {
    const doc = load<u32>(list);
    count += (load<u32>(bits + ((doc >> 5) << 2)) >> (doc & 31)) & 1;
  }
  return count;
}

/** Those of a list whose bit is `wanted` (0 or 1); answers how many. May write one place more. */
export function listInBits(list: usize, n: i32, bits: usize, wanted: i32, into: usize): i32 {
  const begin = into;
  const flip = wanted ^ 1;
  for (const end = list + ((<usize>n) << 2); list < end; list += 4) {
    const doc = load<u32>(list);
    store<u32>(into, doc);
    into += (<usize>(((load<u32>(bits + ((doc >> 5) << 2)) >> (doc & 31)) & 1) ^ flip)) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/** First place at or after `from` in a list of `n` whose number is not below `doc`. */
function gallop(list: usize, from: i32, n: i32, doc: u32): i32 {
  let step = 1;
  let low = from;
  while (low + step < n && load<u32>(list + ((<usize>(low + step)) << 2)) < doc) {
    low += step;
    step <<= 1;
  }
  let high = min(low + step, n);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<u32>(list + ((<usize>middle) << 2)) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lists of which one is so many times longer are searched, not merged. */
const FAR: i32 = 16;

/** What two lists share, the shorter first; answers how many. May write one place more. */
export function listsAnd(few: usize, nFew: i32, many: usize, nMany: i32, into: usize): i32 {
  const begin = into;
  if (nMany / FAR > nFew) {
    let j = 0;
    for (let i = 0; i < nFew; i++) {
      const doc = load<u32>(few + ((<usize>i) << 2));
      j = gallop(many, j, nMany, doc);
      if (j === nMany) break;
      store<u32>(into, doc);
      into += (<usize>i32(load<u32>(many + ((<usize>j) << 2)) === doc)) << 2;
    }
    return <i32>((into - begin) >> 2);
  }
  const endFew = few + ((<usize>nFew) << 2);
  const endMany = many + ((<usize>nMany) << 2);
  while (few < endFew && many < endMany) {
    const x = load<u32>(few);
    const y = load<u32>(many);
    store<u32>(into, x);
    into += (<usize>i32(x === y)) << 2;
    few += (<usize>i32(x <= y)) << 2;
    many += (<usize>i32(y <= x)) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/** The first list without the second; answers how many. May write one place more. */
export function listsAndNot(a: usize, nA: i32, b: usize, nB: i32, into: usize): i32 {
  const begin = into;
  const endA = a + ((<usize>nA) << 2);
  const endB = b + ((<usize>nB) << 2);
  while (a < endA && b < endB) {
    const x = load<u32>(a);
    const y = load<u32>(b);
    store<u32>(into, x);
    into += (<usize>i32(x < y)) << 2;
    a += (<usize>i32(x <= y)) << 2;
    b += (<usize>i32(y <= x)) << 2;
  }
  memory.copy(into, a, endA - a);
  return <i32>((into - begin + endA - a) >> 2);
}

/** All of two lists, each once; answers how many. */
export function listsOr(a: usize, nA: i32, b: usize, nB: i32, into: usize): i32 {
  const begin = into;
  const endA = a + ((<usize>nA) << 2);
  const endB = b + ((<usize>nB) << 2);
  while (a < endA && b < endB) {
    const x = load<u32>(a);
    const y = load<u32>(b);
    store<u32>(into, min(x, y));
    into += 4;
    a += (<usize>i32(x <= y)) << 2;
    b += (<usize>i32(y <= x)) << 2;
  }
  memory.copy(into, a, endA - a);
  into += endA - a;
  memory.copy(into, b, endB - b);
  return <i32>((into - begin + endB - b) >> 2);
}
