import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { discardReports, writeReportFiles } from '#operations/shared/report-files.ts';
import { ValueReportData } from './data.ts';

const write: Step<ValueReportData> = async (data, context) => {
  const { valueFacts } = await import('./facts.ts');
  const { valueReport } = await import('./report.ts');
  const document = valueReport(await valueFacts(data, context));
  return { report: await writeReportFiles(document, { title: document.title, name: 'patent-value-report' }, context) };
};

/** From a granted patent to a report on its standing and value. */
// biome-ignore format: read it as a table
export const valueReportFlow = defineFlow({
  name: 'patent-value-report', data: ValueReportData, start: 'writing',
  states: {
    writing: work(write, 'ready'),
    ready:   final(),
  },
  stages: { report: ['writing', 'ready'] },
  title: ({ publication_number, title }) => `${publication_number} ${title}`,
  discard: discardReports,
});
