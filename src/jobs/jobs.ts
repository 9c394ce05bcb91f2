import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { madeBefore } from '#accounts/repeated.ts';
import { type Clock, systemClock } from '#clock.ts';

export type JobKind = 'import' | 'check';
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** Work on the corpus that somebody asked for in the console: done by a process of its own, one after the other. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly state: JobState;
  /** What it works on; the runner knows its shape. */
  readonly input: unknown;
  /** Name of the person. */
  readonly asked_by: string;
  /** Instants: milliseconds since 1970 UTC. */
  readonly created_at: number;
  readonly started_at?: number;
  readonly ended_at?: number;
  /** How far it is, as its process last told. */
  readonly progress?: unknown;
  /** What it found or did. */
  readonly result?: unknown;
  /** Why it failed, in words. */
  readonly problem?: string;
}

/** How a job ended, as its process says. */
export interface JobEnd {
  readonly result: unknown;
  /** It was told to stop and did. */
  readonly stopped: boolean;
}

/** A job under way. */
export interface Running {
  /** Rejects with an Error whose message is for people. */
  readonly end: Promise<JobEnd>;
  /** Asks it to stop; a second time, or after a while, it is made to. */
  stop(): void;
}

/** Starts a job's process. */
export type Run = (job: Pick<Job, 'kind' | 'input'>, told: (progress: unknown) => void) => Running;

export interface Jobs {
  /** The newest first. */
  list(limit: number): Promise<readonly Job[]>;
  get(id: string): Promise<Job | undefined>;
  start(kind: JobKind, input: unknown, asked_by: string): Promise<Job>;
  /**
   * The same under an id that the caller has chosen: asked again, there is one job; one that failed or was cancelled
   * waits again.
   */
  startAs(id: string, kind: JobKind, input: unknown, asked_by: string): Promise<void>;
  /** The same, unless a job of this kind waits or runs: answers the id of that one, or of the new one. */
  startOnce(kind: JobKind, input: unknown, asked_by: string): Promise<string>;
  /** False if the job has ended or is unknown. */
  cancel(id: string): Promise<boolean>;
  /** Stops what runs; it goes on when the jobs are opened again. */
  close(): Promise<void>;
}

/**
 * What jobs need from a database. What has resolved survives a crash of the machine, and every call made afterwards
 * sees it.
 */
export interface JobStore {
  /** One that waits. */
  add(job: Pick<Job, 'id' | 'kind' | 'input' | 'asked_by' | 'created_at'>): Promise<void>;
  /** The same, unless there is one of this id that waits, runs or is done. */
  addAs(job: Pick<Job, 'id' | 'kind' | 'input' | 'asked_by' | 'created_at'>): Promise<void>;
  /**
   * The same, unless one of its kind has not ended; answers the id of the one there is then. Of many at once one is
   * added.
   */
  addOnce(job: Pick<Job, 'id' | 'kind' | 'input' | 'asked_by' | 'created_at'>): Promise<string>;
  /** The newest first. */
  list(limit: number): Promise<readonly Job[]>;
  get(id: string): Promise<Job | undefined>;
  /** Of those that wait the oldest. */
  next(): Promise<Job | undefined>;
  /** From now on it runs. False if it does not wait any more. */
  begin(id: string, at: number): Promise<boolean>;
  /** Of a job that runs. */
  progress(id: string, progress: unknown): Promise<void>;
  /** Does nothing if it has ended already. Without progress the last one stays. */
  end(id: string, how: JobOutcome): Promise<void>;
  /** Ends a job that waits. False if it does not. */
  cancelWaiting(id: string, at: number): Promise<boolean>;
  /** All that run wait again: nobody is there to work on them. */
  putBack(): Promise<void>;
  /** Removes those that have ended, but of all jobs the newest. */
  forget(kept: number): Promise<void>;
  close(): Promise<void>;
}

/** How a job ended, as it is kept. */
export interface JobOutcome {
  readonly state: Extract<JobState, 'done' | 'failed' | 'cancelled'>;
  readonly ended_at: number;
  readonly result?: unknown;
  readonly problem?: string;
  readonly progress?: unknown;
}

const KEPT = 200;
/** After a fault of the store. */
const AGAIN_MS = 1000;
/** Progress reaches the store this often; readers in this process see each step. */
const WRITTEN_MS = 1000;

/**
 * Jobs over a store. A job that was under way when the service ended, in whatever way, is started again: jobs are such
 * that doing a part twice changes nothing. `ended` is called after each, however it ended.
 */
export async function jobsOver(
  store: JobStore,
  options: {
    readonly run: Run;
    readonly ended?: (job: Job) => Promise<void>;
    readonly onFault?: (error: unknown) => void;
    readonly clock?: Clock;
  },
): Promise<Jobs> {
  const { run, clock = systemClock, onFault = () => {} } = options;
  let current: { readonly id: string; readonly running: Running; progress: unknown; cancelled: boolean } | undefined;
  /** Whether something may wait that was not there at the last look. */
  let more = true;
  let working: Promise<void> | undefined;
  const closing = new AbortController();
  const { signal } = closing;

  async function told(id: string): Promise<void> {
    const job = await store.get(id);
    if (job) await options.ended?.(job).catch(onFault);
  }

  async function perform(job: Job): Promise<void> {
    if (!(await store.begin(job.id, clock())) || signal.aborted) return;
    let writtenAt = 0;
    const progressed = (progress: unknown) => {
      if (current?.id !== job.id) return;
      current.progress = progress;
      if (performance.now() - writtenAt < WRITTEN_MS) return;
      writtenAt = performance.now();
      store.progress(job.id, progress).catch(onFault);
    };
    current = { id: job.id, running: run(job, progressed), progress: undefined, cancelled: false };
    let end: JobEnd | undefined;
    let problem: string | undefined;
    try {
      end = await current.running.end;
    } catch (error) {
      problem = (error as Error).message;
    }
    const { cancelled, progress } = current;
    current = undefined;
    // Stopped by the end of the service: it stays as it is and goes on at the next start.
    if (signal.aborted && !cancelled && (end?.stopped || problem !== undefined)) return;
    const state = cancelled && (end?.stopped ?? true) ? 'cancelled' : problem === undefined ? 'done' : 'failed';
    await store.end(job.id, {
      ...{ state, ended_at: clock() },
      ...(end && { result: end.result }),
      ...(state === 'failed' && { problem: problem! }),
      ...(progress !== undefined && { progress }),
    });
    await store.forget(KEPT);
    await told(job.id);
  }

  async function work(): Promise<void> {
    while (more && !signal.aborted) {
      more = false;
      try {
        for (let job = await store.next(); job && !signal.aborted; job = await store.next()) await perform(job);
      } catch (error) {
        onFault(error);
        more = true;
        // a full disk, say: no reason to ask at once
        await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }
  const wake = () => {
    more = true;
    working ??= work().finally(() => {
      working = undefined;
      if (more && !signal.aborted) wake();
    });
  };
  /** What runs is asked to stop; false if it is another one. */
  const stopped = (id: string): boolean => {
    if (current?.id !== id) return false;
    current.cancelled = true;
    current.running.stop();
    return true;
  };
  const shown = (job: Job): Job =>
    current?.id === job.id && current.progress !== undefined ? { ...job, progress: current.progress } : job;

  const made = (kind: JobKind, input: unknown, asked_by: string) => ({
    ...{ id: randomUUID(), kind, input, asked_by },
    created_at: clock(),
  });

  await store.putBack();
  wake();
  return {
    list: async (limit) => (await store.list(limit)).map(shown),
    async get(id) {
      const job = await store.get(id);
      return job && shown(job);
    },
    async start(kind, input, asked_by) {
      const before = await madeBefore(`job ${kind}`, clock(), (id) => store.get(id));
      if (before.made) return shown(before.made);
      const job = { ...made(kind, input, asked_by), id: before.id };
      await store.add(job);
      wake();
      return { ...job, state: 'waiting' };
    },
    async startAs(id, kind, input, asked_by) {
      await store.addAs({ ...made(kind, input, asked_by), id });
      wake();
    },
    async startOnce(kind, input, asked_by) {
      const id = await store.addOnce(made(kind, input, asked_by));
      wake();
      return id;
    },
    async cancel(id) {
      if (stopped(id)) return true;
      // it may have begun meanwhile
      if (!(await store.cancelWaiting(id, clock()))) return stopped(id);
      await told(id);
      return true;
    },
    async close() {
      if (!signal.aborted) {
        closing.abort();
        current?.running.stop();
      }
      await working;
      await store.close();
    },
  };
}
