import { entities } from '#collections/entities/entities.ts';
import { tags } from '#collections/tags/tags.ts';
import type { CorpusAddress } from '#corpus/address.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { inSpareTime } from '#spare-time.ts';
import { TAGGED_COLLECTIONS, type TagBatch, type TagFollowing } from './follow.ts';

export interface TagFollowerOptions {
  /** Where the thread finds the corpus. */
  readonly at: CorpusAddress;
  readonly corpus: Corpus;
  readonly on_followed?: (following: TagFollowing) => void;
  /** Called when it failed; it is tried again after the next write. */
  readonly on_error?: (cause: unknown) => void;
  /** Whether this process is the one that tags, where several serve one corpus. Default: it is. */
  readonly leads?: () => Promise<boolean>;
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
export function startTagFollower({ at, corpus, on_followed, on_error, leads, poll_ms = 5_000 }: TagFollowerOptions): {
  /** Ends what is under way: what was tagged so far stays. */
  close(): Promise<void>;
} {
  const tagged = TAGGED_COLLECTIONS.map(({ collection }) => collection.name);
  const watched = [entities.name, ...tagged];
  let seen = '';
  let done = '';
  return inSpareTime({
    poll_ms,
    ...(on_error && { on_error }),
    async look(inThread) {
      const status = new Map((await corpus.status()).map((each) => [each.name, each]));
      const now = watched.map((name) => status.get(name)?.stored_seq).join(' ');
      const quiet = now === seen;
      seen = now;
      const has = (name: string) => (status.get(name)?.records ?? 0) > 0;
      // without a dictionary there is nothing to find, without documents nothing to look through
      const wanted = has(tags.name) || (has(entities.name) && tagged.some(has));
      if (!quiet || now === done || !wanted || (await leads?.()) === false) return;
      done = now;
      const last = await inThread<FollowerMessage>(THREAD, { at }, (message) =>
        'batch' in message ? storeTags(corpus, message.batch).then(() => 'stored') : undefined,
      );
      if (last && 'following' in last) on_followed?.(last.following);
    },
  });
}

const THREAD = new URL('./follower-worker.ts', import.meta.url);
