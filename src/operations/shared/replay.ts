import { isDeepStrictEqual } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRun } from '#skills/search-prior-art/search-prior-art.ts';
import { digestOf, runSearch } from '#skills/search-prior-art/searches.ts';
import type { TaskEntry } from '#tasks/store.ts';
import { type RightState, stateOf } from './right-state.ts';
import { type LearnedThen, learnedNow, snapshotOf } from './snapshot.ts';

/** One search of a task's record, run again. */
export interface Replayed {
  readonly line: string;
  readonly query: string;
  readonly count_then: number;
  readonly count_now: number;
  /** The same publications in the same order. */
  readonly same_hits: boolean;
  /** Publications found now and not then, and then and not now, where the record names those of then; some of them. */
  readonly appeared?: readonly string[];
  readonly gone?: readonly string[];
}

/** A right of the record whose state is another now. */
export interface ChangedState {
  readonly publication_number: string;
  readonly country: string;
  readonly was: RightState['state'];
  /** Absent: the publication is no longer stored. */
  readonly is?: RightState['state'];
}

/** Publications that a replay names of one search, each way. */
const MOST_NAMED = 20;

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
  /** Of rights whose states the record holds: those that have changed since. Absent: it holds none. */
  readonly states?: readonly ChangedState[];
}

const notIn = (numbers: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return numbers.filter((number) => !known.has(number)).slice(0, MOST_NAMED);
};

/** The states of the record's rights that are others now. */
async function changedStates(corpus: Corpus, then: readonly RightState[]): Promise<ChangedState[]> {
  const records = await corpus.get(patents, [...new Set(then.map((one) => one.publication_number))]);
  const now = new Map(records.map((record) => [record.publication_number, stateOf(record).state]));
  return then
    .filter(({ publication_number, state }) => now.get(publication_number) !== state)
    .map(({ publication_number, country, state }) => {
      const today = now.get(publication_number);
      return { publication_number, country, was: state, ...(today && { is: today }) };
    });
}

/**
 * Runs every search of a task's record again, as it was run, and compares counts and hits; and the states of rights
 * that it holds.
 */
export async function replaySearches(
  corpus: Corpus,
  entries: readonly TaskEntry[],
  signal?: AbortSignal,
): Promise<Replay> {
  const searches: Replayed[] = [];
  for (const { kind, detail } of entries) {
    if (kind !== 'search') continue;
    signal?.throwIfAborted();
    const { line, search, count, digest, hits } = detail as unknown as SearchRun & { hits?: readonly string[] };
    const now = await runSearch(corpus, search, signal);
    const found = now.hits.map(({ publication_number }) => publication_number);
    searches.push({
      line,
      query: search.method === 'query' ? search.query : `${search.method} ${search.query}`.trim(),
      count_then: count,
      count_now: now.count,
      same_hits: digestOf(now.hits) === digest,
      ...(hits && { appeared: notIn(found, hits), gone: notIn(hits, found) }),
    });
  }
  const then = (entries.find(({ kind }) => kind === 'corpus')?.detail ?? {}) as {
    readonly seq?: number;
    readonly learned?: LearnedThen | null;
  };
  const now = learnedNow(corpus);
  const states = entries.flatMap(({ kind, detail }) =>
    kind === 'states' ? (detail.states as readonly RightState[]) : [],
  );
  return {
    ...(then.seq !== undefined && { seq_then: then.seq }),
    seq_now: (await snapshotOf(corpus)).seq,
    ...(then.learned && { learned_then: then.learned }),
    ...(now && { learned_now: now }),
    ...(then.learned !== undefined && { same_learning: isDeepStrictEqual(then.learned, now ?? null) }),
    searches,
    ...(states.length > 0 && { states: await changedStates(corpus, states) }),
  };
}
