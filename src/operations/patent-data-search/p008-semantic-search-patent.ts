import { Type } from 'typebox';
import { MAX_SIMILAR, similarPatents } from '#collections/patents/similar/similar.ts';
import { defineOperation } from '#operation.ts';
import { HitCount, PageCount, PatentId, PublicationNumber } from '#shapes.ts';
import { RankedBy, Relevancy, SimilarFilters, similarFilter, similarPage, similarWindow } from './similar-page.ts';

export default defineOperation({
  id: 'p008PatentSemanticSearch',
  method: 'POST',
  path: '/search/patent/semantic-search-patent',
  body_limit_bytes: 6_500_000, // the longest text with every character written as an escape
  aliases: ['/search/patent/semantic-search-patent/v2'],
  summary: 'Patents similar to a text',
  description: `Compares the weightiest words of the text, their translations as far as the corpus holds some, and what they mean in this corpus with all text of the patents, and the classes and citations of the best hits; the most similar publication of each simple family, best first, at most ${MAX_SIMILAR}. 200 words or more find most: an abstract, claims, a draft.`,
  body: Type.Object({
    text: Type.String({
      minLength: 1,
      maxLength: 1_000_000,
      description: 'English, Chinese, or another language of the corpus.',
    }),
    ...SimilarFilters,
  }),
  response: Type.Object({
    results: Type.Array(
      Type.Object({ patent_id: PatentId, pn: PublicationNumber, relevancy: Relevancy, ranked_by: RankedBy }),
    ),
    result_count: PageCount,
    total_search_result_count: HitCount,
  }),
  example: {
    body: {
      text: 'Battery module whose cooling plate has counter-flow channels of graded width, so that cells at both ends of the module are kept at one temperature.',
      relevancy: '5%',
      offset: 0,
      limit: 10,
    },
  },
  async handle({ body, signal }, { corpus }) {
    const window = similarWindow(body);
    const filter = similarFilter(body);
    const found = await similarPatents(corpus, {
      text: body.text,
      ...(filter && { filter }),
      limit: MAX_SIMILAR,
      reasons: window.explain,
      signal,
    });
    const { rows, total } = similarPage(found, window);
    return { results: rows, result_count: rows.length, total_search_result_count: total };
  },
});
