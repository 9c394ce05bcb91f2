import { AsyncLocalStorage } from 'node:async_hooks';
import type { CorpusAddress } from '#corpus/address.ts';
import { ServiceError } from '#errors.ts';
import { type Asked, type Isolation, type Job, JobEnded, type Lane } from './job.ts';
import type { ThreadData } from './messages.ts';
import type { SpareThreads } from './spare-threads.ts';
import { JobThread, type Run } from './thread.ts';

export interface IsolationOptions extends ThreadData {
  /** Where records are read; absent: there are none. */
  readonly corpus?: CorpusAddress;
  readonly lanes: Readonly<Record<Lane, LaneOptions>>;
  /** How long a thread that has nothing to do is kept; where one is kept warm, one stays for ever. */
  readonly idle_ms?: number;
  /** Whose threads are taken first, and who gets those that have nothing to do at the end; default: they are ended. */
  readonly spare?: SpareThreads;
}

export interface LaneOptions {
  /** Jobs at once. */
  readonly places: number;
  /** Milliseconds that one job may compute: waiting for a search or a model does not count. */
  readonly work_ms: number;
  /** Milliseconds that one job may take in all. Default: an hour. */
  readonly wall_ms?: number;
  /** Jobs that may wait for a place; an account may have half of them waiting. Default 1,000. */
  readonly most_waiting?: number;
}

interface Waiting extends Run {
  readonly lane: Lane;
  /** Gives the place in the queue up. */
  readonly leave: () => void;
  readonly resolve: (output: any) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads for jobs, started when there is something to do: at most as many as there are places. */
export function isolation({ lanes, idle_ms = 60_000, corpus, spare, ...data }: IsolationOptions): Isolation {
  const waiting: Waiting[] = [];
  const running = new Set<Waiting>();
  const free: { readonly thread: JobThread; readonly since: number }[] = [];
  const threads = new Set<JobThread>();
  let warmed = false;
  let closed = false;

  function start(): JobThread {
    const thread = spare?.take(data) ?? new JobThread(data);
    threads.add(thread);
    void thread.serve(corpus, () => {
      threads.delete(thread);
      const at = free.findIndex((one) => one.thread === thread);
      if (at >= 0) free.splice(at, 1);
    });
    return thread;
  }

  const release = (thread: JobThread) => {
    if (threads.has(thread)) free.push({ thread, since: performance.now() });
  };

  const inLane = (jobs: Iterable<Waiting>, lane: Lane, account?: string) => {
    let count = 0;
    for (const one of jobs) if (one.lane === lane && (account === undefined || one.asked.account === account)) count++;
    return count;
  };

  /** Of a lane with room: the first of the account that has the fewest running. */
  function next(): Waiting | undefined {
    let best: Waiting | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const one of waiting) {
      if (inLane(running, one.lane) >= lanes[one.lane].places) continue;
      const busy = inLane(running, one.lane, one.asked.account);
      if (busy < fewest) [best, fewest] = [one, busy];
      if (fewest === 0) break;
    }
    return best;
  }

  function dispatch(): void {
    for (let one = next(); one && !closed; one = next()) {
      waiting.splice(waiting.indexOf(one), 1);
      one.asked.signal.removeEventListener('abort', one.leave);
      running.add(one);
      void perform(one, free.pop()?.thread ?? start());
    }
  }

  async function perform(one: Waiting, thread: JobThread): Promise<void> {
    try {
      one.resolve(await thread.run(one));
    } catch (error) {
      one.reject(error);
    } finally {
      running.delete(one);
      release(thread);
      if (warmed && threads.size === 0) keep();
      dispatch();
    }
  }

  function keep(): void {
    if (!closed && threads.size === 0) release(start());
  }

  const sweeping = setInterval(() => {
    const now = performance.now();
    // one after another: V8 gives the memory of ended threads back on the event loop, all that has come together at
    // once
    if (threads.size > (warmed ? 1 : 0) && free.length > 0 && now - free[0]!.since > idle_ms)
      void free.shift()!.thread.end(new JobEnded('busy', 'Its thread had nothing to do.'));
  }, idle_ms / 4).unref();

  return {
    run<I, O, Told>(job: Job<I, O, Told>, input: I, asked: Asked<Told>): Promise<O> {
      const { lane } = job;
      const { signal, account } = asked;
      const { work_ms, wall_ms = 3_600_000, most_waiting = 1_000 } = lanes[lane];
      if (signal.aborted) return Promise.reject(signal.reason);
      if (closed) return Promise.reject(new ServiceError('busy', 'The service is being stopped.'));
      if (inLane(waiting, lane) >= most_waiting || inLane(waiting, lane, account) >= most_waiting / 2)
        return Promise.reject(
          new ServiceError('busy', 'Too many calls of this kind wait for their turn; try again shortly.'),
        );
      return new Promise<O>((resolve, reject) => {
        const leave = () => {
          const at = waiting.indexOf(one);
          if (at < 0) return;
          waiting.splice(at, 1);
          reject(signal.reason);
        };
        const within = AsyncLocalStorage.snapshot();
        const one: Waiting = { job, input, asked, lane, work_ms, wall_ms, within, leave, resolve, reject };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(one);
        dispatch();
      });
    },
    warm() {
      warmed = true;
      keep();
    },
    async close() {
      closed = true;
      clearInterval(sweeping);
      for (const one of waiting.splice(0)) one.reject(new ServiceError('busy', 'The service is being stopped.'));
      const idle = new Set(free.map(({ thread }) => thread));
      await Promise.all(
        [...threads].map(async (thread) => {
          if (idle.has(thread) && (await spare?.keep(data, thread))) return;
          await thread.end(new JobEnded('busy', 'The service is being stopped.'));
        }),
      );
    },
  };
}
