import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { openSqliteStore } from './store.ts';
import { WriterThread } from './writer-thread.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'priora-writer-thread-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** How many threads were started by some work: each has a number of its own. */
async function started(work: () => Promise<unknown>): Promise<number> {
  const mark = async () => {
    const worker = new Worker('', { eval: true });
    const { threadId } = worker;
    await worker.terminate();
    return threadId;
  };
  const before = await mark();
  await work();
  return (await mark()) - before - 1;
}

it('is ended when nobody asks it, and what it is asked afterwards is done by another', async () => {
  const store = await openSqliteStore(dir, collections);
  const writer = new WriterThread(dir, [], [], 1);
  expect(await started(() => writer.forgetChanges(1))).toBe(1);
  await later(50);
  expect(await started(() => writer.forgetChanges(1))).toBe(1);
  const kept = new WriterThread(dir, [], []);
  expect(await started(() => kept.forgetChanges(1))).toBe(1);
  await later(50);
  expect(await started(() => kept.forgetChanges(1))).toBe(0);
  await Promise.all([writer.close(), kept.close()]);
  await expect(async () => writer.forgetChanges(1)).rejects.toThrow('The corpus is being closed');
  await store.close();
});
