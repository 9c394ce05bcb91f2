import { basename } from 'node:path';
import type { Finding } from '#corpus/finding.ts';
import type { ImportProgress, ImportSummary } from '#sources/import.ts';
import { withoutUploadPaths } from './uploads.ts';

/** How far a job is, and what it ends with, by its kind. */
export type ImportTold = ReturnType<typeof importOutcome>;
export type ImportUnderWay = ImportProgress;
export interface CheckTold {
  readonly findings: readonly Finding[];
}
export interface CheckUnderWay {
  readonly step: string;
}

const TELLING_RECORDS = 20;

/** What people are told of an import: its numbers, what is missing, and where the rejected records are. */
export function importOutcome({ problems, damaged, sources, peak_memory_bytes: _, ...counts }: ImportSummary) {
  return {
    ...counts,
    problems: problems.slice(0, 50).map(withoutUploadPaths),
    damaged: damaged.slice(0, 50).map(withoutUploadPaths),
    sources: sources.map(({ coverage, unknown, rejects_file, ...source }) => ({
      ...source,
      // of a handful of records a share says nothing
      below: coverage
        .filter(({ below }) => below && source.records >= TELLING_RECORDS)
        .map(({ field, share, expected }) => ({ field, share, expected })),
      unknown: unknown.slice(0, 10),
      ...(rejects_file !== undefined && { rejects_file: basename(rejects_file) }),
    })),
  };
}
