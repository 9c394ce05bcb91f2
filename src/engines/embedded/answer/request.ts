import type { Similarity } from '#corpus/ranking.ts';
import type { CollapseRef } from '../count/collapse.ts';
import type { NamedColumn } from '../count/columns.ts';
import type { FacetRef } from '../count/facet-sources.ts';
import type { TreeRef } from '../count/tree.ts';
import type { Plan, TextLeaf } from '../match/plan.ts';
import type { Scoring } from '../rank/score.ts';
import type { KeywordRef, SortRef } from '../schema/refs.ts';

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
  | { readonly kind: 'aggregate'; readonly plan: Plan; readonly tree: TreeRef }
  | { readonly kind: 'columns'; readonly plan: Plan; readonly columns: readonly NamedColumn[] }
  | { readonly kind: 'facets'; readonly plan: Plan; readonly facets: readonly FacetRef[] }
  /** Counts of several plans; with `expand`, a plan of a wildcard, the terms that it stands for. */
  | { readonly kind: 'explain'; readonly plans: readonly { readonly plan: Plan; readonly expand?: Plan }[] };

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
