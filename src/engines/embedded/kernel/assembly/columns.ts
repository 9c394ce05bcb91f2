// What documents have in columns, counted. Values have been gathered from their columns into lists before.
import { setBit } from './bits';

/**
 * Sets the bits of groups given as slots of a derived column (group * 2 + 1). Answers how many are something else (no
 * group, a list) or not below `bound`: they are left out.
 */
export function slotsSet(slots: usize, n: i32, bits: usize, bound: u32): i32 {
  let others = 0;
  for (const end = slots + ((<usize>n) << 2); slots < end; slots += 4) {
    const slot = load<u32>(slots);
    const group = slot >> 1;
    if ((slot & 1) !== 0 && group < bound) setBit(bits, group);
    else others++;
  }
  return others;
}

/**
 * The units of documents given as slots of a derived column: the group, where there is one below `bound`; else a number
 * of the document's own, `bound` and its place (that of the first is `place`). Answers how many slots are lists.
 */
export function slotsUnits(slots: usize, n: i32, bound: u32, place: u32, into: usize): i32 {
  let lists = 0;
  let own = bound + place;
  for (const end = slots + ((<usize>n) << 2); slots < end; slots += 4, into += 4, own++) {
    const slot = load<u32>(slots);
    const group = slot >> 1;
    const isGroup = slot & 1;
    store<u32>(into, select(group, own, isGroup !== 0 && group < bound));
    lists += i32(isGroup === 0 && slot !== 0);
  }
  return lists;
}

/**
 * The places of units, those of one unit next to each other and in their order; units from `bound` on come last. `next`
 * has a word of 0 for each unit below, and one more.
 */
export function unitsOrder(units: usize, n: i32, bound: u32, next: usize, into: usize): void {
  for (let at = units, end = units + ((<usize>n) << 2); at < end; at += 4) countAt(next, min(load<u32>(at), bound));
  let before: u32 = 0;
  for (let at = next, end = next + ((<usize>bound + 1) << 2); at < end; at += 4) {
    const count = load<u32>(at);
    store<u32>(at, before);
    before += count;
  }
  for (let place = 0; place < n; place++, units += 4) {
    const at = next + ((<usize>min(load<u32>(units), bound)) << 2);
    const to = load<u32>(at);
    store<u32>(into + ((<usize>to) << 2), place);
    store<u32>(at, to + 1);
  }
}

/**
 * Counts the values of places, once a unit, of places in which those of one unit stand next to each other; answers how
 * many units have any. Place `p` has `numbers` from `starts[p]` up to, without, `starts[p + 1]`. A value's stamp is the
 * last unit that had it: units are numbered after `step`.
 */
export function unitsCount(
  places: usize,
  n: i32,
  units: usize,
  starts: usize,
  numbers: usize,
  step: u32,
  stamps: usize,
  counts: usize,
): i32 {
  let having = 0;
  let last: u32 = 0xffffffff;
  let had = step;
  for (const end = places + ((<usize>n) << 2); places < end; places += 4) {
    const p = (<usize>load<u32>(places)) << 2;
    const unit = load<u32>(units + p);
    step += u32(unit !== last);
    last = unit;
    let at = numbers + ((<usize>load<u32>(starts + p)) << 2);
    const to = numbers + ((<usize>load<u32>(starts + p, 4)) << 2);
    const has = at < to;
    having += i32(has && had !== step);
    had = select(step, had, has);
    for (; at < to; at += 4) {
      const value = (<usize>load<u32>(at)) << 2;
      const isNew = u32(load<u32>(stamps + value) !== step);
      store<u32>(stamps + value, step);
      store<u32>(counts + value, load<u32>(counts + value) + isNew);
    }
  }
  return having;
}

/**
 * Counts for each row the places that have a value of it, as often as they have one; answers how many units have a
 * value of row 0. Places are as for `unitsCount`.
 */
export function rowsCount(
  places: usize,
  n: i32,
  units: usize,
  starts: usize,
  numbers: usize,
  rows: usize,
  sizes: usize,
): i32 {
  let other = 0;
  let last: u32 = 0xffffffff;
  for (const end = places + ((<usize>n) << 2); places < end; places += 4) {
    const p = (<usize>load<u32>(places)) << 2;
    const unit = load<u32>(units + p);
    let at = numbers + ((<usize>load<u32>(starts + p)) << 2);
    const to = numbers + ((<usize>load<u32>(starts + p, 4)) << 2);
    for (; at < to; at += 4) {
      const row = load<u32>(rows + ((<usize>load<u32>(at)) << 2));
      countAt(sizes, row);
      const isOther = row === 0;
      other += i32(isOther && unit !== last);
      last = select(unit, last, isOther);
    }
  }
  return other;
}

/** Brings the places of each row together, in their order: those of a row from `next[row]` on. */
export function rowsDivide(
  places: usize,
  n: i32,
  starts: usize,
  numbers: usize,
  rows: usize,
  next: usize,
  into: usize,
): void {
  for (const end = places + ((<usize>n) << 2); places < end; places += 4) {
    const place = load<u32>(places);
    const p = (<usize>place) << 2;
    let at = numbers + ((<usize>load<u32>(starts + p)) << 2);
    const to = numbers + ((<usize>load<u32>(starts + p, 4)) << 2);
    for (; at < to; at += 4) {
      const row = next + ((<usize>load<u32>(rows + ((<usize>load<u32>(at)) << 2))) << 2);
      const free = load<u32>(row);
      store<u32>(into + ((<usize>free) << 2), place);
      store<u32>(row, free + 1);
    }
  }
}

function countAt(counts: usize, value: i32): void {
  const at = counts + ((<usize>value) << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** Counts each value. */
export function listCount(list: usize, n: i32, counts: usize): void {
  const end = list + ((<usize>n) << 2);
  for (const most = list + ((<usize>(n & ~3)) << 2); list < most; list += 16) {
    countAt(counts, load<i32>(list));
    countAt(counts, load<i32>(list, 4));
    countAt(counts, load<i32>(list, 8));
    countAt(counts, load<i32>(list, 12));
  }
  for (; list < end; list += 4) countAt(counts, load<i32>(list));
}

/**
 * Counts stored numbers of a column by what is left of them: (stored + shift) / divisor, cut, less `low`. 0 is none and
 * counts at -1. `part` is 1 / divisor; numbers are not negative, so that half a unit more keeps the product on the
 * right side of each whole number.
 */
export function cutCount(list: usize, n: i32, shift: f64, part: f64, low: f64, counts: usize): void {
  for (const end = list + ((<usize>n) << 2); list < end; list += 4) {
    const stored = load<u32>(list);
    const value = (<f64>stored + shift + 0.5) * part - low;
    countAt(counts, stored === 0 ? -1 : <i32>value);
  }
}

/** The numbers from `from` up to, without, `to` of each of `n` pairs; answers how many. May write four places more. */
export function spread(from: usize, to: usize, n: i32, into: usize): i32 {
  const begin = into;
  for (const end = from + ((<usize>n) << 2); from < end; from += 4, to += 4) {
    const first = load<u32>(from);
    const count = load<u32>(to) - first;
    v128.store(into, i32x4.add(i32x4.splat(first), i32x4(0, 1, 2, 3)));
    for (let k: u32 = 4; k < count; k += 4)
      v128.store(into + ((<usize>k) << 2), i32x4.add(i32x4.splat(first + k), i32x4(0, 1, 2, 3)));
    into += (<usize>count) << 2;
  }
  return <i32>((into - begin) >> 2);
}

/** The places of words that are not 0; answers how many. May write four places more. */
export function wordsToList(words: usize, n: i32, into: usize): i32 {
  const begin = into;
  for (let i = 0; i < n; i++, words += 4) {
    store<i32>(into, i);
    into += (<usize>i32(load<u32>(words) !== 0)) << 2;
  }
  return <i32>((into - begin) >> 2);
}
