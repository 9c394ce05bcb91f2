import { bucketsOf, top } from '#analytics/axes.ts';
import { share } from '#analytics/years.ts';
import { a109InsightsCompanySimpleLegalStatus } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';

export default chart({
  contract: a109InsightsCompanySimpleLegalStatus,
  path: '/insights-company/simple-legal-status',
  summary: 'The applications that a company owns, by simple legal status',
  description: 'Counts applications; percentages are of those that have a status, which 999, undetermined, is too.',
  example: { query: { company_name: 'Tarrant Cell Works' } },
  query: company('owned'),
  tree: { by: { status: top('SIMPLE_LEGAL_STATUS', 10) } },
  rows: (counted) =>
    bucketsOf(counted, 'status').map(({ value, count }) => ({
      ...{ simple_legal_status: value, count, percentage: share(count, counted.count - counted.by!.status!.without) },
    })),
});
