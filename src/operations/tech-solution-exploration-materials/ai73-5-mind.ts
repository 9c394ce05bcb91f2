import { ai73_5FindSolutionMind } from '#contract/generated/tech-solution-exploration-materials.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue, STATUS_WORDS, settledTask } from '#operations/shared/flow-operations.ts';
import { materialsExploration } from './flow.ts';
import { materialsMap, nodesOf, recordsOf } from './nodes.ts';

export default defineOperation({
  contract: ai73_5FindSolutionMind,
  path: '/ai/material/find-solution/mind',
  errors: ['wrong_task_state'],
  summary: 'Read the mind map',
  description:
    'Systems of elements whose stored records meet the requirements, with how they were made; and schemes of the patents of the topic, with documents. A node without records behind it is not there.',
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(materialsExploration, body, account, services, signal);
    const { data, status, error } = task;
    if (!data.directions) {
      if (status === 'working') return { status: STATUS_WORDS.running };
      if (status === 'failed') return { status: STATUS_WORDS.failed, message: error?.message ?? '' };
      throw notDue(materialsExploration, task);
    }
    const root = nodesOf(data);
    return {
      status: STATUS_WORDS.succeeded,
      solution: materialsMap(root, await recordsOf(services.corpus, root), data.lang),
    };
  },
});
