// Postings as they lie in the index (FORMAT.md).

import { packed, setBit } from './bits';
import { listSet } from './sets';

/** Documents of a full block. */
const BLOCK: i32 = 128;
/** Those of the block whose bits are set. */
const list: usize = memory.data(512, 16);

/** Four differences - 1 of the lanes in `raw`, summed up behind `before` (in all lanes). */
function sums(raw: v128, mask: v128, before: v128): v128 {
  const none = i32x4.splat(0);
  let v = i32x4.add(v128.and(raw, mask), i32x4.splat(1));
  v = i32x4.add(v, v128.shuffle<i32>(v, none, 4, 0, 1, 2));
  v = i32x4.add(v, v128.shuffle<i32>(v, none, 4, 4, 0, 1));
  return i32x4.add(v, before);
}

/**
 * 128 differences - 1 of `width` bits (0 to 32) in lanes at `from`: value i is `before` + the sum of the differences up
 * to it.
 */
export function unpackSums(from: usize, width: i32, before: i32, into: usize): void {
  const mask = i32x4.splat(width === 0 ? 0 : <i32>(<u32>-1 >> (32 - width)));
  let sum = i32x4.splat(before);
  let shift = 0;
  for (const end = into + ((<usize>BLOCK) << 2); into < end; into += 16) {
    let v = i32x4.splat(0);
    if (width !== 0) {
      v = i32x4.shr_u(v128.load(from), shift);
      shift += width;
      if (shift >= 32) {
        from += 16;
        shift -= 32;
        if (shift > 0) v = v128.or(v, i32x4.shl(v128.load(from), width - shift));
      }
    }
    sum = sums(v, mask, sum);
    v128.store(into, sum);
    sum = v128.shuffle<i32>(sum, sum, 3, 3, 3, 3);
  }
}

/**
 * The documents of `n` full blocks in a row. `first`: address of the first block, which begins `start` bytes behind the
 * first block of its term; `skips`: its entry in the skip table, of `entry` bytes each; `before`: the last document of
 * the block in front, or -1.
 */
export function blocksToList(
  first: usize,
  start: u32,
  skips: usize,
  entry: i32,
  n: i32,
  before: i32,
  into: usize,
): void {
  let block = first;
  for (let i = 0; i < n; i++, skips += entry, into += (<usize>BLOCK) << 2) {
    unpackSums(block + 4, load<u8>(block), before, into);
    before = load<i32>(skips);
    block = first + (load<u32>(skips, 4) - start);
  }
}

/** Like `blocksToList`, setting bits. */
export function blocksSet(first: usize, start: u32, skips: usize, entry: i32, n: i32, before: i32, bits: usize): void {
  let block = first;
  for (let i = 0; i < n; i++, skips += entry) {
    unpackSums(block + 4, load<u8>(block), before, list);
    listSet(list, BLOCK, bits);
    before = load<i32>(skips);
    block = first + (load<u32>(skips, 4) - start);
  }
}

/**
 * The documents of a tail at `at` (u8 width, packed differences - 1) behind document `before`. May read eight bytes
 * behind it.
 */
export function tailToList(at: usize, n: i32, before: i32, into: usize): void {
  const width = <i32>load<u8>(at++);
  if (width === 0) {
    for (let i = 0; i < n; i++, into += 4) store<i32>(into, ++before);
    return;
  }
  for (let i = 0; i < n; i++, into += 4) {
    before += packed(at, i, width) + 1;
    store<i32>(into, before);
  }
}

/** Like `tailToList`, setting bits. */
export function tailSet(at: usize, n: i32, before: i32, bits: usize): void {
  const width = <i32>load<u8>(at++);
  for (let i = 0; i < n; i++) {
    before += (width === 0 ? 0 : packed(at, i, width)) + 1;
    setBit(bits, before);
  }
}

/** `tailSet` from the beginning for each of `count` tails: pairs of address and number of documents. */
export function tailsSet(tails: usize, count: i32, bits: usize): void {
  for (const end = tails + ((<usize>count) << 3); tails < end; tails += 8)
    tailSet(load<u32>(tails), load<i32>(tails, 4), -1, bits);
}
