import { crc32 } from 'node:zlib';
import { FileSection, MemorySection, type PageCache, readSection, type SectionReader } from './sections.ts';
import {
  CHUNK,
  CorruptSegment,
  damaged,
  FORMAT_VERSION,
  type Footer,
  MAGIC,
  PAGE,
  readAt,
  type SectionEntry,
  TAIL,
} from './segment-format.ts';

export { PageCache, type SectionReader } from './sections.ts';
export { CorruptSegment, FORMAT_VERSION } from './segment-format.ts';

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

  /**
   * Reads header and footer and checks them; throws CorruptSegment. `source`: an open file's descriptor and size, or
   * the bytes.
   */
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
    if (at < 0 || at + length > this.bytes) throw new CorruptSegment('the file is too short', this.#fd);
    const into = new Uint8Array(length);
    if (this.#memory) into.set(this.#memory.subarray(at, at + length));
    else {
      for (let done = 0; done < length; ) {
        const n = readAt(this.#fd!, into, done, length - done, at + done);
        if (n === 0) throw new CorruptSegment('the file is too short', this.#fd);
        done += n;
      }
    }
    return into;
  }

  #footer(): Footer {
    if (!MAGIC.equals(this.#read(0, MAGIC.length))) throw new CorruptSegment('not a segment file', this.#fd);
    const tail = Buffer.from(this.#read(this.bytes - TAIL, TAIL));
    if (!MAGIC.equals(tail.subarray(8))) throw new CorruptSegment('the file has no end', this.#fd);
    const length = tail.readUInt32LE(0);
    const json = this.#read(this.bytes - TAIL - length, length);
    if (crc32(json) !== tail.readUInt32LE(4)) throw new CorruptSegment('the footer is damaged', this.#fd);
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

  /**
   * The whole section, kept in memory (shared memory, so that it can be lent to other threads); checks its checksums
   * once.
   */
  whole(name: string): Uint8Array {
    let whole = this.#wholes.get(name);
    if (whole) return whole;
    const entry = this.#sections[name];
    if (!entry) return new Uint8Array(0);
    if (this.#memory) whole = this.#memory.subarray(entry.at[0]!, entry.at[0]! + entry.length);
    else {
      whole = new Uint8Array(new SharedArrayBuffer(entry.length));
      readSection(this.#fd!, entry, 0, whole);
      if (damaged(whole, entry)) throw new CorruptSegment(`section ${name} is damaged`, this.#fd);
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

  /** Gives up the pages of its sections. */
  forget(): void {
    this.#cache.forget(new Set(this.#readers.values()));
    for (const reader of this.#readers.values()) if (reader instanceof FileSection) reader.close();
  }
}
