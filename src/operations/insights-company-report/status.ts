import { jobIdStatus } from '#contract/generated/insights-company-report.ts';
import { ERRORS } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { landscape } from './flow.ts';
import { jobNamed } from './job.ts';

const WORDS = { working: 'RUNNING', waiting: 'RUNNING', done: 'COMPLETED', failed: 'FAILED', cancelled: 'FAILED' };
const MOST_WAIT_MS = 50_000;

export default defineOperation({
  contract: jobIdStatus,
  path: '/landscape-api/jobs/{job_id}/status',
  summary: 'How far a landscape is: RUNNING, COMPLETED or FAILED',
  example: { params: { job_id: 'landscape_job_12345' }, query: { job_seq: 0 } },
  async handle({ params, query, account, signal }, services) {
    const { task_id } = await jobNamed(params.job_id, account, services);
    const wait_ms = Math.min(query.wait_ms ?? 0, MOST_WAIT_MS);
    const { status, error } = await services.flows.settled(landscape, task_id, account.id, wait_ms, signal);
    const job_status = WORDS[status];
    if (job_status !== 'FAILED') return { status: true, job_status };
    return {
      ...{ status: true, job_status, error_code: ERRORS.internal.error_code },
      error_message: error?.message ?? 'The job was cancelled.',
    };
  },
});
