import { ai30PatentSimilarPatentComparison } from '#contract/generated/others.ts';
import { defineOperation } from '#operation.ts';
import { ideaFilter, ideaJob, wireDocs } from '#operations/shared/idea-comparison.ts';

export default defineOperation({
  contract: ai30PatentSimilarPatentComparison,
  path: '/search/patent/similar-patent-comparison',
  summary: 'Patents like a technical idea, with the passages on its means and on its effect',
  description:
    'At most 20, best first; those of which neither claims nor description are stored come last, one of each title, without passages. The score is from 0 to 1: .4 of the likeness of the document, .4 of the share of the words of the means that its best passage has, .2 of the share of the effect; without an effect the first two count half each. Passages are paragraphs and claims as published, sentences stand in them word for word; `sn` is the number of the paragraph or claim, 0 where it has none. Words are compared in the language of the idea where the document is stored in it, else by the translations that the corpus taught; a synonym or a translation counts .75 of its word.',
  example: {
    body: {
      tech_means:
        'A cooling plate with channels between the cells of a battery pack, through which a coolant is pumped',
      tech_effect: 'The temperature of the cells is even and the pack lasts longer',
      limit: 2,
    },
  },
  async handle({ body, account, signal, note }, services) {
    const { tech_means, tech_effect, country, legal_status, limit } = body;
    ideaFilter({ country, legal_status });
    const idea = { tech_means, tech_effect, country, legal_status, limit };
    const { compared } = await services.isolation.run(ideaJob, idea, { services, account: account.id, signal });
    if (compared.length === 0) note('The corpus has no patent that shares words with the idea under these limits.');
    return { count: compared.length, docs: wireDocs(compared) };
  },
});
