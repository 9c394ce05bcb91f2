import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { storeFile } from './schema.ts';
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

it('is not started to forget changes while none is old enough', async () => {
  const store = await openSqliteStore(dir, collections);
  expect(await started(() => store.records.forgetChanges(99991231))).toBe(0);
  const db = new DatabaseSync(storeFile(dir));
  const add = (seq: number, day: number) =>
    db
      .prepare("insert into changes (seq, kind, about, key, day, facts) values (?, 'new', 1, 1, ?, '{}')")
      .run(seq, day);
  add(1, 20260103);
  add(2, 20260105);
  expect(await started(() => store.records.forgetChanges(20260103))).toBe(0);
  expect(await started(async () => expect(await store.records.forgetChanges(20260104)).toBe(1))).toBe(1);
  expect(await started(async () => expect(await store.records.forgetChanges(20260105)).toBe(0))).toBe(0);
  db.close();
  await store.close();
});
