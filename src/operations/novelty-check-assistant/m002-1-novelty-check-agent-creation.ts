import { m002_1AiNoveltyCheckAgentCreation } from '#contract/generated/novelty-check-assistant.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import { firstData } from '../novelty-search/first-data.ts';
import { noveltyCheck } from '../technology-idea-novelty-search/flow.ts';

export default flowStart({
  contract: m002_1AiNoveltyCheckAgentCreation,
  path: '/ai/novelty-check-agent-creation',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Check the novelty of an idea',
  description: 'A novelty search that asks nothing on its way. Poll `/ai/novelty-check-agent-query`.',
  flow: noveltyCheck,
  data: ({ text, lang }, services) => firstData({ input: text, lang }, services, 'text'),
  example: {
    lang: 'en',
    text: 'A battery pack with a cold plate below the cells, in which a pump reverses the flow of coolant whenever the temperature difference between inlet and outlet cells exceeds a threshold.',
  },
});
