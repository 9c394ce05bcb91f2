import { Type } from 'typebox';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';
import { toWireFeature, WireFeature } from './wire-features.ts';

export default flowRead({
  id: 'ai35-4FeatureExtract',
  path: '/ai/novelty-search/feature/extract',
  summary: 'Read the technical features',
  flow: noveltySearch,
  response: {
    data: Type.Optional(Type.Array(WireFeature)),
    notes: Type.Optional(Type.Array(Type.String(), { description: 'What was left out and why.' })),
  },
  ready: ({ generated_features }) =>
    generated_features && {
      data: generated_features.features.map(toWireFeature),
      notes: generated_features.notes,
    },
});
