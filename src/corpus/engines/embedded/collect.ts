import { unpack } from './bytes.ts';
import { DocSet } from './docset.ts';
import { BLOCK, denseBits, fieldLists, type PostingsCursor, type PostingsSource, type TermMeta } from './postings.ts';
import type { TermIndex } from './segment.ts';

/** Where fewer than one document in so many is found, a list takes less than a bitmap. */
const SPARSE = 32;

/** What is read of a term by `Union`. */
export type TermPlace = Pick<TermMeta, 'df' | 'mask' | 'postingsAt' | 'postingsLength'>;

/** Adds up the documents of many terms of one index in a segment of `size` documents. */
export class Union {
  readonly #index: TermIndex;
  readonly #size: number;
  readonly #tick: () => void;
  readonly #cursor: PostingsCursor;
  readonly #scratch = new Uint32Array(BLOCK);
  readonly bits: Uint32Array;

  constructor(index: TermIndex, size: number, tick: () => void) {
    this.#index = index;
    this.#size = size;
    this.#tick = tick;
    this.#cursor = index.borrow();
    this.bits = new Uint32Array((size + 31) >>> 5);
  }

  /** Adds the documents that have a term in a field of `mask`, if that is given. */
  add(term: TermMeta, mask: number | undefined): void {
    const { source, lists } = this.#index;
    if (mask === undefined || (term.mask & ~mask) === 0) {
      this.#addAll(source, term, this.#cursor);
      return;
    }
    const fields = fieldLists(source, term, mask);
    if (!fields) {
      this.#addFiltered(term, mask);
      return;
    }
    const cursor = this.#index.borrowList();
    for (const field of fields) this.#addAll(lists, field, cursor);
    this.#index.giveBackList(cursor);
  }

  #addAll(source: PostingsSource, term: TermMeta, cursor: PostingsCursor): void {
    const bits = this.bits;
    if (term.df < BLOCK) {
      this.#addShort(source, term);
      return;
    }
    this.#tick();
    const dense = denseBits(source, term);
    if (dense) {
      for (let i = 0; i < bits.length; i++) bits[i]! |= dense[i]!;
      return;
    }
    cursor.open(term);
    const { docs } = cursor;
    while (cursor.nextBlock()) {
      this.#tick();
      for (let i = 0; i < cursor.n; i++) bits[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31);
    }
  }

  /** A term of less than a block: most of a wildcard's are. */
  #addShort(source: PostingsSource, term: TermMeta): void {
    const { bits } = this;
    const { postings } = source;
    const at = postings.at(term.postingsAt, term.postingsLength) + (source.masks ? 2 : 0);
    const bytes = postings.bytes;
    const width = bytes[at]!;
    const n = term.df;
    let doc = -1;
    if (width <= 24 && at + 5 + ((n * width) >> 3) <= bytes.length) {
      const low = (1 << width) - 1;
      for (let i = 0, bit = 0; i < n; i++, bit += width) {
        const p = at + 1 + (bit >> 3);
        const word = bytes[p]! | (bytes[p + 1]! << 8) | (bytes[p + 2]! << 16) | (bytes[p + 3]! << 24);
        doc += ((word >>> (bit & 7)) & low) + 1;
        bits[doc >>> 5]! |= 1 << (doc & 31);
      }
      return;
    }
    unpack(bytes, at + 1, n, width, this.#scratch);
    for (let i = 0; i < n; i++) {
      doc += this.#scratch[i]! + 1;
      bits[doc >>> 5]! |= 1 << (doc & 31);
    }
  }

  #addFiltered(term: TermMeta, mask: number): void {
    const { bits } = this;
    const cursor = this.#cursor.open(term);
    const { docs, masks } = cursor;
    while (cursor.nextBlock()) {
      this.#tick();
      cursor.readMasks();
      for (let i = 0; i < cursor.n; i++) if (masks[i]! & mask) bits[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31);
    }
  }

  /** Ends the adding. */
  end(): DocSet {
    this.#index.giveBack(this.#cursor);
    return DocSet.ofBits(this.#size, this.bits);
  }
}

/** The documents of any of the terms, in fields of `mask` if that is given. */
export function docsOfTerms(
  index: TermIndex,
  size: number,
  terms: readonly TermMeta[],
  mask: number | undefined,
  tick: () => void,
): DocSet {
  if (terms.length === 0) return DocSet.empty(size);
  if (terms.length > 1) {
    const sum = terms.reduce((n, { df }) => n + df, 0);
    if (sum * SPARSE > size) {
      const union = new Union(index, size, tick);
      for (const term of terms) union.add(term, mask);
      return union.end();
    }
    const sets = terms.map((term) => docsOfTerm(index, size, term, mask, tick));
    return DocSet.or(size, sets);
  }
  return docsOfTerm(index, size, terms[0]!, mask, tick);
}

function docsOfTerm(
  index: TermIndex,
  size: number,
  term: TermMeta,
  mask: number | undefined,
  tick: () => void,
): DocSet {
  if (mask === undefined || (term.mask & ~mask) === 0) {
    const cursor = index.borrow();
    const set = wholeList(index.source, size, term, cursor, tick);
    index.giveBack(cursor);
    return set;
  }
  const fields = fieldLists(index.source, term, mask);
  if (fields) {
    const cursor = index.borrowList();
    const sets = fields.map((field) => wholeList(index.lists, size, field, cursor, tick));
    index.giveBackList(cursor);
    return DocSet.or(size, sets);
  }
  const cursor = index.borrow().open(term);
  const { docs, masks } = cursor;
  const array = new Uint32Array(term.df);
  let n = 0;
  while (cursor.nextBlock()) {
    tick();
    cursor.readMasks();
    for (let i = 0; i < cursor.n; i++) if (masks[i]! & mask) array[n++] = docs[i]!;
  }
  index.giveBack(cursor);
  return DocSet.ofArray(size, array.subarray(0, n));
}

function wholeList(
  source: PostingsSource,
  size: number,
  term: TermMeta,
  cursor: PostingsCursor,
  tick: () => void,
): DocSet {
  const dense = denseBits(source, term);
  if (dense) return new DocSet(size, term.df, undefined, dense);
  cursor.open(term);
  const { docs } = cursor;
  // nearly dense: straight into a bitmap
  if (term.df * SPARSE > size && size >= 64) {
    const bits = new Uint32Array((size + 31) >>> 5);
    while (cursor.nextBlock()) {
      tick();
      for (let i = 0; i < cursor.n; i++) bits[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31);
    }
    return new DocSet(size, term.df, undefined, bits);
  }
  const array = new Uint32Array(term.df);
  let n = 0;
  while (cursor.nextBlock()) {
    tick();
    const length = cursor.n;
    if (length === BLOCK) array.set(docs, n);
    else for (let i = 0; i < length; i++) array[n + i] = docs[i]!;
    n += length;
  }
  return new DocSet(size, n, array, undefined);
}
