import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { KeywordRef } from '../schema/refs.ts';
import { DocSet } from '../segment/docset.ts';
import { countedBy, type Source } from './facet-sources.ts';
import { Flat } from './flat.ts';
import { type GlobalOrdinals, type Groups, groupOf, NONE } from './groups.ts';
import type { SourceRef } from './tree.ts';

/** The documents of a question over all segments, each a place: those of one unit stand next to each other. */
export interface Places {
  readonly size: number;
  readonly segments: Uint16Array;
  readonly docs: Uint32Array;
  /** Number of a place's unit; undefined where each is one of its own. */
  readonly units: Uint32Array | undefined;
}

/** What a place has, as small numbers; each once. */
export interface Values {
  /** Those of place `p`: `numbers[starts[p]]` up to `numbers[starts[p + 1]]`. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
  /** Numbers are below this. */
  readonly bound: number;
  /** The number for what no range or query holds; -1 without one. */
  readonly outside: number;
  readonly text: (number: number) => string;
  /** Whether numbers are in the order of their texts by code points. */
  readonly inOrder: boolean;
}

/** @param docs Matching documents by segment, ascending. */
export function placesOf(
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  unit: KeywordRef | undefined,
  ordinals: GlobalOrdinals,
): Places {
  const size = docs.reduce((n, each) => n + each.length, 0);
  const places = { size, segments: new Uint16Array(size), docs: new Uint32Array(size), units: undefined };
  if (!unit) {
    let at = 0;
    for (const [s, own] of docs.entries()) {
      places.segments.fill(s, at, at + own.length);
      places.docs.set(own, at);
      at += own.length;
    }
    return places;
  }
  const { groups, bound } = ordinals.groups(evaluators, unit);
  // groups are read once: they may change while the search runs
  const of = docs.map((own, s) => {
    const numbers = new Int32Array(own.length);
    for (let i = 0; i < own.length; i++) numbers[i] = groupOf(groups[s]!, own[i]!);
    return numbers;
  });
  const grouped = (group: number) => group !== NONE && group < bound;
  const next = new Uint32Array(bound + 1);
  for (const own of of) for (let i = 0; i < own.length; i++) if (grouped(own[i]!)) next[own[i]! + 1]!++;
  for (let group = 0; group < bound; group++) next[group + 1]! += next[group]!;
  // those without a group come behind all others
  let alone = next[bound]!;
  const units = new Uint32Array(size);
  for (const [s, own] of docs.entries()) {
    evaluators[s]!.clock.check();
    for (let i = 0; i < own.length; i++) {
      const group = of[s]![i]!;
      const at = grouped(group) ? next[group]!++ : alone++;
      units[at] = grouped(group) ? group : bound + at;
      places.segments[at] = s;
      places.docs[at] = own[i]!;
    }
  }
  return { ...places, units };
}

/** All places, in their order. */
export function everyPlace({ size }: Places): Uint32Array {
  const places = new Uint32Array(size);
  for (let p = 0; p < size; p++) places[p] = p;
  return places;
}

/** Reads a source of a tree once: one pass over its columns, segment by segment. */
export function valuesOf(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  places: Places,
  ref: SourceRef,
  ordinals: GlobalOrdinals,
  unit: KeywordRef | undefined,
): Values {
  if (ref.kind === 'queries') return ofQueries(evaluators, docs, places, ref, ordinals, unit);
  if (ref.kind === 'ranges') {
    const by = { kind: 'number', ref: ref.ref, divisor: 1 } as const;
    return inRanges(valuesOf(snapshot, evaluators, docs, places, by, ordinals, unit), places, ref.ranges);
  }
  const { sources, text, inOrder } = countedBy(snapshot, evaluators, docs, ref, ordinals);
  const bound = sources.reduce((most, source) => Math.max(most, source?.bound ?? 0), 0);
  return { ...gathered(evaluators, places, bound, sources), outside: -1, text: remembered(text, bound), inOrder };
}

/** Texts of numbers, each made once. */
export function remembered(text: (number: number) => string, bound: number): (number: number) => string {
  const known: string[] = [];
  return bound > 1 << 20 ? text : (number) => (known[number] ??= text(number));
}

/** Places that are read between two looks at the clock. */
const BETWEEN_LOOKS = 1 << 13;

/**
 * Reads the values of all places. Values that came while the search runs may be beyond the bound: they are left out.
 */
function gathered(
  evaluators: readonly SegmentEvaluator[],
  { size, segments, docs }: Places,
  bound: number,
  sources: readonly (Pick<Source, 'values' | 'append'> | undefined)[],
): Pick<Values, 'starts' | 'numbers' | 'bound'> {
  const flat = new Flat(size);
  const own: number[] = [];
  for (let from = 0, to = 0; from < size; from = to) {
    const s = segments[from]!;
    const most = Math.min(size, from + BETWEEN_LOOKS);
    for (to = from + 1; to < most && segments[to] === s; to++);
    if (to - from > 64 || (from & 0xff) === 0) evaluators[s]!.clock.check();
    const source = sources[s];
    if (source?.append) source.append(docs, from, to, flat);
    else
      for (let p = from; p < to; p++) {
        own.length = 0;
        source?.values(docs[p]!, own);
        for (let i = 0; i < own.length; i++) flat.add(own[i]!);
        flat.starts[p + 1] = flat.length;
      }
  }
  return { starts: flat.starts, numbers: within(flat, bound), bound };
}

/** The values of lists, of which none may be beyond a bound: those that are, are taken out. */
function within({ starts, values, length }: Flat, bound: number): Uint32Array {
  const numbers = values.subarray(0, length);
  let most = 0;
  for (let i = 0; i < length; i++) if (numbers[i]! > most) most = numbers[i]!;
  if (most < bound) return numbers;
  let n = 0;
  let begin = 0;
  for (let p = 0; p + 1 < starts.length; p++) {
    const end = starts[p + 1]!;
    for (let k = begin; k < end; k++) if (numbers[k]! < bound) numbers[n++] = numbers[k]!;
    begin = end;
    starts[p + 1] = n;
  }
  return numbers.subarray(0, n);
}

/** Values by the ranges that hold them, each value looked up once. */
function inRanges(
  { starts, numbers, bound, text }: Values,
  { size }: Places,
  ranges: readonly (readonly [number, number])[],
): Values {
  const outside = ranges.length;
  const known = new Map<number, readonly number[]>();
  const held = (number: number) => {
    let found = known.get(number);
    if (!found) {
      const value = Number(text(number));
      const all = ranges.flatMap(([from, to], i) => (value >= from && value <= to ? [i] : []));
      known.set(number, (found = all.length === 0 ? [outside] : all));
    }
    return found;
  };
  void bound;
  const from = new Uint32Array(size + 1);
  const into: number[] = [];
  for (let p = 0; p < size; p++) {
    const first = into.length;
    for (let k = starts[p]!; k < starts[p + 1]!; k++)
      for (const i of held(numbers[k]!)) if (into.indexOf(i, first) < 0) into.push(i);
    from[p + 1] = into.length;
  }
  const names = (number: number) => String(number);
  return { starts: from, numbers: Uint32Array.from(into), bound: outside + 1, outside, text: names, inOrder: false };
}

/** Of so many documents one at most is found: then queries are looked for among these alone. */
const FEW = 16;

function ofQueries(
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  places: Places,
  { plans, stored }: Extract<SourceRef, { kind: 'queries' }>,
  ordinals: GlobalOrdinals,
  unit: KeywordRef | undefined,
): Values {
  const outside = plans.length;
  const ofUnits = stored && unit !== undefined;
  const sets = evaluators.map((evaluator, s) => {
    // of documents that were not found it matters only where their units are asked
    const isFew = !ofUnits && docs[s]!.length * FEW < evaluator.size;
    const within = isFew ? DocSet.ofArray(evaluator.size, docs[s]!) : undefined;
    return plans.map((plan) => evaluator.docs(plan, within));
  });
  const held = ofUnits ? unitsHolding(evaluators, sets, outside, ordinals, unit) : undefined;
  const sources = sets.map((own, s) => {
    const holds = held ? held(s) : (doc: number, query: number) => own[query]!.has(doc);
    const values = (doc: number, into: number[]) => {
      for (let i = 0; i < outside; i++) if (holds(doc, i)) into.push(i);
      if (into.length === 0) into.push(outside);
    };
    const append = (docs: Uint32Array, from: number, to: number, into: Flat) => {
      for (let p = from; p < to; p++) {
        const before = into.length;
        for (let i = 0; i < outside; i++) if (holds(docs[p]!, i)) into.add(i);
        if (into.length === before) into.add(outside);
        into.starts[p + 1] = into.length;
      }
    };
    return { values, append };
  });
  const found = gathered(evaluators, places, outside + 1, sources);
  return { ...found, outside, text: (number) => String(number), inOrder: false };
}

/** Marks the groups of documents; numbers beyond the marks count as of no group. */
function markGroups(set: DocSet, groups: Groups, marks: Uint8Array): void {
  const docs = set.toArray();
  const { slots } = groups;
  for (let i = 0; i < docs.length; i++) {
    const slot = slots[docs[i]!]!;
    // most have one group, see `groupOf`
    const group = slot & 1 ? slot >>> 1 : groupOf(groups, docs[i]!);
    // writing outside of the marks does nothing
    marks[group] = 1;
  }
}

/** By segment: whether a document's unit, or itself where it has none, is in the set of a query with any document. */
function unitsHolding(
  evaluators: readonly SegmentEvaluator[],
  sets: readonly (readonly DocSet[])[],
  queries: number,
  ordinals: GlobalOrdinals,
  unit: KeywordRef,
): (segment: number) => (doc: number, query: number) => boolean {
  const { groups, bound } = ordinals.groups(evaluators, unit);
  const held = Array.from({ length: queries }, () => new Uint8Array(bound));
  for (const [s, evaluator] of evaluators.entries())
    for (let query = 0; query < queries; query++) {
      evaluator.clock.check();
      // documents that were taken out say nothing about their unit
      markGroups(evaluator.live(sets[s]![query]!), groups[s]!, held[query]!);
    }
  return (segment) => {
    const [own, of] = [sets[segment]!, groups[segment]!];
    return (doc, query) => {
      const group = groupOf(of, doc);
      return group !== NONE && group < bound ? held[query]![group] === 1 : own[query]!.has(doc);
    };
  };
}
