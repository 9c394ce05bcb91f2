import type { Unit } from '#analytics/unit.ts';
import { lastYears, type Years, yearOf } from '#analytics/years.ts';
import type { OperationInput } from '#contract/types.ts';
import type { ParseOptions } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { Select } from './chart.ts';
import { patentRequest } from './patent-query.ts';

/** Years of a trend where the query names none: these charts take no dates beside it. */
const TREND_YEARS = 10;
/** Of a longer range the last ones are shown. */
const MOST_YEARS = 30;

const yearIn = (day: string | undefined) => (day === undefined ? undefined : Number(day.slice(0, 4)));

/** The application years to which a query is bound as a whole; else the last ten up to the clock's. */
function trendYears(query: Query, now: number): Years {
  const bound = (query.kind === 'and' ? query.of : [query]).find(
    (part) => part.kind === 'range' && part.field === 'APD',
  ) as Extract<Query, { kind: 'range' }> | undefined;
  const to = Math.min(yearIn(bound?.to) ?? yearOf(now), yearOf(now));
  const from = Math.max(yearIn(bound?.from) ?? to - TREND_YEARS + 1, to - MOST_YEARS + 1);
  return from <= to ? { from, to } : lastYears(TREND_YEARS, now);
}

/**
 * What a search expression finds; counted are publications, or the groups that `collapse_type` names. A trend covers
 * the application years that the query asks for (`... AND APD: [2003 TO 2012]`), without them the last ten up to the
 * clock's. `reading`: what the expression may hold.
 */
export const report =
  (reading: ParseOptions = {}): Select<OperationInput<'D102'>['body']> =>
  (asked, { now }) => {
    const { query, stemming, collapse } = patentRequest(asked, reading);
    return {
      query,
      ...(stemming !== undefined && { stemming }),
      ...(collapse && { collapse, unit: collapse.field as Unit }),
      years: trendYears(query, now),
    };
  };
