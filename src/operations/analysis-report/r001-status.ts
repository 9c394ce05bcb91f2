import { r001JobIdStatus } from '#contract/generated/analysis-report.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { companyReportFlow } from './company-report-flow.ts';

const MOST_WAIT_MS = 50_000;
const QUEUED = 0;
const EXPORTING = 1;
const SUCCEEDED = 2;
const FAILED = 3;

export default defineOperation({
  contract: r001JobIdStatus,
  path: '/innovation/company-report/job_id/status',
  summary: 'How far a company report is, and the link to it',
  description:
    'Without `job_id` the latest report of the account. `queue_num` counts the account’s reports that are still being written and were started before. The link works without a key for a week.',
  example: { query: { job_id: 1_000_000_000_000 } },
  async handle({ query, account, signal }, { flows, files }) {
    const { job_id, wait_ms = 0 } = query;
    const mine = { flow: companyReportFlow.name, offset: 0 };
    const found = await flows.list(account.id, {
      ...mine,
      limit: 1,
      ...(job_id !== undefined && { title: `[${job_id}]` }),
    });
    const [task] = found.tasks;
    if (!task)
      throw new ServiceError(
        'not_found',
        job_id === undefined ? 'No company report was started.' : `No company report has the job_id ${job_id}.`,
      );
    const { data, status, error, created_at, progress } = await flows.settled(
      companyReportFlow,
      task.task_id,
      account.id,
      Math.min(wait_ms, MOST_WAIT_MS),
      signal,
    );
    const working = await flows.list(account.id, { ...mine, status: 'working', limit: 100 });
    const ahead = working.tasks.filter(
      (other) => other.task_id !== task.task_id && other.created_at < created_at,
    ).length;
    const link = data.report?.files.find(({ format }) => format === data.format);
    return known<AnswerOf<typeof r001JobIdStatus>>({
      abnormal_cause: status === 'failed' ? error?.message : undefined,
      download_url: link && files.link(link),
      job_id: data.number,
      job_status: link
        ? SUCCEEDED
        : status === 'failed' || status === 'cancelled'
          ? FAILED
          : progress
            ? EXPORTING
            : QUEUED,
      queue_num: status === 'working' ? ahead : 0,
    });
  },
});
