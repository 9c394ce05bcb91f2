import { resolve } from 'node:path';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { beginLoading, endLoading, isLoading } from '#data-folder/loading.ts';
import { InFlight } from '#in-flight.ts';
import { createProgress, type Progress } from './progress.ts';
import { counted } from './text.ts';

const BATCH = 100;
/** Batches on their way to the store and the index at once. */
const AT_ONCE = 3;

/**
 * Puts the demo corpus into a corpus; answers how many records it has. That it is to be loaded is noted in the data
 * folder before the first record and until after the last, so that a start goes on with what was killed. Repeating it
 * changes nothing. It ends early when it is stopped (and goes on at the next start), or when somebody takes the demo
 * out meanwhile.
 */
export async function loadDemo(dir: string, corpus: Corpus, progress: Progress, signal?: AbortSignal): Promise<number> {
  const [{ demoParts }, { patents }] = await Promise.all([
    import('#demo/index.ts'),
    import('#collections/patents/patents.ts'),
  ]);
  if (!isLoading(dir)) await beginLoading(dir);
  let loaded = 0;
  const storing = new InFlight(AT_ONCE);
  for (const [collection, records] of demoParts())
    for (let i = 0; i < records.length; i += BATCH) {
      if (signal?.aborted) {
        await storing.ended();
        return loaded;
      }
      if (!isLoading(dir)) {
        await storing.ended();
        await corpus.removeDemo();
        return 0;
      }
      if (collection.name === patents.name) {
        progress.show('loading the demo corpus', i / records.length);
        loaded = Math.min(i + BATCH, records.length);
      }
      await storing.begin(() => corpus.put(collection, records.slice(i, i + BATCH)));
    }
  await storing.ended();
  // it may have been taken out while the last ones were stored
  if (!isLoading(dir)) {
    await corpus.removeDemo();
    return 0;
  }
  await endLoading(dir);
  return loaded;
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
