import { RenewalParameters } from '#analytics/valuation/renewal.ts';
import { ReportFiles } from '#operations/shared/report-files.ts';
import { AnswerLanguage } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** Everything that the task of a patent value report knows. */
export const ValueReportData = Type.Object({
  publication_number: Type.String(),
  /** Of the patent, for lists of tasks. */
  title: Type.String(),
  lang: AnswerLanguage,
  format: Type.Enum(['docx', 'pdf']),
  /** Parameters by which it is valued in money, as they were when the report was asked for. */
  renewal: Type.Optional(RenewalParameters),
  report: Type.Optional(ReportFiles),
});
export type ValueReportData = Static<typeof ValueReportData>;
