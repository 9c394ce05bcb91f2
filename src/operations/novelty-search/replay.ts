import { isDeepStrictEqual } from 'node:util';
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

export interface Replay {
  /** Number of the corpus's last change then, where the record has it, and now. */
  readonly seq_then?: number;
  readonly seq_now: number;
  /**
   * What was learned then, where the record has it, and now: searches by similarity rank by it, also while the corpus
   * stays the same.
   */
  readonly learned_then?: LearnedThen;
  readonly learned_now?: LearnedThen;
  /** Whether both are the same; absent where the record, of an earlier version, does not say what was learned. */
  readonly same_learning?: boolean;
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
  const then = (entries.find(({ kind }) => kind === 'corpus')?.detail ?? {}) as {
    readonly seq?: number;
    readonly learned?: LearnedThen | null;
  };
  const now = learnedNow(corpus);
  const patents = (await corpus.status()).find(({ name }) => name === 'patents');
  return {
    ...(then.seq !== undefined && { seq_then: then.seq }),
    seq_now: patents?.stored_seq ?? 0,
    ...(then.learned && { learned_then: then.learned }),
    ...(now && { learned_now: now }),
    ...(then.learned !== undefined && { same_learning: isDeepStrictEqual(then.learned, now ?? null) }),
    searches,
  };
}
