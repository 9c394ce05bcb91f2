import { lineWithin } from '#cut.ts';
import { ReportFiles } from '#operations/shared/report-files.ts';
import type { Topic } from '#skills/find-topic/find-topic.ts';
import { AnswerLanguage } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';
import type { Chapter } from './directory.ts';

/** Everything a pre-research report knows. */
export const PreResearchData = Type.Object({
  technical_issues: Type.String(),
  /** Of the issue, and of the report. */
  lang: AnswerLanguage,
  directory: Type.Unsafe<readonly Chapter[]>(Type.Array(Type.Object({}))),
  /** The corpus that was searched: records and last change. */
  snapshot: Type.Optional(Type.Object({ records: Type.Integer(), seq: Type.Integer() })),
  topic: Type.Optional(Type.Unsafe<Topic>(Type.Object({}))),
  /** How each chapter ended, in the order of the directory. */
  chapters: Type.Optional(
    Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        status: Type.Enum(['written', 'failed']),
        reason: Type.Optional(Type.String()),
      }),
    ),
  ),
  head_player_analysis: Type.Optional(Type.Unsafe<Record<string, unknown>>(Type.Object({}))),
  key_patent_interpretation: Type.Optional(Type.Unsafe<Record<string, unknown>>(Type.Object({}))),
  report: Type.Optional(ReportFiles),
});
export type PreResearchData = Static<typeof PreResearchData>;

const TITLE_CHARACTERS = 100;

/** The first words of the issue; one line. */
export const issueLine = (issue: string): string => lineWithin(issue.slice(0, 1000), TITLE_CHARACTERS);
