import { p062ImageSearchSingleBatchCreate } from '#contract/generated/patent-data-search.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { type DesignSearch, searchDesigns } from '#operations/shared/design-rows.ts';
import { EXAMPLE_PICTURE } from '#operations/shared/example-picture.ts';
import { pictureAt, readPicture } from '#operations/shared/picture-search.ts';
import { pictureBatch } from './p062-flow.ts';

const SHOWN_URL = 500;

export default defineOperation({
  contract: p062ImageSearchSingleBatchCreate,
  path: '/search/patent/image-search/single-batch-create',
  access: 'run',
  body_limit_bytes: 6_500_000,
  summary: 'Search by up to ten pictures, each by itself',
  description:
    'Searched at once, not in the night: the result is there when this answers. A picture that cannot be read fails alone.',
  errors: ['file_refused'],
  example: { body: { urls: [EXAMPLE_PICTURE], patent_type: 'D', model: 1, limit: 3 } },
  async handle({ account, body, note, signal }, services) {
    const asker = { services, account, signal };
    const results = [];
    for (const url of body.urls) {
      const search_url = url.slice(0, SHOWN_URL);
      try {
        const { variants } = await readPicture(await pictureAt('urls', url, services), asker);
        const { patent_messages, total_search_result_count: total } = await searchDesigns(
          [variants],
          body as unknown as DesignSearch,
          asker,
          note,
        );
        results.push({ search_url, status: 'success', patent_messages, result_count: patent_messages.length, total });
      } catch (error) {
        if (!(error instanceof ServiceError) || !['file_refused', 'invalid_request'].includes(error.code)) throw error;
        results.push({
          search_url,
          status: 'failed',
          error: error.message,
          patent_messages: [],
          result_count: 0,
          total: 0,
        });
      }
    }
    const { task_id } = await services.flows.start(pictureBatch, { results }, account.id);
    return { job_id: task_id, task_id };
  },
});
