import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';

/**
 * What was learned of the corpus's words (vectors, translations): `version` changes when it is learned again, `seq`
 * when documents are taken up.
 */
export interface LearnedThen {
  readonly version: string;
  readonly seq: number;
}

/** For a task's record: what is learned of the corpus's words as it is now; undefined before anything is. */
export function learnedNow(corpus: Corpus): LearnedThen | undefined {
  const state = corpus.learned?.state();
  return state && { version: state.version, seq: state.seq };
}

/** The patents of the corpus as they are now: how many, and the number of the last change. */
export async function snapshotOf(corpus: Corpus): Promise<{ records: number; seq: number }> {
  const found = (await corpus.status()).find(({ name }) => name === patents.name);
  return { records: found?.records ?? 0, seq: found?.stored_seq ?? 0 };
}
