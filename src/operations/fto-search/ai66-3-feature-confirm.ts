import { ai66_3FeatureConfirm } from '#contract/generated/fto-search.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { ftoSearch } from './flow.ts';
import { toFeatures } from './wire.ts';

export default flowEvent({
  contract: ai66_3FeatureConfirm,
  path: '/ai/fto/feature/confirm',
  body_limit_bytes: 6_500_000, // features with the words that they are searched with
  summary: 'Confirm the features of the product',
  description:
    'Also takes what only you can say: words that mean the same, and how far a number may lie outside a range. Then `/ai/fto/search/agent`.',
  flow: ftoSearch,
  event: 'confirm_features',
  patch: ({ tech_features, equivalents, tolerance_percent }) => ({
    confirmed_features: toFeatures(tech_features),
    settings: {
      ...(equivalents && { equivalents: [...equivalents] }),
      ...(tolerance_percent !== undefined && { tolerance_percent }),
    },
  }),
  example: {
    tech_features: [
      {
        tech_feature: 'A cold plate is arranged below the battery cells',
        keywords: ['cold plate', 'battery cells'],
        score: 90,
        reason: '',
        core: true,
        is_select: true,
        user_add: false,
      },
    ],
    equivalents: [{ word: 'cooling plate', other: 'cold plate' }],
  },
});
