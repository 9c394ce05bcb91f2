import { Type } from 'typebox';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { Buckets, countFacets, FacetFields, facetCodes } from '#operations/shared/patent-facets.ts';
import { ListPage, listPage } from './list-page.ts';

/** What a faceted search asks for besides the search. */
export const FacetBody = {
  field: FacetFields,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Values per field.' })),
  lang: Type.Optional(Type.Enum(['cn', 'en', 'jp'], { default: 'cn' })),
};

/** Value lists by facet code. */
const FacetAnswer = Type.Object({}, { additionalProperties: Buckets });

async function facetAnswer(corpus: Corpus, request: SearchRequest, body: { field: string; limit?: number }) {
  const counted = await countFacets(corpus, request, facetCodes(body.field), { offset: 0, limit: body.limit ?? 50 });
  return Object.fromEntries(counted.map(({ code, buckets }) => [code, buckets]));
}

/** The first rows of a search with value lists over all of its hits. */
export const FacetedPage = Type.Object({ ...ListPage, facet: FacetAnswer });

export async function facetedPage(corpus: Corpus, request: SearchRequest, body: { field: string; limit?: number }) {
  const facet = await facetAnswer(corpus, request, body);
  return { ...(await listPage(corpus, request)), facet };
}
