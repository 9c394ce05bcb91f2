import { ServiceError } from '#errors.ts';
import type { Flow } from '#flows/flow.ts';
import type { Flows, Task } from '#flows/runner.ts';
import { type TaskSummary, taskView } from '#flows/task-view.ts';
import type { StoredTask, TaskError } from '#tasks/store.ts';

/** The task that is asked for, whatever id it is asked for by. */
export interface StillTask {
  readonly flow: Flow;
  readonly state: string;
  readonly data: object;
  /** Why it has stopped. */
  readonly error?: TaskError;
}

/** What an operation has done with tasks. */
export interface Moves {
  /** The flow of the task that it has asked for, by its name. */
  asked?: string;
  /** What it has begun, and with what. */
  started?: { readonly flow: string; readonly data: unknown };
  /** The event that it has brought, the state that follows, and what it has put into the task's data. */
  sent?: { readonly event: string; readonly state: string; readonly patch: unknown };
}

const TASK_ID = '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51';
const VERSION = 3;
/** When the task was made, when it came into its state: 1 May 2026 at noon, and a minute later. */
const CREATED = Date.UTC(2026, 4, 1, 12);
const MOVED = CREATED + 60_000;

/**
 * Tasks that nobody works on: each call is answered of one task in one state, whatever it is called, and what would
 * begin or move a task is noted in `moves` and leaves the task as it is. Without a task, there is none; a flow that
 * `stands_for` another one's task has none either.
 * @param waited Is told that somebody waits for work that will not end.
 */
export function stillFlows(task: StillTask | undefined, moves: Moves, waited: () => void): Flows {
  const found = (flow: Flow): StillTask => {
    if (!flow.stands_for) moves.asked ??= flow.name;
    if (task?.flow !== flow) throw new ServiceError('not_found', 'There is no such task.');
    return task;
  };
  const shown = <D>(data: D, { flow, state, error }: StillTask): Task<D> => {
    const status = taskView([flow], () => undefined).statusOf({ flow: flow.name, state, error } as StoredTask);
    return { ...{ task_id: TASK_ID, state, version: VERSION, data, status }, ...dates, ...(error && { error }) };
  };
  const read = async <D>(flow: Flow<D, any>): Promise<Task<D>> => {
    const own = found(flow);
    return shown(own.data as D, own);
  };
  return {
    read,
    async settled(flow, _id, _account, wait_ms) {
      const now = await read(flow);
      if (now.status === 'working' && wait_ms > 0) waited();
      return now;
    },
    async start(flow, data) {
      moves.started = { flow: flow.name, data };
      return shown(data, { flow, state: flow.start, data: data as object });
    },
    async send(flow, _id, _account, event, given) {
      const own = found(flow);
      // who goes on until the task has ended would go on for ever
      if (moves.sent) throw new ServiceError('wrong_task_state', 'The task stands still.');
      const now = flow.states[own.state];
      const next = now?.kind === 'wait' ? now.on[event] : undefined;
      if (next === undefined) throw new ServiceError('wrong_task_state', 'This step is not due.');
      const patch = typeof given === 'function' ? given(own.data as never, VERSION) : given;
      moves.sent = { event, state: next, patch };
      return shown({ ...own.data, ...patch } as never, { ...own, state: next });
    },
    taken: async () => false,
    record: async () => [],
    async list(_account, { flow }) {
      if (flow !== undefined) moves.asked ??= flow;
      const tasks = task && task.flow.name === flow ? [{ task_id: TASK_ID, ...dates } as unknown as TaskSummary] : [];
      const counts = { working: 0, waiting: 0, done: 0, failed: 0, cancelled: 0 };
      return { total: tasks.length, counts, tasks };
    },
    detail: nothing,
    resume: nothing,
    cancel: nothing,
    branch: nothing,
    remove: nothing,
  };
}

const dates = { created_at: CREATED, moved_at: MOVED };
const nothing = async (): Promise<never> => {
  throw new ServiceError('not_found', 'There is no such task.');
};
