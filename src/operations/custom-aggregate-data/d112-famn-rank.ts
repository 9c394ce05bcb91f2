import { largestFamilies } from '#analytics/ranked.ts';
import { d112ReportdataFamnRank } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';
import { rankedRows } from './ranked-rows.ts';

export default chart({
  contract: d112ReportdataFamnRank,
  path: '/shhgy/reportdata/famn-rank',
  summary: 'The twenty largest families with a patent that was found',
  description:
    'Simple families by their stored publications; with `collapse_type` INPADOC or EXTEND, extended families by all members that are known. Each family is shown once.',
  example: { body: { query_text: 'TACD: battery' } },
  query: report(),
  tree: {},
  rows: async (_counted, { corpus, request, selection: { unit } }) =>
    rankedRows(
      await largestFamilies(corpus, request, unit === 'IFAM_ID' || unit === 'EFAM_ID' ? 'EFAM_ID' : 'FAM_ID', 20),
    ),
});
