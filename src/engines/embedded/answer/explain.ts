import type { PostingsCursor } from '../format/postings.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { Pattern } from '../match/pattern.ts';
import type { Plan } from '../match/plan.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { derivedValues } from '../segment/derived.ts';
import { DocSet } from '../segment/docset.ts';
import { tableString } from '../segment/strings-table.ts';

/** Expansions that are shown. */
const SHOWN = 100;

/** The count of a plan, and what its wildcards stood for. */
export interface PlanCount {
  readonly count: number;
  readonly expansions?: readonly string[];
  readonly expansions_total?: number;
}

/** Counts a plan; of `expand` also the terms of its wildcards that occur in documents which are not deleted. */
export function explain(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  plan: Plan,
  expand: Plan | undefined,
): PlanCount {
  const count = evaluators.reduce((n, each) => n + each.count(plan), 0);
  if (!expand) return { count };
  const counts = new Map<string, number>();
  for (const evaluator of evaluators) expansions(snapshot, evaluator, expand, counts);
  const terms = [...counts].filter(([, n]) => n > 0).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { count, expansions: terms.slice(0, SHOWN).map(([term]) => term), expansions_total: terms.length };
}

function expansions(snapshot: Snapshot, evaluator: SegmentEvaluator, plan: Plan, counts: Map<string, number>): void {
  const add = (term: string, n: number) => counts.set(term, (counts.get(term) ?? 0) + n);
  const pause = () => evaluator.clock.check();
  const { segment } = evaluator.view;
  switch (plan.op) {
    case 'or':
      for (const of of plan.of) expansions(snapshot, evaluator, of, counts);
      return;
    case 'text': {
      const index = segment.text(plan.group);
      const postings = index.cursor();
      for (const source of plan.slots.flatMap((slot) => slot.patterns)) {
        new Pattern(source).scan(
          index.dictionary,
          (cursor) => {
            if (cursor.mask & plan.mask)
              add(cursor.term, liveCount(evaluator, postings.open(cursor.meta()), plan.mask));
          },
          pause,
        );
      }
      return;
    }
    case 'keyword_pattern': {
      const index = segment.keywords(plan.code);
      const postings = index.cursor();
      new Pattern(plan.pattern).scan(
        index.dictionary,
        (cursor) => add(cursor.term, liveCount(evaluator, postings.open(cursor.meta()))),
        pause,
      );
      return;
    }
    case 'derived_pattern': {
      const table = snapshot.tables[snapshot.schema.derived[plan.field]!.space]!;
      const pattern = new Pattern(plan.pattern);
      const values: number[] = [];
      for (const doc of evaluator.live(DocSet.all(evaluator.size)).toArray()) {
        values.length = 0;
        derivedValues(evaluator.view.derived[plan.field]!, doc, values);
        for (const value of values) {
          const text = tableString(table.starts, table.bytes, value);
          if (pattern.test(text)) add(text, 1);
        }
      }
      return;
    }
    default:
  }
}

function liveCount(evaluator: SegmentEvaluator, cursor: PostingsCursor, mask?: number): number {
  const { deleted } = evaluator.view;
  let n = 0;
  while (cursor.nextBlock()) {
    if (mask !== undefined) cursor.readMasks();
    for (let i = 0; i < cursor.n; i++) {
      if (mask !== undefined && !(cursor.masks[i]! & mask)) continue;
      if (!deleted?.has(cursor.docs[i]!)) n++;
    }
  }
  return n;
}
