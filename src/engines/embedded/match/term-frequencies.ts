import { denseBits, fieldLists, type PostingsCursor, type PostingsSource, type TermMeta } from '../format/postings.ts';
import type { TermIndex } from '../segment/segment.ts';

/** Postings of a term, and what they are read with. */
export interface TermPostings {
  readonly meta: TermMeta;
  readonly source: PostingsSource;
  /** A cursor that may have been used before; `giveBack` when done with it. */
  borrow(): PostingsCursor;
  giveBack(cursor: PostingsCursor): void;
  /**
   * Whether they are those of one field, out of several that the term has: their impacts tell lengths of this field
   * alone.
   */
  readonly ofField: boolean;
}

/** The fewest postings that hold every occurrence of a term in the fields of `mask`. */
export function postingsIn(index: TermIndex, term: TermMeta, mask: number): TermPostings {
  const here = term.mask & mask;
  const [list] = here !== term.mask && (here & (here - 1)) === 0 ? (fieldLists(index.source, term, mask) ?? []) : [];
  if (!list)
    return { meta: term, source: index.source, borrow: index.borrow, giveBack: index.giveBack, ofField: false };
  const { lists: source, borrowList: borrow, giveBackList: giveBack } = index;
  return { meta: list, source, borrow, giveBack, ofField: true };
}

/**
 * Reads how often a term occurs in the fields of a mask in each document of the cursor's block, times the fields'
 * boosts.
 * @param boosts By field.
 */
export function blockFrequencies(
  cursor: PostingsCursor,
  term: TermMeta,
  mask: number,
  boosts: readonly number[],
  into: Float64Array,
): void {
  const { n, masks } = cursor;
  const boost = commonBoost(term.mask, mask, boosts);
  if (boost > 0) {
    cursor.readTotals();
    const { totals } = cursor;
    for (let i = 0; i < n; i++) into[i] = totals[i]! * boost;
    return;
  }
  cursor.readFreqs();
  const { freqStarts } = cursor;
  const freqs = cursor.freqs.values;
  for (let i = 0; i < n; i++) {
    let sum = 0;
    let at = freqStarts[i]!;
    for (let rest = masks[i]!; rest !== 0; rest &= rest - 1, at++) {
      const bit = rest & -rest;
      if (bit & mask) sum += boosts[31 - Math.clz32(bit)]! * freqs[at]!;
    }
    into[i] = sum;
  }
}

/** The whole number by which every occurrence of a term counts; 0 if they count differently, or some not at all. */
export function commonBoost(termMask: number, mask: number, boosts: readonly number[]): number {
  if (termMask & ~mask) return 0;
  const boost = boosts[31 - Math.clz32(termMask & -termMask)]!;
  for (let rest = termMask; rest !== 0; rest &= rest - 1) if (boosts[31 - Math.clz32(rest & -rest)] !== boost) return 0;
  return Number.isInteger(boost) ? boost : 0;
}

/**
 * How often a word occurs in documents that ascend: 0 where it does not. Reads no other document's numbers, if it can.
 */
export class Lookup {
  readonly #cursor: PostingsCursor;
  readonly #bits: Uint32Array | undefined;
  readonly #mask: number;
  readonly #boosts: readonly number[];
  /** What each occurrence counts; 0 if that depends on its field. */
  readonly #boost: number;

  /** @param cursor Used by this alone until the end. */
  constructor({ source, meta }: TermPostings, cursor: PostingsCursor, mask: number, boosts: readonly number[]) {
    this.#cursor = cursor.open(meta);
    this.#bits = denseBits(source, meta);
    this.#mask = mask;
    this.#boosts = boosts;
    this.#boost = commonBoost(meta.mask, mask, boosts);
  }

  in(doc: number): number {
    const cursor = this.#cursor;
    if (this.#bits ? !cursor.moveByBits(this.#bits, doc) : cursor.advance(doc) !== doc) return 0;
    return frequencyAt(cursor, this.#mask, this.#boosts, this.#boost);
  }
}

/** Frequency of the cursor's document. `boost`: see `commonBoost`. */
export function frequencyAt(cursor: PostingsCursor, mask: number, boosts: readonly number[], boost: number): number {
  const { i } = cursor;
  if (boost > 0) return cursor.totalAt(i) * boost;
  const here = cursor.maskAt(i);
  if ((here & mask) === 0) return 0;
  // in one field only
  if ((here & (here - 1)) === 0) return cursor.totalAt(i) * boosts[31 - Math.clz32(here)]!;
  cursor.readFreqs();
  const freqs = cursor.freqs.values;
  let sum = 0;
  let at = cursor.freqStarts[i]!;
  for (let rest = here; rest !== 0; rest &= rest - 1, at++) {
    const bit = rest & -rest;
    if (bit & mask) sum += boosts[31 - Math.clz32(bit)]! * freqs[at]!;
  }
  return sum;
}
