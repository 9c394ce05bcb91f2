import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { shownTexts, shownTitle } from '#operations/shared/wire-text.ts';
import { SIMPLE_STATUS } from '#patents/code-words.ts';
import { Type } from '#typebox.mjs';
import { documentReader } from './fetch.ts';
import { DocumentFilters } from './filters.ts';
import { documentUrl, MODULES } from './markdown.ts';
import { paperUrl, searchedPapers } from './papers.ts';
import { searched } from './search.ts';

/**
 * Search and fetch under the names, and with the JSON answers, that agents call which were written for the interface's
 * own tool server. They parse the text of the answer, so it comes whole.
 */

const words = Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 20 }));
const rows = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const SOURCES = Type.Optional(Type.Array(Type.Enum(['patent', 'paper'])));

export const searchAsJson = defineOperation({
  id: 'patsnap_search',
  method: 'POST',
  path: '/mcp/search-as-json',
  summary: 'Search the patents and papers of the corpus, answered as JSON',
  body: Type.Object({
    semantic_query: Type.Optional(Type.String({ maxLength: 100_000 })),
    keywords: words,
    search_strategy: Type.Optional(
      Type.Object({
        semantic: Type.Optional(Type.String({ maxLength: 100_000 })),
        keyword: Type.Optional(Type.Union([Type.String({ maxLength: 300 }), Type.Array(Type.String())])),
        filter: Type.Optional(DocumentFilters),
      }),
    ),
    source: Type.Optional(Type.Enum(['patent', 'paper'])),
    sources: SOURCES,
    filters: Type.Optional(DocumentFilters),
    sort: Type.Optional(Type.Enum(['relevance', 'newest', 'oldest'])),
    offset: Type.Optional(Type.Integer({ minimum: 0 })),
    limit: rows,
    topk: rows,
  }),
  response: Type.Object({}, { additionalProperties: true }),
  example: { body: { keywords: ['thermal runaway'], limit: 3 } },
  async handle({ body, account, signal }, services) {
    const { search_strategy: strategy = {}, sources, topk, limit, ...plain } = body;
    const { semantic, keyword, filter } = strategy;
    const source = plain.source ?? (sources && !sources.includes('patent') ? sources[0] : undefined);
    const asked = {
      ...plain,
      ...(source && { source }),
      semantic_query: plain.semantic_query ?? semantic ?? '',
      keywords: plain.keywords ?? (keyword === undefined ? [] : [keyword].flat()),
      filters: plain.filters ?? filter ?? {},
      limit: limit ?? topk ?? 10,
    };
    if (source === 'paper') {
      const { total, records } = await searchedPapers(asked, services.corpus, signal);
      const docs = records.map(paperDoc);
      return { status: 'success', data: { total_hits: total, returned_count: docs.length, docs } };
    }
    const { total, records } = await searched(asked, services, account.id, signal);
    const relations = await relationsOf(
      services.corpus,
      records.map((record) => record.publication_number),
    );
    const base_url = services.base_url();
    const docs = records.map((record) => ({
      ...docOf(record, base_url),
      cited_count: relations.get(record.publication_number)?.cited_by.length ?? 0,
    }));
    return { status: 'success', data: { total_hits: total, returned_count: docs.length, docs } };
  },
});

function paperDoc(work: Work) {
  const url = paperUrl(work);
  return {
    id: work.id,
    doi: idOf(work, 'doi') ?? '',
    title: work.titles[0]?.text ?? '',
    authors: work.authors.filter(({ role }) => role === undefined).map(({ name }) => name),
    publication: work.venue?.name ?? '',
    ...(work.published && { publication_date: work.published }),
    ...(work.retracted && { retracted: true }),
    ...(url && { url, view_url: url }),
    text: work.abstracts[0]?.text ?? '',
  };
}

function docOf(record: Patent, base_url: string) {
  const { publication_number: number } = record;
  const url = documentUrl(base_url, number);
  const abstracts = shownTexts(record.abstracts);
  return {
    id: patentId(number),
    patent_number: number,
    title: shownTitle(record.titles),
    ipc: record.ipc[0] ?? '',
    legal_status: (record.legal_status && SIMPLE_STATUS[record.legal_status.simple]) ?? '',
    ...(record.filing_date && { application_date: record.filing_date }),
    ...(record.publication_date && { publication_date: record.publication_date }),
    jurisdiction: number.slice(0, 2),
    assignees: currentOwners(record).map(({ name }) => name),
    inventors: record.inventors.map(({ name }) => name),
    url,
    view_url: url,
    text: (abstracts.find(({ lang }) => lang === 'en') ?? abstracts[0])?.text ?? '',
  };
}

export const fetchAsJson = defineOperation({
  id: 'patsnap_fetch',
  method: 'POST',
  path: '/mcp/fetch-as-json',
  summary: 'Read patents and papers of the corpus, answered as JSON',
  body: Type.Object({
    keys: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: 100 }),
    key_type: Type.Optional(Type.Enum(['pn', 'url'])),
    module: Type.Optional(Type.Array(Type.Enum([...MODULES]))),
  }),
  response: Type.Object({}, { additionalProperties: true }),
  example: { body: { keys: ['US19095411B2'] } },
  async handle({ body: { keys, key_type, module = [] } }, { corpus, base_url }) {
    const read = documentReader(corpus, base_url(), module, 40_000);
    const results = [];
    // a bad key costs its own row only
    for (const [index, key] of keys.entries()) {
      try {
        const found = await read(key, key_type, index);
        results.push(found === undefined ? { key, error: 'not in this corpus' } : { key, markdown: found.markdown });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        results.push({ key, error: error.message });
      }
    }
    return { total: keys.length, success_count: results.filter(({ markdown }) => markdown).length, results };
  },
});
