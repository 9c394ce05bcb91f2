// A service that works on the tasks of frozen.test.ts, until one of them kills it or it is told that there is nothing
// left.
import { systemClock } from '#clock.ts';
import { isolation } from '#isolation/pool.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import { killing, patient, steps } from './frozen-flow.ts';
import { flowRunner } from './runner.ts';
import { inThreads } from './step-job.ts';

const store = sqliteTaskStore(process.argv[2]!);
const lane = { places: 2, work_ms: 60_000 };
const threads = isolation({
  jobs: new URL('./frozen-flow.ts', import.meta.url).href,
  lanes: { answer: lane, search: lane, step: lane, document: lane },
});
const runner = flowRunner({ store, flows: [killing, patient], poll_ms: 10, perform: inThreads(threads, steps) });
runner.work({ clock: systemClock, base_url: () => '' } as never);
const timer = setInterval(async () => {
  const { waiting, leased } = await store.counts();
  if (waiting + leased > 0) return;
  clearInterval(timer);
  await runner.stop();
  await threads.close();
  await store.close();
}, 20);
