import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import { Type } from '#typebox.mjs';
import { noveltyCheck } from './flow.ts';
import { refined } from './result.ts';
import { TaskId } from './shapes.ts';

export default defineOperation({
  id: 'techIdeaNoveltyRefine',
  method: 'POST',
  path: '/ai/tech-idea-novelty/refine',
  access: 'run',
  summary: 'Strike or add features and search again',
  description: 'The run that there was stands in `earlier` of the result. Poll `/ai/tech-idea-novelty/result`.',
  errors: ['wrong_task_state'],
  body: Type.Object({
    task_id: TaskId,
    strike: Type.Optional(
      Type.Array(Type.String({ maxLength: 10 }), {
        maxItems: 60,
        description: 'Numbers of features that are not to count: F2.',
      }),
    ),
    add: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { maxItems: 20, description: 'Features in words.' }),
    ),
  }),
  response: Type.Object({ task_id: TaskId }),
  example: { body: { task_id: EXAMPLE_TASK, add: ['a valve that shuts the cold plate off'] } },
  async handle({ body, account, signal }, services) {
    const { task_id, ...changes } = body;
    await settledTask(noveltyCheck, { task_id }, account, services, signal);
    await services.flows.send(noveltyCheck, task_id, account.id, 'refine', (data) => refined(data, changes));
    return { task_id };
  },
});
