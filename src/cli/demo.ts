import { resolve } from 'node:path';
import { patents } from '#collections/patents/patents.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { beginLoading, endLoading, isLoading } from '#data-folder/loading.ts';
import { openStorage } from '#main.ts';
import { createProgress, type Progress } from './progress.ts';
import { counted } from './text.ts';

const BATCH = 100;

/**
 * Puts the demo corpus into a corpus; answers how many records it has. That it is to be loaded is noted in the data
 * folder before the first record and until after the last, so that a start goes on with what was killed. Repeating it
 * changes nothing. It ends early when it is stopped (and goes on at the next start), or when somebody takes the demo
 * out meanwhile.
 */
export async function loadDemo(dir: string, corpus: Corpus, progress: Progress, signal?: AbortSignal): Promise<number> {
  const [
    { demoClasses, demoCompanies, demoEntities, demoLife, demoLiterature, demoPatents },
    { classSymbols },
    { works },
    { journals },
    { companies },
    { entities },
  ] = await Promise.all([
    import('#demo/index.ts'),
    import('#collections/class-symbols.ts'),
    import('#collections/works/works.ts'),
    import('#collections/journals/journals.ts'),
    import('#collections/companies/companies.ts'),
    import('#collections/entities/entities.ts'),
  ]);
  if (!isLoading(dir)) await beginLoading(dir);
  await corpus.put(classSymbols, demoClasses());
  const records = [...demoPatents()];
  const literature = demoLiterature(records);
  await corpus.put(journals, literature.journals);
  await corpus.put(companies, demoCompanies());
  await corpus.put(works, literature.works);
  await corpus.put(entities, demoEntities());
  for (const [collection, made] of demoLife()) await corpus.put(collection, made);
  const count = records.length;
  while (records.length > 0) {
    if (signal?.aborted) return count - records.length;
    if (!isLoading(dir)) {
      await corpus.removeDemo();
      return 0;
    }
    progress.show('loading the demo corpus', 1 - records.length / count);
    // taken out: what is written need not stay in memory
    await corpus.put(patents, records.splice(0, BATCH));
  }
  await endLoading(dir);
  return count;
}

/** Loads the demo corpus beside what is there, or takes it out again. */
export async function demoCommand(what: 'load' | 'remove'): Promise<void> {
  const config = readConfig();
  const dir = resolve(config.PRIORA_DATA_DIR);
  const corpus = await openStorage(config);
  const progress = createProgress();
  try {
    if (what === 'remove') await endLoading(dir);
    const count = what === 'load' ? await loadDemo(dir, corpus, progress) : await corpus.removeDemo();
    progress.clear();
    process.stdout.write(`${what === 'load' ? 'Loaded' : 'Removed'} ${counted(count, 'demo record')}.\n`);
  } finally {
    progress.clear();
    await corpus.close();
  }
}
