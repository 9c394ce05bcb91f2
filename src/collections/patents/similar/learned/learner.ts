import type { CorpusAddress } from '#corpus/address.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { inSpareTime } from '#spare-time.ts';
import { patents } from '../../patents.ts';
import type { Learning } from './learn.ts';
import type { LearnerTask } from './learner-worker.ts';

export interface LearnerOptions {
  /** Where the thread finds the corpus. */
  readonly at: CorpusAddress;
  readonly corpus: Corpus;
  readonly on_learned?: (learning: Learning) => void;
  /** Called when learning failed; it is tried again after the next write. */
  readonly on_error?: (cause: unknown) => void;
  /** How often new records are looked for. Default 5,000. */
  readonly poll_ms?: number;
}

export interface Learner {
  /** Ends what is under way: the state stays as it was. */
  close(): Promise<void>;
}

/** Records behind which documents are taken up even while others are being written. */
const FAR_BEHIND = 5_000;

/**
 * Keeps what is learned of a corpus up to date, in a thread that lives only while there is work: documents soon after
 * they were written, words when the corpus has grown by half and nobody writes.
 */
export function startLearner({ at, corpus, on_learned, on_error, poll_ms = 5_000 }: LearnerOptions): Learner {
  let seen = -1;
  let done = -1;
  return inSpareTime({
    poll_ms,
    on_error(cause) {
      done = seen;
      on_error?.(cause);
    },
    async look(inThread) {
      const stored_seq = (await corpus.status()).find(({ name }) => name === patents.name)?.stored_seq ?? 0;
      const quiet = stored_seq === seen;
      seen = stored_seq;
      if (stored_seq === done || stored_seq === 0) return;
      const behind = stored_seq - (corpus.learned?.state()?.seq ?? 0);
      // documents that were all taken up while others were written still wait for a quiet moment: the words have to
      // follow
      if (!quiet && behind < FAR_BEHIND) return;
      const task: LearnerTask = { at, only_follow: !quiet };
      const learning = await inThread<Learning>(THREAD, task);
      if (learning && learning.kind !== 'nothing') on_learned?.(learning);
      if (quiet) done = stored_seq;
    },
  });
}

const THREAD = new URL('./learner-worker.ts', import.meta.url);
