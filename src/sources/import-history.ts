import { appendFile, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ImportSummary } from './import.ts';

/** One run of an import, as it is remembered. */
export interface ImportRun {
  /** Milliseconds since 1970 UTC. */
  readonly started_at: number;
  readonly seconds: number;
  readonly files: number;
  /** The first of them. */
  readonly file_names: readonly string[];
  readonly bytes: number;
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly problems: readonly string[];
  readonly stopped: boolean;
  readonly sources: readonly {
    readonly source: string;
    /** Files that it read; runs of earlier versions do not tell. */
    readonly files?: number;
    readonly records: number;
    readonly rejected: number;
    /** Name of the file in `rejects/` that has the rejected records. */
    readonly rejects_file?: string;
  }[];
}

const NAMED_FILES = 20;
const TOLD_PROBLEMS = 20;

const pathOf = (data_dir: string) => join(data_dir, 'import-runs.ndjson');

/** Appends a run to `<data_dir>/import-runs.ndjson`; a run that found nothing to read is no run. */
export async function noteRun(
  data_dir: string,
  started_at: number,
  file_names: readonly string[],
  summary: ImportSummary,
): Promise<void> {
  const { seconds, files, bytes, records, added, changed, unchanged, rejected, problems, stopped } = summary;
  if (files === 0) return;
  const run: ImportRun = {
    started_at,
    seconds,
    files,
    file_names: file_names.slice(0, NAMED_FILES),
    bytes,
    records,
    added,
    changed,
    unchanged,
    rejected,
    problems: problems.slice(0, TOLD_PROBLEMS),
    stopped,
    sources: summary.sources.map(({ source, files, records, rejected, rejects_file }) => ({
      source,
      files,
      records,
      rejected,
      ...(rejects_file !== undefined && { rejects_file: basename(rejects_file) }),
    })),
  };
  await appendFile(pathOf(data_dir), `${JSON.stringify(run)}\n`);
}

/** Runs of imports, the newest first; a line torn by a crash is passed over. */
export async function importRuns(data_dir: string): Promise<ImportRun[]> {
  const text = await readFile(pathOf(data_dir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const runs: ImportRun[] = [];
  for (const line of text.split('\n').reverse()) {
    if (line === '') continue;
    try {
      runs.push(JSON.parse(line) as ImportRun);
    } catch {
      // the machine went down while it was written
    }
  }
  return runs;
}
