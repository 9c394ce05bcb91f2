import { PAIRS_AT_MOST } from './impacts.ts';
import type { SectionReader } from './segment-file.ts';

/** Documents of a block. */
export const BLOCK = 128;

/** Smaller segments have no bitmaps. */
const LEAST_DOCUMENTS = 2048;
/**
 * Terms in at least one document of so many are kept as bitmaps: hardly larger than lists, and nothing has to be
 * decoded.
 */
const DENSE = 16;

/** Whether the documents of a term are a bitmap in a segment of so many documents. */
export const isDense = (df: number, documents: number): boolean =>
  df > BLOCK && documents >= LEAST_DOCUMENTS && df * DENSE >= documents;

/**
 * Words of an entry of the directory of field lists: the field's bit, documents, place from the start of the term,
 * bytes.
 */
export const FIELD_ENTRY = 4;
/** A term has a list of its own for each field that at most one in so many of its documents have it in. */
export const FIELD_SHARE = 8;
/** Whether a term has a directory of field lists behind its blocks. */
export const hasFieldLists = (df: number): boolean => df >= 8 * BLOCK;

/** The next multiple of 4; sections may be larger than 32-bit operators reach. */
export const aligned = (at: number): number => at + (-at & 3);

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
export const IMPACT = PAIRS_AT_MOST * 2;

/** The documents of a dense term, as they lie in the index: not to be written; undefined for other terms. */
export function denseBits(source: PostingsSource, term: TermMeta): Uint32Array | undefined {
  if (!isDense(term.df, source.documents)) return undefined;
  const { postings, dense } = source;
  const at = postings.at(aligned(term.postingsAt), 4);
  const words = wordsOf(source.documents);
  const from = dense.at(postings.words[at >> 2]! * words * 4, words * 4) >> 2;
  return dense.words.subarray(from, from + words);
}
