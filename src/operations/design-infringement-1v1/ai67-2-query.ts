import { ai67_2AiInfringementDetection1v1Query } from '#contract/generated/design-infringement-1v1.ts';
import type { AnswerOf } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { lineDrawingOf } from '#operations/shared/design-comparison.ts';
import { withLinks } from '#operations/shared/design-links.ts';
import { EXAMPLE_TASK, FAILED, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { base64Picture } from '#operations/shared/picture-search.ts';
import { oneDesign } from './ai67-flow.ts';

const VALID_MS = 8 * 3600_000;

type Answer = AnswerOf<typeof ai67_2AiInfringementDetection1v1Query>;

export default defineOperation({
  contract: ai67_2AiInfringementDetection1v1Query,
  path: '/ai/infringement-detection-1v1-query',
  summary: 'How a picture compares with one design and its family',
  description:
    'As `/ai/image-search/report`, for each member of the family: the best view by name, what is alike and what differs by measures, the state of the right, the risk by the same table. A task is there for eight hours.',
  errors: ['wrong_task_state', 'not_found'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ account, body, note, signal }, services): Promise<Answer> {
    const task = await settledTask(oneDesign, { ...body, wait_ms: 25_000 }, account, services, signal);
    if (services.clock() - task.data.started > VALID_MS)
      throw new ServiceError('not_found', 'The task is over: its result is there for eight hours.', {
        field: 'task_id',
      });
    const result = task.data.result as Record<string, any> | undefined;
    const head = { task_id: body.task_id };
    if (!result) return { ...head, task_status: task.status === 'failed' ? FAILED : RUNNING };
    const kept = await services.files.put({
      key: `one-design ${body.task_id}`,
      name: 'picture.png',
      content: base64Picture('line_drawing', lineDrawingOf(task.data)),
      for_ms: VALID_MS,
      account: account.id,
    });
    const comparisons = (await withLinks(result.comparisons, { account, note, signal }, services)).map(
      ({ url, url_120: _thumb, ...row }: Record<string, unknown>) => (url ? { ...row, patent_image_url: url } : row),
    );
    return {
      ...head,
      task_status: SUCCEEDED,
      ...result,
      comparisons,
      user_image: task.data.url || services.files.link(kept, VALID_MS),
    } as unknown as Answer;
  },
});
