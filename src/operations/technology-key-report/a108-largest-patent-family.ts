import { largestFamilies } from '#analytics/ranked.ts';
import { a108InsightsCompanyLargestPatentFamily } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';
import { rankedPatents } from './cited-rows.ts';

export default chart({
  contract: a108InsightsCompanyLargestPatentFamily,
  path: '/insights-company/largest-patent-family',
  summary: 'The twenty largest simple families of a company',
  description: 'By stored publications of the family; each family is shown once.',
  example: { query: { company_name: 'Tarrant Cell Works', lang: 'en' } },
  query: company('owned', 'FAM_ID'),
  tree: {},
  rows: async (_counted, { corpus, request }) => rankedPatents(await largestFamilies(corpus, request, 'FAM_ID', 20)),
});
