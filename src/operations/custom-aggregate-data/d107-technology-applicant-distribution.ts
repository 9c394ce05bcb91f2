import { APPLICANT, bucketsOf, top } from '#analytics/axes.ts';
import { d107ReportdataTechnologyApplicantDistribution } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { classRows } from '#operations/shared/class-titles.ts';
import { report } from '#operations/shared/report-query.ts';

export default chart({
  contract: d107ReportdataTechnologyApplicantDistribution,
  path: '/shhgy/reportdata/technology-applicant-distribution',
  summary: 'The ten largest IPC main groups, each with its ten largest applicants',
  description: 'The class title stands as `content`, in Chinese where there is one.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: { by: { group: top('IPC_GROUP', 10, { by: { applicant: top(APPLICANT, 10) } }) } },
  async rows(counted, { corpus }) {
    const groups = bucketsOf(counted, 'group');
    const [titled = []] = await classRows(corpus, [groups]);
    return {
      values: groups.map((group, i) => ({
        ipc: { ipc: group.value, detail: [{ code: group.value, content: titled[i]!.content }] },
        app_info: bucketsOf(group, 'applicant').map(({ value, count }) => ({ name: value, num: count })),
      })),
    };
  },
});
