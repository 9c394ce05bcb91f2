import { d006PatentQuerySearchPatentFacet } from '#contract/generated/custom-aggregate-data.ts';
import { defineOperation } from '#operation.ts';
import { facetedPage } from './faceted.ts';
import { aggregateRequest } from './search-body.ts';

export default defineOperation({
  contract: d006PatentQuerySearchPatentFacet,
  path: '/search/patent/query-search-patent-facet',
  summary: 'Search patents and count field values over all hits, in one call',
  errors: ['invalid_query'],
  example: { body: { query_text: 'TACD: lidar', field: 'AUTHORITY,APPLICATION_YEAR', limit: 10, offset: 0 } },
  handle: ({ body, note, signal }, { corpus }) => facetedPage(corpus, aggregateRequest(body, signal), body, note),
});
