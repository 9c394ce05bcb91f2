import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { FacetAnswer, FacetBody, facetAnswer } from './faceted.ts';
import { ListPage, listPage } from './list-page.ts';
import { aggregateRequest, SearchBody } from './search-body.ts';

export default defineOperation({
  id: 'd006PatentQuerySearchPatentFacet',
  method: 'POST',
  path: '/search/patent/query-search-patent-facet',
  summary: 'Search patents and count field values over all hits, in one call',
  body: Type.Object({ ...SearchBody, ...FacetBody }),
  response: Type.Object({ ...ListPage, facet: FacetAnswer }),
  errors: ['invalid_query'],
  example: { body: { query_text: 'TACD: lidar', field: 'AUTHORITY,APPLICATION_YEAR', limit: 10, offset: 0 } },
  async handle({ body, signal }, { corpus }) {
    const request = aggregateRequest(body, signal);
    const facet = await facetAnswer(corpus, request, body);
    return { ...(await listPage(corpus, request)), facet };
  },
});
