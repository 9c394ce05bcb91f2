import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Segment } from '../segment/segment.ts';

/** Documents of one segment with the keys they are ordered by; smaller keys come first, infinite ones last. */
export interface Ranked {
  readonly evaluator: SegmentEvaluator;
  /** Ascending. */
  readonly docs: Uint32Array;
  readonly keys: readonly Float64Array[];
}

/** A document among several segments: number of the segment, index into its `docs`. */
export interface Place {
  readonly s: number;
  readonly i: number;
}

/** Order of two documents by their ids. */
export function compareIds(a: SegmentEvaluator, docA: number, b: SegmentEvaluator, docB: number): number {
  if (a === b) return a.view.segment.ranks[docA]! - b.view.segment.ranks[docB]!;
  const idA = a.view.segment.ids.get(docA);
  const idB = b.view.segment.ids.get(docB);
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}

/**
 * The documents at places [from, to) in the order of keys, then ids. Nothing is sorted but what is answered: the key at
 * either end is found by selection, what lies between is in, and only documents that share the key of an end are looked
 * at again, by the next key.
 */
export function page(lists: readonly Ranked[], from: number, to: number): Place[] {
  const all = new Selection(lists);
  const end = Math.min(to, all.size);
  return from >= end ? [] : Array.from(all.between(undefined, 0, from, end), (at) => all.place(at));
}

/** Ties of no more documents are sorted as they are. */
const FEW = 64;

/** All documents of several lists, by one index each. */
class Selection {
  readonly size: number;
  readonly #lists: readonly Ranked[];
  /** Index of the first document of each list. */
  readonly #starts: number[] = [];
  readonly #keys: Float64Array[];

  constructor(lists: readonly Ranked[]) {
    this.#lists = lists;
    let size = 0;
    for (const { docs } of lists) {
      this.#starts.push(size);
      size += docs.length;
    }
    this.size = size;
    this.#keys = (lists[0]?.keys ?? []).map((only, key) => {
      if (lists.length === 1) return only;
      const joined = new Float64Array(size);
      for (const [s, { keys }] of lists.entries()) joined.set(keys[key]!, this.#starts[s]);
      return joined;
    });
  }

  place(at: number): Place {
    let s = this.#starts.length - 1;
    while (this.#starts[s]! > at) s--;
    return { s, i: at - this.#starts[s]! };
  }

  /** Those at places [from, to) among `among` (all if undefined), which are equal in the keys before `key`. */
  between(among: Uint32Array | undefined, key: number, from: number, to: number): Uint32Array {
    if (from >= to) return new Uint32Array(0);
    const n = among?.length ?? this.size;
    if (among && n <= FEW) return this.#sorted(among).slice(from, to);
    const values = this.#keys[key] ?? this.#ranks(key);
    if (!values) return this.#byId(among, from, to);
    const own = among ? gather(values, among) : values;
    const last = nth(own, to - 1);
    const first = from === 0 ? least(own) : nth(own, from);
    // what is before the first key, at it, between, and at the last
    let before = 0;
    let atFirst = 0;
    let middle = 0;
    let atLast = 0;
    for (let i = 0; i < n; i++) {
      const value = own[i]!;
      if (value < first) before++;
      else if (value === first) atFirst++;
      else if (value < last) middle++;
      else if (value === last) atLast++;
    }
    const firsts = new Uint32Array(atFirst);
    const between = new Uint32Array(middle);
    const lasts = new Uint32Array(atLast);
    let f = 0;
    let m = 0;
    let l = 0;
    for (let i = 0; i < n; i++) {
      const value = own[i]!;
      if (value < first || value > last) continue;
      const at = among ? among[i]! : i;
      if (value === first) firsts[f++] = at;
      else if (value < last) between[m++] = at;
      else lasts[l++] = at;
    }
    const found = new Uint32Array(to - from);
    const head = this.between(firsts, key + 1, from - before, Math.min(to - before, atFirst));
    found.set(head);
    found.set(this.#sorted(between), head.length);
    const done = before + atFirst + middle;
    if (to > done) found.set(this.between(lasts, key + 1, Math.max(0, from - done), to - done), head.length + middle);
    return found;
  }

  /** The order of ids as a last key, where one segment knows it. */
  #ranks(key: number): Float64Array | undefined {
    const [only, more] = this.#lists;
    if (!only || more || key > only.keys.length) return undefined;
    const { segment } = only.evaluator.view;
    // documents that came in the order of their ids are in it already
    if (inOrder(segment)) return undefined;
    return (this.#keys[key] = gather(segment.ranks, only.docs));
  }

  /** In the order of ids. */
  #byId(among: Uint32Array | undefined, from: number, to: number): Uint32Array {
    const parts = this.#lists.map((list, s): Uint32Array => {
      const start = this.#starts[s]!;
      const end = start + list.docs.length;
      const own = among ? among.subarray(lowerBound(among, start), lowerBound(among, end)) : range(start, end);
      const { segment } = list.evaluator.view;
      if (inOrder(segment)) return own.subarray(0, to);
      const ranks = new Float64Array(own.length);
      for (let i = 0; i < own.length; i++) ranks[i] = segment.ranks[list.docs[own[i]! - start]!]!;
      const most = own.length <= to ? Number.POSITIVE_INFINITY : nth(ranks, to - 1);
      return own.filter((_, i) => ranks[i]! <= most).sort((a, b) => this.#compareIds(a, b));
    });
    if (parts.length === 1) return parts[0]!.subarray(from, to);
    return this.#merged(parts, to).subarray(from, to);
  }

  /** The first `to` of sorted parts, one a list. */
  #merged(parts: readonly Uint32Array[], to: number): Uint32Array {
    const found = new Uint32Array(to);
    const next = parts.map(() => 0);
    const ids = parts.map((_, s) => this.#id(parts, s, 0));
    for (let n = 0; n < to; n++) {
      let best = -1;
      for (let s = 0; s < ids.length; s++) {
        if (ids[s] !== undefined && (best < 0 || ids[s]! < ids[best]!)) best = s;
      }
      found[n] = parts[best]![next[best]!++]!;
      ids[best] = this.#id(parts, best, next[best]!);
    }
    return found;
  }

  #id(parts: readonly Uint32Array[], s: number, i: number): string | undefined {
    const { docs, evaluator } = this.#lists[s]!;
    return i < parts[s]!.length ? evaluator.view.segment.ids.get(docs[parts[s]![i]! - this.#starts[s]!]!) : undefined;
  }

  #compareIds(a: number, b: number): number {
    const x = this.place(a);
    const y = this.place(b);
    const one = this.#lists[x.s]!;
    const other = this.#lists[y.s]!;
    return compareIds(one.evaluator, one.docs[x.i]!, other.evaluator, other.docs[y.i]!);
  }

  #sorted(some: Uint32Array): Uint32Array {
    return some.sort((a, b) => {
      for (const values of this.#keys) if (values[a] !== values[b]) return values[a]! < values[b]! ? -1 : 1;
      return this.#compareIds(a, b);
    });
  }
}

const ordered = new WeakMap<Segment, boolean>();

/** Whether the documents of a segment came in the order of their ids. */
export function inOrder(segment: Segment): boolean {
  let known = ordered.get(segment);
  if (known === undefined) {
    const { ranks } = segment;
    let doc = 0;
    while (doc < ranks.length && ranks[doc] === doc) doc++;
    ordered.set(segment, (known = doc === ranks.length));
  }
  return known;
}

/** First index in an ascending array whose value is not below `value`. */
function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function range(from: number, to: number): Uint32Array {
  const numbers = new Uint32Array(to - from);
  for (let i = 0; i < numbers.length; i++) numbers[i] = from + i;
  return numbers;
}

function gather(values: Float64Array | Uint32Array, at: Uint32Array): Float64Array {
  const own = new Float64Array(at.length);
  for (let i = 0; i < own.length; i++) own[i] = values[at[i]!]!;
  return own;
}

function least(values: Float64Array): number {
  let low = values[0]!;
  for (let i = 1; i < values.length; i++) if (values[i]! < low) low = values[i]!;
  return low;
}

/** Of more values, the greatest are found from a part. */
const MANY = 4096;

/** A value that about `most` of the values (those at some places, if given) reach. */
export function nearly(values: Float64Array, most: number, at?: Uint32Array): number {
  const n = at ? at.length : values.length;
  const step = n > MANY ? Math.max(1, Math.min(8, most >>> 3)) : 1;
  const part = new Float64Array(Math.floor(n / step));
  for (let i = 0; i < part.length; i++) part[i] = -values[at ? at[i * step]! : i * step]!;
  return -nth(part, Math.min(part.length - 1, Math.floor(most / step)));
}

/** Up to so many, the least values are kept in order while the others pass by. */
const SHORT = 48;

/** The value that would be at index `k` if the values were sorted. */
export function nth(values: Float64Array, k: number): number {
  return k < SHORT ? nthOfFirst(values, k) : select(values.slice(), k);
}

function nthOfFirst(values: Float64Array, k: number): number {
  const kept = new Float64Array(k + 1).fill(Number.POSITIVE_INFINITY);
  let worst = Number.POSITIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value >= worst) continue;
    let at = k;
    for (; at > 0 && kept[at - 1]! > value; at--) kept[at] = kept[at - 1]!;
    kept[at] = value;
    worst = kept[k]!;
  }
  return worst;
}

/** Hoare's selection with the median of three; reorders the values. */
function select(values: Float64Array, k: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = medianOf(values[low]!, values[(low + high) >> 1]!, values[high]!);
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const value = values[i]!;
      values[i++] = values[j]!;
      values[j--] = value;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return values[k]!;
}

const medianOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
