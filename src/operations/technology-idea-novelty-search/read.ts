import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, FAILED, notDue, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { Type } from '#typebox.mjs';
import { noveltyCheck } from './flow.ts';
import { outcomeOf } from './outcome.ts';
import { toResult } from './result.ts';
import { IdeaResult, Status, TaskId, WaitMs } from './shapes.ts';

export default defineOperation({
  id: 'techIdeaNoveltyResult',
  method: 'POST',
  path: '/ai/tech-idea-novelty/result',
  summary: 'Read what was found of an idea',
  description: 'What stands in which document, feature by feature, and what was found in none.',
  errors: ['wrong_task_state'],
  body: Type.Object({ task_id: TaskId, wait_ms: WaitMs }),
  response: Type.Object({
    status: Status,
    task_id: TaskId,
    task_version: Type.Integer({ description: 'Counts the changes of the task.' }),
    message: Type.Optional(Type.String({ description: 'Why it failed.' })),
    result: Type.Optional({ ...IdeaResult, description: 'What was found, once it is ready.' }),
  }),
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(
      noveltyCheck,
      { task_id: body.task_id, wait_ms: body.wait_ms ?? 0 },
      account,
      services,
      signal,
    );
    const { task_id, version: task_version, data, status } = task;
    const head = { task_id, task_version };
    const outcome = status === 'working' && task.state !== 'writing_report' ? undefined : outcomeOf(data);
    if (outcome && status !== 'failed') return { ...head, status: SUCCEEDED, result: toResult(data, outcome) };
    if (status === 'working') return { ...head, status: RUNNING };
    if (status === 'failed') return { ...head, status: FAILED, message: task.error?.message ?? '' };
    throw notDue(noveltyCheck, task);
  },
});
