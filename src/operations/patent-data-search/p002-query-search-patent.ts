import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { PatentQuery, patentRequest } from '#operations/shared/patent-query.ts';
import { PatentPage, patentPage } from '#operations/shared/patent-row.ts';

export default defineOperation({
  id: 'p002PatentQuerySearch',
  method: 'POST',
  path: '/search/patent/query-search-patent',
  aliases: ['/search/patent/query-search-patent/v2'],
  summary: 'Search patents with a search expression',
  description:
    'One row per publication, or per group when `collapse_type` is given; sorted by relevance unless `sort` says otherwise. At most 20,000 rows can be read.',
  body: Type.Object({
    query_text: PatentQuery.query_text(12_000),
    collapse_type: PatentQuery.collapse_type,
    collapse_by: PatentQuery.collapse_by,
    collapse_order: PatentQuery.collapse_order,
    collapse_order_authority: PatentQuery.collapse_order_authority,
    sort: PatentQuery.sort,
    stemming: PatentQuery.stemming,
    offset: PatentQuery.offset,
    limit: PatentQuery.limit,
  }),
  response: PatentPage,
  errors: ['invalid_query'],
  example: {
    body: {
      query_text: 'TACD: "thermal runaway" AND AUTHORITY: US',
      sort: [{ field: 'PBDT_YEARMONTHDAY', order: 'desc' }],
      offset: 0,
      limit: 10,
    },
  },
  handle: ({ body, signal }, { corpus }) => patentPage(corpus, { ...patentRequest(body), signal }),
});
