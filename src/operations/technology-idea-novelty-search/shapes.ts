import { Type } from '#typebox.mjs';

/** What the operations of this group send and answer: they are our own, no interface has them. */
export const TaskId = Type.String({
  maxLength: 64,
  description: 'Task id that `submit` has answered.',
  examples: ['0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51'],
});
export const WaitMs = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 60_000,
    default: 0,
    description: 'Wait up to so many milliseconds (at most 50000 are waited) for the work to end, instead of polling.',
  }),
);
export const Status = Type.Integer({ minimum: 1, maximum: 3, description: '1 running, 2 succeeded, 3 failed.' });

export const IdeaFeature = Type.Object({
  feature_num: Type.String({ description: 'Number of the feature.' }),
  feature_text: Type.String({ description: 'The feature.' }),
  selected: Type.Boolean({ description: 'False for one that was struck.' }),
  verdict: Type.Optional(Type.String({ description: 'disclosed, partly, not_found: by the best of the documents.' })),
  document: Type.Optional(Type.String({ description: 'The document that discloses it, or comes nearest.' })),
  quote: Type.Optional(Type.String({ description: 'Its words.' })),
});
export const IdeaDocument = Type.Object({
  document: Type.String({ description: 'Publication number.' }),
  title: Type.String({ description: 'Its title.' }),
  similarity_score: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Mean score of the features by their weights.',
  }),
  disclosed: Type.Integer({ minimum: 0, description: 'Features that it discloses.' }),
});
export const IdeaResult = Type.Object({
  novelty_score: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'Per cent of the idea found in no single document: no chance of a grant.',
  }),
  nearest_lacks: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'Per cent of the idea that the nearest document lacks.',
  }),
  novelty_level: Type.String({ description: 'high, medium or low.' }),
  features: Type.Array(IdeaFeature, { description: 'The idea, taken apart.' }),
  documents: Type.Array(IdeaDocument, { description: 'The nearest documents, the nearest first.' }),
  reasoning: Type.String({ description: 'Feature by feature.' }),
  recommendations: Type.String({ description: 'What distinguishes the idea, what to ask its inventor.' }),
  earlier: Type.Array(
    Type.Object({
      novelty_score: Type.Number({ description: 'Per cent of the idea found in no single document.' }),
      features: Type.Array(Type.String(), { description: 'The features of that run.' }),
      nearest: Type.Optional(Type.String({ description: 'Its nearest document.' })),
      documents: Type.Integer({ description: 'Documents that were compared.' }),
    }),
    { description: 'Runs before the features were changed, the first one first.' },
  ),
});
