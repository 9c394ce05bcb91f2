import type { FacetResult, SearchPage } from '#corpus/engine.ts';
import type { RankPage } from '#corpus/ranking.ts';
import { SECTION } from './build.ts';
import { popcount } from './bytes.ts';
import type { Clock } from './clock.ts';
import { derivedValues } from './derived.ts';
import type { DocSet } from './docset.ts';
import { SegmentEvaluator } from './evaluate.ts';
import { explain, type PlanCount } from './explain.ts';
import { facet } from './facets.ts';
import { type GlobalOrdinals, groupOf, NONE } from './groups.ts';
import { rank } from './rank.ts';
import type { CollapseRef, NumberRef, Task } from './request.ts';
import { Scorer } from './score.ts';
import { best, compareIds, type Ranked } from './select.ts';
import type { Snapshot } from './snapshot.ts';

/** What a searching thread answers to a task. */
export type Answer = SearchPage | RankPage | readonly FacetResult[] | readonly PlanCount[];

/** Answers one task over one snapshot. */
export function answer(snapshot: Snapshot, task: Task, ordinals: GlobalOrdinals, clock: Clock): Answer {
  const evaluators = snapshot.segments.map((view) => new SegmentEvaluator(snapshot, view, clock));
  return answerWith(evaluators, snapshot, task, ordinals);
}

/** Answers one task with evaluators that may have looked words up already. */
export function answerWith(
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
    case 'facets': {
      const sets = evaluators.map((evaluator) => evaluator.live(evaluator.docs(task.plan)));
      return task.facets.map((ref) => facet(snapshot, evaluators, sets, ref, ordinals));
    }
    case 'explain':
      return task.plans.map(({ plan, expand }) => explain(snapshot, evaluators, plan, expand));
  }
}

function search(
  evaluators: readonly SegmentEvaluator[],
  task: Extract<Task, { kind: 'search' }>,
  ordinals: GlobalOrdinals,
): SearchPage {
  const { collapse, sort } = task;
  if (task.limit === 0 && !collapse) {
    return { total: evaluators.reduce((n, evaluator) => n + evaluator.count(task.plan), 0), hits: [] };
  }
  const sets = evaluators.map((evaluator) => evaluator.live(evaluator.docs(task.plan)));
  if (task.limit === 0 && collapse) return { total: countGroups(evaluators, sets, collapse, ordinals), hits: [] };
  const scorer = new Scorer(evaluators, task.plan, task.scoring);
  const docs = sets.map((set) => set.toArray());
  const scored = !scorer.flat && (collapse !== undefined || sort.some(({ by }) => by === 'score'));
  const scores = docs.map((each, s) => (scored ? scorer.scores(s, each) : new Float64Array(each.length)));
  let ranked: Ranked[] = evaluators.map((evaluator, s) => ({
    evaluator,
    docs: docs[s]!,
    keys: sort
      // all scores equal: the key would decide nothing
      .filter(({ by }) => by !== 'score' || !scorer.flat)
      .map(({ by, descending }) =>
        by === 'score' ? keyOf(scores[s]!, descending) : numberKeys(evaluator, by, docs[s]!, descending),
      ),
  }));
  let total = docs.reduce((n, each) => n + each.length, 0);
  if (collapse) {
    const kept = representatives(evaluators, docs, scores, collapse, ordinals);
    total = kept.reduce((n, each) => n + each.length, 0);
    ranked = ranked.map(({ evaluator, docs: all, keys }, s) => ({
      evaluator,
      docs: pick(all, kept[s]!),
      keys: keys.map((key) => pick(key, kept[s]!)),
    }));
    for (const [s, each] of kept.entries()) scores[s] = pick(scores[s]!, each);
  }
  const page = best(ranked, task.offset + task.limit).slice(task.offset);
  const pageScores = scored || scorer.flat ? page.map(({ s, i }) => scores[s]![i]!) : scoresOf(scorer, ranked, page);
  return {
    total,
    hits: page.map(({ s, i }, n) => ({
      id: evaluators[s]!.view.segment.ids.get(ranked[s]!.docs[i]!),
      score: pageScores[n]!,
    })),
  };
}

/** Scores of a page that was not sorted by them. */
function scoresOf(scorer: Scorer, ranked: readonly Ranked[], page: readonly { s: number; i: number }[]): number[] {
  const bySegment = Map.groupBy(page, ({ s }) => s);
  const found = new Map<string, number>();
  for (const [s, places] of bySegment) {
    const docs = Uint32Array.from(places, ({ i }) => ranked[s]!.docs[i]!).sort();
    const scores = scorer.scores(s, docs);
    for (let k = 0; k < docs.length; k++) found.set(`${s} ${docs[k]}`, scores[k]!);
  }
  return page.map(({ s, i }) => found.get(`${s} ${ranked[s]!.docs[i]}`)!);
}

function keyOf(values: Float64Array, descending: boolean): Float64Array {
  if (!descending) return values;
  const keys = new Float64Array(values.length);
  for (let i = 0; i < keys.length; i++) keys[i] = -values[i]!;
  return keys;
}

/** Sort keys: smaller first, none last. */
export function numberKeys(
  evaluator: SegmentEvaluator,
  ref: NumberRef,
  docs: Uint32Array,
  descending: boolean,
): Float64Array {
  const keys = new Float64Array(docs.length).fill(Number.POSITIVE_INFINITY);
  if (ref.kind === 'column') {
    const column = evaluator.view.segment.column(SECTION.column(ref.code));
    if (!column) return keys;
    for (let i = 0; i < docs.length; i++) {
      const value = column.least(docs[i]!);
      if (!Number.isNaN(value)) keys[i] = descending ? -value : value;
    }
    return keys;
  }
  const column = evaluator.view.derived[ref.field]!;
  const values: number[] = [];
  for (let i = 0; i < docs.length; i++) {
    values.length = 0;
    derivedValues(column, docs[i]!, values);
    if (values.length > 0) {
      const least = Math.min(...values);
      keys[i] = descending ? -least : least;
    }
  }
  return keys;
}

function countGroups(
  evaluators: readonly SegmentEvaluator[],
  sets: readonly DocSet[],
  collapse: CollapseRef,
  ordinals: GlobalOrdinals,
): number {
  const { groups, bound } = ordinals.groups(evaluators, collapse.field);
  const seen = new Uint32Array((bound + 31) >> 5);
  let count = 0;
  for (const [s, of] of groups.entries()) {
    const { slots } = of;
    sets[s]!.each((doc) => {
      const slot = slots[doc]!;
      if (slot === 0) count++;
      else {
        const group = slot & 1 ? slot >>> 1 : groupOf(of, doc);
        if (group >= bound) count++;
        else seen[group >>> 5]! |= 1 << (group & 31);
      }
    });
  }
  for (let i = 0; i < seen.length; i++) count += popcount(seen[i]!);
  return count;
}

/** For each segment, indexes into its documents: the members that stand for their groups. */
export function representatives(
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  scores: readonly Float64Array[],
  collapse: CollapseRef,
  ordinals: GlobalOrdinals,
): Uint32Array[] {
  const { prefer } = collapse;
  const keys = evaluators.map((evaluator, s): Float64Array | undefined => {
    if (prefer.by === 'score') return undefined;
    if (prefer.by === 'number') return numberKeys(evaluator, prefer.ref, docs[s]!, prefer.descending);
    const ranks = new Float64Array(docs[s]!.length).fill(prefer.plans.length);
    for (let rank = prefer.plans.length - 1; rank >= 0; rank--) {
      const set = evaluator.docs(prefer.plans[rank]!);
      docs[s]!.forEach((doc, i) => {
        if (set.has(doc)) ranks[i] = rank;
      });
    }
    return ranks;
  });
  const better = (sa: number, ia: number, sb: number, ib: number): boolean => {
    const ka = keys[sa];
    if (ka) {
      const x = ka[ia]!;
      const y = keys[sb]![ib]!;
      if (x !== y) return x < y;
    }
    const x = scores[sa]![ia]!;
    const y = scores[sb]![ib]!;
    if (x !== y) return x > y;
    return compareIds(evaluators[sa]!, docs[sa]![ia]!, evaluators[sb]!, docs[sb]![ib]!) < 0;
  };
  const { groups, bound } = ordinals.groups(evaluators, collapse.field);
  const holderS = new Uint32Array(bound);
  const holderI = new Int32Array(bound).fill(-1);
  const kept = docs.map((each) => new Uint8Array(each.length));
  docs.forEach((each, s) => {
    const of = groups[s]!;
    for (let i = 0; i < each.length; i++) {
      const group = groupOf(of, each[i]!);
      if (group === NONE || group >= bound) {
        kept[s]![i] = 1;
        continue;
      }
      const held = holderI[group]!;
      if (held !== -1) {
        if (!better(s, i, holderS[group]!, held)) continue;
        kept[holderS[group]!]![held] = 0;
      }
      holderS[group] = s;
      holderI[group] = i;
      kept[s]![i] = 1;
    }
  });
  return kept.map((flags) => {
    const indexes = new Uint32Array(flags.length);
    let n = 0;
    for (let i = 0; i < flags.length; i++) if (flags[i] === 1) indexes[n++] = i;
    return indexes.subarray(0, n);
  });
}

/** The values at some indexes. */
export function pick<T extends Uint32Array | Float64Array>(values: T, indexes: Uint32Array): T {
  const picked = values.slice(0, indexes.length) as T;
  for (let i = 0; i < indexes.length; i++) picked[i] = values[indexes[i]!]!;
  return picked;
}
