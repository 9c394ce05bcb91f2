import { IntList } from '../format/bytes.ts';
import { denseBits, type PostingsCursor } from '../format/postings.ts';
import type { TermMeta } from '../format/postings-layout.ts';
import type { TermIndex } from '../segment/segment.ts';
import { KEY_BITS } from './position-keys.ts';
import { commonBoost } from './term-frequencies.ts';

/** The words that hits are of: any of several terms at one place of a phrase. */
export interface HitWords {
  readonly terms: readonly TermMeta[];
  readonly place: number;
}

/** A word by which documents are moved to; dense ones by their bitmap. */
class Walker {
  readonly cursor: PostingsCursor;
  readonly #bits: Uint32Array | undefined;
  readonly #index: TermIndex;

  constructor(index: TermIndex, term: TermMeta) {
    this.#index = index;
    this.#bits = denseBits(index.source, term);
    this.cursor = index.borrow().open(term);
  }

  /** Whether a document has the word. */
  to(doc: number): boolean {
    const { cursor } = this;
    return this.#bits ? cursor.moveByBits(this.#bits, doc) : cursor.advance(doc) === doc;
  }

  end(): void {
    this.#index.giveBack(this.cursor);
  }
}

/**
 * Occurrences by field. A field's number times its boost, fields in their order, is the one way a sum is made: a sum of
 * boosts one by one ends in other digits, and a document's score must not tell which way found it.
 */
export class FieldCounts {
  readonly #counts = new Uint32Array(32);

  add(field: number): void {
    this.#counts[field]!++;
  }

  /** What they count together: their number without `boosts`. Starts anew. */
  weigh(boosts?: readonly number[]): number {
    const counts = this.#counts;
    let sum = 0;
    for (let field = 0; field < counts.length; field++)
      if (counts[field]! > 0) sum += counts[field]! * (boosts ? boosts[field]! : 1);
    counts.fill(0);
    return sum;
  }
}

/**
 * Tells in which fields hits are. What is shown of a document is read only if the fields of its words leave a doubt.
 */
export class HitFields {
  readonly #index: TermIndex;
  readonly #words: HitWords;
  readonly #others: HitWords;
  readonly #mask: number;
  #walkers: readonly Walker[] | undefined;
  #other: Walker | undefined;
  readonly #positions = new IntList();
  readonly #fields = new IntList();

  /**
   * @param words What the keys of hits are moved to: key plus place.
   * @param others Of another place, whose fields help to tell.
   * @param mask Fields asked about.
   */
  constructor(index: TermIndex, words: HitWords, others: HitWords, mask: number) {
    this.#index = index;
    this.#words = words;
    this.#others = others;
    this.#mask = mask;
  }

  /**
   * Sum of what the hits [`from`, `to`) of a document count in the fields asked about: their number without `boosts`.
   * Documents ascend.
   */
  weigh(doc: number, hits: Uint32Array, from: number, to: number, boosts?: readonly number[]): number {
    if (!this.#walkers) {
      this.#walkers = this.#words.terms.map((term) => new Walker(this.#index, term));
      if (this.#others.terms.length === 1) this.#other = new Walker(this.#index, this.#others.terms[0]!);
    }
    if (this.#walkers.length > 1) return this.#ofSeveral(doc, hits, from, to, boosts);
    const walker = this.#walkers[0]!;
    if (!walker.to(doc)) return 0;
    const { cursor } = walker;
    let mask = cursor.maskAt(cursor.i);
    if (this.#other?.to(doc)) mask &= this.#other.cursor.maskAt(this.#other.cursor.i);
    const asked = mask & this.#mask;
    if (asked === 0) return 0;
    if (asked === mask) {
      const boost = boosts ? commonBoost(mask, mask, boosts) : 1;
      if (boost > 0) return (to - from) * boost;
    }
    return this.#ofFields(cursor, hits, from, to, boosts);
  }

  /** Goes through the positions of the document field by field. */
  #ofFields(cursor: PostingsCursor, hits: Uint32Array, from: number, to: number, boosts?: readonly number[]): number {
    const { i } = cursor;
    cursor.readFreqs();
    cursor.locate(i);
    const { places } = cursor;
    let sum = 0;
    let h = from;
    let end = 0;
    let f = cursor.freqStarts[i]!;
    for (let rest = cursor.masks[i]!; rest !== 0 && h < to; rest &= rest - 1, f++) {
      end += cursor.freqs.values[f]!;
      const last = places[end - 1]!;
      const bit = rest & -rest;
      const worth = !(bit & this.#mask) ? 0 : boosts ? boosts[31 - Math.clz32(bit)]! : 1;
      const first = h;
      while (h < to && this.#position(hits[h]!) <= last) h++;
      sum += (h - first) * worth;
    }
    return sum;
  }

  #position(key: number): number {
    return (key & ((1 << KEY_BITS) - 1)) + this.#words.place;
  }

  /** Of which word a hit is has to be found first. */
  #ofSeveral(doc: number, hits: Uint32Array, from: number, to: number, boosts?: readonly number[]): number {
    const positions = this.#positions;
    const fields = this.#fields;
    const weighed = new Set<number>();
    const counts = new FieldCounts();
    for (const walker of this.#walkers!) {
      if (!walker.to(doc)) continue;
      const { cursor } = walker;
      positions.length = fields.length = 0;
      cursor.positions(cursor.i, this.#mask, positions, fields);
      for (let h = from, k = 0; h < to; h++) {
        const position = this.#position(hits[h]!);
        while (k < positions.length && positions.values[k]! < position) k++;
        if (k === positions.length) break;
        if (positions.values[k] !== position || weighed.has(h)) continue;
        weighed.add(h);
        counts.add(fields.values[k]!);
      }
    }
    return counts.weigh(boosts);
  }

  /** Ends the use. */
  end(): void {
    for (const walker of this.#walkers ?? []) walker.end();
    this.#other?.end();
  }
}
