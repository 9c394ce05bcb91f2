import { ai66_2FeatureExtract } from '#contract/generated/fto-search.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, MOST_WAIT_MS, notDue, settledTask } from '#operations/shared/flow-operations.ts';
import { ftoSearch } from './flow.ts';
import { MET_SCORE } from './risk.ts';

export default defineOperation({
  contract: ai66_2FeatureExtract,
  path: '/ai/fto/feature/extract',
  aliases: ['/ai/fto/feature'],
  summary: 'Read the features of the product',
  description: 'Waits until they are there. Once confirmed, as they were confirmed.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const asked = { task_id: body.task_id, wait_ms: MOST_WAIT_MS };
    const task = await settledTask(ftoSearch, asked, account, services, signal);
    const { generated_features, confirmed_features = generated_features, input, notes = [] } = task.data;
    if (!confirmed_features) throw notDue(ftoSearch, task);
    return { features: confirmed_features, text: input, threshold: MET_SCORE, notes, task_version: task.version };
  },
});
