import { ai35_5FeatureConfirm } from '#contract/generated/novelty-search.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';
import { toFeatures, toWireFeature } from './wire-features.ts';

export default flowEvent({
  contract: ai35_5FeatureConfirm,
  path: '/ai/novelty-search/feature/confirm',
  body_limit_bytes: 1_000_000, // features with the words that they were taken from
  summary: 'Confirm the technical features',
  description:
    'Takes the features back, edited, unselected, or with new ones. Starts the search elements. Poll `/ai/novelty-search/retrieval/elements`.',
  flow: noveltySearch,
  event: 'confirm_features',
  patch({ tech_features }, { generated_features }) {
    const generated = generated_features?.features ?? [];
    return { confirmed_features: toFeatures(tech_features ?? generated.map(toWireFeature), generated) };
  },
  example: { tech_features: [] },
});
