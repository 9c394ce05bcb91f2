import { defineFlow, reached, type Step, wait, work } from '#flows/flow.ts';
import { withoutCommands } from '#language/commands.ts';
import { discardReports, writeReportFiles } from '#operations/shared/report-files.ts';
import { findTopic } from '#skills/find-topic/find-topic.ts';
import { issueLine, PreResearchData } from './data.ts';
import { snapshotOf, writeReport } from './report.ts';

const search: Step<PreResearchData> = async ({ technical_issues }, context) => {
  const snapshot = await snapshotOf(context);
  // what speaks to the reader is no part of what the report is about
  const issue = withoutCommands(technical_issues);
  const topic = await findTopic(/\p{L}/u.test(issue) ? issue : technical_issues, {
    corpus: context.services.corpus,
    signal: context.signal,
  });
  context.log('topic', { ...snapshot, query: topic.printed, families: topic.families });
  return { snapshot, topic };
};

const write: Step<PreResearchData> = async (data, context) => {
  const { document, ...made } = await writeReport(data, context);
  const report = await writeReportFiles(document, { title: document.title, name: 'pre-research-report' }, context);
  return { ...made, report };
};

/**
 * From an issue to a report on what the patents of the corpus say of it. Its chapters can be chosen before it starts.
 */
// biome-ignore format: read it as a table
export const preResearch = defineFlow({
  name: 'pre-research-report', data: PreResearchData, start: 'proposed',
  states: {
    proposed:     wait({ write: 'searching' }),
    searching:    work(search, 'writing'),
    writing:      work(write, 'report_ready'),
    report_ready: reached({ write: 'searching' }),
  },
  stages: {
    chapters: ['proposed'],
    report:   ['searching', 'writing', 'report_ready'],
  },
  title: ({ technical_issues }) => issueLine(technical_issues),
  discard: discardReports,
});
