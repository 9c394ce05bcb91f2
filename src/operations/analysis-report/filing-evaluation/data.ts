import { NoveltyCheckData } from '#operations/technology-idea-novelty-search/data.ts';
import { type Static, Type } from '#typebox.mjs';

/** A novelty check, and what the report on it is to show: everything that an evaluation before filing knows. */
export const FilingEvaluationData = Type.Object({
  ...NoveltyCheckData.properties,
  report_name: Type.String(),
  report_info: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
  /** 1 to 10, as given: printed, and used for nothing. */
  readiness: Type.Integer({ minimum: 1, maximum: 10 }),
  /** Patents listed. */
  limit: Type.Integer(),
});
export type FilingEvaluationData = Static<typeof FilingEvaluationData>;
