import type { Reach } from '#corpus/query/tree.ts';

import type { EventTest } from './event-test.ts';

/** Words that may stand at one place: exact words, wildcard patterns (`*`, `?`, `#`), stems. */
export interface Slot {
  readonly words: readonly string[];
  readonly patterns: readonly string[];
  readonly stems: readonly string[];
}

/** Consecutive places in the fields of `mask`. One slot: a word; several: a phrase. */
export interface TextLeaf {
  readonly op: 'text';
  readonly group: string;
  readonly mask: number;
  readonly slots: readonly Slot[];
}

/** Something with places in a text: evaluates to spans. */
export type SpanPlan =
  | TextLeaf
  | { readonly op: 'span_or'; readonly of: readonly SpanPlan[] }
  | { readonly op: 'span_near'; readonly reach: Reach; readonly left: SpanPlan; readonly right: SpanPlan }
  | { readonly op: 'span_frequency'; readonly times: number; readonly of: SpanPlan };

/** What searching threads evaluate: a query with its fields resolved and its values analysed. Plain data. */
export type Plan =
  | { readonly op: 'all' }
  | { readonly op: 'none' }
  | TextLeaf
  | { readonly op: 'keyword'; readonly code: string; readonly values: readonly string[] }
  | { readonly op: 'keyword_pattern'; readonly code: string; readonly pattern: string }
  /** Values that begin with the characters but for a slip behind the first `right` of them. */
  | {
      readonly op: 'keyword_slip';
      readonly code: string;
      readonly characters: readonly string[];
      readonly right: number;
    }
  /** Events (`event:…`) that hold what is asked of them. */
  | { readonly op: 'event'; readonly code: string; readonly test: EventTest }
  | { readonly op: 'keyword_range'; readonly code: string; readonly from?: string; readonly to?: string }
  | { readonly op: 'number'; readonly code: string; readonly ranges: readonly (readonly [number, number])[] }
  /** Values of a derived field: numbers of its string table. */
  | { readonly op: 'derived'; readonly field: number; readonly values: readonly number[] }
  | { readonly op: 'derived_pattern'; readonly field: number; readonly pattern: string }
  | { readonly op: 'derived_keyword_range'; readonly field: number; readonly from?: string; readonly to?: string }
  | { readonly op: 'derived_number'; readonly field: number; readonly ranges: readonly (readonly [number, number])[] }
  | { readonly op: 'and'; readonly of: readonly Plan[] }
  | { readonly op: 'or'; readonly of: readonly Plan[] }
  | { readonly op: 'not'; readonly of: Plan }
  | { readonly op: 'near'; readonly group: string; readonly span: SpanPlan }
  /** Occurrences of all the spans together, at least `times`. */
  | {
      readonly op: 'frequency';
      readonly times: number;
      readonly of: readonly { readonly group: string; readonly span: SpanPlan }[];
    };
