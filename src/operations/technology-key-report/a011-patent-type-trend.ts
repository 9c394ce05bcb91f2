import { bucketsOf, countOf, KINDS } from '#analytics/axes.ts';
import { share } from '#analytics/years.ts';
import { patents } from '#collections/patents/patents.ts';
import { a011InsightsPatentTypeTrend } from '#contract/generated/technology-key-report.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { chart } from '#operations/shared/chart.ts';
import { trendYears } from '#operations/shared/insights-query.ts';

/** Kinds of right as the interface calls them, and as the axis does. */
const TYPES = { ab: 'invention', u: 'utility_model', d: 'design' } as const;

export default chart({
  contract: a011InsightsPatentTypeTrend,
  path: '/insights/patent-type-trend',
  summary: 'Inventions, utility models and designs by application year',
  description:
    'Counts applications. `dimensions` are three lists of equal length: a year, a type, and its count. `patents_percentage` is the share of inventions in the year, 0 to 1.',
  example: { body: { query: 'TACD: battery', time_range: { start_year: '2018', end_year: '2020' } } },
  query: ({ query, time_range: { start_year, end_year } }, { now }) => ({
    query: parseQuery(patents, query, { from: 'query' }),
    unit: 'APNO',
    years: trendYears({ apply_start_time: start_year, apply_end_time: end_year }, now),
  }),
  tree: ({ selection: { years } }) => ({
    by: { year: { axis: 'years', field: 'APD', ...years, by: { kind: KINDS } } },
  }),
  rows(counted) {
    const source = bucketsOf(counted, 'year').map((bucket) => {
      const [ab, u, d] = Object.values(TYPES).map((kind) => countOf(bucket, 'kind', kind)) as [number, number, number];
      const { value: year, count } = bucket;
      return { year, count, ab, u, d, patents_percentage: share(ab, count) };
    });
    const cells = source.flatMap((row) =>
      (Object.keys(TYPES) as (keyof typeof TYPES)[]).map((type) => [row.year, type, row[type]] as const),
    );
    return {
      source,
      dimensions: {
        year: cells.map(([year]) => year),
        patent_type: cells.map(([, type]) => type.toUpperCase()),
        count: cells.map(([, , count]) => String(count)),
      },
    };
  },
});
