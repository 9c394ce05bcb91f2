import { ByteReader, ByteWriter, bitsOf, IntList, pack, unpack } from './bytes.ts';
import type { SectionReader } from './segment-file.ts';

/** Documents of a block. */
export const BLOCK = 128;

/** Field masks get small numbers in the order in which they first occur: most postings then need a byte or less for theirs. */
export class MaskTable {
  readonly masks: number[] = [];
  readonly #codes = new Map<number, number>();

  code(mask: number): number {
    let code = this.#codes.get(mask);
    if (code === undefined) {
      code = this.masks.length;
      this.masks.push(mask);
      this.#codes.set(mask, code);
    }
    return code;
  }
}

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

/**
 * Writes the postings of one term after the other; format in FORMAT.md.
 * With `masks`, a posting has a field mask and a frequency for each field of it; with `positions`, also the encoded positions.
 */
export class PostingsWriter {
  readonly #out: ByteWriter;
  readonly #positions: ByteWriter | undefined;
  readonly #masks: MaskTable | undefined;
  readonly #blocks = new ByteWriter(4096);
  readonly #skips = new ByteWriter(256);
  readonly #deltas = new Uint32Array(BLOCK);
  readonly #codes = new Uint32Array(BLOCK);
  readonly #lengths = new ByteWriter(512);
  readonly #freqs = new ByteWriter(512);
  #n = 0;
  #df = 0;
  #mask = 0;
  #lastDoc = -1;
  #skipDoc = -1;
  #positionsAt = 0;
  #blockPositions = 0;
  #allOnes = true;

  constructor(out: ByteWriter, masks?: MaskTable, positions?: ByteWriter) {
    this.#out = out;
    this.#masks = masks;
    this.#positions = positions;
  }

  begin(): void {
    this.#n = this.#df = this.#mask = 0;
    this.#lastDoc = this.#skipDoc = -1;
    this.#blocks.length = this.#skips.length = 0;
    this.#positionsAt = this.#blockPositions = this.#positions?.total ?? 0;
  }

  /** Documents come in ascending order. `freqs` holds, from `freqsAt`, one frequency per bit of `mask`, lowest bit first; the encoded positions are `positions[from, to)`. */
  add(doc: number, mask = 0, freqs?: Uint32Array, positions?: Uint8Array, from = 0, to = 0, freqsAt = 0): void {
    this.#deltas[this.#n] = doc - this.#lastDoc - 1;
    this.#lastDoc = doc;
    if (this.#masks) {
      this.#mask |= mask;
      this.#codes[this.#n] = this.#masks.code(mask);
      for (let rest = mask, i = freqsAt; rest !== 0; rest &= rest - 1, i++) {
        const freq = freqs![i]!;
        if (freq !== 1) this.#allOnes = false;
        this.#freqs.varint(freq);
      }
    }
    if (this.#positions) {
      this.#positions.raw(positions!, from, to);
      this.#lengths.varint(to - from);
    }
    this.#df++;
    if (++this.#n === BLOCK) this.#flushBlock();
  }

  end(): TermMeta {
    if (this.#n > 0) this.#flushBlock();
    const out = this.#out;
    const postingsAt = out.total;
    if (this.#df > BLOCK) {
      out.varint(this.#skips.length);
      out.raw(this.#skips.bytes, 0, this.#skips.length);
    }
    out.raw(this.#blocks.bytes, 0, this.#blocks.length);
    return {
      df: this.#df,
      mask: this.#mask,
      postingsAt,
      postingsLength: out.total - postingsAt,
      positionsAt: this.#positionsAt,
      positionsLength: (this.#positions?.total ?? 0) - this.#positionsAt,
    };
  }

  #flushBlock(): void {
    const n = this.#n;
    const out = this.#blocks;
    const start = out.length;
    const width = bitsOf(this.#deltas, n);
    out.u8(width);
    pack(out, this.#deltas, n, width);
    if (this.#masks) {
      const first = this.#codes[0]!;
      let same = true;
      for (let i = 1; i < n && same; i++) same = this.#codes[i] === first;
      const bits = same ? 0 : bitsOf(this.#codes, n);
      out.u8(bits);
      if (same) out.varint(first);
      else pack(out, this.#codes, n, bits);
      if (this.#allOnes) out.u8(0);
      else {
        out.varint(this.#freqs.length);
        out.raw(this.#freqs.bytes, 0, this.#freqs.length);
      }
      this.#freqs.length = 0;
      this.#allOnes = true;
    }
    if (this.#positions) {
      out.raw(this.#lengths.bytes, 0, this.#lengths.length);
      this.#lengths.length = 0;
    }
    const positions = this.#positions?.total ?? 0;
    this.#skips.varint(this.#lastDoc - this.#skipDoc);
    this.#skips.varint(out.length - start);
    this.#skips.varint(positions - this.#blockPositions);
    this.#skipDoc = this.#lastDoc;
    this.#blockPositions = positions;
    this.#n = 0;
  }
}

/** What a postings list is read from. */
export interface PostingsSource {
  readonly postings: SectionReader;
  readonly positions?: SectionReader | undefined;
  /** Mask of each code; absent for lists without masks. */
  readonly masks?: readonly number[] | undefined;
}

/** Walks the postings of one term, block by block or from target to target. Reusable: `open` starts over with another term. */
export class PostingsCursor {
  readonly #source: PostingsSource;
  /** Documents of the current block. */
  readonly docs = new Uint32Array(BLOCK);
  n = 0;
  df = 0;
  #at = 0;
  #end = 0;
  #positionsAt = 0;
  #prev = -1;
  #left = 0;
  // skip table
  #blocks = 0;
  #block = -1;
  readonly #lastDocs = new IntList();
  readonly #sizes = new IntList();
  readonly #positionSizes = new IntList();
  // parts of the current block, decoded when asked for
  #bytes: Uint8Array = new Uint8Array(0);
  #masksAt = 0;
  #masksRead = false;
  #freqsAt = 0;
  #freqsRead = false;
  #lengthsAt = 0;
  #lengthsRead = false;
  /** Field mask of each document of the block; call `readMasks` first. */
  readonly masks = new Uint32Array(BLOCK);
  /** Frequencies of the block's documents, one after the other in the order of the bits of their masks; call `readFreqs` first. */
  readonly freqs = new IntList(BLOCK * 2);
  /** Where a document's frequencies start in `freqs`. */
  readonly freqStarts = new Uint32Array(BLOCK + 1);
  readonly #positionStarts = new Float64Array(BLOCK + 1);
  /** Index of the current document in the block, for `advance`. */
  i = 0;

  constructor(source: PostingsSource) {
    this.#source = source;
  }

  open(term: TermMeta): this {
    this.df = term.df;
    this.#at = term.postingsAt;
    this.#end = term.postingsAt + term.postingsLength;
    this.#positionsAt = term.positionsAt;
    this.#prev = -1;
    this.#left = term.df;
    this.#block = -1;
    this.n = this.i = 0;
    this.#blocks = Math.ceil(term.df / BLOCK);
    this.#lastDocs.length = 0;
    if (this.#blocks > 1) this.#readSkips();
    return this;
  }

  #readSkips(): void {
    const postings = this.#source.postings;
    const head = postings.slice(this.#at, Math.min(8, this.#end - this.#at));
    const reader = new ByteReader(head);
    const size = reader.varint();
    this.#at += reader.at;
    const skips = new ByteReader(postings.slice(this.#at, size));
    this.#at += size;
    this.#sizes.length = this.#positionSizes.length = 0;
    let last = -1;
    for (let i = 0; i < this.#blocks; i++) {
      last += skips.varint();
      this.#lastDocs.push(last);
      this.#sizes.push(skips.varint());
      this.#positionSizes.push(skips.varint());
    }
  }

  /** Decodes the documents of the next block; false at the end. */
  nextBlock(): boolean {
    if (this.#left === 0) {
      this.n = 0;
      return false;
    }
    const postings = this.#source.postings;
    const previous = this.#block++;
    if (previous >= 0) {
      this.#at += this.#sizes.values[previous]!;
      this.#positionsAt += this.#positionSizes.values[previous]!;
      this.#prev = this.#lastDocs.values[previous]!;
    }
    const size = this.#blocks > 1 ? this.#sizes.values[this.#block]! : this.#end - this.#at;
    const start = postings.at(this.#at, size);
    const bytes = postings.bytes;
    this.#bytes = bytes;
    const n = Math.min(BLOCK, this.#left);
    this.#left -= n;
    this.n = n;
    this.i = 0;
    const docs = this.docs;
    this.#masksAt = unpack(bytes, start + 1, n, bytes[start]!, docs);
    let doc = this.#prev;
    for (let i = 0; i < n; i++) docs[i] = doc += docs[i]! + 1;
    this.#masksRead = this.#freqsRead = this.#lengthsRead = false;
    return true;
  }

  /** Decodes `masks` of the current block. */
  readMasks(): void {
    if (this.#masksRead) return;
    this.#masksRead = true;
    const table = this.#source.masks!;
    const bytes = this.#bytes;
    const width = bytes[this.#masksAt]!;
    if (width === 0) {
      const reader = new ByteReader(bytes, this.#masksAt + 1);
      this.masks.fill(table[reader.varint()]!, 0, this.n);
      this.#freqsAt = reader.at;
    } else {
      this.#freqsAt = unpack(bytes, this.#masksAt + 1, this.n, width, this.masks);
      for (let i = 0; i < this.n; i++) this.masks[i] = table[this.masks[i]!]!;
    }
  }

  /** Decodes `masks`, `freqs` and `freqStarts` of the current block. */
  readFreqs(): void {
    if (this.#freqsRead) return;
    this.readMasks();
    this.#freqsRead = true;
    const reader = new ByteReader(this.#bytes, this.#freqsAt);
    const size = reader.varint();
    const ones = size === 0;
    this.#lengthsAt = reader.at + size;
    const bytes = this.#bytes;
    const freqs = this.freqs;
    freqs.length = 0;
    let at = reader.at;
    for (let i = 0; i < this.n; i++) {
      this.freqStarts[i] = freqs.length;
      for (let rest = this.masks[i]!; rest !== 0; rest &= rest - 1) {
        let freq = 1;
        if (!ones) {
          freq = bytes[at++]!;
          if (freq >= 0x80) {
            reader.at = at - 1;
            freq = reader.varint();
            at = reader.at;
          }
        }
        freqs.push(freq);
      }
    }
    this.freqStarts[this.n] = freqs.length;
  }

  #readLengths(): void {
    if (this.#lengthsRead) return;
    this.readFreqs();
    this.#lengthsRead = true;
    const reader = new ByteReader(this.#bytes, this.#lengthsAt);
    let at = this.#positionsAt;
    for (let i = 0; i < this.n; i++) {
      this.#positionStarts[i] = at;
      at += reader.varint();
    }
    this.#positionStarts[this.n] = at;
  }

  /** Moves to the first document at or after `target`, which must not go back; answers it, or -1 at the end. */
  advance(target: number): number {
    if (this.n === 0 || this.docs[this.n - 1]! < target) {
      if (this.#blocks > 1) {
        // the skip table finds the block; blocks between are not read
        let next = this.#block + 1;
        const last = this.#lastDocs.values;
        let step = 1;
        while (next + step < this.#blocks && last[next + step - 1]! < target) {
          next += step;
          step *= 2;
        }
        while (next < this.#blocks && last[next]! < target) next++;
        this.#skipTo(next);
      } else if (this.#block >= 0) {
        this.#left = 0;
      }
      if (!this.nextBlock()) return -1;
    }
    let low = this.i;
    let high = this.n - 1;
    if (this.docs[high]! < target) return -1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.docs[middle]! < target) low = middle + 1;
      else high = middle;
    }
    this.i = low;
    return this.docs[low]!;
  }

  /** Makes block `to` the one that `nextBlock` reads. */
  #skipTo(to: number): void {
    while (this.#block + 1 < to) {
      const leaving = this.#block++;
      if (leaving >= 0) {
        this.#at += this.#sizes.values[leaving]!;
        this.#positionsAt += this.#positionSizes.values[leaving]!;
        this.#prev = this.#lastDocs.values[leaving]!;
      }
    }
    this.#left = to >= this.#blocks ? 0 : this.df - to * BLOCK;
  }

  /** Sum of the current document's (index `i`) frequencies in the fields of `mask`. */
  frequency(i: number, mask: number): number {
    let sum = 0;
    let at = this.freqStarts[i]!;
    for (let rest = this.masks[i]!; rest !== 0; rest &= rest - 1, at++) {
      if (rest & -rest & mask) sum += this.freqs.values[at]!;
    }
    return sum;
  }

  /** Appends the positions of document `i` of the block that lie in fields of `mask`, and their field numbers. */
  positions(i: number, mask: number, into: IntList, fields?: IntList): void {
    this.#readLengths();
    const from = this.#positionStarts[i]!;
    const section = this.#source.positions!;
    const start = section.at(from, this.#positionStarts[i + 1]! - from);
    const bytes = section.bytes;
    let at = start;
    let position = 0;
    let f = this.freqStarts[i]!;
    const freqs = this.freqs.values;
    for (let rest = this.masks[i]!; rest !== 0; rest &= rest - 1, f++) {
      const bit = rest & -rest;
      const n = freqs[f]!;
      const wanted = (bit & mask) !== 0;
      let to = into.length;
      if (wanted) into.grow(to + n);
      const values = into.values;
      for (let k = 0; k < n; k++) {
        let byte = bytes[at++]!;
        let delta = byte & 0x7f;
        for (let shift = 7; byte >= 0x80; shift += 7) {
          byte = bytes[at++]!;
          delta |= (byte & 0x7f) << shift;
        }
        position += delta;
        if (wanted) values[to++] = position;
      }
      if (!wanted) continue;
      into.length = to;
      if (fields) {
        const field = 31 - Math.clz32(bit);
        fields.grow(to);
        fields.values.fill(field, to - n, to);
        fields.length = to;
      }
    }
  }

  /** The encoded positions of document `i`, for merging: a view that the next read may overwrite. */
  rawPositions(i: number): { bytes: Uint8Array; from: number; to: number } {
    this.#readLengths();
    const from = this.#positionStarts[i]!;
    const length = this.#positionStarts[i + 1]! - from;
    const start = this.#source.positions!.at(from, length);
    return { bytes: this.#source.positions!.bytes, from: start, to: start + length };
  }
}
