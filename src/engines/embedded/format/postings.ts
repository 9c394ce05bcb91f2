import { BlockReader } from './block-reader.ts';
import { type IntList, packedBytes, popcount, unpackRange } from './bytes.ts';
import { BLOCK, type TermMeta } from './postings-layout.ts';

export { fieldLists } from './field-lists.ts';
export {
  BLOCK,
  denseBits,
  FIELD_ENTRY,
  FIELD_SHARE,
  hasFieldLists,
  isDense,
  type PostingsSource,
  type TermMeta,
  wordsOf,
} from './postings-layout.ts';

/**
 * Walks the postings of one term, block by block or from target to target, and reads positions. Reusable: `open` starts
 * over with another term.
 */
export class PostingsCursor extends BlockReader {
  /** The block whose positions have been found. */
  #positionsOf = -1;
  #firstsAt = 0;
  #firstWidth = 0;
  #restWidth = 0;
  #positionBytes: Uint8Array = new Uint8Array(0);
  #restAt = 0;
  /** Positions of the block in front of each document's. */
  readonly #starts = new Uint32Array(BLOCK + 1);
  /** Whether four bytes can be read at every position. */
  #roomy = false;
  /**
   * Where `moveByBits` is in the bitmap: the next word to count, and the set bits between the block's beginning and it.
   */
  #ranked = 0;
  #rank = 0;
  /** Last document of its block. */
  #last = -1;

  override open(term: TermMeta): this {
    super.open(term);
    this.#last = -1;
    this.#positionsOf = -1;
    return this;
  }

  /**
   * Makes the document the current one if it has the term, which must be dense; answers whether it has. Its place
   * follows from the bitmap `bits` of the term, so that no documents are decoded: `docs` is not filled, and the other
   * ways to move must not be used. Documents must not go back.
   */
  moveByBits(bits: Uint32Array, doc: number): boolean {
    const at = doc >>> 5;
    const bit = 1 << (doc & 31);
    if ((bits[at]! & bit) === 0) return false;
    if (doc > this.#last) {
      const block = this.seek(Math.max(0, this.block), doc);
      const first = block === 0 ? 0 : this.lastOf(block - 1) + 1;
      this.enter(block);
      this.#last = this.lastOf(block);
      this.#ranked = first >>> 5;
      // bits of the block before
      this.#rank = -popcount(bits[first >>> 5]! & ((1 << (first & 31)) - 1));
    }
    let ranked = this.#ranked;
    let rank = this.#rank;
    for (; ranked < at; ranked++) rank += popcount(bits[ranked]!);
    this.#ranked = ranked;
    this.#rank = rank;
    this.i = rank + popcount(bits[at]! & (bit - 1));
    return true;
  }

  /** Finds where the block's positions are. */
  #readPositions(): void {
    if (this.#positionsOf === this.block) return;
    this.readTotals();
    this.#positionsOf = this.block;
    const { n, totals } = this;
    const starts = this.#starts;
    let start = 0;
    for (let i = 0; i < n; i++) {
      starts[i] = start;
      start += totals[i]!;
    }
    starts[n] = start;
    const section = this.source.positions!;
    const from = this.positionsOf(this.block);
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

  /** After `locate`: positions of the document, of all its fields, up to `to`. */
  places = new Uint32Array(256);
  to = 0;

  /** Finds the positions of document `i` of the block. */
  locate(i: number): void {
    this.#readPositions();
    const start = this.#starts[i]!;
    const total = this.#starts[i + 1]! - start;
    if (this.places.length < total) this.places = new Uint32Array(total * 2);
    this.#readOf(i, 0, total);
    this.to = total;
  }

  /** Moves to the first document at or after `target`, which must not go back; answers it, or -1 at the end. */
  advance(target: number): number {
    const docs = this.docs;
    if (this.n === 0 || docs[this.n - 1]! < target) {
      let next = this.block + 1;
      if (this.blocks > 1) next = this.seek(next, target);
      if (next >= this.blocks) {
        this.block = this.blocks;
        this.n = 0;
        return -1;
      }
      this.load(next);
    }
    let low = this.i;
    let high = this.n - 1;
    if (docs[low]! >= target) return docs[low]!;
    if (docs[high]! < target) {
      this.i = high;
      this.block = this.blocks;
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

  /**
   * Appends the positions of document `i` of the block that lie in fields of `mask`, and, to `fields`, their field
   * numbers.
   */
  positions(i: number, mask: number, into: IntList, fields?: IntList): void {
    this.locate(i);
    const { places } = this;
    let at = 0;
    const start = into.length;
    into.grow(start + this.to);
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

/** Puts the number of the lowest field of `bit` into the `n` places of `fields` before `to`. */
function fill(fields: IntList, to: number, n: number, bit: number): void {
  const field = 31 - Math.clz32(bit & -bit);
  fields.grow(to);
  fields.values.fill(field, to - n, to);
  fields.length = to;
}
