import { patents } from '#collections/patents/patents.ts';
import { p075PatentNestedSearch } from '#contract/generated/patent-data-search.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { defineOperation } from '#operation.ts';
import { checkWishes, type FacetWish, wishedAnswer, wishedTree } from './nested-facets.ts';

export default defineOperation({
  contract: p075PatentNestedSearch,
  path: '/search/patent/nested-search-patent',
  summary: 'Count a search by facets inside facets',
  description:
    'Facets by field values, ranges, queries and aggregates, two deep; at most 5 per level, 500 buckets (100 where facets nest). An answer holds at most 20,000 buckets. Counts, not rows.',
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
    const search = {
      query: parseQuery(patents, body.query_text, { from: 'query_text' }),
      signal,
      stemming: body.stemming,
    };
    const counted = await corpus.aggregate(patents, search, wishedTree(wishes));
    return { num_found: counted.count, facets: wishedAnswer(wishes, counted), id_mapping: {} };
  },
});
