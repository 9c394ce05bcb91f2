import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { NumberRef, SortRef } from '../schema/refs.ts';
import { SECTION } from '../segment/build.ts';
import { derivedValues } from '../segment/derived.ts';
import type { DocSet } from '../segment/docset.ts';
import type { Segment } from '../segment/segment.ts';
import { inOrder } from './select.ts';

/** Keys by which documents (ascending) are sorted by a column: smaller first, Infinity for none. */
export function numberKeys(
  evaluator: SegmentEvaluator,
  ref: NumberRef,
  docs: Uint32Array,
  descending: boolean,
): Float64Array {
  const keys = new Float64Array(docs.length);
  const sign = descending ? -1 : 1;
  if (ref.kind === 'derived') {
    const column = evaluator.view.derived[ref.field]!;
    const values: number[] = [];
    for (let i = 0; i < docs.length; i++) {
      values.length = 0;
      derivedValues(column, docs[i]!, values);
      keys[i] = values.length > 0 ? sign * Math.min(...values) : Number.POSITIVE_INFINITY;
    }
    return keys;
  }
  const column = evaluator.view.segment.column(SECTION.column(ref.code));
  if (!column) return keys.fill(Number.POSITIVE_INFINITY);
  const { data, starts, shape } = column;
  if (!starts && shape.width !== 'f64') {
    const base = shape.base - 1;
    for (let i = 0; i < docs.length; i++) {
      const stored = data[docs[i]!]!;
      keys[i] = stored === 0 ? Number.POSITIVE_INFINITY : sign * (stored + base);
    }
    return keys;
  }
  for (let i = 0; i < docs.length; i++) {
    const value = column.least(docs[i]!);
    keys[i] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value;
  }
  return keys;
}

/**
 * Documents of a set that are looked at, with their keys, in the time of a step along the order of a column: whether a
 * document is in a list takes a search, in a bitmap one look.
 */
const PER_STEP_IN_LIST = 6;
const PER_STEP_IN_BITS = 0.5;

/**
 * Of the documents of a set, those that may be among the first `k` by a key (by id without one), ascending: the order
 * of all documents is walked until enough are found, and on to the last one that is equal. Undefined where looking at
 * all of the set is cheaper, or needed for those without a value, or where no order is known.
 */
export function foremost(
  evaluator: SegmentEvaluator,
  set: DocSet,
  sort: SortRef | undefined,
  k: number,
): Uint32Array | undefined {
  const { segment } = evaluator.view;
  if (k >= set.count) return undefined;
  if (!sort && inOrder(segment)) return firstOf(set, k);
  const step = set.bits ? PER_STEP_IN_BITS : PER_STEP_IN_LIST;
  if ((k / set.count) * evaluator.size * step > set.count) return undefined;
  if (!sort) return firstOf(set, k, byId(segment));
  const { by, descending } = sort;
  if (by === 'score' || by.kind !== 'column') return undefined;
  const order = segment.order(by.code);
  const column = segment.column(SECTION.column(by.code));
  if (!order || !column) return undefined;
  const found: number[] = [];
  let last = Number.NaN;
  for (let i = 0; i < order.length; i++) {
    const doc = order[descending ? order.length - 1 - i : i]!;
    if (!set.has(doc)) continue;
    if (found.length >= k && column.least(doc) !== last) return Uint32Array.from(found).sort();
    found.push(doc);
    if (found.length === k) last = column.least(doc);
  }
  return found.length < k ? undefined : Uint32Array.from(found).sort();
}

/** The first `k` documents of a set in an order of all documents; without one, by number. */
function firstOf(set: DocSet, k: number, order?: Uint32Array): Uint32Array {
  if (!order && set.array) return set.array.slice(0, k);
  const found = new Uint32Array(k);
  let n = 0;
  for (let i = 0; n < k; i++) {
    const doc = order ? order[i]! : i;
    if (set.has(doc)) found[n++] = doc;
  }
  return order ? found.sort() : found;
}

const orders = new WeakMap<Segment, Uint32Array>();

/** The documents of a segment by their ids. */
function byId(segment: Segment): Uint32Array {
  let order = orders.get(segment);
  if (order) return order;
  order = new Uint32Array(segment.documents);
  for (let doc = 0; doc < order.length; doc++) order[segment.ranks[doc]!] = doc;
  orders.set(segment, order);
  return order;
}

/** Scores as keys. */
export function scoreKeys(scores: Float64Array, descending: boolean): Float64Array {
  if (!descending) return scores;
  const keys = new Float64Array(scores.length);
  for (let i = 0; i < keys.length; i++) keys[i] = -scores[i]!;
  return keys;
}
