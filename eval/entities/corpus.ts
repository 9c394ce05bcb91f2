import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';

/** Names of diseases, drugs and targets. */
const DICTIONARY = [
  ...['disease-ontology/HumanDO.obo.gz', 'disease-ontology-2026', 'mesh-xml', 'mesh', 'drugbank-vocabulary'],
  ...['drugcentral-tsv', 'hgnc', 'rxnorm', 'ncbi-gene'],
].map((name) => `drugs/${name}`);
const ORGANISATIONS = ['enterprises/ror', 'enterprises/sec-edgar', 'enterprises/gleif-files'];

/**
 * Works with a corpus that has the dictionary and organisations of the shared data; says so where these are not there.
 * `PRIORA_EVAL_DATA` names a data folder that is kept.
 */
export async function withCorpus(work: (corpus: Corpus) => Promise<void>): Promise<void> {
  const root = sharedData('.');
  if (!root || !sharedData('drugs')) {
    console.log('No shared data (PRIORA_SHARED_DATA): the dictionary is not measured.');
    return;
  }
  const kept = process.env.PRIORA_EVAL_DATA;
  const data_dir = kept ?? (await mkdtemp(join(tmpdir(), 'priora-eval-')));
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
  try {
    const stored = new Map((await corpus.status()).map(({ name, records }) => [name, records]));
    const imported = async (collection: string, paths: readonly string[]) => {
      if ((stored.get(collection) ?? 0) > 0) return;
      await importFiles({ source: 'auto', paths: paths.map((path) => join(root, path)), corpus, data_dir });
    };
    await imported('entities', [...DICTIONARY, 'terminologies/thuocl/THUOCL_medical.txt.gz']);
    await imported('companies', ORGANISATIONS);
    await work(corpus);
  } finally {
    await corpus.close();
    if (!kept) await rm(data_dir, { recursive: true, force: true });
  }
}
