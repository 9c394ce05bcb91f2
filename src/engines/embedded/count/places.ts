import { gather } from '../kernel/gather.ts';
import { arena, filledWords, kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { KeywordRef } from '../schema/refs.ts';
import { DocSet } from '../segment/docset.ts';
import { countedBy, type Source } from './facet-sources.ts';
import { Flat } from './flat.ts';
import { type GlobalOrdinals, type Groups, groupIn, markGroups } from './groups.ts';
import type { SourceRef } from './tree.ts';

/** Bytes of a number. */
const WORD = 4;

/** The documents of a question over all segments, each a place, in their order. Until the search ends. */
export interface Places {
  readonly size: number;
  /** The first place of each segment, and what comes behind the last of all. */
  readonly starts: readonly number[];
  readonly docs: Uint32Array;
  /** The number of each place's unit. In the arena. */
  readonly units: Uint32Array;
  /** Units below are groups; those from it on are documents without one. */
  readonly bound: number;
  /** All places so that those of one unit stand next to each other. In the arena. */
  readonly order: Uint32Array;
}

/** What a place has, as small numbers; each once. In the arena, until the search ends. */
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
  const starts = [0];
  for (const own of docs) starts.push(starts.at(-1)! + own.length);
  const size = starts.at(-1)!;
  const all = docs.length === 1 ? docs[0]! : new Uint32Array(size);
  if (docs.length > 1) for (const [s, own] of docs.entries()) all.set(own, starts[s]);
  const found = { size, starts, docs: all };
  const units = arena.words(size);
  if (!unit) {
    for (let p = 0; p < size; p++) units[p] = p;
    return { ...found, units, bound: 0, order: units };
  }
  const { groups, bound } = ordinals.groups(evaluators, unit);
  for (const [s, own] of docs.entries()) {
    evaluators[s]!.clock.check();
    readUnits(groups[s]!, own, bound, starts[s]!, units);
  }
  const next = filledWords(bound + 1);
  const order = arena.words(size);
  kernel.unitsOrder(units.byteOffset, size, bound, next.byteOffset, order.byteOffset);
  return { ...found, units, bound, order };
}

/** Reads the units of documents, of which the first is at a place. */
function readUnits(groups: Groups, docs: Uint32Array, bound: number, place: number, units: Uint32Array): void {
  // slots are read once: they may change while the search runs
  const slots = gather(groups.slots, docs);
  let lists = kernel.slotsUnits(slots.byteOffset, docs.length, bound, place, units.byteOffset + place * WORD);
  for (let i = 0; lists > 0; i++) {
    if (slots[i] === 0 || slots[i]! & 1) continue;
    lists--;
    const group = groupIn(groups, slots[i]!);
    if (group < bound) units[place + i] = group;
  }
}

/** The segment of a place. */
export function segmentOf({ starts }: Places, place: number): number {
  let s = 0;
  while (starts[s + 1]! <= place) s++;
  return s;
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

const inArena = (n: number) => arena.words(n);

/** Places that are read between two looks at the clock. */
const BETWEEN_LOOKS = 1 << 13;

/**
 * Reads the values of all places. Values that came while the search runs may be beyond the bound: they are left out.
 */
function gathered(
  evaluators: readonly SegmentEvaluator[],
  { size, starts, docs }: Places,
  bound: number,
  sources: readonly (Pick<Source, 'values' | 'append'> | undefined)[],
): Pick<Values, 'starts' | 'numbers' | 'bound'> {
  const flat = new Flat(size, inArena);
  const own: number[] = [];
  for (const [s, source] of sources.entries()) {
    const end = starts[s + 1]!;
    for (let from = starts[s]!; from < end; from += BETWEEN_LOOKS) {
      evaluators[s]!.clock.check();
      const to = Math.min(end, from + BETWEEN_LOOKS);
      if (source?.append) source.append(docs, from, to, flat);
      else
        for (let p = from; p < to; p++) {
          own.length = 0;
          source?.values(docs[p]!, own);
          for (let i = 0; i < own.length; i++) flat.add(own[i]!);
          flat.starts[p + 1] = flat.length;
        }
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
  { starts, numbers, text }: Values,
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
  const flat = new Flat(size, inArena);
  for (let p = 0; p < size; p++) {
    const first = flat.length;
    for (let k = starts[p]!; k < starts[p + 1]!; k++)
      for (const i of held(numbers[k]!)) if (!has(flat, first, i)) flat.add(i);
    flat.starts[p + 1] = flat.length;
  }
  return named(flat, outside);
}

/** Whether the list that begins at `first` has a number. */
function has({ values, length }: Flat, first: number, number: number): boolean {
  for (let k = first; k < length; k++) if (values[k] === number) return true;
  return false;
}

/** Values that are numbers of ranges or queries. */
function named({ starts, values, length }: Flat, outside: number): Values {
  const text = (number: number) => String(number);
  return { starts, numbers: values.subarray(0, length), bound: outside + 1, outside, text, inOrder: false };
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
  const { size, starts, units, bound } = places;
  const ofUnits = stored && unit !== undefined;
  const sets = evaluators.map((evaluator, s) => {
    // of documents that were not found it matters only where their units are asked
    const isFew = !ofUnits && docs[s]!.length * FEW < evaluator.size;
    const within = isFew ? DocSet.ofArray(evaluator.size, docs[s]!) : undefined;
    return plans.map((plan) => evaluator.docs(plan, within));
  });
  const held = ofUnits ? unitsHolding(evaluators, sets, outside, ordinals, unit, bound) : undefined;
  const flat = new Flat(size, inArena);
  for (const [s, own] of sets.entries()) {
    evaluators[s]!.clock.check();
    for (let p = starts[s]!; p < starts[s + 1]!; p++) {
      const before = flat.length;
      const group = units[p]!;
      for (let i = 0; i < outside; i++) {
        const holds =
          held && group < bound ? (held[i]![group >>> 5]! & (1 << (group & 31))) !== 0 : own[i]!.has(places.docs[p]!);
        if (holds) flat.add(i);
      }
      if (flat.length === before) flat.add(outside);
      flat.starts[p + 1] = flat.length;
    }
  }
  return named(flat, outside);
}

/** By query, marks of the groups of which any stored document is in its set. */
function unitsHolding(
  evaluators: readonly SegmentEvaluator[],
  sets: readonly (readonly DocSet[])[],
  queries: number,
  ordinals: GlobalOrdinals,
  unit: KeywordRef,
  bound: number,
): Uint32Array[] {
  const { groups } = ordinals.groups(evaluators, unit);
  return Array.from({ length: queries }, (_, query) => {
    const marks = filledWords((bound + 31) >>> 5);
    for (const [s, evaluator] of evaluators.entries()) {
      evaluator.clock.check();
      // documents that were taken out say nothing about their unit
      markGroups(groups[s]!, evaluator.live(sets[s]![query]!), marks, bound);
    }
    return marks;
  });
}
