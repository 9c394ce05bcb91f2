import { defineFlow, reached } from '#flows/flow.ts';
import { Type } from '#typebox.mjs';

/** What a batch of picture searches found, picture by picture. */
export const PictureBatchData = Type.Object({
  results: Type.Array(
    Type.Object({
      search_url: Type.String(),
      status: Type.String(),
      error: Type.Optional(Type.String()),
      patent_messages: Type.Array(Type.Unknown()),
      result_count: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
});

/** A batch is done when it is asked for: the pictures are searched at once, and the task keeps what they found. */
export const pictureBatch = defineFlow({
  name: 'picture-batch',
  data: PictureBatchData,
  start: 'done',
  states: { done: reached({}) },
  stages: { result: ['done'] },
  title: ({ results }) => `Picture search of ${results.length} pictures`,
});
