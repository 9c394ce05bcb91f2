import { monotonic } from '#clock.ts';
import { type Answer, answer } from '../answer/answer.ts';
import { applyHint, isKept, type SegmentHint } from '../answer/hints.ts';
import type { Task } from '../answer/request.ts';
import type { CollectionIndex } from '../collection/collection-index.ts';
import type { LiveSegment } from '../collection/live-segment.ts';
import { GlobalOrdinals } from '../count/groups.ts';
import { arena } from '../kernel/kernel.ts';
import { Clock, Stopped } from '../match/clock.ts';
import { SegmentEvaluator } from '../match/evaluate.ts';
import { type CacheBudget, KeptResults } from '../match/kept-results.ts';
import type { SegmentView, Snapshot } from '../match/snapshot.ts';
import type { DocSet } from '../segment/docset.ts';
import { costOf, isNarrow } from './cost.ts';

/**
 * Microseconds that a question may be expected to take here: the way to a searching thread and back takes about as
 * long.
 */
const MOST_US = 200;
/**
 * Milliseconds after which a question that was thought to be cheap is given up here. Most that take so long have lost
 * the processor to others, and beginning again elsewhere takes as long once more.
 */
const MOST_MS = 4;

/** A segment as a searching thread saw it. */
export interface Searched {
  readonly live: LiveSegment;
  readonly deleted: DocSet | undefined;
}

/**
 * Answers cheap questions about one collection at once, on the thread that asks, from the same immutable segments that
 * searching threads read.
 */
export class CallingThread {
  readonly #index: CollectionIndex;
  readonly #budget: CacheBudget;
  readonly #keepResults: boolean;
  readonly #ordinals = new GlobalOrdinals();
  #views = new Map<LiveSegment, SegmentView>();
  #snapshot: Snapshot | undefined;
  #version = -1;

  /** @param budget Bytes of results that are kept, shared with other collections. */
  constructor(index: CollectionIndex, budget: CacheBudget, keepResults: boolean) {
    this.#index = index;
    this.#budget = budget;
    this.#keepResults = keepResults;
  }

  /** The answer, or undefined if the question is too expensive to answer here. */
  answer(task: Task): Answer | undefined {
    const snapshot = this.#now();
    const clock = new Clock(monotonic() + MOST_MS);
    const evaluators = snapshot.segments.map((view) => new SegmentEvaluator(snapshot, view, clock));
    try {
      if (!this.#isCheap(task, evaluators)) return undefined;
      return answer(evaluators, snapshot, task, this.#ordinals);
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    } finally {
      if (!this.#keepResults) for (const { kept } of snapshot.segments) kept.clear();
      arena.end();
    }
  }

  #isCheap(task: Task, evaluators: readonly SegmentEvaluator[]): boolean {
    if (costOf(task, evaluators) <= MOST_US) return true;
    if (!isNarrow(task, evaluators)) return false;
    // what is found here is kept for the answer
    if ('plan' in task) for (const evaluator of evaluators) evaluator.docs(task.plan);
    return costOf(task, evaluators) <= MOST_US;
  }

  /** Whether a searching thread could know something of the documents of a task. */
  wantsHints(task: Task): boolean {
    return this.#keepResults && !isKept(task, this.#now().segments);
  }

  /**
   * Keeps what a searching thread knows of documents.
   * @param searched The segments that it searched, and what was deleted in them.
   */
  takeHints(task: Task, searched: readonly Searched[], hints: readonly (SegmentHint | undefined)[]): void {
    this.#now();
    for (const [s, { live, deleted }] of searched.entries()) {
      const view = this.#views.get(live);
      const each = hints[s];
      if (view && each) applyHint(task, view, deleted, each);
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
        kept: known?.kept ?? new KeptResults(this.#budget),
      });
    }
    for (const [live, { kept }] of this.#views) if (!views.has(live)) kept.clear();
    this.#views = views;
    this.#version = index.version;
    this.#snapshot = { schema: index.schema, segments: [...views.values()], tables: index.tables };
    return this.#snapshot;
  }

  /** Frees what is kept. */
  clear(): void {
    for (const { kept } of this.#views.values()) kept.clear();
    this.#views.clear();
    this.#snapshot = undefined;
  }
}
