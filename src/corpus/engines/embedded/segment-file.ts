import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { ByteWriter } from './bytes.ts';

/** Changes whenever the bytes of a segment or their meaning do: an index of another version is rebuilt. */
export const FORMAT_VERSION = 5;

const MAGIC = Buffer.from('PRIORASG');
/** Sections of a streamed file lie in pieces of this size, so that several can grow at once. */
const CHUNK = 1 << 20;
const PAGE = 1 << 16;
const TAIL = 16;
/** Reads across pages of at least so many bytes are kept, up to so many bytes a section. */
const LONG = 8192;
const JOINED_AT_MOST = 4 << 20;

interface SectionEntry {
  readonly length: number;
  /** CRC-32 of each page. */
  readonly crcs: readonly number[];
  /** File offset of each piece; all but the last are `CHUNK` long, unless there is one only. */
  readonly at: readonly number[];
}

interface Footer {
  readonly version: number;
  readonly sections: Record<string, SectionEntry>;
  readonly meta: unknown;
}

/** CRC-32 of each page of some bytes. */
function pageCrcs(bytes: Uint8Array): number[] {
  const crcs: number[] = [];
  for (let at = 0; at < bytes.length; at += PAGE) crcs.push(crc32(bytes.subarray(at, at + PAGE)));
  return crcs;
}

const damaged = (bytes: Uint8Array, { crcs }: SectionEntry): boolean => {
  const found = pageCrcs(bytes);
  return found.length !== crcs.length || found.some((crc, i) => crc !== crcs[i]);
};

/** The bytes of a segment file are not what was written. */
export class CorruptSegment extends Error {}

/** Writes a segment: named sections that may grow side by side, then a footer. To memory, or to a file in flat memory. */
export class SegmentWriter {
  readonly #sections = new Map<string, ByteWriter>();
  readonly #pieces = new Map<string, { at: number[]; crcs: number[] }>();
  readonly #fd: number | undefined;
  #length = MAGIC.length;

  /** @param path Where the file is written; without it the segment stays in memory. */
  constructor(path?: string) {
    if (path !== undefined) {
      this.#fd = openSync(path, 'w');
      writeSync(this.#fd, MAGIC);
    }
  }

  /** The section of this name, empty at first. */
  section(name: string): ByteWriter {
    let section = this.#sections.get(name);
    if (!section) this.#sections.set(name, (section = new ByteWriter()));
    return section;
  }

  /** Lets the full chunks of a section go to the file. */
  spill(name: string): void {
    if (this.#fd === undefined) return;
    const section = this.#sections.get(name)!;
    let from = 0;
    for (; section.length - from >= CHUNK; from += CHUNK) this.#piece(name, section.bytes.subarray(from, from + CHUNK));
    if (from === 0) return;
    section.bytes.copyWithin(0, from, section.length);
    section.length -= from;
    section.spilled += from;
  }

  #piece(name: string, bytes: Uint8Array): void {
    let pieces = this.#pieces.get(name);
    if (!pieces) this.#pieces.set(name, (pieces = { at: [], crcs: [] }));
    // typed arrays are laid over sections that lie in one piece
    const padding = (8 - (this.#length % 8)) % 8;
    if (padding) this.#length += writeSync(this.#fd!, new Uint8Array(padding));
    pieces.at.push(this.#length);
    // pieces begin where pages do
    pieces.crcs.push(...pageCrcs(bytes));
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#fd!, bytes, at, bytes.length - at);
    this.#length += bytes.length;
  }

  /** Ends a segment in a file; it is not synced yet. */
  finishFile(meta: unknown): { bytes: number } {
    const sections: Record<string, SectionEntry> = {};
    for (const [name, section] of this.#sections) {
      if (section.total === 0) continue;
      this.spill(name);
      if (section.length > 0) this.#piece(name, section.view());
      sections[name] = { length: section.total, ...this.#pieces.get(name)! };
    }
    const footer = encodeFooter({ version: FORMAT_VERSION, sections, meta });
    writeSync(this.#fd!, footer);
    closeSync(this.#fd!);
    return { bytes: this.#length + footer.length };
  }

  /** Ends a segment in memory: the bytes that the file would hold. */
  finishMemory(meta: unknown): SharedArrayBuffer {
    const sections: Record<string, SectionEntry> = {};
    let length = MAGIC.length;
    for (const [name, section] of this.#sections) {
      if (section.length === 0) continue;
      length = (length + 7) & ~7;
      sections[name] = { length: section.length, crcs: pageCrcs(section.view()), at: [length] };
      length += section.length;
    }
    const footer = encodeFooter({ version: FORMAT_VERSION, sections, meta });
    const buffer = new SharedArrayBuffer(length + footer.length);
    const bytes = new Uint8Array(buffer);
    bytes.set(MAGIC);
    for (const [name, entry] of Object.entries(sections)) bytes.set(this.#sections.get(name)!.view(), entry.at[0]!);
    bytes.set(footer, length);
    return buffer;
  }

  /** Gives up: closes the file, which the caller deletes. */
  abandon(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
  }
}

function encodeFooter(footer: Footer): Buffer {
  const json = Buffer.from(JSON.stringify(footer));
  const tail = Buffer.alloc(TAIL);
  tail.writeUInt32LE(json.length, 0);
  tail.writeUInt32LE(crc32(json), 4);
  MAGIC.copy(tail, 8);
  return Buffer.concat([json, tail]);
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
    victim.section.pages[victim.page] = undefined;
    this.#entries[this.#hand++] = { section, page };
  }

  /** Forgets the pages of sections that are no longer read. */
  forget(dead: ReadonlySet<SectionReader>): void {
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      if (!dead.has(this.#entries[i]!.section)) continue;
      this.#entries[i] = this.#entries[this.#entries.length - 1]!;
      this.#entries.pop();
      this.#bytes -= PAGE;
    }
  }
}

/** Random access to a section. `at` avoids an allocation per read: it leaves the bytes in `bytes` and answers where they start. */
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

/** Zeroed bytes with room for the last word. */
const wordBytes = (length: number) => new Uint8Array(new ArrayBuffer((length + 3) & ~3), 0, length);

class MemorySection implements SectionReader {
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

interface Page {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
}

class FileSection implements SectionReader {
  readonly length: number;
  bytes: Uint8Array = new Uint8Array(0);
  words: Uint32Array = new Uint32Array(0);
  readonly pages: (Page | undefined)[];
  readonly recent: Uint8Array;
  readonly #fd: number;
  readonly #entry: SectionEntry;
  readonly #cache: PageCache;
  /** Long reads across pages, the oldest first: bitmaps are read again and again, and putting them together costs more than using them. */
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
    const joined = wordBytes(shift + length);
    for (let done = 0, page = first, start = from; done < length; page++, start = 0) {
      const part = this.#page(page).bytes.subarray(start, start + length - done);
      joined.set(part, shift + done);
      done += part.length;
    }
    this.bytes = joined;
    this.words = new Uint32Array(joined.buffer as ArrayBuffer);
    if (length >= LONG) this.#keep(offset, { length: shift + length, bytes: joined, words: this.words });
    return shift;
  }

  #keep(offset: number, read: Page & { readonly length: number }): void {
    this.#joinedBytes += read.length - (this.#joined.get(offset)?.length ?? 0);
    this.#joined.delete(offset);
    this.#joined.set(offset, read);
    for (const [old, { length }] of this.#joined) {
      if (this.#joinedBytes <= JOINED_AT_MOST) break;
      this.#joined.delete(old);
      this.#joinedBytes -= length;
    }
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
    const bytes = wordBytes(Math.max(0, Math.min(PAGE, this.length - offset)));
    readSection(this.#fd, this.#entry, offset, bytes);
    if (crc32(bytes) !== this.#entry.crcs[index]) throw new CorruptSegment('a page of the index is damaged');
    const read = { bytes, words: new Uint32Array(bytes.buffer as ArrayBuffer) };
    this.pages[index] = read;
    this.#cache.admit(this, index);
    return read;
  }
}

/** Fills `into` with the bytes of a section from `offset`. */
function readSection(fd: number, entry: SectionEntry, offset: number, into: Uint8Array): void {
  for (let done = 0; done < into.length; ) {
    const piece = entry.at.length === 1 ? 0 : Math.floor((offset + done) / CHUNK);
    const within = offset + done - piece * CHUNK;
    const left = entry.at.length === 1 ? into.length - done : Math.min(into.length - done, CHUNK - within);
    const n = readSync(fd, into, done, left, entry.at[piece]! + within);
    if (n === 0) throw new CorruptSegment('the file is shorter than its sections');
    done += n;
  }
}

/** An open segment file, or its bytes in memory. */
export class SegmentFile {
  readonly bytes: number;
  readonly meta: unknown;
  readonly #fd: number | undefined;
  readonly #memory: Uint8Array | undefined;
  readonly #sections: Record<string, SectionEntry>;
  readonly #cache: PageCache;
  readonly #readers = new Map<string, SectionReader>();
  readonly #wholes = new Map<string, Uint8Array>();

  /** Reads header and footer and checks them; throws CorruptSegment. `source`: an open file's descriptor and size, or the bytes. */
  constructor(source: { fd: number; bytes: number } | { memory: SharedArrayBuffer }, cache: PageCache) {
    this.#cache = cache;
    if ('memory' in source) this.#memory = new Uint8Array(source.memory);
    else this.#fd = source.fd;
    this.bytes = 'memory' in source ? source.memory.byteLength : source.bytes;
    const footer = this.#footer();
    this.meta = footer.meta;
    this.#sections = footer.sections;
  }

  #read(at: number, length: number): Uint8Array {
    if (at < 0 || at + length > this.bytes) throw new CorruptSegment('the file is too short');
    const into = new Uint8Array(length);
    if (this.#memory) into.set(this.#memory.subarray(at, at + length));
    else {
      for (let done = 0; done < length; ) {
        const n = readSync(this.#fd!, into, done, length - done, at + done);
        if (n === 0) throw new CorruptSegment('the file is too short');
        done += n;
      }
    }
    return into;
  }

  #footer(): Footer {
    if (!MAGIC.equals(this.#read(0, MAGIC.length))) throw new CorruptSegment('not a segment file');
    const tail = Buffer.from(this.#read(this.bytes - TAIL, TAIL));
    if (!MAGIC.equals(tail.subarray(8))) throw new CorruptSegment('the file has no end');
    const length = tail.readUInt32LE(0);
    const json = this.#read(this.bytes - TAIL - length, length);
    if (crc32(json) !== tail.readUInt32LE(4)) throw new CorruptSegment('the footer is damaged');
    const footer = JSON.parse(Buffer.from(json).toString()) as Footer;
    if (footer.version !== FORMAT_VERSION) throw new CorruptSegment(`format version ${footer.version}`);
    return footer;
  }

  has(name: string): boolean {
    return name in this.#sections;
  }

  get names(): string[] {
    return Object.keys(this.#sections);
  }

  /** Paged access; an absent section is empty. */
  reader(name: string): SectionReader {
    let reader = this.#readers.get(name);
    if (reader) return reader;
    const entry = this.#sections[name];
    if (!entry) reader = new MemorySection(new Uint8Array(0));
    else if (this.#memory) reader = new MemorySection(this.#memory.subarray(entry.at[0]!, entry.at[0]! + entry.length));
    else reader = new FileSection(this.#fd!, entry, this.#cache);
    this.#readers.set(name, reader);
    return reader;
  }

  /** The whole section, kept in memory (shared memory, so that it can be lent to other threads); checks its checksums once. */
  whole(name: string): Uint8Array {
    let whole = this.#wholes.get(name);
    if (whole) return whole;
    const entry = this.#sections[name];
    if (!entry) return new Uint8Array(0);
    if (this.#memory) whole = this.#memory.subarray(entry.at[0]!, entry.at[0]! + entry.length);
    else {
      whole = new Uint8Array(new SharedArrayBuffer(entry.length));
      readSection(this.#fd!, entry, 0, whole);
      if (damaged(whole, entry)) throw new CorruptSegment(`section ${name} is damaged`);
    }
    this.#wholes.set(name, whole);
    return whole;
  }

  /** Gives a whole section that another thread has read and checked. */
  lend(name: string, bytes: Uint8Array): void {
    this.#wholes.set(name, bytes);
  }

  /** Reads everything back; damaged parts in words. */
  check(): string[] {
    const problems: string[] = [];
    const covered: [number, number][] = [];
    for (const [name, entry] of Object.entries(this.#sections)) {
      let page = 0;
      let sound = true;
      let left = entry.length;
      for (const at of entry.at) {
        const length = entry.at.length === 1 ? left : Math.min(left, CHUNK);
        covered.push([at, length]);
        left -= length;
        for (let done = 0; done < length; ) {
          const part = this.#read(at + done, Math.min(PAGE, length - done));
          sound &&= crc32(part) === entry.crcs[page++];
          done += part.length;
        }
      }
      if (!sound || page !== entry.crcs.length) problems.push(`section ${name} does not match its checksums`);
    }
    // bytes between sections are padding and must be zero
    covered.sort((a, b) => a[0] - b[0]);
    let end = MAGIC.length;
    for (const [at, length] of covered) {
      if (at > end && this.#read(end, at - end).some((byte) => byte !== 0))
        problems.push('bytes between sections are damaged');
      end = at + length;
    }
    return problems;
  }

  /** Sections that hold pages in the cache. */
  forget(): void {
    this.#cache.forget(new Set(this.#readers.values()));
  }
}

/** Makes the bytes of a file, or the names in a folder, survive a crash of the machine. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
