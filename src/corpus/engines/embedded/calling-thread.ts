import { type Answer, answerWith } from './answer.ts';
import { Clock, Stopped } from './clock.ts';
import type { CollectionIndex } from './collection-index.ts';
import { costOf } from './cost.ts';
import { SegmentEvaluator } from './evaluate.ts';
import { GlobalOrdinals } from './groups.ts';
import type { LiveSegment } from './live-segment.ts';
import type { Task } from './request.ts';
import { type CacheBudget, LeafCache, type SegmentView, type Snapshot } from './snapshot.ts';

/** Microseconds that a question may be expected to take here: the way to a searching thread and back takes about as long. */
const MOST_US = 200;
/** Milliseconds after which a question that was thought to be cheap is given up here. */
const MOST_MS = 2;

/** Answers cheap questions about one collection at once, on the thread that asks, from the same immutable segments that searching threads read. */
export class CallingThread {
  readonly #index: CollectionIndex;
  readonly #budget: CacheBudget;
  readonly #keepResults: boolean;
  readonly #ordinals = new GlobalOrdinals();
  #views = new Map<LiveSegment, SegmentView>();
  #snapshot: Snapshot | undefined;
  #version = -1;

  /** @param budget Bytes of results of words and the like that are kept, shared with other collections. */
  constructor(index: CollectionIndex, budget: CacheBudget, keepResults: boolean) {
    this.#index = index;
    this.#budget = budget;
    this.#keepResults = keepResults;
  }

  /** The answer, or undefined if the question is too dear to answer here. */
  answer(task: Task): Answer | undefined {
    const snapshot = this.#now();
    const clock = new Clock(Date.now() + MOST_MS);
    const evaluators = snapshot.segments.map((view) => new SegmentEvaluator(snapshot, view, clock));
    try {
      if (costOf(task, evaluators) > MOST_US) return undefined;
      return answerWith(evaluators, snapshot, task, this.#ordinals);
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    } finally {
      if (!this.#keepResults) for (const { cache } of snapshot.segments) cache.clear();
    }
  }

  /** The collection as it is now. */
  #now(): Snapshot {
    const index = this.#index;
    if (this.#snapshot && this.#version === index.version) return this.#snapshot;
    const views = new Map<LiveSegment, SegmentView>();
    for (const live of index.segments) {
      const known = this.#views.get(live);
      views.set(live, {
        segment: live.segment,
        deleted: live.deleted,
        derived: live.derived.columns,
        inverted: known?.inverted ?? new Map(),
        cache: known?.cache ?? new LeafCache(this.#budget),
      });
    }
    for (const [live, { cache }] of this.#views) if (!views.has(live)) cache.clear();
    this.#views = views;
    this.#version = index.version;
    this.#snapshot = { schema: index.schema, segments: [...views.values()], tables: index.tables };
    return this.#snapshot;
  }

  /** Frees what is kept. */
  clear(): void {
    for (const { cache } of this.#views.values()) cache.clear();
    this.#views.clear();
    this.#snapshot = undefined;
  }
}
