import { ai73_9FindSolutionImplementationResponse } from '#contract/generated/tech-solution-exploration-materials.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { notDue, STATUS_WORDS, settledTask } from '#operations/shared/flow-operations.ts';
import { materialsExploration } from './flow.ts';
import { EXAMPLE_NODE } from './node.ts';
import { nodeAt } from './nodes.ts';

export default defineOperation({
  contract: ai73_9FindSolutionImplementationResponse,
  path: '/ai/material/find-solution/implementation-response',
  errors: ['wrong_task_state'],
  summary: 'Read the plan of a node, in Markdown',
  description:
    'Materials, steps, parameters with the ranges that documents state, a table of experiments within them, risks, validation. Every number has its document beside it.',
  example: { body: { ...EXAMPLE_NODE } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(materialsExploration, body, account, services, signal);
    const { data, status, error } = task;
    if (!data.directions) throw notDue(materialsExploration, task);
    nodeAt(data, body);
    const markdown_message = data.plans?.[body.node_id];
    if (markdown_message !== undefined && (status !== 'working' || data.planned !== body.node_id))
      return { status: STATUS_WORDS.succeeded, markdown_message };
    if (data.planned !== body.node_id)
      throw new ServiceError(
        'wrong_task_state',
        'This node has no plan yet: ask for it with POST /ai/material/find-solution/implementation.',
        { accepts: ['POST /ai/material/find-solution/implementation'] },
      );
    if (status === 'working') return { status: STATUS_WORDS.running };
    return { status: STATUS_WORDS.failed, message: error?.message ?? '' };
  },
});
