import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue, settledTask } from '#operations/shared/flow-operations.ts';
import { Type } from '#typebox.mjs';
import { titleOf } from '../novelty-search/data.ts';
import { noveltyCheck } from './flow.ts';
import { distinguishing, outcomeOf, percent } from './outcome.ts';
import { TaskId } from './shapes.ts';

export default defineOperation({
  id: 'techIdeaNoveltyCompare',
  method: 'POST',
  path: '/ai/tech-idea-novelty/compare',
  summary: 'Rank several ideas',
  description:
    'One row an idea: the one first of which most was found in no single document. All of them must have been searched.',
  errors: ['wrong_task_state'],
  body: Type.Object({ task_ids: Type.Array(TaskId, { minItems: 1, maxItems: 20, description: 'Tasks of `submit`.' }) }),
  response: Type.Object({
    ideas: Type.Array(
      Type.Object({
        task_id: TaskId,
        title: Type.String({ description: 'The idea in a few words.' }),
        novelty_score: Type.Number({ description: 'Per cent of the idea found in no single document.' }),
        nearest_lacks: Type.Number({ description: 'Per cent of the idea that the nearest document lacks.' }),
        novelty_level: Type.String({ description: 'high, medium or low.' }),
        nearest: Type.Optional(Type.String({ description: 'The nearest document.' })),
        distinguishing: Type.Array(Type.String(), { description: 'Features found in no document.' }),
      }),
      { description: 'The ideas, the one with the most that is found nowhere first.' },
    ),
  }),
  example: { body: { task_ids: [EXAMPLE_TASK] } },
  async handle({ body, account, signal }, services) {
    const ideas = [];
    for (const task_id of [...new Set(body.task_ids)]) {
      const task = await settledTask(noveltyCheck, { task_id }, account, services, signal);
      const outcome = task.status === 'working' && task.state !== 'writing_report' ? undefined : outcomeOf(task.data);
      if (!outcome) throw notDue(noveltyCheck, task);
      ideas.push({
        task_id,
        title: titleOf(task.data),
        novelty_score: percent(outcome.not_found),
        nearest_lacks: percent(outcome.not_in_nearest),
        novelty_level: outcome.level,
        ...(outcome.nearest !== undefined && { nearest: outcome.nearest }),
        distinguishing: distinguishing(outcome).map(({ text }) => text),
      });
    }
    return { ideas: ideas.toSorted((a, b) => b.novelty_score - a.novelty_score || b.nearest_lacks - a.nearest_lacks) };
  },
});
