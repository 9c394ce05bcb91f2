import type { Aggregate, AxisCounts, Bucket } from '#corpus/aggregation.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { DocSet } from '../segment/docset.ts';
import type { Budget } from './budget.ts';
import { Counter } from './counter.ts';
import { type Counted, countDocuments, countedBy, type Source, type ValuesRef } from './facet-sources.ts';
import { Flat } from './flat.ts';
import type { GlobalOrdinals } from './groups.ts';
import { listed } from './listed.ts';
import { folded } from './measures.ts';
import { remembered } from './places.ts';
import { type AxisRef, isEmpty, type LevelRef, type SourceRef, type TreeRef } from './tree.ts';

/** Documents by segment, ascending. */
type Documents = readonly Uint32Array[];

/**
 * Whether a tree counts documents, by values or queries: such trees are answered on the columns of the index as they
 * lie, without a place for each document.
 */
export function countsDocuments({ unit, sources, top }: TreeRef): boolean {
  const measured = ({ measures, axes }: LevelRef): boolean =>
    (measures ?? []).every(([, { fold }]) => fold !== 'hits') && (axes ?? []).every(([, axis]) => measured(axis));
  return unit === undefined && sources.every(({ kind }) => kind !== 'ranges') && measured(top);
}

const WORD = 4;
/** Documents whose values are read at a time. */
const PORTION = 1 << 12;
/** Documents that are looked at between two looks at the clock. */
const BETWEEN_LOOKS = 1 << 14;

/** Answers a tree that `countsDocuments`, as `aggregate` does. */
export function aggregateDocuments(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: Documents,
  tree: TreeRef,
  ordinals: GlobalOrdinals,
  budget: Budget,
): Aggregate {
  budget.hold(sizeOf(docs) * WORD);
  const sources = tree.sources.map((ref) => {
    if (ref.kind === 'queries') return queriesOf(evaluators, ref);
    const counted = countedBy(snapshot, evaluators, docs, ref as ValuesRef, ordinals);
    const bound = counted.sources.reduce((most, source) => Math.max(most, source?.bound ?? 0), 0);
    // how often each value was counted, and which were
    budget.hold(bound * 2 * WORD);
    return {
      ...counted,
      text: remembered(counted.text, bound),
      bound,
      single: counted.sources.every((source) => !source || source.single),
    };
  });
  return new DocumentCounts(evaluators, sources, budget).level(docs, tree.top, true);
}

interface ByValues extends Counted {
  readonly bound: number;
  /** No document has several. */
  readonly single: boolean;
}
/** By query, in each segment the documents that match. */
interface ByQueries {
  readonly sets: readonly (readonly DocSet[])[];
}

function queriesOf(
  evaluators: readonly SegmentEvaluator[],
  { plans }: Extract<SourceRef, { kind: 'queries' }>,
): ByQueries {
  return { sets: plans.map((plan) => evaluators.map((evaluator) => evaluator.docs(plan))) };
}

const sizeOf = (docs: Documents): number => docs.reduce((n, each) => n + each.length, 0);

class DocumentCounts {
  readonly #evaluators: readonly SegmentEvaluator[];
  readonly #sources: readonly (ByValues | ByQueries)[];
  readonly #budget: Budget;
  readonly #counter = new Counter();
  readonly #flat = new Flat(PORTION);
  readonly #rows: (Uint32Array | undefined)[] = [];
  #unseen = 0;

  constructor(evaluators: readonly SegmentEvaluator[], sources: readonly (ByValues | ByQueries)[], budget: Budget) {
    this.#evaluators = evaluators;
    this.#sources = sources;
    this.#budget = budget;
  }

  /** @param first Whether these are all documents found: only then is a table for all values worth its memory. */
  level(docs: Documents, { measures, axes }: LevelRef, first: boolean): Aggregate {
    const count = sizeOf(docs);
    return {
      count,
      ...(measures && {
        measures: Object.fromEntries(
          measures.flatMap(([name, measure]) => {
            if (measure.fold === 'hits') throw new RangeError('hits are found among places');
            const by = this.#sources[measure.source] as ByValues;
            const value = folded({ ...this.#count(docs, count, by, first), text: by.text }, measure.fold);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      }),
      ...(axes && {
        by: Object.fromEntries(
          axes.map(([name, axis]) => {
            const by = this.#sources[axis.source]!;
            return [
              name,
              'sets' in by ? this.#byQueries(docs, count, axis, by) : this.#byValues(docs, count, axis, by, first),
            ];
          }),
        ),
      }),
    };
  }

  #look(documents: number): void {
    this.#unseen += documents + 64;
    if (this.#unseen < BETWEEN_LOOKS) return;
    this.#unseen = 0;
    this.#evaluators[0]?.clock.check();
  }

  /** How often documents have each value; until the next count. */
  #count(docs: Documents, count: number, { sources, bound }: ByValues, first: boolean) {
    this.#look(count);
    const counter = this.#counter;
    // tables for all values stay until the search ends: one a source and tree
    counter.begin(bound, first ? count : 0);
    countDocuments(docs, sources, counter);
    counter.end();
    return { counts: counter.counts, seen: counter.seen.subarray(0, counter.distinct) };
  }

  #byValues(docs: Documents, count: number, axis: AxisRef, by: ByValues, first: boolean): AxisCounts {
    const counted = this.#count(docs, count, by, first);
    const { counts, seen } = counted;
    const distinct = seen.length;
    const rows = listed(counted, by.text, by.inOrder, axis, (n) => this.#budget.make(n));
    const inner = !isEmpty(axis);
    const within = rows.reduce((n, row) => n + row.count, 0);
    if (by.single && !inner) {
      let having = 0;
      for (let i = 0; i < seen.length; i++) having += counts[seen[i]!]!;
      return { distinct, other: having - within, without: count - having, buckets: rows.map(bucketOf) };
    }
    const bytes = inner ? within * WORD : 0;
    this.#budget.hold(bytes);
    const divided = this.#divide(docs, axis.source, by, rows, inner);
    const buckets = rows.map((row, i): Bucket => {
      if (!inner || row.count === 0) return bucketOf(row);
      return { value: row.value, ...this.level(divided.parts[i]!, axis, false) };
    });
    this.#budget.release(bytes);
    return { distinct, other: divided.other, without: count - divided.having, buckets };
  }

  /**
   * Counts documents with a value, and those with one outside the rows; brings those of each row together, if wanted.
   */
  #divide(
    docs: Documents,
    source: number,
    { sources, bound }: ByValues,
    listed: readonly { readonly number: number; readonly count: number }[],
    wanted: boolean,
  ): { having: number; other: number; parts: Uint32Array[][] } {
    const rows = (this.#rows[source] ??= new Uint32Array(bound));
    listed.forEach(({ number }, row) => {
      if (number >= 0) rows[number] = row + 1;
    });
    const lists = wanted ? listed.map(({ count }) => new Uint32Array(count)) : [];
    const filled = new Uint32Array(listed.length + 1);
    const parts: Uint32Array[][] = lists.map(() => []);
    const flat = this.#flat;
    let having = 0;
    let other = 0;
    for (const [s, own] of docs.entries()) {
      const begun = filled.slice();
      const source = sources[s];
      for (let at = 0; source && at < own.length; at += PORTION) {
        const portion = own.subarray(at, at + PORTION);
        this.#look(portion.length);
        if (!wanted && source.outside) {
          const found = source.outside(portion, rows);
          having += found.having;
          other += found.other;
          continue;
        }
        read(source, portion, flat);
        const { starts, values } = flat;
        for (let i = 0; i < portion.length; i++) {
          const end = starts[i + 1]!;
          let k = starts[i]!;
          let outside = 0;
          if (k < end) having++;
          for (; k < end; k++) {
            // values that came while the search runs may be beyond the bound
            const row = values[k]! < bound ? rows[values[k]!]! : 0;
            if (row === 0) outside = 1;
            else if (wanted) lists[row - 1]![filled[row]!++] = portion[i]!;
          }
          other += outside;
        }
      }
      for (let row = 0; row < lists.length; row++)
        parts[row]!.push(lists[row]!.subarray(begun[row + 1]!, filled[row + 1]!));
    }
    for (const { number } of listed) if (number >= 0) rows[number] = 0;
    return { having, other, parts };
  }

  #byQueries(docs: Documents, count: number, axis: AxisRef, { sets }: ByQueries): AxisCounts {
    const names = axis.listing.kind === 'named' ? axis.listing.names : [];
    this.#budget.make(names.length);
    const inner = !isEmpty(axis);
    this.#budget.hold(count * (WORD + 1));
    const held = docs.map((own) => new Uint8Array(own.length));
    const found = new Uint32Array(count);
    let distinct = 0;
    const buckets = names.map((value, query): Bucket => {
      let inside = 0;
      const parts = docs.map((own, s) => {
        this.#look(own.length);
        const from = inside;
        inside += hold(own, sets[query]![s]!, held[s]!, found.subarray(from));
        return found.subarray(from, inside);
      });
      if (inside > 0) distinct++;
      if (!inner || inside === 0) return { value, count: inside };
      this.#budget.hold(inside * WORD);
      const level = this.level(
        parts.map((part) => part.slice()),
        axis,
        false,
      );
      this.#budget.release(inside * WORD);
      return { value, ...level };
    });
    let other = 0;
    for (const marks of held) for (let i = 0; i < marks.length; i++) other += 1 - marks[i]!;
    this.#budget.release(count * (WORD + 1));
    return { distinct, other, without: 0, buckets };
  }
}

/** Lists the documents that a set has, too, and marks their places; answers how many they are. */
function hold(docs: Uint32Array, set: DocSet, marks: Uint8Array, into: Uint32Array): number {
  const { bits, array } = set;
  let n = 0;
  if (bits) {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      if ((bits[doc >>> 5]! & (1 << (doc & 31))) === 0) continue;
      marks[i] = 1;
      into[n++] = doc;
    }
    return n;
  }
  const few = array!;
  for (let i = 0, k = 0; i < docs.length && k < few.length; ) {
    const [a, b] = [docs[i]!, few[k]!];
    if (a === b) {
      marks[i] = 1;
      into[n++] = a;
    }
    if (a <= b) i++;
    if (b <= a) k++;
  }
  return n;
}

const bucketOf = ({ value, count }: Bucket): Bucket => ({ value, count });

/** Reads the values of documents into lists, from the first. */
function read(source: Source, docs: Uint32Array, into: Flat): void {
  into.length = 0;
  if (source.append) {
    source.append(docs, 0, docs.length, into);
    return;
  }
  const own: number[] = [];
  for (let i = 0; i < docs.length; i++) {
    own.length = 0;
    source.values(docs[i]!, own);
    for (let k = 0; k < own.length; k++) into.add(own[k]!);
    into.starts[i + 1] = into.length;
  }
}
