import { defineFlow, later, reached, wait, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { issueLine, PreResearchData } from './data.ts';

const search = later(async () => (await import('./steps.ts')).search);
const write = later(async () => (await import('./steps.ts')).write);

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
