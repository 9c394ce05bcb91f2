import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { FacetBody, FacetedPage, facetedPage } from './faceted.ts';
import { aggregateRequest, SearchBody } from './search-body.ts';

export default defineOperation({
  id: 'd006PatentQuerySearchPatentFacet',
  method: 'POST',
  path: '/search/patent/query-search-patent-facet',
  summary: 'Search patents and count field values over all hits, in one call',
  body: Type.Object({ ...SearchBody, ...FacetBody }),
  response: FacetedPage,
  errors: ['invalid_query'],
  example: { body: { query_text: 'TACD: lidar', field: 'AUTHORITY,APPLICATION_YEAR', limit: 10, offset: 0 } },
  handle: ({ body, signal }, { corpus }) => facetedPage(corpus, aggregateRequest(body, signal), body),
});
