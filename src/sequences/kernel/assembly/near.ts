// Two words of a query near to each other on one diagonal, for all places of the query at once: a place is a bit.

import { extendOnce } from './words';

/** Letters that words are made of, and one more that stands for all others: no word of the query has it. */
const OTHER: u32 = 20;
const BASE: u32 = 21;
/** Bytes of a row: three vectors of two times 64 places. */
const ROW: usize = 48;
const ROWS: usize = ROW * <usize>(BASE * BASE * BASE);
/** Times that three letters are gone on before what was seen belongs to a block behind. */
const ROUNDS = 4;
/** What is kept of letters with a second word: the places, where the word begins. */
const MET: usize = 64;
const MOST_MET: usize = 64 * MET;
/** What a block adds at most. */
const BLOCK_MET: usize = 3 * ROUNDS * MET;

let rows: usize = 0;
let parts: i32 = 0;
/** Places from the first one of a half of a part to that of the next half. */
let half: i32 = 0;
/** What the loop works in: three vectors of each of three blocks behind, then what it has met. */
let behind: usize = 0;

/**
 * @param rows_ For each part 9,261 rows of 48 bytes: of word `(a * 21 + b) * 21 + c` where the query answers to it.
 * Place p of the first half of a part is bit `p / 3` of the first eight bytes of vector `p % 3`; of the second half of
 * the last eight.
 * @param behind_ 4,240 bytes.
 */
export function setNear(rows_: usize, parts_: i32, half_: i32, behind_: usize): void {
  rows = rows_;
  parts = parts_;
  half = half_;
  behind = behind_;
}

/** Extends where a word stands three letters or more behind another one of its diagonal, and 39 to 50 at most. */
export function lookNear(from: usize, length: i32): void {
  for (let part = 0; part < parts; part++) lookIn(rows + <usize>part * ROWS, 2 * part * half, from, length);
}

function letter(at: usize): u32 {
  const code = <u32>load<u8>(at);
  return code < OTHER ? code : OTHER;
}

function rowOf(table: usize, a: u32, b: u32, c: u32): usize {
  return table + <usize>((a * BASE + b) * BASE + c) * ROW;
}

function added(seen: v128, row: usize): v128 {
  return v128.or(seen, i64x2.shl(v128.load(row), 1));
}

/** Keeps what meets, if anything does; answers where the next one is kept. */
function kept(at: usize, s: i32, x: v128, y: v128, z: v128): usize {
  v128.store(at, x);
  v128.store(at, y, 16);
  v128.store(at, z, 32);
  store<i32>(at, s, 48);
  return at + ((<usize>v128.any_true(v128.or(v128.or(x, y), z))) << 6);
}

/**
 * `seen` and `older` are bits by diagonal: a third of the diagonals stands beside each vector of a row, and comes to
 * the next vector with the next letter, from the last to the first one bit higher. What is seen counts from the third
 * letter behind it on, so that two words do not overlap.
 */
function lookIn(table: usize, first: i32, from: usize, length: i32): void {
  const zero = i64x2.splat(0);
  const met = behind + 9 * 16;
  let at = met;
  for (let i: usize = 0; i < 9 * 16; i += 16) v128.store(behind + i, zero);
  let older0 = zero;
  let older1 = zero;
  let older2 = zero;
  let row0 = rowOf(table, OTHER, OTHER, OTHER);
  let row1 = row0;
  let row2 = row0;
  let a = letter(from);
  let b = length > 1 ? letter(from + 1) : OTHER;
  for (let s = 0; s + 2 < length; ) {
    let seen0 = zero;
    let seen1 = zero;
    let seen2 = zero;
    for (let round = 0; round < ROUNDS && s + 2 < length; round++, s += 3) {
      const c = letter(from + s + 2);
      let row = rowOf(table, a, b, c);
      seen0 = added(i64x2.shl(seen0, 1), row0);
      seen1 = added(seen1, row0 + 16);
      seen2 = added(seen2, row0 + 32);
      older0 = i64x2.shl(older0, 1);
      at = kept(
        at,
        s,
        v128.and(v128.load(row), v128.or(seen0, older0)),
        v128.and(v128.load(row, 16), v128.or(seen1, older1)),
        v128.and(v128.load(row, 32), v128.or(seen2, older2)),
      );
      row0 = row;
      a = letter(from + s + 3);
      row = rowOf(table, b, c, a);
      seen2 = added(i64x2.shl(seen2, 1), row1);
      seen0 = added(seen0, row1 + 16);
      seen1 = added(seen1, row1 + 32);
      older2 = i64x2.shl(older2, 1);
      at = kept(
        at,
        s + 1,
        v128.and(v128.load(row), v128.or(seen2, older2)),
        v128.and(v128.load(row, 16), v128.or(seen0, older0)),
        v128.and(v128.load(row, 32), v128.or(seen1, older1)),
      );
      row1 = row;
      b = letter(from + s + 4);
      row = rowOf(table, c, a, b);
      seen1 = added(i64x2.shl(seen1, 1), row2);
      seen2 = added(seen2, row2 + 16);
      seen0 = added(seen0, row2 + 32);
      older1 = i64x2.shl(older1, 1);
      at = kept(
        at,
        s + 2,
        v128.and(v128.load(row), v128.or(seen1, older1)),
        v128.and(v128.load(row, 16), v128.or(seen2, older2)),
        v128.and(v128.load(row, 32), v128.or(seen0, older0)),
      );
      row2 = row;
    }
    older0 = gone(behind, seen0);
    older1 = gone(behind + 16, seen1);
    older2 = gone(behind + 32, seen2);
    if (at - met > MOST_MET - BLOCK_MET) {
      extendAll(met, at, first, from);
      at = met;
    }
  }
  extendAll(met, at, first, from);
}

/** A block is behind now; answers what is in that and in the two before it. */
function gone(at: usize, seen: v128): v128 {
  const third = i64x2.shl(v128.load(at, 48), ROUNDS);
  const second = i64x2.shl(v128.load(at), ROUNDS);
  v128.store(at, seen);
  v128.store(at, second, 48);
  return v128.or(v128.or(seen, second), third);
}

function extendAll(at: usize, end: usize, first: i32, from: usize): void {
  for (; at < end; at += MET) {
    const s = load<i32>(at, 48);
    for (let k = 0; k < 6; k++) {
      let bits = load<u64>(at + ((<usize>k) << 3));
      const place = first + (k >> 1) + (k & 1) * half;
      for (; bits !== 0; bits &= bits - 1) extendOnce(place + 3 * <i32>ctz(bits), from, s);
    }
  }
}
