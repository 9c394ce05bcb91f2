import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { addDictionary, hasDictionary } from '#collections/patents/similar/learned/dictionary-file.ts';
import { learn } from '#collections/patents/similar/learned/learn.ts';
import { followMeaning } from '#collections/patents/similar/meaning/follow.ts';
import { demoPatents } from '#demo/index.ts';
import { addedModel, addPackage } from '#encoder/package.ts';
import { importFiles } from '#sources/import.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/** Sources that the ideas were written from, with everything that stands around them. */
export const SOURCES = [
  'patents/google-patents-ultrasound/ultrasound-patents-md.tar.zst',
  'patents/uspto-description-md',
  'patents/uspto-grant-xml',
  'patents/cn-fulltext-pdf/text',
] as const;

/**
 * The Chinese publications of the demo corpus, in fields of its own, as if they were real: so they are searched, too.
 */
export const CHINESE_OF_DEMO = (): Patent[] =>
  [...demoPatents()].flatMap(({ demo: _, ...record }) => (record.authority === 'CN' ? [record] : []));

/** What a service has beside the files. */
export interface Beside {
  /** Package files; by the model of one for sentences the documents are then encoded. */
  readonly encoders?: readonly string[] | undefined;
  /** A file of one, which translates. */
  readonly dictionary?: string | undefined;
  /** Put beside the files while these are imported. */
  readonly records?: (() => readonly Patent[]) | undefined;
}

/** The real service on a folder; what is not imported yet is imported first, and words are learned. */
export async function serve(
  data_dir: string,
  paths: readonly string[],
  tell: (text: string) => void,
  { encoders = [], dictionary, records }: Beside = {},
): Promise<TestService> {
  const service = await startTestService({ data_dir, settings: { PRIORA_LOG_LEVEL: 'error' } });
  const summary = await importFiles({ source: 'auto', paths, corpus: service.corpus, data_dir });
  if (records && summary.files > 0) await service.corpus.put(patents, [...records()]);
  for (const encoder of encoders) await addPackage(encoder, data_dir);
  const encoding =
    (await addedModel(data_dir)) !== undefined && (await followMeaning(sqliteCorpus(data_dir))).documents > 0;
  const translating =
    dictionary !== undefined && !hasDictionary(data_dir) && !!(await addDictionary(dictionary, data_dir));
  if (summary.files === 0 && !encoding && !translating) return service;
  tell(`imported ${summary.records} records in ${summary.seconds.toFixed(0)} s`);
  await service.stop();
  await learn(sqliteCorpus(data_dir), { relearn: translating });
  return startTestService({ data_dir, settings: { PRIORA_LOG_LEVEL: 'error' } });
}
