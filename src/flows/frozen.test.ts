import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isolation } from '#isolation/pool.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import type { TaskStore } from '#tasks/store.ts';
import { killing, looping, patient, steps } from './frozen-flow.ts';
import { flowRunner } from './runner.ts';
import { inThreads } from './step-job.ts';

let folder: string;
let store: TaskStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'priora-frozen-'));
  store = sqliteTaskStore(join(folder, 'tasks.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a step that never ends is ended three times, then its task has failed and says why; the event loop goes on', async () => {
  const lane = { places: 1, work_ms: 200 };
  const threads = isolation({
    jobs: new URL('./frozen-flow.ts', import.meta.url).href,
    lanes: { answer: lane, search: lane, step: lane, document: lane },
  });
  const perform = inThreads(threads, steps);
  const runner = flowRunner({ store, flows: [looping], poll_ms: 10, backoff_ms: () => 5, perform });
  runner.work({ clock: Date.now, base_url: () => '' } as never);
  let rounds = 0;
  const timer = setInterval(() => rounds++, 5);
  try {
    const { task_id } = await runner.start(looping, {}, 'anna');
    const { status, error } = await runner.settled(looping, task_id, 'anna', 100_000);
    expect([status, error]).toEqual([
      'failed',
      {
        code: 'timeout',
        message:
          'The work took more than 0.2 s of computing and was ended: give it a shorter text. It was tried 3 times; the log has the details.',
      },
    ]);
    expect((await runner.record(task_id, 'anna')).filter(({ kind }) => kind === 'failed')).toHaveLength(3);
    expect(rounds).toBeGreaterThan(20);
  } finally {
    clearInterval(timer);
    await runner.stop();
    await threads.close();
  }
});

it('a step that kills the process is begun three times, whatever is started again, then its task has failed; what ran beside it is not', async () => {
  const runner = flowRunner({ store, flows: [killing, patient] });
  const { task_id } = await runner.start(killing, {}, 'anna');
  const beside = await runner.start(patient, {}, 'bert');
  const ends: unknown[] = [];
  for (let start = 0; start < 4; start++) {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'frozen-child.ts'), join(folder, 'tasks.sqlite')],
      {
        stdio: 'ignore',
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
    const [code, signal] = await once(child, 'exit');
    ends.push(signal ?? code);
  }
  expect(ends).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 0]);
  expect((await store.get('anna', task_id))?.error).toEqual({
    code: 'internal',
    message: 'The work stopped the service. It was tried 3 times; the log has the details.',
  });
  expect(await store.get('bert', beside.task_id)).toMatchObject({ state: 'done', version: 2 });
});
