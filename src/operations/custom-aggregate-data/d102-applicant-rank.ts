import { APPLICANT, bucketsOf, top } from '#analytics/axes.ts';
import { d102ReportdataApplicantRank } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';

export default chart({
  contract: d102ReportdataApplicantRank,
  path: '/shhgy/reportdata/applicant-rank',
  summary: 'The ten applicants with the most filings',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: { by: { applicant: top(APPLICANT, 10) } },
  rows: (counted) => ({
    values: bucketsOf(counted, 'applicant').map(({ value, count }) => ({ name: value, num: count })),
  }),
});
