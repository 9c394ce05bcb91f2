import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Plan } from '../match/plan.ts';
import { derivedFields, planKey, setKey } from '../match/plan-facts.ts';
import type { SegmentView } from '../match/snapshot.ts';
import { DocSet } from '../segment/docset.ts';
import type { Task } from './request.ts';

/** Sets of up to so many documents are told: sending them takes less time than the next way to a searching thread. */
const MOST_TOLD = 1 << 14;

/**
 * What a searching thread tells of a segment beside its answer, so that the next question about the same documents
 * needs no way to it.
 */
export interface Told {
  /** Documents of the question's plan that are not deleted. */
  readonly count: number;
  /** All of them, deleted ones included, ascending; absent if they are many. */
  readonly docs?: Uint32Array;
}

/**
 * What a searching thread keeps of the documents of a task, by segment; undefined where it keeps nothing, or what may
 * change at any time.
 */
export function toldOf(task: Task, evaluators: readonly SegmentEvaluator[]): readonly (Told | undefined)[] | undefined {
  const plan = planOf(task);
  if (!plan) return undefined;
  return evaluators.map((evaluator): Told | undefined => {
    const kept = evaluator.kept(plan);
    const count = kept ? evaluator.count(plan) : evaluator.knownCount(plan);
    if (count === undefined) return undefined;
    // a copy: what is sent would else be all the memory that it is a part of
    return { count, ...(kept?.array && kept.count <= MOST_TOLD && { docs: kept.array.slice() }) };
  });
}

/** Whether nothing could be told of the documents of a task that is not kept here. */
export function knows(task: Task, views: readonly SegmentView[]): boolean {
  const plan = planOf(task);
  return !plan || views.every(({ kept, derived }) => kept.set(setKey(plan), derived) !== undefined);
}

/** Takes in what a searching thread told of a segment as it was with these deletions. */
export function learn(task: Task, view: SegmentView, deleted: DocSet | undefined, { count, docs }: Told): void {
  const plan = planOf(task);
  if (!plan) return;
  view.kept.putCount(planKey(plan), count, deleted);
  if (docs) view.kept.putSet(setKey(plan), new DocSet(view.segment.documents, docs.length, docs, undefined));
}

/** The plan whose documents a task is about. Those of derived fields may be others by the time they are told. */
function planOf(task: Task): Plan | undefined {
  if (task.kind === 'rank' || task.kind === 'explain') return undefined;
  return derivedFields(task.plan).length === 0 ? task.plan : undefined;
}
