import { relative } from 'node:path';
import type { Jobs } from '#jobs/jobs.ts';
import type { ImportEnd, Importer, ImportUnderWay } from './importer.ts';
import { wrongWith } from './in-process.ts';
import { realPause } from './turn.ts';

const LOOK_MS = 250;
const ASKED_BY = 'sources';

/** What a job of an import tells: see `importOutcome`. */
interface Outcome extends Omit<ImportEnd, 'before'> {
  readonly files_done_before: number;
  readonly damaged: readonly string[];
}

/**
 * Imports as durable jobs, each in a process of its own: one that was under way at a crash goes on at the next start.
 */
export function importsAsJobs(jobs: Jobs, data_dir: string): Importer {
  const here = (paths: readonly string[]) => paths.map((path) => relative(data_dir, path));
  /** What a job ended with. */
  async function ended(
    id: string,
    input: object,
    signal: AbortSignal,
    told?: (progress: ImportUnderWay) => void,
  ): Promise<unknown> {
    await jobs.startAs(id, 'import', input, ASKED_BY);
    for (;;) {
      const job = await jobs.get(id);
      if (job?.state === 'done') return job.result;
      if (job?.ended_at !== undefined) throw new Error(job.problem ?? 'The import was cancelled.');
      if (job?.progress !== undefined) told?.(job.progress as ImportUnderWay);
      try {
        await realPause(LOOK_MS, signal);
      } catch (error) {
        await jobs.cancel(id);
        throw error;
      }
    }
  }
  return {
    async check(key, source, paths, signal) {
      const input = { source, paths: here(paths), only_check: true };
      const checked = (await ended(`check-${key}`, input, signal)) as Outcome;
      return wrongWith(source, checked);
    },
    async take(key, { source, paths, again }, { signal, told }) {
      const input = { source, paths: here(paths), again };
      const { records, added, changed, rejected, problems, files_done_before } = (await ended(
        ...([key, input, signal, told] as const),
      )) as Outcome;
      return {
        ...{ records, added, changed, rejected, problems, before: files_done_before > 0 },
      };
    },
  };
}
