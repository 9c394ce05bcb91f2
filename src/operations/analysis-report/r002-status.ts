import { r002JobIdStatus } from '#contract/generated/analysis-report.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK } from '#operations/shared/flow-operations.ts';
import { jobOf, latestOf, taskOf } from '#operations/shared/jobs.ts';
import { reportStatus } from './report-status.ts';
import { valueReportFlow } from './value-report/flow.ts';

export default defineOperation({
  contract: r002JobIdStatus,
  path: '/patent-valuation-data/patent-report/job_id/status',
  summary: 'How far a patent value report is, and the link to it',
  description:
    'Without `job_id` the latest report of the account. `queue_num` counts the account’s reports that are still being written and were started before. The link works without a key for a week.',
  errors: ['not_found'],
  example: { query: { job_id: jobOf(EXAMPLE_TASK) } },
  async handle(call, services) {
    const { job_id } = call.query;
    const task_id =
      job_id === undefined ? await latestOf(valueReportFlow, call.account, services) : taskOf(job_id.trim());
    const { data: _, ...status } = await reportStatus(valueReportFlow, task_id, call, services);
    return { job_id: jobOf(task_id), ...status };
  },
});
