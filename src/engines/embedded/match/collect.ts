import { fieldLists } from '../format/field-lists.ts';
import { BLOCK, denseBits, type PostingsSource, type TermMeta, wordsOf } from '../format/postings-layout.ts';
import { arena, filledWords, kernel } from '../kernel/kernel.ts';
import { DocSet } from '../segment/docset.ts';
import type { TermIndex } from '../segment/segment.ts';
import { documentList, setDocuments } from './term-documents.ts';

/** Where fewer than one document in so many is found, a list takes less than a bitmap. */
const SPARSE = 32;
/** Terms in at most one document of so many are read as lists: most that are not dense in the index. */
const LISTED = 16;
/** So many sparse terms are read one by one; more are added up in a bitmap. */
const APART = 8;

/** Short terms of which the places are gathered before they are read. */
const GATHERED = 2048;

/** Adds up the documents of many terms of one index in a segment of `size` documents. */
export class Union {
  readonly #index: TermIndex;
  readonly #size: number;
  readonly #tick: () => void;
  readonly #places = arena.words(GATHERED * 2);
  #gathered = 0;
  readonly #bits: Uint32Array<SharedArrayBuffer>;

  constructor(index: TermIndex, size: number, tick: () => void) {
    this.#index = index;
    this.#size = size;
    this.#tick = tick;
    this.#bits = filledWords(wordsOf(size));
  }

  /** Whether all documents of a set have been added. */
  covers(set: DocSet): boolean {
    this.#read();
    return set.inside(this.#bits);
  }

  /** Adds the documents that have a term in a field of `mask`, if that is given. */
  add(term: TermMeta, mask: number | undefined): void {
    const { source, lists } = this.#index;
    if (mask === undefined || (term.mask & ~mask) === 0) {
      this.#addAll(source, term);
      return;
    }
    const fields = fieldLists(source, term, mask);
    if (!fields) this.#addFiltered(term, mask);
    else for (const field of fields) this.#addAll(lists, field);
  }

  #addAll(source: PostingsSource, term: TermMeta): void {
    if (term.df < BLOCK) {
      this.#addShort(source, term);
      return;
    }
    this.#tick();
    const dense = denseBits(source, term);
    const into = this.#bits.byteOffset;
    if (dense) kernel.bitsOr(into, arena.address(dense, 0), dense.length, into);
    else setDocuments(source, term, this.#bits, this.#tick);
  }

  /** A term of less than a block: most of a wildcard's are. */
  #addShort(source: PostingsSource, term: TermMeta): void {
    const { postings, masks } = source;
    const at = postings.at(term.postingsAt, term.postingsLength) + (masks ? 2 : 0);
    const { bytes } = postings;
    if (!arena.holds(bytes)) {
      setDocuments(source, term, this.#bits, this.#tick);
      return;
    }
    const places = this.#places;
    places[this.#gathered++] = bytes.byteOffset + at;
    places[this.#gathered++] = term.df;
    if (this.#gathered === GATHERED * 2) this.#read();
  }

  #read(): void {
    kernel.tailsSet(this.#places.byteOffset, this.#gathered >> 1, this.#bits.byteOffset);
    this.#gathered = 0;
    this.#tick();
  }

  #addFiltered(term: TermMeta, mask: number): void {
    const bits = this.#bits;
    const cursor = this.#index.borrow().open(term);
    const { docs, masks } = cursor;
    while (cursor.nextBlock()) {
      this.#tick();
      cursor.readMasks();
      for (let i = 0; i < cursor.n; i++) if (masks[i]! & mask) bits[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31);
    }
    this.#index.giveBack(cursor);
  }

  /** Ends the adding. */
  end(): DocSet {
    this.#read();
    return DocSet.ofBits(this.#size, this.#bits);
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
  if (terms.length === 1) return docsOfTerm(index, size, terms[0]!, mask, tick);
  const sum = terms.reduce((n, { df }) => n + df, 0);
  if (terms.length <= APART && sum * SPARSE <= size) {
    const sets = terms.map((term) => docsOfTerm(index, size, term, mask, tick));
    return DocSet.or(size, sets);
  }
  const union = new Union(index, size, tick);
  for (const term of terms) union.add(term, mask);
  return union.end();
}

function docsOfTerm(
  index: TermIndex,
  size: number,
  term: TermMeta,
  mask: number | undefined,
  tick: () => void,
): DocSet {
  if (mask === undefined || (term.mask & ~mask) === 0) return wholeList(index.source, size, term, tick);
  const fields = fieldLists(index.source, term, mask);
  if (fields) {
    const sets = fields.map((field) => wholeList(index.lists, size, field, tick));
    return DocSet.or(size, sets);
  }
  const cursor = index.borrow().open(term);
  const { docs, masks } = cursor;
  const array = arena.words(term.df);
  let n = 0;
  while (cursor.nextBlock()) {
    tick();
    cursor.readMasks();
    for (let i = 0; i < cursor.n; i++) if (masks[i]! & mask) array[n++] = docs[i]!;
  }
  index.giveBack(cursor);
  return DocSet.ofArray(size, array.subarray(0, n));
}

function wholeList(source: PostingsSource, size: number, term: TermMeta, tick: () => void): DocSet {
  const dense = denseBits(source, term);
  if (dense) return new DocSet(size, term.df, undefined, dense);
  // reading a list is three times as fast as setting the bits of a bitmap
  if (term.df * LISTED <= size || size < 64) {
    return new DocSet(size, term.df, documentList(source, term, tick), undefined);
  }
  // nearly dense: straight into a bitmap
  const bits = filledWords(wordsOf(size));
  setDocuments(source, term, bits, tick);
  return new DocSet(size, term.df, undefined, bits);
}
