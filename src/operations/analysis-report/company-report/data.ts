import { RenewalParameters } from '#analytics/valuation/renewal.ts';
import { ReportFiles } from '#operations/shared/report-files.ts';
import { type Static, Type } from '#typebox.mjs';

/** Everything that the task of a company report knows. */
export const CompanyReportData = Type.Object({
  /** By which callers know the job: a safe integer. */
  number: Type.Integer(),
  company_name: Type.Optional(Type.String()),
  credit_code: Type.Optional(Type.String()),
  org_number: Type.Optional(Type.String()),
  /** What the report is of, for lists of tasks. */
  title: Type.String(),
  /** Whether the owner's logo stands on it, where one is configured. */
  logo: Type.Optional(Type.Boolean()),
  format: Type.Enum(['docx', 'pdf']),
  /** Parameters by which its patents are valued in money, as they were when the report was asked for. */
  renewal: Type.Optional(RenewalParameters),
  report: Type.Optional(ReportFiles),
});
export type CompanyReportData = Static<typeof CompanyReportData>;
