import { ai35_4FeatureExtract } from '#contract/generated/novelty-search.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';
import { toWireFeature } from './wire-features.ts';

export default flowRead({
  contract: ai35_4FeatureExtract,
  path: '/ai/novelty-search/feature/extract',
  summary: 'Read the technical features',
  description: 'Once confirmed, as they were confirmed.',
  flow: noveltySearch,
  ready: ({ generated_features, confirmed_features }) =>
    generated_features && {
      data: (confirmed_features ?? generated_features.features).map(toWireFeature),
      notes: generated_features.notes,
    },
});
