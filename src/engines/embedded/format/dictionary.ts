import { ByteWriter, compareBytes, IntList } from './bytes.ts';
import type { TermMeta } from './postings.ts';
import type { SectionReader } from './segment-file.ts';

/** Terms of a block: the unit of prefix compression and of the sparse index. */
const TERMS = 32;
const MAX_TERM = 1 << 15;
/** Greater than any byte of UTF-8. */
const BEHIND = Uint8Array.of(0xff);

/** Writes sorted terms with their postings' places; format in FORMAT.md. */
export class DictionaryWriter {
  readonly #out: ByteWriter;
  /** The terms of a block, and what is kept of them: apart, so that looking at the terms alone is fast. */
  readonly #text = new ByteWriter(1024);
  readonly #metas = new ByteWriter(1024);
  #n = 0;
  #previous: Uint8Array = new Uint8Array(256);
  #previousLength = 0;
  readonly #blockOffsets: number[] = [];
  readonly #firsts = new ByteWriter(4096);
  readonly #firstStarts = new IntList();

  constructor(out: ByteWriter) {
    this.#out = out;
  }

  /** Adds the term that lies at [from, to); terms come in the order of their bytes. */
  add(term: Uint8Array, from: number, to: number, meta: TermMeta): void {
    const length = to - from;
    const text = this.#text;
    const metas = this.#metas;
    let shared = 0;
    if (this.#n % TERMS === 0) {
      this.#endBlock();
      this.#blockOffsets.push(this.#out.total);
      this.#firstStarts.push(this.#firsts.length);
      this.#firsts.raw(term, from, to);
      metas.varint(meta.postingsAt);
      metas.varint(meta.positionsAt);
    } else {
      const most = Math.min(length, this.#previousLength);
      while (shared < most && term[from + shared] === this.#previous[shared]) shared++;
    }
    this.#n++;
    text.varint(shared);
    text.varint(length - shared);
    text.raw(term, from + shared, to);
    metas.varint(meta.df);
    metas.varint(meta.mask);
    metas.varint(meta.postingsLength);
    metas.varint(meta.positionsLength);
    if (this.#previous.length < length) {
      const longer = new Uint8Array(length * 2);
      longer.set(this.#previous);
      this.#previous = longer;
    }
    const previous = this.#previous;
    for (let i = shared; i < length; i++) previous[i] = term[from + i]!;
    this.#previousLength = length;
  }

  #endBlock(): void {
    if (this.#text.length === 0) return;
    const out = this.#out;
    out.varint(this.#text.length);
    out.raw(this.#text.bytes, 0, this.#text.length);
    out.raw(this.#metas.bytes, 0, this.#metas.length);
    this.#text.length = this.#metas.length = 0;
  }

  /** Writes the sparse index. */
  finish(index: ByteWriter): void {
    if (this.#n === 0) return;
    this.#endBlock();
    this.#firstStarts.push(this.#firsts.length);
    index.typed(new Float64Array([this.#n, this.#blockOffsets.length]));
    index.typed(new Float64Array(this.#blockOffsets));
    index.typed(this.#firstStarts.view());
    index.raw(this.#firsts.bytes, 0, this.#firsts.length);
  }
}

/** A sorted dictionary: `index` is held in memory, the blocks are read when needed. */
export class Dictionary {
  /** Terms in all. */
  readonly size: number;
  readonly #blocks: SectionReader;
  readonly #offsets: Float64Array;
  readonly #starts: Uint32Array;
  readonly #firsts: Uint8Array;
  #finder: TermCursor | undefined;

  constructor(blocks: SectionReader, index: Uint8Array) {
    this.#blocks = blocks;
    if (index.length === 0) {
      this.size = 0;
      this.#offsets = new Float64Array(0);
      this.#starts = new Uint32Array(1);
      this.#firsts = index;
      return;
    }
    const head = new Float64Array(index.buffer, index.byteOffset, 2);
    this.size = head[0]!;
    const n = head[1]!;
    this.#offsets = new Float64Array(index.buffer, index.byteOffset + 16, n);
    this.#starts = new Uint32Array(index.buffer, index.byteOffset + 16 + n * 8, n + 1);
    this.#firsts = index.subarray(16 + n * 8 + (n + 1) * 4);
  }

  /** The term's place, or undefined. */
  find(term: Uint8Array): TermMeta | undefined {
    const block = this.blockOf(term);
    if (block < 0) return undefined;
    const cursor = (this.#finder ??= new TermCursor(this, 0));
    cursor.begin(block);
    return cursor.advance(term) && cursor.length === term.length && cursor.startsWith(term) ? cursor.meta() : undefined;
  }

  /** A cursor on the first term that is not less than `term`; undefined behind the end. */
  seek(term: Uint8Array): TermCursor | undefined {
    const cursor = new TermCursor(this, 0);
    return cursor.seek(term) ? cursor : undefined;
  }

  /** How many terms may begin so: a bound, from the index of blocks alone. */
  mostWith(prefix: Uint8Array): number {
    const from = this.blockOf(prefix);
    return from < 0 ? 0 : (this.blockOf(Buffer.concat([prefix, BEHIND])) - from + 1) * TERMS;
  }

  /** The last block whose first term is not greater than `term`, or the first; -1 if there is none. */
  blockOf(term: Uint8Array): number {
    let low = 0;
    let high = this.#offsets.length - 1;
    if (high < 0) return -1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const order = compareBytes(this.#firsts, this.#starts[middle]!, this.#starts[middle + 1]!, term, 0, term.length);
      if (order <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Whether the first term of a block begins so. */
  startsBlock(block: number, prefix: Uint8Array): boolean {
    if (block >= this.#offsets.length) return false;
    const from = this.#starts[block]!;
    if (this.#starts[block + 1]! - from < prefix.length) return false;
    for (let i = 0; i < prefix.length; i++) if (this.#firsts[from + i] !== prefix[i]) return false;
    return true;
  }

  /** A cursor before the first term. */
  cursor(): TermCursor {
    return new TermCursor(this, 0);
  }

  /** Bytes of a block; undefined behind the last. */
  block(index: number): { bytes: Uint8Array; at: number; end: number; terms: number } | undefined {
    const n = this.#offsets.length;
    if (index >= n) return undefined;
    const from = this.#offsets[index]!;
    const to = index + 1 < n ? this.#offsets[index + 1]! : this.#blocks.length;
    const at = this.#blocks.at(from, to - from);
    return {
      bytes: this.#blocks.bytes,
      at,
      end: at + to - from,
      terms: index + 1 < n ? TERMS : this.size - index * TERMS,
    };
  }
}

/** Walks the terms in order. After `next()`, the fields describe the current term. */
export class TermCursor {
  readonly #dictionary: Dictionary;
  #block: number;
  /** Terms of the block, and those not yet visited. */
  #terms = 0;
  #left = 0;
  #source: Uint8Array = new Uint8Array(0);
  #at = 0;
  /** Where the block's metadata begin; 0 once they have been read. */
  #metasAt = 0;
  bytes: Buffer = Buffer.alloc(256);
  length = 0;
  // metadata of the block's terms, read when first asked for
  readonly #dfs = new Uint32Array(TERMS);
  readonly #masks = new Int32Array(TERMS);
  readonly #postingsAt = new Float64Array(TERMS);
  readonly #postingsLengths = new Float64Array(TERMS);
  readonly #positionsAt = new Float64Array(TERMS);
  readonly #positionsLengths = new Float64Array(TERMS);

  constructor(dictionary: Dictionary, block: number) {
    this.#dictionary = dictionary;
    this.#block = block;
  }

  /** Starts over before the first term of a block. */
  begin(block: number): void {
    this.#block = block;
    this.#left = 0;
  }

  #nextBlock(): boolean {
    const block = this.#dictionary.block(this.#block);
    if (!block) return false;
    this.#block++;
    this.#source = block.bytes;
    this.#at = block.at;
    this.#terms = this.#left = block.terms;
    const length = this.#varint();
    this.#metasAt = this.#at + length;
    return true;
  }

  next(): boolean {
    if (this.#left === 0 && !this.#nextBlock()) return false;
    this.#left--;
    const source = this.#source;
    let at = this.#at;
    let shared = source[at++]!;
    let rest = source[at++]!;
    if (shared >= 0x80 || rest >= 0x80) {
      shared = this.#varint();
      rest = this.#varint();
      at = this.#at;
    }
    const length = shared + rest;
    if (length > this.bytes.length) {
      const grown = Buffer.alloc(Math.min(MAX_TERM * 2, length * 2));
      grown.set(this.bytes.subarray(0, shared));
      this.bytes = grown;
    }
    const bytes = this.bytes;
    for (let i = shared; i < length; i++) bytes[i] = source[at++]!;
    this.#at = at;
    this.length = length;
    return true;
  }

  /** Moves to the first term that is not less than `term`; false if there is none. */
  seek(term: Uint8Array): boolean {
    const block = this.#dictionary.blockOf(term);
    if (block < 0) return false;
    this.begin(block);
    return this.advance(term);
  }

  /** Moves to the first term, from the next one on, that is not less than `term`; false at the end. */
  advance(term: Uint8Array): boolean {
    while (this.next()) if (compareBytes(this.bytes, 0, this.length, term, 0, term.length) >= 0) return true;
    return false;
  }

  /**
   * From the current term on, visits the terms that begin with `prefix` (as the current one does) and, if given, end
   * with `suffix` and pass `test`, to which the cursor is handed on the term. `hit` gets the index of the term in its
   * block, for `meta` and `readMeta`. It may answer true to end. Blocks in which all terms match are not looked at term
   * by term. `pause` is called now and then and may throw.
   */
  scan(
    prefix: Uint8Array,
    suffix: Uint8Array,
    test: ((cursor: TermCursor) => boolean) | undefined,
    hit: (index: number) => unknown,
    pause: () => void,
  ): void {
    const all = suffix.length === 0 && !test;
    const least = prefix.length + suffix.length;
    const end = suffix[suffix.length - 1];
    do {
      const index = this.#terms - this.#left - 1;
      if (index === 0) {
        if ((this.#block & 31) === 0) pause();
        // blocks begin with the whole prefix, and so does the one after this: no term between can differ
        if (all && this.#dictionary.startsBlock(this.#block, prefix)) {
          const terms = this.#terms;
          for (let i = 0; i < terms; i++) if (hit(i) === true) return;
          this.#left = 0;
          continue;
        }
      }
      if (!this.startsWith(prefix)) return;
      const length = this.length;
      if (length < least || (suffix.length > 0 && (this.bytes[length - 1] !== end || !this.endsWith(suffix)))) continue;
      if ((!test || test(this)) && hit(index) === true) return;
    } while (this.next());
  }

  /** Reads the metadata of the block, once. */
  #load(): void {
    if (this.#metasAt === 0) return;
    const at = this.#at;
    this.#at = this.#metasAt;
    this.#metasAt = 0;
    let postings = this.#varint();
    let positions = this.#varint();
    for (let i = 0; i < this.#terms; i++) {
      this.#dfs[i] = this.#varint();
      this.#masks[i] = this.#varint();
      this.#postingsAt[i] = postings;
      postings += this.#postingsLengths[i] = this.#varint();
      this.#positionsAt[i] = positions;
      positions += this.#positionsLengths[i] = this.#varint();
    }
    this.#at = at;
  }

  #varint(): number {
    const bytes = this.#source;
    let byte = bytes[this.#at++]!;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let scale = 128;
    do {
      byte = bytes[this.#at++]!;
      value += (byte & 0x7f) * scale;
      scale *= 128;
    } while (byte >= 0x80);
    return value;
  }

  /** Fields in which the current term occurs anywhere. */
  get mask(): number {
    this.#load();
    return this.#masks[this.#terms - this.#left - 1]!;
  }

  get term(): string {
    return this.bytes.toString('utf8', 0, this.length);
  }

  startsWith(prefix: Uint8Array): boolean {
    if (this.length < prefix.length) return false;
    for (let i = 0; i < prefix.length; i++) if (this.bytes[i] !== prefix[i]) return false;
    return true;
  }

  endsWith(suffix: Uint8Array): boolean {
    const from = this.length - suffix.length;
    if (from < 0) return false;
    for (let i = 0; i < suffix.length; i++) if (this.bytes[from + i] !== suffix[i]) return false;
    return true;
  }

  /** Documents of a term of the block. */
  df(index: number): number {
    this.#load();
    return this.#dfs[index]!;
  }

  /** What is kept of the current term, or of another one of its block. */
  meta(index = this.#terms - this.#left - 1): TermMeta {
    this.#load();
    return {
      df: this.#dfs[index]!,
      mask: this.#masks[index]!,
      postingsAt: this.#postingsAt[index]!,
      postingsLength: this.#postingsLengths[index]!,
      positionsAt: this.#positionsAt[index]!,
      positionsLength: this.#positionsLengths[index]!,
    };
  }

  /** Like `meta`, into an object that there is already. */
  readMeta(index: number, into: TermMeta): void {
    this.#load();
    into.df = this.#dfs[index]!;
    into.mask = this.#masks[index]!;
    into.postingsAt = this.#postingsAt[index]!;
    into.postingsLength = this.#postingsLengths[index]!;
    into.positionsAt = this.#positionsAt[index]!;
    into.positionsLength = this.#positionsLengths[index]!;
  }
}
