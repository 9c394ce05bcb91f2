import { patents } from '#collections/patents/patents.ts';
import { p001PatentQuerySearchCount } from '#contract/generated/patent-data-search.ts';
import { defineOperation } from '#operation.ts';
import { patentRequest } from '#operations/shared/patent-query.ts';
import { noteUndated } from '#operations/shared/undated.ts';

export default defineOperation({
  contract: p001PatentQuerySearchCount,
  path: '/search/patent/query-search-count',
  aliases: ['/search/patent/query-search-count/v2'],
  summary: 'Count the patents that match a search expression',
  description:
    'Counts publications, or groups when `collapse_type` is given. A note says how many publications a range of dates leaves out because their day is not known.',
  errors: ['invalid_query'],
  example: {
    body: { query_text: 'TACD: electrolyte', collapse_by: 'PBD', collapse_type: 'DOCDB', collapse_order: 'LATEST' },
  },
  async handle({ body, note, signal }, { corpus }) {
    const request = { ...patentRequest(body), signal };
    const [page] = await Promise.all([
      corpus.search(patents, { ...request, limit: 0 }),
      noteUndated(corpus, patents, request, note),
    ]);
    return { total_search_result_count: page.total };
  },
});
