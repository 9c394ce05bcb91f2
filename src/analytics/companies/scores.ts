import { percentileIn } from '../percentile.ts';
import { type Dimension, INDICATOR_NAMES, INDICATORS, type IndicatorName, mean } from './indicators.ts';

/**
 * What a company is compared with: all owners with enough families, as numbers in order. Of a hundred thousand owners
 * a score is found by halving, and nothing of them is kept but these.
 */
export interface Comparison {
  /** How many owners compare. */
  readonly companies: number;
  /** Of each indicator that has a dimension the known values of all, ascending. */
  readonly values: Readonly<Partial<Record<IndicatorName, Float64Array>>>;
  /** The totals of those that have one, ascending. */
  readonly totals: Float64Array;
}

/** Indicators of owners, one row after the other in the order of `INDICATOR_NAMES`; not a number: unknown. */
export type IndicatorRows = Float64Array;

/** The row of an owner. */
export const rowOf = (indicators: Partial<Record<IndicatorName, number>>): number[] =>
  INDICATOR_NAMES.map((name) => indicators[name] ?? Number.NaN);

const dimensionOf = (name: IndicatorName) => (INDICATORS[name] as { dimension?: Dimension }).dimension;

/** Puts the rows of all owners in order. */
export function comparisonAmong(parts: readonly IndicatorRows[]): Comparison {
  const width = INDICATOR_NAMES.length;
  const companies = parts.reduce((sum, { length }) => sum + length / width, 0);
  const values: Partial<Record<IndicatorName, Float64Array>> = {};
  for (const [column, name] of INDICATOR_NAMES.entries()) {
    if (!dimensionOf(name)) continue;
    const found = new Float64Array(companies);
    let known = 0;
    for (const rows of parts)
      for (let at = column; at < rows.length; at += width) if (!Number.isNaN(rows[at]!)) found[known++] = rows[at]!;
    values[name] = found.slice(0, known).sort();
  }
  const untold: Comparison = { companies, values, totals: new Float64Array() };
  const totals: number[] = [];
  for (const rows of parts)
    for (let at = 0; at < rows.length; at += width) {
      const own = Object.fromEntries(
        INDICATOR_NAMES.flatMap((name, column) =>
          Number.isNaN(rows[at + column]!) ? [] : [[name, rows[at + column]!]],
        ),
      );
      const total = totalOf(own, untold)?.total;
      if (total !== undefined) totals.push(total);
    }
  return { ...untold, totals: Float64Array.from(totals).sort() };
}

/** Companies that are compared have at least so many families. */
export const LEAST_FAMILIES = 5;
/** Ratings are given where so many compare. */
export const LEAST_COMPARED = 100;

const DIMENSIONS: readonly Dimension[] = [
  'fundamental',
  'rd_scale_and_stability',
  'tech_influence',
  'tech_layout',
  'tech_quality',
];
/** Bands of the total's place from the top, in percent. */
const BANDS = [
  ...([
    ['AAA', 1],
    ['AA', 5],
    ['A', 15],
    ['BBB', 35],
    ['BB', 60],
    ['B', 80],
    ['CCC', 92],
    ['CC', 98],
    ['C', 100],
  ] as const),
];

/** The percentile of each indicator that has a dimension; where less is better, counted from the other end. */
export function percentilesOf(
  own: Partial<Record<IndicatorName, number>>,
  { values }: Comparison,
): Partial<Record<IndicatorName, number>> {
  return Object.fromEntries(
    INDICATOR_NAMES.flatMap((name) => {
      const value = own[name];
      const declared = INDICATORS[name] as { dimension?: Dimension; less?: true };
      if (value === undefined || !declared.dimension) return [];
      const place = percentileIn(value, values[name] ?? new Float64Array());
      return place === undefined ? [] : [[name, declared.less ? 100 - place : place]];
    }),
  );
}

export interface Score {
  readonly dimensions: Partial<Record<Dimension, number>>;
  readonly total: number;
  readonly rating?: string;
}

function totalOf(own: Partial<Record<IndicatorName, number>>, comparison: Comparison) {
  const places = percentilesOf(own, comparison);
  const dimensions = Object.fromEntries(
    DIMENSIONS.flatMap((dimension) => {
      const known = INDICATOR_NAMES.filter((name) => dimensionOf(name) === dimension).flatMap(
        (name) => places[name] ?? [],
      );
      return known.length === 0 ? [] : [[dimension, mean(known)!]];
    }),
  ) as Score['dimensions'];
  const known = Object.values(dimensions);
  return known.length === DIMENSIONS.length ? { dimensions, total: mean(known)! } : undefined;
}

/**
 * Five dimensions, each the mean percentile of its indicators among the companies compared; their mean is the total.
 * The rating is the band of the total's place among the totals of all of them, given where 100 compare. Absent where a
 * dimension has no known indicator.
 */
export function scoreOf(own: Partial<Record<IndicatorName, number>>, comparison: Comparison): Score | undefined {
  const found = totalOf(own, comparison);
  if (!found) return undefined;
  const place = percentileIn(found.total, comparison.totals);
  if (comparison.companies < LEAST_COMPARED || place === undefined) return found;
  const above = 100 - place;
  return { ...found, rating: BANDS.find(([, percent]) => above <= percent)![0] };
}
