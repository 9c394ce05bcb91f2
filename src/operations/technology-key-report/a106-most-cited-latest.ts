import { mostCited } from '#analytics/ranked.ts';
import { a106InsightsCompanyMostCitedLatest } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';
import { rankedPatents } from './cited-rows.ts';

export default chart({
  contract: a106InsightsCompanyMostCitedLatest,
  path: '/insights-company/most-cited-latest',
  summary: 'The ten patents of a company that most stored publications cite',
  description: 'An application is shown once, by its most cited publication.',
  example: { query: { company_name: 'Tarrant Cell Works', lang: 'en' } },
  query: company('owned'),
  tree: {},
  rows: async (_counted, about) => rankedPatents(await mostCited(about, about.selection.unit, 10)),
});
