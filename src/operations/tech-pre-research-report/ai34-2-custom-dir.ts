import { ai34_2CreationCustomDir } from '#contract/generated/tech-pre-research-report.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { customDirectory } from './directory.ts';
import { preResearch } from './flow.ts';
import { issueOf } from './issue.ts';

export default flowEvent({
  contract: ai34_2CreationCustomDir,
  path: '/ai/quick-search-report/creation/custom-dir',
  body_limit_bytes: 1_300_000,
  summary: 'Choose the chapters of a pre-research report, and start it',
  description:
    'Takes the chapters that were proposed, fewer or in another order, and up to two custom modules, whose names are the questions that their chapters answer. A report that is ready is written again.',
  flow: preResearch,
  event: 'write',
  id_field: 'report_id',
  patch({ technical_issues, analysis_directory }) {
    const issue = issueOf(technical_issues);
    return { ...issue, directory: customDirectory(analysis_directory, issue.lang) };
  },
  answer: ({ technical_issues, analysis_directory }) => ({
    analysis_directory: customDirectory(analysis_directory, issueOf(technical_issues).lang),
  }),
  example: {
    technical_issues: 'Cooling of battery cells in a vehicle',
    analysis_directory: [
      { key: 'TECH_RESEARCH_HEAD_PLAYER_ANALYSIS', name: 'Head players', source_type: 'model' },
      { key: 'TECH_RESEARCH_CUSTOM_MODULE_1', name: 'Which coolants are used?', source_type: 'customize' },
    ],
  },
});
