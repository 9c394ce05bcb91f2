import { crc32 } from 'node:zlib';
import type { Run } from '../kernel/arena.ts';
import { arena } from '../kernel/kernel.ts';
import { CHUNK, CorruptSegment, PAGE, readAt, type SectionEntry } from './segment-format.ts';

/** Reads across pages of at least so many bytes are kept, up to so many bytes a section. */
const LONG = 8192;
const JOINED_AT_MOST = 4 << 20;

/**
 * Frames that a search may use up before more of what it reads lies on the heap: those of the arena are free again only
 * when it ends.
 */
const PASSING_AT_MOST = (64 << 20) / PAGE;

/**
 * Room for `length` bytes that a search is going to look at: in the arena, where kernels can read them, if there is
 * any.
 */
function roomFor(length: number): Page {
  const run = arena.passing < PASSING_AT_MOST ? arena.take((length + 3) & ~3) : undefined;
  const room = run?.bytes ?? new Uint8Array((length + 3) & ~3);
  room.fill(0, length);
  return { bytes: room.subarray(0, length), words: wordsOver(room), run };
}

/** Pages of files in memory, at most `budget` bytes of them; the least recently used go first (second chance). */
export class PageCache {
  readonly #budget: number;
  #bytes = 0;
  #hand = 0;
  readonly #entries: { section: FileSection; page: number }[] = [];

  constructor(budget: number) {
    this.#budget = budget;
  }

  /** Counts a page that a section has just read, and evicts another for it if need be. */
  admit(section: FileSection, page: number): void {
    if (this.#entries.length === 0 || this.#bytes + PAGE <= this.#budget) {
      this.#entries.push({ section, page });
      this.#bytes += PAGE;
      return;
    }
    for (;;) {
      if (this.#hand >= this.#entries.length) this.#hand = 0;
      const entry = this.#entries[this.#hand]!;
      if (entry.section.recent[entry.page] === 0) break;
      entry.section.recent[entry.page] = 0;
      this.#hand++;
    }
    // the new page takes the victim's place behind the hand: it is the last to be looked at
    const victim = this.#entries[this.#hand]!;
    victim.section.drop(victim.page);
    this.#entries[this.#hand++] = { section, page };
  }

  /** Forgets the pages of sections that are no longer read. */
  forget(dead: ReadonlySet<SectionReader>): void {
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const { section, page } = this.#entries[i]!;
      if (!dead.has(section)) continue;
      section.drop(page);
      this.#entries[i] = this.#entries[this.#entries.length - 1]!;
      this.#entries.pop();
      this.#bytes -= PAGE;
    }
  }
}

/**
 * Random access to a section. `at` avoids an allocation per read: it leaves the bytes in `bytes` and answers where they
 * start.
 */
export interface SectionReader {
  readonly length: number;
  bytes: Uint8Array;
  /** `bytes` as 32-bit words; offsets that are multiples of 4 stay so in `bytes`. */
  words: Uint32Array;
  at(offset: number, length: number): number;
  slice(offset: number, length: number): Uint8Array;
}

const wordsOver = (bytes: Uint8Array) =>
  new Uint32Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length >> 2);

/** A section in memory. */
export class MemorySection implements SectionReader {
  readonly length: number;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.words = wordsOver(bytes);
    this.length = bytes.length;
  }

  at(offset: number, length: number): number {
    if (offset + length > this.length) throw new CorruptSegment('a read leaves its section');
    return offset;
  }

  slice(offset: number, length: number): Uint8Array {
    this.at(offset, length);
    return this.bytes.subarray(offset, offset + length);
  }
}

/** Room that is gone when the search ends. */
function passing(length: number): Page {
  const n = (length + 3) >> 2;
  const words = arena.passing < PASSING_AT_MOST ? arena.words(n) : new Uint32Array(n);
  return { bytes: new Uint8Array(words.buffer, words.byteOffset, length), words, run: undefined };
}

interface Page {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  /** Where it lies in the arena; undefined on the heap. */
  readonly run: Run | undefined;
}

/** A section of a file, in pages. */
export class FileSection implements SectionReader {
  readonly length: number;
  bytes: Uint8Array = new Uint8Array(0);
  words: Uint32Array = new Uint32Array(0);
  readonly pages: (Page | undefined)[];
  readonly recent: Uint8Array;
  readonly #fd: number;
  readonly #entry: SectionEntry;
  readonly #cache: PageCache;
  /**
   * Long reads across pages, the oldest first: bitmaps are read again and again, and putting them together costs more
   * than using them.
   */
  readonly #joined = new Map<number, Page & { readonly length: number }>();
  #joinedBytes = 0;

  constructor(fd: number, entry: SectionEntry, cache: PageCache) {
    this.#fd = fd;
    this.#entry = entry;
    this.#cache = cache;
    this.length = entry.length;
    const n = Math.ceil(entry.length / PAGE);
    this.pages = new Array(n).fill(undefined);
    this.recent = new Uint8Array(n);
  }

  at(offset: number, length: number): number {
    const first = Math.floor(offset / PAGE);
    const from = offset - first * PAGE;
    if (from + length <= PAGE) {
      const page = this.#page(first);
      this.bytes = page.bytes;
      this.words = page.words;
      if (from + length > this.bytes.length) throw new CorruptSegment('a read leaves its section');
      return from;
    }
    if (offset + length > this.length) throw new CorruptSegment('a read leaves its section');
    const known = length >= LONG ? this.#joined.get(offset) : undefined;
    if (known && known.length === length + (offset & 3)) {
      this.bytes = known.bytes;
      this.words = known.words;
      return offset & 3;
    }
    // words keep their places
    const shift = offset & 3;
    const joined = length >= LONG ? roomFor(shift + length) : passing(shift + length);
    for (let done = 0, page = first, start = from; done < length; page++, start = 0) {
      const part = this.#page(page).bytes.subarray(start, start + length - done);
      joined.bytes.set(part, shift + done);
      done += part.length;
    }
    this.bytes = joined.bytes;
    this.words = joined.words;
    if (length >= LONG) this.#keep(offset, { ...joined, length: shift + length });
    return shift;
  }

  #keep(offset: number, read: Page & { readonly length: number }): void {
    this.#dropJoined(offset);
    this.#joinedBytes += read.length;
    this.#joined.set(offset, read);
    for (const old of this.#joined.keys()) {
      if (this.#joinedBytes <= JOINED_AT_MOST) break;
      this.#dropJoined(old);
    }
  }

  #dropJoined(offset: number): void {
    const joined = this.#joined.get(offset);
    if (!joined) return;
    this.#joined.delete(offset);
    this.#joinedBytes -= joined.length;
    if (joined.run) arena.give(joined.run);
  }

  /** Gives a page up that the cache no longer counts. */
  drop(index: number): void {
    const run = this.pages[index]?.run;
    this.pages[index] = undefined;
    if (run) arena.give(run);
  }

  /** Gives up what is kept besides pages. */
  close(): void {
    for (const offset of [...this.#joined.keys()]) this.#dropJoined(offset);
  }

  slice(offset: number, length: number): Uint8Array {
    const at = this.at(offset, length);
    return this.bytes.subarray(at, at + length);
  }

  #page(index: number): Page {
    const page = this.pages[index];
    if (page) {
      this.recent[index] = 1;
      return page;
    }
    const offset = index * PAGE;
    const read = roomFor(Math.max(0, Math.min(PAGE, this.length - offset)));
    try {
      readSection(this.#fd, this.#entry, offset, read.bytes);
      if (crc32(read.bytes) !== this.#entry.crcs[index])
        throw new CorruptSegment('a page of the index is damaged', this.#fd);
    } catch (error) {
      if (read.run) arena.give(read.run);
      throw error;
    }
    this.pages[index] = read;
    this.#cache.admit(this, index);
    return read;
  }
}

/** Fills `into` with the bytes of a section from `offset`. */
export function readSection(fd: number, entry: SectionEntry, offset: number, into: Uint8Array): void {
  for (let done = 0; done < into.length; ) {
    const piece = entry.at.length === 1 ? 0 : Math.floor((offset + done) / CHUNK);
    const within = offset + done - piece * CHUNK;
    const left = entry.at.length === 1 ? into.length - done : Math.min(into.length - done, CHUNK - within);
    const n = readAt(fd, into, done, left, entry.at[piece]! + within);
    if (n === 0) throw new CorruptSegment('the file is shorter than its sections', fd);
    done += n;
  }
}
