// Words of texts and where they occur. A text comes folded: 16-bit units and the kind of each (`Kind` in
// `corpus/text/fold.ts`). Distinct words are numbered from 0 in the order in which they first come.
//
// The state of a table is 32-bit words at an address; whoever makes the table gives it room where it runs short:
const SLOTS: usize = 0; // by the hash of a word, open addressing: the hash, and the address of its record or 0
const SHIFT: usize = 4; // 32 - bits of the number of places
const SIZE: usize = 8; // words so far
const MOST: usize = 12; // words that there are places for
const RECORDS: usize = 16; // where the next record goes, and where records have to end
const RECORDS_END: usize = 20;
const INDEX: usize = 24; // by number: the address of the record
const OCCURRENCES: usize = 28; // where the next occurrence goes, and where they have to end
const OCCURRENCES_END: usize = 32;
const BEFORE: usize = 36; // the record of the word before, and its position
const BEFORE_AT: usize = 40;
const PAIR_SLOTS: usize = 44; // places of pairs: both numbers, the number of the pair + 1, and nothing
const PAIR_SHIFT: usize = 48;
const PAIR_SIZE: usize = 52;
const PAIR_MOST: usize = 56;
const PAIR_LIST: usize = 60; // by number: both words, and how often they meet
const PAIR_PLACES: usize = 64; // where the next place of a pair goes, and where they have to end
const PAIR_PLACES_END: usize = 68;
const LENGTHS: usize = 72; // by first unit below 128: a bit for each length of words that may have a class
const FRESH: usize = 76; // whether `wordEnter` has made a record
const SHORT: usize = 80; // whether `wordsRun` stopped for want of room
const AT: usize = 84; // the position at which it stopped
const KEY: usize = 88; // of all hashes: 64 bits that nobody who writes a text knows

// A record: number, occurrences, units (16 bits), class (8 bits), and from 12 on the units.
const COUNT: usize = 4;
const LENGTH: usize = 8;
const CLASS: usize = 10;
const UNITS: usize = 12;
/** Records are compared eight bytes at a time. */
const SLACK: usize = 8;

const OCCURRENCE: usize = 12;
const PAIR: usize = 12;
const PAIR_PLACE: usize = 8;

// kinds, as `corpus/text/fold.ts` numbers them
const OTHER: u8 = 1;
const BLANK: u8 = 2;
const LETTER: u8 = 5;
const DIGIT: u8 = 6;
const NUMERAL: u8 = 7;
const IDEOGRAPH: u8 = 8;
const EXTENDS: u8 = 9;

const LONGEST: u32 = 128;

function hashOf(units: usize, length: u32, key: u64): u32 {
  let hash = <u64>length * key;
  for (; length >= 4; length -= 4, units += 8) {
    hash = (hash ^ load<u64>(units)) * key;
    hash ^= hash >> 32;
  }
  if (length > 0) hash = (hash ^ (load<u64>(units) & (((<u64>1) << (length << 4)) - 1))) * key;
  return <u32>(hash >> 32);
}

function same(a: usize, b: usize, length: u32): bool {
  for (; length >= 4; length -= 4, a += 8, b += 8) if (load<u64>(a) !== load<u64>(b)) return false;
  return ((load<u64>(a) ^ load<u64>(b)) & (((<u64>1) << (length << 4)) - 1)) === 0;
}

/** Spreads a hash over places: the best bits are the upper ones. */
function home(hash: u32, shift: u32): usize {
  return <usize>((hash * 0x9e3779b1) >> shift);
}

/** The place of a word, or of none: there it belongs. */
function placeOf(t: usize, units: usize, length: u32, hash: u32): usize {
  const slots = <usize>load<u32>(t, SLOTS);
  const shift = load<u32>(t, SHIFT);
  const most = ((<usize>8) << (32 - shift)) - 8;
  let at = home(hash, shift) << 3;
  for (let record = <usize>load<u32>(slots + at, 4); record !== 0; record = <usize>load<u32>(slots + at, 4)) {
    if (
      load<u32>(slots + at) === hash &&
      load<u16>(record, LENGTH) === <u16>length &&
      same(record + UNITS, units, length)
    )
      break;
    at = (at + 8) & most;
  }
  return slots + at;
}

function enter(t: usize, at: usize, units: usize, length: u32, hash: u32): usize {
  const record = <usize>load<u32>(t, RECORDS);
  const number = load<u32>(t, SIZE);
  store<u32>(at, hash);
  store<u32>(at, <u32>record, 4);
  store<u32>(<usize>load<u32>(t, INDEX) + ((<usize>number) << 2), <u32>record);
  store<u32>(record, number);
  store<u32>(record, 0, COUNT);
  store<u16>(record, <u16>length, LENGTH);
  store<u16>(record, 0, CLASS);
  memory.copy(record + UNITS, units, (<usize>length) << 1);
  store<u32>(t, number + 1, SIZE);
  store<u32>(t, <u32>((record + UNITS + ((<usize>length) << 1) + 3) & ~3), RECORDS);
  return record;
}

/** The record of a word, which is made if there is none: there has to be room for one. */
export function wordEnter(t: usize, units: usize, length: u32): usize {
  const hash = hashOf(units, length, load<u64>(t, KEY));
  const at = placeOf(t, units, length, hash);
  const record = <usize>load<u32>(at, 4);
  store<u32>(t, u32(record === 0), FRESH);
  return record === 0 ? enter(t, at, units, length, hash) : record;
}

/** Words of one class other than 0 that follow each other are noted as pairs. */
export function wordClassed(record: usize, kind: u8): void {
  store<u8>(record, kind, CLASS);
}

function pairPlace(slots: usize, shift: u32, key: u32, first: u32, second: u32): usize {
  const most = ((<usize>16) << (32 - shift)) - 16;
  let at = home(((first ^ 0x5bd1e995) * key) ^ second, shift) << 4;
  while (load<u32>(slots + at, 8) !== 0) {
    if (load<u32>(slots + at) === first && load<u32>(slots + at, 4) === second) break;
    at = (at + 16) & most;
  }
  return slots + at;
}

function notePair(t: usize, first: u32, second: u32, here: u32): void {
  const at = pairPlace(<usize>load<u32>(t, PAIR_SLOTS), load<u32>(t, PAIR_SHIFT), load<u32>(t, KEY) | 1, first, second);
  let number = load<u32>(at, 8);
  if (number === 0) {
    number = load<u32>(t, PAIR_SIZE) + 1;
    store<u32>(at, first);
    store<u32>(at, second, 4);
    store<u32>(at, number, 8);
    store<u32>(t, number, PAIR_SIZE);
    const pair = <usize>load<u32>(t, PAIR_LIST) + (<usize>number - 1) * PAIR;
    store<u32>(pair, first);
    store<u32>(pair, second, 4);
    store<u32>(pair, 0, 8);
  }
  const pair = <usize>load<u32>(t, PAIR_LIST) + (<usize>number - 1) * PAIR;
  store<u32>(pair, load<u32>(pair, 8) + 1, 8);
  const to = <usize>load<u32>(t, PAIR_PLACES);
  store<u32>(to, number - 1);
  store<u32>(to, here, 4);
  store<u32>(t, <u32>(to + PAIR_PLACE), PAIR_PLACES);
}

/**
 * Notes that a word stands at a position of a document and field (`here`); a whole is no neighbour of others. There has
 * to be room.
 */
export function wordOccurs(t: usize, record: usize, at: u32, here: u32, whole: bool): void {
  store<u32>(record, load<u32>(record, COUNT) + 1, COUNT);
  const to = <usize>load<u32>(t, OCCURRENCES);
  const number = load<u32>(record);
  store<u32>(to, number);
  store<u32>(to, at, 4);
  store<u32>(to, here, 8);
  store<u32>(t, <u32>(to + OCCURRENCE), OCCURRENCES);
  if (whole) return;
  const kind = load<u8>(record, CLASS);
  if (kind !== 0 && load<u32>(t, BEFORE_AT) === at - 1) {
    const before = <usize>load<u32>(t, BEFORE);
    if (load<u8>(before, CLASS) === kind) notePair(t, load<u32>(before), number, here);
  }
  store<u32>(t, <u32>record, BEFORE);
  store<u32>(t, at, BEFORE_AT);
}

function isWord(kind: u8): bool {
  return kind === LETTER || kind === DIGIT || kind === NUMERAL;
}

/** Words of a run that are looked up together, and of each where it begins, its units and its hash. */
const TOGETHER: u32 = 128;
const cut: usize = memory.data(128 * 12, 16);
const known: usize = memory.data(128 * 4, 16);
const fetched: usize = memory.data(4);

/** Loads the records whose addresses are in `known`, all of them at once. */
function fetchKnown(n: usize): void {
  let all: u32 = 0;
  for (let k: usize = 0; k < n; k++) all ^= load<u32>(<usize>load<u32>(known + (k << 2)), COUNT);
  // what is only looked at would be left out
  store<u32>(fetched, all);
}

/**
 * Loads what looking words up needs, all of it at once: a table is larger than caches, and one after the other each
 * word would wait for its place and for its record.
 */
function fetchAll(t: usize, n: u32): void {
  const slots = <usize>load<u32>(t, SLOTS);
  const shift = load<u32>(t, SHIFT);
  for (let k: usize = 0; k < <usize>n; k++) {
    const hash = load<u32>(cut + k * 12, 8);
    store<u32>(known + (k << 2), load<u32>(slots + (home(hash, shift) << 3), 4));
  }
  fetchKnown(<usize>n);
}

/**
 * Cuts words from unit `i` of a folded text on that are nothing but words: letters and digits between others, and
 * single characters of scripts without blanks. Answers how many, at most `TOGETHER`; `ended` is the unit at which
 * something else stands.
 */
function cutWords(chars: usize, kinds: usize, i: u32, n: u32, key: u64): u32 {
  const letters = i8x16.splat(LETTER);
  const digits = i8x16.splat(DIGIT);
  let words: u32 = 0;
  while (i < n && words < TOGETHER) {
    const kind = load<u8>(kinds + <usize>i);
    if (kind === BLANK || kind === OTHER) {
      i++;
      continue;
    }
    let end = i + 1;
    if (kind === LETTER || kind === DIGIT) {
      end = i;
      for (;;) {
        const next = v128.load(kinds + <usize>end);
        let belong = i8x16.eq(next, digits);
        if (kind === LETTER) belong = v128.or(belong, i8x16.eq(next, letters));
        const run = <u32>ctz(~i8x16.bitmask(belong));
        end += run;
        if (run < 16 || end - i > LONGEST) break;
      }
      if (end - i > LONGEST) break;
      const next = load<u8>(kinds + <usize>end);
      if (next >= LETTER && next !== IDEOGRAPH) break;
      const joiner = load<u16>(chars + ((<usize>end) << 1));
      if (joiner <= 46 && joiner >= 35) {
        if (joiner === 39) break;
        if ((joiner === 45 || joiner === 44) && isWord(load<u8>(kinds + <usize>end, 1))) break;
        if (kind === DIGIT) {
          if (joiner === 44 || joiner === 46) break;
        } else if (end === i + 1 && (joiner === 35 || joiner === 43)) break;
      }
    } else if (kind !== IDEOGRAPH || load<u8>(kinds + <usize>i, 1) === EXTENDS) break;
    const to = cut + <usize>words * 12;
    store<u32>(to, i);
    store<u32>(to, end - i, 4);
    store<u32>(to, hashOf(chars + ((<usize>i) << 1), end - i, key), 8);
    words++;
    i = end;
  }
  ended = i;
  return words;
}

let ended: u32 = 0;

/**
 * Notes the words from unit `i` of a folded text on that are nothing but words, the first at position `at`. Answers the
 * unit at which something else stands (or `n`): a mark that may end a sentence, a number with its parts, a name with
 * hyphens, a word that is new and may have a class, or a want of room (`SHORT`).
 */
export function wordsRun(t: usize, chars: usize, kinds: usize, i: u32, n: u32, at: u32, here: u32): u32 {
  const key = load<u64>(t, KEY);
  const lengths = <usize>load<u32>(t, LENGTHS);
  store<u32>(t, 0, SHORT);
  for (;;) {
    const words = cutWords(chars, kinds, i, n, key);
    i = ended;
    fetchAll(t, words);
    const last = cut + <usize>words * 12;
    for (let word = cut; word < last; word += 12) {
      const begins = load<u32>(word);
      if (
        load<u32>(t, OCCURRENCES) + <u32>OCCURRENCE > load<u32>(t, OCCURRENCES_END) ||
        load<u32>(t, PAIR_PLACES) + <u32>PAIR_PLACE > load<u32>(t, PAIR_PLACES_END) ||
        load<u32>(t, PAIR_SIZE) >= load<u32>(t, PAIR_MOST)
      ) {
        store<u32>(t, 1, SHORT);
        store<u32>(t, at, AT);
        return begins;
      }
      const units = chars + ((<usize>begins) << 1);
      const length = load<u32>(word, 4);
      const hash = load<u32>(word, 8);
      const place = placeOf(t, units, length, hash);
      let record = <usize>load<u32>(place, 4);
      if (record === 0) {
        const first = <u32>load<u16>(units);
        const may = first >= 128 || (length < 32 && ((load<u32>(lengths + ((<usize>first) << 2)) >> length) & 1) !== 0);
        const short =
          load<u32>(t, SIZE) >= load<u32>(t, MOST) ||
          <usize>load<u32>(t, RECORDS) + UNITS + ((<usize>length) << 1) + SLACK > <usize>load<u32>(t, RECORDS_END);
        if (may || short) {
          store<u32>(t, u32(!may), SHORT);
          store<u32>(t, at, AT);
          return begins;
        }
        record = enter(t, place, units, length, hash);
      }
      wordOccurs(t, record, at, here, false);
      at++;
    }
    if (words < TOGETHER) break;
  }
  store<u32>(t, at, AT);
  return i;
}

/** Moves the words of a table to more places. */
export function wordsWiden(t: usize, slots: usize, shift: u32): void {
  const before = <usize>load<u32>(t, SLOTS);
  const end = before + ((<usize>8) << (32 - load<u32>(t, SHIFT)));
  const most = ((<usize>1) << (32 - shift)) - 1;
  memory.fill(slots, 0, (most + 1) << 3);
  for (let from = before; from < end; from += 8) {
    const record = load<u32>(from, 4);
    if (record === 0) continue;
    const hash = load<u32>(from);
    let place = home(hash, shift);
    while (load<u32>(slots + (place << 3), 4) !== 0) place = (place + 1) & most;
    store<u32>(slots + (place << 3), hash);
    store<u32>(slots + (place << 3), record, 4);
  }
  store<u32>(t, <u32>slots, SLOTS);
  store<u32>(t, shift, SHIFT);
}

/** Moves the pairs of a table to more places. */
export function pairsWiden(t: usize, slots: usize, shift: u32): void {
  const key = load<u32>(t, KEY) | 1;
  const list = <usize>load<u32>(t, PAIR_LIST);
  const size = load<u32>(t, PAIR_SIZE);
  memory.fill(slots, 0, (<usize>16) << (32 - shift));
  for (let number: u32 = 0; number < size; number++) {
    const pair = list + <usize>number * PAIR;
    const at = pairPlace(slots, shift, key, load<u32>(pair), load<u32>(pair, 4));
    store<u32>(at, load<u32>(pair));
    store<u32>(at, load<u32>(pair, 4), 4);
    store<u32>(at, number + 1, 8);
  }
  store<u32>(t, <u32>slots, PAIR_SLOTS);
  store<u32>(t, shift, PAIR_SHIFT);
}

/** Writes the UTF-8 of a record's word, three bytes a unit at the most; answers the address behind it. */
function utf8(record: usize, into: usize): usize {
  let at = record + UNITS;
  for (const end = at + ((<usize>load<u16>(record, LENGTH)) << 1); at < end; at += 2) {
    let unit = <u32>load<u16>(at);
    if (unit < 0x80) {
      store<u8>(into++, <u8>unit);
      continue;
    }
    if (unit < 0x800) {
      store<u8>(into++, <u8>(0xc0 | (unit >> 6)));
    } else {
      if (unit >> 11 === 0x1b) {
        const low = at + 2 < end ? <u32>load<u16>(at, 2) : 0;
        if (unit < 0xdc00 && low >> 10 === 0x37) {
          unit = 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff);
          at += 2;
          store<u8>(into++, <u8>(0xf0 | (unit >> 18)));
          store<u8>(into++, <u8>(0x80 | ((unit >> 12) & 0x3f)));
          store<u8>(into++, <u8>(0x80 | ((unit >> 6) & 0x3f)));
          store<u8>(into++, <u8>(0x80 | (unit & 0x3f)));
          continue;
        }
        unit = 0xfffd;
      }
      store<u8>(into++, <u8>(0xe0 | (unit >> 12)));
      store<u8>(into++, <u8>(0x80 | ((unit >> 6) & 0x3f)));
    }
    store<u8>(into++, <u8>(0x80 | (unit & 0x3f)));
  }
  return into;
}

/**
 * The words' UTF-8, one after the other in their `order`, three bytes a unit at the most; `starts`: where each begins,
 * and the end. Answers the bytes of the longest.
 */
export function wordsUtf8(t: usize, order: usize, into: usize, starts: usize): u32 {
  const index = <usize>load<u32>(t, INDEX);
  const size = load<u32>(t, SIZE);
  let longest: usize = 0;
  let to = into;
  for (let i: u32 = 0; i < size; i += TOGETHER) {
    const n = <usize>min(TOGETHER, size - i);
    for (let k: usize = 0; k < n; k++, order += 4)
      store<u32>(known + (k << 2), load<u32>(index + ((<usize>load<u32>(order)) << 2)));
    fetchKnown(n);
    for (let k: usize = 0; k < n; k++, starts += 4) {
      store<u32>(starts, <u32>(to - into));
      const end = utf8(<usize>load<u32>(known + (k << 2)), to);
      longest = max(longest, end - to);
      to = end;
    }
  }
  store<u32>(starts, <u32>(to - into));
  return <u32>longest;
}

/**
 * Where the occurrences of the words begin, in their `order` (numbers), and the end; `next`, by number: where the next
 * one goes.
 */
export function wordsPlaces(t: usize, order: usize, starts: usize, next: usize): void {
  const index = <usize>load<u32>(t, INDEX);
  let sum: u32 = 0;
  for (const end = order + ((<usize>load<u32>(t, SIZE)) << 2); order < end; order += 4, starts += 4) {
    const number = (<usize>load<u32>(order)) << 2;
    store<u32>(starts, sum);
    store<u32>(next + number, sum);
    sum += load<u32>(<usize>load<u32>(index + number), COUNT);
  }
  store<u32>(starts, sum);
}

/** Puts occurrences of [from, to) where they go: document and field, and position. */
export function occurrencesDeal(from: usize, to: usize, next: usize, into: usize): void {
  for (; from < to; from += OCCURRENCE) {
    const place = next + ((<usize>load<u32>(from)) << 2);
    const at = <usize>load<u32>(place);
    store<u32>(place, <u32>at + 1);
    store<u32>(into + (at << 3), load<u32>(from, 8));
    store<u32>(into + (at << 3), load<u32>(from, 4), 4);
  }
}

// Order

const counts: usize = memory.data(8 * 256 * 4, 16);

/** Sorts by keys of 64 bits; each has a number that goes with it. `spareKeys`, `spare`: as much room again. */
export function keysSort(keys: usize, numbers: usize, spareKeys: usize, spare: usize, n: u32): void {
  if (n <= 32) {
    for (let i: usize = 1; i < <usize>n; i++) {
      const key = load<u64>(keys + (i << 3));
      const number = load<u32>(numbers + (i << 2));
      let k = i;
      for (; k > 0 && load<u64>(keys + ((k - 1) << 3)) > key; k--) {
        store<u64>(keys + (k << 3), load<u64>(keys + ((k - 1) << 3)));
        store<u32>(numbers + (k << 2), load<u32>(numbers + ((k - 1) << 2)));
      }
      store<u64>(keys + (k << 3), key);
      store<u32>(numbers + (k << 2), number);
    }
    return;
  }
  memory.fill(counts, 0, 8 * 256 * 4);
  for (let i: usize = 0; i < <usize>n; i++) {
    let key = load<u64>(keys + (i << 3));
    for (let digit: usize = 0; digit < 8; digit++, key >>= 8) {
      const at = counts + (digit << 10) + ((<usize>(key & 0xff)) << 2);
      store<u32>(at, load<u32>(at) + 1);
    }
  }
  let fromKeys = keys;
  let from = numbers;
  let toKeys = spareKeys;
  let to = spare;
  for (let digit: usize = 0; digit < 8; digit++) {
    const bytes = counts + (digit << 10);
    const shift = (<u64>digit) << 3;
    // all alike
    if (load<u32>(bytes + ((<usize>((load<u64>(fromKeys) >> shift) & 0xff)) << 2)) === n) continue;
    let sum: u32 = 0;
    for (let byte: usize = 0; byte < 1024; byte += 4) {
      const count = load<u32>(bytes + byte);
      store<u32>(bytes + byte, sum);
      sum += count;
    }
    for (let i: usize = 0; i < <usize>n; i++) {
      const key = load<u64>(fromKeys + (i << 3));
      const at = bytes + ((<usize>((key >> shift) & 0xff)) << 2);
      const place = <usize>load<u32>(at);
      store<u32>(at, <u32>place + 1);
      store<u64>(toKeys + (place << 3), key);
      store<u32>(to + (place << 2), load<u32>(from + (i << 2)));
    }
    let other = fromKeys;
    fromKeys = toKeys;
    toKeys = other;
    other = from;
    from = to;
    to = other;
  }
  if (from === numbers) return;
  memory.copy(keys, spareKeys, (<usize>n) << 3);
  memory.copy(numbers, spare, (<usize>n) << 2);
}

/** Units in the order of code points: the halves of pairs, which stand for the greatest, come last. */
function rankOf(unit: u32): u32 {
  return unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** Eight units of a word from `from` on, of a byte each; four if they are `wide`. Nothing is less than any unit. */
function keyOf(record: usize, from: u32, wide: bool): u64 {
  const length = <u32>load<u16>(record, LENGTH);
  const most: u32 = wide ? 4 : 8;
  let key: u64 = 0;
  for (let i = from; i < from + most; i++) {
    const unit = i < length ? <u32>load<u16>(record + UNITS + ((<usize>i) << 1)) : 0;
    key = wide ? (key << 16) | <u64>rankOf(unit) : (key << 8) | <u64>unit;
  }
  return key;
}

function sortFrom(
  index: usize,
  numbers: usize,
  keys: usize,
  spare: usize,
  spareKeys: usize,
  n: u32,
  from: u32,
  wide: bool,
): void {
  for (let i: usize = 0; i < <usize>n; i++) {
    const record = <usize>load<u32>(index + ((<usize>load<u32>(numbers + (i << 2))) << 2));
    store<u64>(keys + (i << 3), keyOf(record, from, wide));
  }
  keysSort(keys, numbers, spareKeys, spare, n);
  for (let i: u32 = 0; i < n; ) {
    const key = load<u64>(keys + ((<usize>i) << 3));
    let end = i + 1;
    while (end < n && load<u64>(keys + ((<usize>end) << 3)) === key) end++;
    if (end - i > 1) {
      sortFrom(
        index,
        numbers + ((<usize>i) << 2),
        keys + ((<usize>i) << 3),
        spare,
        spareKeys,
        end - i,
        from + (wide ? 4 : 8),
        wide,
      );
    }
    i = end;
  }
}

/** The words' numbers in the order of their code points. `keys`, `spareKeys`: 8 bytes a word, `spare`: 4. */
export function wordsOrder(t: usize, numbers: usize, keys: usize, spare: usize, spareKeys: usize): void {
  const index = <usize>load<u32>(t, INDEX);
  const n = load<u32>(t, SIZE);
  let wide = false;
  for (let i: usize = 0; i < <usize>n; i++) {
    store<u32>(numbers + (i << 2), <u32>i);
    const record = <usize>load<u32>(index + (i << 2));
    const length = <u32>load<u16>(record, LENGTH);
    for (let unit: usize = 0; unit < <usize>length && !wide; unit++) {
      wide = load<u16>(record + UNITS + (unit << 1)) > 0xff;
    }
  }
  sortFrom(index, numbers, keys, spare, spareKeys, n, 0, wide);
}

/** The pairs' numbers in the order of their words, whose ranks are told by number; room as for `wordsOrder`. */
export function pairsOrder(t: usize, ranks: usize, numbers: usize, keys: usize, spare: usize, spareKeys: usize): void {
  const n = load<u32>(t, PAIR_SIZE);
  let pair = <usize>load<u32>(t, PAIR_LIST);
  for (let i: usize = 0; i < <usize>n; i++, pair += PAIR) {
    const first = <u64>load<u32>(ranks + ((<usize>load<u32>(pair)) << 2));
    const second = <u64>load<u32>(ranks + ((<usize>load<u32>(pair, 4)) << 2));
    store<u64>(keys + (i << 3), (first << 32) | second);
    store<u32>(numbers + (i << 2), <u32>i);
  }
  keysSort(keys, numbers, spareKeys, spare, n);
}
