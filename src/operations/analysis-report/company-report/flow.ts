import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { bracketed } from '#operations/shared/jobs.ts';
import { discardReports, writeReportFiles } from '#operations/shared/report-files.ts';
import { CompanyReportData } from './data.ts';

const write: Step<CompanyReportData> = async (data, context) => {
  const { companyReport } = await import('./report.ts');
  const document = await companyReport(data, context);
  return { report: await writeReportFiles(document, { title: document.title, name: 'company-report' }, context) };
};

/** From a company's name to a report on all that is stored of it. */
// biome-ignore format: read it as a table
export const companyReportFlow = defineFlow({
  name: 'company-report', data: CompanyReportData, start: 'writing',
  states: {
    writing: work(write, 'ready'),
    ready:   final(),
  },
  stages: { report: ['writing', 'ready'] },
  title: ({ number, title }) => `${title} ${bracketed(number)}`,
  discard: discardReports,
});
