import { percentile } from '../percentile.ts';
import { type Dimension, INDICATOR_NAMES, INDICATORS, type IndicatorName } from './indicators.ts';

/** What a company is compared with: the indicators of all owners with enough families. */
export interface Comparison {
  readonly companies: readonly Partial<Record<IndicatorName, number>>[];
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
  { companies }: Comparison,
): Partial<Record<IndicatorName, number>> {
  return Object.fromEntries(
    INDICATOR_NAMES.flatMap((name) => {
      const value = own[name];
      const declared = INDICATORS[name] as { dimension?: Dimension; less?: true };
      if (value === undefined || !declared.dimension) return [];
      const place = percentile(
        value,
        companies.flatMap((each) => each[name] ?? []),
      );
      return place === undefined ? [] : [[name, declared.less ? 100 - place : place]];
    }),
  );
}

export interface Score {
  readonly dimensions: Partial<Record<Dimension, number>>;
  readonly total: number;
  readonly rating?: string;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function totalOf(own: Partial<Record<IndicatorName, number>>, comparison: Comparison) {
  const places = percentilesOf(own, comparison);
  const dimensions = Object.fromEntries(
    DIMENSIONS.flatMap((dimension) => {
      const values = INDICATOR_NAMES.filter(
        (name) => (INDICATORS[name] as { dimension?: Dimension }).dimension === dimension,
      ).flatMap((name) => places[name] ?? []);
      return values.length === 0 ? [] : [[dimension, mean(values)]];
    }),
  ) as Score['dimensions'];
  const known = Object.values(dimensions);
  return known.length === DIMENSIONS.length ? { dimensions, total: mean(known) } : undefined;
}

/**
 * Five dimensions, each the mean percentile of its indicators among the companies compared; their mean is the total.
 * The rating is the band of the total's place among the totals of all of them, given where 100 compare. Absent where a
 * dimension has no known indicator.
 */
export function scoreOf(own: Partial<Record<IndicatorName, number>>, comparison: Comparison): Score | undefined {
  const found = totalOf(own, comparison);
  if (!found) return undefined;
  if (comparison.companies.length < LEAST_COMPARED) return found;
  const totals = comparison.companies.flatMap((each) => totalOf(each, comparison)?.total ?? []);
  const above = 100 - percentile(found.total, totals)!;
  return { ...found, rating: BANDS.find(([, percent]) => above <= percent)![0] };
}
