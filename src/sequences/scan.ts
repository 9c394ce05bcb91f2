import { SequenceMemory } from './kernel/kernel.ts';
import { AMINO_OF, AMINO_OF_OTHER, END, type Laid } from './letters.ts';
import type { Scoring } from './scoring.ts';
import type { WordTable } from './words.ts';

/** Where a sequence and a frame of a query are alike enough to be aligned. */
export interface Likeness {
  /** The sequence's number in what was loaded; of frame f of number n, 6 n + f, where they are translated. */
  readonly number: number;
  readonly frame: number;
  /** Of the best stretch without gaps. */
  readonly score: number;
  /** Place in the sequence minus place in the frame. */
  readonly diagonal: number;
}

export interface ScanRules {
  readonly words: WordTable;
  readonly scoring: Scoring;
  /**
   * Two words of one diagonal, which do not overlap, must stand near to each other: 39 letters at most, and up to 50 by
   * where the second one stands. For words of three amino acids.
   */
  readonly two: boolean;
  /** So many letters about a word must be equal. */
  readonly exact: number;
  /** An extension ends when it has lost so much. */
  readonly drop: number;
  /** The least score that is told. */
  readonly least: number;
  /**
   * Whether the query is one of amino acids, and sequences are of bases: each is compared in its six reading frames, 0,
   * 2, 4 from the first, second, third base, 1, 3, 5 likewise of the other strand.
   */
  readonly translated?: boolean;
}

/** A query's frames one after the other, END before, between and after them. */
export interface LaidQuery {
  readonly codes: Uint8Array;
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
}

/** Sequences that are looked through in one call. */
export const AT_ONCE = 16_384;
/**
 * Pairs of letters of a query and of sequences that one call looks at: below some seconds, whatever the letters are.
 */
const MOST_PAIRS = 2e9;
/**
 * A place that a word leads to costs as much as so many pairs of letters in the loop that looks at all pairs: where
 * words are frequent, that one goes first.
 */
const PAIRS_A_PLACE = 1_000;
/** Codes of letters. */
const CODES = 32;
/** Bytes that a row of scores has before the first letter, and with those behind the last one. */
const [BEFORE, AROUND] = [32, 48];
/** The greatest score that the first loop tells from others. */
const MOST_LEAST = 255;
/** What the alignment of eight sequences counts from, and up to where. */
const [NONE, MOST] = [-32_768, 32_767];
/** Reading frames of a nucleic acid. */
const FRAMES = 6;
/** Letters of a word that stands about a piece of eight. */
const LONG_BASES = 11;

/** How far two words may stand from each other at most, and what the rows are made of in which places are bits. */
const NEAR = 50;
const [ROW, NEAR_BASE, BITS] = [48, 21, 192];
/** From half to half, so that each two words near to each other stand in one. */
const HALF = BITS - NEAR;
const MET = 4_240;
const GATHERED = 16_400;
const partsOf = ({ codes }: LaidQuery): number => Math.ceil(Math.max(1, (codes.length - NEAR) / HALF) / 2);

/** One for each thread: a scanner has it until the next one is made. */
let kept: SequenceMemory | undefined;

/**
 * Looks for words of a query in sequences, and extends what it finds without gaps: the heuristic of Altschul et al.
 * 1990 and 1997. Where words are frequent, sequences that have no stretch of the least score are left out first, which
 * changes nothing in what is found. In a thread, one scanner is used at a time.
 */
export class Scanner {
  readonly #memory: SequenceMemory;
  readonly #query: LaidQuery;
  readonly #scoring: Scoring;
  readonly #pairs: Int8Array<SharedArrayBuffer>;
  readonly #codes: Int8Array<SharedArrayBuffer>;
  /** How a sequence is compared: as it is, or in six frames. */
  readonly #frames: 1 | typeof FRAMES;
  readonly #list: Int32Array<SharedArrayBuffer>;
  readonly #told: Int32Array<SharedArrayBuffer>;
  readonly #align: { readonly eight: Int32Array; readonly profile: number; readonly ends: number; into: Int16Array };
  #loaded: { codes: Int8Array; starts: Int32Array; lengths: Int32Array };
  readonly #codons: Int8Array;
  #aligned: Int8Array = new Int8Array(0);
  #room: Int8Array = new Int8Array(0);

  constructor(query: LaidQuery, rules: ScanRules) {
    kept ??= new SequenceMemory();
    const memory = kept;
    memory.clear();
    const { words, scoring } = rules;
    this.#memory = memory;
    this.#query = query;
    this.#scoring = scoring;
    this.#pairs = memory.bytes(CODES * CODES);
    this.#pairs.set(scoring.pairs.map((score) => Math.max(-128, score)));
    this.#codes = memory.bytes(query.codes.length);
    this.#codes.set(query.codes);
    this.#list = memory.integers(AT_ONCE);
    this.#frames = rules.translated ? FRAMES : 1;
    this.#told = memory.integers(4 * AT_ONCE * this.#frames * query.starts.length);
    const longest = Math.max(...query.lengths);
    const into = memory.integers(4);
    this.#align = {
      // addresses and lengths
      eight: memory.integers(16),
      profile: memory.bytes(16 * CODES).byteOffset,
      ends: memory.bytes(32 * longest).byteOffset,
      into: new Int16Array(into.buffer, into.byteOffset, 8),
    };
    this.#loaded = { codes: memory.bytes(0), starts: memory.integers(0), lengths: memory.integers(0) };
    this.#setQuery();
    this.#setWords(words);
    const mask = 2 ** Math.ceil(Math.log2(query.codes.length + words.length + 2)) - 1;
    const reached = memory.integers(mask + 1);
    memory.kernel.setRules(reached.byteOffset, mask, rules.exact, rules.drop, rules.least, rules.two);
    if (rules.two) this.#setNear(words);
    const places = words.places.length / words.base ** words.length / query.codes.length;
    const frequent = !rules.two && places * PAIRS_A_PLACE > 1;
    if (frequent) this.#setFilter(Math.min(rules.least, MOST_LEAST));
    else memory.kernel.setFilter(0, 0, 0, 0);
    this.#codons = memory.bytes(2 * AMINO_OF.length);
    this.#codons.set(AMINO_OF);
    this.#codons.set(AMINO_OF_OTHER, AMINO_OF.length);
    memory.kernel.setFrames(0, 0);
  }

  #setQuery(): void {
    const { starts } = this.#query;
    const frames = this.#memory.integers(starts.length);
    frames.set(starts);
    const bests = this.#memory.integers(2 * starts.length);
    this.#memory.kernel.setQuery(
      ...([this.#codes.byteOffset, this.#pairs.byteOffset] as const),
      ...([frames.byteOffset, starts.length, bests.byteOffset] as const),
    );
  }

  #setWords(table: WordTable): void {
    const memory = this.#memory;
    const { length, starts, places } = table;
    const [from, at] = [memory.integers(starts.length), memory.integers(places.length)];
    from.set(starts);
    at.set(places);
    const pieces = table.base === 4 && length === LONG_BASES ? this.#pieces() : 0;
    const base = pieces === 0 ? table.base + 1 : table.base;
    const words = pieces === 0 ? wider(table) : table.words;
    const blocks = Math.ceil(base ** length / 64);
    const present = memory.integers(2 * blocks).fill(0);
    for (const word of words) present[word >> 5]! |= 1 << (word & 31);
    const ranks = memory.integers(blocks);
    for (let n = 0, block = 0; block < blocks; block++) {
      ranks[block] = n;
      while (n < words.length && words[n]! >> 6 === block) n++;
    }
    memory.kernel.setWords(
      ...([length, base, from.byteOffset, at.byteOffset] as const),
      ...([present.byteOffset, ranks.byteOffset, pieces, memory.bytes(GATHERED).byteOffset] as const),
    );
  }

  /** Words as bits: of each, the places where the query answers to it. */
  #setNear(table: WordTable): void {
    const { starts, places } = table;
    const parts = partsOf(this.#query);
    const bits = this.#memory.bytes(parts * ROW * NEAR_BASE ** 3).fill(0);
    for (const [i, word] of wider(table).entries()) {
      const row = word * ROW;
      for (const place of places.subarray(starts[i], starts[i + 1]))
        for (let n = Math.floor(place / HALF); n >= 0 && place - n * HALF < BITS; n--) {
          if (n >= 2 * parts) continue;
          const own = place - n * HALF;
          const bit = Math.floor(own / 3);
          const at = (n >> 1) * ROW * NEAR_BASE ** 3 + row + 16 * (own % 3) + 8 * (n & 1) + (bit >> 3);
          bits[at]! |= 1 << (bit & 7);
        }
    }
    this.#memory.kernel.setNear(bits.byteOffset, parts, HALF, this.#memory.bytes(MET).byteOffset);
  }

  /** Which runs of eight bases the query has. */
  #pieces(): number {
    const pieces = this.#memory.bytes(1 << 13).fill(0);
    const { kernel } = this.#memory;
    for (let i = 0; i + 8 <= this.#codes.length; i++) {
      const piece = kernel.piece(this.#codes.byteOffset + i) >>> 0;
      if (piece < 1 << 16) pieces[piece >> 3]! |= 1 << (piece & 7);
    }
    return pieces.byteOffset;
  }

  /** What each letter scores against each of the query. */
  #setFilter(least: number): void {
    const query = this.#codes;
    const row = (query.length + AROUND + 15) & ~15;
    const profile = this.#memory.bytes(CODES * row).fill(-128);
    for (let code = 0; code < CODES; code++)
      for (let i = 0; i < query.length; i++) profile[code * row + BEFORE + i] = this.#pairs[(query[i]! << 5) | code]!;
    this.#memory.kernel.setFilter(profile.byteOffset, row, this.#memory.bytes(row).byteOffset, least);
  }

  /** Takes up sequences; those before are forgotten. */
  load({ codes, starts, lengths }: Laid): void {
    const memory = this.#memory;
    let { codes: letters, starts: from, lengths: sizes } = this.#loaded;
    if (letters.length < codes.length) letters = memory.bytes(codes.length + (codes.length >> 1));
    if (from.length < starts.length) {
      from = memory.integers(2 * starts.length);
      sizes = memory.integers(2 * starts.length);
    }
    letters.set(codes);
    from.set(starts);
    sizes.set(lengths);
    this.#loaded = { codes: letters, starts: from, lengths: sizes };
    if (this.#frames === FRAMES) this.#makeRoom(lengths);
  }

  /** For the frames of the longest sequence. */
  #makeRoom(lengths: ArrayLike<number>): void {
    let longest = 0;
    for (let i = 0; i < lengths.length; i++) longest = Math.max(longest, lengths[i]!);
    if (this.#room.length < 2 * longest + 32) this.#room = this.#memory.bytes(4 * longest + 64);
    this.#memory.kernel.setFrames(this.#codons.byteOffset, this.#room.byteOffset);
  }

  /** Numbers of sequences, in parts that one call may look through. */
  *parts(numbers: ArrayLike<number>): Generator<Int32Array> {
    // six frames have twice the letters
    const most = MOST_PAIRS / this.#query.codes.length / Math.min(2, this.#frames);
    const list = this.#list;
    let [n, letters] = [0, 0];
    for (let i = 0; i < numbers.length; i++) {
      const length = this.#loaded.lengths[numbers[i]!]!;
      if (n === AT_ONCE || (n > 0 && letters + length > most)) {
        yield list.subarray(0, n);
        [n, letters] = [0, 0];
      }
      list[n++] = numbers[i]!;
      letters += length;
    }
    if (n > 0) yield list.subarray(0, n);
  }

  /** What is alike in a part: of each sequence and frame the best. */
  look(part: Int32Array): Likeness[] {
    const { kernel } = this.#memory;
    const { codes, starts, lengths } = this.#loaded;
    const sequences = [codes.byteOffset, starts.byteOffset, lengths.byteOffset] as const;
    const count = kernel.look(...sequences, part.byteOffset, part.length, this.#told.byteOffset);
    return Array.from({ length: count }, (_, i) => {
      const [number, frame, score, diagonal] = this.#told.subarray(4 * i, 4 * i + 4);
      return { number: number!, frame: frame!, score: score!, diagonal: diagonal! };
    });
  }

  /** The best scores with gaps of a frame of the query with sequences; undefined where it is more than can be told. */
  scores(frame: number, sequences: readonly Uint8Array[]): (number | undefined)[] {
    const { kernel } = this.#memory;
    const { eight, profile, ends, into } = this.#align;
    const { open, extend } = this.#scoring;
    const [from, m] = [this.#query.starts[frame]!, this.#query.lengths[frame]!];
    const scores = new Array<number | undefined>(sequences.length);
    // those of like length together: eight take as long as the longest of them
    const order = Uint32Array.from(sequences.keys()).sort((a, b) => sequences[a]!.length - sequences[b]!.length);
    for (let k = 0; k < order.length; k += 8) {
      const some = Array.from(order.subarray(k, k + 8), (i) => sequences[i]!);
      this.#layEight(some);
      kernel.scores(
        ...([this.#codes.byteOffset + from, m, this.#pairs.byteOffset, eight.byteOffset] as const),
        ...([eight.byteOffset + 32, open + extend, extend, profile, ends, into.byteOffset] as const),
      );
      for (const lane of some.keys()) scores[order[k + lane]!] = into[lane] === MOST ? undefined : into[lane]! - NONE;
    }
    return scores;
  }

  /** One behind the other, with addresses and lengths in `eight`. */
  #layEight(sequences: readonly Uint8Array[]): void {
    const { eight } = this.#align;
    const total = sequences.reduce((sum, { length }) => sum + length, 0);
    if (this.#aligned.length < total) this.#aligned = this.#memory.bytes(2 * total);
    let at = 0;
    for (let lane = 0; lane < 8; lane++) {
      const own = sequences[lane];
      eight[lane] = this.#aligned.byteOffset + at;
      eight[8 + lane] = own?.length ?? 0;
      if (own) this.#aligned.set(own, at);
      at += own?.length ?? 0;
    }
  }
}

/** Frames laid one after the other. */
export function laidQuery(frames: readonly Uint8Array[]): LaidQuery {
  const starts: number[] = [];
  let total = 1;
  for (const { length } of frames) {
    starts.push(total);
    total += length + 1;
  }
  const codes = new Uint8Array(total).fill(END);
  for (const [i, frame] of frames.entries()) codes.set(frame, starts[i]!);
  return { codes, starts, lengths: frames.map(({ length }) => length) };
}

/** Words as numbers in the next base, in which a letter is left for all that are not plain; in the same order. */
function wider({ words, length, base }: WordTable): Uint32Array {
  return words.map((word) => {
    let [number, left, place] = [0, word, 1];
    for (let i = 0; i < length; i++, place *= base + 1, left = Math.floor(left / base)) number += (left % base) * place;
    return number;
  });
}
