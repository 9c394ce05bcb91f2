import { SolutionReference } from '#operations/shared/solution-reference.ts';
import { AnswerLanguage } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** Everything that a technical question's task knows. */
export const TechnicalQuestionData = Type.Object({
  input: Type.String(),
  lang: AnswerLanguage,
  sources: Type.Array(Type.Enum(['patent', 'paper', 'website'])),
  /** Whether the answer is read again. */
  check: Type.Boolean(),
  split: Type.Optional(Type.Object({ query: Type.Array(Type.String()), concept: Type.Array(Type.String()) })),
  answer: Type.Optional(
    Type.Object({
      title: Type.String(),
      summary: Type.String(),
      /** What was searched, found and left out. */
      record: Type.String(),
      check: Type.Optional(Type.String()),
      /** Head and rows. */
      application: Type.Array(Type.Array(Type.String())),
      recommend: Type.Array(Type.String()),
      suggestion: Type.Optional(Type.String()),
      references: Type.Array(SolutionReference),
    }),
  ),
});
export type TechnicalQuestionData = Static<typeof TechnicalQuestionData>;
