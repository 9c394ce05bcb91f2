import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { monotonic } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { CorruptSegment } from '../format/segment-format.ts';
import { Arena } from '../kernel/arena.ts';
import type { Job, Reply, ThreadSettings } from './worker.ts';

/** A search was called off or ran out of time. */
export class SearchStopped extends Error {}

const IDLE_MS = 20_000;
const FLAGS = 4096;
/** Searches that are with a thread at once: one that it does, one that waits, so that it never idles. */
const DEPTH = 2;
/** Bytes of results that the thread for long questions keeps. */
const LONG_LEAVES = 16 << 20;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** One thread, started when first needed. It keeps the process alive only while it has work. */
export class Thread {
  /** As the system shows it. */
  readonly #name: string;
  readonly #settings: ThreadSettings;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: () => void;
  #worker: Worker | undefined;
  #next = 1;
  #idle: NodeJS.Timeout | undefined;
  readonly #lasting: boolean;

  /**
   * @param lasting Whether the thread stays when it has nothing to do.
   * @param onEnd Called when the thread has ended and what it knew is lost.
   */
  constructor(name: string, settings: ThreadSettings, lasting: boolean, onEnd: () => void = () => {}) {
    this.#name = name;
    this.#settings = settings;
    this.#lasting = lasting;
    this.#onEnd = onEnd;
  }

  /** Jobs that are not answered yet. */
  get load(): number {
    return this.#waiting.size;
  }

  /** Whether there is a running thread that may hold state. */
  get started(): boolean {
    return this.#worker !== undefined;
  }

  run(job: Job): Promise<unknown> {
    const worker = this.#start();
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      const n = this.#next++;
      this.#waiting.set(n, { resolve, reject });
      worker.ref();
      worker.postMessage({ n, job });
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: this.#name,
      workerData: this.#settings,
      // texts only pass through: a small nursery costs no speed, and each thread would else keep up to 100 MB
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    worker.on('message', ({ n, reply }: { n: number; reply: Reply }) => {
      const waiting = this.#waiting.get(n);
      if (!waiting) return;
      this.#waiting.delete(n);
      if (this.#waiting.size === 0) this.#rest(worker);
      if ('result' in reply) waiting.resolve(reply.result);
      else if ('refused' in reply) {
        const { code, message, details } = reply.refused;
        waiting.reject(new ServiceError(code, message, { ...details }));
      } else if ('damaged' in reply) waiting.reject(new CorruptSegment(reply.damaged.message, reply.damaged.fd));
      else if (reply.stopped) waiting.reject(new SearchStopped(reply.error));
      else waiting.reject(new ServiceError('search_failed', undefined, {}, { cause: new Error(reply.error) }));
    });
    let failure: unknown;
    worker.on('error', (error) => {
      failure = error;
    });
    worker.on('exit', (code) => {
      if (this.#worker === worker) this.#lose(failure ?? new Error(`the index thread ended with code ${code}`));
    });
    this.#worker = worker;
    return worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    if (this.#lasting) return;
    this.#idle = setTimeout(() => {
      if (this.#waiting.size === 0) void this.end();
    }, IDLE_MS);
    this.#idle.unref();
  }

  /** Forgets the worker and gives up the jobs that it had. */
  #lose(cause: unknown): void {
    this.#worker = undefined;
    this.#onEnd();
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of lost) waiting.reject(new ServiceError('search_failed', undefined, {}, { cause }));
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    if (!worker) return;
    // at once: a job that comes before the worker has ended must get a new one
    this.#lose(new Error('the index thread was ended'));
    await worker.terminate();
  }
}

/** A search that waits for a thread. */
interface Search {
  readonly job: (thread: Thread, flag: number) => Job;
  readonly deadline: number;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Searches that wait for some threads. */
interface Lane {
  readonly threads: readonly Thread[];
  readonly queue: Search[];
}

/**
 * The threads of an engine: some that search, one that answers trees of counts (which look at all documents found,
 * level by level: no short question waits behind one), one that makes segments, two that merge them (a large merge must
 * not hold up small ones).
 */
export class Threads {
  readonly builder: Thread;
  readonly mergers: readonly [small: Thread, large: Thread];
  /** All that answer questions. */
  readonly searchers: readonly Thread[];
  readonly #short: Lane;
  readonly #long: Lane;
  readonly #flags = new Int32Array(new SharedArrayBuffer(FLAGS * 4));
  readonly #freeFlags = Array.from({ length: FLAGS }, (_, i) => i);

  /**
   * @param searchers How many search. Default: 1 on up to two cores, else up to 4.
   * @param cacheBytes Index pages and results that the searching threads keep, together.
   * @param keepResults Whether results outlive the search that found them.
   * @param onEnd Called when a searching thread has ended.
   */
  constructor(
    searchers: number | undefined,
    cacheBytes: number,
    keepResults: boolean,
    onEnd: (thread: Thread) => void,
  ) {
    const n = searchers ?? (availableParallelism() <= 2 ? 1 : Math.min(4, availableParallelism() - 1));
    const share = cacheBytes / n;
    const common = { flags: this.#flags, keepResults, poison: Arena.poison };
    const search: ThreadSettings = { ...common, pages: share * 0.75, leaves: share * 0.25 };
    const write: ThreadSettings = { ...common, pages: 32 << 20, leaves: 0 };
    const searcher = (name: string, settings: ThreadSettings, lasting: boolean): Thread => {
      const thread: Thread = new Thread(name, settings, lasting, () => onEnd(thread));
      return thread;
    };
    this.#short = { threads: Array.from({ length: n }, () => searcher('search', search, true)), queue: [] };
    this.#long = { threads: [searcher('count trees', { ...write, leaves: LONG_LEAVES }, false)], queue: [] };
    this.searchers = [...this.#short.threads, ...this.#long.threads];
    this.builder = new Thread('segments', write, false);
    this.mergers = [new Thread('merges', write, false), new Thread('large merges', write, false)];
  }

  /**
   * Has a searching thread do a job; `job` is called when a thread is free. Rejects with `SearchStopped` at the
   * deadline (of the monotonic clock) or when the signal says so.
   * @param long Whether it may take long: then it waits for others like it, and no short one for it.
   */
  search(job: Search['job'], deadline: number, signal: AbortSignal | undefined, long = false): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const lane = long ? this.#long : this.#short;
      lane.queue.push({ job, deadline, signal, resolve, reject });
      this.#dispatch(lane);
    });
  }

  #dispatch(lane: Lane): void {
    const { threads, queue } = lane;
    while (queue.length > 0) {
      const thread = threads.reduce((least, each) => (each.load < least.load ? each : least));
      if (thread.load >= DEPTH || this.#freeFlags.length === 0) return;
      void this.#start(queue.shift()!, thread, lane);
    }
  }

  async #start(search: Search, thread: Thread, lane: Lane): Promise<void> {
    const { signal, deadline } = search;
    if (signal?.aborted || monotonic() > deadline) {
      search.reject(new SearchStopped('before it began'));
      return;
    }
    const flag = this.#freeFlags.pop()!;
    Atomics.store(this.#flags, flag, 0);
    const raise = () => Atomics.store(this.#flags, flag, 1);
    signal?.addEventListener('abort', raise, { once: true });
    try {
      search.resolve(await thread.run(search.job(thread, flag)));
    } catch (error) {
      search.reject(error);
    } finally {
      signal?.removeEventListener('abort', raise);
      this.#freeFlags.push(flag);
      this.#dispatch(lane);
    }
  }

  async end(): Promise<void> {
    for (const search of [...this.#short.queue.splice(0), ...this.#long.queue.splice(0)])
      search.reject(new ServiceError('search_failed', 'The search engine was closed.'));
    await Promise.all([...this.searchers, this.builder, ...this.mergers].map((thread) => thread.end()));
  }
}
