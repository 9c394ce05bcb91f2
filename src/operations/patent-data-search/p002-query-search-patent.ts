import { patents } from '#collections/patents/patents.ts';
import { p002PatentQuerySearch } from '#contract/generated/patent-data-search.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { patentPage } from '#operations/shared/patent-row.ts';

export default patentPage({
  contract: p002PatentQuerySearch,
  path: '/search/patent/query-search-patent',
  aliases: ['/search/patent/query-search-patent/v2'],
  summary: 'Search patents with a search expression',
  description:
    'One row per publication, or per group when `collapse_type` is given; sorted by relevance unless `sort` says otherwise. At most 20,000 rows can be read.',
  errors: ['invalid_query'],
  example: {
    body: {
      query_text: 'TACD: "thermal runaway" AND AUTHORITY: US',
      sort: [{ field: 'PBDT_YEARMONTHDAY', order: 'desc' }],
      offset: 0,
      limit: 10,
    },
  },
  query: ({ query_text }) => parseQuery(patents, query_text, { from: 'query_text' }),
});
