import { ai66_1FtoSubmit } from '#contract/generated/fto-search.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import { firstData } from './first-data.ts';
import { ftoSearch } from './flow.ts';

export default flowStart({
  contract: ai66_1FtoSubmit,
  path: '/ai/fto/submit',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Start a search for rights in the way of a product',
  description:
    'Takes the description of a product and starts to take it apart. Read its features with `/ai/fto/feature/extract`.',
  flow: ftoSearch,
  data: firstData,
  example: {
    input:
      'The product is a battery pack. It has battery cells in a housing. A cold plate is arranged below the battery cells. A pump drives a coolant through the cold plate and reverses the flow of the coolant.',
    lang: 'en',
    country: ['US', 'EP'],
    legal_status: [1, 2],
  },
});
