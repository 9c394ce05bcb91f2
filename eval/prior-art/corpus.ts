import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '#collections/index.ts';
import { openMeaning } from '#collections/patents/similar/meaning/meaning.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { addPackage } from '#encoder/package.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { importFiles } from '#sources/import.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';

/** Sources of the evaluation: a field with its citations, and documents of every field around it. */
export const SOURCES = [
  'patents/google-patents-ultrasound',
  'patents/uspto-description-md',
  'patents/uspto-grant-xml',
] as const;

/** Every other source of texts of patents: offices, years and languages beside those of the evaluation. */
export const OTHERS = [
  'patents/cn-fulltext-pdf/text',
  'patents/epo-fulltext-xml',
  'patents/kipris-xml',
  'patents/lens-export-csv',
  'patents/patentscope-export',
  'patents/uspto-application-xml',
  'patents/uspto-legacy',
  'patents/uspto-ppubs-json',
] as const;

/**
 * Opens the corpus in a folder; what is not imported yet is imported first, by the importers that users have.
 * `encoder`: a package file, whose model takes part once `followMeaning` has encoded the documents.
 */
export async function openEvaluation(
  dir: string,
  paths: readonly string[],
  tell: (text: string) => void,
  encoder?: string,
): Promise<Corpus> {
  await mkdir(dir, { recursive: true });
  if (encoder !== undefined) await addPackage(encoder, dir);
  const corpus = await openCorpus({
    dir,
    collections,
    meaning: openMeaning(sqliteCorpus(dir)),
    engine: embeddedEngine({ dir: join(dir, 'index') }),
  });
  const summary = await importFiles({ source: 'auto', paths, corpus, data_dir: dir });
  if (summary.files > 0) tell(`imported ${summary.records} records in ${summary.seconds.toFixed(0)} s`);
  return corpus;
}
