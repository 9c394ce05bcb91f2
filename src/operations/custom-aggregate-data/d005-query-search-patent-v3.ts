import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { ListPage, listPage } from './list-page.ts';
import { aggregateRequest, SearchBody } from './search-body.ts';

export default defineOperation({
  id: 'd005QuerySearchPatentV3',
  method: 'POST',
  path: '/search/patent/query-search-patent/v3',
  summary: 'Search patents: rows with abstract, first priority and extended family',
  body: Type.Object(SearchBody),
  response: Type.Object(ListPage),
  errors: ['invalid_query'],
  example: {
    body: {
      query_text: 'TAC: (membrane AND water)',
      collapse_type: 'DOCDB',
      collapse_by: [{ field: 'AUTHORITY', order: 'CN,US,EP,WO' }],
      offset: 0,
    },
  },
  handle: ({ body, signal }, { corpus }) => listPage(corpus, aggregateRequest(body, signal)),
});
