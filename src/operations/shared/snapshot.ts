import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** The patents of the corpus as they are now: how many, and the number of the last change. */
export async function snapshotOf(corpus: Corpus): Promise<{ records: number; seq: number }> {
  const found = (await corpus.status()).find(({ name }) => name === patents.name);
  return { records: found?.records ?? 0, seq: found?.stored_seq ?? 0 };
}
