// Writing postings (FORMAT.md): the block that fills, of one term at a time.
import { packed } from './bits';
import {
  readBlock,
  readCodes,
  readCount,
  readDocs,
  readExtras,
  readExtraWidth,
  readFirsts,
  readFirstWidth,
  readRests,
  readRestWidth,
  readTail,
  readTotals,
} from './read';

const BLOCK: u32 = 128;
const FIELDS: u32 = 31;
/** Documents that did not survive a merge. */
const DROPPED: u32 = 0xffffffff;
const LAST_CODE: u32 = 255;
/** Wider values take 32 bits. */
const MAX_PACKED_BITS: u32 = 25;

const docs: usize = memory.data(512, 16);
const masks: usize = memory.data(512, 16);
const codes: usize = memory.data(512, 16);
/** Frequencies in all fields - 1. */
const totals: usize = memory.data(512, 16);
const firsts: usize = memory.data(512, 16);
/** Differences of documents - 1. */
const deltas: usize = memory.data(512, 16);
const freqs: usize = memory.data(15872, 16);
const extras: usize = memory.data(15872, 16);
/** By frequency code: the least length code, or 256. */
const least: usize = memory.data(1024, 16);
const frequencies: usize = memory.data(256, 16);
const shortest: usize = memory.data(256, 16);
/** What is told of the block: see `blockReport`. */
const report: usize = memory.data(64, 16);

const SIZE: usize = 0;
const MASK: usize = 4;
const SHORT: usize = 8;
const FREQS_AT: usize = 12;
const PLACES_AT: usize = 16;
const BYTES: usize = 20;
const POSITION_BYTES: usize = 24;
const PAIRS: usize = 28;
const IMPACTS: usize = 32;
const FREQ_COUNT: usize = 40;

let size: u32 = 0;
let freqCount: u32 = 0;
let extraCount: u32 = 0;
let restCount: u32 = 0;
let low: i32 = 256;
let high: i32 = -1;
let termMask: u32 = 0;
// of the target
let lengths: usize = 0;
let weights: usize = 0;
let codesOfFew: usize = 0;
let table: usize = 0;
/** Differences of positions. */
let rest: usize = 0;
let restRoom: u32 = 0;

/**
 * 32-bit words that tell of the block: documents, fields of the term so far, what ran short (1: room for positions, 2:
 * for masks), where the frequencies and positions of what was not taken stand, bytes written and of positions, pairs of
 * impacts and from word 8 on these, frequencies; from word 12 on the addresses of documents, masks and frequencies.
 */
export function blockReport(): usize {
  store<u32>(report, <u32>docs, 48);
  store<u32>(report, <u32>masks, 52);
  store<u32>(report, <u32>freqs, 56);
  for (let code: usize = 0; code < 1024; code += 4) store<u32>(least + code, 256);
  return report;
}

/** A frequency below that in one field has its code in a table. */
const FEW: u32 = 16;

/**
 * Begins a term. `ofLengths`: codes of lengths, a byte for each document; `ofWeights`: 31 doubles, and behind them for
 * each of the fields 16 bytes: codes of the frequencies below 16 in it alone; `ofTable`: codes of masks, 0 for postings
 * of documents alone; `ofRest`: room for positions.
 */
export function blockBegin(ofLengths: usize, ofWeights: usize, ofTable: usize, ofRest: usize, ofRoom: u32): void {
  lengths = ofLengths;
  weights = ofWeights;
  codesOfFew = ofWeights + ((<usize>FIELDS) << 3);
  table = ofTable;
  rest = ofRest;
  restRoom = ofRoom;
  size = freqCount = extraCount = restCount = termMask = 0;
  store<u32>(report, 0, SIZE);
  store<u32>(report, 0, MASK);
}

/** Moves positions to more room. */
export function blockWiden(to: usize, room: u32): void {
  memory.copy(to, rest, (<usize>restCount) << 2);
  rest = to;
  restRoom = room;
}

// A table of masks: how many there are, 32 - bits of its places, and the addresses of masks by code and of places with
// code + 1.

/** The code of a mask, a new one if need be; -1 if the table is full: half of its places are taken. */
export function maskCode(known: usize, mask: u32): i32 {
  const shift = load<u32>(known, 4);
  const list = <usize>load<u32>(known, 8);
  const places = <usize>load<u32>(known, 12);
  const most = ((<u32>1) << (32 - shift)) - 1;
  let place = (mask * 0x9e3779b1) >> shift;
  for (let code = load<u32>(places + ((<usize>place) << 2)); code !== 0; ) {
    if (load<u32>(list + ((<usize>code - 1) << 2)) === mask) return <i32>code - 1;
    place = (place + 1) & most;
    code = load<u32>(places + ((<usize>place) << 2));
  }
  const count = load<u32>(known);
  if (count * 2 > most) return -1;
  store<u32>(list + ((<usize>count) << 2), mask);
  store<u32>(places + ((<usize>place) << 2), count + 1);
  store<u32>(known, count + 1);
  return <i32>count;
}

function codeBelow(value: u32): u32 {
  if (value < 16) return value;
  const exponent = 27 - <u32>clz(value);
  return min(((exponent + 1) << 4) | ((value >> exponent) & 15), LAST_CODE);
}

function codeAbove(value: u32): u32 {
  const below = codeBelow(value);
  if (below < 16 || below === LAST_CODE) return below;
  return (<u64>(16 + (below & 15))) << ((below >> 4) - 1) === <u64>value ? below : below + 1;
}

/** Takes a document, without its positions. */
function take(doc: u32, mask: u32, code: u32, fields: u32, total: u32, own: usize): void {
  const i = (<usize>size) << 2;
  size++;
  store<u32>(docs + i, doc);
  if (table === 0) return;
  termMask |= mask;
  store<u32>(masks + i, mask);
  store<u32>(codes + i, code);
  store<u32>(totals + i, total - 1);
  let frequency: u32;
  if (fields === 1 && total < FEW) {
    frequency = load<u8>(codesOfFew + ((<usize>ctz(mask)) << 4) + <usize>total);
    store<u32>(freqs + ((<usize>freqCount) << 2), total);
    freqCount++;
  } else {
    let weighed: f64 = 0;
    let bits = mask;
    for (let f: u32 = 0; f < fields; f++, own += 4, bits &= bits - 1) {
      const freq = load<u32>(own);
      weighed += <f64>freq * load<f64>(weights + ((<usize>ctz(bits)) << 3));
      store<u32>(freqs + ((<usize>freqCount) << 2), freq);
      freqCount++;
      // the last one follows from the sum
      if (f + 1 < fields) {
        store<u32>(extras + ((<usize>extraCount) << 2), freq - 1);
        extraCount++;
      }
    }
    frequency = codeAbove(<u32>ceil(weighed));
  }
  const short = <u32>load<u8>(lengths + <usize>doc);
  const at = least + ((<usize>frequency) << 2);
  if (short < load<u32>(at)) {
    store<u32>(at, short);
    low = min(low, <i32>frequency);
    high = max(high, <i32>frequency);
  }
}

/** Takes the positions of the document that was taken last, one every `step` bytes. */
function takePlaces(total: u32, places: usize, step: usize): void {
  let previous = load<u32>(places);
  store<u32>(firsts + ((<usize>(size - 1)) << 2), previous);
  let to = rest + ((<usize>restCount) << 2);
  restCount += total - 1;
  for (let left = total - 1; left > 0; left--, to += 4) {
    places += step;
    const position = load<u32>(places);
    store<u32>(to, position - previous);
    previous = position;
  }
}

/**
 * Takes documents from number `k` on, as many as there is room for: their numbers (those that `map` gives them, if not
 * 0), masks, frequencies one after the other, and positions (0: none), from number `k` on. Answers the number of the
 * next.
 */
export function blockMany(k: u32, n: u32, ofDocs: usize, map: usize, ofMasks: usize, own: usize, places: usize): u32 {
  store<u32>(report, 0, SHORT);
  for (; k < n && size < BLOCK; k++) {
    let doc = load<u32>(ofDocs + ((<usize>k) << 2));
    if (map !== 0) doc = load<u32>(map + ((<usize>doc) << 2));
    const mask = table === 0 ? 0 : load<u32>(ofMasks + ((<usize>k) << 2));
    const fields = <u32>popcnt(mask);
    let total: u32 = 0;
    for (let f: u32 = 0; f < fields; f++) total += load<u32>(own + ((<usize>f) << 2));
    if (doc !== DROPPED) {
      let code = 0;
      if (table !== 0) {
        if (places !== 0 && restCount + total > restRoom) {
          store<u32>(report, 1, SHORT);
          break;
        }
        code = maskCode(table, mask);
        if (code < 0) {
          store<u32>(report, 2, SHORT);
          break;
        }
      }
      take(doc, mask, code, fields, total, own);
      if (places !== 0) takePlaces(total, places, 4);
    }
    own += (<usize>fields) << 2;
    if (places !== 0) places += (<usize>total) << 2;
  }
  store<u32>(report, size, SIZE);
  store<u32>(report, termMask, MASK);
  store<u32>(report, <u32>own, FREQS_AT);
  store<u32>(report, <u32>places, PLACES_AT);
  return k;
}

const here: usize = memory.data(128, 16);

/**
 * Takes documents out of places of a word: document * 32 + field and position by turns, of numbers [i, end), as many
 * as there is room for. Answers the number of the next.
 */
export function blockPlaces(places: usize, i: u32, end: u32): u32 {
  store<u32>(report, 0, SHORT);
  while (i < end && size < BLOCK) {
    const from = places + ((<usize>i) << 3);
    const doc = load<u32>(from) >> 5;
    let mask: u32 = 0;
    let own = here - 4;
    let field: u32 = FIELDS + 1;
    let k = i;
    for (let at = from; k < end; k++, at += 8) {
      const place = load<u32>(at);
      if (place >> 5 !== doc) break;
      if ((place & 31) !== field) {
        field = place & 31;
        mask |= 1 << field;
        own += 4;
        store<u32>(own, 0);
      }
      store<u32>(own, load<u32>(own) + 1);
    }
    if (restCount + (k - i) > restRoom) {
      store<u32>(report, 1, SHORT);
      break;
    }
    const code = maskCode(table, mask);
    if (code < 0) {
      store<u32>(report, 2, SHORT);
      break;
    }
    take(doc, mask, code, <u32>popcnt(mask), k - i, here);
    takePlaces(k - i, from + 4, 8);
    i = k;
  }
  store<u32>(report, size, SIZE);
  store<u32>(report, termMask, MASK);
  return i;
}

/** How many documents, extras and bits of differences of the block that is read have been taken. */
let done: u32 = 0;
let extrasDone: u32 = 0;
let restBits: u64 = 0;

/** Reads a full block of another segment, which is taken next: see `readBlock`. */
export function blockOfFull(block: usize, bits: usize, before: i32, positions: usize): void {
  done = extrasDone = 0;
  restBits = 0;
  readBlock(block, bits, before, table !== 0, positions);
}

/** The same of a last block that is not full: see `readTail`. */
export function blockOfTail(tail: usize, n: u32, before: i32, positions: usize): void {
  done = extrasDone = 0;
  restBits = 0;
  readTail(tail, n, before, table !== 0, positions);
}

/**
 * Takes documents of the block that was read last, as many as there is room for. `map`: what
 * numbers they have here; `ofMasks`: by code there, masks and their codes here + 1, 0 while unknown. Answers how many
 * documents are left.
 */
export function blockRead(map: usize, ofMasks: usize): u32 {
  store<u32>(report, 0, SHORT);
  for (; done < readCount && size < BLOCK; done++) {
    const i = (<usize>done) << 2;
    const doc = load<u32>(map + ((<usize>load<u32>(readDocs + i)) << 2));
    if (table === 0) {
      if (doc !== DROPPED) take(doc, 0, 0, 0, 0, 0);
      continue;
    }
    const known = ofMasks + ((<usize>load<u32>(readCodes + i)) << 3);
    const mask = load<u32>(known);
    const fields = <u32>popcnt(mask);
    const total = load<u32>(readTotals + i) + 1;
    if (doc !== DROPPED) {
      if (readFirsts !== 0 && restCount + total > restRoom) {
        store<u32>(report, 1, SHORT);
        break;
      }
      if (load<u32>(known, 4) === 0) {
        const code = maskCode(table, mask);
        if (code < 0) {
          store<u32>(report, 2, SHORT);
          break;
        }
        store<u32>(known, code + 1, 4);
      }
      let left = total;
      let own = here;
      for (let f: u32 = 1; f < fields; f++, own += 4) {
        const freq = packed(readExtras, extrasDone + f - 1, readExtraWidth) + 1;
        store<u32>(own, freq);
        left -= freq;
      }
      store<u32>(own, left);
      take(doc, mask, load<u32>(known, 4) - 1, fields, total, here);
      if (readFirsts !== 0) {
        store<u32>(firsts + ((<usize>(size - 1)) << 2), packed(readFirsts, done, readFirstWidth));
        const width = readRestWidth;
        const ones: u32 = width === 32 ? -1 : (1 << width) - 1;
        let from = readRests + <usize>(restBits >> 3);
        let bit = <u32>restBits & 7;
        let to = rest + ((<usize>restCount) << 2);
        restCount += total - 1;
        for (const end = rest + ((<usize>restCount) << 2); to < end; to += 4) {
          store<u32>(to, (load<u32>(from) >> bit) & ones);
          bit += width;
          from += <usize>(bit >> 3);
          bit &= 7;
        }
      }
    }
    extrasDone += fields - 1;
    restBits += <u64>(total - 1) * <u64>readRestWidth;
  }
  store<u32>(report, size, SIZE);
  store<u32>(report, termMask, MASK);
  return readCount - done;
}

function bitsOf(values: usize, n: u32): u32 {
  let all: u32 = 0;
  for (const end = values + ((<usize>n) << 2); values < end; values += 4) all |= load<u32>(values);
  return 32 - <u32>clz(all);
}

function packedWidth(width: u32): u32 {
  return width > MAX_PACKED_BITS ? 32 : width;
}

/** Packs values of `width` bits; answers the address behind them. */
function pack(out: usize, values: usize, n: u32, width: u32): usize {
  if (width === 0) return out;
  let held: u64 = 0;
  let bits: u32 = 0;
  for (const end = values + ((<usize>n) << 2); values < end; values += 4) {
    held |= (<u64>load<u32>(values)) << bits;
    bits += width;
    if (bits >= 32) {
      store<u32>(out, <u32>held);
      out += 4;
      held >>= 32;
      bits -= 32;
    }
  }
  for (; bits > 0 && bits < 64; bits -= min(bits, 8), held >>= 8) store<u8>(out++, <u8>held);
  return out;
}

function packTail(out: usize, values: usize, n: u32): usize {
  const width = packedWidth(bitsOf(values, n));
  store<u8>(out, <u8>width);
  return pack(out + 1, values, n, width);
}

/** Packs 128 values in lanes. */
function packLanes(out: usize, values: usize, width: u32): usize {
  if (width === 0) return out;
  let held = i32x4.splat(0);
  let shift: u32 = 0;
  for (const end = values + 512; values < end; values += 16) {
    const next = v128.load(values);
    held = v128.or(held, i32x4.shl(next, shift));
    shift += width;
    if (shift >= 32) {
      v128.store(out, held);
      out += 16;
      shift -= 32;
      held = shift > 0 ? i32x4.shr_u(next, width - shift) : i32x4.splat(0);
    }
  }
  return out;
}

function allCodes(n: u32): bool {
  const first = load<u32>(codes);
  for (let i: usize = 1; i < <usize>n; i++) if (load<u32>(codes + (i << 2)) !== first) return false;
  return true;
}

/** Boils impacts down to at most `most` pairs, told in the report, and starts over. */
function finishImpacts(most: i32): void {
  let found: i32 = 0;
  let shortestYet: u32 = 256;
  for (let code = high; code >= low; code--) {
    const at = least + ((<usize>code) << 2);
    const length = load<u32>(at);
    store<u32>(at, 256);
    // a greater frequency in a text as short is better anyway
    if (length >= shortestYet) continue;
    shortestYet = length;
    store<u8>(frequencies + <usize>found, <u8>code);
    store<u8>(shortest + <usize>found, <u8>length);
    found++;
  }
  low = 256;
  high = -1;
  // too many: neighbours that lose least are joined to a pair better than both
  while (found > most) {
    let best: i32 = 0;
    let loss: i32 = i32.MAX_VALUE;
    for (let i: i32 = 0; i + 1 < found; i++) {
      const frequency = frequencies + <usize>i;
      const length = shortest + <usize>i;
      const lost =
        <i32>load<u8>(frequency) - <i32>load<u8>(frequency, 1) + (<i32>load<u8>(length) - <i32>load<u8>(length, 1));
      if (lost >= loss) continue;
      loss = lost;
      best = i;
    }
    store<u8>(shortest + <usize>best, load<u8>(shortest + <usize>best, 1));
    found--;
    for (let i = best + 1; i < found; i++) {
      store<u8>(frequencies + <usize>i, load<u8>(frequencies + <usize>i, 1));
      store<u8>(shortest + <usize>i, load<u8>(shortest + <usize>i, 1));
    }
  }
  store<u32>(report, found, PAIRS);
  for (let i: i32 = 0; i < 4; i++) {
    const at = report + IMPACTS + ((<usize>i) << 1);
    store<u8>(at, i < found ? load<u8>(frequencies + <usize>i) : 0);
    store<u8>(at, i < found ? load<u8>(shortest + <usize>i) : 0, 1);
  }
}

/** Ends a block: its positions are written. */
function end(bytes: u32, positions: usize): void {
  let to = positions;
  if (positions !== 0) {
    const first = packedWidth(bitsOf(firsts, size));
    const other = packedWidth(bitsOf(rest, restCount));
    store<u8>(to, <u8>first);
    store<u8>(to, <u8>other, 1);
    to = pack(pack(to + 2, firsts, size, first), rest, restCount, other);
  }
  store<u32>(report, bytes, BYTES);
  store<u32>(report, <u32>(to - positions), POSITION_BYTES);
  store<u32>(report, freqCount, FREQ_COUNT);
  size = freqCount = extraCount = restCount = 0;
  store<u32>(report, 0, SIZE);
}

/** Writes a full block without its documents, and its positions; answers its header without the width of documents. */
export function blockFull(out: usize, positions: usize): u32 {
  if (table === 0) {
    end(0, 0);
    return 0;
  }
  let to = out;
  let maskWidth: u32 = 0;
  if (allCodes(BLOCK)) {
    store<u32>(to, load<u32>(codes));
    to += 4;
  } else {
    maskWidth = bitsOf(codes, BLOCK);
    to = packLanes(to, codes, maskWidth);
  }
  const totalWidth = bitsOf(totals, BLOCK);
  to = packLanes(to, totals, totalWidth);
  const extraWidth = packedWidth(bitsOf(extras, extraCount));
  to = pack(to, extras, extraCount, extraWidth);
  while ((to - out) & 3) store<u8>(to++, 0);
  finishImpacts(4);
  end(<u32>(to - out), positions);
  return (maskWidth << 8) | (totalWidth << 16) | (extraWidth << 24);
}

/** Writes a block that is not full behind document `before` (-1: none), with at most `most` pairs of impacts. */
export function blockTail(out: usize, positions: usize, before: u32, most: i32): void {
  let to = out;
  for (let i: usize = 0; i < <usize>size; i++) {
    const doc = load<u32>(docs + (i << 2));
    store<u32>(deltas + (i << 2), doc - before - 1);
    before = doc;
  }
  to = packTail(to, deltas, size);
  if (table !== 0) {
    if (allCodes(size)) {
      store<u8>(to++, 0);
      let code = load<u32>(codes);
      for (; code > 0x7f; code >>= 7) store<u8>(to++, <u8>(code | 0x80));
      store<u8>(to++, <u8>code);
    } else to = packTail(to, codes, size);
    to = packTail(to, totals, size);
    if (extraCount > 0) to = packTail(to, extras, extraCount);
    finishImpacts(most);
  }
  end(<u32>(to - out), positions);
}
