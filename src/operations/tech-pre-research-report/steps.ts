import type { Step } from '#flows/flow.ts';
import { withoutCommands } from '#language/commands.ts';
import { writeReportFiles } from '#operations/shared/report-files.ts';
import { findTopic } from '#skills/find-topic/find-topic.ts';
import type { PreResearchData } from './data.ts';
import { snapshotOf, writeReport } from './report.ts';

/** Finds what the report is about. */
export const search: Step<PreResearchData> = async ({ technical_issues }, context) => {
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

/** Writes its chapters. */
export const write: Step<PreResearchData> = async (data, context) => {
  const { document, ...made } = await writeReport(data, context);
  const report = await writeReportFiles(document, { title: document.title, name: 'pre-research-report' }, context);
  return { ...made, report };
};
