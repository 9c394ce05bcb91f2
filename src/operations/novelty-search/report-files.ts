import type { StepContext } from '#flows/flow.ts';
import { type ReportFiles, writeReportFiles } from '#operations/shared/report-files.ts';
import type { NoveltySearchData } from './data.ts';
import { checkedQuotes } from './report/quotes.ts';
import { reportOf } from './report/report.ts';

/**
 * Writes the report in every format. Each quote is read again in the corpus first; what is no longer there is said, not
 * shown.
 */
export async function makeReport(data: NoveltySearchData, context: StepContext): Promise<ReportFiles> {
  const { services, task_id } = context;
  const document = reportOf(data, {
    task_id,
    quotes: await checkedQuotes(data, services.corpus),
    address: services.base_url(),
    now: new Date(services.clock()),
  });
  return writeReportFiles(document, { title: data.title ?? document.title, name: 'novelty-report' }, context);
}
