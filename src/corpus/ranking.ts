import type { Query } from './query/tree.ts';

/**
 * How much a document has in common with a bag of words. N: documents, n: documents with the word, idf = ln(1 + (N - n
 * + 0.5) / (n + 0.5)), tf: occurrences in the document's fields times their boosts, length: words of these fields times
 * their boosts, all summed over the words that are kept:
 *
 * - `bm25`: w * idf * tf * (k1 + 1) / (tf + k1 * (1 - b + b * length / average length))
 * - `cosine`: w * idf * idf * sqrt(tf) / sqrt(length): the cosine of sqrt(tf) * idf vectors but for a factor, with the
 *   norm of a document estimated by its length
 *
 * `w` is what the caller gives the word. Counts of documents include deleted ones that are still in the index.
 */
export type Similarity =
  | { readonly kind: 'bm25'; readonly k1: number; readonly b: number }
  | { readonly kind: 'cosine' };

/** A word of the index, or two neighbouring characters of Chinese, Japanese or Korean text. */
export interface RankTerm {
  readonly text: string;
  /** Its weight in the query, positive. */
  readonly weight: number;
  /** Occurrences in the query, for the query's own score. Default: 1. */
  readonly count?: number;
}

export interface RankRequest {
  /** A text field, or a combined one whose text parts share a group. */
  readonly field: string;
  readonly terms: readonly RankTerm[];
  /** Words of the query in all, as `count` counts them, for the query's own score. Default: the sum of `count`. */
  readonly length?: number;
  /** Terms that are scored: the best by weight * idf. */
  readonly keep: number;
  readonly similarity: Similarity;
  /** Weighs occurrences by the `boost` of their fields. Default: true. */
  readonly boosts?: boolean;
  /** Only documents that match are ranked: dates, offices, what is left out. */
  readonly filter?: Query;
  /** A single-valued keyword field: of each group only the best is answered. */
  readonly collapse?: string;
  readonly limit: number;
  /** Terms named per hit, the weightiest. Default: 0. */
  readonly reasons?: number;
  readonly timeout_ms?: number;
  readonly signal?: AbortSignal;
}

export interface RankedHit {
  readonly id: string;
  readonly score: number;
  /** Indexes into `RankPage.terms`, by their share in the score. */
  readonly reasons?: readonly number[];
}

export interface RankPage {
  /** Documents (or groups) that share a kept term and match the filter. */
  readonly total: number;
  /** Best first; equal scores by id. */
  readonly hits: readonly RankedHit[];
  /** The terms that were scored, best first, with the documents that hold them. */
  readonly terms: readonly { readonly text: string; readonly documents: number; readonly idf: number }[];
  /** Documents in the index. */
  readonly documents: number;
  /** What a document that is the query would score. */
  readonly self_score: number;
}
