import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Corpus } from '#corpus/corpus.ts';
import { encoderFile } from '#encoder/package.ts';
import { patents } from '../../patents.ts';
import type { Following } from './follow.ts';

export interface FollowerOptions {
  /** The data directory of the corpus. */
  readonly dir: string;
  readonly corpus: Corpus;
  readonly on_followed?: (following: Following) => void;
  /** Called when it failed; it is tried again after the next write. */
  readonly on_error?: (cause: unknown) => void;
  /** How often new records, and a model, are looked for. Default 5,000. */
  readonly poll_ms?: number;
}

/**
 * Keeps the vectors of documents up to date where a model was added, in a thread of low priority that lives only while
 * there is work: when nobody has written for as long as `poll_ms`.
 */
export function startFollower({ dir, corpus, on_followed, on_error, poll_ms = 5_000 }: FollowerOptions): {
  /** Ends what is under way: what was encoded so far stays. */
  close(): Promise<void>;
} {
  let running: Worker | undefined;
  let closed = false;
  let seen = -1;
  let done = '';
  const poll = async () => {
    if (running || closed || !existsSync(encoderFile(dir))) return;
    const stored_seq = (await corpus.status()).find(({ name }) => name === patents.name)?.stored_seq ?? 0;
    const quiet = stored_seq === seen;
    seen = stored_seq;
    const wanted = `${stored_seq} ${(await corpus.meaning?.model()) ?? ''}`;
    if (!quiet || stored_seq === 0 || wanted === done || closed) return;
    done = wanted;
    try {
      const following = await inThread(dir, (worker) => {
        running = worker;
      });
      if (following) on_followed?.(following);
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    poll().catch((cause) => {
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
function inThread(dir: string, started: (worker: Worker) => void): Promise<Following | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./follower-worker.ts', import.meta.url), { workerData: { dir } });
    worker.unref();
    started(worker);
    let following: Following | undefined;
    worker.on('message', (message: Following) => {
      following = message;
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve(following));
  });
}
