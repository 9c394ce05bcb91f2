import type { Problem } from '#skills/explore-solutions/problem.ts';
import { Recommendation } from '#skills/explore-solutions/sharpen-problem.ts';
import { AnswerLanguage, QuoteShape } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** A document of a direction, with the sentences that make it one; each stands in it word for word. */
export const ApproachData = Type.Object({
  /** As the wire shows it: the sentence and its publication. */
  text: Type.String(),
  publication_number: Type.String(),
  title: Type.String(),
  far: Type.Boolean(),
  evidence: QuoteShape,
  measured: Type.Optional(QuoteShape),
  against: Type.Optional(QuoteShape),
});
export type ApproachData = Static<typeof ApproachData>;

export const InnovationData = Type.Object({
  documents: Type.Integer(),
  families: Type.Integer(),
  median_year: Type.Optional(Type.Integer()),
  far_share: Type.Number(),
  citations: Type.Integer(),
});

/** One way of solving the problem that documents take. */
export const DirectionData = Type.Object({
  title: Type.String(),
  reason: Type.String(),
  verification: Type.String(),
  approaches: Type.Array(ApproachData),
  principle: Type.Optional(Type.Integer()),
  innovation: Type.Optional(InnovationData),
});
export type DirectionData = Static<typeof DirectionData>;

/** A direction as a caller sent it back. */
export const ChosenDirection = Type.Object({
  title: Type.Optional(Type.String()),
  approaches: Type.Array(Type.String()),
  reason: Type.String(),
  verification: Type.String(),
  ticked: Type.Boolean(),
  source_type: Type.Enum(['model', 'customize']),
});
export type ChosenDirection = Static<typeof ChosenDirection>;

/** A direction of the map: found before, or looked for because somebody typed it. */
export const MappedDirection = Type.Object({
  ...DirectionData.properties,
  source_type: Type.Enum(['model', 'customize']),
});
export type MappedDirection = Static<typeof MappedDirection>;

/** Everything an exploration knows. */
export const ExplorationData = Type.Object({
  issues: Type.String(),
  lang: AnswerLanguage,
  problem: Type.Optional(Type.Unsafe<Problem>(Type.Object({}))),
  recommendations: Type.Optional(Type.Array(Recommendation)),
  /** The text names nothing that should get better, and no document speaks of what it names. */
  no_problem: Type.Optional(Type.Boolean()),
  /** What the caller goes on with, in its words. */
  chosen: Type.Optional(Type.Array(Type.String())),
  directions: Type.Optional(Type.Array(DirectionData)),
  /** Of several problems in one text, those that no document states means for. */
  unanswered: Type.Optional(Type.Array(Type.String())),
  /** The corpus that was searched: records and last change. */
  snapshot: Type.Optional(Type.Object({ records: Type.Integer(), seq: Type.Integer() })),
  chosen_directions: Type.Optional(Type.Array(ChosenDirection)),
  map: Type.Optional(Type.Array(MappedDirection)),
});
export type ExplorationData = Static<typeof ExplorationData>;
