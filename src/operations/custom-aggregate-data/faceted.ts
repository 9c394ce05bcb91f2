import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import type { Call } from '#operation.ts';
import { countFacets, facetCodes } from '#operations/shared/patent-facets.ts';
import { listPage } from './list-page.ts';

/** Value lists by facet code. */
async function facetAnswer(
  corpus: Corpus,
  request: SearchRequest,
  body: { field: string; limit: number },
  note: Call['note'],
) {
  const counted = await countFacets(corpus, request, facetCodes(body.field), { offset: 0, limit: body.limit }, note);
  return Object.fromEntries(counted.map(({ code, buckets }) => [code, buckets]));
}

/** The first rows of a search with value lists over all of its hits. */
export async function facetedPage(
  corpus: Corpus,
  request: SearchRequest,
  body: { field: string; limit: number },
  note: Call['note'],
) {
  const facet = await facetAnswer(corpus, request, body, note);
  return { ...(await listPage(corpus, request, note)), facet };
}
