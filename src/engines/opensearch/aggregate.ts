import {
  AGGREGATE_BOUNDS,
  type Aggregate,
  type AggregateTree,
  type Axis,
  type AxisCounts,
  type Bucket,
  type Level,
  type Measure,
  rangeName,
  tooManyBuckets,
} from '#corpus/aggregation.ts';
import type { Collection } from '#corpus/collection.ts';
import { column } from './columns.ts';
import { orderOf } from './groups.ts';
import type { Row } from './rows.ts';

/** A document that is counted, with the unit it belongs to. */
export interface Counted {
  readonly row: Row;
  readonly unit: string;
}

/** What counting needs beside the documents. */
export interface Counting {
  /** Name of a query of an axis among `Row.matched`, by its place in the tree. */
  readonly queryName: (axis: Axis, i: number) => string;
  /** Of a unit: the named queries that one of its stored members matches. */
  readonly stored: (unit: string) => ReadonlySet<string>;
}

/** Stands for a value that no range or query holds. */
const OUTSIDE = Symbol('outside');
type Place = string | typeof OUTSIDE;

/** Columns that a tree reads. */
export function columnsOfTree(collection: Collection<any>, tree: AggregateTree): string[] {
  const columns = new Set<string>(tree.unit === undefined ? [] : [column.keyword(tree.unit)]);
  const visit = ({ measures = {}, by = {} }: Level): void => {
    for (const measure of Object.values(measures)) {
      if (measure.measure === 'hits') for (const { field } of measure.sort ?? []) columns.add(column.number(field));
      else columns.add(measuredColumn(collection, measure));
    }
    for (const axis of Object.values(by)) {
      if (axis.axis !== 'queries') columns.add(axisColumn(axis));
      visit(axis);
    }
  };
  visit(tree);
  return [...columns];
}

/** Where the values of a measure are. */
export const measuredColumn = (collection: Collection<any>, { field }: Exclude<Measure, { measure: 'hits' }>) =>
  collection.fields[field]!.kind === 'keyword' ? column.shown(field) : column.number(field);

/** Where the values of an axis are. */
export function axisColumn(axis: Exclude<Axis, { axis: 'queries' }>): string {
  switch (axis.axis) {
    case 'values':
      return axis.granularity ? column[axis.granularity](axis.field) : column.shown(axis.field);
    case 'years':
      return column.year(axis.field);
    case 'months':
      return column.month(axis.field);
    case 'ranges':
      return column.number(axis.field);
  }
}

/** Counts documents along a tree. @throws ServiceError `invalid_query` for too many buckets. */
export function countTree(
  collection: Collection<any>,
  found: readonly Counted[],
  tree: AggregateTree,
  counting: Counting,
): Aggregate {
  let made = 0;
  const make = (n: number) => {
    made += n;
    if (made > AGGREGATE_BOUNDS.buckets) throw tooManyBuckets(made);
  };
  const unitsOf = (members: readonly Counted[]): number =>
    tree.unit === undefined ? members.length : new Set(members.map(({ unit }) => unit)).size;

  function level(members: readonly Counted[], asked: Level): Aggregate {
    const measures = Object.entries(asked.measures ?? {}).flatMap(([name, measure]) => {
      const value =
        measure.measure === 'hits'
          ? firsts(members, measure)
          : measured(members, measure, measuredColumn(collection, measure));
      if (Array.isArray(value)) make(value.length);
      return value === undefined ? [] : [[name, value] as const];
    });
    return {
      count: unitsOf(members),
      ...(asked.measures && { measures: Object.fromEntries(measures) }),
      ...(asked.by && {
        by: Object.fromEntries(Object.entries(asked.by).map(([name, axis]) => [name, along(members, axis)])),
      }),
    };
  }

  function along(members: readonly Counted[], axis: Axis): AxisCounts {
    const places = placesOf(axis, counting);
    const groups = new Map<Place, Counted[]>();
    const placed = new Set<string>();
    for (const member of members) {
      for (const place of places(member)) {
        const group = groups.get(place);
        if (group) group.push(member);
        else groups.set(place, [member]);
        placed.add(member.unit);
      }
    }
    const counts = new Map<string, number>();
    for (const [place, group] of groups) if (place !== OUTSIDE) counts.set(place, unitsOf(group));
    const rows = listed(axis, counts);
    make(rows.length);
    const shown = new Set<Place>(rows);
    const others = new Set<string>();
    for (const [place, group] of groups) if (!shown.has(place)) for (const { unit } of group) others.add(unit);
    return {
      distinct: counts.size,
      other: others.size,
      without: unitsOf(members) - placed.size,
      buckets: rows.map((value): Bucket => {
        const group = groups.get(value);
        return group ? { value, ...level(group, axis) } : { value, count: 0 };
      }),
    };
  }

  return level(found, tree);
}

/** Where a document stands on an axis; each place once. */
function placesOf(axis: Axis, { queryName, stored }: Counting): (member: Counted) => readonly Place[] {
  switch (axis.axis) {
    case 'ranges': {
      const name = axisColumn(axis);
      return ({ row }) => [
        ...new Set(
          row.values(name).flatMap((value): Place[] => {
            const held = axis.ranges.filter(
              ({ from, to }) =>
                (from === undefined || Number(value) >= from) && (to === undefined || Number(value) <= to),
            );
            return held.length === 0 ? [OUTSIDE] : held.map(rangeName);
          }),
        ),
      ];
    }
    case 'queries':
      return ({ row, unit }) => {
        const matched = axis.members === 'stored' ? stored(unit) : row.matched;
        const held = axis.queries.filter((_, i) => matched.has(queryName(axis, i)));
        return held.length === 0 ? [OUTSIDE] : held.map(({ name }) => name);
      };
    default: {
      const name = axisColumn(axis);
      return ({ row }) => row.values(name) as readonly string[];
    }
  }
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Values by count, most frequent first, then by bytes. */
export const mostFrequent = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([a, m], [b, n]) => n - m || byBytes(a, b));

/** The values that get a bucket, in order. */
export function listed(axis: Axis, counts: ReadonlyMap<string, number>): string[] {
  switch (axis.axis) {
    case 'values': {
      const { offset = 0, top = 10 } = axis;
      return mostFrequent(counts)
        .slice(offset, offset + top)
        .map(([value]) => value);
    }
    case 'years':
    case 'months': {
      const numbers = [...counts.keys()].map(Number);
      const { from = Math.min(...numbers), to = Math.max(...numbers) } = axis;
      const rows: string[] = [];
      for (let at = from; at <= to; at++) {
        const calendar = axis.axis === 'years' || (at % 100 >= 1 && at % 100 <= 12);
        if (calendar || counts.has(String(at))) rows.push(String(at));
        if (rows.length > AGGREGATE_BOUNDS.buckets) throw tooManyBuckets(rows.length);
      }
      return rows;
    }
    case 'ranges':
      return axis.ranges.map(rangeName);
    case 'queries':
      return axis.queries.map(({ name }) => name);
  }
}

function measured(
  members: readonly Counted[],
  { measure }: Exclude<Measure, { measure: 'hits' }>,
  name: string,
): number | undefined {
  const perUnit = new Map<string, Set<string | number>>();
  for (const { row, unit } of members) {
    let values = perUnit.get(unit);
    if (!values) perUnit.set(unit, (values = new Set()));
    for (const value of row.values(name)) values.add(value);
  }
  const each = [...perUnit.values()].flatMap((values) => [...values]);
  if (measure === 'distinct') return new Set(each).size;
  const numbers = (each as number[]).sort((a, b) => a - b);
  const n = numbers.length;
  if (n === 0) return undefined;
  const sum = () => numbers.reduce((total, value) => total + value, 0);
  switch (measure) {
    case 'sum':
      return sum();
    case 'mean':
      return sum() / n;
    case 'min':
      return numbers[0]!;
    case 'max':
      return numbers.at(-1)!;
    case 'median':
      return (numbers[Math.floor((n - 1) / 2)]! + numbers[Math.floor(n / 2)]!) / 2;
  }
}

function firsts(members: readonly Counted[], { size, sort = [] }: Extract<Measure, { measure: 'hits' }>): string[] {
  const order = orderOf(sort);
  const best = new Map<string, Row>();
  for (const { row, unit } of members) {
    const known = best.get(unit);
    if (!known || order(row, known) < 0) best.set(unit, row);
  }
  return [...best.values()]
    .sort(order)
    .slice(0, size)
    .map(({ id }) => id);
}
