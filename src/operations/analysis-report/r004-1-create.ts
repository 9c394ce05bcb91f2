import { r004_1TaskCreate } from '#contract/generated/analysis-report.ts';
import { defineOperation } from '#operation.ts';
import { ideaFilter } from '#operations/shared/idea-comparison.ts';
import { jobOf } from '#operations/shared/jobs.ts';
import { ideaValidation } from './idea-validation-flow.ts';

export default defineOperation({
  contract: r004_1TaskCreate,
  path: '/search/patent/idea-validation/task/create',
  access: 'run',
  summary: 'Start the validation of an idea against patents',
  description:
    'Finds patents like the idea with the passages on its means and effect, and writes a report and ten slides on them.',
  example: {
    body: {
      tech_means:
        'A cooling plate with channels between the cells of a battery pack, through which a coolant is pumped',
      tech_effect: 'The temperature of the cells is even',
    },
  },
  async handle({ body, account }, { flows }) {
    const { tech_means, tech_effect, country, legal_status, limit } = body;
    ideaFilter({ country, legal_status });
    const { task_id } = await flows.start(
      ideaValidation,
      {
        tech_means,
        ...(tech_effect !== undefined && { tech_effect }),
        ...(country && { country: [...country] }),
        ...(legal_status && { legal_status: [...legal_status] }),
        limit,
      },
      account.id,
    );
    return { job_id: jobOf(task_id) };
  },
});
