// A service that works on the tasks of frozen.test.ts, until one of them kills it or it is told that there is nothing
// left.
import { isolation } from '#isolation/pool.ts';
import { sqliteTaskStore } from '#tasks/sqlite-store.ts';
import { jobs, killing } from './frozen-flow.ts';
import { flowRunner } from './runner.ts';
import { inThreads } from './step-job.ts';

const store = sqliteTaskStore(process.argv[2]!);
const lane = { places: 1, work_ms: 60_000 };
const threads = isolation({
  jobs: new URL('./frozen-flow.ts', import.meta.url).href,
  lanes: { answer: lane, step: lane },
});
const runner = flowRunner({ store, flows: [killing], poll_ms: 10, perform: inThreads(threads, jobs[0]!) });
runner.work({ base_url: () => '' } as never);
const timer = setInterval(async () => {
  if (store.counts().waiting + store.counts().leased > 0) return;
  clearInterval(timer);
  await runner.stop();
  await threads.close();
  store.close();
}, 20);
