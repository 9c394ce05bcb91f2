import type { Aggregate } from '#corpus/aggregation.ts';
import type { Columns, FacetResult, SearchPage } from '#corpus/engine.ts';
import type { RankPage } from '#corpus/ranking.ts';
import { aggregate } from '../count/aggregate.ts';
import { readColumns } from '../count/columns.ts';
import { countFacets } from '../count/facets.ts';
import type { GlobalOrdinals } from '../count/groups.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Plan } from '../match/plan.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { explain, type PlanCount } from './explain.ts';
import { rank } from './rank.ts';
import type { Task } from './request.ts';
import { search } from './search.ts';

/** What a task is answered with. */
export type Answer = SearchPage | RankPage | Aggregate | Columns | readonly FacetResult[] | readonly PlanCount[];

/** Answers one task over one snapshot, with evaluators that may have looked words up already. */
export function answer(
  evaluators: readonly SegmentEvaluator[],
  snapshot: Snapshot,
  task: Task,
  ordinals: GlobalOrdinals,
): Answer {
  switch (task.kind) {
    case 'search':
      return search(evaluators, task, ordinals);
    case 'rank':
      return rank(evaluators, task, ordinals);
    case 'aggregate':
      return aggregate(snapshot, evaluators, docsOf(evaluators, task.plan), task.tree, ordinals);
    case 'facets':
      return countFacets(snapshot, evaluators, docsOf(evaluators, task.plan), task.facets, ordinals);
    case 'columns':
      return readColumns(snapshot, evaluators, docsOf(evaluators, task.plan), task.columns, ordinals);
    case 'explain':
      return task.plans.map(({ plan, expand }) => explain(snapshot, evaluators, plan, expand));
  }
}

/** Matching documents by segment, ascending. */
const docsOf = (evaluators: readonly SegmentEvaluator[], plan: Plan): Uint32Array[] =>
  evaluators.map((evaluator) => evaluator.live(evaluator.docs(plan)).toArray());
