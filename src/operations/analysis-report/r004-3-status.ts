import { r004_3JobIdStatus } from '#contract/generated/analysis-report.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import { FROM_ONE, jobOf, phaseOf, taskOf } from '#operations/shared/jobs.ts';
import { ideaValidation } from './idea-validation-flow.ts';

export default defineOperation({
  contract: r004_3JobIdStatus,
  path: '/search/patent/idea-validation/job_id/status',
  summary: 'How far the report on an idea is, and the link to its slides or its text',
  example: { body: { job_id: jobOf(EXAMPLE_TASK), file_format: 'ppt' } },
  async handle({ body, account, signal }, services) {
    const { job_id, file_format } = body;
    const task = await settledTask(
      ideaValidation,
      { task_id: taskOf(job_id), wait_ms: body.wait_ms },
      account,
      services,
      signal,
    );
    const file =
      file_format === 'ppt' ? task.data.slides : task.data.report?.files.find(({ format }) => format === 'docx');
    return known<AnswerOf<typeof r004_3JobIdStatus>>({
      job_id,
      job_status: FROM_ONE[phaseOf(task, file !== undefined)],
      download_url: file && services.files.link(file),
    });
  },
});
