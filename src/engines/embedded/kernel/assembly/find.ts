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
 * `last`.
 */
export function findInBits(bits: usize, before: i32, last: u32, docs: usize, n: i32): i32 {
  const first = <u32>(before + 1);
  let at = bits + ((first >> 5) << 2);
  let word = load<u32>(at) & ((<u32>-1) << (first & 31));
  let rank = 0;
  found = 0;
  for (let i = 0; i < n; i++, docs += 4) {
    const doc = load<u32>(docs);
    if (doc > last) return i;
    const to = bits + ((doc >> 5) << 2);
    while (at < to) {
      rank += popcnt(word);
      at += 4;
      word = load<u32>(at);
    }
    store<i32>(places + ((<usize>found) << 2), rank + popcnt(word & ~((<u32>-1) << (doc & 31))));
    store<i32>(asked + ((<usize>found) << 2), i);
    found += (word >> (doc & 31)) & 1;
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
