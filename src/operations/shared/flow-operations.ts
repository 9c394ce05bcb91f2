import { hash } from 'node:crypto';
import type { AnswerOf, InputOf, Shape } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import type { Flow, StepContext } from '#flows/flow.ts';
import type { Task } from '#flows/runner.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import type { Account, Services } from '#services.ts';
import type { TaskEntry } from '#tasks/store.ts';

/** The longest wait of a read; the operation's own time limit is above it. */
export const MOST_WAIT_MS = 50_000;

/** Shown in the documentation of steps after the first; no task has it. */
const EXAMPLE_TASK = '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51';

/** What every step of a flow says of itself. */
type Head<S extends Shape> = Pick<
  ContractSpec<S>,
  'contract' | 'path' | 'summary' | 'description' | 'body_limit_bytes'
>;
type Body<S extends Shape> = InputOf<S['body']>;

/** The POST that makes a task: `data` makes the task's first data of the body, or refuses it. */
export function flowStart<const S extends Shape, D>(
  spec: Head<S> & {
    flow: Flow<D, any>;
    data(body: Body<S>, services: Services): Promise<D> | D;
    example: Body<S>;
  },
): ContractOperation<S> {
  const { flow, data, example, ...head } = spec;
  return defineOperation({
    ...head,
    access: 'run',
    example: { body: example },
    async handle(call: Call<Body<S>>, services: Services) {
      const first = await data(call.body, services);
      const { task_id } = await services.flows.start(flow, first, call.account.id);
      return { task_id };
    },
  } as unknown as ContractSpec<S>);
}

/** What an operation needs for work of its own: as a step. */
export type Asking = Pick<StepContext, 'account' | 'signal' | 'log'> & { readonly services: Services };

/** Names of a task's id in the interface. */
export type IdField = 'task_id' | 'report_id' | 'job_id';

/**
 * The POST that confirms a stage and moves the task on. `prepare` may look things up; `patch` is asked for only when
 * the task accepts the event; both write into the task's record what `asking.log` is told. A wrong moment is
 * `wrong_task_state` with the state and the paths that are due, and so is a `task_version` that the task has left; the
 * task stays as it was. A request that was taken before, sent again because its answer was lost, is answered as then
 * and starts nothing.
 */
export function flowEvent<const S extends Shape, D, E extends string, P = undefined>(
  spec: Head<S> & {
    flow: Flow<D, E>;
    event: NoInfer<E>;
    prepare?(body: Body<S>, data: D, asking: Asking): Promise<P>;
    patch(body: Body<S>, data: D, prepared: P): Partial<D>;
    /** What the interface calls the task's id. */
    id_field?: IdField;
    /** What is answered beside the task's id, or instead of it; the data as the event has left them. */
    answer?(body: Body<S>, data: D): Partial<AnswerOf<S>>;
    example: Omit<Body<S>, IdField | 'task_version'>;
  },
): ContractOperation<S> {
  const { flow, event, prepare, patch, id_field = 'task_id', answer, example, ...head } = spec;
  stepsOf(flow).set(event, `${spec.contract.method} ${spec.path}`);
  return defineOperation({
    ...head,
    access: 'run',
    errors: ['wrong_task_state'],
    example: { body: { [id_field]: EXAMPLE_TASK, ...example } },
    async handle(call: Call<Body<S>>, services: Services) {
      const given = call.body as Body<S> & Record<IdField, string> & { task_version?: number };
      const { [id_field]: named, task_version } = given;
      const answered = (data: D) => ({ [id_field]: named, ...answer?.(given, data) });
      const asked = hash('sha256', JSON.stringify(given));
      const task = await services.flows.read(flow, named, call.account.id);
      const { task_id } = task;
      const taken = (last: 'of_event' | 'of_all') => services.flows.taken(task_id, call.account.id, event, asked, last);
      const sameVersion = (now: number) => {
        if (task_version === undefined || task_version === now) return;
        throw new ServiceError(
          'wrong_task_state',
          `task_version: the task was changed after version ${task_version}, it is at ${now}: nothing was saved. Read it again, bring both changes together, and confirm with ${now}.`,
          { field: 'task_version', task_version: now },
        );
      };
      if (await taken('of_all')) return answered(task.data);
      const noted: TaskEntry[] = [];
      const asking: Asking = {
        services,
        account: call.account.id,
        signal: call.signal,
        log: (kind, detail) => noted.push({ at: services.clock(), kind, detail }),
      };
      try {
        sameVersion(task.version);
        const meant = { ...given, [id_field]: task_id };
        const prepared = accepts(flow, task.state, event) ? await prepare?.(meant, task.data, asking) : undefined;
        const change = (data: D, version: number) => {
          sameVersion(version);
          return patch(given, data, prepared as P);
        };
        return answered((await services.flows.send(flow, task_id, call.account.id, event, change, noted, asked)).data);
      } catch (error) {
        if (!(error instanceof ServiceError && error.code === 'wrong_task_state')) throw error;
        const now = await services.flows.read(flow, task_id, call.account.id);
        if (await taken('of_event')) return answered(now.data);
        throw error.details.task_version === undefined ? notDue(flow, now) : error;
      }
    },
  } as unknown as ContractSpec<S>);
}

/** The three states of a task on the wire. */
export const RUNNING = 1;
export const SUCCEEDED = 2;
export const FAILED = 3;
const NUMBERS = { running: RUNNING, succeeded: SUCCEEDED, failed: FAILED } as const;
/** The same, where the interface has words for them. */
export const STATUS_WORDS = { running: 'RUNNING', succeeded: 'SUCCEED', failed: 'FAILED' } as const;

/**
 * The POST that is polled. `ready` answers what the stage has made, or nothing while the task has not come so far;
 * `status` is 1 running, 2 succeeded, 3 failed, or one of `STATUS_WORDS`. If the task waits for an earlier step it is
 * `wrong_task_state`: polling would never end.
 */
export function flowRead<const S extends Shape, D>(
  spec: Head<S> & {
    flow: Flow<D, any>;
    statuses?: typeof STATUS_WORDS;
    /** `id` is the one by which the caller has asked. */
    ready(
      data: D,
      services: Services,
      task: Task<D>,
      id: string,
    ): Partial<Omit<AnswerOf<S>, 'status' | 'message'>> | undefined;
  },
): ContractOperation<S> {
  const { flow, ready, statuses = NUMBERS, ...head } = spec;
  return defineOperation({
    ...head,
    errors: ['wrong_task_state'],
    example: { body: { task_id: EXAMPLE_TASK } },
    async handle({ body, account, signal }: Call<{ task_id: string; wait_ms?: number }>, services: Services) {
      const task = await settledTask(flow, body, account, services, signal);
      const made = ready(task.data, services, task, body.task_id);
      if (made) return { status: statuses.succeeded, ...made };
      // promised of every answer, also before there is anything else to say
      const { required = [] } = head.contract.answer as { required?: readonly string[] };
      const named = required.includes('task_id') && { task_id: body.task_id };
      if (task.status === 'working') return { ...named, status: statuses.running };
      if (task.status === 'failed') return { ...named, status: statuses.failed, message: task.error?.message ?? '' };
      throw notDue(flow, task);
    },
  } as unknown as ContractSpec<S>);
}

/** The task as it is, or as it is when its work has ended or `wait_ms` is over. */
export function settledTask<D>(
  flow: Flow<D, any>,
  { task_id, wait_ms = 0 }: { task_id: string; wait_ms?: number },
  account: Account,
  services: Services,
  signal: AbortSignal,
): Promise<Task<D>> {
  return services.flows.settled(flow, task_id, account.id, Math.min(wait_ms, MOST_WAIT_MS), signal);
}

/** By flow: the operation that brings each of its events, as clients call it. */
const steps = new WeakMap<Flow<any, any>, Map<string, string>>();
function stepsOf(flow: Flow<any, any>): Map<string, string> {
  const known = steps.get(flow) ?? new Map<string, string>();
  steps.set(flow, known);
  return known;
}

/** What a step says that is not due: how the task stands, and which operations are due instead. */
export function notDue(flow: Flow, { state, status, error }: Pick<Task<unknown>, 'state' | 'status' | 'error'>) {
  const now = flow.states[state];
  const due =
    status === 'waiting' || status === 'done'
      ? Object.keys(now?.kind === 'wait' ? now.on : {}).map((event) => stepsOf(flow).get(event) ?? event)
      : [];
  const stands =
    status === 'working'
      ? 'the task is still working: poll it until that has ended'
      : status === 'cancelled'
        ? 'the task was cancelled'
        : status === 'failed'
          ? `the task has failed: ${error?.message ?? ''}`
          : `due now: ${due.join(' or ')}`;
  return new ServiceError('wrong_task_state', `This step is not due; ${stands}.`.replace(/\.\.$/, '.'), {
    state,
    accepts: due,
  });
}

const accepts = (flow: Flow, state: string, event: string): boolean => {
  const now = flow.states[state];
  return now?.kind === 'wait' && event in now.on;
};

export { EXAMPLE_TASK };
