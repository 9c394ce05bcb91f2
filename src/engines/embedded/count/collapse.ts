import { filledWords, kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Plan } from '../match/plan.ts';
import { compareIds } from '../rank/select.ts';
import { numberKeys } from '../rank/sort-keys.ts';
import type { Scored } from '../rank/top-k.ts';
import type { KeywordRef, NumberRef } from '../schema/refs.ts';
import type { DocSet } from '../segment/docset.ts';
import { type GlobalOrdinals, type Groups, groupOf, markGroups, NONE } from './groups.ts';

/** Which field makes groups, and which member stands for its group. */
export interface CollapseRef {
  readonly field: KeywordRef;
  readonly prefer:
    | { readonly by: 'score' }
    | { readonly by: 'number'; readonly ref: NumberRef; readonly descending: boolean }
    /** `plans[i]`: the documents with the i-th preferred value. */
    | { readonly by: 'values'; readonly plans: readonly Plan[] };
}

/** Where at least one document in so many matches, groups are marked first and counted at the end. */
const MANY = 64;

/** How many groups documents belong to; those without one are groups of their own. */
export function countGroups(
  evaluators: readonly SegmentEvaluator[],
  sets: readonly DocSet[],
  collapse: CollapseRef,
  ordinals: GlobalOrdinals,
): number {
  const { groups, bound } = ordinals.groups(evaluators, collapse.field);
  const seen = filledWords((bound + 31) >>> 5);
  const matching = sets.reduce((n, set) => n + set.count, 0);
  const late = matching * MANY > bound;
  let count = 0;
  for (const [s, of] of groups.entries()) count += (late ? markGroups : markNew)(of, sets[s]!, seen, bound);
  return late ? count + kernel.bitsCount(seen.byteOffset, seen.length) : count;
}

/** Like `markGroups`, but the answer counts the groups that were new as well. */
function markNew(groups: Groups, set: DocSet, seen: Uint32Array, bound: number): number {
  const docs = set.toArray();
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const group = groupOf(groups, docs[i]!);
    if (group === NONE || group >= bound) {
      count++;
      continue;
    }
    const bit = 1 << (group & 31);
    const word = seen[group >>> 5]!;
    if ((word & bit) === 0) count++;
    seen[group >>> 5] = word | bit;
  }
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
  const keys = evaluators.map((evaluator, s) => preferenceKeys(evaluator, docs[s]!, collapse));
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
  const holderS = new Uint16Array(bound);
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

/** What decides first which member stands for a group, smaller first; undefined if it is the score. */
function preferenceKeys(
  evaluator: SegmentEvaluator,
  docs: Uint32Array,
  { prefer }: CollapseRef,
): Float64Array | undefined {
  if (prefer.by === 'score') return undefined;
  if (prefer.by === 'number') return numberKeys(evaluator, prefer.ref, docs, prefer.descending);
  const ranks = new Float64Array(docs.length).fill(prefer.plans.length);
  for (let rank = prefer.plans.length - 1; rank >= 0; rank--) {
    const set = evaluator.docs(prefer.plans[rank]!);
    for (let i = 0; i < docs.length; i++) if (set.has(docs[i]!)) ranks[i] = rank;
  }
  return ranks;
}

/** The values at some indexes. */
export function pick<T extends Uint32Array | Float64Array>(values: T, indexes: Uint32Array): T {
  const picked = values.slice(0, indexes.length) as T;
  for (let i = 0; i < indexes.length; i++) picked[i] = values[indexes[i]!]!;
  return picked;
}

/** Of documents in some order, the first of each group. */
export function firstOfGroups(
  evaluators: readonly SegmentEvaluator[],
  found: readonly Scored[],
  collapse: CollapseRef,
  ordinals: GlobalOrdinals,
): Scored[] {
  const { groups, bound } = ordinals.groups(evaluators, collapse.field);
  const seen = new Set<number>();
  return found.filter(({ s, doc }) => {
    const group = groupOf(groups[s]!, doc);
    if (group === NONE || group >= bound) return true;
    return !seen.has(group) && seen.add(group);
  });
}
