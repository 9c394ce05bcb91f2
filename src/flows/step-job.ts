import { defineJob, type Isolation, type Job, type JobCall } from '#isolation/job.ts';
import type { TaskEntry } from '#tasks/store.ts';
import type { Flow, Step, StepContext } from './flow.ts';
import type { Progress } from './task-view.ts';

/** Runs a step: its patch, when it has ended. */
export type Perform = (
  work: { readonly flow: string; readonly state: string; readonly run: Step<any> },
  data: unknown,
  context: StepContext,
) => Promise<object>;

/** In this thread: a step that does not end stops everything. */
export const here: Perform = ({ run }, data, context) => run(data, context);

interface StepInput {
  readonly flow: string;
  readonly state: string;
  readonly data: unknown;
  readonly task_id: string;
}

interface StepOutput {
  readonly patch: object;
  readonly entries: readonly Pick<TaskEntry, 'kind' | 'detail'>[];
}

type StepJob = Job<StepInput, StepOutput, Progress>;

/** The steps of flows as a job. @param flowOf Finds a flow by its name. */
export const stepJob = (flowOf: (name: string) => Promise<Flow>): StepJob =>
  defineJob({
    name: 'step',
    lane: 'step',
    async run({ flow, state, data, task_id }: StepInput, services, { account, signal, send }: JobCall<Progress>) {
      const work = (await flowOf(flow)).states[state]!;
      if (work.kind !== 'work') throw new Error(`${flow} does not work in "${state}"`);
      const entries: { kind: string; detail: Readonly<Record<string, unknown>> }[] = [];
      const patch = await work.run(data, {
        ...{ services, account, task_id, signal },
        log: (kind, detail) => entries.push({ kind, detail }),
        // nobody waits for it to be read; a step that has ended tells nothing
        progress: (done, total, what) => void send({ done, total, what }).catch(() => {}),
      });
      return { patch, entries };
    },
  });

/** In a thread of its own, which is ended when its time is over. @throws JobEnded */
export const inThreads =
  (isolation: Isolation, job: StepJob): Perform =>
  async ({ flow, state }, data, { services, account, signal, task_id, log, progress }) => {
    const { patch, entries } = await isolation.run(
      job,
      { flow, state, data, task_id },
      { services, account, signal, taken: ({ done, total, what }) => progress(done, total, what) },
    );
    for (const { kind, detail } of entries) log(kind, detail);
    return patch;
  };
