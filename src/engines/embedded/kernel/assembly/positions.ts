// Positions of words (FORMAT.md) in windows of documents, and what phrases and proximity ask of them.
//
// A window holds up to 2047 ascending documents. A position becomes a *key*: number of the document in the window, from
// 1, in the upper 11 bits, and the position in the lower 21. All keys of a word are then one ascending list, and a
// phrase is a merge of two lists without any branch to foresee. Positions from `FARTHEST` on do not fit: a key that
// moves by a few words must not reach the next document.
//
// Where it is only asked whether two words meet in a document, most of their positions need not be read. The *spot* of
// a word in a document, four 32-bit words, says where they are: its first position, the address of the differences to
// the others, at which bit there they begin (low byte) and how many bits each takes, and how many positions there are.
import { packed } from './bits';
import { asked, findInBits, findInList, found, list, places } from './find';
import { i32Fill, unpackLanes } from './lanes';
import { tailToList, unpackSums } from './postings';

const BITS: u32 = 21;
const POSITION: u32 = (1 << BITS) - 1;
const BLOCK: i32 = 128;

/** Positions of the block in front of each of its documents, and of all. */
const starts: usize = memory.data(544, 16);
/** Codes of the fields of the block's documents. */
const codesOf: usize = memory.data(512, 16);

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
 * Spots of the documents found, in a block of `n`, each at its place among those asked about, the first of which has
 * its spot at `into`.
 */
function spotsOf(positions: usize, n: i32, into: usize): void {
  const firstWidth = <u32>load<u8>(positions);
  const restWidth = <u32>load<u8>(positions, 1);
  const firsts = positions + 2;
  const rests = firsts + ((<usize>n * firstWidth + 7) >> 3);
  for (let f: usize = 0; f < (<usize>found) << 2; f += 4) {
    const i = load<u32>(places + f);
    const start = load<u32>(starts + ((<usize>i) << 2));
    const bits = <u64>(start - i) * restWidth;
    const spot = into + ((<usize>load<u32>(asked + f)) << 4);
    store<u32>(spot, packed(firsts, i, firstWidth));
    store<u32>(spot, <u32>(rests + <usize>(bits >> 3)), 4);
    store<u32>(spot, (restWidth << 8) | (<u32>bits & 7), 8);
    store<u32>(spot, load<u32>(starts + ((<usize>i) << 2), 4) - start, 12);
  }
}

/**
 * Leaves spots the positions in `fields`, which are the first ones. `masks`: masks of fields by code; `extras`: how
 * often the word occurs in each field of a document but the last, less 1, packed in `width` bits.
 */
function limitSpots(into: usize, masks: usize, fields: u32, extras: usize, width: u32): void {
  let before = 0;
  let i: usize = 0;
  for (let f: usize = 0; f < (<usize>found) << 2; f += 4) {
    const place = <usize>load<u32>(places + f);
    for (; i < place; i++) before += popcnt(load<u32>(masks + ((<usize>load<u32>(codesOf + (i << 2))) << 2))) - 1;
    let mask = load<u32>(masks + ((<usize>load<u32>(codesOf + (place << 2))) << 2));
    if ((mask & ~fields) === 0) continue;
    let total: u32 = 0;
    // those of the last field are not told, which is not among them
    for (let extra = before; (mask & fields) !== 0; mask &= mask - 1, extra++)
      total += packed(extras, extra, width) + 1;
    store<u32>(into + ((<usize>load<u32>(asked + f)) << 4), total, 12);
  }
}

/** `blockKeys`, or, without `ordinals`, `blockSpots`: answers what they do. */
function readBlocks(
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
  masks: usize,
  fields: u32,
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
      const masked = parts;
      parts += codes === 0 ? 4 : (<usize>codes) << 4;
      store<u32>(starts, 0);
      unpackSums(parts, (header >> 16) & 255, 0, starts + 4);
      if (ordinals === 0) {
        spotsOf(spots, BLOCK, into + ((<usize>done) << 4));
        if (masks !== 0) {
          if (codes === 0) i32Fill(codesOf, load<u32>(masked));
          else unpackLanes(masked, codes, codesOf);
          parts += (<usize>((header >> 16) & 255)) << 4;
          limitSpots(into + ((<usize>done) << 4), masks, fields, parts, header >> 24);
        }
        done += m;
      } else {
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
    }
    before = last;
    block = first + (load<u32>(skips, 4) - start);
    spots = positions + (load<u32>(skips, 8) - positionsStart);
  }
  if (ordinals === 0) return done;
  store<i32>(report, done);
  return keys;
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
  return readBlocks(
    bits,
    first,
    start,
    positions,
    positionsStart,
    skips,
    blocks,
    before,
    docs,
    ordinals,
    n,
    into,
    room,
    report,
    0,
    0,
  );
}

/**
 * Spots in the same documents, one each from `into` on: nothing is written where the term is not. With `masks`, masks
 * of fields by code, they have the positions in `fields`, of which none may be behind another of the term. Answers the
 * documents done of those asked about.
 */
export function blockSpots(
  bits: usize,
  first: usize,
  start: u32,
  positions: usize,
  positionsStart: u32,
  skips: usize,
  blocks: i32,
  before: i32,
  docs: usize,
  n: i32,
  into: usize,
  masks: usize,
  fields: u32,
): i32 {
  return readBlocks(
    bits,
    first,
    start,
    positions,
    positionsStart,
    skips,
    blocks,
    before,
    docs,
    0,
    n,
    into,
    0,
    0,
    masks,
    fields,
  );
}

/** Where the codes of the fields of a tail begin. */
function codesOfTail(tail: usize, size: i32): usize {
  return tail + 1 + ((<usize>size * load<u8>(tail) + 7) >> 3);
}

/** Where what is behind them begins. */
function totalsOfTail(tail: usize, size: i32): usize {
  let at = codesOfTail(tail, size);
  const width = <usize>load<u8>(at++);
  if (width > 0) return at + ((<usize>size * width + 7) >> 3);
  while (load<u8>(at++) > 127) {}
  return at;
}

/** Finds documents in a tail of `size`, and where the positions of each begin; answers how many were asked about. */
function openTail(tail: usize, size: i32, before: i32, docs: usize, n: i32): i32 {
  tailToList(tail, size, before, list);
  const at = totalsOfTail(tail, size);
  const width = <u32>load<u8>(at);
  let sum: u32 = 0;
  for (let i = 0; i < size; i++) {
    store<u32>(starts + ((<usize>i) << 2), sum);
    sum += packed(at + 1, i, width) + 1;
  }
  store<u32>(starts + ((<usize>size) << 2), sum);
  // no document is behind the end
  store<u32>(list + ((<usize>size) << 2), -1);
  return findInList(-1, docs, n);
}

/** `blockKeys` of a tail of `size` documents at `tail`. */
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
  return keysOf(positions, size, ordinals, openTail(tail, size, before, docs, n), into, room, report);
}

/** `blockSpots` of a tail: answers `n`. */
export function tailSpots(
  tail: usize,
  size: i32,
  positions: usize,
  before: i32,
  docs: usize,
  n: i32,
  into: usize,
  masks: usize,
  fields: u32,
): i32 {
  const done = openTail(tail, size, before, docs, n);
  spotsOf(positions, size, into);
  if (masks !== 0) {
    let at = codesOfTail(tail, size);
    const width = <u32>load<u8>(at++);
    let code: u32 = 0;
    if (width === 0)
      for (let shift = 0; ; shift += 7) {
        const byte = <u32>load<u8>(at++);
        code |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    for (let i = 0; i < size; i++) store<u32>(codesOf + ((<usize>i) << 2), width === 0 ? code : packed(at, i, width));
    const totals = totalsOfTail(tail, size);
    const extras = totals + 1 + ((<usize>size * load<u8>(totals) + 7) >> 3);
    limitSpots(into, masks, fields, extras + 1, load<u8>(extras));
  }
  return done;
}

/**
 * Those of `n` documents in which a position of `b` is `low` to `high` behind one of `a`, and not the same; answers how
 * many. `a`, `b`: spots, with 0 positions where there are none. `least`: how many positions the word has that has
 * fewer, f64. May write one place more.
 */
export function spotsMeet(
  a: usize,
  b: usize,
  n: i32,
  low: i32,
  high: i32,
  docs: usize,
  into: usize,
  least: usize,
): i32 {
  const begin = into;
  for (const end = docs + ((<usize>n) << 2); docs < end; docs += 4, a += 16, b += 16) {
    let leftA = load<i32>(a, 12);
    let leftB = load<i32>(b, 12);
    if (leftA === 0 || leftB === 0) continue;
    store<u32>(into, load<u32>(docs));
    store<f64>(least, <f64>min(leftA, leftB));
    const restsA = <usize>load<u32>(a, 4);
    const restsB = <usize>load<u32>(b, 4);
    const widthA = load<u32>(a, 8) >> 8;
    const widthB = load<u32>(b, 8) >> 8;
    const maskA: u32 = widthA === 32 ? -1 : (1 << widthA) - 1;
    const maskB: u32 = widthB === 32 ? -1 : (1 << widthB) - 1;
    let bitA = load<u32>(a, 8) & 255;
    let bitB = load<u32>(b, 8) & 255;
    let x = load<i32>(a);
    let y = load<i32>(b);
    for (;;) {
      const behind = y - x;
      if (behind < low) {
        if (--leftB === 0) break;
        y += (load<u32>(restsB + (bitB >> 3)) >> (bitB & 7)) & maskB;
        bitB += widthB;
      } else if (behind > high) {
        if (--leftA === 0) break;
        x += (load<u32>(restsA + (bitA >> 3)) >> (bitA & 7)) & maskA;
        bitA += widthA;
      } else if (behind === 0) {
        // one of either may have the next of the other near
        if (leftB > 1) {
          const next = y + ((load<u32>(restsB + (bitB >> 3)) >> (bitB & 7)) & maskB);
          if (<i32>next - x <= high) {
            into += 4;
            least += 8;
            break;
          }
        }
        if (--leftA === 0) break;
        x += (load<u32>(restsA + (bitA >> 3)) >> (bitA & 7)) & maskA;
        bitA += widthA;
      } else {
        into += 4;
        least += 8;
        break;
      }
    }
  }
  return <i32>((into - begin) >> 2);
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
