import { r004_3JobIdStatus } from '#contract/generated/analysis-report.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, FAILED, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { ideaValidation, jobOf, taskOf } from './idea-validation-flow.ts';

export default defineOperation({
  contract: r004_3JobIdStatus,
  path: '/search/patent/idea-validation/job_id/status',
  summary: 'How far the report on an idea is, and the link to its slides or its text',
  example: { body: { job_id: jobOf(EXAMPLE_TASK), file_format: 'ppt' } },
  async handle({ body, account, signal }, services) {
    const { job_id, file_format = 'ppt' } = body;
    const { data, status } = await settledTask(
      ideaValidation,
      { task_id: taskOf(job_id), ...(body.wait_ms !== undefined && { wait_ms: body.wait_ms }) },
      account,
      services,
      signal,
    );
    const file = file_format === 'ppt' ? data.slides : data.report?.files.find(({ format }) => format === 'docx');
    return known<AnswerOf<typeof r004_3JobIdStatus>>({
      job_id,
      job_status: file ? SUCCEEDED : status === 'failed' || status === 'cancelled' ? FAILED : RUNNING,
      download_url: file && services.files.link(file),
    });
  },
});
