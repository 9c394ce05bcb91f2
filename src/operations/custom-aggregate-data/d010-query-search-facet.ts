import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { FacetBody, FacetedPage, facetedPage } from './faceted.ts';
import { aggregateRequest, SearchBody } from './search-body.ts';

const { query_text, collapse_type, collapse_by, stemming } = SearchBody;

export default defineOperation({
  id: 'd010PatentQuerySearchFacet',
  method: 'POST',
  path: '/search/patent/query-search-facet',
  summary: 'Count field values over a search, with its first page',
  body: Type.Object({ query_text, collapse_type, collapse_by, stemming, ...FacetBody }),
  response: FacetedPage,
  errors: ['invalid_query'],
  example: { body: { query_text: 'TACD: ultrasound', field: 'ASSIGNEE,IPC_SUB_CLASS', limit: 10 } },
  handle: ({ body, signal }, { corpus }) => facetedPage(corpus, aggregateRequest(body, signal), body),
});
