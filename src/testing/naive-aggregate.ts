import type { Aggregate, AggregateTree, Axis, AxisCounts, Bucket, Level, Measure } from '#corpus/aggregation.ts';
import type { Query } from '#corpus/query/tree.ts';

/** What the oracle has to know of documents. `D`: a document. */
export interface NaiveDocuments<D> {
  /** Values of a field as they are shown: texts or numbers. */
  readonly values: (code: string, document: D) => readonly (string | number)[];
  readonly unit: (code: string, document: D) => string;
  readonly matches: (query: Query, document: D) => boolean;
  /** Every stored document, found or not. */
  readonly stored: readonly D[];
  readonly order: (sort: NonNullable<Extract<Measure, { measure: 'hits' }>['sort']>) => (a: D, b: D) => number;
  readonly id: (document: D) => string;
}

/** The oracle's answer to a tree: every level looks at every document again. */
export function naiveAggregate<D>(found: readonly D[], tree: AggregateTree, about: NaiveDocuments<D>): Aggregate {
  const units = (members: readonly D[]): D[][] =>
    tree.unit === undefined
      ? members.map((each) => [each])
      : [...Map.groupBy(members, (each) => about.unit(tree.unit!, each)).values()];

  function level(members: readonly D[], asked: Level): Aggregate {
    const groups = units(members);
    const measures = Object.entries(asked.measures ?? {}).flatMap(([name, measure]) => {
      const value = measured(groups, measure, about);
      return value === undefined ? [] : [[name, value] as const];
    });
    return {
      count: groups.length,
      ...(asked.measures && { measures: Object.fromEntries(measures) }),
      ...(asked.by && {
        by: Object.fromEntries(Object.entries(asked.by).map(([name, axis]) => [name, along(members, axis)])),
      }),
    };
  }

  function along(members: readonly D[], axis: Axis): AxisCounts {
    const has = placesOf(axis, about, tree.unit);
    const groups = units(members);
    const all = [...new Set(members.flatMap(has))];
    const count = (value: string) => groups.filter((group) => group.some((each) => has(each).includes(value))).length;
    const rows = listed(
      axis,
      all.filter((value) => value !== OUTSIDE),
      count,
    );
    const bucket = (value: string): Bucket => {
      const inside = members.filter((each) => has(each).includes(value));
      return inside.length === 0 ? { value, count: 0 } : { value, ...level(inside, axis) };
    };
    return {
      distinct: all.filter((value) => value !== OUTSIDE).length,
      other: groups.filter((group) => group.flatMap(has).some((value) => !rows.includes(value))).length,
      without: groups.filter((group) => group.flatMap(has).length === 0).length,
      buckets: rows.map(bucket),
    };
  }

  return level(found, tree);
}

/** Stands for a value that no range or query holds. */
const OUTSIDE = '\u0000';

/** The buckets that a document has a part in. */
function placesOf<D>(axis: Axis, about: NaiveDocuments<D>, unit: string | undefined): (document: D) => string[] {
  switch (axis.axis) {
    case 'values': {
      const length = axis.granularity === 'year' ? 4 : axis.granularity === 'month' ? 6 : undefined;
      return (document) => about.values(axis.field, document).map((value) => String(value).slice(0, length));
    }
    case 'years':
    case 'months':
      return (document) =>
        about.values(axis.field, document).map((value) => String(value).slice(0, axis.axis === 'years' ? 4 : 6));
    case 'ranges':
      return (document) =>
        about.values(axis.field, document).flatMap((value) => {
          const held = axis.ranges.filter(
            ({ from, to }) =>
              (from === undefined || Number(value) >= from) && (to === undefined || Number(value) <= to),
          );
          return held.length === 0 ? [OUTSIDE] : held.map(({ name, from, to }) => name ?? `${from ?? ''}..${to ?? ''}`);
        });
    case 'queries':
      return (document) => {
        const asked =
          axis.members === 'stored' && unit !== undefined
            ? about.stored.filter((each) => about.unit(unit, each) === about.unit(unit, document))
            : [document];
        const held = axis.queries.filter(({ query }) => asked.some((each) => about.matches(query, each)));
        return held.length === 0 ? [OUTSIDE] : held.map(({ name }) => name);
      };
  }
}

/** The values that get a bucket, in order. */
function listed(axis: Axis, all: readonly string[], count: (value: string) => number): string[] {
  switch (axis.axis) {
    case 'values': {
      const { offset = 0, top = 10 } = axis;
      const sorted = [...all].sort((a, b) => count(b) - count(a) || Buffer.compare(Buffer.from(a), Buffer.from(b)));
      return sorted.slice(offset, offset + top);
    }
    case 'years':
    case 'months': {
      const numbers = all.map(Number);
      const { from = Math.min(...numbers), to = Math.max(...numbers) } = axis;
      const rows: string[] = [];
      for (let at = from; at <= to; at++) {
        const calendar = axis.axis === 'years' || (at % 100 >= 1 && at % 100 <= 12);
        if (calendar || numbers.includes(at)) rows.push(String(at));
      }
      return rows;
    }
    case 'ranges':
      return axis.ranges.map(({ name, from, to }) => name ?? `${from ?? ''}..${to ?? ''}`);
    case 'queries':
      return axis.queries.map(({ name }) => name);
  }
}

function measured<D>(
  units: readonly (readonly D[])[],
  measure: Measure,
  about: NaiveDocuments<D>,
): number | string[] | undefined {
  if (measure.measure === 'hits') {
    const order = about.order(measure.sort ?? []);
    const firsts = units.map((members) => [...members].sort(order)[0]!);
    return firsts.sort(order).slice(0, measure.size).map(about.id);
  }
  const each = units.flatMap((members) => [
    ...new Set(members.flatMap((document) => about.values(measure.field, document))),
  ]);
  if (measure.measure === 'distinct') return new Set(each).size;
  const numbers = each.map(Number).sort((a, b) => a - b);
  const n = numbers.length;
  if (n === 0) return undefined;
  const sum = numbers.reduce((total, value) => total + value, 0);
  switch (measure.measure) {
    case 'sum':
      return sum;
    case 'mean':
      return sum / n;
    case 'min':
      return numbers[0]!;
    case 'max':
      return numbers.at(-1)!;
    case 'median':
      return (numbers[Math.floor((n - 1) / 2)]! + numbers[Math.floor(n / 2)]!) / 2;
  }
}
