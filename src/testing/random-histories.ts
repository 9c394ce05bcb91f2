import fc from 'fast-check';
import type { AggregateTree } from '#corpus/aggregation.ts';
import type { Change, Collapse, Facet, SearchRequest, SortKey } from '#corpus/engine.ts';
import { changes, collapse, facet, query, type Sample, sort } from './random-queries.ts';
import { tree } from './random-trees.ts';

/** What is asked of an engine and of the oracle: one search, its facets, a tree of counts, its explanation. */
export interface Question {
  readonly request: SearchRequest;
  readonly facets: readonly Facet[];
  readonly tree: AggregateTree;
}

/**
 * One thing that happens to an index. `reopen` closes first; `crash` opens what is on disk at that moment, so that
 * writes since the last flush may be lost.
 */
export type Step =
  | { readonly kind: 'apply'; readonly changes: readonly Change<Sample>[] }
  | { readonly kind: 'flush' }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'crash' }
  | { readonly kind: 'ask'; readonly question: Question };

const byScore: fc.Arbitrary<SortKey> = fc.record({
  field: fc.constant('score'),
  order: fc.constantFrom('desc' as const, 'asc' as const),
});
const order: fc.Arbitrary<SortKey[] | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: sort },
  { weight: 1, arbitrary: byScore.map((key) => [key]) },
  { weight: 1, arbitrary: fc.tuple(sort, byScore).map(([keys, key]) => [keys[0]!, key]) },
);
const grouping: fc.Arbitrary<Collapse | undefined> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: collapse },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Collapse>({ field: 'F' }, { field: 'Q', prefer: { by: 'score' } }),
  },
);

/** Any question. */
export const question: fc.Arbitrary<Question> = fc
  .record({
    query: query(),
    stemming: fc.boolean(),
    offset: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(12) }),
    limit: fc.constantFrom(0, 1, 5, 100),
    order,
    grouping,
    facets: fc.array(facet, { maxLength: 2 }),
    tree,
  })
  .map(({ order: keys, grouping: groups, facets, tree: counted, ...request }) => ({
    request: { ...request, ...(keys && { sort: keys }), ...(groups && { collapse: groups }) },
    facets: facets.map((each) => ({ ...each, ...(groups && { collapse: groups }) })),
    tree: counted,
  }));

/** How often a history is written to, beside flushes (2) and restarts (1). */
const WRITES = 6;

export interface HistoryAsked {
  readonly restarts: boolean;
  /** Steps after the first writes: mostly questions. */
  readonly questions: number;
  /** Questions to each write between them, on average. Default 4. */
  readonly questionsPerWrite?: number;
}

/** A life of an index: writes first, then questions with writes, flushes and, if wanted, restarts between them. */
export function history({ restarts, questions, questionsPerWrite = 4 }: HistoryAsked): fc.Arbitrary<Step[]> {
  const apply = (maxLength: number) => changes(0, maxLength).map((list): Step => ({ kind: 'apply', changes: list }));
  const ask = question.map((each): Step => ({ kind: 'ask', question: each }));
  const rare = (kind: 'flush' | 'reopen' | 'crash', weight: number) => ({
    weight,
    arbitrary: fc.constant<Step>({ kind }),
  });
  const between = fc.oneof(
    { weight: WRITES * questionsPerWrite, arbitrary: ask },
    { weight: WRITES, arbitrary: apply(8) },
    rare('flush', 2),
    ...(restarts ? [rare('reopen', 1), rare('crash', 1)] : []),
  );
  return fc
    .tuple(apply(40), fc.array(between, { minLength: questions, maxLength: questions * 2 }))
    .map(([first, rest]) => numbered([first, ...rest]));
}

/** Gives the writes of a history consecutive sequence numbers. */
function numbered(steps: readonly Step[]): Step[] {
  let seq = 0;
  return steps.map((step) =>
    step.kind === 'apply' ? { ...step, changes: step.changes.map((change) => ({ ...change, seq: ++seq })) } : step,
  );
}
