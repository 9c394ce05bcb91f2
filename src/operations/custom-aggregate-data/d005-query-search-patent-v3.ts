import { d005QuerySearchPatentV3 } from '#contract/generated/custom-aggregate-data.ts';
import { defineOperation } from '#operation.ts';
import { listPage } from './list-page.ts';
import { aggregateRequest } from './search-body.ts';

export default defineOperation({
  contract: d005QuerySearchPatentV3,
  path: '/search/patent/query-search-patent/v3',
  summary: 'Search patents: rows with abstract, first priority and extended family',
  errors: ['invalid_query'],
  example: {
    body: {
      query_text: 'TAC: (membrane AND water)',
      collapse_type: 'DOCDB',
      collapse_by: [{ field: 'AUTHORITY', order: 'CN,US,EP,WO' }],
      offset: 0,
    },
  },
  handle: ({ body, note, signal }, { corpus }) => listPage(corpus, aggregateRequest(body, signal), note),
});
