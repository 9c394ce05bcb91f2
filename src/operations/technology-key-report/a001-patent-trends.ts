import { filingRows, filings } from '#analytics/trend.ts';
import { a001InsightsPatentTrends } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';

export default chart({
  contract: a001InsightsPatentTrends,
  path: '/insights/patent-trends',
  posted_at: ['/insights-openapi/patent-trends-query'],
  summary: 'Applications and grants by application year',
  description:
    'Counts applications; one is granted when a granted right of it is stored. The last 20 years, or those asked for. ' +
    'Each year is a row; the first row has all years once more under `values`, in the names of another form of the interface.',
  example: { query: { keywords: 'battery', apply_start_time: '2015', apply_end_time: '2024' } },
  query: insights,
  tree: ({ selection }) => filings(selection.years),
  rows(counted) {
    const years = filingRows(counted);
    const values = years.map(({ year, total, granted, rate }) => ({
      ...{ year, total, grant_num: granted, grant_rate: rate },
    }));
    return years.map(({ year, total, granted, rate }, i) => ({
      ...{ year, application: total, granted, percentage: rate, values: i === 0 ? values : [] },
    }));
  },
});
