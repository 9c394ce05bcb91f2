import type { CorpusAddress } from '#corpus/address.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { inSpareTime } from '#spare-time.ts';
import { FOLLOWED, listedBy } from './column.ts';

export interface PictureFollowerOptions {
  /** Where the thread finds the corpus. */
  readonly at: CorpusAddress;
  readonly corpus: Corpus;
  /** Called when it failed; it is tried again after the next write. */
  readonly on_error?: (cause: unknown) => void;
  /** How often new records are looked for. Default 5,000. */
  readonly poll_ms?: number;
}

/** What the thread asks for: the records of a collection that may have pictures, which the index knows. */
export interface ListingAsked {
  readonly list: string;
}

/**
 * Describes the pictures of records before somebody searches them, in a thread of low priority that lives only while
 * there is work: when nobody has written for as long as `poll_ms`.
 */
export function startPictureFollower({ at, corpus, on_error, poll_ms = 5_000 }: PictureFollowerOptions): {
  /** Ends what is under way: what was described so far stays. */
  close(): Promise<void>;
} {
  let seen = '';
  let done = '';
  const list = listedBy(corpus);
  return inSpareTime({
    poll_ms,
    ...(on_error && { on_error }),
    async look(inThread) {
      const status = await corpus.status();
      const written = FOLLOWED.map((name) => status.find((one) => one.name === name)?.stored_seq ?? 0);
      const now = written.join(' ');
      const quiet = now === seen;
      seen = now;
      if (!quiet || now === done || written.every((seq) => seq === 0)) return;
      done = now;
      await inThread<ListingAsked>(THREAD, { at }, ({ list: owner }) => list(owner));
    },
  });
}

const THREAD = new URL('./follower-worker.ts', import.meta.url);
