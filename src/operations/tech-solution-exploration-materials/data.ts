import type { MaterialsDirection } from '#skills/explore-materials/explore.ts';
import type { MaterialsProblem } from '#skills/explore-materials/problem.ts';
import { AnswerLanguage } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** Everything an exploration of materials knows. */
export const MaterialsExplorationData = Type.Object({
  input: Type.String(),
  lang: AnswerLanguage,
  problem: Type.Optional(Type.Unsafe<MaterialsProblem>(Type.Object({}))),
  /** Of the sharper questions, those that were chosen; absent before the choice. */
  chosen: Type.Optional(Type.Array(Type.String())),
  directions: Type.Optional(Type.Unsafe<readonly MaterialsDirection[]>(Type.Array(Type.Object({})))),
  /** The node whose plan is to be written, and the plans that were, by node. */
  planned: Type.Optional(Type.String()),
  plans: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type MaterialsExplorationData = Static<typeof MaterialsExplorationData>;
