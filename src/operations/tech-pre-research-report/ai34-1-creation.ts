import { ai34_1QuickSearchReportCreation } from '#contract/generated/tech-pre-research-report.ts';
import { defineOperation } from '#operation.ts';
import { proposedDirectory } from './directory.ts';
import { preResearch } from './flow.ts';
import { issueOf } from './issue.ts';

export default defineOperation({
  contract: ai34_1QuickSearchReportCreation,
  path: '/ai/quick-search-report/creation',
  access: 'run',
  body_limit_bytes: 1_300_000,
  summary: 'Start a pre-research report, or propose its chapters',
  description:
    'Takes an issue in English or Chinese; the report is in its language. With `auto_directory: false` the chapters are proposed and nothing starts until `/ai/quick-search-report/creation/custom-dir`; otherwise the report starts at once. Poll `/ai/quick-search-report/query`.',
  example: { body: { technical_issues: 'Cooling of battery cells in a vehicle', auto_directory: false } },
  async handle({ body, account }, { flows }) {
    const { technical_issues, lang } = issueOf(body.technical_issues);
    const directory = proposedDirectory(lang);
    const { task_id } = await flows.start(preResearch, { technical_issues, lang, directory }, account.id);
    if (body.auto_directory ?? true) await flows.send(preResearch, task_id, account.id, 'write', {});
    return { report_id: task_id, analysis_directory: directory };
  },
});
