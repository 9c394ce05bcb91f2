import type { Aggregate, Axis, Level } from '#corpus/aggregation.ts';
import { share, type Years } from './years.ts';

/** A bucket for each granted right: a unit is granted when one of its stored publications is. */
export const grants = {
  axis: 'queries',
  members: 'stored',
  queries: [{ name: 'granted', query: { kind: 'values', field: 'GRANTED', values: ['1'] } }],
} as const satisfies Axis;

/** Filings by application year, with their grants. */
export const filings = (years: Years): Level => ({
  by: { year: { axis: 'years', field: 'APD', ...years, by: { grants } } },
});

/** A year of `filings`. */
export interface Filings {
  readonly year: string;
  readonly total: number;
  readonly granted: number;
  /** Granted of all, 0 to 1, not rounded; undefined for a year without filings. */
  readonly rate: number | undefined;
}

/** The rows of `filings`, years without a filing with 0. */
export const filingRows = ({ by }: Aggregate): Filings[] =>
  by!.year!.buckets.map(({ value, count, by: inner }) => {
    const granted = inner?.grants?.buckets[0]?.count ?? 0;
    return { year: value, total: count, granted, rate: share(granted, count) };
  });
