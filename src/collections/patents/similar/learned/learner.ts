import { Worker } from 'node:worker_threads';
import type { Corpus } from '#corpus/corpus.ts';
import { patents } from '../../patents.ts';
import type { Learning } from './learn.ts';
import type { LearnerTask } from './learner-worker.ts';

export interface LearnerOptions {
  /** The data directory of the corpus. */
  readonly dir: string;
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
export function startLearner({ dir, corpus, on_learned, on_error, poll_ms = 5_000 }: LearnerOptions): Learner {
  let running: Worker | undefined;
  let closed = false;
  let seen = -1;
  let done = -1;
  const poll = async () => {
    if (running || closed) return;
    const stored_seq = (await corpus.status()).find(({ name }) => name === patents.name)?.stored_seq ?? 0;
    const quiet = stored_seq === seen;
    seen = stored_seq;
    if (stored_seq === done || stored_seq === 0) return;
    const behind = stored_seq - (corpus.learned?.state()?.seq ?? 0);
    // documents that were all taken up while others were written still wait for a quiet moment: the words have to
    // follow
    if (!quiet && behind < FAR_BEHIND) return;
    try {
      const task: LearnerTask = { dir, only_follow: !quiet };
      const learning = await inThread(task, (worker) => {
        running = worker;
      });
      if (learning && learning.kind !== 'nothing') on_learned?.(learning);
    } finally {
      running = undefined;
    }
    if (quiet) done = stored_seq;
  };
  const timer = setInterval(() => {
    poll().catch((cause) => {
      done = seen;
      if (!closed) on_error?.(cause);
    });
  }, poll_ms).unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await running?.terminate();
    },
  };
}

/** Undefined when the thread was ended. */
function inThread(task: LearnerTask, started: (worker: Worker) => void): Promise<Learning | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./learner-worker.ts', import.meta.url), { workerData: task });
    worker.unref();
    started(worker);
    let learning: Learning | undefined;
    worker.on('message', (message: Learning) => {
      learning = message;
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve(learning));
  });
}
