import { ai66_4SearchAgent } from '#contract/generated/fto-search.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { ftoSearch } from './flow.ts';

export default flowEvent({
  contract: ai66_4SearchAgent,
  path: '/ai/fto/search/agent',
  summary: 'Search rights in the way',
  description:
    'Searches in rounds and reads the claims of what it finds on the product, element by element. Poll `/ai/fto/search/agent/result`.',
  flow: ftoSearch,
  event: 'search',
  patch: () => ({}),
  example: {},
});
