// Where words of a query stand in sequences, and how far the two are alike there without gaps.

import { alike } from './filter';
import { frameAt, residues, translate, translated } from './frames';
import { lookNear } from './near';

/** What a query is looked for with; set once for many stretches of sequences. */
let query: usize = 0;
let pairs: usize = 0;
let size: i32 = 0;
let base: u32 = 0;
let top: u32 = 0;
let starts: usize = 0;
let places: usize = 0;
let present: usize = 0;
let ranks: usize = 0;
let pieces: usize = 0;
let gathered: usize = 0;
let reached: usize = 0;
let mask: i32 = 0;
let exact: i32 = 0;
let drop: i32 = 0;
let least: i32 = 0;
let near: bool = false;
let frames: usize = 0;
let frameCount: i32 = 0;
let bests: usize = 0;

/** Where the sequence that is looked at begins, counted over all of them; below what 32 bits take. */
let before: i32 = 0;
const MOST_BEFORE = 1 << 30;
/** Bytes of what is before every place: less than `MOST_BEFORE` below 0. */
const NEVER: u8 = 0xc0;

/** What stands between sequences. */
const END: u32 = 31;
/** Of a best stretch: score, diagonal, as two i32. */
const BEST = 8;
/** What is written of one: number of the sequence, frame, score, diagonal. */
const TOLD = 16;
/** Bases that a piece of a word has, which are looked up at once, and how far one piece stands from the next. */
const PIECE = 8;
const STEP = 4;
/** Bytes of words that are gathered: 16 each. */
const GATHERED: usize = 1 << 14;
const BASES: u32 = 4;
/** Reading frames of a nucleic acid. */
const FRAMES = 6;
/** Bits that the code of no base has, in each of eight bytes. */
const NO_BASE: u64 = ((<u64>0xfcfcfcfc) << 32) | 0xfcfcfcfc;

/** @param codes The query's, `END` before, between and after its frames. `pairs_`: scores as 32 rows of 32 i8. */
export function setQuery(codes: usize, pairs_: usize, frames_: usize, count: i32, bests_: usize): void {
  query = codes;
  pairs = pairs_;
  frames = frames_;
  frameCount = count;
  bests = bests_;
}

/**
 * Words of `length` letters below `base_ - 1` in that base, of bases with pieces in base 4: bit w of `present_` says
 * that the query answers to word w, and `ranks_` of each 64 words how many before them it answers to; of the nth of
 * those the places in the query are `places[starts[n]] .. places[starts[n + 1] - 1]`. `pieces_`: a bitmap of the 65,536
 * runs of eight bases, as `piece` counts them, which says which stand in a word; 0 where words are not of bases or
 * shorter than eleven. `gathered_`: 16,400 bytes that the loop works in.
 */
export function setWords(
  length: i32,
  base_: u32,
  starts_: usize,
  places_: usize,
  present_: usize,
  ranks_: usize,
  pieces_: usize,
  gathered_: usize,
): void {
  size = length;
  base = base_;
  top = 1;
  for (let i = 0; i < length; i++) top *= base_;
  starts = starts_;
  places = places_;
  present = present_;
  ranks = ranks_;
  pieces = pieces_;
  gathered = gathered_;
}

/**
 * @param reached_ An i32 for each of `mask_ + 1` diagonals, more than a query has letters: how far it was extended.
 * @param near_ Whether two words must stand near to each other, by what `setNear` was told.
 */
export function setRules(reached_: usize, mask_: i32, exact_: i32, drop_: i32, least_: i32, near_: bool): void {
  reached = reached_;
  mask = mask_;
  exact = exact_;
  drop = drop_;
  least = least_;
  near = near_;
  before = MOST_BEFORE;
}

/** Eight bases as a number below 65,536; more where one of them is none. */
export function piece(at: usize): u32 {
  const eight = load<u64>(at);
  if (eight & NO_BASE) return 0xffffffff;
  const two = (eight | (eight >> 6)) & 0x000f000f000f000f;
  const four = (two | (two >> 12)) & 0x000000ff000000ff;
  return <u32>((four | (four >> 24)) & 0xffff);
}

/**
 * Looks through sequences by their numbers in `list`, and writes of each and of each frame of the query the best
 * stretch that scores `least`: the sequence's number, the frame, the score, the diagonal (place in the sequence minus
 * place in the frame), as four i32. Where sequences are translated, frame f of number n counts as number 6 n + f.
 * Answers how many. `into` has room for `n` times all frames.
 */
export function look(codes: usize, starts_: usize, lengths: usize, list: usize, n: i32, into: usize): i32 {
  let told = into;
  for (let k = 0; k < n; k++) {
    const i = load<u32>(list + ((<usize>k) << 2));
    const from = codes + load<u32>(starts_ + ((<usize>i) << 2));
    const length = load<i32>(lengths + ((<usize>i) << 2));
    if (!translated()) {
      told = lookIn(from, length, i, told);
      continue;
    }
    translate(from, length);
    for (let f = 0; f < FRAMES; f++) told = lookIn(frameAt(length, f), residues(length, f >> 1), FRAMES * i + f, told);
  }
  return <i32>((told - into) / TOLD);
}

/** One sequence or frame of it; answers where the next one is written. */
function lookIn(from: usize, length: i32, number: u32, into: usize): usize {
  if (!alike(from, length)) return into;
  if (before > MOST_BEFORE - length) {
    memory.fill(reached, NEVER, (<usize>(mask + 1)) << 2);
    before = 0;
  }
  memory.fill(bests, 0, <usize>frameCount * BEST);
  if (near) lookNear(from, length);
  else if (pieces) lookByPieces(from, length);
  else lookByWords(from, length);
  before += length + size;
  let told = into;
  for (let f = 0; f < frameCount; f++) {
    const best = bests + <usize>f * BEST;
    const score = load<i32>(best);
    if (score === 0) continue;
    store<i32>(told, number);
    store<i32>(told, f, 4);
    store<i32>(told, score, 8);
    store<i32>(told, load<i32>(best, 4), 12);
    told += TOLD;
  }
  return told;
}

/**
 * A letter that is not plain counts as one more, which no word of the query has. Words that the query answers to are
 * gathered first: what is known of them lies far apart in memory, and is so fetched for many at once.
 */
function lookByWords(from: usize, length: i32): void {
  const other = base - 1;
  let word: u32 = 0;
  let at = gathered;
  for (let i = 0; i < size; i++) word = word * base + other;
  for (let s = 0; s < length; s++) {
    const code = <u32>load<u8>(from + s);
    // what leaves the word is taken off beside the product that the next letter waits for
    const leaves = s >= size ? min(<u32>load<u8>(from + s - size), other) : other;
    word = word * base + (min(code, other) - leaves * top);
    store<u32>(at, word);
    store<i32>(at, s - size + 1, 4);
    at += (<usize>has(present, word)) << 4;
    if (at === gathered + GATHERED) {
      lookAtAll(from, at);
      at = gathered;
    }
  }
  lookAtAll(from, at);
}

function lookAtAll(from: usize, end: usize): void {
  for (let at = gathered; at < end; at += 16) {
    const own = placesOf(load<u32>(at));
    const first = load<u32>(own);
    store<u32>(at, first);
    store<u32>(at, load<u32>(own, 4), 8);
    store<u32>(at, load<u32>(places + ((<usize>first) << 2)), 12);
  }
  for (let at = gathered; at < end; at += 16) {
    const s = load<i32>(at, 4);
    lookAtOne(from, s, load<i32>(at, 12));
    const to = load<u32>(at, 8);
    for (let p = load<u32>(at) + 1; p < to; p++) lookAtOne(from, s, load<i32>(places + ((<usize>p) << 2)));
  }
}

/** Each word of eleven bases holds a piece that begins at a multiple of four. */
function lookByPieces(from: usize, length: i32): void {
  for (let at = 0; at + PIECE <= length; at += STEP) {
    const bases = piece(from + at);
    if (bases > 0xffff || !has(pieces, bases)) continue;
    for (let s = max(0, at - STEP + 1); s <= at && s + size <= length; s++) {
      let word: u32 = 0;
      let all: u32 = 0;
      for (let i = 0; i < size; i++) {
        const code = <u32>load<u8>(from + s + i);
        all |= code;
        word = (word << 2) | code;
      }
      if (all < BASES && has(present, word)) lookAt(from, s, word);
    }
  }
}

function has(bits: usize, n: u32): bool {
  return ((<u32>load<u8>(bits + (n >> 3)) >> (n & 7)) & 1) !== 0;
}

/** Extends a word and a place of the query, unless an extension has come by there. */
export function extendOnce(q: i32, from: usize, s: i32): void {
  const diagonal = reached + ((<usize>((s - q) & mask)) << 2);
  if (before + s >= load<i32>(diagonal)) store<i32>(diagonal, before + extend(q, from, s));
}

/** Where it stands in `starts`. */
function placesOf(word: u32): usize {
  const block = <usize>(word >> 6);
  const below = load<u64>(present + (block << 3)) & (((<u64>1) << (word & 63)) - 1);
  return starts + ((<usize>(load<u32>(ranks + (block << 2)) + <u32>popcnt(below))) << 2);
}

function lookAt(from: usize, s: i32, word: u32): void {
  const own = placesOf(word);
  const to = load<u32>(own, 4);
  for (let p = load<u32>(own); p < to; p++) lookAtOne(from, s, load<i32>(places + ((<usize>p) << 2)));
}

function lookAtOne(from: usize, s: i32, q: i32): void {
  if (exact <= size || equal(query + q, from + s)) extendOnce(q, from, s);
}

/** Whether the equal letters about a word are as many as they must be. */
function equal(q: usize, s: usize): bool {
  let left = 0;
  while (left < exact && same(q - left - 1, s - left - 1)) left++;
  let right = 0;
  while (left + right < exact && same(q + right, s + right)) right++;
  return left + right >= exact;
}

function same(q: usize, s: usize): bool {
  const code = <u32>load<u8>(s);
  return code < END && code === <u32>load<u8>(q);
}

function pair(q: usize, s: usize): i32 {
  return load<i8>(pairs + (((<usize>load<u8>(q)) << 5) | <usize>load<u8>(s)));
}

/**
 * Goes on to both sides of a word until too much is lost, keeps the stretch if it is the best; answers where it ends.
 */
function extend(q: i32, from: usize, s: i32): i32 {
  const a = query + q;
  const b = from + s;
  let score = 0;
  for (let i = 0; i < size; i++) score += pair(a + i, b + i);
  let best = score;
  let right = size;
  for (let i = size; ; i++) {
    score += pair(a + i, b + i);
    if (score > best) {
      best = score;
      right = i + 1;
    } else if (best - score > drop) break;
  }
  score = best;
  let left = 0;
  for (let i = 1; ; i++) {
    score += pair(a - i, b - i);
    if (score > best) {
      best = score;
      left = i;
    } else if (best - score > drop) break;
  }
  if (best >= least) {
    let f = frameCount - 1;
    while (f > 0 && load<i32>(frames + ((<usize>f) << 2)) > q - left) f--;
    const known = bests + <usize>f * BEST;
    if (load<i32>(known) < best) {
      store<i32>(known, best);
      store<i32>(known, s - q + load<i32>(frames + ((<usize>f) << 2)), 4);
    }
  }
  return s + right;
}
