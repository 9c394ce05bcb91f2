import { r004_2IdeaValidationSimilarPatentComparison } from '#contract/generated/analysis-report.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import { wireDocs } from '#operations/shared/idea-comparison.ts';
import { FROM_ONE, jobOf, phaseOf, taskOf } from '#operations/shared/jobs.ts';
import { ideaValidation } from './idea-validation-flow.ts';

export default defineOperation({
  contract: r004_2IdeaValidationSimilarPatentComparison,
  path: '/search/patent/idea-validation/similar-patent-comparison',
  summary: 'The patents that an idea was compared with',
  description:
    'At most 20, best first, and last those of which there was nothing to read; the score is explained at `/search/patent/similar-patent-comparison`.',
  example: { body: { job_id: jobOf(EXAMPLE_TASK) } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(
      ideaValidation,
      { task_id: taskOf(body.job_id), wait_ms: body.wait_ms },
      account,
      services,
      signal,
    );
    const { comparison } = task.data;
    return known<AnswerOf<typeof r004_2IdeaValidationSimilarPatentComparison>>({
      job_status: FROM_ONE[phaseOf(task, comparison !== undefined)],
      count: comparison?.compared.length,
      docs: comparison && wireDocs(comparison.compared),
    });
  },
});
