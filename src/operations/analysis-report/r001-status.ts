import { r001JobIdStatus } from '#contract/generated/analysis-report.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { findNamed, latestOf } from '#operations/shared/jobs.ts';
import { companyReportFlow } from './company-report/flow.ts';
import { reportStatus } from './report-status.ts';

export default defineOperation({
  contract: r001JobIdStatus,
  path: '/innovation/company-report/job_id/status',
  summary: 'How far a company report is, and the link to it',
  description:
    'Without `job_id` the latest report of the account. `queue_num` counts the account’s reports that are still being written and were started before. The link works without a key for a week.',
  example: { query: { job_id: 1_000_000_000_000 } },
  async handle(call, services) {
    const { job_id } = call.query;
    const task_id =
      job_id === undefined
        ? await latestOf(companyReportFlow, call.account, services)
        : (await findNamed(companyReportFlow, job_id, ({ number }) => number, call.account, services))?.task_id;
    if (!task_id) throw new ServiceError('not_found', `No company report has the job_id ${job_id}.`);
    const { data, ...status } = await reportStatus(companyReportFlow, task_id, call, services);
    return { job_id: data.number, ...status };
  },
});
