import type { SegmentEvaluator } from '../match/evaluate.ts';
import { compareIds } from '../rank/select.ts';
import { numberKeys } from '../rank/sort-keys.ts';
import type { SortRef } from '../schema/refs.ts';
import type { Counts } from './counter.ts';
import { type Places, segmentOf } from './places.ts';
import type { MeasureRef } from './tree.ts';

type Fold = Exclude<MeasureRef, { fold: 'hits' }>['fold'];

/**
 * A number about the distribution of values; undefined without values. Sums are made in the
 * order of the values, so that they do not depend on segments.
 */
export function folded(
  { seen, counts, text }: Counts & { readonly text: (number: number) => string },
  fold: Fold,
): number | undefined {
  if (fold === 'distinct') return seen.length;
  if (seen.length === 0) return undefined;
  const of = Array.from(seen, (number) => ({ value: Number(text(number)), count: counts[number]! }));
  of.sort((a, b) => a.value - b.value);
  if (fold === 'min') return of[0]!.value;
  if (fold === 'max') return of.at(-1)!.value;
  const n = of.reduce((total, { count }) => total + count, 0);
  if (fold === 'median') return (valueAt(of, Math.floor((n - 1) / 2)) + valueAt(of, Math.floor(n / 2))) / 2;
  const sum = of.reduce((total, { value, count }) => total + value * count, 0);
  return fold === 'sum' ? sum : sum / n;
}

/** The value at a place of a distribution, from 0. */
function valueAt(of: readonly { readonly value: number; readonly count: number }[], place: number): number {
  let at = 0;
  for (const { value, count } of of) {
    at += count;
    if (place < at) return value;
  }
  throw new RangeError(`no value at ${place}`);
}

/** An order of places. */
export type Order = (a: number, b: number) => number;

/** The order of places by some columns, then by id; documents without a value come last. */
export function orderOf(evaluators: readonly SegmentEvaluator[], places: Places, sort: readonly SortRef[]): Order {
  const keys = sort.flatMap(({ by, descending }) => {
    if (by === 'score') return [];
    const key = new Float64Array(places.size);
    for (const [s, evaluator] of evaluators.entries()) {
      const docs = places.docs.subarray(places.starts[s], places.starts[s + 1]);
      key.set(numberKeys(evaluator, by, docs, descending), places.starts[s]);
    }
    return [key];
  });
  return (a, b) => {
    for (const key of keys) if (key[a] !== key[b]) return key[a]! - key[b]!;
    const [own, other] = [evaluators[segmentOf(places, a)]!, evaluators[segmentOf(places, b)]!];
    return compareIds(own, places.docs[a]!, other, places.docs[b]!);
  };
}

/** The first places in an order, one a unit. */
export function firstPlaces(within: Uint32Array, units: Uint32Array, size: number, order: Order): number[] {
  const found: number[] = [];
  const offer = (place: number) => {
    if (found.length === size && order(place, found[size - 1]!) > 0) return;
    let at = found.length;
    while (at > 0 && order(place, found[at - 1]!) < 0) at--;
    found.splice(at, 0, place);
    if (found.length > size) found.pop();
  };
  let best = -1;
  for (let i = 0; i < within.length; i++) {
    const place = within[i]!;
    if (best >= 0 && units[place] === units[best]) {
      if (order(place, best) < 0) best = place;
      continue;
    }
    if (best >= 0) offer(best);
    best = place;
  }
  if (best >= 0) offer(best);
  return found;
}
