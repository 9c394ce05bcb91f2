import { mostCited } from '#analytics/ranked.ts';
import { d111ReportdataReferedRank } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';
import { rankedRows } from './ranked-rows.ts';

export default chart({
  contract: d111ReportdataReferedRank,
  path: '/shhgy/reportdata/refered-rank',
  summary: 'The twenty patents found that stored patents cite most',
  description:
    'Citing publications are counted, or citing families where `collapse_type` asks for families. A group is shown once, by its most cited publication.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: {},
  rows: async (_counted, about) => rankedRows(await mostCited(about, about.selection.unit, 20)),
});
