import type { Similarity } from '#corpus/ranking.ts';
import type { Plan, TextLeaf } from './plan.ts';
import type { Scoring } from './score.ts';

/** A column to sort by: of the record, or derived. */
export type NumberRef =
  | { readonly kind: 'column'; readonly code: string }
  | { readonly kind: 'derived'; readonly field: number };

/** A keyword field to group or prefer by. */
export type KeywordRef =
  | { readonly kind: 'keyword'; readonly code: string }
  | { readonly kind: 'derived'; readonly field: number };

export type SortRef = { readonly by: 'score' | NumberRef; readonly descending: boolean };

export interface CollapseRef {
  readonly field: KeywordRef;
  readonly prefer:
    | { readonly by: 'score' }
    | { readonly by: 'number'; readonly ref: NumberRef; readonly descending: boolean }
    /** `plans[i]`: the documents with the i-th preferred value. */
    | { readonly by: 'values'; readonly plans: readonly Plan[] };
}

export type FacetRef = {
  readonly offset: number;
  readonly limit: number;
  readonly collapse?: CollapseRef;
} & (
  | { readonly kind: 'keyword'; readonly code: string }
  | { readonly kind: 'derived_keyword'; readonly field: number }
  /** `divisor` cuts yyyyMMdd to years or months. */
  | { readonly kind: 'number'; readonly ref: NumberRef; readonly divisor: number }
);

/** What a searching thread is asked; plain data. */
export type Task =
  | {
      readonly kind: 'search';
      readonly plan: Plan;
      readonly offset: number;
      readonly limit: number;
      readonly sort: readonly SortRef[];
      readonly collapse?: CollapseRef;
      readonly scoring: Scoring;
    }
  | RankTask
  | { readonly kind: 'facets'; readonly plan: Plan; readonly facets: readonly FacetRef[] }
  /** Counts of several plans; for those with `expand`, the terms of their wildcards. */
  | { readonly kind: 'explain'; readonly plans: readonly { readonly plan: Plan; readonly expand: boolean }[] };

/** A bag of words to rank by. */
export interface RankTask {
  readonly kind: 'rank';
  /** Documents to rank. */
  readonly plan: Plan;
  readonly group: string;
  readonly mask: number;
  readonly terms: readonly {
    readonly text: string;
    readonly leaf: TextLeaf;
    readonly weight: number;
    readonly count: number;
  }[];
  /** Words of the query in all. */
  readonly length: number;
  readonly keep: number;
  readonly similarity: Similarity;
  /** By field of the group. */
  readonly boosts: readonly number[];
  readonly collapse?: KeywordRef;
  readonly limit: number;
  readonly reasons: number;
}
