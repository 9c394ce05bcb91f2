import { basename } from 'node:path';
import type { Finding } from '#corpus/finding.ts';
import type { ImportProgress, ImportSummary } from '#sources/import.ts';

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

/** A text about files, by their names alone: where they lie is nobody's matter. */
export const withoutFolders = (text: string, paths: readonly string[]): string =>
  paths.reduce((shorter, path) => shorter.replaceAll(path.slice(0, path.lastIndexOf('/') + 1), ''), text);

/**
 * What people are told of an import: its numbers, what is missing, and where the rejected records are.
 * @param paths Of the files.
 */
export function importOutcome(
  { problems, damaged, sources, peak_memory_bytes: _, ...counts }: ImportSummary,
  paths: readonly string[],
) {
  const named = (text: string) => withoutFolders(text, paths);
  return {
    ...counts,
    problems: problems.slice(0, 50).map(named),
    damaged: damaged.slice(0, 50).map(named),
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
