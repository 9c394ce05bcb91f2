import { MAX_SIMILAR } from '#collections/patents/similar/similar.ts';
import { p008PatentSemanticSearch } from '#contract/generated/patent-data-search.ts';
import { defineOperation } from '#operation.ts';
import { similarToText } from '#operations/shared/similar-jobs.ts';
import { similarFilter, similarHands, similarWindow } from './similar-page.ts';

export default defineOperation({
  contract: p008PatentSemanticSearch,
  path: '/search/patent/semantic-search-patent',
  body_limit_bytes: 6_500_000, // the longest text with every character written as an escape
  aliases: ['/search/patent/semantic-search-patent/v2'],
  summary: 'Patents similar to a text',
  description: `Compares the weightiest words of the text, their translations as far as the corpus holds some, and what they mean in this corpus with all text of the patents, and the classes and citations of the best hits; the most similar publication of each simple family, best first, at most ${MAX_SIMILAR}. 200 words or more find most: an abstract, claims, a draft.`,
  example: {
    body: {
      text: 'Battery module whose cooling plate has counter-flow channels of graded width, so that cells at both ends of the module are kept at one temperature.',
      relevancy: '5%',
      offset: 0,
      limit: 10,
    },
  },
  async handle({ body, account, signal, note }, services) {
    const asked = {
      text: body.text,
      window: similarWindow(body),
      filter: similarFilter(body),
      hands: similarHands(body),
    };
    const caller = { services, account: account.id, signal };
    const { rows, total, notes } = await services.isolation.run(similarToText, asked, caller);
    for (const lacking of notes) note(lacking);
    return { results: rows, result_count: rows.length, total_search_result_count: total };
  },
});
