import { setTimeout as delay } from 'node:timers/promises';
import { loadedJobs } from '#isolation/job.ts';
import { Type } from '#typebox.mjs';
import { defineFlow, type Flow, final, work } from './flow.ts';
import { stepJob } from './step-job.ts';

const Data = Type.Object({});

/** Steps that a text might cause: one that never ends, and one that takes the process with it. */
export const looping = defineFlow({
  name: 'looping',
  data: Data,
  start: 'looping',
  states: {
    looping: work(async () => {
      for (;;);
    }, 'done'),
    done: final(),
  },
  stages: { looping: ['looping', 'done'] },
  title: () => 'loops',
});

export const killing = defineFlow({
  name: 'killing',
  data: Data,
  start: 'killing',
  states: {
    killing: work(async (): Promise<object> => {
      process.kill(process.pid, 'SIGKILL');
      return {};
    }, 'done'),
    done: final(),
  },
  stages: { killing: ['killing', 'done'] },
  title: () => 'kills',
});

/** Works for longer than it takes to kill the process. */
export const patient = defineFlow({
  name: 'patient',
  data: Data,
  start: 'working',
  states: {
    working: work((_, { signal }) => delay(2_000, {}, { signal }), 'done'),
    done: final(),
  },
  stages: { work: ['working', 'done'] },
  title: () => 'works',
});

const flows: readonly Flow[] = [looping, killing, patient];
export const steps = stepJob(async (flow) => flows.find(({ name }) => name === flow)!);
/** What threads read. */
export const jobs = loadedJobs([steps]);
