import { type TSchema, Type } from 'typebox';
import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { defineOperation } from '#operation.ts';
import { PatentQuery } from '#operations/shared/patent-query.ts';
import { HitCount } from '#shapes.ts';
import { checkWishes, type FacetWish, nestedFacets } from './nested-facets.ts';

const Int = (description: string, minimum = 0) => Type.Optional(Type.Integer({ minimum, description }));

const wish = (nested: TSchema | undefined) =>
  Type.Object({
    tag: Type.String({ minLength: 1, maxLength: 60, description: 'Key of the answer; not "name" or "count".' }),
    type: Type.Enum(['field', 'range', 'query', 'aggregate']),
    field: Type.Optional(
      Type.String({ maxLength: 60, description: 'Field code; for field and range.', examples: ['ANCS'] }),
    ),
    limit: Int('Buckets; for field. Default 10.', 1),
    offset: Int('First bucket; for field.'),
    mincount: Int('Least count of a bucket shown. Default 1.'),
    num_buckets: Type.Optional(Type.Boolean({ description: 'Adds `<tag>_num_buckets`; for field.' })),
    start: Type.Optional(Type.Integer({ description: 'Inclusive; for range.' })),
    end: Type.Optional(Type.Integer({ description: 'Exclusive; for range.' })),
    gap: Int('Width of a bucket; for range. Default 1.', 1),
    query: Type.Optional(Type.String({ maxLength: 12_000, description: 'Search expression; for query.' })),
    expr: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'avg, min, max, sum or unique of a field; for aggregate.',
        examples: ['avg(CLAIM_COUNT)'],
      }),
    ),
    ...(nested && { facet: Type.Optional(Type.Array(nested)) }),
  });

export default defineOperation({
  id: 'p075PatentNestedSearch',
  method: 'POST',
  path: '/search/patent/nested-search-patent',
  summary: 'Count a search by facets inside facets',
  description:
    'Facets by field values, ranges, queries and aggregates, two deep; at most 5 per level, 500 buckets (100 where facets nest). Answers counts, not rows.',
  body: Type.Object({
    query_text: PatentQuery.query_text(12_000),
    facet: Type.Optional(Type.Array(wish(wish(wish(undefined))))),
    sort: PatentQuery.sort,
    offset: PatentQuery.offset,
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    stemming: Type.Optional(Type.Boolean({ default: false })),
  }),
  response: Type.Object({
    num_found: HitCount,
    facets: Type.Object({}, { additionalProperties: true }),
    id_mapping: Type.Object({}, { additionalProperties: true }),
  }),
  errors: ['invalid_query'],
  example: {
    body: {
      query_text: 'TTL: battery',
      facet: [
        {
          tag: 'office',
          type: 'field',
          field: 'AUTHORITY',
          limit: 5,
          facet: [{ tag: 'claims', type: 'aggregate', expr: 'avg(CLAIM_COUNT)' }],
        },
      ],
    },
  },
  async handle({ body, signal }, { corpus }) {
    const wishes = (body.facet ?? []) as readonly FacetWish[];
    checkWishes(wishes);
    const search = { query: parseQuery(patents, body.query_text), signal, stemming: body.stemming ?? false };
    const [{ total }, facets] = await Promise.all([
      corpus.search(patents, { ...search, offset: 0, limit: 0 }),
      nestedFacets(corpus, search, wishes),
    ]);
    return { num_found: total, facets, id_mapping: {} };
  },
});
