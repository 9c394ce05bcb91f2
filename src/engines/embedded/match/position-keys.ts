import type { PostingsSource, TermMeta } from '../format/postings-layout.ts';
import { arena, kernel } from '../kernel/kernel.ts';
import { PositionBlocks } from './position-blocks.ts';

/** Documents of a window at most: their numbers in it, from 1, take the upper 11 bits of a key. */
export const WINDOW = 2047;
/** The lower bits of a key: the position. */
export const KEY_BITS = 21;
/** A key may be moved by less than this without reaching the next document. */
export const KEY_SLACK = 1 << 16;
/** Positions from here on no key can hold. */
const FARTHEST = (1 << KEY_BITS) - KEY_SLACK;

/** Keys that a list has room for, unless a document needs more. */
const ROOM = 1 << 16;
/** Words that kernels may write behind what they answer. */
const SPARE = 8;
/** Argument of kernels by number (see `arena.address`): left to those who make windows. */
export const DOCS = 8;

/** 32-bit words in the memory of the kernels, for as long as the thread lives. */
export class Words {
  #run;
  #words;
  /** How many may be used. */
  room: number;

  constructor(room: number) {
    this.room = room;
    this.#run = take(room);
    this.#words = wordsIn(this.#run.bytes);
  }

  get address(): number {
    return this.#run.bytes.byteOffset;
  }

  /** The words, until they are changed for others. */
  get words(): Uint32Array {
    return this.#words;
  }

  protected exchange(other: Words): void {
    [this.#run, other.#run] = [other.#run, this.#run];
    [this.#words, other.#words] = [other.#words, this.#words];
    [this.room, other.room] = [other.room, this.room];
  }

  /** Changes them for so many others, of any content. */
  resize(room: number): void {
    if (room === this.room) return;
    const run = take(room);
    arena.give(this.#run);
    this.#run = run;
    this.#words = wordsIn(run.bytes);
    this.room = room;
  }
}

function take(room: number) {
  const run = arena.take((room + SPARE) * 4);
  if (!run) throw new RangeError('the search needs more memory than there is');
  return run;
}

const wordsIn = (bytes: Uint8Array) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);

/** Ascending keys of positions (see `kernel/assembly/positions.ts`). One list serves one search after the other. */
export class Keys extends Words {
  /** Keys in the list. */
  n = 0;

  constructor() {
    super(ROOM);
  }

  /** Makes room for `n` keys; forgets those there are. */
  reserve(n: number): void {
    this.n = 0;
    if (n > this.room) this.resize(n);
  }

  /** Changes its keys for those of another list. */
  swap(other: Keys): void {
    const n = this.n;
    this.n = other.n;
    other.n = n;
    this.exchange(other);
  }

  /** Forgets the keys of documents from number `ordinal` on. */
  cut(ordinal: number): void {
    const { words } = this;
    const key = ordinal * 2 ** KEY_BITS;
    let low = 0;
    while (low < this.n) {
      const middle = (low + this.n) >> 1;
      if (words[middle]! < key) low = middle + 1;
      else this.n = middle;
    }
  }

  /** Gives back what an unusual document took. */
  trim(): void {
    this.n = 0;
    this.resize(ROOM);
  }
}

/** Ascending documents, at most `WINDOW`. */
export interface Window {
  readonly docs: Uint32Array;
  /** Where kernels find them. */
  readonly address: number;
  /** Where the numbers are that their keys get. */
  readonly ordinals: number;
}

/** What kernels tell: documents done, greatest position, keys of the first document that there was no room for. */
let report: Words | undefined;

/**
 * Whether a position that was read since the last reader was made is too far in its document for a key: the keys are
 * then wrong.
 */
export const isFar = (): boolean => report !== undefined && report.words[1]! >= FARTHEST;

/** Reads the positions of a word of a text in one window after the other. */
export class KeyReader extends PositionBlocks {
  readonly #report: Words;
  /** Block of the window's first document. */
  #from = 0;

  constructor(source: PostingsSource, term: TermMeta) {
    super(source, term);
    this.#report = report ??= new Words(4);
    this.#report.words[1] = 0;
  }

  /**
   * Puts the keys of the first documents of a window into `into`; answers of how many documents, at least 1: of all, if
   * there is room. Documents need not have the word. Windows may overlap, but their first documents must not go back.
   */
  read({ docs, address, ordinals }: Window, into: Keys): number {
    const told = this.#report.words;
    const n = docs.length;
    into.n = 0;
    let block = this.#from;
    for (let done = 0; done < n; ) {
      block = this.blockOf(block, docs[done]!);
      if (done === 0) this.#from = block;
      if (block === this.blocks) break;
      told[0] = told[2] = 0;
      const lists = [address + done * 4, ordinals + done * 4, n - done] as const;
      const room = [into.address + into.n * 4, into.room - into.n, this.#report.address] as const;
      into.n +=
        block < this.full
          ? kernel.blockKeys(...this.piece(block, docs.at(-1)!).told, ...lists, ...room)
          : kernel.tailKeys(...this.tail().told, ...lists, ...room);
      done += told[0]!;
      if (told[2] === 0) continue;
      if (done > 0) return done;
      into.reserve(told[2]!);
    }
    return n;
  }
}

/** What keys are read of: a word, or any of several. */
export type KeySource = Pick<KeyReader, 'read'>;

/** Any of several words: where several stand at one place, there is one key. */
export class KeyUnion implements KeySource {
  readonly #readers: readonly KeyReader[];
  readonly #part: Keys;
  readonly #joined: Keys;

  /** @param spare Lists that nobody else uses while keys are read. */
  constructor(readers: readonly KeyReader[], ...spare: [Keys, Keys]) {
    this.#readers = readers;
    [this.#part, this.#joined] = spare;
  }

  read({ docs, address, ordinals }: Window, into: Keys): number {
    const [part, joined] = [this.#part, this.#joined];
    let n = docs.length;
    this.#readers.forEach((reader, r) => {
      const window = { docs: docs.subarray(0, n), address, ordinals };
      if (r === 0) {
        n = reader.read(window, into);
        return;
      }
      n = reader.read(window, part);
      joined.reserve(into.n + part.n);
      joined.n = kernel.listsOr(into.address, into.n, part.address, part.n, joined.address);
      into.swap(joined);
    });
    return n;
  }
}
