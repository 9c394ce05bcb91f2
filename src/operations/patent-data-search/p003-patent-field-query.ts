import { patents } from '#collections/patents/patents.ts';
import { p003PatentFieldQuery } from '#contract/generated/patent-data-search.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { defineOperation } from '#operation.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { countFacets, facetCodes } from '#operations/shared/patent-facets.ts';

const WINDOW = 200;

export default defineOperation({
  contract: p003PatentFieldQuery,
  path: '/patent-field/query',
  aliases: ['/search/patent/query/v2'],
  summary: 'Count the values of fields over a search',
  description: 'One object per field of `field`, keyed by its code in lower case; most frequent values first.',
  errors: ['invalid_query'],
  example: { body: { query: 'TACD: battery', field: 'AUTHORITY,PUBLICATION_YEAR', offset: 0, limit: 10 } },
  async handle({ body, note, signal }, { corpus }) {
    const { offset, limit } = body;
    pageWithin({ offset, limit }, WINDOW);
    const request = { query: parseQuery(patents, body.query, { from: 'query' }), signal };
    const counted = await countFacets(corpus, request, facetCodes(body.field), { offset, limit }, note);
    return counted.map(({ code, buckets }) => ({ [code.toLowerCase()]: buckets }));
  },
});
