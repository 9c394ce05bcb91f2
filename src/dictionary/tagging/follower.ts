import { Worker } from 'node:worker_threads';
import { entities } from '#collections/entities/entities.ts';
import { tags } from '#collections/tags/tags.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { TAGGED_COLLECTIONS, type TagBatch, type TagFollowing } from './follow.ts';

export interface TagFollowerOptions {
  /** The data directory of the corpus. */
  readonly dir: string;
  readonly corpus: Corpus;
  readonly on_followed?: (following: TagFollowing) => void;
  /** Called when it failed; it is tried again after the next write. */
  readonly on_error?: (cause: unknown) => void;
  /** How often new records are looked for. Default 5,000. */
  readonly poll_ms?: number;
}

/** What the thread says. */
export type FollowerMessage = { readonly batch: TagBatch } | { readonly following: TagFollowing };

/** Stores tags, and takes those away whose documents are gone. */
export async function storeTags(corpus: Corpus, { put, gone }: TagBatch): Promise<void> {
  if (gone.length > 0) await corpus.delete(tags, gone);
  if (put.length > 0) await corpus.put(tags, put);
}

/**
 * Keeps the tags of documents up to date with the documents and with the dictionary, in a thread of low priority that
 * lives only while there is work: when nobody has written for as long as `poll_ms`.
 */
export function startTagFollower({ dir, corpus, on_followed, on_error, poll_ms = 5_000 }: TagFollowerOptions): {
  /** Ends what is under way: what was tagged so far stays. */
  close(): Promise<void>;
} {
  const watched = [entities, ...TAGGED_COLLECTIONS].map(({ name }) => name);
  let running: Worker | undefined;
  let closed = false;
  let seen = '';
  let done = '';
  const poll = async () => {
    if (running || closed) return;
    const status = new Map((await corpus.status()).map((each) => [each.name, each]));
    const now = watched.map((name) => status.get(name)?.stored_seq).join(' ');
    const quiet = now === seen;
    seen = now;
    const has = (name: string) => (status.get(name)?.records ?? 0) > 0;
    // without a dictionary there is nothing to find, without documents nothing to look through
    const wanted = has(tags.name) || (has(entities.name) && TAGGED_COLLECTIONS.some(({ name }) => has(name)));
    if (!quiet || now === done || !wanted || closed) return;
    done = now;
    try {
      const following = await inThread(dir, corpus, (worker) => {
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
function inThread(dir: string, corpus: Corpus, started: (worker: Worker) => void): Promise<TagFollowing | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./follower-worker.ts', import.meta.url), { workerData: { dir } });
    worker.unref();
    started(worker);
    let following: TagFollowing | undefined;
    worker.on('message', (message: FollowerMessage) => {
      if ('following' in message) following = message.following;
      else
        storeTags(corpus, message.batch).then(
          () => worker.postMessage('stored'),
          (cause) => {
            reject(cause);
            void worker.terminate();
          },
        );
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve(following));
  });
}
