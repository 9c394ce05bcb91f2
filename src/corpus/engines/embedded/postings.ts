import { IntList, packedBytes, popcount, unpack, unpackLanes, unpackRange, unpackSums } from './bytes.ts';
import { frequencyOf, lengthOf, PAIRS_AT_MOST } from './impacts.ts';
import type { SectionReader } from './segment-file.ts';

/** Documents of a block. */
export const BLOCK = 128;

/** Smaller segments have no bitmaps. */
const LEAST_DOCUMENTS = 2048;
/** Terms in at least one document of so many are kept as bitmaps: hardly larger than lists, and nothing has to be decoded. */
const DENSE = 16;

/** Whether the documents of a term are a bitmap in a segment of so many documents. */
export const isDense = (df: number, documents: number): boolean =>
  df > BLOCK && documents >= LEAST_DOCUMENTS && df * DENSE >= documents;

/** Words of an entry of the directory of field lists: the field's bit, documents, place from the start of the term, bytes. */
export const FIELD_ENTRY = 4;
/** A term has a list of its own for each field that at most one in so many of its documents have it in. */
export const FIELD_SHARE = 8;
/** Whether a term has a directory of field lists behind its blocks. */
export const hasFieldLists = (df: number): boolean => df >= 8 * BLOCK;

/** The next multiple of 4; sections may be larger than 32-bit operators reach. */
const aligned = (at: number): number => at + (-at & 3);

/** 32-bit words of a bitmap. */
export const wordsOf = (documents: number): number => (documents + 31) >>> 5;

/** What the dictionary keeps of a written term. */
export interface TermMeta {
  /** Documents. */
  df: number;
  /** Fields in which the term occurs anywhere. */
  mask: number;
  postingsAt: number;
  postingsLength: number;
  positionsAt: number;
  positionsLength: number;
}

/** What a postings list is read from. */
export interface PostingsSource {
  readonly postings: SectionReader;
  readonly dense: SectionReader;
  readonly positions?: SectionReader | undefined;
  /** Documents of the segment. */
  readonly documents: number;
  /** Mask of each code; absent for lists without masks. */
  readonly masks?: readonly number[] | undefined;
}

/** Bytes of the impacts of a block, or of a term of several. */
const IMPACT = PAIRS_AT_MOST * 2;

/** The documents of a dense term, as they lie in the index: not to be written; undefined for other terms. */
export function denseBits(source: PostingsSource, term: TermMeta): Uint32Array | undefined {
  if (!isDense(term.df, source.documents)) return undefined;
  const { postings, dense } = source;
  const at = postings.at(aligned(term.postingsAt), 4);
  const words = wordsOf(source.documents);
  const from = dense.at(postings.words[at >> 2]! * words * 4, words * 4) >> 2;
  return dense.words.subarray(from, from + words);
}

/** Lists of documents that have the term in the fields of `mask`, to be read without masks; undefined if there is none for one of these fields. */
export function fieldLists(source: PostingsSource, term: TermMeta, mask: number): TermMeta[] | undefined {
  if (!hasFieldLists(term.df)) return undefined;
  const { postings } = source;
  const end = term.postingsAt + term.postingsLength;
  // first `at`, then `words`: each read may bring another page
  const last = postings.at(end - 4, 4) >> 2;
  const n = postings.words[last]!;
  const from = postings.at(end - 4 - n * FIELD_ENTRY * 4, n * FIELD_ENTRY * 4) >> 2;
  const words = postings.words;
  const lists: TermMeta[] = [];
  for (let rest = mask & term.mask; rest !== 0; rest &= rest - 1) {
    const bit = (rest & -rest) >>> 0;
    let at = from;
    while (at < from + n * FIELD_ENTRY && words[at] !== bit) at += FIELD_ENTRY;
    if (at === from + n * FIELD_ENTRY) return undefined;
    lists.push({
      df: words[at + 1]!,
      mask: 0,
      postingsAt: term.postingsAt + words[at + 2]!,
      postingsLength: words[at + 3]!,
      positionsAt: 0,
      positionsLength: 0,
    });
  }
  return lists;
}

/** Walks the postings of one term, block by block or from target to target. Reusable: `open` starts over with another term. */
export class PostingsCursor {
  readonly #source: PostingsSource;
  readonly #text: boolean;
  /** Bytes of an entry of the skip table: last document, end of the block, end of its positions. */
  readonly #entry: number;
  /** Documents of the current block. */
  readonly docs = new Uint32Array(BLOCK);
  n = 0;
  /** Index of the current document in the block, for `advance`. */
  i = 0;
  df = 0;
  #blocks = 0;
  #block = -1;
  #dense = -1;
  #positionsAt = 0;
  // terms of several blocks: the skip table and what comes before it; else the only block
  #head: Uint8Array = new Uint8Array(0);
  #headWords: Uint32Array = new Uint32Array(0);
  #impactsAt = 0;
  #skipsAt = 0;
  #blocksAt = 0;
  // the current block, whose parts are decoded when asked for
  #bytes: Uint8Array = new Uint8Array(0);
  #words: Uint32Array = new Uint32Array(0);
  #laned = false;
  #header = 0;
  #partsAt = 0;
  #masksRead = false;
  #totalsRead = false;
  #freqsRead = false;
  #positionsRead = false;
  #extrasAt = 0;
  #firstsAt = 0;
  #firstWidth = 0;
  #restWidth = 0;
  #positionBytes: Uint8Array = new Uint8Array(0);
  #restAt = 0;
  /** Field mask of each document of the block; call `readMasks` first. */
  readonly masks = new Uint32Array(BLOCK);
  /** How often the term occurs in each document, all fields together; call `readTotals` first. */
  readonly totals = new Uint32Array(BLOCK);
  /** Frequencies of the block's documents, one after the other in the order of the bits of their masks; call `readFreqs` first. */
  readonly freqs = new IntList(BLOCK * 2);
  /** Where a document's frequencies start in `freqs`. */
  readonly freqStarts = new Uint32Array(BLOCK + 1);
  readonly #extras = new IntList(BLOCK);
  /** Positions of the block in front of each document's. */
  readonly #starts = new Uint32Array(BLOCK + 1);
  /** Whether four bytes can be read at every position. */
  #roomy = false;
  #varintEnd = 0;
  /** Words of the bitmap that `moveByBits` has passed, and their set bits. */
  #ranked = 0;
  #rank = 0;
  #mask = 0;
  /** What `blockImpacts` and `termImpacts` found: pairs of frequency (Infinity: no bound) and length, of which no posting is better than all. */
  readonly impactFrequencies = new Float64Array(PAIRS_AT_MOST);
  readonly impactLengths = new Float64Array(PAIRS_AT_MOST);
  #shallow = 0;

  constructor(source: PostingsSource) {
    this.#source = source;
    this.#text = source.masks !== undefined;
    this.#entry = source.positions ? 12 : 8;
  }

  open(term: TermMeta): this {
    const { postings, documents } = this.#source;
    this.df = term.df;
    this.#mask = term.mask;
    this.bulk = false;
    this.#ranked = this.#rank = 0;
    this.n = this.i = 0;
    this.#block = -1;
    this.#shallow = 0;
    this.#positionsAt = term.positionsAt;
    const blocks = Math.ceil(term.df / BLOCK);
    this.#blocks = blocks;
    if (term.df < BLOCK) {
      const at = postings.at(term.postingsAt, term.postingsLength);
      this.#head = postings.bytes;
      this.#impactsAt = at;
      this.#blocksAt = at + (this.#text ? 2 : 0);
      this.#dense = -1;
      return this;
    }
    const start = aligned(term.postingsAt);
    const dense = isDense(term.df, documents);
    const head = (dense ? 4 : 0) + (this.#text ? (blocks + 1) * IMPACT : 0);
    const skips = blocks * this.#entry;
    const at = postings.at(start, head + skips);
    this.#head = postings.bytes;
    this.#headWords = postings.words;
    this.#dense = dense ? this.#headWords[at >> 2]! : -1;
    this.#impactsAt = dense ? at + 4 : at;
    this.#skipsAt = (at + head) >> 2;
    this.#blocksAt = start + head + skips;
    return this;
  }

  /** Last document of a block of a term of several. */
  #lastOf(block: number): number {
    return this.#headWords[this.#skipsAt + (block * this.#entry) / 4]!;
  }

  #endOf(block: number): number {
    return block < 0 ? 0 : this.#headWords[this.#skipsAt + (block * this.#entry) / 4 + 1]!;
  }

  /** Where the positions of a block start. */
  #positionsOf(block: number): number {
    return (
      this.#positionsAt + (block === 0 ? 0 : this.#headWords[this.#skipsAt + ((block - 1) * this.#entry) / 4 + 2]!)
    );
  }

  /** Decodes the documents of the next block; false at the end. */
  nextBlock(): boolean {
    if (this.#block + 1 >= this.#blocks) {
      this.#block = this.#blocks;
      this.n = 0;
      return false;
    }
    this.#load(this.#block + 1);
    return true;
  }

  #begin(block: number): number {
    this.#block = block;
    this.#masksRead = this.#totalsRead = this.#freqsRead = this.#positionsRead = false;
    this.i = 0;
    const n = Math.min(BLOCK, this.df - block * BLOCK);
    this.n = n;
    this.#laned = n === BLOCK;
    return n;
  }

  /**
   * Makes the document the current one if it has the term, which must be dense; answers whether it has. Its place follows from the bitmap `bits`
   * of the term, so that no documents are decoded: `docs` is not filled, and the other ways to move must not be used. Documents must not go back.
   */
  moveByBits(bits: Uint32Array, doc: number): boolean {
    const at = doc >>> 5;
    const bit = 1 << (doc & 31);
    if ((bits[at]! & bit) === 0) return false;
    let ranked = this.#ranked;
    let rank = this.#rank;
    for (; ranked < at; ranked++) rank += popcount(bits[ranked]!);
    this.#ranked = ranked;
    this.#rank = rank;
    const place = rank + popcount(bits[at]! & (bit - 1));
    const block = place >>> 7;
    if (block !== this.#block) this.#enter(block);
    this.i = place & (BLOCK - 1);
    return true;
  }

  /** Reads a block of a dense term without its documents. */
  #enter(block: number): void {
    const n = this.#begin(block);
    const { postings } = this.#source;
    const from = this.#endOf(block - 1);
    const at = postings.at(this.#blocksAt + from, this.#endOf(block) - from);
    this.#bytes = postings.bytes;
    this.#words = postings.words;
    if (this.#laned) {
      this.#header = this.#words[at >> 2]!;
      this.#partsAt = (at >> 2) + 1;
    } else this.#partsAt = at + 1 + packedBytes(n, this.#bytes[at]!);
  }

  #load(block: number): void {
    const n = this.#begin(block);
    if (this.df < BLOCK) {
      this.#bytes = this.#head;
      this.#readTail(this.#blocksAt, n, -1);
      return;
    }
    const { postings } = this.#source;
    const from = this.#endOf(block - 1);
    const at = postings.at(this.#blocksAt + from, this.#endOf(block) - from);
    this.#bytes = postings.bytes;
    const before = block === 0 ? -1 : this.#lastOf(block - 1);
    if (!this.#laned) {
      this.#readTail(at, n, before);
      return;
    }
    const words = postings.words;
    this.#words = words;
    const header = words[at >> 2]!;
    this.#header = header;
    if (this.#dense >= 0) {
      this.#readBits(before + 1, this.#lastOf(block));
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
    const { dense, documents } = this.#source;
    const start = first >>> 5;
    const count = (last >>> 5) - start + 1;
    let at = dense.at((this.#dense * wordsOf(documents) + start) * 4, count * 4) >> 2;
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
    const table = this.#source.masks!;
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
    if (width === 0) masks.fill(table[this.#varint(this.#partsAt + 1)]!, 0, n);
    else {
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

  /** How often the term occurs in document `i` of the block, all fields together: of a full block, no other document's number is decoded. */
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
    return this.#source.masks![code]!;
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
      values.set(n === BLOCK ? totals : totals.subarray(0, n));
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

  /** Finds where the block's positions are. */
  #readPositions(): void {
    if (this.#positionsRead) return;
    this.readTotals();
    this.#positionsRead = true;
    const { n, totals } = this;
    const starts = this.#starts;
    let start = 0;
    for (let i = 0; i < n; i++) {
      starts[i] = start;
      start += totals[i]!;
    }
    starts[n] = start;
    const section = this.#source.positions!;
    const from = this.df < BLOCK ? this.#positionsAt : this.#positionsOf(this.#block);
    let at = section.at(from, 2);
    const first = section.bytes[at]!;
    const other = section.bytes[at + 1]!;
    const firsts = packedBytes(n, first);
    at = section.at(from + 2, firsts + packedBytes(start - n, other));
    this.#positionBytes = section.bytes;
    this.#firstWidth = first;
    this.#restWidth = other;
    this.#firstsAt = at;
    this.#restAt = at + firsts;
    // places in bits must stay below 2 ** 32
    const end = at + firsts + packedBytes(start - n, other) + 4;
    this.#roomy = end <= section.bytes.length && end < 2 ** 28;
    if (this.bulk) this.#readAllPositions(start);
  }

  #readAllPositions(total: number): void {
    const { n, totals } = this;
    if (this.places.length < total) this.places = new Uint32Array(total * 2);
    const places = this.places;
    if (!this.#roomy) {
      for (let i = 0; i < n; i++) this.#readOf(i, this.#starts[i]!, totals[i]!);
      return;
    }
    const bytes = this.#positionBytes;
    const firstWidth = this.#firstWidth;
    const restWidth = this.#restWidth;
    const firstMask = firstWidth === 32 ? -1 : (1 << firstWidth) - 1;
    const restMask = restWidth === 32 ? -1 : (1 << restWidth) - 1;
    let first = this.#firstsAt * 8;
    let rest = this.#restAt * 8;
    for (let i = 0, to = 0; i < n; i++, first += firstWidth) {
      const p = first >>> 3;
      const word = bytes[p]! | (bytes[p + 1]! << 8) | (bytes[p + 2]! << 16) | (bytes[p + 3]! << 24);
      let position = (word >>> (first & 7)) & firstMask;
      places[to++] = position;
      for (let k = totals[i]!; k > 1; k--, rest += restWidth) {
        const q = rest >>> 3;
        const more = bytes[q]! | (bytes[q + 1]! << 8) | (bytes[q + 2]! << 16) | (bytes[q + 3]! << 24);
        position += (more >>> (rest & 7)) & restMask;
        places[to++] = position;
      }
    }
  }

  /** Decodes the positions of document `i` to `places` from `to` on. */
  #readOf(i: number, to: number, total: number): void {
    const places = this.places;
    const rest = this.#starts[i]! - i;
    if (!this.#roomy) {
      const bytes = this.#positionBytes;
      unpackRange(bytes, this.#firstsAt, i, 1, this.#firstWidth, places, to);
      unpackRange(bytes, this.#restAt, rest, total - 1, this.#restWidth, places, to + 1);
      for (let k = 1, position = places[to]!; k < total; k++) places[to + k] = position += places[to + k]!;
      return;
    }
    const bytes = this.#positionBytes;
    const firstWidth = this.#firstWidth;
    const first = this.#firstsAt * 8 + i * firstWidth;
    const p = first >>> 3;
    const word = bytes[p]! | (bytes[p + 1]! << 8) | (bytes[p + 2]! << 16) | (bytes[p + 3]! << 24);
    let position = (word >>> (first & 7)) & (firstWidth === 32 ? -1 : (1 << firstWidth) - 1);
    places[to] = position;
    if (total === 1) return;
    const width = this.#restWidth;
    const mask = width === 32 ? -1 : (1 << width) - 1;
    let bit = this.#restAt * 8 + rest * width;
    for (let k = 1; k < total; k++, bit += width) {
      const q = bit >>> 3;
      const more = bytes[q]! | (bytes[q + 1]! << 8) | (bytes[q + 2]! << 16) | (bytes[q + 3]! << 24);
      position += (more >>> (bit & 7)) & mask;
      places[to + k] = position;
    }
  }

  /**
   * Whether positions of a whole block are decoded when the first are asked for: faster where more than about one document in ten is asked about.
   * Stays as it is until the next `open`.
   */
  bulk = false;
  /** After `locate`: positions of the document, of all its fields, at [`from`, `to`). */
  places = new Uint32Array(256);
  from = 0;
  to = 0;

  /** Finds the positions of document `i` of the block. */
  locate(i: number): void {
    this.#readPositions();
    const start = this.#starts[i]!;
    const total = this.#starts[i + 1]! - start;
    if (this.bulk) {
      this.from = start;
      this.to = start + total;
      return;
    }
    if (this.places.length < total) this.places = new Uint32Array(total * 2);
    this.#readOf(i, 0, total);
    this.from = 0;
    this.to = total;
  }

  /** Moves to the first document at or after `target`, which must not go back; answers it, or -1 at the end. */
  advance(target: number): number {
    const docs = this.docs;
    if (this.n === 0 || docs[this.n - 1]! < target) {
      let next = this.#block + 1;
      if (this.#blocks > 1) next = this.#seek(next, target);
      if (next >= this.#blocks) {
        this.#block = this.#blocks;
        this.n = 0;
        return -1;
      }
      this.#load(next);
    }
    let low = this.i;
    let high = this.n - 1;
    if (docs[low]! >= target) return docs[low]!;
    if (docs[high]! < target) {
      this.i = high;
      this.#block = this.#blocks;
      this.n = 0;
      return -1;
    }
    while (low < high) {
      const middle = (low + high) >> 1;
      if (docs[middle]! < target) low = middle + 1;
      else high = middle;
    }
    this.i = low;
    return docs[low]!;
  }

  /** First block from `from` whose last document is not before `target`. */
  #seek(from: number, target: number): number {
    const blocks = this.#blocks;
    let low = from;
    let step = 1;
    while (low + step <= blocks && this.#lastOf(low + step - 1) < target) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step - 1, blocks);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lastOf(middle) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Finds the block that holds the first document at or after `target` without reading it: answers the last document that the block
   * may hold, or -1 behind the end. `blockImpacts` is about this block. Targets must not go back; the cursor stays where it is.
   */
  shallowAdvance(target: number): number {
    if (this.#blocks <= 1) {
      this.#shallow = 0;
      if (this.df === 0) return -1;
      return this.df === BLOCK ? (this.#lastOf(0) < target ? -1 : this.#lastOf(0)) : this.#source.documents - 1;
    }
    if (this.#block > this.#shallow) this.#shallow = Math.min(this.#block, this.#blocks - 1);
    this.#shallow = this.#seek(this.#shallow, target);
    return this.#shallow < this.#blocks ? this.#lastOf(this.#shallow) : -1;
  }

  /** Reads the impacts of the block that `shallowAdvance` found into `impactFrequencies` and `impactLengths`; answers how many pairs there are. */
  blockImpacts(): number {
    return this.#readImpacts(this.#shallow + 1);
  }

  /** Like `blockImpacts`, of the whole term. */
  termImpacts(): number {
    return this.#readImpacts(0);
  }

  #readImpacts(index: number): number {
    const single = this.df < BLOCK;
    const most = single ? 1 : PAIRS_AT_MOST;
    const at = single ? this.#impactsAt : this.#impactsAt + index * IMPACT;
    let n = 0;
    for (; n < most; n++) {
      const code = this.#head[at + n * 2]!;
      if (code === 0) break;
      this.impactFrequencies[n] = frequencyOf(code);
      this.impactLengths[n] = lengthOf(this.#head[at + n * 2 + 1]!);
    }
    return n;
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

  /** Appends the positions of document `i` of the block that lie in fields of `mask`, and, to `fields`, their field numbers. */
  positions(i: number, mask: number, into: IntList, fields?: IntList): void {
    this.locate(i);
    const { places } = this;
    let at = this.from;
    const start = into.length;
    into.grow(start + this.to - at);
    const values = into.values;
    let to = start;
    if (!fields && this.within(mask)) {
      while (at < this.to) values[to++] = places[at++]!;
      into.length = to;
      return;
    }
    this.readFreqs();
    let f = this.freqStarts[i]!;
    for (let rest = this.masks[i]!; rest !== 0; rest &= rest - 1, f++) {
      const n = this.freqs.values[f]!;
      if (rest & -rest & mask) {
        for (let k = 0; k < n; k++) values[to++] = places[at + k]!;
        if (fields) fill(fields, to, n, rest & -rest);
      }
      at += n;
    }
    into.length = to;
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

/** Puts the number of the lowest field of `bit` into the `n` places of `fields` before `to`. */
function fill(fields: IntList, to: number, n: number, bit: number): void {
  const field = 31 - Math.clz32(bit & -bit);
  fields.grow(to);
  fields.values.fill(field, to - n, to);
  fields.length = to;
}
