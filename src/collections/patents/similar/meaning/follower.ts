import { existsSync } from 'node:fs';
import type { CorpusAddress } from '#corpus/address.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { encoderFile } from '#encoder/package.ts';
import { inSpareTime } from '#spare-time.ts';
import { patents } from '../../patents.ts';
import type { Following } from './follow.ts';

export interface FollowerOptions {
  /** Where the thread finds the corpus. */
  readonly at: CorpusAddress;
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
export function startFollower({ at, corpus, on_followed, on_error, poll_ms = 5_000 }: FollowerOptions): {
  /** Ends what is under way: what was encoded so far stays. */
  close(): Promise<void>;
} {
  let seen = -1;
  let done = '';
  return inSpareTime({
    poll_ms,
    ...(on_error && { on_error }),
    async look(inThread) {
      if (!existsSync(encoderFile(at.dir))) return;
      const stored_seq = (await corpus.status()).find(({ name }) => name === patents.name)?.stored_seq ?? 0;
      const quiet = stored_seq === seen;
      seen = stored_seq;
      const wanted = `${stored_seq} ${(await corpus.meaning?.model()) ?? ''}`;
      if (!quiet || stored_seq === 0 || wanted === done) return;
      done = wanted;
      const following = await inThread<Following>(THREAD, { at });
      if (following) on_followed?.(following);
    },
  });
}

const THREAD = new URL('./follower-worker.ts', import.meta.url);
