// Documents that are asked about, found in a block of postings: a part of other kernels.

/** Documents of the block that is read. */
export const list: usize = memory.data(544, 16);
/** Of each document that was asked about and found: its index in the block, and among those asked about. */
export const places: usize = memory.data(528, 16);
export const asked: usize = memory.data(528, 16);
/** How many were found. */
export let found: i32 = 0;

/**
 * Finds documents in a bitmap whose bits behind `before` are those of the block; answers how many are not behind
 * `last`. May read a word of 32 bits in front of that of its first bit, and one behind that of its last.
 */
export function findInBits(bits: usize, before: i32, last: u32, docs: usize, n: i32): i32 {
  const first = <u32>(before + 1);
  let at = bits + ((first >> 6) << 3);
  let word = load<u64>(at) & ((<u64>-1) << (first & 63));
  let rank: i32 = 0;
  found = 0;
  for (let i = 0; i < n; i++, docs += 4) {
    const doc = load<u32>(docs);
    if (doc > last) return i;
    const to = bits + ((doc >> 6) << 3);
    while (at < to) {
      rank += <i32>popcnt(word);
      at += 8;
      word = load<u64>(at);
    }
    store<i32>(places + ((<usize>found) << 2), rank + <i32>popcnt(word & ~((<u64>-1) << (doc & 63))));
    store<i32>(asked + ((<usize>found) << 2), i);
    found += <i32>((word >> (doc & 63)) & 1);
  }
  return n;
}

/** The same in `list`, whose last document is not before `last`. */
export function findInList(last: u32, docs: usize, n: i32): i32 {
  let at = list;
  found = 0;
  for (let i = 0; i < n; i++, docs += 4) {
    const doc = load<u32>(docs);
    if (doc > last) return i;
    while (load<u32>(at) < doc) at += 4;
    store<i32>(places + ((<usize>found) << 2), <i32>((at - list) >> 2));
    store<i32>(asked + ((<usize>found) << 2), i);
    found += i32(load<u32>(at) === doc);
  }
  return n;
}
