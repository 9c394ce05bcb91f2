import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { discardReports, writeReportFiles } from '#operations/shared/report-files.ts';
import { ClearanceData } from './data.ts';
import { clearanceDocument } from './report.ts';
import { searchMarks } from './search.ts';

const writeReport: Step<ClearanceData> = async (data, context) => {
  const document = clearanceDocument(data, context);
  return { report: await writeReportFiles(document, { title: document.title, name: 'clearance-report' }, context) };
};

/** From a planned mark to a report on what is in its way. */
export const clearance = defineFlow({
  name: 'mark-clearance',
  data: ClearanceData,
  start: 'searching',
  states: {
    searching: work(searchMarks, 'writing_report'),
    writing_report: work(writeReport, 'report_ready'),
    report_ready: final(),
  },
  stages: { conflicts: ['searching'], report: ['writing_report', 'report_ready'] },
  title: ({ mark, nice_code }) => `${mark.slice(0, 80)} · ${nice_code.join(', ')}`,
  discard: discardReports,
});
