import type { Unit } from '#analytics/unit.ts';
import { lastYears } from '#analytics/years.ts';
import type { OperationInput } from '#contract/types.ts';
import type { ParseOptions } from '#corpus/query/parse.ts';
import type { Select } from './chart.ts';
import { patentRequest } from './patent-query.ts';

/** Years of a trend: these charts take no dates beside their query. */
const TREND_YEARS = 10;

/**
 * What a search expression finds; counted are publications, or the groups that `collapse_type` names. A trend covers
 * the last ten years up to the clock's. `reading`: what the expression may hold.
 */
export const report =
  (reading: ParseOptions = {}): Select<OperationInput<'D102'>['body']> =>
  (asked, { now }) => {
    const { query, stemming, collapse } = patentRequest(asked, reading);
    return {
      query,
      ...(stemming !== undefined && { stemming }),
      ...(collapse && { collapse, unit: collapse.field as Unit }),
      years: lastYears(TREND_YEARS, now),
    };
  };
