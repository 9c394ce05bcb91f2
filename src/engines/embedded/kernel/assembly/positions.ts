// Positions of words (FORMAT.md) in windows of documents, and what phrases and proximity ask of them.
//
// A window holds up to 2047 ascending documents. A position becomes a *key*: number of the document in the window, from
// 1, in the upper 11 bits, and the position in the lower 21. All keys of a word are then one ascending list, and a
// phrase is a merge of two lists without any branch to foresee. Positions from `FARTHEST` on do not fit: a key that
// moves by a few words must not reach the next document.
import { packed } from './bits';
import { asked, findInBits, findInList, found, list, places } from './find';
import { tailToList, unpackSums } from './postings';

const BITS: u32 = 21;
const POSITION: u32 = (1 << BITS) - 1;
const BLOCK: i32 = 128;

/** Positions of the block in front of each of its documents, and of all. */
const starts: usize = memory.data(544, 16);

/**
 * Keys of the positions of the documents found, in a block of `n`, which are the first `m` asked about; those that do
 * not fit into `room` keys are left out. Answers how many keys there are; `report`: documents done of those asked
 * about, greatest position, keys of the first document left out.
 */
function keysOf(positions: usize, n: i32, ordinals: usize, m: i32, into: usize, room: i32, report: usize): i32 {
  const firstWidth = <u32>load<u8>(positions);
  const restWidth = <u32>load<u8>(positions, 1);
  const firsts = positions + 2;
  const rests = firsts + ((<usize>n * firstWidth + 7) >> 3);
  const mask: u32 = restWidth === 32 ? -1 : (1 << restWidth) - 1;
  const begin = into;
  const end = into + ((<usize>room) << 2);
  let most = load<u32>(report, 4);
  for (let f: usize = 0; f < (<usize>found) << 2; f += 4) {
    const i = load<u32>(places + f);
    const start = load<u32>(starts + ((<usize>i) << 2));
    const total = load<u32>(starts + ((<usize>i) << 2), 4) - start;
    if ((<usize>total) << 2 > end - into) {
      store<u32>(report, total, 8);
      m = load<i32>(asked + f);
      break;
    }
    const base = load<u32>(ordinals + ((<usize>load<u32>(asked + f)) << 2)) << BITS;
    let position = packed(firsts, i, firstWidth);
    store<u32>(into, base + position);
    into += 4;
    const bits = <u64>(start - i) * restWidth;
    const from = rests + <usize>(bits >> 3);
    let bit = <u32>bits & 7;
    for (const stop = into + ((<usize>(total - 1)) << 2); into < stop; into += 4, bit += restWidth) {
      position += (load<u32>(from + (bit >> 3)) >> (bit & 7)) & mask;
      store<u32>(into, base + position);
    }
    most = max(most, position);
  }
  store<i32>(report, m);
  store<u32>(report, most, 4);
  return <i32>((into - begin) >> 2);
}

/**
 * Keys of documents that have the term, as far as they lie in `blocks` full blocks in a row, which begin behind
 * document `before`. `bits`: bitmap of a dense term, or 0. `first`, `start`: address of the first block, and its place
 * behind the first block of the term; `positions`, `positionsStart`: the same for its positions; `skips`: its entry in
 * the skip table. For the rest see `keysOf`.
 */
export function blockKeys(
  bits: usize,
  first: usize,
  start: u32,
  positions: usize,
  positionsStart: u32,
  skips: usize,
  blocks: i32,
  before: i32,
  docs: usize,
  ordinals: usize,
  n: i32,
  into: usize,
  room: i32,
  report: usize,
): i32 {
  let done = 0;
  let keys = 0;
  let block = first;
  let spots = positions;
  for (let b = 0; b < blocks && done < n; b++, skips += 12) {
    const last = load<u32>(skips);
    if (load<u32>(docs + ((<usize>done) << 2)) <= last) {
      const header = load<u32>(block);
      let parts = block + 4;
      let m: i32;
      if (bits !== 0) m = findInBits(bits, before, last, docs + ((<usize>done) << 2), n - done);
      else {
        unpackSums(parts, header & 255, before, list);
        parts += (<usize>(header & 255)) << 4;
        m = findInList(last, docs + ((<usize>done) << 2), n - done);
      }
      // one code of fields for all takes a word
      const codes = (header >> 8) & 255;
      parts += codes === 0 ? 4 : (<usize>codes) << 4;
      store<u32>(starts, 0);
      unpackSums(parts, (header >> 16) & 255, 0, starts + 4);
      keys += keysOf(
        spots,
        BLOCK,
        ordinals + ((<usize>done) << 2),
        m,
        into + ((<usize>keys) << 2),
        room - keys,
        report,
      );
      done += load<i32>(report);
      if (load<i32>(report) < m) break;
    }
    before = last;
    block = first + (load<u32>(skips, 4) - start);
    spots = positions + (load<u32>(skips, 8) - positionsStart);
  }
  store<i32>(report, done);
  return keys;
}

/** The same of a tail of `size` documents at `tail`. */
export function tailKeys(
  tail: usize,
  size: i32,
  positions: usize,
  before: i32,
  docs: usize,
  ordinals: usize,
  n: i32,
  into: usize,
  room: i32,
  report: usize,
): i32 {
  tailToList(tail, size, before, list);
  let at = tail + 1 + ((<usize>size * load<u8>(tail) + 7) >> 3);
  const codes = <usize>load<u8>(at++);
  if (codes === 0) while (load<u8>(at++) > 127) {}
  else at += (<usize>size * codes + 7) >> 3;
  const width = <u32>load<u8>(at++);
  let sum: u32 = 0;
  for (let i = 0; i < size; i++) {
    store<u32>(starts + ((<usize>i) << 2), sum);
    sum += packed(at, i, width) + 1;
  }
  store<u32>(starts + ((<usize>size) << 2), sum);
  // no document is behind the end
  store<u32>(list + ((<usize>size) << 2), -1);
  return keysOf(positions, size, ordinals, findInList(-1, docs, n), into, room, report);
}

/**
 * Keys of `b`, moved by `back` to the front, that stand `apart` behind one of `a` and do not leave their document;
 * answers how many. May write one place more.
 */
export function keysApart(a: usize, nA: i32, b: usize, nB: i32, apart: u32, back: u32, into: usize): i32 {
  const begin = into;
  const endA = a + ((<usize>nA) << 2);
  const endB = b + ((<usize>nB) << 2);
  while (a < endA && b < endB) {
    const x = load<u32>(a) + apart;
    const y = load<u32>(b);
    store<u32>(into, y - back);
    into += (<usize>(i32(x === y) & i32((y & POSITION) >= back))) << 2;
    a += (<usize>i32(x <= y)) << 2;
    b += (<usize>i32(y <= x)) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/**
 * Those of `a` that have one of `b` `apart` behind them; may be written over `a`. Answers how many; may write one place
 * more.
 */
export function keysWith(a: usize, nA: i32, b: usize, nB: i32, apart: u32, into: usize): i32 {
  const begin = into;
  const endA = a + ((<usize>nA) << 2);
  const endB = b + ((<usize>nB) << 2);
  while (a < endA && b < endB) {
    const key = load<u32>(a);
    const x = key + apart;
    const y = load<u32>(b);
    store<u32>(into, key);
    into += (<usize>i32(x === y)) << 2;
    a += (<usize>i32(x <= y)) << 2;
    b += (<usize>i32(y < x)) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/** Those of `a` that have one of `b` behind them, at most `reach` away; answers how many. May write one place more. */
export function keysBefore(a: usize, nA: i32, b: usize, nB: i32, reach: u32, into: usize): i32 {
  const begin = into;
  const endA = a + ((<usize>nA) << 2);
  const endB = b + ((<usize>nB) << 2);
  while (a < endA && b < endB) {
    const x = load<u32>(a);
    const y = load<u32>(b);
    store<u32>(into, x);
    into += (<usize>i32(y - x - 1 < reach)) << 2;
    a += (<usize>i32(x < y)) << 2;
    b += (<usize>i32(y <= x)) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/**
 * Some of `a` in each document in which one of `a` and one of `b` are at most `reach` apart, and not at one place;
 * answers how many, at most nA + nB. No key may be twice in a list. May write one place more, and one behind the end of
 * `b`.
 */
export function keysNear(a: usize, nA: i32, b: usize, nB: i32, reach: u32, into: usize): i32 {
  const begin = into;
  const endA = a + ((<usize>nA) << 2);
  const endB = b + ((<usize>nB) << 2);
  store<u32>(endB, -1);
  while (a < endA && b < endB) {
    const x = load<u32>(a);
    const y = load<u32>(b);
    const behind = select(load<u32>(b, 4), y, x === y);
    const distance = select(behind - x, x - y, x <= y);
    store<u32>(into, x);
    into += (<usize>i32(distance - 1 < reach)) << 2;
    a += (<usize>i32(x <= y)) << 2;
    b += (<usize>i32(y < x)) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/**
 * Documents of ascending keys, each once, and their numbers in the window, and how many keys each has; answers how many
 * documents.
 */
export function keysByDoc(keys: usize, n: i32, docs: usize, into: usize, ordinals: usize, counts: usize): i32 {
  const begin = into;
  let before: u32 = 0;
  let count: u32 = 0;
  for (const end = keys + ((<usize>n) << 2); keys < end; keys += 4) {
    const ordinal = load<u32>(keys) >> BITS;
    const step = (<usize>i32(ordinal !== before)) << 2;
    into += step;
    ordinals += step;
    counts += step;
    count = step === 0 ? count + 1 : 1;
    store<u32>(into - 4, load<u32>(docs + ((<usize>(ordinal - 1)) << 2)));
    store<u32>(ordinals - 4, ordinal);
    store<u32>(counts - 4, count);
    before = ordinal;
  }
  return <i32>((into - begin) >> 2);
}
