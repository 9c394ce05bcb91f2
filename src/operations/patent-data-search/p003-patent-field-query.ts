import { Type } from 'typebox';
import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { defineOperation } from '#operation.ts';
import { Buckets, countFacets, FacetFields, facetCodes } from '#operations/shared/patent-facets.ts';
import { checkWindow } from '#operations/shared/patent-query.ts';

const WINDOW = 200;

export default defineOperation({
  id: 'p003PatentFieldQuery',
  method: 'POST',
  path: '/patent-field/query',
  aliases: ['/search/patent/query/v2'],
  summary: 'Count the values of fields over a search',
  description: 'One object per field of `field`, keyed by its code in lower case; most frequent values first.',
  body: Type.Object({
    query: Type.String({ minLength: 1, maxLength: 12_000, description: 'Search expression.' }),
    field: FacetFields,
    offset: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    lang: Type.Optional(Type.Enum(['cn', 'en', 'jp'], { default: 'cn' })),
  }),
  response: Type.Array(Type.Object({ assignee: Type.Optional(Buckets) }, { additionalProperties: Buckets })),
  errors: ['invalid_query'],
  example: { body: { query: 'TACD: battery', field: 'AUTHORITY,PUBLICATION_YEAR', offset: 0, limit: 10 } },
  async handle({ body, signal }, { corpus }) {
    const { offset = 0, limit = 50 } = body;
    checkWindow(offset, limit, WINDOW);
    const request = { query: parseQuery(patents, body.query), signal };
    const counted = await countFacets(corpus, request, facetCodes(body.field), { offset, limit });
    return counted.map(({ code, buckets }) => ({ [code.toLowerCase()]: buckets }));
  },
});
