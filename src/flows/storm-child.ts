// A worker process of storm.test.ts: runs the flow of one step until it is killed.
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import { flowRunner } from './runner.ts';
import { counting } from './storm-flow.ts';

const store = sqliteTaskStore(process.argv[2]!);
const runner = flowRunner({
  store,
  flows: [counting],
  concurrency: 4,
  lease_ms: 400,
  poll_ms: 20,
  max_attempts: 50,
  backoff_ms: () => 1,
});
runner.work({} as never);
// keep the process alive: the runner's own timer does not
setInterval(() => {}, 1000);
