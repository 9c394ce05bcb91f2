import { monotonic } from '#clock.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';
import type { Answer } from '../answer/answer.ts';
import type { Task } from '../answer/request.ts';
import type { CollectionIndex } from '../collection/collection-index.ts';
import type { LiveSegment } from '../collection/live-segment.ts';
import { SearchStopped, type Thread, type Threads } from '../collection/threads.ts';
import { ViewSender } from '../collection/view-sender.ts';
import type { Found, Job } from '../collection/worker.ts';
import { CorruptSegment } from '../format/segment-format.ts';
import type { CacheBudget } from '../match/kept-results.ts';
import { CallingThread, type Searched } from './calling-thread.ts';
import { type AnswerBudget, KeptAnswers } from './kept-answers.ts';
import { sectionsOf } from './needs.ts';

type Limits = Pick<SearchRequest, 'timeout_ms' | 'signal'>;

/** What searchers of all collections share. */
export interface SearcherSettings {
  readonly threads: Threads;
  /** Bytes of answers. */
  readonly answers: AnswerBudget;
  /** Bytes of results that the calling thread keeps. */
  readonly leaves: CacheBudget;
  readonly keepResults: boolean;
  readonly keepAnswers: boolean;
  readonly callingThread: boolean;
}

/**
 * Questions that proved too expensive for the calling thread and are remembered. They are tried there again more and
 * more seldom: the first attempt may have met cold files.
 */
const MAX_EXPENSIVE = 1000;
/** Longer questions, in characters, are never cheap. */
const LONGEST = 8 << 10;

/**
 * Answers given on the calling thread before it looks after its other work: a caller that asks one question after the
 * other must not keep it from that.
 */
const TURN = 16;

/**
 * Asks questions of one collection. Where an answer comes from: from those kept since the collection last changed; else
 * from the calling thread, if it is cheap; else from a searching thread. All three see what was applied before the
 * question, whole.
 */
export class Searcher {
  readonly #index: CollectionIndex;
  readonly #settings: SearcherSettings;
  readonly #sender: ViewSender;
  readonly #here: CallingThread;
  readonly #kept: KeptAnswers | undefined;
  /** How often each was asked since, by question. */
  readonly #expensive = new Map<string, number>();
  #ended = false;
  /** Questions that are not answered yet. */
  readonly #open = new Set<Promise<Answer>>();
  /** Answers given at once since the event loop last turned for one. */
  #streak = 0;

  constructor(index: CollectionIndex, settings: SearcherSettings) {
    this.#index = index;
    this.#settings = settings;
    this.#sender = new ViewSender(index);
    this.#here = new CallingThread(index, settings.leaves, settings.keepResults);
    this.#kept = settings.keepAnswers ? new KeptAnswers(settings.answers) : undefined;
  }

  /**
   * @param question Equal for equal questions; absent for one that is not worth keeping.
   * @param task What it means now: asked for only if the answer has to be found.
   * @param implied Another question that the answer answers too.
   */
  async ask(
    question: string | undefined,
    task: () => Task,
    limits: Limits,
    implied?: (answer: Answer) => { readonly question: string; readonly answer: Answer },
  ): Promise<Answer> {
    if (this.#index.damage > 0) throw incomplete();
    const answering = this.#ask(question, task, limits, implied);
    this.#open.add(answering);
    try {
      return await answering;
    } catch (error) {
      if (this.#index.lose(error)) throw incomplete(error);
      if (error instanceof CorruptSegment) throw new ServiceError('search_failed', undefined, {}, { cause: error });
      throw error;
    } finally {
      this.#open.delete(answering);
    }
  }

  /** Resolves when all questions are answered that were asked so far. */
  async answered(): Promise<void> {
    await Promise.allSettled(this.#open);
  }

  async #ask(
    question: string | undefined,
    task: () => Task,
    limits: Limits,
    implied?: (answer: Answer) => { readonly question: string; readonly answer: Answer },
  ): Promise<Answer> {
    const deadline = limits.timeout_ms === undefined ? Number.POSITIVE_INFINITY : monotonic() + limits.timeout_ms;
    if (limits.signal?.aborted || monotonic() > deadline) throw stopped(limits);
    if (++this.#streak >= TURN) {
      this.#streak = 0;
      await new Promise(setImmediate);
    }
    if (this.#ended) throw new ServiceError('search_failed', 'The index was dropped.');
    const { version } = this.#index;
    if (question === undefined) return (await this.#elsewhere(task(), limits, deadline)).answer;
    const kept = this.#kept?.get(question, version);
    if (kept) return kept;
    const keep = (version: number, answer: Answer) => {
      this.#kept?.put(question, version, answer);
      const also = this.#kept && implied?.(answer);
      if (also) this.#kept?.put(also.question, version, also.answer);
    };
    const resolved = task();
    if (this.#settings.callingThread && question.length <= LONGEST) {
      const asked = this.#expensive.get(question) ?? 0;
      const answer = isPowerOfTwo(asked) ? this.#here.answer(resolved) : undefined;
      if (answer) {
        this.#expensive.delete(question);
        keep(version, answer);
        return answer;
      }
      if (this.#expensive.size >= MAX_EXPENSIVE) this.#expensive.clear();
      this.#expensive.set(question, asked + 1);
    }
    const found = await this.#elsewhere(resolved, limits, deadline);
    // derived values change in place: an answer found while something changed may belong to neither version
    if (found.version === this.#index.version) keep(found.version, found.answer);
    return found.answer;
  }

  /** Has a searching thread answer; says of which version of the index. */
  async #elsewhere(task: Task, limits: Limits, deadline: number): Promise<{ answer: Answer; version: number }> {
    const { threads, callingThread } = this.#settings;
    const index = this.#index;
    const names = sectionsOf(task, index.schema);
    let pinned: readonly LiveSegment[] = [];
    let version = index.version;
    let searched: readonly Searched[] = [];
    let asked: Thread | undefined;
    const job = (thread: Thread, flag: number): Job => {
      asked = thread;
      if (this.#ended) throw new ServiceError('search_failed', 'The index was dropped.');
      const update = this.#sender.update(thread, names);
      version = index.version;
      pinned = index.pin();
      searched = pinned.map((live) => ({ live, deleted: live.deleted }));
      const hints = callingThread && this.#here.wantsHints(task);
      return { kind: 'search', view: index.key, update, task, deadline, flag, hints };
    };
    try {
      const { answer, hints } = (await threads.search(
        job,
        deadline,
        limits.signal,
        task.kind === 'aggregate' || task.kind === 'columns',
      )) as Found;
      if (hints && callingThread && !this.#ended) this.#here.takeHints(task, searched, hints);
      return { answer, version };
    } catch (error) {
      if (error instanceof SearchStopped) throw stopped(limits);
      if (error instanceof CorruptSegment) {
        // the update sent to it may not have arrived
        if (asked) this.#sender.forget(asked);
        throw error;
      }
      if (error instanceof ServiceError) throw error;
      throw new ServiceError('search_failed', undefined, {}, { cause: error });
    } finally {
      index.release(pinned);
    }
  }

  /** A searching thread has ended. */
  lost(thread: Thread): void {
    this.#sender.forget(thread);
  }

  /**
   * Frees all that is held for the collection, here and on searching threads; questions that come later are refused.
   */
  async end(): Promise<void> {
    this.#ended = true;
    this.#kept?.clear();
    this.#here.clear();
    const { searchers } = this.#settings.threads;
    await Promise.all(
      searchers.map((thread) => thread.started && thread.run({ kind: 'forget', view: this.#index.key })),
    );
  }
}

/** Told while documents of a damaged segment are missing: an answer could be wrong. */
const incomplete = (cause?: unknown): ServiceError =>
  new ServiceError(
    'busy',
    'A part of the search index was damaged and is being made again from the records; /readyz says when it is done. Records can be read meanwhile.',
    {},
    { cause },
  );

/** True for 0, 1, 2, 4, 8... */
const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

function stopped(limits: Limits): ServiceError {
  return limits.signal?.aborted
    ? new ServiceError('search_timeout', 'The search was called off.', {}, { cause: limits.signal.reason })
    : new ServiceError(
        'search_timeout',
        `The search took longer than ${limits.timeout_ms} ms: narrow it, or allow more time.`,
        { timeout_ms: limits.timeout_ms },
      );
}
