import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import { flowRunner } from './runner.ts';
import { counting } from './storm-flow.ts';

/** `PRIORA_STORM_TASKS=5000` for the long run. */
const TASKS = Number(process.env.PRIORA_STORM_TASKS ?? 300);
const WORKERS = 3;

it(`${TASKS} tasks are each done once while workers are killed at random: nothing lost, nothing twice`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'priora-storm-'));
  const file = join(folder, 'tasks.sqlite');
  const store = sqliteTaskStore(file);
  const runner = flowRunner({ store, flows: [counting] });
  const accountOf = (number: number) => `account ${number % 7}`;
  const begun = await Promise.all(
    Array.from({ length: TASKS }, (_, number) => runner.start(counting, { number }, accountOf(number))),
  );
  const ids = begun.map(({ task_id }) => task_id);
  const start = () =>
    spawn(process.execPath, [join(import.meta.dirname, 'storm-child.ts'), file], {
      stdio: 'ignore',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  const workers: ChildProcess[] = Array.from({ length: WORKERS }, start);
  let kills = 0;
  let seed = 7;
  const left = async () => {
    const { waiting, leased } = await store.counts();
    return waiting + leased;
  };
  let before = TASKS;
  try {
    while ((await left()) > 0) {
      seed = (seed * 48_271) % 2_147_483_647;
      await delay(250 + (seed % 400));
      // on a busy machine a worker may need longer than that to start: kill none before something was done since the
      // last time
      const now = await left();
      if (now === before) continue;
      before = now;
      const victim = seed % WORKERS;
      workers[victim]!.kill('SIGKILL');
      kills += 1;
      workers[victim] = start();
    }
    const tasks = await Promise.all(ids.map(async (id, n) => (await store.get(accountOf(n), id))!));
    expect(tasks.filter((task) => task.state !== 'done' || task.error)).toEqual([]);
    expect(tasks.map((task) => task.data)).toEqual(
      ids.map((_, number) => ({ number, squared: number ** 2, doubled: 2 * number ** 2 })),
    );
    // a step that was run twice has left the trace of one run
    const traces = await Promise.all(
      ids.map(async (id, n) =>
        (await store.entries(accountOf(n), id)).map((entry) => entry.kind).filter((kind) => kind !== 'failed'),
      ),
    );
    expect(new Set(traces.map((kinds) => kinds.join(' ')))).toEqual(new Set(['created squared moved doubled moved']));
    expect(kills).toBeGreaterThan(0);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 1_800_000);
