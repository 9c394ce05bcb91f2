import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import { ServiceError } from '#errors.ts';
import type { Services } from '#services.ts';
import type { StoredTask, TaskEntry, TaskError, TaskList, TaskStore } from '#tasks/store.ts';
import type { Flow, Step } from './flow.ts';

/** A task as operations see it. */
export interface Task<D> {
  readonly task_id: string;
  readonly state: string;
  readonly version: number;
  readonly data: D;
  /** `working`: a step runs or waits for a worker; `waiting`: for an event; `done`; `failed`: see `error`; `cancelled`. */
  readonly status: 'working' | 'waiting' | 'done' | 'failed' | 'cancelled';
  readonly error?: TaskError;
  readonly progress?: Progress;
  readonly created_at: number;
  readonly moved_at: number;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly what: string;
}

/** What operations do with tasks. A task of another account is not there: `not_found`. */
export interface Flows {
  start<D>(flow: Flow<D, any>, data: D, account: string): Task<D>;
  /**
   * Moves a waiting task on. A wrong moment is `wrong_task_state`, and the task stays as it was; a patch that depends on the task's data
   * is asked for only when the moment is right.
   */
  send<D, E extends string>(
    flow: Flow<D, E>,
    taskId: string,
    account: string,
    event: NoInfer<E>,
    patch: Partial<D> | ((data: D) => Partial<D>),
  ): Task<D>;
  read<D>(flow: Flow<D, any>, taskId: string, account: string): Task<D>;
  /** As `read`, but waits until the task is no longer working, at most `wait_ms`. */
  settled<D>(
    flow: Flow<D, any>,
    taskId: string,
    account: string,
    wait_ms: number,
    signal?: AbortSignal,
  ): Promise<Task<D>>;
  /** Runs the work of a failed task again. */
  retry<D>(flow: Flow<D, any>, taskId: string, account: string): Task<D>;
  cancel<D>(flow: Flow<D, any>, taskId: string, account: string): Task<D>;
  list(account: string, page: { flow?: string; offset: number; limit: number }): TaskList;
  /** The append-only record of what happened to a task. */
  record(taskId: string, account: string): TaskEntry[];
}

export interface FlowRunner extends Flows {
  /** Starts workers; steps get these services. */
  work(services: Services): void;
  /** Aborts running steps, gives their leases back and waits until they have ended. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  readonly store: TaskStore;
  readonly flows: readonly Flow[];
  /** Steps at a time in this process. */
  readonly concurrency?: number;
  readonly lease_ms?: number;
  /** Runs of one step before it is given up. */
  readonly max_attempts?: number;
  /** Milliseconds before the n-th repetition, n from 1. */
  readonly backoff_ms?: (attempt: number) => number;
  /** How long a task is kept after its creation. */
  readonly keep_ms?: number;
  /** How often to look for tasks that other processes made, leases that ran out, tasks that expired. */
  readonly poll_ms?: number;
  readonly onFault?: (error: unknown, task: { flow: string; state: string; task_id: string }) => void;
}

const CANCELLED = 'cancelled';
const DAY_MS = 86_400_000;

/** Runs flows over a task store: leases work, moves tasks, repeats what failed, and goes on after a crash where the rows say. */
export function flowRunner(options: RunnerOptions): FlowRunner {
  const {
    store,
    concurrency = 2,
    lease_ms = 60_000,
    max_attempts = 3,
    backoff_ms = (attempt) => 1000 * 4 ** (attempt - 1),
    keep_ms = 90 * DAY_MS,
    poll_ms = 500,
    onFault = () => {},
  } = options;
  const byName = new Map(options.flows.map((flow) => [flow.name, flow]));
  const names = [...byName.keys()];
  const worker = `${HERE}${process.pid}:${randomUUID()}`;
  const moved = new EventEmitter().setMaxListeners(0);
  const progress = new Map<string, Progress>();
  const running = new Map<string, { ended: Promise<void>; abort: AbortController }>();
  let services: Services | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastSweep = 0;

  const stateOf = (task: Pick<StoredTask, 'flow' | 'state'>) => byName.get(task.flow)?.states[task.state];
  const isWork = (flow: Flow, state: string) => flow.states[state]?.kind === 'work';

  function statusOf(task: StoredTask): Task<unknown>['status'] {
    if (task.error) return 'failed';
    if (task.state === CANCELLED) return 'cancelled';
    const kind = stateOf(task)?.kind;
    return kind === 'work' ? 'working' : kind === 'wait' ? 'waiting' : 'done';
  }

  function shown<D>(task: StoredTask): Task<D> {
    const now = progress.get(task.task_id);
    return {
      task_id: task.task_id,
      state: task.state,
      version: task.version,
      data: task.data as D,
      status: statusOf(task),
      created_at: task.created_at,
      moved_at: task.moved_at,
      ...(task.error && { error: task.error }),
      ...(now && { progress: now }),
    };
  }

  function own(taskId: string, account: string, flow?: Flow): StoredTask {
    const task = store.get(taskId);
    if (task && task.account === account && (!flow || task.flow === flow.name)) return task;
    throw new ServiceError('not_found', 'No task of this account has that task_id.', { field: 'task_id' });
  }

  function again(taskId: string): StoredTask {
    const task = store.get(taskId);
    if (!task) throw new ServiceError('not_found', 'The task was removed.', { field: 'task_id' });
    return task;
  }

  const announce = (taskId: string) => {
    moved.emit(taskId);
    fill();
  };
  const entry = (kind: string, detail: Readonly<Record<string, unknown>>, at = Date.now()): TaskEntry => ({
    at,
    kind,
    detail,
  });

  function wrongState(task: StoredTask, event: string): never {
    const state = stateOf(task);
    const accepts = state?.kind === 'wait' ? Object.keys(state.on) : [];
    const now = task.error
      ? `failed in "${task.state}" (${task.error.message})`
      : `in state "${task.state}"${state?.kind === 'work' ? ', which is still running: poll its read operation' : ''}`;
    const remedy = accepts.length > 0 ? ` It accepts: ${accepts.join(', ')}.` : '';
    throw new ServiceError('wrong_task_state', `"${event}" does not fit now: the task is ${now}.${remedy}`, {
      state: task.state,
      accepts,
    });
  }

  // ---------- workers

  function fill(): void {
    if (!services) return;
    while (running.size < concurrency) {
      const now = Date.now();
      const task = store.lease(names, worker, now, now + lease_ms);
      if (!task) return;
      const abort = new AbortController();
      const ended = run(task, abort).finally(() => {
        running.delete(task.task_id);
        progress.delete(task.task_id);
        moved.emit(task.task_id);
        setImmediate(fill);
      });
      running.set(task.task_id, { ended, abort });
    }
  }

  async function run(task: StoredTask, abort: AbortController): Promise<void> {
    const state = stateOf(task);
    const flow = byName.get(task.flow);
    if (!flow || state?.kind !== 'work' || !services) return;
    const renewal = setInterval(() => {
      if (!store.renew(task.task_id, worker, Date.now() + lease_ms)) abort.abort(new Error('the lease was lost'));
    }, lease_ms / 3);
    const entries: TaskEntry[] = [];
    const failed = (error: unknown, attempts: number) => {
      const outcome = outcomeOf(error, attempts);
      const detail = { state: task.state, attempt: attempts, message: messageOf(error) };
      store.release(task, worker, outcome, [entry('failed', { ...detail, given_up: 'error' in outcome })]);
      if (!(error instanceof ServiceError)) onFault(error, task);
    };
    try {
      if (task.attempts >= max_attempts) {
        failed(new Error('the work stopped the service repeatedly'), task.attempts);
        return;
      }
      const patch = await (state.run as Step<unknown>)(task.data, {
        services,
        account: task.account,
        task_id: task.task_id,
        signal: abort.signal,
        log: (kind, detail) => entries.push(entry(kind, detail)),
        progress: (done, total, what) => progress.set(task.task_id, { done, total, what }),
      });
      abort.signal.throwIfAborted();
      store.move(task, {
        state: state.next,
        data: { ...(task.data as object), ...patch },
        runnable: isWork(flow, state.next),
        entries: [...entries, entry('moved', { from: task.state, to: state.next })],
      });
    } catch (error) {
      if (abort.signal.aborted) return;
      failed(error, task.attempts + 1);
    } finally {
      clearInterval(renewal);
    }
  }

  /** A fault that the caller must mend is final at once; anything else is tried again. */
  function outcomeOf(error: unknown, attempts: number): { run_after: number } | { error: TaskError } {
    const mendable = error instanceof ServiceError && PERMANENT.has(error.code);
    if (!mendable && attempts < max_attempts) return { run_after: Date.now() + backoff_ms(attempts) };
    return {
      error:
        error instanceof ServiceError
          ? { code: error.code, message: error.message }
          : { code: 'internal', message: 'The work failed repeatedly; the log has the details.' },
    };
  }

  function tick(): void {
    fill();
    const now = Date.now();
    if (now - lastSweep > 60_000) {
      lastSweep = now;
      store.sweep(now);
    }
  }

  return {
    start(flow, data, account) {
      const now = Date.now();
      const task_id = randomUUID();
      store.insert(
        {
          task_id,
          flow: flow.name,
          account,
          state: flow.start,
          data,
          created_at: now,
          moved_at: now,
          expires_at: now + keep_ms,
        },
        isWork(flow, flow.start),
        [entry('created', { flow: flow.name, data }, now)],
      );
      announce(task_id);
      return shown(again(task_id));
    },
    send(flow, taskId, account, event, given) {
      const task = own(taskId, account, flow);
      const state = flow.states[task.state];
      const next = !task.error && state?.kind === 'wait' ? state.on[event] : undefined;
      if (!next) wrongState(task, event);
      const patch = typeof given === 'function' ? given(task.data as Parameters<typeof given>[0]) : given;
      const data = { ...(task.data as object), ...patch };
      const entries = [entry('edit', { event, patch }), entry('moved', { from: task.state, to: next })];
      if (!store.move(task, { state: next, data, runnable: isWork(flow, next), entries }))
        wrongState(again(taskId), event);
      announce(taskId);
      return shown(again(taskId));
    },
    read(flow, taskId, account) {
      return shown(own(taskId, account, flow));
    },
    async settled(flow, taskId, account, wait_ms, signal) {
      const deadline = Date.now() + wait_ms;
      for (;;) {
        const task = own(taskId, account, flow);
        const left = deadline - Date.now();
        if (statusOf(task) !== 'working' || left <= 0 || signal?.aborted) return shown(task);
        // another process may move it: look again now and then
        await changed(moved, taskId, Math.min(left, poll_ms), signal);
      }
    },
    retry(flow, taskId, account) {
      const task = own(taskId, account, flow);
      if (!store.retry(task, [entry('retried', { state: task.state })])) wrongState(again(taskId), 'retry');
      announce(taskId);
      return shown(again(taskId));
    },
    cancel(flow, taskId, account) {
      for (;;) {
        const task = own(taskId, account, flow);
        if (task.state === CANCELLED) return shown(task);
        if (statusOf(task) === 'done') wrongState(task, 'cancel');
        const entries = [entry('cancelled', { state: task.state })];
        if (!store.move(task, { state: CANCELLED, data: task.data, runnable: false, entries })) continue;
        running.get(taskId)?.abort.abort(new Error('the task was cancelled'));
        announce(taskId);
        return shown(again(taskId));
      }
    },
    list: (account, page) => store.list(account, page),
    record(taskId, account) {
      own(taskId, account);
      return store.entries(taskId);
    },
    work(given) {
      services = given;
      store.expire((other) => other !== worker && hasEnded(other));
      timer ??= setInterval(tick, poll_ms).unref();
      fill();
    },
    async stop() {
      services = undefined;
      clearInterval(timer);
      timer = undefined;
      const ending = [...running.values()];
      for (const { abort } of ending) abort.abort(new Error('the service stops'));
      await Promise.all(ending.map(({ ended }) => ended));
      store.releaseAll(worker);
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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Resolves when the task moves, after `wait_ms`, or when the caller goes away. */
function changed(moved: EventEmitter, taskId: string, wait_ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timeout);
      moved.off(taskId, done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timeout = setTimeout(done, wait_ms);
    moved.once(taskId, done);
    signal?.addEventListener('abort', done, { once: true });
  });
}
