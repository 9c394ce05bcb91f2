import { p062ImageSearchSingleBatchResult } from '#contract/generated/patent-data-search.ts';
import type { AnswerOf } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK } from '#operations/shared/flow-operations.ts';
import { pictureBatch } from './p062-flow.ts';

export default defineOperation({
  contract: p062ImageSearchSingleBatchResult,
  path: '/search/patent/image-search/single-batch-result',
  summary: 'What a batch of picture searches found',
  example: { query: { task_id: EXAMPLE_TASK }, body: {} },
  async handle({ account, note, query }, { flows }) {
    const { data } = await flows.read(pictureBatch, query.task_id, account.id);
    for (const { error } of data.results) if (error) note(error);
    return {
      search_result: data.results.map(({ patent_messages, result_count, search_url, status }) => ({
        patent_messages,
        result_count,
        search_url,
        status,
      })),
      status: 'success',
      total_search_result_count: data.results.reduce((sum, { total }) => sum + total, 0),
    } as unknown as AnswerOf<typeof p062ImageSearchSingleBatchResult>;
  },
});
