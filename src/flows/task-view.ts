import type { StoredTask, TaskError, TaskFilter, TaskHead } from '#tasks/store.ts';
import type { Flow } from './flow.ts';

/**
 * `working`: a step runs or waits for a worker; `waiting`: for an event; `done`: what the flow is for is there;
 * `failed`: see `error`; `cancelled`. The last two go on where they stopped after `resume`.
 */
export type TaskStatus = 'working' | 'waiting' | 'done' | 'failed' | 'cancelled';
export const TASK_STATUSES: readonly TaskStatus[] = ['working', 'waiting', 'done', 'failed', 'cancelled'];

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly what: string;
}

/** A task in a list. Times are epoch ms. */
export interface TaskSummary {
  readonly task_id: string;
  readonly flow: string;
  readonly title: string;
  /** The task whose record it began with. */
  readonly branch_of?: string;
  readonly state: string;
  /** The stage of the flow that `state` belongs to. */
  readonly stage: string;
  readonly status: TaskStatus;
  readonly progress?: Progress;
  readonly error?: TaskError;
  /** Runs of the present step that have failed; more are tried while the task is working. */
  readonly attempts: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** Milliseconds that steps have run; a person's time is not in it. */
  readonly worked_ms: number;
  /** When it is removed. */
  readonly expires_at: number;
}

export interface StageSummary {
  readonly stage: string;
  /** When the task last came to it; absent: it has not. */
  readonly reached_at?: number;
  /** Whether `branch` may begin here. */
  readonly branches: boolean;
}

/** One task, with what it knows, its way so far and the events that it accepts now. */
export interface TaskDetail extends TaskSummary {
  /** Grows by one with every move. */
  readonly version: number;
  readonly data: unknown;
  /** Where a branch still stands at its beginning: what its parent was given there. */
  readonly draft?: unknown;
  readonly stages: readonly StageSummary[];
  readonly accepts: readonly string[];
}

export interface TaskPage {
  readonly flow?: string | undefined;
  readonly status?: TaskStatus | undefined;
  /** Part of the title. */
  readonly title?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface TaskList {
  /** Tasks that fit. */
  readonly total: number;
  /** All of the account's, by status. */
  readonly counts: Readonly<Record<TaskStatus, number>>;
  /** Newest first. */
  readonly tasks: readonly TaskSummary[];
}

export const CANCELLED = 'cancelled';

type Standing = Pick<StoredTask, 'flow' | 'state'> & { readonly stopped?: string };

/** Reads rows of tasks in the light of their flows. */
export function taskView(flows: readonly Flow[], progressOf: (taskId: string) => Progress | undefined) {
  const shown = flows.filter(({ internal }) => !internal).map(({ name }) => name);
  const byName = new Map(flows.map((flow) => [flow.name, flow]));

  const flowOf = ({ flow }: Pick<StoredTask, 'flow'>) => byName.get(flow);
  const stateOf = (task: Pick<StoredTask, 'flow' | 'state'>) => flowOf(task)?.states[task.state];

  function statusOf({ stopped, ...task }: Standing): TaskStatus {
    if (stopped) return stopped === CANCELLED ? 'cancelled' : 'failed';
    const state = stateOf(task);
    // of a newer version: it waits for that
    if (!state) return 'waiting';
    if (state.kind === 'work') return 'working';
    return state.kind === 'wait' && !state.reached ? 'waiting' : 'done';
  }
  const stoppedBy = ({ error }: Pick<StoredTask, 'error'>) => (error ? { stopped: error.code } : {});

  return {
    flowOf,
    stateOf,
    isWork: (task: Pick<StoredTask, 'flow' | 'state'>) => stateOf(task)?.kind === 'work',
    statusOf: (task: TaskHead) => statusOf({ ...task, ...stoppedBy(task) }),
    /** Events that a task of no error accepts in its state. */
    accepts(task: Pick<StoredTask, 'flow' | 'state' | 'error'>): readonly string[] {
      const state = stateOf(task);
      return !task.error && state?.kind === 'wait' ? Object.keys(state.on) : [];
    },
    summary(task: TaskHead): TaskSummary {
      const { task_id, flow, title, branch_of, state, error, attempts, created_at, moved_at, worked_ms } = task;
      const progress = progressOf(task_id);
      const stages = Object.entries(flowOf(task)?.stages ?? {});
      return {
        task_id,
        flow,
        title: title || task_id,
        ...(branch_of && { branch_of }),
        state,
        stage: stages.find(([, states]) => states.includes(state))?.[0] ?? state,
        status: statusOf({ flow, state, ...stoppedBy(task) }),
        ...(progress && { progress }),
        ...(error && { error }),
        attempts,
        created_at,
        updated_at: moved_at,
        worked_ms,
        expires_at: task.expires_at,
      };
    },
    /** What the store has to look for, to find the tasks of a status. */
    filter({ flow, title, status }: Omit<TaskPage, 'offset' | 'limit'>): TaskFilter {
      const base = { title, flows: flow === undefined ? shown : shown.filter((name) => name === flow) };
      if (status === undefined) return base;
      if (status === 'failed' || status === 'cancelled') return { ...base, stopped: status };
      const states = flows.flatMap(({ name, states }) => Object.keys(states).map((state) => ({ flow: name, state })));
      return { ...base, going: states.filter((one) => statusOf(one) === status) };
    },
    counts(standing: readonly (Standing & { readonly tasks: number })[]): Record<TaskStatus, number> {
      const counts = { working: 0, waiting: 0, done: 0, failed: 0, cancelled: 0 };
      for (const { tasks, ...one } of standing) if (shown.includes(one.flow)) counts[statusOf(one)] += tasks;
      return counts;
    },
  };
}

export type TaskView = ReturnType<typeof taskView>;
