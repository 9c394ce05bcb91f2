import { bucketsOf, top } from '#analytics/axes.ts';
import { d108ReportdataTechnologyConstitute } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { classRows } from '#operations/shared/class-titles.ts';
import { report } from '#operations/shared/report-query.ts';

export default chart({
  contract: d108ReportdataTechnologyConstitute,
  path: '/shhgy/reportdata/technology-constitute',
  summary: 'The hundred largest IPC subclasses',
  description: 'The class title stands as `content`, in Chinese where there is one.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: { by: { subclass: top('IPC_SUB_CLASS', 100) } },
  async rows(counted, { corpus }) {
    const [values = []] = await classRows(corpus, [bucketsOf(counted, 'subclass')]);
    return { values };
  },
});
