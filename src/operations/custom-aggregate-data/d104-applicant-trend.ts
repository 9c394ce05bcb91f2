import { APPLICANT, bucketsOf, top } from '#analytics/axes.ts';
import { d104ReportdataApplicantTrend } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';

export default chart({
  contract: d104ReportdataApplicantTrend,
  path: '/shhgy/reportdata/applicant-trend',
  summary:
    'The ten applicants with the most filings, by application year over the years that the query asks for, else the last 10',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: ({ selection: { years } }) => ({
    by: { applicant: top(APPLICANT, 10, { by: { year: { axis: 'years', field: 'APD', ...years } } }) },
  }),
  rows: (counted) => ({
    values: bucketsOf(counted, 'applicant').map((applicant) => ({
      name: applicant.value,
      info: bucketsOf(applicant, 'year').map(({ value, count }) => ({ year: Number(value), total: count })),
    })),
  }),
});
