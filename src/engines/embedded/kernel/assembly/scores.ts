// What words are worth at most, and what they are worth. Frequencies and scores are f64, lengths of documents u32.

import { packed } from './bits';
import { asked, findInBits, findInList, found, list, places } from './find';
import { i32Fill, unpackLanes } from './lanes';
import { unpackSums } from './postings';
import { docsOfBlock } from './read';

/** Documents of a full block. */
const BLOCK: usize = 128;

/** Codes of the fields of a block's documents, and how often the word occurs in each, less 1. */
const codesOf: usize = memory.data(512, 16);
const totals: usize = memory.data(512, 16);

/** The code of a frequency without a bound. */
const LAST: i32 = 255;

function frequency(at: usize, codes: usize): f64 {
  const code = <i32>load<u8>(at);
  return code === LAST ? f64.MAX_VALUE : load<f64>(codes + ((<usize>code) << 3));
}

function length(at: usize, codes: usize): f64 {
  return load<f64>(codes + ((<usize>load<u8>(at, 1)) << 3));
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

/**
 * Adds what frequencies are worth, weight * f / (f + base + slope * length), to into[i]. May read and write one place
 * more.
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
  const weights = f64x2.splat(weight);
  const bases = f64x2.splat(base);
  const slopes = f64x2.splat(slope);
  const none = f64x2.splat(0);
  for (let i = 0; i < n; i += 2, frequencies += 16, lengths += 8, into += 16) {
    const f = v128.load(frequencies);
    const length = f64x2.convert_low_i32x4_u(v128.load64_zero(lengths));
    const score = f64x2.div(f64x2.mul(weights, f), f64x2.add(f64x2.add(f, bases), f64x2.mul(slopes, length)));
    v128.store(into, f64x2.add(v128.load(into), v128.andnot(score, f64x2.eq(f, none))));
  }
}

/**
 * How often a word occurs in document number `i` of a block, each occurrence counting what its field does. `extras`:
 * index of the document's first extra, which lie packed at `from`. For `masks` and `boosts` see `blockFrequencies`.
 */
function weighed(i: usize, extras: i32, from: usize, width: u32, masks: usize, boosts: usize): f64 {
  let left = load<u32>(totals + (i << 2)) + 1;
  let sum: f64 = 0;
  let mask = load<u32>(masks + ((<usize>load<u32>(codesOf + (i << 2))) << 2));
  for (; (mask & (mask - 1)) !== 0; mask &= mask - 1, extras++) {
    const more = packed(from, extras, width) + 1;
    sum += load<f64>(boosts + ((<usize>ctz(mask)) << 3)) * <f64>more;
    left -= more;
  }
  return sum + load<f64>(boosts + ((<usize>ctz(mask)) << 3)) * <f64>left;
}

/**
 * Adds to into[i] how often a word occurs in document docs[i] (ascending), for as many as lie in `blocks` full blocks
 * in a row, which begin behind document `before`; answers for how many that is. `bits`: bitmap of a dense word, or 0.
 * `first`, `start`: address of the first block, and its place behind the first block of the word; `skips`: its entry in
 * the skip table, of `entry` bytes each. An occurrence counts `boost`; if that is 0, what its field does: masks of
 * fields by code at `masks`, what each field counts at `boosts`.
 */
export function blockFrequencies(
  bits: usize,
  first: usize,
  start: u32,
  skips: usize,
  entry: usize,
  blocks: i32,
  before: i32,
  docs: usize,
  n: i32,
  boost: f64,
  masks: usize,
  boosts: usize,
  into: usize,
): i32 {
  let done = 0;
  let block = first;
  for (let b = 0; b < blocks && done < n; b++, skips += entry) {
    const last = load<u32>(skips);
    const here = docs + ((<usize>done) << 2);
    if (load<u32>(here) <= last) {
      const header = load<u32>(block);
      let parts = block + 4 + ((<usize>(header & 255)) << 4);
      let m: i32;
      if (bits !== 0) m = findInBits(bits, before, last, here, n - done);
      else {
        unpackSums(block + 4, header & 255, before, list);
        m = findInList(last, here, n - done);
      }
      if (found > 0) {
        const codes = (header >> 8) & 255;
        const fields = parts;
        parts += codes === 0 ? 4 : (<usize>codes) << 4;
        const width = (header >> 16) & 255;
        unpackLanes(parts, width, totals);
        const to = into + ((<usize>done) << 3);
        if (boost > 0) {
          for (let f: usize = 0; f < (<usize>found) << 2; f += 4) {
            const at = to + ((<usize>load<u32>(asked + f)) << 3);
            const total = load<u32>(totals + ((<usize>load<u32>(places + f)) << 2)) + 1;
            store<f64>(at, load<f64>(at) + <f64>total * boost);
          }
        } else {
          if (codes === 0) i32Fill(codesOf, load<u32>(fields));
          else unpackLanes(fields, codes, codesOf);
          const from = parts + ((<usize>width) << 4);
          let extras = 0;
          let i: usize = 0;
          for (let f: usize = 0; f < (<usize>found) << 2; f += 4) {
            const place = <usize>load<u32>(places + f);
            for (; i < place; i++)
              extras += popcnt(load<u32>(masks + ((<usize>load<u32>(codesOf + (i << 2))) << 2))) - 1;
            const at = to + ((<usize>load<u32>(asked + f)) << 3);
            store<f64>(at, load<f64>(at) + weighed(place, extras, from, header >> 24, masks, boosts));
          }
        }
      }
      done += m;
    }
    before = last;
    block = first + (load<u32>(skips, 4) - start);
  }
  return done;
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

/**
 * The documents of a full block at `block`, whose postings have totals: to `into`, and 128 words behind them how often
 * the word occurs in each, less 1. `bits`: bitmap of the documents of a dense term, or 0; `before`: the last document
 * of the block in front, or -1.
 */
function readBlock(block: usize, bits: usize, before: i32, into: usize): void {
  const header = load<u32>(block);
  const docs = header & 255;
  const codes = (header >> 8) & 255;
  docsOfBlock(block, bits, before, into);
  const parts = block + 4 + (docs << 4);
  unpackLanes(parts + (codes === 0 ? 4 : codes << 4), (header >> 16) & 255, into + (BLOCK << 2));
}

/**
 * Adds what a word is worth in the documents [low, high) of `blocks` full blocks in a row (see `blockFrequencies`) to
 * `sums`, which begin with document `low`: each occurrence counts `boost`. `room`: 256 words. Places of sums that were
 * below `least` and are no longer go to `found`; answers how many there are.
 */
export function addBlocks(
  bits: usize,
  first: usize,
  start: u32,
  skips: usize,
  entry: usize,
  blocks: i32,
  before: i32,
  lengths: usize,
  low: u32,
  high: u32,
  boost: f64,
  weight: f64,
  base: f64,
  slope: f64,
  sums: usize,
  least: f64,
  found: usize,
  room: usize,
): i32 {
  let block = first;
  let to = found;
  for (const end = skips + <usize>blocks * entry; skips < end; skips += entry) {
    to = addBlock(block, bits, before, lengths, low, high, boost, weight, base, slope, sums, least, to, room);
    before = load<i32>(skips);
    block = first + (load<u32>(skips, 4) - start);
  }
  return <i32>((to - found) >> 2);
}

/** Answers where the places found end. */
function addBlock(
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
  least: f64,
  found: usize,
  room: usize,
): usize {
  readBlock(block, bits, before, room);
  let end = room + (BLOCK << 2);
  while (room < end && load<u32>(room) < low) room += 4;
  while (end > room && load<u32>(end - 4) >= high) end -= 4;
  const weights = f64x2.splat(weight);
  const bases = f64x2.splat(base);
  const slopes = f64x2.splat(slope);
  const boosts = f64x2.splat(boost);
  const ones = i32x4.splat(1);
  const leasts = f64x2.splat(least);
  const from = sums - ((<usize>low) << 3);
  for (; room + 4 < end; room += 8) {
    const first = <usize>load<u32>(room);
    const second = <usize>load<u32>(room, 4);
    const totals = i32x4.add(v128.load64_zero(room + (BLOCK << 2)), ones);
    const f = f64x2.mul(f64x2.convert_low_i32x4_u(totals), boosts);
    const both = v128.load32_lane(lengths + (second << 2), v128.load32_zero(lengths + (first << 2)), 1);
    const length = f64x2.mul(slopes, f64x2.convert_low_i32x4_u(both));
    const score = f64x2.div(f64x2.mul(weights, f), f64x2.add(f64x2.add(f, bases), length));
    const old = v128.load64_lane(from + (second << 3), v128.load64_zero(from + (first << 3)), 1);
    const sum = f64x2.add(old, score);
    v128.store64_lane(from + (first << 3), sum, 0);
    v128.store64_lane(from + (second << 3), sum, 1);
    const reach = v128.and(f64x2.ge(sum, leasts), f64x2.lt(old, leasts));
    if (v128.any_true(reach)) {
      const which = i64x2.bitmask(reach);
      store<u32>(found, <u32>first - low);
      found += (<usize>(which & 1)) << 2;
      store<u32>(found, <u32>second - low);
      found += (<usize>(which >> 1)) << 2;
    }
  }
  if (room < end) {
    const doc = <usize>load<u32>(room);
    const f = <f64>(load<u32>(room + (BLOCK << 2)) + 1) * boost;
    const score = (weight * f) / (f + base + slope * <f64>load<u32>(lengths + (doc << 2)));
    const old = load<f64>(from + (doc << 3));
    store<f64>(from + (doc << 3), old + score);
    store<u32>(found, <u32>doc - low);
    found += (<usize>(i32(old < least) & i32(old + score >= least))) << 2;
  }
  return found;
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
