import { patents } from '#collections/patents/patents.ts';
import { MAX_SIMILAR } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { estimateTokens } from '#models/prompt.ts';
import { defineOperation, TextAnswer } from '#operation.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { similarToText } from '#operations/shared/similar-jobs.ts';
import type { Services } from '#services.ts';
import { Type } from '#typebox.mjs';
import { DocumentFilters, type Filters, filterQueries, keywordQuery } from './filters.ts';
import { type Hit, hitLines, hitOf, ShownHit } from './markdown.ts';
import { paperHit, paperLines, searchedPapers } from './papers.ts';

/** What an answer may cost a model that did not say, and its first and last line. */
const MOST_TOKENS = 8_000;
const ROOM = 60;

const SORTS = { newest: 'desc', oldest: 'asc' } as const;

export default defineOperation({
  id: 'search',
  method: 'POST',
  path: '/mcp/search',
  summary: 'Search the patents and papers of the corpus',
  description:
    'Give `semantic_query` (an idea, an abstract, a claim: ranked by likeness), or `keywords` (all must occur), or both (likeness among the documents with the keywords), and filters. One row per simple family (of papers: per paper), best first, as Markdown: number or DOI, title, owner or authors, dates, beginning of the abstract. Read documents with `fetch`.',
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
        description:
          'Which collection. Of papers, `assignee` means affiliation and `inventor` author; keywords are looked for in all of the text.',
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
    max_tokens: Type.Optional(
      Type.Integer({
        minimum: 500,
        maximum: 50_000,
        default: MOST_TOKENS,
        description: 'Rows that do not fit are left to the next page.',
      }),
    ),
  }),
  response: Type.Unsafe<TextAnswer>(
    Type.Object({
      total: Type.Integer({ description: 'Families (papers) that match.' }),
      rows: Type.Array(ShownHit),
      next_offset: Type.Optional(Type.Integer({ description: 'Where the next page begins.' })),
    }),
  ),
  errors: ['invalid_query'],
  example: { body: { keywords: ['thermal runaway'], filters: { authority: ['US'] }, limit: 5 } },
  async handle({ body, account, signal }, services) {
    const { keywords = [] } = body;
    if (body.source === 'paper') {
      const { total, records, alike } = await searchedPapers(body, services.corpus, signal);
      if (total === 0) return new TextAnswer('No paper in this corpus matches all that was asked.', NOTHING);
      const shown = records.map((record) => ({
        hit: paperHit(record),
        lines: (row: number) => paperLines(record, row),
      }));
      return paged(shown, total, body, alike ? 'Papers most like the description' : 'Papers found');
    }
    const { total, records, alike, conditions } = await searched(body, services, account.id, signal);
    if (total === 0) return new TextAnswer(await nothing(services.corpus, keywords, conditions, signal), NOTHING);
    const base_url = services.base_url();
    const shown = records.map((record) => ({
      hit: hitOf(record, base_url),
      lines: (row: number) => hitLines(record, row, base_url),
    }));
    return paged(shown, total, body, alike ? 'Families most like the description' : 'Patent families found');
  },
});

const NOTHING = { total: 0, rows: [] };

/** As many rows as the answer may be long, one at least, in words and as data. */
function paged(
  found: readonly { readonly hit: Hit; lines(row: number): string }[],
  total: number,
  { offset = 0, max_tokens = MOST_TOKENS }: { offset?: number; max_tokens?: number },
  what: string,
): TextAnswer {
  if (found.length === 0)
    return new TextAnswer(`Row ${offset + 1} is beyond the last of ${total}.`, { total, rows: [] });
  const texts: string[] = [];
  let left = max_tokens - ROOM;
  for (const { hit, lines } of found) {
    const text = lines(offset + texts.length + 1);
    // whichever of the two a client shows its model
    left -= Math.max(estimateTokens(text) + 1, estimateTokens(JSON.stringify(hit)) + 1);
    if (left < 0 && texts.length > 0) break;
    texts.push(text);
  }
  const last = offset + texts.length;
  const alike = what.includes('like');
  const head = `${what}${alike ? `, of ${total} that share words with it` : `: ${total}`}; rows ${offset + 1} to ${last}.`;
  return new TextAnswer([head, ...texts, ...(last < total ? [`More: offset ${last}.`] : [])].join('\n\n'), {
    total,
    rows: found.slice(0, texts.length).map(({ hit }) => hit),
    ...(last < total && { next_offset: last }),
  });
}

/** What a search for a model may say. */
export interface Asked {
  readonly semantic_query?: string;
  readonly keywords?: readonly string[];
  readonly source?: 'patent' | 'paper';
  readonly filters?: Filters;
  readonly sort?: 'relevance' | 'newest' | 'oldest';
  readonly offset?: number;
  readonly limit?: number;
}

/**
 * A page of the families that a model asks for: by likeness to a description, else by words and filters.
 * @throws ServiceError `invalid_request` for an empty question, or a collection that is not there; `invalid_query`.
 */
export async function searched(asked: Asked, services: Services, account: string, signal: AbortSignal) {
  const { semantic_query, keywords = [], filters = {}, sort = 'relevance', offset = 0, limit = 10 } = asked;
  const idea = semantic_query?.trim() ?? '';
  const must = [...keywords.map(keywordQuery), ...filterQueries(filters)];
  if (idea === '' && must.length === 0)
    throw new ServiceError('invalid_request', 'Give `semantic_query`, `keywords` or a filter.', {
      field: 'semantic_query',
    });
  const query = allOf(...must);
  const alike = idea !== '' && sort === 'relevance';
  const { total, ids } = alike
    ? await mostAlike(services, {
        ...{ idea, offset, limit, signal, account },
        ...(must.length > 0 && { filter: query }),
      })
    : await listed(services.corpus, { query, sort, offset, limit, signal });
  const records = total === 0 ? [] : await services.corpus.get(patents, ids);
  return { total, records, alike, conditions: must.length };
}

async function mostAlike(
  services: Services,
  request: { idea: string; filter?: Query; offset: number; limit: number; account: string; signal: AbortSignal },
) {
  const { idea, filter, offset, limit, account, signal } = request;
  pageWithin({ offset, limit }, MAX_SIMILAR);
  const window = { offset, limit, least: 0, explain: false };
  const caller = { services, account, signal };
  const { rows, total } = await services.isolation.run(similarToText, { text: idea, filter, window }, caller);
  return { total, ids: rows.map(({ pn }) => pn) };
}

async function listed(
  corpus: Corpus,
  request: Pick<SearchRequest, 'query' | 'offset' | 'limit'> & {
    sort: 'relevance' | 'newest' | 'oldest';
    signal: AbortSignal;
  },
) {
  const { sort, ...rest } = request;
  pageWithin(rest);
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
      const total = await totalOf(corpus, patents, keywordQuery(keyword), { stemming: true, signal });
      return `- "${keyword}": ${total} publications`;
    }),
  );
  return [
    'Nothing in this corpus matches all that was asked.',
    ...(counts.length > 0 ? ['Each keyword by itself:', ...counts] : []),
    ...(conditions > keywords.length ? ['Filters were applied as well: leave some out.'] : []),
  ].join('\n');
}
