import { arena } from '../kernel/kernel.ts';
import { IntList, packedBytes, unpack, unpackLanes, unpackRange, unpackSums } from './bytes.ts';
import { BLOCK, type TermMeta, wordsOf } from './postings-layout.ts';
import { TermBlocks } from './term-blocks.ts';

/** Reads a term block by block. The parts of a block are decoded when asked for. */
export class BlockReader extends TermBlocks {
  /** Documents of the current block. */
  readonly docs = new Uint32Array(BLOCK);
  n = 0;
  /** Index of the current document in the block. */
  i = 0;
  #mask = 0;
  // the current block
  #bytes: Uint8Array = new Uint8Array(0);
  #words: Uint32Array = new Uint32Array(0);
  #laned = false;
  #header = 0;
  #partsAt = 0;
  #masksRead = false;
  #totalsRead = false;
  #freqsRead = false;
  #extrasAt = 0;
  #varintEnd = 0;
  /** Field mask of each document of the block; call `readMasks` first. */
  readonly masks = new Uint32Array(BLOCK);
  /** How often the term occurs in each document, all fields together; call `readTotals` first. */
  readonly totals = new Uint32Array(BLOCK);
  /**
   * Frequencies of the block's documents, one after the other in the order of the bits of their masks; call `readFreqs`
   * first.
   */
  readonly freqs = new IntList(BLOCK * 2);
  /** Where a document's frequencies start in `freqs`. */
  readonly freqStarts = new Uint32Array(BLOCK + 1);
  readonly #extras = new IntList(BLOCK);

  override open(term: TermMeta): this {
    super.open(term);
    this.#mask = term.mask;
    this.n = this.i = 0;
    return this;
  }

  /** Decodes the documents of the next block; false at the end. */
  nextBlock(): boolean {
    if (this.block + 1 >= this.blocks) {
      this.block = this.blocks;
      this.n = 0;
      return false;
    }
    this.load(this.block + 1);
    return true;
  }

  /** Decodes the documents of block `block`, wherever the reader was. */
  moveTo(block: number): void {
    this.load(block);
  }

  /** Address of a full block for a kernel's argument. */
  blockAddress(block: number, argument: number): number {
    const { postings } = this.source;
    const from = this.endOf(block - 1);
    const length = this.endOf(block) - from;
    const at = postings.at(this.blocksAt + from, length);
    return arena.bytesAddress(postings.bytes, at, length, argument);
  }

  protected begin(block: number): number {
    this.block = block;
    this.#masksRead = this.#totalsRead = this.#freqsRead = false;
    this.i = 0;
    const n = Math.min(BLOCK, this.df - block * BLOCK);
    this.n = n;
    this.#laned = n === BLOCK;
    return n;
  }

  /** Moves to a block of a term of several, without reading its documents. */
  enter(block: number): void {
    const n = this.begin(block);
    const { postings } = this.source;
    const from = this.endOf(block - 1);
    const at = postings.at(this.blocksAt + from, this.endOf(block) - from);
    this.#bytes = postings.bytes;
    this.#words = postings.words;
    if (this.#laned) {
      this.#header = this.#words[at >> 2]!;
      this.#partsAt = (at >> 2) + 1 + (this.#header & 255) * 4;
    } else this.#partsAt = at + 1 + packedBytes(n, this.#bytes[at]!);
  }

  protected load(block: number): void {
    const n = this.begin(block);
    if (this.df < BLOCK) {
      this.#bytes = this.head;
      this.#readTail(this.blocksAt, n, -1);
      return;
    }
    const { postings } = this.source;
    const from = this.endOf(block - 1);
    const at = postings.at(this.blocksAt + from, this.endOf(block) - from);
    this.#bytes = postings.bytes;
    const before = block === 0 ? -1 : this.lastOf(block - 1);
    if (!this.#laned) {
      this.#readTail(at, n, before);
      return;
    }
    const words = postings.words;
    this.#words = words;
    const header = words[at >> 2]!;
    this.#header = header;
    if (this.dense >= 0) {
      this.#readBits(before + 1, this.lastOf(block));
      this.#partsAt = (at >> 2) + 1;
      return;
    }
    const width = header & 255;
    unpackSums(words, (at >> 2) + 1, width, before, this.docs);
    this.#partsAt = (at >> 2) + 1 + width * 4;
  }

  #readTail(at: number, n: number, before: number): void {
    const bytes = this.#bytes;
    const docs = this.docs;
    const width = bytes[at]!;
    this.#partsAt = unpack(bytes, at + 1, n, width, docs);
    let doc = before;
    for (let i = 0; i < n; i++) docs[i] = doc += docs[i]! + 1;
  }

  /** Documents of a dense term from `first` to `last`. */
  #readBits(first: number, last: number): void {
    const { dense, documents } = this.source;
    const start = first >>> 5;
    const count = (last >>> 5) - start + 1;
    let at = dense.at((this.dense * wordsOf(documents) + start) * 4, count * 4) >> 2;
    const words = dense.words;
    const docs = this.docs;
    let n = 0;
    let base = start << 5;
    let word = words[at]! & (-1 << (first & 31));
    for (;;) {
      for (; word !== 0 && n < BLOCK; word &= word - 1) docs[n++] = base + 31 - Math.clz32(word & -word);
      if (n === BLOCK) return;
      base += 32;
      word = words[++at]!;
    }
  }

  /** Decodes `masks` of the current block. */
  readMasks(): void {
    if (this.#masksRead) return;
    this.#masksRead = true;
    const table = this.source.masks!;
    const masks = this.masks;
    const n = this.n;
    if (this.#laned) {
      const width = (this.#header >>> 8) & 255;
      if (width === 0) masks.fill(table[this.#words[this.#partsAt]!]!, 0, n);
      else {
        unpackLanes(this.#words, this.#partsAt, width, masks);
        for (let i = 0; i < n; i++) masks[i] = table[masks[i]!]!;
      }
      return;
    }
    const width = this.#bytes[this.#partsAt]!;
    if (width === 0) {
      const mask = table[this.#varint(this.#partsAt + 1)]!;
      for (let i = 0; i < n; i++) masks[i] = mask;
    } else {
      unpack(this.#bytes, this.#partsAt + 1, n, width, masks);
      for (let i = 0; i < n; i++) masks[i] = table[masks[i]!]!;
    }
  }

  #varint(at: number): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) {
        this.#varintEnd = at;
        return value;
      }
    }
  }

  /** Decodes `totals` of the current block; masks are not needed for it. */
  readTotals(): void {
    if (this.#totalsRead) return;
    this.#totalsRead = true;
    const { totals, n } = this;
    if (this.#laned) {
      const masks = (this.#header >>> 8) & 255;
      const width = (this.#header >>> 16) & 255;
      const at = this.#partsAt + (masks === 0 ? 1 : masks * 4);
      unpackLanes(this.#words, at, width, totals);
      this.#extrasAt = (at + width * 4) * 4;
    } else {
      const masks = this.#bytes[this.#partsAt]!;
      let at = this.#partsAt + 1 + packedBytes(n, masks);
      if (masks === 0) {
        this.#varint(at);
        at = this.#varintEnd;
      }
      this.#extrasAt = unpack(this.#bytes, at + 1, n, this.#bytes[at]!, totals);
    }
    for (let i = 0; i < n; i++) totals[i]!++;
  }

  /**
   * How often the term occurs in document `i` of the block, all fields together: of a full block, no other document's
   * number is decoded.
   */
  totalAt(i: number): number {
    if (!this.#laned) this.readTotals();
    if (this.#totalsRead) return this.totals[i]!;
    const masks = (this.#header >>> 8) & 255;
    const at = this.#partsAt + (masks === 0 ? 1 : masks * 4);
    return laneValue(this.#words, at, (this.#header >>> 16) & 255, i) + 1;
  }

  /** Field mask of document `i` of the block, likewise. */
  maskAt(i: number): number {
    if (!this.#laned) this.readMasks();
    if (this.#masksRead) return this.masks[i]!;
    const width = (this.#header >>> 8) & 255;
    const code = width === 0 ? this.#words[this.#partsAt]! : laneValue(this.#words, this.#partsAt, width, i);
    return this.source.masks![code]!;
  }

  /** Decodes `masks`, `totals`, `freqs` and `freqStarts` of the current block. */
  readFreqs(): void {
    if (this.#freqsRead) return;
    this.readMasks();
    this.readTotals();
    this.#freqsRead = true;
    const { masks, totals, n, freqs, freqStarts } = this;
    let extras = 0;
    for (let i = 0; i < n; i++) {
      freqStarts[i] = extras + i;
      const mask = masks[i]!;
      for (let rest = mask & (mask - 1); rest !== 0; rest &= rest - 1) extras++;
    }
    freqStarts[n] = extras + n;
    freqs.grow(extras + n);
    freqs.length = extras + n;
    const values = freqs.values;
    if (extras === 0) {
      // a view of a few numbers costs more than they do
      if (n === BLOCK) values.set(totals);
      else for (let i = 0; i < n; i++) values[i] = totals[i]!;
      return;
    }
    this.#extras.grow(extras);
    const more = this.#extras.values;
    const at = this.#extrasAt;
    if (this.#laned) unpackRange(this.#bytes, at, 0, extras, this.#header >>> 24, more, 0);
    else unpackRange(this.#bytes, at + 1, 0, extras, this.#bytes[at]!, more, 0);
    for (let i = 0, e = 0, f = 0; i < n; i++) {
      let left = totals[i]!;
      for (let rest = masks[i]! & (masks[i]! - 1); rest !== 0; rest &= rest - 1) {
        const freq = more[e++]! + 1;
        values[f++] = freq;
        left -= freq;
      }
      values[f++] = left;
    }
  }

  /** Sum of the frequencies of document `i` of the block in the fields of `mask`; call `readFreqs` first. */
  frequency(i: number, mask: number): number {
    const here = this.masks[i]!;
    if ((here & ~mask) === 0) return this.totals[i]!;
    let sum = 0;
    let at = this.freqStarts[i]!;
    for (let rest = here; rest !== 0; rest &= rest - 1, at++) {
      if (rest & -rest & mask) sum += this.freqs.values[at]!;
    }
    return sum;
  }

  /** Whether all occurrences of the term lie in fields of `mask`. */
  within(mask: number): boolean {
    return (this.#mask & ~mask) === 0;
  }
}

/** Value `i` of those that lie in lanes of `width` bits from word `at`. */
function laneValue(words: Uint32Array, at: number, width: number, i: number): number {
  if (width === 0) return 0;
  const bit = (i >> 2) * width;
  const p = at + ((bit >> 5) << 2) + (i & 3);
  const shift = bit & 31;
  let value = words[p]! >>> shift;
  if (shift + width > 32) value |= words[p + 4]! << (32 - shift);
  return (width === 32 ? value : value & ((1 << width) - 1)) >>> 0;
}
