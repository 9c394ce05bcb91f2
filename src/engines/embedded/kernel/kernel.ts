import { readFileSync } from 'node:fs';
import { Arena } from './arena.ts';

/** Full blocks of a term in a row, as kernels are told of them. */
export type BlockRun = readonly [
  /** Bitmap of a dense term, or 0. */
  bits: number,
  /** Address of the first block, and its place behind the first of the term. */
  first: number,
  start: number,
  /** Its entry in the skip table, and the bytes of each. */
  skips: number,
  entry: number,
  /** How many they are. */
  blocks: number,
  /** The last document of the block in front, or -1. */
  before: number,
];
/** Full blocks of a word in a row, with their positions. */
export type PositionRun = readonly [
  /** Bitmap of a dense term, or 0. */
  bits: number,
  /** Address of the first block, and its place behind the first of the term. */
  first: number,
  start: number,
  /** The same of their positions. */
  positions: number,
  positionsStart: number,
  /** Its entry in the skip table. */
  skips: number,
  /** How many they are. */
  blocks: number,
  /** The last document of the block in front, or -1. */
  before: number,
];
/** A last block that is not full: its address, its documents, its positions, and the last document in front, or -1. */
export type PositionTail = readonly [tail: number, size: number, positions: number, before: number];
/** What a word is worth by how often it occurs and by the length of the text. */
type Worth = readonly [weight: number, base: number, slope: number];

/**
 * The inner loops of searches, and of cutting texts into words, as WebAssembly, four or sixteen values at a time. They
 * work on addresses in the thread's `arena`; what each promises is said where it is written (`assembly/`). Lengths of
 * bitmaps are in 32-bit words, `bool` is 0 or 1.
 */
export interface Kernel {
  wordsFill(words: number, n: number, byte: number): void;
  bitsCount(a: number, words: number): number;
  bitsAnd(a: number, b: number, words: number, into: number): number;
  bitsOr(a: number, b: number, words: number, into: number): number;
  bitsAndNot(a: number, b: number, words: number, into: number): number;
  bitsInside(a: number, b: number, words: number): number;
  bitsToList(a: number, words: number, into: number): number;
  listSet(list: number, n: number, bits: number): void;
  listClear(list: number, n: number, bits: number): number;
  listInBitsCount(list: number, n: number, bits: number): number;
  listInBits(list: number, n: number, bits: number, wanted: 0 | 1, into: number): number;
  listsAnd(few: number, nFew: number, many: number, nMany: number, into: number): number;
  listsAndNot(a: number, nA: number, b: number, nB: number, into: number): number;
  listsOr(a: number, nA: number, b: number, nB: number, into: number): number;
  unpackSums(from: number, width: number, before: number, into: number): void;
  blocksToList(
    first: number,
    start: number,
    skips: number,
    entry: number,
    n: number,
    before: number,
    into: number,
  ): void;
  blocksSet(first: number, start: number, skips: number, entry: number, n: number, before: number, bits: number): void;
  slotsSet(slots: number, n: number, bits: number, bound: number): number;
  slotsUnits(slots: number, n: number, bound: number, place: number, into: number): number;
  unitsOrder(units: number, n: number, bound: number, next: number, into: number): void;
  unitsCount(
    places: number,
    n: number,
    units: number,
    starts: number,
    numbers: number,
    step: number,
    stamps: number,
    counts: number,
  ): number;
  rowsCount(
    places: number,
    n: number,
    units: number,
    starts: number,
    numbers: number,
    rows: number,
    sizes: number,
  ): number;
  rowsDivide(
    places: number,
    n: number,
    starts: number,
    numbers: number,
    rows: number,
    next: number,
    into: number,
  ): void;
  listCount(list: number, n: number, counts: number): void;
  cutCount(list: number, n: number, shift: number, part: number, low: number, counts: number): void;
  spread(from: number, to: number, n: number, into: number): number;
  wordsToList(words: number, n: number, into: number): number;
  tailToList(at: number, n: number, before: number, into: number): void;
  tailSet(at: number, n: number, before: number, bits: number): void;
  blockKeys(
    ...of: [...run: PositionRun, docs: number, ordinals: number, n: number, into: number, room: number, report: number]
  ): number;
  tailKeys(
    ...of: [
      ...tail: PositionTail,
      docs: number,
      ordinals: number,
      n: number,
      into: number,
      room: number,
      report: number,
    ]
  ): number;
  blockSpots(
    ...of: [...run: PositionRun, docs: number, n: number, into: number, masks: number, fields: number]
  ): number;
  tailSpots(
    ...of: [...tail: PositionTail, docs: number, n: number, into: number, masks: number, fields: number]
  ): number;
  spotsMeet(
    a: number,
    b: number,
    n: number,
    low: number,
    high: number,
    docs: number,
    into: number,
    least: number,
  ): number;
  keysApart(a: number, nA: number, b: number, nB: number, apart: number, back: number, into: number): number;
  keysWith(a: number, nA: number, b: number, nB: number, apart: number, into: number): number;
  keysBefore(a: number, nA: number, b: number, nB: number, reach: number, into: number): number;
  keysNear(a: number, nA: number, b: number, nB: number, reach: number, into: number): number;
  keysByDoc(keys: number, n: number, docs: number, into: number, ordinals: number, counts: number): number;
  tailsSet(tails: number, count: number, bits: number): void;
  addScores(
    frequencies: number,
    lengths: number,
    n: number,
    weight: number,
    base: number,
    slope: number,
    into: number,
  ): void;
  blockFrequencies(
    ...of: [...run: BlockRun, docs: number, n: number, boost: number, masks: number, boosts: number, into: number]
  ): number;
  blockBounds(
    impacts: number,
    size: number,
    blocks: number,
    weight: number,
    base: number,
    slope: number,
    codes: number,
    least: number,
    bounds: number,
    frequencies: number,
  ): void;
  addBlocks(
    ...of: [
      ...run: BlockRun,
      lengths: number,
      low: number,
      high: number,
      boost: number,
      ...worth: Worth,
      sums: number,
      least: number,
      found: number,
      room: number,
    ]
  ): number;
  blockAtLeast(
    block: number,
    bits: number,
    before: number,
    lengths: number,
    factor: number,
    least: number,
    per: number,
    room: number,
  ): number;
  atLeast(values: number, n: number, least: number, into: number): number;
  blockReport(): number;
  blockBegin(lengths: number, weights: number, table: number, rest: number, room: number): void;
  blockWiden(rest: number, room: number): void;
  maskCode(table: number, mask: number): number;
  blockMany(
    ...of: [k: number, n: number, docs: number, map: number, masks: number, frequencies: number, places: number]
  ): number;
  blockPlaces(places: number, i: number, end: number): number;
  blockOfFull(block: number, bits: number, before: number, positions: number): void;
  blockOfTail(tail: number, n: number, before: number, positions: number): void;
  blockRead(map: number, masks: number): number;
  blockFull(out: number, positions: number): number;
  blockTail(out: number, positions: number, before: number, most: number): void;
  foldAscii(table: number): void;
  foldUnits(units: number, n: number, table: number, chars: number, kinds: number): number;
  wordEnter(table: number, units: number, length: number): number;
  wordClassed(record: number, kind: number): void;
  wordOccurs(table: number, record: number, at: number, here: number, whole: boolean): void;
  wordsRun(
    ...of: [table: number, chars: number, kinds: number, i: number, n: number, at: number, here: number]
  ): number;
  wordsWiden(table: number, slots: number, shift: number): void;
  pairsWiden(table: number, slots: number, shift: number): void;
  wordsUtf8(table: number, order: number, into: number, starts: number): number;
  wordsPlaces(table: number, order: number, starts: number, next: number): void;
  occurrencesDeal(from: number, to: number, next: number, into: number): void;
  wordsOrder(table: number, numbers: number, keys: number, spare: number, spareKeys: number): void;
  pairsOrder(table: number, ranks: number, numbers: number, keys: number, spare: number, spareKeys: number): void;
}

/** The memory of this thread's searches. */
export const arena = new Arena();

/** The built kernels; throws what to do if they are not there. */
export function builtCode(file: URL): Uint8Array<ArrayBuffer> {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error('The inner loops of the index are not built yet: run `npm run build`.', { cause: error });
  }
}

function load(): Kernel {
  const code = builtCode(new URL('kernel.wasm', import.meta.url));
  const imports = { env: { memory: arena.memory } };
  return new WebAssembly.Instance(new WebAssembly.Module(code), imports).exports as unknown as Kernel;
}

/** The kernels of this thread. */
export const kernel: Kernel = load();

/** Words of zeros, until the search ends; of ones with `byte` 0xff. (`fill` writes shared memory word by word.) */
export function filledWords(n: number, byte: 0 | 0xff = 0): Uint32Array<SharedArrayBuffer> {
  const words = arena.words(n);
  kernel.wordsFill(words.byteOffset, n, byte);
  return words;
}

/** Doubles that last until the search ends. Not cleared. */
export function doubles(n: number): Float64Array<SharedArrayBuffer> {
  const words = arena.words(n * 2);
  return new Float64Array(words.buffer, words.byteOffset, n);
}

/** Doubles of 0, likewise. */
export function zeros(n: number): Float64Array<SharedArrayBuffer> {
  const all = doubles(n);
  clear(all);
  return all;
}

/** Sets doubles of the arena to 0: faster than `fill`, see `filledWords`. */
export const clear = (all: Float64Array): void => kernel.wordsFill(all.byteOffset, all.length * 2, 0);
