import type { FacetResult } from '#corpus/engine.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { KeywordRef } from '../schema/refs.ts';
import { Counter, top } from './counter.ts';
import { countedBy, type FacetRef, type Source } from './facet-sources.ts';
import { type GlobalOrdinals, groupOf, NONE } from './groups.ts';

/** Counts of the searches of this thread, which come one after the other. */
const counter = new Counter();

/**
 * Counts the values of one field over the matching documents, or over their groups.
 * @param docs Matching documents by segment, ascending.
 */
export function facet(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  ref: FacetRef,
  ordinals: GlobalOrdinals,
): FacetResult {
  const counted = countedBy(snapshot, evaluators, docs, ref, ordinals);
  const matching = docs.reduce((n, each) => n + each.length, 0);
  counter.begin(
    counted.sources.reduce((most, source) => Math.max(most, source?.bound ?? 0), 0),
    matching,
  );
  if (ref.collapse) countGroups(evaluators, docs, counted.sources, ref.collapse.field, ordinals);
  else countDocuments(evaluators, docs, counted.sources);
  counter.end();
  return top(counter, counted.text, counted.inOrder, ref.offset, ref.limit);
}

function countDocuments(
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  sources: readonly (Source | undefined)[],
): void {
  const values: number[] = [];
  for (const [s, source] of sources.entries()) {
    evaluators[s]!.clock.check();
    if (!source) continue;
    const own = docs[s]!;
    if (source.count) {
      source.count(own, counter);
      continue;
    }
    for (let i = 0; i < own.length; i++) {
      values.length = 0;
      source.values(own[i]!, values);
      for (let k = 0; k < values.length; k++) counter.add(values[k]!);
    }
  }
}

/** Documents of each group are brought together first; then a value counts when the group that had it last is another one. */
function countGroups(
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  sources: readonly (Source | undefined)[],
  field: KeywordRef,
  ordinals: GlobalOrdinals,
): void {
  const { groups, bound } = ordinals.groups(evaluators, field);
  const size = docs.reduce((n, each) => n + each.length, 0);
  /** Last document of a group, and the one before each, by place among all documents + 1. */
  const last = new Uint32Array(bound);
  const before = new Uint32Array(size + 1);
  const owner = new Uint16Array(size + 1);
  const doc = new Uint32Array(size + 1);
  const first: number[] = [];
  const values: number[] = [];
  let place = 0;
  for (const [s, own] of docs.entries()) {
    const source = sources[s];
    evaluators[s]!.clock.check();
    if (!source) continue;
    for (let i = 0; i < own.length; i++) {
      const group = groupOf(groups[s]!, own[i]!);
      if (group === NONE || group >= bound) {
        values.length = 0;
        source.values(own[i]!, values);
        for (const value of values) counter.add(value);
        continue;
      }
      owner[++place] = s;
      doc[place] = own[i]!;
      before[place] = last[group]!;
      if (last[group] === 0) first.push(group);
      last[group] = place;
    }
  }
  const stamps = new Uint32Array(counter.counts.length);
  first.forEach((group, n) => {
    for (let at = last[group]!; at !== 0; at = before[at]!) {
      values.length = 0;
      sources[owner[at]!]!.values(doc[at]!, values);
      for (let k = 0; k < values.length; k++) {
        const value = values[k]!;
        if (stamps[value] === n + 1) continue;
        stamps[value] = n + 1;
        counter.add(value);
      }
    }
  });
}
