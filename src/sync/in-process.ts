import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Corpus } from '#corpus/corpus.ts';
import { withoutFolders } from '#jobs/outcome.ts';
import type { ImportSummary } from '#sources/import.ts';
import type { ImportEnd, Importer } from './importer.ts';

/** What reads files: a service that follows nothing never loads it. */
const reading = async () => {
  const [{ importFiles }, { sourceByName }, { documents }] = await Promise.all([
    import('#sources/import.ts'),
    import('#sources/index.ts'),
    import('#reading/document-lines.ts'),
  ]);
  return { importFiles, sourceByName, documents };
};

/** What an import of files would tell, by reading them through: nothing is kept. */
export async function checkFiles(
  source: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<ImportSummary> {
  const { importFiles, sourceByName, documents } = await reading();
  const data_dir = await mkdtemp(join(tmpdir(), 'priora-check-'));
  try {
    const corpus: Pick<Corpus, 'put'> = {
      put: async (_, records) => ({ added: records.length, changed: 0, unchanged: 0 }),
    };
    return await importFiles({ source: sourceByName(source) ?? 'auto', paths, corpus, data_dir, signal, documents });
  } finally {
    await rm(data_dir, { recursive: true, force: true });
  }
}

/**
 * What is wrong with files that were read through. In those of any kind lie notes and lists that no source reads: only
 * damage counts there.
 */
export const wrongWith = (source: string, { problems, damaged }: Pick<ImportSummary, 'problems' | 'damaged'>) =>
  source === 'auto' ? damaged : problems;

/** Imports in this process: for the command line. What was cut off goes on by the journal of imports. */
export const importsHere = (corpus: Corpus, data_dir: string): Importer => ({
  async check(_key, source, paths, signal) {
    const checked = await checkFiles(source, paths, signal);
    signal.throwIfAborted();
    return wrongWith(source, checked).map((problem) => withoutFolders(problem, paths));
  },
  async take(_key, { source, paths, again }, { signal, told }): Promise<ImportEnd> {
    const { importFiles, sourceByName, documents } = await reading();
    const { records, added, changed, rejected, problems, files_done_before } = await importFiles({
      ...{ source: sourceByName(source) ?? 'auto', paths, corpus, data_dir, signal, again, documents },
      on_progress: ({ bytes_done, bytes_total, records }) => told({ bytes_done, bytes_total, records }),
    });
    return {
      ...{ records, added, changed, rejected, before: files_done_before > 0 },
      problems: problems.map((problem) => withoutFolders(problem, paths)),
    };
  },
});
