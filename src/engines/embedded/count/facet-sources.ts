import type { Column, Strings } from '../format/columns.ts';
import { gather, gatherRanges, type Numbers } from '../kernel/gather.ts';
import { kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { NumberRef } from '../schema/refs.ts';
import { SECTION } from '../segment/build.ts';
import { type DerivedArrays, derivedValues } from '../segment/derived.ts';
import { tableString } from '../segment/strings-table.ts';
import type { CollapseRef } from './collapse.ts';
import type { Counter } from './counter.ts';
import type { Flat } from './flat.ts';
import type { GlobalOrdinals } from './groups.ts';

/** A field whose values are counted. */
export type ValuesRef =
  | { readonly kind: 'keyword'; readonly code: string }
  | { readonly kind: 'derived_keyword'; readonly field: number }
  /** `divisor` cuts yyyyMMdd to years or months. */
  | { readonly kind: 'number'; readonly ref: NumberRef; readonly divisor: number };

/** The part of the counted values that is answered. */
export type FacetRef = { readonly offset: number; readonly limit: number; readonly collapse?: CollapseRef } & ValuesRef;

/**
 * Documents of this many or fewer are counted by the texts of their values: numbers that mean the same in all segments
 * would have to be made first.
 */
const FEW = 2_000;
/** Numbers of a column that lie further apart are counted by their texts. */
const WIDEST = 1 << 22;

/** The values of a facet in one segment, as small numbers. */
export interface Source {
  /** Appends the values of a document, each once. */
  readonly values: (doc: number, into: number[]) => void;
  /** Numbers are below this. */
  readonly bound: number;
  /** No document has several. */
  readonly single?: boolean;
  /** Counts all documents at once, where that is faster than asking for the values of each. */
  readonly count?: (docs: Uint32Array, counter: Counter) => void;
  /**
   * Appends the values of documents `docs[from]` up to `docs[to]`, where that is faster than asking for those of each.
   */
  readonly append?: (docs: Uint32Array, from: number, to: number, into: Flat) => void;
  /** How many documents have a value, and how many one whose row is 0, where that is faster. */
  readonly outside?: (docs: Uint32Array, rows: Uint32Array) => { having: number; other: number };
}

/** How the values of a facet are counted over all segments together. */
export interface Counted {
  readonly sources: readonly (Source | undefined)[];
  readonly text: (value: number) => string;
  readonly inOrder: boolean;
}

/** Counts the values of documents, by segment. */
export function countDocuments(
  docs: readonly Uint32Array[],
  sources: readonly (Source | undefined)[],
  counter: Counter,
): void {
  const values: number[] = [];
  for (const [s, source] of sources.entries()) {
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

/** Reads the values of a facet in the matching documents (by segment, ascending). */
export function countedBy(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  ref: ValuesRef,
  ordinals: GlobalOrdinals,
): Counted {
  switch (ref.kind) {
    case 'keyword':
      return byOrdinals(evaluators, docs, ref.code, ordinals);
    case 'derived_keyword': {
      const { starts, bytes } = snapshot.tables[snapshot.schema.derived[ref.field]!.space]!;
      const sources = evaluators.map(({ view }): Source => {
        const column = view.derived[ref.field]!;
        return {
          values: (doc, into) => derivedValues(column, doc, into),
          bound: starts.length,
          append: (docs, from, to, into) => appendDerived(column, docs, from, to, into),
        };
      });
      return { sources, text: (value) => tableString(starts, bytes, value), inOrder: false };
    }
    case 'number':
      return byNumbers(evaluators, docs, ref.ref, ref.divisor);
  }
}

/**
 * Values of a facet field of the record: numbers of one segment are in the order of their texts; those of several are
 * distinguished by texts.
 */
function byOrdinals(
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  code: string,
  ordinals: GlobalOrdinals,
): Counted {
  const columns = evaluators.map(({ view }, s) =>
    docs[s]!.length > 0 ? view.segment.column(SECTION.ordinals(code)) : undefined,
  );
  const held = columns.flatMap((column, s) => (column ? [s] : []));
  if (held.length <= 1) {
    const shown = evaluators[held[0] ?? 0]?.view.segment.shown(code);
    const sources = columns.map((column) => column && ordinalSource(column, shown!.length));
    return { sources, text: (value) => shown!.get(value), inOrder: shown !== undefined && inOrder(shown) };
  }
  const size = docs.reduce((n, each) => n + each.length, 0);
  if (size <= FEW) {
    const texts = new Texts();
    const sources = columns.map((column, s) => {
      const shown = evaluators[s]!.view.segment.shown(code);
      return column && texts.source(docs[s]!, column.values, (value) => shown.get(value));
    });
    return texts.counted(sources);
  }
  const tables = evaluators.map(({ view }) => ordinals.shown(view.segment, code));
  const { table } = tables[0]!;
  const sources = columns.map((column, s): Source | undefined => {
    if (!column) return undefined;
    const { numbers } = tables[s]!;
    return ordinalSource(column, table.length, numbers);
  });
  return { sources, text: (value) => tableString(table.starts, table.bytes, value), inOrder: false };
}

const ordered = new WeakMap<Strings, boolean>();

/**
 * Whether strings that are sorted by code points are in JavaScript's order too: they are, but for characters beyond the
 * first 65,536.
 */
function inOrder(strings: Strings): boolean {
  let known = ordered.get(strings);
  if (known === undefined) ordered.set(strings, (known = !strings.bytes.some((byte) => byte >= 0xf0)));
  return known;
}

/** @param numbers What the column's values are counted as; absent: as themselves. */
function ordinalSource(column: Column, bound: number, numbers?: Uint32Array): Source {
  const { data, starts, shape } = column;
  const { base } = shape;
  const values = (doc: number, into: number[]) => {
    const from = into.length;
    column.values(doc, into);
    if (numbers) for (let i = from; i < into.length; i++) into[i] = numbers[into[i]!]!;
  };
  const count = (docs: Uint32Array, { counts, seen, distinct, full }: Counter): number => {
    let n = distinct;
    if (full && !numbers && shape.width !== 'f64') {
      countStored(column, docs, counts);
      return n;
    }
    if (starts) {
      for (let i = 0; i < docs.length; i++) {
        const end = starts[docs[i]! + 1]!;
        for (let k = starts[docs[i]!]!; k < end; k++) {
          const value = numbers ? numbers[data[k]! + base]! : data[k]! + base;
          if (counts[value]!++ === 0) seen[n++] = value;
        }
      }
      return n;
    }
    for (let i = 0; i < docs.length; i++) {
      const stored = data[docs[i]!]!;
      if (stored === 0) continue;
      const value = numbers ? numbers[stored - 1 + base]! : stored - 1 + base;
      if (counts[value]!++ === 0) seen[n++] = value;
    }
    return n;
  };
  return {
    values,
    bound,
    single: !starts,
    count: (docs, into) => {
      into.distinct = count(docs, into);
    },
    ...(shape.width !== 'f64' && {
      append: (docs, from, to, into) =>
        starts
          ? appendSeveral(data, starts, base, numbers, docs, from, to, into)
          : appendSingle(data, base - 1, numbers, docs, from, to, into),
    }),
    ...(starts && { outside: (docs, rows) => outsideOf(data, starts, base, numbers, docs, rows) }),
  };
}

function appendSingle(
  data: Column['data'],
  base: number,
  numbers: Uint32Array | undefined,
  docs: Uint32Array,
  from: number,
  to: number,
  into: Flat,
): void {
  into.makeRoom(to - from);
  const { starts, values } = into;
  let n = into.length;
  for (let p = from; p < to; p++) {
    const stored = data[docs[p]!]!;
    if (stored !== 0) values[n++] = numbers ? numbers[stored + base]! : stored + base;
    starts[p + 1] = n;
  }
  into.length = n;
}

function appendSeveral(
  data: Column['data'],
  starts: Uint32Array,
  base: number,
  numbers: Uint32Array | undefined,
  docs: Uint32Array,
  from: number,
  to: number,
  into: Flat,
): void {
  let all = 0;
  for (let p = from; p < to; p++) all += starts[docs[p]! + 1]! - starts[docs[p]!]!;
  into.makeRoom(all);
  const { values } = into;
  let n = into.length;
  for (let p = from; p < to; p++) {
    const end = starts[docs[p]! + 1]!;
    for (let k = starts[docs[p]!]!; k < end; k++) values[n++] = numbers ? numbers[data[k]! + base]! : data[k]! + base;
    into.starts[p + 1] = n;
  }
  into.length = n;
}

function outsideOf(
  data: Column['data'],
  starts: Uint32Array,
  base: number,
  numbers: Uint32Array | undefined,
  docs: Uint32Array,
  rows: Uint32Array,
): { having: number; other: number } {
  let having = 0;
  let other = 0;
  for (let i = 0; i < docs.length; i++) {
    const end = starts[docs[i]! + 1]!;
    let k = starts[docs[i]!]!;
    if (k < end) having++;
    while (k < end && rows[numbers ? numbers[data[k]! + base]! : data[k]! + base] !== 0) k++;
    if (k < end) other++;
  }
  return { having, other };
}

/** Most documents have one value, or none. */
function appendDerived(column: DerivedArrays, docs: Uint32Array, from: number, to: number, into: Flat): void {
  const several: number[] = [];
  for (let p = from; p < to; p++) {
    const slot = column.slots[docs[p]!]!;
    if (slot & 1) into.add(slot >>> 1);
    else if (slot !== 0) {
      several.length = 0;
      derivedValues(column, docs[p]!, several);
      for (const value of several) into.add(value);
    }
    into.starts[p + 1] = into.length;
  }
}

function appendCut(
  { data, shape }: Column,
  divisor: number,
  low: number,
  docs: Uint32Array,
  from: number,
  to: number,
  into: Flat,
): void {
  into.makeRoom(to - from);
  const { starts, values } = into;
  const base = shape.base - 1;
  let n = into.length;
  for (let p = from; p < to; p++) {
    const stored = data[docs[p]!]!;
    if (stored !== 0) values[n++] = Math.trunc((stored + base) / divisor) - low;
    starts[p + 1] = n;
  }
  into.length = n;
}

/** Counts the values of documents, values - base, in a full counter. */
function countStored({ data, starts, shape }: Column, docs: Uint32Array, counts: Uint32Array): void {
  const numbers = data as Numbers;
  if (starts) {
    const values = gather(numbers, gatherRanges(starts, docs));
    kernel.listCount(values.byteOffset, values.length, counts.byteOffset + shape.base * 4);
    return;
  }
  // 0 is none: it counts for the value before the least, which no document has
  const none = shape.base - 1;
  const before = counts[none];
  const values = gather(numbers, docs);
  kernel.listCount(values.byteOffset, docs.length, counts.byteOffset + none * 4);
  if (before !== undefined) counts[none] = before;
}

/** Numbers, cut by a divisor: dates to months or years. */
function byNumbers(
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  ref: NumberRef,
  divisor: number,
): Counted {
  const cut = (value: number) => (divisor === 1 ? value : Math.trunc(value / divisor));
  const read = evaluators.map(({ view }) => {
    if (ref.kind === 'derived') {
      const column: DerivedArrays = view.derived[ref.field]!;
      return { column: undefined, values: (doc: number, into: number[]) => derivedValues(column, doc, into) };
    }
    const column = view.segment.column(SECTION.column(ref.code));
    return column && { column, values: column.values };
  });
  // one range of all columns, where they have whole numbers that lie close enough
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const each of read) {
    if (!each) continue;
    const range = each.column && rangeOf(each.column);
    low = Math.min(low, range ? cut(range.low) : Number.NEGATIVE_INFINITY);
    high = Math.max(high, range ? cut(range.high) : Number.POSITIVE_INFINITY);
  }
  if (high - low >= WIDEST || Number.isNaN(high - low)) {
    const texts = new Texts();
    const sources = read.map((each, s) => each && texts.source(docs[s]!, each.values, (value) => String(cut(value))));
    return texts.counted(sources);
  }
  const sources = read.map((each): Source | undefined => {
    if (!each?.column) return undefined;
    const { column } = each;
    const bound = high - low + 1;
    const values = (doc: number, into: number[]) => {
      const from = into.length;
      column.values(doc, into);
      // values ascend: what is cut to the same is next to each other
      let n = from;
      for (let i = from; i < into.length; i++) {
        const value = cut(into[i]!) - low;
        if (n === from || into[n - 1] !== value) into[n++] = value;
      }
      into.length = n;
    };
    if (column.starts || column.shape.width === 'f64') return { values, bound };
    return {
      values,
      bound,
      single: true,
      count: (own, into) => countSingle(column, own, divisor, low, into),
      append: (own, from, to, into) => appendCut(column, divisor, low, own, from, to, into),
    };
  });
  return { sources, text: (value) => String(value + low), inOrder: false };
}

function countSingle({ data, shape }: Column, docs: Uint32Array, divisor: number, low: number, into: Counter): void {
  const { counts, seen } = into;
  const base = shape.base - 1;
  if (into.full && base >= 0) {
    const values = gather(data as Numbers, docs);
    kernel.cutCount(values.byteOffset, docs.length, base, 1 / divisor, low, into.counts.byteOffset);
    return;
  }
  let n = into.distinct;
  for (let i = 0; i < docs.length; i++) {
    const stored = data[docs[i]!]!;
    if (stored === 0) continue;
    const value = Math.trunc((stored + base) / divisor) - low;
    if (counts[value]!++ === 0) seen[n++] = value;
  }
  into.distinct = n;
}

const ranges = new WeakMap<Column, { low: number; high: number } | undefined>();

/** Least and greatest value of a column of whole numbers. */
function rangeOf(column: Column): { low: number; high: number } | undefined {
  if (column.shape.width === 'f64') return undefined;
  if (ranges.has(column)) return ranges.get(column);
  const { data, starts, shape } = column;
  let most = 0;
  for (let i = 0; i < data.length; i++) if (data[i]! > most) most = data[i]!;
  const range = { low: shape.base, high: shape.base + most - (starts ? 0 : 1) };
  ranges.set(column, range);
  return range;
}

/** Values distinguished by their texts. */
class Texts {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** A source for documents whose values are read now. */
  source(
    docs: Uint32Array,
    read: (doc: number, into: number[]) => void,
    text: (value: number) => string,
  ): { readonly read: typeof read; readonly numbers: ReadonlyMap<number, number> } {
    const numbers = new Map<number, number>();
    const values: number[] = [];
    for (let i = 0; i < docs.length; i++) {
      values.length = 0;
      read(docs[i]!, values);
      for (const value of values) if (!numbers.has(value)) numbers.set(value, this.#number(text(value)));
    }
    return { read, numbers };
  }

  #number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  counted(sources: readonly (ReturnType<Texts['source']> | undefined)[]): Counted {
    const texts = this.#texts;
    return {
      sources: sources.map((source): Source | undefined => {
        if (!source) return undefined;
        const { read, numbers } = source;
        const values = (doc: number, into: number[]) => {
          const from = into.length;
          read(doc, into);
          let n = from;
          for (let i = from; i < into.length; i++) {
            const number = numbers.get(into[i]!)!;
            // cut numbers may repeat
            let k = from;
            while (k < n && into[k] !== number) k++;
            if (k === n) into[n++] = number;
          }
          into.length = n;
        };
        return { values, bound: texts.length };
      }),
      text: (value) => texts[value]!,
      inOrder: false,
    };
  }
}
