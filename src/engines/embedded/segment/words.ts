import { randomBytes } from 'node:crypto';
import { Folded, type FoldingPlace, foldOf, isSimple } from '#corpus/text/fold.ts';
import type { Words } from '#corpus/text/words.ts';
import { FRAME, type Run } from '../kernel/arena.ts';
import { arena, kernel } from '../kernel/kernel.ts';
import { mayPair, pairClass } from '../schema/pairs.ts';

/** The state of a table in words, as `kernel/assembly/words.ts` lays it out. */
const S = {
  ...{ slots: 0, shift: 1, size: 2, most: 3, records: 4, recordsEnd: 5, index: 6 },
  ...{ occurrences: 7, occurrencesEnd: 8, beforeAt: 10 },
  ...{ pairSlots: 11, pairShift: 12, pairSize: 13, pairMost: 14, pairList: 15, pairPlaces: 16, pairPlacesEnd: 17 },
  ...{ lengths: 18, fresh: 19, short: 20, at: 21, key: 22 },
} as const;
const STATE = 24;
/** Bytes of a record beside its units and what is read behind them, of an occurrence, and of a place of a pair. */
const [RECORD, OCCURRENCE, PAIR_PLACE] = [24, 12, 8];
/** Words and pairs that there is room for at first, as powers of two. */
const [WORDS, PAIRS] = [11, 9];
/** Bytes of the first lists of what is noted, and of those that follow. */
const [FIRST, NEXT] = [1 << 15, 1 << 20];
/** Kernels read and write as many bytes behind what they are told of. */
const SLACK = 64;
/** No word stands beside it. */
const NOWHERE = 0xfffffff0;
/** Units of a word that is written anew. */
const WRITTEN = 1024;
/** Units of a longer line are folded without the kernel. */
const LONG_LINE = 1 << 20;
const ASCII = 128;
const UNITS = 1 << 16;
/** Between the words of a pair; words hold none (`pairs.ts`). */
const BLANK = 32;

/** By first unit: a bit for each length of words that may have a class. */
const LENGTHS = Uint32Array.from({ length: ASCII }, (_, first) => {
  let bits = 0;
  for (let length = 0; length < 32; length++) if (mayPair(first, length)) bits |= 1 << length;
  return bits;
});
/** Drawn once a thread: whoever writes a text cannot know which words fall on one place of a table. */
const KEY = new Uint32Array(2);
KEY.set([randomBytes(4).readUInt32LE() | 1, randomBytes(4).readUInt32LE()]);

function taken(bytes: number): Run {
  const run = arena.take(bytes + SLACK);
  if (!run) throw new RangeError('making a segment needs more memory than there is');
  return run;
}

const wordsAt = (address: number, n: number) => new Uint32Array(arena.memory.buffer, address, n);

/** What units fold to (`foldOf`), for the kernel: 0 for what is not known yet. Kept for good. */
let folds: Uint32Array | undefined;
function knownFolds(): Uint32Array {
  if (folds) return folds;
  folds = wordsAt(taken(UNITS * 4).bytes.byteOffset, UNITS).fill(0);
  for (let unit = 0; unit < ASCII; unit++) folds[unit] = foldOf(unit);
  kernel.foldAscii(folds.byteOffset);
  return folds;
}

/** Lists one after the other, to which a kernel adds: where the next entry goes, and the end of the room, are state. */
class Lists {
  readonly #take: (bytes: number) => number;
  readonly #state: Uint32Array;
  readonly #next: number;
  readonly #end: number;
  #start = 0;
  readonly #full: { readonly from: number; readonly to: number }[] = [];

  constructor(take: (bytes: number) => number, state: Uint32Array, next: number, end: number) {
    this.#take = take;
    this.#state = state;
    this.#next = next;
    this.#end = end;
  }

  /** Makes room for an entry. */
  reserve(bytes: number): void {
    const next = this.#state[this.#next]!;
    if (next + bytes <= this.#state[this.#end]!) return;
    if (this.#start > 0) this.#full.push({ from: this.#start, to: next });
    const room = Math.max(bytes, this.#start > 0 ? NEXT : FIRST);
    this.#start = this.#take(room);
    this.#state[this.#next] = this.#start;
    this.#state[this.#end] = this.#start + room;
  }

  all(): readonly { readonly from: number; readonly to: number }[] {
    return this.#start > 0 ? [...this.#full, { from: this.#start, to: this.#state[this.#next]! }] : [];
  }
}

/** The UTF-8 of words in their order: word `t` lies from `starts[t]` to `starts[t + 1]`. */
export class WordTexts {
  readonly utf8: Uint8Array;
  readonly starts: Uint32Array;
  /** Where `pair` writes. */
  readonly term: Uint8Array;

  /** @param longest Bytes of the longest word. */
  constructor(utf8: Uint8Array, starts: Uint32Array, longest: number) {
    this.utf8 = utf8;
    this.starts = starts;
    this.term = new Uint8Array(longest * 2 + 1);
  }

  /** Puts a pair of words as a term into `term`; answers its length. */
  pair(first: number, second: number): number {
    const { utf8, starts, term } = this;
    let n = 0;
    for (let i = starts[first]!; i < starts[first + 1]!; i++) term[n++] = utf8[i]!;
    term[n++] = BLANK;
    for (let i = starts[second]!; i < starts[second + 1]!; i++) term[n++] = utf8[i]!;
    return n;
  }
}

/**
 * The distinct words of texts and where they occur, cut and kept by the kernel: plain words of a sentence in one go,
 * others one by one. A word is known by the address of its record. Everything lies in the thread's arena until
 * `release`.
 */
export class TextWords implements Words<number>, FoldingPlace {
  readonly folded: Folded;
  /** Of the word that `run` has come to, in its value. */
  position = 0;
  /** Document * 32 + field of the text that is read, and the position of its first word. */
  here = 0;
  base = 0;
  readonly #runs: Run[] = [];
  /** Of the last frame of small room: where the next begins, and what is left. */
  #next = 0;
  #left = 0;
  readonly #state: Uint32Array;
  readonly #table: number;
  readonly #lists: { readonly words: Lists; readonly occurrences: Lists; readonly pairs: Lists };
  readonly #folds = knownFolds();
  /** Units of the line that is folded, or of a word that is written anew. */
  #units: Uint16Array;
  #bytes: Buffer;

  constructor() {
    const state = this.#words(STATE).fill(0);
    this.#state = state;
    this.#table = state.byteOffset;
    const lengths = this.#words(ASCII);
    lengths.set(LENGTHS);
    state[S.lengths] = lengths.byteOffset;
    state[S.beforeAt] = NOWHERE;
    state.set(KEY, S.key);
    const take = (bytes: number) => this.#take(bytes);
    this.#lists = {
      words: new Lists(take, state, S.records, S.recordsEnd),
      occurrences: new Lists(take, state, S.occurrences, S.occurrencesEnd),
      pairs: new Lists(take, state, S.pairPlaces, S.pairPlacesEnd),
    };
    this.#widen(WORDS);
    this.#widenPairs(PAIRS);
    [this.#units, this.#bytes] = this.#unitsFor(WRITTEN);
    this.folded = new Folded(4096, this);
    this.#reserve(WRITTEN);
  }

  /** The address of room that nobody else has until `release`: of small ones several in one frame. */
  #take(bytes: number): number {
    const room = (bytes + SLACK + 15) & ~15;
    if (room > this.#left) {
      const run = taken(bytes);
      this.#runs.push(run);
      if (bytes > FRAME / 2) return run.bytes.byteOffset;
      this.#next = run.bytes.byteOffset;
      this.#left = FRAME;
    }
    this.#next += room;
    this.#left -= room;
    return this.#next - room;
  }

  #words(n: number): Uint32Array {
    return wordsAt(this.#take(n * 4), n);
  }

  #unitsFor(n: number): [Uint16Array, Buffer] {
    const address = this.#take(n * 2);
    const { buffer } = arena.memory;
    return [new Uint16Array(buffer, address, n), Buffer.from(buffer, address, n * 2)];
  }

  room(units: number): { readonly chars: Uint16Array; readonly kinds: Uint8Array } {
    const [chars, kinds] = [this.#take(units * 2), this.#take(units)];
    const { buffer } = arena.memory;
    return { chars: new Uint16Array(buffer, chars, units), kinds: new Uint8Array(buffer, kinds, units) };
  }

  begin(text: string, from: number, to: number, chars: Uint16Array, kinds: Uint8Array): number {
    const n = to - from;
    if (n > LONG_LINE) return 0;
    if (n > this.#units.length) [this.#units, this.#bytes] = this.#unitsFor(n * 2);
    this.#bytes.write(n === text.length ? text : text.slice(from, to), 'utf16le');
    const units = this.#units.byteOffset;
    for (let done = 0; ; ) {
      const [to, toKinds] = [chars.byteOffset + done * 2, kinds.byteOffset + done];
      done += kernel.foldUnits(units + done * 2, n - done, this.#folds.byteOffset, to, toKinds);
      if (done === n) return n;
      const unit = this.#units[done]!;
      const fold = foldOf(unit);
      if (!isSimple(fold)) return done;
      this.#folds[unit] = fold;
    }
  }

  #widen(bits: number): void {
    const state = this.#state;
    const index = this.#words(1 << bits);
    if (state[S.size]! > 0) index.set(wordsAt(state[S.index]!, state[S.size]!));
    const slots = this.#take(16 << bits);
    if (state[S.slots] === 0) {
      kernel.wordsFill(slots, 4 << bits, 0);
      state[S.slots] = slots;
      state[S.shift] = 31 - bits;
    } else kernel.wordsWiden(this.#table, slots, 31 - bits);
    state[S.index] = index.byteOffset;
    state[S.most] = 1 << bits;
  }

  #widenPairs(bits: number): void {
    const state = this.#state;
    const size = state[S.pairSize]! * 3;
    const list = this.#words(3 << bits);
    if (size > 0) list.set(wordsAt(state[S.pairList]!, size));
    state[S.pairList] = list.byteOffset;
    kernel.pairsWiden(this.#table, this.#take(32 << bits), 31 - bits);
    state[S.pairMost] = 1 << bits;
  }

  /** Makes room for one more of everything. */
  #reserve(units: number): void {
    const state = this.#state;
    if (state[S.size]! >= state[S.most]!) this.#widen(32 - Math.clz32(state[S.most]!));
    if (state[S.pairSize]! >= state[S.pairMost]!) this.#widenPairs(32 - Math.clz32(state[S.pairMost]!));
    this.#lists.words.reserve(RECORD + units * 2);
    this.#lists.occurrences.reserve(OCCURRENCE);
    this.#lists.pairs.reserve(PAIR_PLACE);
  }

  ofUnits(units: Uint16Array, start: number, end: number): number {
    this.#reserve(end - start);
    const record = kernel.wordEnter(this.#table, units.byteOffset + start * 2, end - start);
    if (this.#state[S.fresh] === 1 && end > start && mayPair(units[start]!, end - start)) {
      const text = String.fromCharCode.apply(null, units.subarray(start, end) as unknown as number[]);
      kernel.wordClassed(record, pairClass(text));
    }
    return record;
  }

  ofText(text: string): number {
    if (text.length > WRITTEN) throw new RangeError(`a word of ${text.length} units`);
    this.#bytes.write(text, 'utf16le');
    return this.ofUnits(this.#units, 0, text.length);
  }

  /** Notes that a word stands at a position of the document; a whole is no neighbour of others. */
  occurs(record: number, at: number, whole: boolean): void {
    kernel.wordOccurs(this.#table, record, at, this.here, whole);
  }

  run(i: number, position: number): number {
    const { chars, kinds, length } = this.folded;
    const state = this.#state;
    let at = this.base + position;
    let next = i;
    do {
      next = kernel.wordsRun(this.#table, chars.byteOffset, kinds.byteOffset, next, length, at, this.here);
      at = state[S.at]!;
      if (state[S.short] === 0) break;
      this.#reserve(ASCII * 2);
    } while (next < length);
    this.position = at - this.base;
    return next;
  }

  /** A new document begins: none of its words stands beside one of those before. */
  begins(): void {
    this.#state[S.beforeAt] = NOWHERE;
  }

  /** Distinct words so far. */
  get size(): number {
    return this.#state[S.size]!;
  }

  /** The words' numbers in the order of their code points. */
  order(): Uint32Array {
    const n = this.size;
    const [order, keys, spare, spareKeys] = [n, n * 2, n, n * 2].map((room) => this.#take(room * 4));
    kernel.wordsOrder(this.#table, order!, keys!, spare!, spareKeys!);
    return wordsAt(order!, n);
  }

  /** The words' UTF-8 in the order that is given. */
  texts(order: Uint32Array): WordTexts {
    let room = 0;
    // a record has two bytes a unit, UTF-8 up to three
    for (const { from, to } of this.#lists.words.all()) room += ((to - from) * 3) / 2;
    const into = this.#take(room);
    const starts = this.#words(order.length + 1);
    const longest = kernel.wordsUtf8(this.#table, order.byteOffset, into, starts.byteOffset);
    return new WordTexts(new Uint8Array(arena.memory.buffer, into, starts[order.length]), starts, longest);
  }

  /**
   * Where words stand, those of each together, in the order that is given: document * 32 + field and position by turns.
   * `starts`: which of them are the first of each word, and their number.
   */
  places(order: Uint32Array): { readonly starts: Uint32Array; readonly places: Uint32Array } {
    const starts = this.#words(order.length + 1);
    const next = this.#take(order.length * 4);
    kernel.wordsPlaces(this.#table, order.byteOffset, starts.byteOffset, next);
    const places = this.#words(starts[order.length]! * 2);
    for (const { from, to } of this.#lists.occurrences.all()) kernel.occurrencesDeal(from, to, next, places.byteOffset);
    return { starts, places };
  }

  /**
   * Pairs of neighbours in the order of their words: the ranks of both, and where they stand (document * 32 + field),
   * those of each together. All letters come after the blank between two words: so they are in order as terms.
   */
  pairs(order: Uint32Array): {
    readonly words: Uint32Array;
    readonly starts: Uint32Array;
    readonly places: Uint32Array;
  } {
    const n = this.#state[S.pairSize]!;
    const ranks = this.#words(order.length);
    for (let rank = 0; rank < order.length; rank++) ranks[order[rank]!] = rank;
    const [sorted, keys, spare, spareKeys] = [n, n * 2, n, n * 2].map((room) => this.#take(room * 4));
    kernel.pairsOrder(this.#table, ranks.byteOffset, sorted!, keys!, spare!, spareKeys!);
    const pairs = wordsAt(sorted!, n);
    const list = wordsAt(this.#state[S.pairList]!, n * 3);
    const words = this.#words(n * 2);
    const starts = this.#words(n + 1);
    const next = this.#words(n);
    let sum = 0;
    for (let rank = 0; rank < n; rank++) {
      const pair = pairs[rank]!;
      words[rank * 2] = ranks[list[pair * 3]!]!;
      words[rank * 2 + 1] = ranks[list[pair * 3 + 1]!]!;
      starts[rank] = next[pair] = sum;
      sum += list[pair * 3 + 2]!;
    }
    starts[n] = sum;
    const places = this.#words(sum);
    for (const { from, to } of this.#lists.pairs.all()) {
      const noted = wordsAt(from, (to - from) >> 2);
      for (let i = 0; i < noted.length; i += 2) places[next[noted[i]!]!++] = noted[i + 1]!;
    }
    return { words, starts, places };
  }

  /** Gives back all memory: nothing of this may be read any more. */
  release(): void {
    for (const run of this.#runs.splice(0)) arena.give(run);
    this.#left = 0;
  }
}
