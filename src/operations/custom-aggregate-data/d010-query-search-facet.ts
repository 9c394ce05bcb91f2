import { d010PatentQuerySearchFacet } from '#contract/generated/custom-aggregate-data.ts';
import { defineOperation } from '#operation.ts';
import { facetedPage } from './faceted.ts';
import { aggregateRequest } from './search-body.ts';

export default defineOperation({
  contract: d010PatentQuerySearchFacet,
  path: '/search/patent/query-search-facet',
  summary: 'Count field values over a search, with its first page',
  errors: ['invalid_query'],
  example: { body: { query_text: 'TACD: ultrasound', field: 'ASSIGNEE,IPC_SUB_CLASS', limit: 10 } },
  handle: ({ body, note, signal }, { corpus }) => facetedPage(corpus, aggregateRequest(body, signal), body, note),
});
