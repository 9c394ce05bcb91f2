import { ai35_1NoveltySearchSubmit } from '#contract/generated/novelty-search.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import { firstData } from './first-data.ts';
import { noveltySearch } from './flow.ts';
import { namedDocuments } from './named-documents.ts';

export default flowStart({
  contract: ai35_1NoveltySearchSubmit,
  path: '/ai/novelty-search/submit',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Start a novelty search',
  description:
    'Takes an idea, a claim, a disclosure (up to some 100 pages), or the publication number of a patent in the corpus, and starts to summarise it. `documents` are compared in any case: beside what is found, or alone. Poll `/ai/novelty-search/tech-solution/get`.',
  flow: noveltySearch,
  data: async (body, services) => {
    const first = await firstData(body, services);
    return { ...first, ...(await namedDocuments(body, services.corpus, first.publication_number)) };
  },
  example: {
    input:
      'A battery pack with a cold plate below the cells, in which a pump reverses the flow of coolant whenever the temperature difference between inlet and outlet cells exceeds a threshold.',
    lang: 'en',
  },
});
