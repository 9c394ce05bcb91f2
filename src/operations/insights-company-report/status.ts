import { jobIdStatus } from '#contract/generated/insights-company-report.ts';
import { ERRORS } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { settledTask } from '#operations/shared/flow-operations.ts';
import { failureOf, phaseOf } from '#operations/shared/jobs.ts';
import { landscape } from './flow.ts';
import { jobNamed } from './job.ts';

const WORDS = { queued: 'RUNNING', running: 'RUNNING', succeeded: 'COMPLETED', failed: 'FAILED' } as const;

export default defineOperation({
  contract: jobIdStatus,
  path: '/landscape-api/jobs/{job_id}/status',
  summary: 'How far a landscape is: RUNNING, COMPLETED or FAILED',
  description: 'A call that is refused has `status: false` and the state UNKNOWN: it tells nothing of the job.',
  example: { params: { job_id: 'landscape_job_12345' }, query: { job_seq: 0 } },
  // a call that fails tells nothing of the job; the fields that the answer always has are there
  failures: { statuses: {}, beside: ({ message }) => ({ job_status: 'UNKNOWN', error_message: message }) },
  async handle({ params, query, account, signal }, services) {
    const { task_id } = await jobNamed(params.job_id, account, services);
    const asked = { task_id, wait_ms: query.wait_ms };
    const task = await settledTask(landscape, asked, account, services, signal);
    const head = { status: true, job_status: WORDS[phaseOf(task, task.data.map !== undefined)] };
    const failure = failureOf(task);
    return failure === undefined ? head : { ...head, error_code: ERRORS.internal.error_code, error_message: failure };
  },
});
