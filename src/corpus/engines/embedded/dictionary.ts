import { ByteWriter, compareBytes, IntList } from './bytes.ts';
import type { TermMeta } from './postings.ts';
import type { SectionReader } from './segment-file.ts';

/** Terms of a block: the unit of prefix compression and of the sparse index. */
const TERMS = 32;
const MAX_TERM = 1 << 15;

/** Writes sorted terms with their postings' places; format in FORMAT.md. */
export class DictionaryWriter {
  readonly #out: ByteWriter;
  #n = 0;
  #previous: Uint8Array = new Uint8Array(256);
  #previousLength = 0;
  readonly #blockOffsets: number[] = [];
  readonly #firsts = new ByteWriter(4096);
  readonly #firstStarts = new IntList();

  constructor(out: ByteWriter) {
    this.#out = out;
  }

  /** Terms come in the order of their bytes. */
  add(term: Uint8Array, length: number, meta: TermMeta): void {
    const out = this.#out;
    let shared = 0;
    if (this.#n % TERMS === 0) {
      this.#blockOffsets.push(out.total);
      this.#firstStarts.push(this.#firsts.length);
      this.#firsts.raw(term, 0, length);
      out.varint(meta.postingsAt);
      out.varint(meta.positionsAt);
    } else {
      const most = Math.min(length, this.#previousLength);
      while (shared < most && term[shared] === this.#previous[shared]) shared++;
    }
    this.#n++;
    out.varint(shared);
    out.varint(length - shared);
    out.raw(term, shared, length);
    out.varint(meta.df);
    out.varint(meta.mask);
    out.varint(meta.postingsLength);
    out.varint(meta.positionsLength);
    if (this.#previous.length < length) this.#previous = new Uint8Array(length * 2);
    this.#previous.set(term.subarray(0, length));
    this.#previousLength = length;
  }

  /** Writes the sparse index. */
  finish(index: ByteWriter): void {
    if (this.#n === 0) return;
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
    const cursor = this.seek(term);
    return cursor && compareBytes(cursor.bytes, 0, cursor.length, term, 0, term.length) === 0
      ? cursor.meta()
      : undefined;
  }

  /** A cursor on the first term that is not less than `term`; undefined behind the end. */
  seek(term: Uint8Array): TermCursor | undefined {
    let low = 0;
    let high = this.#offsets.length - 1;
    if (high < 0) return undefined;
    // last block whose first term is <= term
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const order = compareBytes(this.#firsts, this.#starts[middle]!, this.#starts[middle + 1]!, term, 0, term.length);
      if (order <= 0) low = middle;
      else high = middle - 1;
    }
    const cursor = new TermCursor(this, low);
    while (cursor.next()) {
      if (compareBytes(cursor.bytes, 0, cursor.length, term, 0, term.length) >= 0) return cursor;
    }
    return undefined;
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
  #left = 0;
  #source: Uint8Array = new Uint8Array(0);
  #at = 0;
  bytes: Buffer = Buffer.alloc(256);
  length = 0;
  df = 0;
  mask = 0;
  postingsAt = 0;
  postingsLength = 0;
  positionsAt = 0;
  positionsLength = 0;

  constructor(dictionary: Dictionary, block: number) {
    this.#dictionary = dictionary;
    this.#block = block;
  }

  next(): boolean {
    if (this.#left === 0) {
      const block = this.#dictionary.block(this.#block++);
      if (!block) return false;
      this.#source = block.bytes;
      this.#at = block.at;
      this.#left = block.terms;
      this.postingsAt = this.#varint();
      this.positionsAt = this.#varint();
      this.postingsLength = this.positionsLength = 0;
    }
    this.#left--;
    const shared = this.#varint();
    const rest = this.#varint();
    const length = shared + rest;
    if (length > this.bytes.length) {
      const grown = Buffer.alloc(Math.min(MAX_TERM * 2, length * 2));
      grown.set(this.bytes.subarray(0, shared));
      this.bytes = grown;
    }
    const source = this.#source;
    const bytes = this.bytes;
    for (let i = shared, at = this.#at; i < length; i++) bytes[i] = source[at++]!;
    this.#at += rest;
    this.length = length;
    this.postingsAt += this.postingsLength;
    this.positionsAt += this.positionsLength;
    this.df = this.#varint();
    this.mask = this.#varint();
    this.postingsLength = this.#varint();
    this.positionsLength = this.#varint();
    return true;
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

  meta(): TermMeta {
    return {
      df: this.df,
      mask: this.mask,
      postingsAt: this.postingsAt,
      postingsLength: this.postingsLength,
      positionsAt: this.positionsAt,
      positionsLength: this.positionsLength,
    };
  }
}
