import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRun } from '#skills/search-prior-art/search-prior-art.ts';
import { digestOf, runSearch } from '#skills/search-prior-art/searches.ts';
import type { TaskEntry } from '#tasks/store.ts';

/** One search of a task's record, run again. */
export interface Replayed {
  readonly line: string;
  readonly query: string;
  readonly count_then: number;
  readonly count_now: number;
  /** The same publications in the same order. */
  readonly same_hits: boolean;
}

export interface Replay {
  /** Number of the corpus's last change then, where the record has it, and now. */
  readonly seq_then?: number;
  readonly seq_now: number;
  readonly searches: readonly Replayed[];
}

/** Runs every search of a task's record again, as it was run, and compares counts and hits. */
export async function replaySearches(
  corpus: Corpus,
  entries: readonly TaskEntry[],
  signal?: AbortSignal,
): Promise<Replay> {
  const searches: Replayed[] = [];
  for (const { kind, detail } of entries) {
    if (kind !== 'search') continue;
    signal?.throwIfAborted();
    const { line, search, count, digest } = detail as unknown as SearchRun;
    const now = await runSearch(corpus, search, signal);
    searches.push({
      line,
      query: search.method === 'query' ? search.query : `${search.method} ${search.query}`.trim(),
      count_then: count,
      count_now: now.count,
      same_hits: digestOf(now.hits) === digest,
    });
  }
  const then = entries.find(({ kind }) => kind === 'corpus')?.detail.seq;
  const patents = (await corpus.status()).find(({ name }) => name === 'patents');
  return { ...(typeof then === 'number' && { seq_then: then }), seq_now: patents?.stored_seq ?? 0, searches };
}
