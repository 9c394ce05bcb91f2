import { Type } from 'typebox';
import { patents } from '#collections/patents/patents.ts';
import { MAX_SIMILAR, similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { checkWindow, RESULT_WINDOW } from '#operations/shared/patent-query.ts';
import { DocumentFilters, filterQueries, keywordQuery } from './filters.ts';
import { hitLines } from './markdown.ts';

const SORTS = { newest: 'desc', oldest: 'asc' } as const;

export default defineOperation({
  id: 'search',
  method: 'POST',
  path: '/mcp/search',
  summary: 'Search the patents of the corpus',
  description:
    'Give `semantic_query` (an idea, an abstract, a claim: ranked by likeness), or `keywords` (all must occur), or both (likeness among the documents with the keywords), and filters. One row per simple family, best first, as Markdown: publication number, title, owner, dates, class, beginning of the abstract. Read documents with `fetch`.',
  body: Type.Object({
    semantic_query: Type.Optional(
      Type.String({
        maxLength: 100_000,
        description: 'What documents should be about, in sentences of any length; more words find more.',
        examples: ['Cooling plate whose channels keep both ends of a battery module at one temperature'],
      }),
    ),
    keywords: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
        maxItems: 20,
        description:
          'Words, phrases or beginnings with * that all must occur in title, abstract, claims or description.',
        examples: [['thermal runaway', 'batter*']],
      }),
    ),
    source: Type.Optional(
      Type.Enum(['patent', 'paper'], {
        default: 'patent',
        description: 'Which collection; this corpus holds patents.',
      }),
    ),
    filters: Type.Optional(DocumentFilters),
    sort: Type.Optional(
      Type.Enum(['relevance', 'newest', 'oldest'], {
        default: 'relevance',
        description: 'By publication date, or best first.',
      }),
    ),
    offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'First row, from 0.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10, description: 'Rows.' })),
  }),
  response: Type.String({ description: 'Markdown.' }),
  errors: ['invalid_query'],
  example: { body: { keywords: ['thermal runaway'], filters: { authority: ['US'] }, limit: 5 } },
  async handle({ body, signal }, { corpus, base_url }) {
    const { semantic_query, keywords = [], source, filters = {}, sort = 'relevance', offset = 0, limit = 10 } = body;
    if (source === 'paper')
      throw new ServiceError('invalid_request', 'This corpus holds no papers: leave `source` out to search patents.', {
        field: 'source',
      });
    const idea = semantic_query?.trim() ?? '';
    const must = [...keywords.map(keywordQuery), ...filterQueries(filters)];
    if (idea === '' && must.length === 0)
      throw new ServiceError('invalid_request', 'Give `semantic_query`, `keywords` or a filter.', {
        field: 'semantic_query',
      });
    const query = allOf(...must);
    const alike = idea !== '' && sort === 'relevance';
    const page = alike
      ? await mostAlike(corpus, { idea, ...(must.length > 0 && { filter: query }), offset, limit, signal })
      : await listed(corpus, { query, sort, offset, limit, signal });
    if (page.total === 0) return nothing(corpus, keywords, must.length, signal);
    const records = await corpus.get(patents, page.ids);
    const last = offset + records.length;
    return [
      records.length === 0
        ? `Row ${offset + 1} is beyond the last of ${page.total}.`
        : `${alike ? `Families most like the description, of ${page.total} that share words with it` : `Patent families found: ${page.total}`}; rows ${offset + 1} to ${last}.`,
      ...records.map((record, index) => hitLines(record, offset + index + 1, base_url())),
      ...(last < page.total && records.length > 0 ? [`More: offset ${last}.`] : []),
    ].join('\n\n');
  },
});

async function mostAlike(
  corpus: Corpus,
  request: { idea: string; filter?: Query; offset: number; limit: number; signal: AbortSignal },
) {
  const { idea, filter, offset, limit, signal } = request;
  checkWindow(offset, limit, MAX_SIMILAR);
  const found = await similarPatents(corpus, {
    text: idea,
    ...(filter && { filter }),
    limit: Math.min(MAX_SIMILAR, offset + limit),
    reasons: false,
    signal,
  });
  return { total: found.total, ids: found.hits.slice(offset, offset + limit).map(({ id }) => id) };
}

async function listed(
  corpus: Corpus,
  request: Pick<SearchRequest, 'query' | 'offset' | 'limit'> & {
    sort: 'relevance' | 'newest' | 'oldest';
    signal: AbortSignal;
  },
) {
  const { sort, ...rest } = request;
  checkWindow(rest.offset, rest.limit, RESULT_WINDOW);
  const page = await corpus.search(patents, {
    ...rest,
    stemming: true,
    sort: [sort === 'relevance' ? { field: 'score', order: 'desc' } : { field: 'PBD', order: SORTS[sort] }],
    collapse: { field: 'FAM_ID', prefer: { by: 'score' } },
  });
  return { total: page.total, ids: page.hits.map(({ id }) => id) };
}

/** What a model needs to ask better: which of its words the corpus has at all. */
async function nothing(corpus: Corpus, keywords: readonly string[], conditions: number, signal: AbortSignal) {
  const counts = await Promise.all(
    keywords.map(async (keyword) => {
      const { total } = await corpus.search(patents, {
        query: keywordQuery(keyword),
        stemming: true,
        offset: 0,
        limit: 0,
        signal,
      });
      return `- "${keyword}": ${total} publications`;
    }),
  );
  return [
    'Nothing in this corpus matches all that was asked.',
    ...(counts.length > 0 ? ['Each keyword by itself:', ...counts] : []),
    ...(conditions > keywords.length ? ['Filters were applied as well: leave some out.'] : []),
  ].join('\n');
}
