import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Clock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { JobEnded } from '#isolation/job.ts';
import type { Services } from '#services.ts';
import type { LeasedTask, StoredTask, TaskEntry, TaskError, TaskStore } from '#tasks/store.ts';
import type { Perform } from './step-job.ts';
import type { Progress, TaskView } from './task-view.ts';

/** A task whose step failed, as the log names it. */
export interface FaultyTask {
  readonly flow: string;
  readonly state: string;
  readonly task_id: string;
  /** Of the request that last started its work. */
  readonly correlation_id?: string;
}

export interface WorkersOptions {
  readonly store: TaskStore;
  readonly view: TaskView;
  /**
   * The states of flows that this version works on: a task in another state, as a newer version makes them, stays as it
   * is.
   */
  readonly work: readonly { readonly flow: string; readonly state: string }[];
  /** What steps say of their progress. */
  readonly progress: Map<string, Progress>;
  readonly perform: Perform;
  readonly concurrency: number;
  readonly lease_ms: number;
  /** Of leases and waits: see `steadyClock`. */
  readonly steady: Clock;
  readonly max_attempts: number;
  readonly backoff_ms: (attempt: number) => number;
  /** Milliseconds before a step runs again for which something that it needs was not ready. */
  readonly busy_ms: number;
  /** A fault of ours, or one that repeating did not mend: for the log. */
  readonly onFault: (error: unknown, task: FaultyTask) => void;
  /** A step has ended, however it did. */
  readonly onEnd: (taskId: string) => void;
}

/** The workers of this process: they lease tasks, run their steps and move them on. */
export interface Workers {
  /** Takes as much work as there is room for. */
  fill(services: Services): void;
  /** Aborts the step of a task, if it runs here. */
  abort(taskId: string, why: string): void;
  /** Aborts steps of tasks that another process has moved, cancelled or removed. */
  abortMoved(): Promise<void>;
  /** Aborts the steps of an account and waits for their end. */
  endAccount(account: string, why: string): Promise<void>;
  /** Ends the leases of processes of this machine that are no more. */
  expireDead(): Promise<void>;
  /** Aborts all steps, waits for their end and gives the leases back; afterwards `fill` starts again. */
  stop(): Promise<void>;
}

/** A line of a task's record, as of now. */
export const entry = (kind: string, detail: Readonly<Record<string, unknown>>, at = systemClock()): TaskEntry => ({
  at,
  kind,
  detail,
});

export function taskWorkers(options: WorkersOptions): Workers {
  const { store, view, work, progress, perform, concurrency, lease_ms, steady, max_attempts } = options;
  const { backoff_ms, busy_ms, onFault, onEnd } = options;
  const worker = `${HERE}${process.pid}:${randomUUID()}`;
  const running = new Map<string, { ended: Promise<void>; abort: AbortController; task: LeasedTask }>();
  let services: Services | undefined;
  let filling: Promise<void> | undefined;
  /**
   * Somebody asked for more while leases were taken: there may be tasks that were not there when the last one was asked
   * for.
   */
  let again = false;

  function fill(): void {
    again = true;
    filling ??= takeAll().finally(() => {
      filling = undefined;
      if (again && services && running.size < concurrency && !alone()) fill();
    });
  }

  /**
   * A step that was running when its process died may be what it died of: nothing runs beside it, so that it costs no
   * other one a try.
   */
  const alone = () => [...running.values()].some(({ task }) => task.suspect);

  async function takeAll(): Promise<void> {
    while (services && running.size < concurrency && !alone()) {
      again = false;
      const now = steady();
      let task: LeasedTask | undefined;
      try {
        task = await store.lease(work, worker, now, now + lease_ms, running.size > 0);
      } catch (error) {
        // a full disk, say: the next tick asks again
        onFault(error, { flow: '', state: 'lease', task_id: '' });
        again = false;
        return;
      }
      if (!task) return;
      // stopped meanwhile
      if (!services) return store.giveBack(task, worker);
      begin(task, services);
    }
    again = false;
  }

  function begin(task: LeasedTask, services: Services): void {
    const abort = new AbortController();
    const { task_id, flow, state } = task;
    const ended = run(task, abort, services)
      // what could not be written down runs again when its lease is over
      .catch((error: unknown) => onFault(error, { flow, state, task_id }))
      .finally(() => {
        running.delete(task_id);
        progress.delete(task_id);
        onEnd(task_id);
        setImmediate(fill);
      });
    running.set(task_id, { ended, abort, task });
  }

  async function run(task: StoredTask, abort: AbortController, services: Services): Promise<void> {
    const { task_id, account } = task;
    const flow = view.flowOf(task);
    const state = view.stateOf(task);
    if (!flow || state?.kind !== 'work') return;
    const started = performance.now();
    const worked = () => performance.now() - started;
    const renewal = setInterval(() => {
      store.renew(task, worker, steady() + lease_ms).then(
        (kept) => {
          if (!kept) abort.abort(new Error('the lease was lost'));
        },
        (error: unknown) => onFault(error, { flow: task.flow, state: task.state, task_id }),
      );
    }, lease_ms / 3);
    const entries: TaskEntry[] = [];
    const failed = async (error: unknown, attempts: number) => {
      const cause = causeOf(await store.lastEntry(account, task_id, 'correlation_id'));
      const outcome = { ...outcomeOf(error, attempts, cause), worked_ms: worked() };
      const given_up = 'error' in outcome;
      const detail = { state: task.state, attempt: attempts, message: messageOf(error), given_up, ...cause };
      await store.release(task, worker, outcome, [entry('failed', detail)]);
      if (!(error instanceof ServiceError) || (given_up && !isMendable(error)))
        onFault(error, { flow: task.flow, state: task.state, task_id, ...cause });
    };
    /** What it needs is not ready, as while the index mends itself: that is no try of it, and is told once. */
    const waiting = async (error: ServiceError) => {
      const told = (await store.lastEntry(account, task_id))?.kind === 'waiting';
      const outcome = { run_after: steady() + busy_ms, counted: false, worked_ms: worked() };
      await store.release(
        task,
        worker,
        outcome,
        told ? [] : [entry('waiting', { state: task.state, message: error.message })],
      );
    };
    try {
      if (task.attempts > max_attempts) {
        await failed(new JobEnded('internal', 'The work stopped the service.'), max_attempts);
        return;
      }
      const work = { flow: flow.name, state: task.state, run: state.run };
      const patch = await perform(work, task.data, {
        services,
        account,
        task_id,
        signal: abort.signal,
        log: (kind, detail) => entries.push(entry(kind, detail)),
        progress: (done, total, what) => progress.set(task_id, { done, total, what }),
      });
      abort.signal.throwIfAborted();
      const made = patch as Record<string, unknown>;
      const data = { ...(task.data as object), ...made };
      await store.move(task, {
        state: state.next,
        data,
        title: flow.title(data),
        runnable: view.isWork({ flow: flow.name, state: state.next }),
        worked_ms: worked(),
        entries: [...entries, { ...entry('moved', { from: task.state, to: state.next }), made }],
      });
    } catch (error) {
      if (abort.signal.aborted) {
        // a run that had to be ended by force counts, however often the service is stopped in it
        if (!(error instanceof JobEnded)) await store.giveBack(task, worker);
        return;
      }
      if (isBusy(error)) await waiting(error);
      else await failed(error, task.attempts);
    } finally {
      clearInterval(renewal);
    }
  }

  /** A fault that the caller must mend is final at once; anything else is tried again. */
  function outcomeOf(
    error: unknown,
    attempts: number,
    { correlation_id }: Cause,
  ): { run_after: number } | { error: TaskError } {
    if (isMendable(error)) return { error: { code: error.code, message: error.message } };
    if (attempts < max_attempts) return { run_after: steady() + backoff_ms(attempts) };
    const tried = attempts > 1 ? `It was tried ${attempts} times; the` : 'The';
    const found = correlation_id === undefined ? '' : ` under the correlation id ${correlation_id}`;
    return {
      error: {
        ...(error instanceof ServiceError
          ? {
              code: error.code,
              message: `${error.message} ${tried} log has the details${found}.`,
            }
          : { code: 'internal', message: `The work failed repeatedly; the log has the details${found}.` }),
        ...(correlation_id !== undefined && { correlation_id }),
      },
    };
  }

  return {
    fill(given) {
      services = given;
      fill();
    },
    abort(taskId, why) {
      running.get(taskId)?.abort.abort(new Error(why));
    },
    async abortMoved() {
      await Promise.all(
        [...running.values()].map(async ({ task: { account, task_id, version }, abort }) => {
          // that this worker itself has moved it is no harm: its step has ended then
          if ((await store.version(account, task_id)) !== version)
            abort.abort(new Error('the task was moved elsewhere'));
        }),
      );
    },
    async endAccount(account, why) {
      await filling;
      const ending = [...running.values()].filter(({ task }) => task.account === account);
      for (const { abort } of ending) abort.abort(new Error(why));
      await Promise.all(ending.map(({ ended }) => ended));
    },
    async expireDead() {
      const dead = (await store.workers()).filter((other) => other !== worker && hasEnded(other));
      if (dead.length > 0) await store.expire(dead);
    },
    async stop() {
      services = undefined;
      await filling;
      const ending = [...running.values()];
      for (const { abort } of ending) abort.abort(new Error('the service stops'));
      await Promise.all(ending.map(({ ended }) => ended));
      // where nothing can be written, leases end by themselves: that is no reason to close nothing else
      await store.releaseAll(worker).catch((error) => onFault(error, { flow: '', state: 'stop', task_id: '' }));
    },
  };
}

/** Errors that come out the same however often the step runs. */
const PERMANENT: ReadonlySet<string> = new Set([
  'invalid_request',
  'invalid_query',
  'file_refused',
  'model_required',
  'forbidden',
]);

/** What the names of this machine's workers begin with; then come the process and something unique. */
const HERE = `${hostname()}:`;

/** Whether a worker was of a process of this machine that is no more, as after a crash. */
function hasEnded(worker: string): boolean {
  if (!worker.startsWith(HERE)) return false;
  const pid = Number(worker.slice(HERE.length).split(':')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return false; // perhaps another runner of this process
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

const isBusy = (error: unknown): error is ServiceError => error instanceof ServiceError && error.code === 'busy';

const isMendable = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && PERMANENT.has(error.code);

/** The request whose call a line of a record is due to; empty for work of the service's own. */
export interface Cause {
  readonly correlation_id?: string;
}

/** The last request that moved the task, by the entry of its record that names one. */
function causeOf(last: TaskEntry | undefined): Cause {
  const id = last?.detail.correlation_id;
  return typeof id === 'string' ? { correlation_id: id } : {};
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
