import { APPLICANT, bucketsOf, top } from '#analytics/axes.ts';
import { d103ReportdataApplicantTechnologyAnalysis } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { classRows } from '#operations/shared/class-titles.ts';
import { report } from '#operations/shared/report-query.ts';

export default chart({
  contract: d103ReportdataApplicantTechnologyAnalysis,
  path: '/shhgy/reportdata/applicant-technology-analysis',
  summary: 'The ten applicants with the most filings, each with its ten main IPC groups',
  description: 'The class title stands as `content`, in Chinese where there is one.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: { by: { applicant: top(APPLICANT, 10, { by: { group: top('IPC_GROUP', 10) } }) } },
  async rows(counted, { corpus }) {
    const applicants = bucketsOf(counted, 'applicant');
    const ipc = await classRows(
      corpus,
      applicants.map((applicant) => bucketsOf(applicant, 'group')),
    );
    return { values: applicants.map(({ value }, i) => ({ name: value, ipc: ipc[i]! })) };
  },
});
