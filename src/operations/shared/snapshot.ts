import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { totalOf } from '#corpus/total.ts';

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

/** The patents that a search looks through now (without the demo beside real ones), and the last change's number. */
export async function snapshotOf(corpus: Corpus): Promise<{ records: number; seq: number }> {
  const [records, states] = await Promise.all([totalOf(corpus, patents), corpus.status()]);
  return { records, seq: states.find(({ name }) => name === patents.name)?.stored_seq ?? 0 };
}
