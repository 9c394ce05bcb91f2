import { ServiceError } from '#errors.ts';
import type { Collection } from './collection.ts';
import { countable } from './column-asked.ts';
import type { Query } from './query/tree.ts';

/**
 * What is counted of the documents that a query finds, and by what: one tree, answered in one pass.
 *
 * - A *unit* is what is counted: a document, or a group of documents (an application, a family). A unit counts once per
 *   value that any of its **matching** members has.
 * - *Other* is the number of units with a value outside the buckets that are listed: not the sum of the tail, since a
 *   unit may have several values.
 * - *Without* is the number of units with no value at all.
 * - Buckets with equal counts are in the order of their values by code points.
 * - Numbers are exact: nothing is sampled or estimated.
 */
export interface AggregateTree extends Level {
  /**
   * A single-valued keyword field whose values make the units; documents without one are units of their own. Absent:
   * each document is a unit.
   */
  readonly unit?: string;
}

/** What is computed about some documents, each under a name of the caller's. */
export interface Level {
  readonly measures?: Readonly<Record<string, Measure>>;
  readonly by?: Readonly<Record<string, Axis>>;
}

/**
 * One number about the values of a field, each value once per unit: `distinct` of any field that can be counted, the
 * others of numbers (a date is the number yyyyMMdd). Absent where no unit has a value, but `distinct`, which is 0.
 * `median` of an even number of values is the mean of the two in the middle. `hits`: ids of the first `size` units in
 * an order, without scores; of a unit, the first of its members in that order. Documents without a value come last,
 * then by id.
 */
export type Measure =
  | { readonly measure: 'distinct' | 'sum' | 'mean' | 'median' | 'min' | 'max'; readonly field: string }
  | { readonly measure: 'hits'; readonly size: number; readonly sort?: readonly FieldOrder[] };

/** An order by the least value of a number or date. */
export interface FieldOrder {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** How documents are distinguished; what stands beside in the same object is computed for each bucket. */
export type Axis = Level &
  (
    | {
        /** The most frequent values of a field. */
        readonly axis: 'values';
        readonly field: string;
        /** A date counts as its year (yyyy) or month (yyyyMM). */
        readonly granularity?: 'year' | 'month';
        /** First bucket wanted. Default 0. */
        readonly offset?: number;
        /** Buckets wanted. Default 10. */
        readonly top?: number;
      }
    | {
        /**
         * Years (yyyy) or months (yyyyMM) of a date in their order. Those inside the window without a unit are rows
         * with 0.
         */
        readonly axis: 'years' | 'months';
        readonly field: string;
        /** Inclusive. Absent: the first and last that a unit has. */
        readonly from?: number;
        readonly to?: number;
      }
    | {
        /**
         * Ranges of a number or date, which may overlap; both ends are inclusive and may be open. Named `from..to`
         * without a name.
         */
        readonly axis: 'ranges';
        readonly field: string;
        readonly ranges: readonly { readonly name?: string; readonly from?: number; readonly to?: number }[];
      }
    | {
        /** Documents that also match a query. */
        readonly axis: 'queries';
        readonly queries: readonly { readonly name: string; readonly query: Query }[];
        /**
         * Which documents of a unit are asked: those found, or all that are stored, such as the grant of an application
         * that was found by its first publication. Default `found`.
         */
        readonly members?: 'found' | 'stored';
      }
  );

/** What is computed about some documents. */
export interface Aggregate {
  /** Units. */
  readonly count: number;
  readonly measures?: Readonly<Record<string, number | readonly string[]>>;
  readonly by?: Readonly<Record<string, AxisCounts>>;
}

/** A bucket without a unit has a count of 0 and nothing else. */
export interface Bucket extends Aggregate {
  readonly value: string;
}

export interface AxisCounts {
  /** Values that units have, listed or not; of ranges and queries, those that hold a unit. */
  readonly distinct: number;
  /**
   * Units with a value outside the buckets listed; for ranges outside all of them, for queries with a member that
   * matches none.
   */
  readonly other: number;
  /** Units without any value. 0 for queries. */
  readonly without: number;
  readonly buckets: readonly Bucket[];
}

/**
 * Bounds of one tree. `buckets` are all that an answer may hold together, on all levels, each hit counted as one;
 * `parts`: ranges or queries of an axis; `keys`: fields that hits are in the order of; `bytes`: what may be held in
 * memory at once: some 4 a document and level, 8 a document, field and value.
 */
export const AGGREGATE_BOUNDS = {
  ...{ levels: 4, axes: 64, measures: 64, parts: 1_000, hits: 100, keys: 4, buckets: 20_000 },
  bytes: 512 << 20,
} as const;

const refuse = (at: string, message: string, details: Record<string, unknown> = {}): never => {
  throw new ServiceError('invalid_query', `${at}: ${message}`, { field: at, ...details });
};

/**
 * The refusal of a tree whose answer would hold more buckets than one may.
 * @param made How many it came to before it was given up.
 */
export const tooManyBuckets = (made: number): ServiceError =>
  new ServiceError(
    'invalid_query',
    `The aggregation makes ${made} buckets or more, and one may make ${AGGREGATE_BOUNDS.buckets}: ask for fewer values or hits per level, or for fewer levels.`,
    { buckets: made, bound: AGGREGATE_BOUNDS.buckets },
  );

/**
 * The refusal of a tree that needs more memory than one may hold.
 * @param bytes What it came to before it was given up.
 */
export const tooLarge = (bytes: number, bound: number): ServiceError =>
  new ServiceError(
    'invalid_query',
    `The aggregation needs ${megabytes(bytes)} MB of memory or more, and one may hold ${megabytes(bound)} MB: count fewer fields in one tree, or fewer documents.`,
    { bytes, bound },
  );

const megabytes = (bytes: number) => Number((bytes / (1 << 20)).toPrecision(3));

/**
 * Checks a tree before anything is counted.
 * @throws ServiceError `invalid_query` that names the place in the tree: a field that cannot be counted, more levels,
 * axes, measures, ranges or queries than one tree may have.
 */
export function checkTree(collection: Collection<any>, tree: AggregateTree): void {
  if (tree.unit !== undefined && collection.fields[tree.unit]?.kind !== 'keyword')
    refuse('tree.unit', `${tree.unit} is not a field to group by.`);
  checkLevel(collection, tree, 'tree', 1, { axes: 0, measures: 0 });
}

function checkLevel(
  collection: Collection<any>,
  level: Level,
  at: string,
  depth: number,
  seen: { axes: number; measures: number },
): void {
  const { axes, measures } = AGGREGATE_BOUNDS;
  for (const [name, measure] of Object.entries(level.measures ?? {})) {
    const place = `${at}.measures.${name}`;
    if (++seen.measures > measures) refuse(place, `a tree has at most ${measures} measures.`, { bound: measures });
    checkMeasure(collection, measure, place);
  }
  const inner = Object.entries(level.by ?? {});
  if (inner.length > 0 && depth > AGGREGATE_BOUNDS.levels)
    refuse(`${at}.by`, `axes nest at most ${AGGREGATE_BOUNDS.levels} deep.`, { bound: AGGREGATE_BOUNDS.levels });
  for (const [name, axis] of inner) {
    const place = `${at}.by.${name}`;
    if (++seen.axes > axes) refuse(place, `a tree has at most ${axes} axes.`, { bound: axes });
    checkAxis(collection, axis, place);
    checkLevel(collection, axis, place, depth + 1, seen);
  }
}

function checkMeasure(collection: Collection<any>, measure: Measure, at: string): void {
  if (measure.measure === 'hits') {
    const { hits, keys } = AGGREGATE_BOUNDS;
    if (!Number.isInteger(measure.size) || measure.size < 1 || measure.size > hits)
      refuse(`${at}.size`, `1 to ${hits} hits, ${measure.size} asked.`, { bound: hits });
    const sort = measure.sort ?? [];
    if (sort.length > keys) refuse(`${at}.sort`, `at most ${keys} fields, ${sort.length} given.`, { bound: keys });
    for (const { field } of sort) numeric(collection, field, `${at}.sort`);
  } else if (measure.measure === 'distinct') countable(collection, measure.field, `${at}.field`);
  else numeric(collection, measure.field, `${at}.field`);
}

function checkAxis(collection: Collection<any>, axis: Axis, at: string): void {
  switch (axis.axis) {
    case 'values': {
      countable(collection, axis.field, `${at}.field`);
      if (axis.granularity && collection.fields[axis.field]!.kind !== 'date')
        refuse(`${at}.granularity`, `${axis.field} is no date.`);
      for (const key of ['offset', 'top'] as const) {
        const given = axis[key];
        if (given !== undefined && (!Number.isInteger(given) || given < 0))
          refuse(`${at}.${key}`, `${given} is no whole number of buckets.`);
      }
      break;
    }
    case 'years':
    case 'months': {
      if (collection.fields[axis.field]?.kind !== 'date') refuse(`${at}.field`, `${axis.field} is no date.`);
      const { from, to } = axis;
      for (const [key, given] of [
        ['from', from],
        ['to', to],
      ] as const)
        if (given !== undefined && !(axis.axis === 'years' ? isYear(given) : isMonth(given)))
          refuse(`${at}.${key}`, `${given} should be ${axis.axis === 'years' ? 'a year: yyyy' : 'a month: yyyyMM'}.`);
      if (from !== undefined && to !== undefined && from > to) refuse(`${at}.to`, `${to} is before ${from}.`);
      break;
    }
    case 'ranges':
      numeric(collection, axis.field, `${at}.field`);
      checkParts(`${at}.ranges`, axis.ranges.map(rangeName));
      for (const [i, { from, to }] of axis.ranges.entries())
        if (Number.isNaN(from) || Number.isNaN(to) || (from !== undefined && to !== undefined && from > to))
          refuse(`${at}.ranges[${i}]`, `${to} should not be less than ${from}.`);
      break;
    case 'queries':
      checkParts(
        `${at}.queries`,
        axis.queries.map(({ name }) => name),
      );
      break;
    default:
      refuse(`${at}.axis`, `"${(axis as { axis: string }).axis}" should be values, years, months, ranges or queries.`);
  }
}

/** What a range is called in the answer. */
export const rangeName = ({ name, from, to }: { name?: string; from?: number; to?: number }): string =>
  name ?? `${from ?? ''}..${to ?? ''}`;

function checkParts(at: string, names: readonly string[]): void {
  const { parts } = AGGREGATE_BOUNDS;
  if (names.length > parts)
    refuse(at, `at most ${parts}, ${names.length} given.`, { given: names.length, bound: parts });
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) refuse(at, `"${twice}" stands there twice.`);
}

const isYear = (n: number) => Number.isInteger(n) && n >= 0 && n <= 9999;
const isMonth = (n: number) => isYear(Math.trunc(n / 100)) && Number.isInteger(n) && n % 100 >= 1 && n % 100 <= 12;

function numeric(collection: Collection<any>, code: string, at: string): void {
  const kind = collection.fields[code]?.kind;
  if (kind !== 'number' && kind !== 'date') refuse(at, `${code} is no number or date.`);
}
