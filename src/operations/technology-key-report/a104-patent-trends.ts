import { filingRows, filings } from '#analytics/trend.ts';
import { a104InsightsCompanyPatentTrends } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';

export default chart({
  contract: a104InsightsCompanyPatentTrends,
  path: '/insights-company/patent-trends',
  summary: 'Applications that a company filed and their grants, by application year',
  description:
    'Counts applications; one is granted when a granted right of it is stored. The last 20 years, or those asked for.',
  example: { query: { company_name: 'Tarrant Cell Works' } },
  query: company('filed'),
  tree: ({ selection }) => filings(selection.years),
  rows: (counted) =>
    filingRows(counted).map(({ year, total, granted, rate }) => ({
      ...{ year, application: total, granted, percentage: rate },
    })),
});
