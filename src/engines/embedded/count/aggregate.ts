import type { Aggregate, AxisCounts, Bucket } from '#corpus/aggregation.ts';
import { arena, filledWords, kernel } from '../kernel/kernel.ts';
import type { Clock } from '../match/clock.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { Budget } from './budget.ts';
import { aggregateDocuments, countsDocuments } from './documents.ts';
import type { GlobalOrdinals } from './groups.ts';
import { listed } from './listed.ts';
import { firstPlaces, folded, type Order, orderOf } from './measures.ts';
import { type Places, placesOf, segmentOf, valuesOf } from './places.ts';
import { addressOf, Tally, unitsIn } from './tally.ts';
import { type AxisRef, isEmpty, type LevelRef, type MeasureRef, type TreeRef } from './tree.ts';

/**
 * Answers a tree of counts. The columns that it names are read once, segment by segment, for all documents found; every
 * level then counts in these arrays, and divides its places among its buckets for the level below.
 * @param docs Matching documents by segment, ascending.
 * @throws ServiceError `invalid_query` when the buckets of all levels together exceed their bound, or what has to be
 * held does.
 */
export function aggregate(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  tree: TreeRef,
  ordinals: GlobalOrdinals,
): Aggregate {
  const budget = new Budget(tree.bytes);
  if (countsDocuments(tree)) return aggregateDocuments(snapshot, evaluators, docs, tree, ordinals, budget);
  budget.hold(docs.reduce((n, each) => n + each.length, 0) * PLACE);
  const places = placesOf(evaluators, docs, tree.unit, ordinals);
  const tallies = tree.sources.map((ref) => {
    // a value each, for most fields
    const least = (places.size + 1) * 2 * WORD;
    budget.hold(least);
    const values = valuesOf(snapshot, evaluators, docs, places, ref, ordinals, tree.unit);
    budget.hold((places.size + 1 + values.numbers.length + values.bound * TALLIED) * WORD - least);
    return new Tally(values, places);
  });
  const count = unitsIn(places.order, places.units);
  return new Aggregation(evaluators, places, tallies, budget).level(places.order, count, tree.top);
}

/** Bytes of a number. */
const WORD = 4;
/** Bytes that a place takes: its document, slot and unit, and its number in the list of all. */
const PLACE = 4 * WORD;
/** Numbers that a tally has for each number that it counts, and the place of its bucket. */
const TALLIED = 4;

/** Places that are looked at between two looks at the clock. */
const BETWEEN_LOOKS = 1 << 14;

class Aggregation {
  readonly #evaluators: readonly SegmentEvaluator[];
  readonly #places: Places;
  readonly #tallies: readonly Tally[];
  /** By source: for each number the place of its bucket + 1, while an axis is divided. */
  readonly #rows: (Uint32Array | undefined)[] = [];
  readonly #orders = new Map<MeasureRef, Order>();
  readonly #clock: Clock | undefined;
  readonly #budget: Budget;
  #unseen = 0;

  constructor(evaluators: readonly SegmentEvaluator[], places: Places, tallies: readonly Tally[], budget: Budget) {
    this.#budget = budget;
    this.#evaluators = evaluators;
    this.#places = places;
    this.#tallies = tallies;
    this.#clock = evaluators[0]?.clock;
  }

  /** @param count How many units the places belong to. */
  level(places: Uint32Array, count: number, { measures, axes }: LevelRef): Aggregate {
    return {
      count,
      ...(measures && {
        measures: Object.fromEntries(
          measures.flatMap(([name, measure]) => {
            const value = this.#measured(places, measure);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      }),
      ...(axes && { by: Object.fromEntries(axes.map(([name, axis]) => [name, this.#along(places, count, axis)])) }),
    };
  }

  #look(places: Uint32Array): void {
    this.#unseen += places.length + 64;
    if (this.#unseen < BETWEEN_LOOKS) return;
    this.#unseen = 0;
    this.#clock?.check();
  }

  #measured(places: Uint32Array, measure: MeasureRef): number | string[] | undefined {
    this.#look(places);
    if (measure.fold === 'hits') {
      let order = this.#orders.get(measure);
      if (!order) {
        this.#budget.hold(measure.sort.length * this.#places.size * Float64Array.BYTES_PER_ELEMENT);
        this.#orders.set(measure, (order = orderOf(this.#evaluators, this.#places, measure.sort)));
      }
      const all = this.#places;
      const first = firstPlaces(places, all.units, measure.size, order);
      this.#budget.make(first.length);
      return first.map((p) => this.#evaluators[segmentOf(all, p)]!.view.segment.ids.get(all.docs[p]!));
    }
    const tally = this.#tallies[measure.source]!;
    tally.count(places);
    const value = folded({ counts: tally.counts, seen: tally.seen, text: tally.values.text }, measure.fold);
    tally.clear();
    return value;
  }

  #along(places: Uint32Array, count: number, axis: AxisRef): AxisCounts {
    this.#look(places);
    const tally = this.#tallies[axis.source]!;
    const { outside } = tally.values;
    tally.count(places);
    const { having, seen } = tally;
    const distinct = seen.length - (outside >= 0 && tally.counts[outside]! > 0 ? 1 : 0);
    const rows = listed(tally, tally.values.text, tally.values.inOrder, axis, (n) => this.#budget.make(n));
    const numbers = rows.map(({ number }) => number);
    const missing = seen.length - rows.filter(({ count }) => count > 0).length;
    // ranges and queries have rows for all but what none of them holds
    const outer = missing === 0 ? 0 : missing === 1 && distinct < seen.length ? tally.counts[outside]! : undefined;
    const without = count - having;
    tally.clear();
    const inner = !isEmpty(axis);
    const divided = inner || outer === undefined ? this.#divide(places, axis.source, numbers, inner) : undefined;
    const buckets = rows.map(({ value, count }, row): Bucket => {
      if (!inner || count === 0) return { value, count };
      return { value, ...this.level(divided!.parts[row]!, count, axis) };
    });
    this.#budget.release(divided?.bytes ?? 0);
    return { distinct, other: outer ?? divided!.other, without, buckets };
  }

  /**
   * Counts the units that have a value without a bucket, and, if wanted, brings the places of each bucket together, in
   * their order.
   * @param numbers The number of each bucket; -1 for one that nothing has.
   */
  #divide(
    places: Uint32Array,
    source: number,
    numbers: readonly number[],
    wanted: boolean,
  ): { other: number; parts: Uint32Array[]; bytes: number } {
    const { values } = this.#tallies[source]!;
    this.#rows[source] ??= filledWords(values.bound);
    const rows = this.#rows[source];
    numbers.forEach((number, row) => {
      if (number >= 0) rows[number] = row + 1;
    });
    const sizes = filledWords(numbers.length + 1);
    const at = [values.starts.byteOffset, values.numbers.byteOffset, rows.byteOffset] as const;
    const units = this.#places.units.byteOffset;
    const other = kernel.rowsCount(addressOf(places), places.length, units, ...at, sizes.byteOffset);
    const ends = sizes.slice();
    for (let row = 1; row < ends.length; row++) ends[row]! += ends[row - 1]!;
    const bytes = (ends.at(-1)! - ends[0]!) * WORD;
    const parts: Uint32Array[] = [];
    if (wanted) {
      this.#budget.hold(bytes);
      for (let row = 0; row < ends.length; row++) sizes[row] = ends[row]! - sizes[row]!;
      const into = arena.room(ends.at(-1)!);
      kernel.rowsDivide(addressOf(places), places.length, ...at, sizes.byteOffset, into);
      const all = new Uint32Array(arena.keep(0).buffer, into, ends.at(-1)!);
      for (let row = 1; row < ends.length; row++)
        parts.push(Uint32Array.from(all.subarray(ends[row - 1]!, ends[row]!)));
    }
    for (const number of numbers) if (number >= 0) rows[number] = 0;
    return { other, parts, bytes };
  }
}
