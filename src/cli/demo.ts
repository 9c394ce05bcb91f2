import { patents } from '#collections/patents/patents.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { openStorage } from '#main.ts';
import { createProgress, type Progress } from './progress.ts';
import { counted } from './text.ts';

const BATCH = 100;

/** Puts the demo corpus into a corpus; answers how many records it has. Repeating it changes nothing. */
export async function loadDemo(corpus: Corpus, progress: Progress): Promise<number> {
  const [{ demoPatents, demoClasses }, { classSymbols }] = await Promise.all([
    import('#demo/index.ts'),
    import('#collections/patents/class-symbols.ts'),
  ]);
  await corpus.put(classSymbols, demoClasses());
  const records = [...demoPatents()];
  const count = records.length;
  while (records.length > 0) {
    progress.show('loading the demo corpus', 1 - records.length / count);
    // taken out: what is written need not stay in memory
    await corpus.put(patents, records.splice(0, BATCH));
  }
  return count;
}

/** Loads the demo corpus beside what is there, or takes it out again. */
export async function demoCommand(what: 'load' | 'remove'): Promise<void> {
  const corpus = await openStorage(readConfig());
  const progress = createProgress();
  try {
    const count = what === 'load' ? await loadDemo(corpus, progress) : await corpus.removeDemo();
    progress.clear();
    process.stdout.write(`${what === 'load' ? 'Loaded' : 'Removed'} ${counted(count, 'demo record')}.\n`);
  } finally {
    progress.clear();
    await corpus.close();
  }
}
