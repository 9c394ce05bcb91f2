import { ai32_3PatentDisclosureDownload } from '#contract/generated/technical-disclosure.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { technicalDisclosure } from './flow.ts';

const [QUEUED, WORKING, SUCCEEDED, FAILED] = [0, 1, 2, 3] as const;

export default defineOperation({
  contract: ai32_3PatentDisclosureDownload,
  path: '/search/patent/patent-disclosure/download',
  summary: 'Read the link to a technical disclosure',
  description: 'The links work without a key until they expire, a week after this call.',
  example: { body: { job_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const { job_id, ...wait } = body;
    const task = await settledTask(technicalDisclosure, { task_id: job_id, ...wait }, account, services, signal);
    const { report } = task.data;
    if (report && task.state === 'written') {
      const { files, report_url } = reportLinks(report, services);
      return { job_id, job_status: SUCCEEDED, download_url: report_url, files };
    }
    if (task.status === 'working') {
      const begun = task.state !== technicalDisclosure.start || task.progress !== undefined;
      return { job_id, job_status: begun ? WORKING : QUEUED };
    }
    return { job_id, job_status: FAILED, message: task.error?.message ?? 'The task was cancelled.' };
  },
});
