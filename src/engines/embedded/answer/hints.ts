import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Plan } from '../match/plan.ts';
import { derivedFields, planKey, setKey } from '../match/plan-facts.ts';
import type { SegmentView } from '../match/snapshot.ts';
import { DocSet } from '../segment/docset.ts';
import type { Task } from './request.ts';

/**
 * Largest set of documents that is sent along: copying it costs less than the next round trip to a searching thread.
 */
const MAX_HINTED = 1 << 14;

/**
 * What a searching thread sends of a segment beside its answer, so that the calling thread answers the next question
 * about the same documents itself.
 */
export interface SegmentHint {
  /** Documents of the question's plan that are not deleted. */
  readonly count: number;
  /** All of them, deleted ones included, ascending; absent if they are many. */
  readonly docs?: Uint32Array;
}

/**
 * What a searching thread keeps of the documents of a task, by segment; undefined where it keeps nothing, or what may
 * change at any time.
 */
export function hintsOf(
  task: Task,
  evaluators: readonly SegmentEvaluator[],
): readonly (SegmentHint | undefined)[] | undefined {
  const plan = planOf(task);
  if (!plan) return undefined;
  return evaluators.map((evaluator): SegmentHint | undefined => {
    const kept = evaluator.kept(plan);
    const count = kept ? evaluator.count(plan) : evaluator.knownCount(plan);
    if (count === undefined) return undefined;
    // a copy: what is sent would else be all the memory that it is a part of
    return { count, ...(kept?.array && kept.count <= MAX_HINTED && { docs: kept.array.slice() }) };
  });
}

/** Whether all that a searching thread could send of the documents of a task is kept here. */
export function isKept(task: Task, views: readonly SegmentView[]): boolean {
  const plan = planOf(task);
  return !plan || views.every(({ kept, derived }) => kept.set(setKey(plan), derived) !== undefined);
}

/** Keeps what a searching thread sent of a segment as it was with these deletions. */
export function applyHint(
  task: Task,
  view: SegmentView,
  deleted: DocSet | undefined,
  { count, docs }: SegmentHint,
): void {
  const plan = planOf(task);
  if (!plan) return;
  view.kept.putCount(planKey(plan), count, deleted);
  if (docs) view.kept.putSet(setKey(plan), new DocSet(view.segment.documents, docs.length, docs, undefined));
}

/** The plan whose documents a task is about. Those of derived fields may be others by the time they arrive. */
function planOf(task: Task): Plan | undefined {
  if (task.kind === 'rank' || task.kind === 'explain') return undefined;
  return derivedFields(task.plan).length === 0 ? task.plan : undefined;
}
