import { collections } from '#collections/index.ts';
import { openMeaning } from '#collections/patents/similar/meaning/meaning.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';

const NUMBER = /\b(?:US|CN|EP|WO|DE|JP)\d{6,13}[A-Z]?\d?\b/gu;

/** Numbers of the publications that a good answer names. */
export const publicationsIn = (good: string): readonly string[] => good.match(NUMBER) ?? [];

/** The corpus in the folder that `--data` names, as `to-read.ts` keeps it; the program ends where none is named. */
export async function keptCorpus() {
  const data = process.argv[process.argv.indexOf('--data') + 1];
  if (!process.argv.includes('--data') || data === undefined) {
    process.stdout.write('name a folder: --data FOLDER\n');
    process.exit(2);
  }
  return openCorpus({
    dir: data,
    collections,
    engine: embeddedEngine({ dir: `${data}/index` }),
    meaning: openMeaning(sqliteCorpus(data)),
  });
}
