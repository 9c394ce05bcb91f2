import { EventEmitter } from 'node:events';
import { callerOfAccount } from '#accounts/caller.ts';
import { madeBefore } from '#accounts/repeated.ts';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { Services } from '#services.ts';
import type { StoredTask, TaskEntry, TaskError, TaskStore } from '#tasks/store.ts';
import { dataAt, draftOf, stagesOf } from './branch.ts';
import type { Flow } from './flow.ts';
import { here, type Perform } from './step-job.ts';
import {
  CANCELLED,
  type Progress,
  type TaskDetail,
  type TaskList,
  type TaskPage,
  type TaskStatus,
  type TaskSummary,
  taskView,
} from './task-view.ts';
import { type Cause, entry, type FaultyTask, taskWorkers } from './workers.ts';

export type { Progress } from './task-view.ts';

/** A task as operations see it. */
export interface Task<D> {
  readonly task_id: string;
  readonly state: string;
  readonly version: number;
  readonly data: D;
  readonly status: TaskStatus;
  readonly error?: TaskError;
  readonly progress?: Progress;
  readonly created_at: number;
  readonly moved_at: number;
}

/**
 * What operations do with tasks. A task of another account is not there: `not_found`. What has resolved is durable, and
 * every call after it sees it; of two that move a task at once the later one is refused.
 */
export interface Flows {
  start<D>(flow: Flow<D, any>, data: D, account: string): Promise<Task<D>>;
  /**
   * Moves a waiting task on. A wrong moment is `wrong_task_state`, and the task stays as it was; a patch that depends
   * on the task's data and version is asked for only when the moment is right; when it throws, the task stays too.
   * `noted` goes into the record with the move, and so does `asked`, a digest of the request that it was.
   */
  send<D, E extends string>(
    flow: Flow<D, E>,
    taskId: string,
    account: string,
    event: NoInfer<E>,
    patch: Partial<D> | ((data: D, version: number) => Partial<D>),
    noted?: readonly TaskEntry[],
    asked?: string,
  ): Promise<Task<D>>;
  /**
   * Whether a request was taken before: it is the last one that brought this event, or, where `last` says so, the last
   * that moved the task at all.
   */
  taken(taskId: string, account: string, event: string, asked: string, last: 'of_event' | 'of_all'): Promise<boolean>;
  read<D>(flow: Flow<D, any>, taskId: string, account: string): Promise<Task<D>>;
  /** As `read`, but waits until the task is no longer working, at most `wait_ms`. */
  settled<D>(
    flow: Flow<D, any>,
    taskId: string,
    account: string,
    wait_ms: number,
    signal?: AbortSignal,
  ): Promise<Task<D>>;
  list(account: string, page: TaskPage): Promise<TaskList>;
  detail(taskId: string, account: string): Promise<TaskDetail>;
  /** The append-only record of what happened to a task. */
  record(taskId: string, account: string): Promise<readonly TaskEntry[]>;
  /** Goes on with a failed or cancelled task in the state where it stopped: its step runs again, or it waits again. */
  resume(taskId: string, account: string): Promise<TaskSummary>;
  /**
   * Stops a task that works, waits or has failed; what a running step does later is not kept. Twice is as good as once.
   */
  cancel(taskId: string, account: string): Promise<TaskSummary>;
  /** A new task that has this one's record and data up to `stage`, and waits there; this one stays as it is. */
  branch(taskId: string, account: string, stage: string): Promise<TaskSummary>;
  /** Removes the task, its record and its files; a running step is aborted. */
  remove(taskId: string, account: string): Promise<void>;
}

export interface FlowRunner extends Flows {
  /** Starts workers; steps get these services. */
  work(services: Services): void;
  /** Removes some tasks of an account and ends their steps here; answers how many tasks, and 0 when none was left. */
  removeAccount(account: string): Promise<number>;
  /** Aborts running steps, gives their leases back and waits until they have ended. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  readonly store: TaskStore;
  readonly flows: readonly Flow[];
  /** How a step is run. Default: in this thread. */
  readonly perform?: Perform;
  /** Steps at a time in this process. */
  readonly concurrency?: number;
  readonly lease_ms?: number;
  /** Of dates. */
  readonly clock?: Clock;
  /** Of leases, waits, and of what is old enough to be forgotten: see `steadyClock`. */
  readonly steady?: Clock;
  /** Runs of one step before it is given up. */
  readonly max_attempts?: number;
  /** Milliseconds before the n-th repetition, n from 1. */
  readonly backoff_ms?: (attempt: number) => number;
  /** Milliseconds before a step runs again for which something that it needs was not ready (`busy`). */
  readonly busy_ms?: number;
  /** How long a task is kept after its creation. */
  readonly keep_ms?: number;
  /** How often to look for tasks that other processes made or moved, leases that ran out, tasks that expired. */
  readonly poll_ms?: number;
  /** A fault of ours, or one that repeating did not mend: for the log. */
  readonly onFault?: (error: unknown, task: FaultyTask) => void;
}

const DAY_MS = 86_400_000;
const SWEEP_MS = 60_000;
/** Tasks that one sweep removes at most. */
const SWEPT = 200;

/**
 * Runs flows over a task store: leases work, moves tasks, repeats what failed, and goes on after a crash where the rows
 * say.
 */
export function flowRunner(options: RunnerOptions): FlowRunner {
  const {
    store,
    perform = here,
    concurrency = 2,
    lease_ms = 60_000,
    clock = systemClock,
    steady = steadyClock(clock),
    max_attempts = 3,
    backoff_ms = (attempt) => 1000 * 4 ** (attempt - 1),
    busy_ms = 2_000,
    keep_ms = 90 * DAY_MS,
    poll_ms = 500,
    onFault = () => {},
  } = options;
  const moved = new EventEmitter().setMaxListeners(0);
  const progress = new Map<string, Progress>();
  const view = taskView(options.flows, (taskId) => progress.get(taskId));
  const work = options.flows.flatMap((flow) =>
    Object.entries(flow.states).flatMap(([state, { kind }]) => (kind === 'work' ? [{ flow: flow.name, state }] : [])),
  );
  const onEnd = (taskId: string) => moved.emit(taskId);
  const workers = taskWorkers({
    store,
    view,
    work,
    progress,
    perform,
    concurrency,
    lease_ms,
    steady,
    max_attempts,
    backoff_ms,
    busy_ms,
    onFault,
    onEnd,
  });
  let services: Services | undefined;
  let timer: NodeJS.Timeout | undefined;
  let unheard: (() => void) | undefined;
  let lastSweep = 0;
  let looking: Promise<void> | undefined;
  let sweeping: Promise<void> | undefined;

  function shown<D>(task: StoredTask): Task<D> {
    const { task_id, state, version, created_at, moved_at, error } = task;
    const now = progress.get(task_id);
    return {
      ...{ task_id, state, version, created_at, moved_at },
      data: task.data as D,
      status: view.statusOf(task),
      ...(error && { error }),
      ...(now && { progress: now }),
    };
  }

  async function own(taskId: string, account: string, flow?: Flow): Promise<StoredTask> {
    const task = await store.get(account, taskId);
    if (task && (!flow || task.flow === flow.name)) return task;
    const meant = task && view.flowOf(task)?.stands_for?.(task.data);
    if (meant !== undefined) return own(meant, account, flow);
    throw new ServiceError('not_found', 'No task of this account has that task_id.', { field: 'task_id' });
  }

  function announce(taskId: string): void {
    moved.emit(taskId);
    if (services) workers.fill(services);
  }

  function wrongState(task: StoredTask, event: string): never {
    const accepts = view.accepts(task);
    const now = task.error
      ? `${view.statusOf(task)} in "${task.state}" (${task.error.message})`
      : `in state "${task.state}"${view.isWork(task) ? ', which is still running: poll its read operation' : ''}`;
    const strange = view.stateOf(task) ? '' : ' A newer version of Priora made it: it is kept for that one.';
    const remedy = accepts.length > 0 ? ` It accepts: ${accepts.join(', ')}.` : strange;
    throw new ServiceError('wrong_task_state', `"${event}" does not fit now: the task is ${now}.${remedy}`, {
      state: task.state,
      accepts,
    });
  }

  /** Decides on the task as it is, and again if somebody moved it meanwhile. */
  async function decide(
    taskId: string,
    account: string,
    decision: (task: StoredTask) => Promise<boolean> | true,
  ): Promise<void> {
    while (!(await decision(await own(taskId, account))));
  }

  async function insert(flow: Flow, state: string, data: unknown, account: string, extra: Inserted): Promise<string> {
    const now = clock();
    const before = await madeBefore(flow.name, now, (id) => store.get(account, id));
    const task_id = before.made ? before.made.task_id : before.id;
    if (!before.made)
      await store.insert(
        {
          ...{ task_id, flow: flow.name, account, state, data, created_at: now, moved_at: now },
          title: flow.title(data),
          expires_at: now + keep_ms,
          ...(extra.inherited && { branch_of: extra.inherited.from }),
        },
        flow.states[state]?.kind === 'work',
        [entry(extra.kind, { ...extra.detail, ...causeFor(account) }, now)],
        extra.inherited,
      );
    announce(task_id);
    return task_id;
  }

  async function discard(task: Pick<StoredTask, 'task_id' | 'account' | 'flow'>): Promise<void> {
    const flow = view.flowOf(task);
    // files go by their age as well: a runner without services leaves them to that
    if (flow?.discard && services) {
      const made = (await store.history(task.account, task.task_id)).flatMap((one) => (one.made ? [one.made] : []));
      await flow.discard(made, task.task_id, services);
    }
    await store.remove(task.account, task.task_id);
    workers.abort(task.task_id, 'the task was removed');
    moved.emit(task.task_id);
  }

  async function sweep(now: number): Promise<void> {
    for (const task of await store.expired(now, SWEPT)) await discard(task);
  }

  const faultIn = (state: string) => (error: unknown) => onFault(error, { flow: '', state, task_id: '' });

  function tick(): void {
    looking ??= workers
      .abortMoved()
      .catch(faultIn('moved'))
      .finally(() => {
        looking = undefined;
      });
    if (services) workers.fill(services);
    const now = steady();
    if (now - lastSweep < SWEEP_MS) return;
    lastSweep = now;
    sweeping ??= sweep(now)
      .catch(faultIn('expired'))
      .finally(() => {
        sweeping = undefined;
      });
  }

  return {
    async start(flow, data, account) {
      const detail = { flow: flow.name, data };
      return shown(await own(await insert(flow, flow.start, data, account, { kind: 'created', detail }), account));
    },
    async send(flow, taskId, account, event, given, noted = [], asked) {
      const task = await own(taskId, account, flow);
      const state = flow.states[task.state];
      const next = !task.error && state?.kind === 'wait' ? state.on[event] : undefined;
      if (!next) wrongState(task, event);
      const patch = typeof given === 'function' ? given(task.data as Parameters<typeof given>[0], task.version) : given;
      const data = { ...(task.data as object), ...patch } as typeof task.data;
      const entries = [
        ...noted,
        entry('edit', { event, patch, ...(asked && { asked }), ...causeFor(account) }),
        entry('moved', { from: task.state, to: next }),
      ];
      const runnable = flow.states[next]?.kind === 'work';
      if (!(await store.move(task, { state: next, data, title: flow.title(data as never), runnable, entries })))
        wrongState(await own(task.task_id, account), event);
      announce(task.task_id);
      return shown(await own(task.task_id, account));
    },
    async taken(taskId, account, event, asked, last) {
      const edits = await store.entries(account, taskId, 'edit');
      const found = edits.findLast(({ detail }) => last === 'of_all' || detail.event === event);
      return found?.detail.event === event && found.detail.asked === asked;
    },
    async read(flow, taskId, account) {
      return shown(await own(taskId, account, flow));
    },
    async settled(flow, taskId, account, wait_ms, signal) {
      const deadline = steady() + wait_ms;
      const { task_id } = await own(taskId, account, flow);
      const moves = movesOf(moved, task_id);
      try {
        for (;;) {
          const task = await own(task_id, account, flow);
          const left = deadline - steady();
          if (view.statusOf(task) !== 'working' || left <= 0 || signal?.aborted) return shown(task);
          // another process may move it: look again now and then
          await moves.next(Math.min(left, poll_ms), signal);
        }
      } finally {
        moves.end();
      }
    },
    async list(account, { offset, limit, ...asked }) {
      const [{ total, tasks }, standing] = await Promise.all([
        store.list(account, { ...view.filter(asked), offset, limit }),
        store.standing(account),
      ]);
      return { total, counts: view.counts(standing), tasks: tasks.map(view.summary) };
    },
    async detail(taskId, account) {
      const task = await own(taskId, account);
      const flow = view.flowOf(task);
      const history = await store.history(account, taskId);
      const draft = draftOf(history);
      return {
        ...view.summary(task),
        version: task.version,
        data: task.data,
        ...(draft !== undefined && { draft }),
        stages: flow ? stagesOf(flow, history) : [],
        accepts: view.accepts(task),
      };
    },
    async record(taskId, account) {
      await own(taskId, account);
      return store.entries(account, taskId);
    },
    async resume(taskId, account) {
      await decide(taskId, account, (task) => {
        if (!task.error) wrongState(task, 'resume');
        return store.resume(task, view.isWork(task), [entry('resumed', { state: task.state, ...causeFor(account) })]);
      });
      announce(taskId);
      return view.summary(await own(taskId, account));
    },
    async cancel(taskId, account) {
      await decide(taskId, account, (task) => {
        const status = view.statusOf(task);
        if (status === 'cancelled') return true;
        if (status === 'done') wrongState(task, 'cancel');
        const error = { code: CANCELLED, message: 'The task was cancelled.' };
        return store.halt(task, error, [entry('cancelled', { state: task.state, ...causeFor(account) })]);
      });
      workers.abort(taskId, 'the task was cancelled');
      announce(taskId);
      return view.summary(await own(taskId, account));
    },
    async branch(taskId, account, stage) {
      const task = await own(taskId, account);
      const flow = view.flowOf(task);
      const found = flow && dataAt(flow, stage, await store.history(account, taskId));
      if (!found)
        throw new ServiceError('wrong_task_state', `The task has not come to the stage "${stage}".`, {
          field: 'stage',
          stages: Object.keys(flow?.stages ?? {}),
        });
      const { state, data, upto, draft } = found;
      const inherited = { from: taskId, upto };
      const detail = { from: taskId, stage, ...(draft !== undefined && { draft }) };
      const branched = await insert(flow, state, data, account, { kind: 'branched', detail, inherited });
      return view.summary(await own(branched, account));
    },
    async remove(taskId, account) {
      await discard(await own(taskId, account));
    },
    async removeAccount(account) {
      const removed = await store.removeAccount(account);
      await workers.endAccount(account, 'the account is being removed');
      return removed;
    },
    work(given) {
      services = given;
      timer ??= setInterval(tick, poll_ms).unref();
      unheard ??= store.onWork?.(() => services && workers.fill(services));
      void workers
        .expireDead()
        .catch(faultIn('expired'))
        .then(() => services && workers.fill(services));
    },
    async stop() {
      services = undefined;
      clearInterval(timer);
      timer = undefined;
      unheard?.();
      unheard = undefined;
      await Promise.all([looking, sweeping]);
      await workers.stop();
    },
  };
}

/** The request that is being answered, if it is one of this account. */
function causeFor(account: string): Cause {
  const correlation_id = callerOfAccount(account)?.correlation_id;
  return correlation_id === undefined ? {} : { correlation_id };
}

interface Inserted {
  readonly kind: 'created' | 'branched';
  readonly detail: Readonly<Record<string, unknown>>;
  readonly inherited?: { readonly from: string; readonly upto: number };
}

/** Hears of a task's moves from now on, so that none between a look and the wait for the next is missed. */
function movesOf(moved: EventEmitter, taskId: string) {
  let happened = false;
  let wake = () => {};
  const hear = () => {
    happened = true;
    wake();
  };
  moved.on(taskId, hear);
  return {
    /** Resolves when the task has moved since the last time, after `wait_ms`, or when the caller goes away. */
    async next(wait_ms: number, signal?: AbortSignal): Promise<void> {
      if (!happened)
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(timeout);
            signal?.removeEventListener('abort', done);
            wake = () => {};
            resolve();
          };
          const timeout = setTimeout(done, wait_ms);
          wake = done;
          signal?.addEventListener('abort', done, { once: true });
        });
      happened = false;
    },
    end: () => void moved.off(taskId, hear),
  };
}
