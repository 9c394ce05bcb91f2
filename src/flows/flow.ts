import type { JobServices } from '#isolation/job.ts';
import type { Services } from '#services.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';

/** What a step may use besides the task's data. */
export interface StepContext {
  readonly services: JobServices;
  readonly account: string;
  readonly task_id: string;
  /** Aborted when the lease is lost, the task is cancelled or the service stops. */
  readonly signal: AbortSignal;
  /**
   * Adds a line to the task's record; written together with the step's move, so a step that runs twice leaves one
   * trace.
   */
  log(kind: string, detail: Readonly<Record<string, unknown>>): void;
  /** Says what is being done now; kept in memory only, read by whoever polls. */
  progress(done: number, total: number, what: string): void;
}

/** One unit of work. It may run more than once: it answers a patch of the task's data and leaves no other trace. */
export type Step<D> = (data: D, context: StepContext) => Promise<Partial<D>>;

export type State<D> =
  | { readonly kind: 'work'; readonly run: Step<D>; readonly next: string }
  | { readonly kind: 'wait'; readonly on: Readonly<Record<string, string>>; readonly reached?: boolean }
  | { readonly kind: 'final' };

/** A flow as data: three kinds of state, and the events that move a waiting task on. */
export interface Flow<D = any, Event extends string = string> {
  readonly name: string;
  readonly data: TSchema;
  readonly start: string;
  readonly states: Readonly<Record<string, State<D>>>;
  /**
   * What people see of the way, in its order: each stage with the states that belong to it. A branch begins in the
   * first that waits.
   */
  readonly stages: Readonly<Record<string, readonly string[]>>;
  /** What a task is called in a list; one line. */
  readonly title: (data: D) => string;
  /** Work of the service's own, which no list shows. */
  readonly internal?: boolean;
  /** Of a task that only names another one: the one that is meant where that one's flow is asked for. */
  readonly stands_for?: (data: D) => string;
  /**
   * What was made outside of the task's row goes when the task is removed: `made` are all patches that its steps gave.
   */
  readonly discard?: (made: readonly Partial<D>[], task_id: string, services: Services) => Promise<void>;
  /** Type only: the events that some state waits for. */
  readonly events?: Event;
}

type Target<S> = S extends { next: infer N } ? N : S extends { on: infer On } ? On[keyof On] : never;
type Checked<States> = {
  [K in keyof States]: Target<States[K]> extends keyof States
    ? States[K]
    : { unknown_state: Exclude<Target<States[K]>, keyof States> };
};
type EventsOf<States> = {
  [K in keyof States]: States[K] extends { on: infer On } ? keyof On & string : never;
}[keyof States];

/** Declares a flow; a state or event that does not exist does not compile. */
export function defineFlow<S extends TSchema, const States extends Readonly<Record<string, State<ValueOf<S>>>>>(flow: {
  name: string;
  data: S;
  start: keyof States & string;
  states: States & Checked<States>;
  stages: Readonly<Record<string, readonly (keyof States & string)[]>>;
  title: (data: ValueOf<S>) => string;
  internal?: boolean;
  stands_for?: (data: ValueOf<S>) => string;
  discard?: (made: readonly Partial<ValueOf<S>>[], task_id: string, services: Services) => Promise<void>;
}): Flow<ValueOf<S>, EventsOf<States>> {
  return flow;
}

/** A worker runs the step, then the task moves on. */
export const work = <D, const N extends string>(run: Step<D>, next: N) => ({ kind: 'work', run, next }) as const;

/**
 * A step whose modules are read when it first runs, in a thread: the service declares it, and would else hold all that
 * it takes.
 */
export const later =
  <D>(load: () => Promise<Step<D>>): Step<D> =>
  async (data, context) =>
    (await load())(data, context);

/** A caller's event moves the task on. */
export const wait = <const On extends Record<string, string>>(on: On) => ({ kind: 'wait', on }) as const;

/** Waits as well, but what the flow is for is there: the task counts as done, and may still be moved on. */
export const reached = <const On extends Record<string, string>>(on: On) =>
  ({ kind: 'wait', on, reached: true }) as const;

export const final = () => ({ kind: 'final' }) as const;
