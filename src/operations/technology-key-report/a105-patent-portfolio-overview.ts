import { countOf } from '#analytics/axes.ts';
import { a105InsightsCompanyPatentPortfolioOverview } from '#contract/generated/technology-key-report.ts';
import type { Axis } from '#corpus/aggregation.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';

/** Of an application, any stored publication may be the one that is active, or has a family abroad. */
const PARTS: Axis = {
  axis: 'queries',
  members: 'stored',
  queries: [
    { name: 'active', query: { kind: 'values', field: 'SIMPLE_LEGAL_STATUS', values: ['1'] } },
    { name: 'known', query: { kind: 'values', field: 'SIMPLE_LEGAL_STATUS', values: ['0', '1', '2', '220', '221'] } },
    { name: 'multilateral', query: { kind: 'range', field: 'FAM_COUNTRY_COUNT', from: '2' } },
    { name: 'pct', query: { kind: 'values', field: 'AUTHORITY', values: ['WO'] } },
  ],
};

export default chart({
  contract: a105InsightsCompanyPatentPortfolioOverview,
  path: '/insights-company/patent-portfolio-overview',
  summary: 'The applications that a company owns: all, active, filed abroad, international',
  description:
    'Counts applications. Multilateral: the stored simple family has publications of two or more authorities. PCT: international applications themselves.',
  example: { query: { company_name: 'Tarrant Cell Works' } },
  query: company('owned'),
  tree: { by: { part: PARTS } },
  rows: (counted) => ({
    total_application: counted.count,
    // where no status is known, nobody knows how many are active
    currently_active_patents: countOf(counted, 'part', 'known') > 0 ? countOf(counted, 'part', 'active') : undefined,
    multilateral_application: countOf(counted, 'part', 'multilateral'),
    pct_application: countOf(counted, 'part', 'pct'),
  }),
});
