import { filingRows, filings } from '#analytics/trend.ts';
import { d106ReportdataPatentTrend } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';

export default chart({
  contract: d106ReportdataPatentTrend,
  path: '/shhgy/reportdata/patent-trend',
  summary:
    'Filings, grants and the share of grants by application year over the years that the query asks for, else the last 10',
  description:
    'A group that `collapse_type` makes is granted when a granted right of it is stored; a publication, when it is one itself.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: ({ selection }) => filings(selection.years),
  rows: (counted) => ({
    values: filingRows(counted).map(({ year, total, granted, rate }) => ({
      ...{ year, total, grant_num: granted, grant_rate: rate },
    })),
  }),
});
