import { MAX_SIMILAR } from '#collections/patents/similar/similar.ts';
import { p007PatentSimilarSearch } from '#contract/generated/patent-data-search.ts';
import { defineOperation } from '#operation.ts';
import { similarToPatent } from '#operations/shared/similar-jobs.ts';
import { similarFilter, similarHands, similarWindow } from './similar-page.ts';

export default defineOperation({
  contract: p007PatentSimilarSearch,
  path: '/search/patent/similar-search-patent',
  aliases: ['/search/patent/similar-search-patent/v2'],
  summary: 'Patents similar to a publication',
  description: `Compares words, what they mean in this corpus, classes and citations, across languages as far as the corpus holds translations; the most similar publication of each simple family, best first, at most ${MAX_SIMILAR}. The family of the publication itself is left out.`,
  example: { body: { patent_number: 'US19095411B2', relevancy: '10%', offset: 0, limit: 10 } },
  async handle({ body, account, signal, note }, services) {
    const { patent_id, patent_number } = body;
    const asked = {
      patent_id,
      patent_number,
      window: similarWindow(body),
      filter: similarFilter(body),
      hands: similarHands(body),
    };
    const caller = { services, account: account.id, signal };
    const { rows, total, notes } = await services.isolation.run(similarToPatent, asked, caller);
    for (const lacking of notes) note(lacking);
    return { results: rows, result_count: rows.length, total_search_result_count: total };
  },
});
