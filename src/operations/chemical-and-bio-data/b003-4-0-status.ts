import { b0034JobStatus } from '#contract/generated/chemical-and-bio-data.ts';
import { defineOperation } from '#operation.ts';
import { settledTask } from '#operations/shared/flow-operations.ts';
import { phaseOf, taskOf } from '#operations/shared/jobs.ts';
import { sequenceSearch } from './sequence-search.ts';

export default defineOperation({
  contract: b0034JobStatus,
  path: '/bio-openapi/sequence/job/status',
  summary: 'How far a sequence search is',
  description:
    '`TIMEOUT`: not all sequences were looked at in the time that a search has; the result holds what was found until then.',
  example: { query: { job_id: '0b4f4a503e5f4b0e9d1d6a2f6e2f9a51' } },
  async handle({ query, account, signal }, services) {
    const asked = { task_id: taskOf(query.job_id), wait_ms: query.wait_ms };
    const job = await settledTask(sequenceSearch, asked, account, services, signal);
    const { data, error } = job;
    if (data.found) {
      const { whole, sequences } = data.found;
      return whole
        ? { status: 'SUCCESS' as const, message: `${sequences} sequences were looked at.` }
        : { status: 'TIMEOUT' as const, message: 'Not all sequences were looked at in time; the result is partial.' };
    }
    const phase = phaseOf(job, false);
    if (phase !== 'failed')
      return { status: phase === 'running' ? ('RUNNING' as const) : ('QUEUEING' as const), message: '' };
    const timeout = error?.code === 'timeout';
    return {
      status: timeout ? ('TIMEOUT' as const) : ('ERROR' as const),
      message: error?.message ?? 'It was cancelled.',
    };
  },
});
