import { Type } from 'typebox';
import { patents } from '#collections/patents/patents.ts';
import { defineOperation } from '#operation.ts';
import { PatentQuery, patentRequest } from '#operations/shared/patent-query.ts';
import { HitCount } from '#shapes.ts';

export default defineOperation({
  id: 'p001PatentQuerySearchCount',
  method: 'POST',
  path: '/search/patent/query-search-count',
  aliases: ['/search/patent/query-search-count/v2'],
  summary: 'Count the patents that match a search expression',
  description: 'Counts publications, or groups when `collapse_type` is given.',
  body: Type.Object({
    query_text: PatentQuery.query_text(1500),
    collapse_type: PatentQuery.collapse_type,
    collapse_by: PatentQuery.collapse_by,
    collapse_order: PatentQuery.collapse_order,
    stemming: PatentQuery.stemming,
  }),
  response: Type.Object({ total_search_result_count: HitCount }),
  errors: ['invalid_query'],
  example: {
    body: { query_text: 'TACD: electrolyte', collapse_by: 'PBD', collapse_type: 'DOCDB', collapse_order: 'LATEST' },
  },
  async handle({ body, signal }, { corpus }) {
    const page = await corpus.search(patents, { ...patentRequest(body), limit: 0, signal });
    return { total_search_result_count: page.total };
  },
});
