import { ai34_3QuickSearchReportQuery } from '#contract/generated/tech-pre-research-report.ts';
import { defineOperation } from '#operation.ts';
import { notDue, STATUS_WORDS, settledTask } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { preResearch } from './flow.ts';

export default defineOperation({
  contract: ai34_3QuickSearchReportQuery,
  path: '/ai/quick-search-report/query',
  errors: ['wrong_task_state'],
  summary: 'Read a pre-research report',
  description:
    'While it is written `progress` names the chapter. Afterwards `report_url` is the Word file and `files` has all formats; links work without a key for a week. `head_player_analysis` and `key_patent_interpretation` hold the same numbers as data.',
  example: { query: { report_id: '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51' } },
  async handle({ query, account, signal }, services) {
    const { report_id, wait_ms } = query;
    const asked = { task_id: report_id, ...(wait_ms !== undefined && { wait_ms }) };
    const { data, status, state, error, progress } = await settledTask(preResearch, asked, account, services, signal);
    if (status === 'working')
      return { report_status: STATUS_WORDS.running, ...(progress && { progress: { ...progress } }) };
    if (status === 'failed') return { report_status: STATUS_WORDS.failed, message: error?.message ?? '' };
    if (!data.report || state !== 'report_ready') throw notDue(preResearch, { state, status, ...(error && { error }) });
    const { head_player_analysis = {}, key_patent_interpretation = {}, chapters = [], report } = data;
    return {
      report_status: STATUS_WORDS.succeeded,
      ...reportLinks(report, services),
      ...{ head_player_analysis, key_patent_interpretation, chapters },
    };
  },
});
