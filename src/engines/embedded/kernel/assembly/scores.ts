// What words are worth at most, and what they are worth. Frequencies and scores are f64, lengths of documents u32.

import { unpackSums } from './postings';

/** Documents of a full block. */
const BLOCK: usize = 128;

/** Bytes of the impacts of a block: up to four pairs of codes, frequency and length. */
const IMPACT: usize = 8;
/** Its frequency has no bound. */
const LAST: i32 = 255;

/**
 * Lowers into[i] to the greatest frequency that the impacts allow document docs[i] (ascending), which is `lengths[i]`
 * words long; to 0 where the word is not. `bits`: bitmap of the word's documents, or 0. `impacts`: those of the term,
 * then of each block, then come entries of the skip table, of `entry` bytes; `blocks` of 0: one pair for all documents.
 * `codes`: what the codes of numbers mean. `own`: whether the impacts' lengths are of what `lengths` counts.
 */
export function mostFrequencies(
  docs: usize,
  lengths: usize,
  n: i32,
  bits: usize,
  impacts: usize,
  blocks: i32,
  entry: usize,
  codes: usize,
  own: bool,
  into: usize,
): void {
  const skips = impacts + (<usize>blocks + 1) * IMPACT;
  let block = -1;
  let end: i64 = blocks === 0 ? i64.MAX_VALUE : -1;
  let pairs = blocks === 0 ? 1 : 0;
  let f0: f64 = 0;
  let f1: f64 = 0;
  let f2: f64 = 0;
  let f3: f64 = 0;
  let l0: f64 = 0;
  let l1: f64 = 0;
  let l2: f64 = 0;
  let l3: f64 = 0;
  if (blocks === 0) {
    f0 = frequency(impacts, codes);
    l0 = length(impacts, codes);
  }
  for (let i = 0; i < n; i++, docs += 4, lengths += 4, into += 8) {
    const doc = load<u32>(docs);
    if (bits !== 0 && ((load<u32>(bits + ((doc >> 5) << 2)) >> (doc & 31)) & 1) === 0) {
      store<f64>(into, 0);
      continue;
    }
    if (<i64>doc > end) {
      do block++;
      while (block < blocks && load<u32>(skips + <usize>block * entry) < doc);
      if (block === blocks) {
        // behind the last document of the word
        end = i64.MAX_VALUE;
        pairs = 0;
        block--;
      } else {
        end = <i64>load<u32>(skips + <usize>block * entry);
        const at = impacts + (<usize>block + 1) * IMPACT;
        f0 = frequency(at, codes);
        l0 = length(at, codes);
        f1 = frequency(at + 2, codes);
        l1 = length(at + 2, codes);
        f2 = frequency(at + 4, codes);
        l2 = length(at + 4, codes);
        f3 = frequency(at + 6, codes);
        l3 = length(at + 6, codes);
        pairs = 4;
      }
    }
    let f: f64 = 0;
    if (pairs !== 0) {
      const words = <f64>load<u32>(lengths);
      if (!own || l0 <= words) f = f0;
      else if (pairs > 1) f = l1 <= words ? f1 : l2 <= words ? f2 : l3 <= words ? f3 : 0;
    }
    if (f < load<f64>(into)) store<f64>(into, f);
  }
}

function frequency(at: usize, codes: usize): f64 {
  const code = <i32>load<u8>(at);
  return code === LAST ? f64.MAX_VALUE : load<f64>(codes + ((<usize>code) << 3));
}

function length(at: usize, codes: usize): f64 {
  return load<f64>(codes + ((<usize>load<u8>(at, 1)) << 3));
}

/**
 * Adds what frequencies are worth, weight * f / (f + base + slope * length), to into[i]; that of the greatest number of
 * all is `weight`.
 */
export function addScores(
  frequencies: usize,
  lengths: usize,
  n: i32,
  weight: f64,
  base: f64,
  slope: f64,
  into: usize,
): void {
  for (let i = 0; i < n; i++, frequencies += 8, lengths += 4, into += 8) {
    const f = load<f64>(frequencies);
    const score =
      f === f64.MAX_VALUE ? weight : f === 0 ? 0 : (weight * f) / (f + base + slope * <f64>load<u32>(lengths));
    store<f64>(into, load<f64>(into) + score);
  }
}

/**
 * For each of `blocks` blocks, whose impacts begin at `impacts` and take `size` bytes each: the greatest score that
 * they allow to `bounds`, and the greatest frequency to `frequencies`. `codes`: what the codes of numbers mean.
 * `least`: words of the shortest document, to be taken for the impacts' lengths; below 0: these are as they should be.
 */
export function blockBounds(
  impacts: usize,
  size: usize,
  blocks: i32,
  weight: f64,
  base: f64,
  slope: f64,
  codes: usize,
  least: f64,
  bounds: usize,
  frequencies: usize,
): void {
  for (let i = 0; i < blocks; i++, impacts += size, bounds += 8, frequencies += 8) {
    const f = frequency(impacts, codes);
    store<f64>(frequencies, f);
    let most: f64 = f === f64.MAX_VALUE ? weight : 0;
    if (least >= 0 && most === 0) most = (weight * f) / (f + base + slope * least);
    else if (most === 0) {
      for (let pair: usize = 0; pair < size && load<u8>(impacts + pair) !== 0; pair += 2) {
        const g = frequency(impacts + pair, codes);
        const score = (weight * g) / (g + base + slope * length(impacts + pair, codes));
        if (score > most) most = score;
      }
    }
    store<f64>(bounds, most);
  }
}

/** Indexes of the values that are at least `least`, ascending; answers how many. `n` is a multiple of 4. */
export function atLeast(values: usize, n: i32, least: f64, into: usize): i32 {
  const start = into;
  const most = f64x2.splat(least);
  for (let i = 0; i < n; i += 4, values += 32) {
    const low = f64x2.ge(v128.load(values), most);
    const high = f64x2.ge(v128.load(values, 16), most);
    if (!v128.any_true(v128.or(low, high))) continue;
    for (let bits = i64x2.bitmask(low) | (i64x2.bitmask(high) << 2); bits !== 0; bits &= bits - 1, into += 4)
      store<i32>(into, i + ctz(bits));
  }
  return <i32>((into - start) >> 2);
}

/** 128 values of `width` bits (0 to 32) in lanes at `from`. */
function unpackLanes(from: usize, width: i32, into: usize): void {
  if (width === 0) {
    memory.fill(into, 0, BLOCK << 2);
    return;
  }
  const mask = i32x4.splat(<i32>(<u32>-1 >> (32 - width)));
  let shift = 0;
  for (const end = into + (BLOCK << 2); into < end; into += 16) {
    let v = i32x4.shr_u(v128.load(from), shift);
    shift += width;
    if (shift >= 32) {
      from += 16;
      shift -= 32;
      if (shift > 0) v = v128.or(v, i32x4.shl(v128.load(from), width - shift));
    }
    v128.store(into, v128.and(v, mask));
  }
}

/**
 * The documents of a full block at `block`, whose postings have totals: to `into`, and 128 words behind them how often
 * the word occurs in each, less 1. `bits`: bitmap of the documents of a dense term, or 0; `before`: the last document
 * of the block in front, or -1.
 */
function readBlock(block: usize, bits: usize, before: i32, into: usize): void {
  const header = load<u32>(block);
  const docs = header & 255;
  const codes = (header >> 8) & 255;
  if (bits === 0) unpackSums(block + 4, docs, before, into);
  else {
    const first = <u32>(before + 1);
    let at = bits + ((first >> 5) << 2);
    let base = first & ~31;
    let word = load<u32>(at) & ((<u32>-1) << (first & 31));
    let to = into;
    for (const end = into + (BLOCK << 2); ; ) {
      for (; word !== 0 && to < end; word &= word - 1, to += 4) store<u32>(to, base + ctz(word));
      if (to === end) break;
      base += 32;
      at += 4;
      word = load<u32>(at);
    }
  }
  const parts = block + 4 + (docs << 4);
  unpackLanes(parts + (codes === 0 ? 4 : codes << 4), (header >> 16) & 255, into + (BLOCK << 2));
}

/**
 * Adds what a word is worth in the documents [low, high) of a full block (see `readBlock`) to `sums`, which begin with
 * document `low`: each occurrence counts `boost`. `room`: 256 words.
 */
export function addBlock(
  block: usize,
  bits: usize,
  before: i32,
  lengths: usize,
  low: u32,
  high: u32,
  boost: f64,
  weight: f64,
  base: f64,
  slope: f64,
  sums: usize,
  room: usize,
): void {
  readBlock(block, bits, before, room);
  for (const end = room + (BLOCK << 2); room < end; room += 4) {
    const doc = load<u32>(room);
    if (doc < low) continue;
    if (doc >= high) return;
    const f = <f64>(load<u32>(room + (BLOCK << 2)) + 1) * boost;
    const at = sums + ((<usize>(doc - low)) << 3);
    const score = (weight * f) / (f + base + slope * <f64>load<u32>(lengths + ((<usize>doc) << 2)));
    store<f64>(at, load<f64>(at) + score);
  }
}

/**
 * Leaves those documents of a full block (see `readBlock`) in `room` whose total times `factor` is at least `least` +
 * `per` times their length: documents, behind 128 words their totals, behind 256 their places in the block. Answers how
 * many. `room`: 384 words.
 */
export function blockAtLeast(
  block: usize,
  bits: usize,
  before: i32,
  lengths: usize,
  factor: f64,
  least: f64,
  per: f64,
  room: usize,
): i32 {
  readBlock(block, bits, before, room);
  let to = room;
  for (let i: usize = 0; i < BLOCK; i++) {
    const doc = load<u32>(room + (i << 2));
    const total = load<u32>(room + ((BLOCK + i) << 2)) + 1;
    store<u32>(to, doc);
    store<u32>(to + (BLOCK << 2), total);
    store<u32>(to + (BLOCK << 3), <u32>i);
    const length = <f64>load<u32>(lengths + ((<usize>doc) << 2));
    to += (<usize>i32(<f64>total * factor >= least + per * length)) << 2;
  }
  return <i32>((to - room) >> 2);
}
