import { patents } from '#collections/patents/patents.ts';
import { p001PatentQuerySearchCount } from '#contract/generated/patent-data-search.ts';
import { defineOperation } from '#operation.ts';
import { patentRequest } from '#operations/shared/patent-query.ts';

export default defineOperation({
  contract: p001PatentQuerySearchCount,
  path: '/search/patent/query-search-count',
  aliases: ['/search/patent/query-search-count/v2'],
  summary: 'Count the patents that match a search expression',
  description: 'Counts publications, or groups when `collapse_type` is given.',
  errors: ['invalid_query'],
  example: {
    body: { query_text: 'TACD: electrolyte', collapse_by: 'PBD', collapse_type: 'DOCDB', collapse_order: 'LATEST' },
  },
  async handle({ body, signal }, { corpus }) {
    const page = await corpus.search(patents, { ...patentRequest(body), limit: 0, signal });
    return { total_search_result_count: page.total };
  },
});
