import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repeatably } from '#accounts/repeated.ts';
import { sqliteJobStore } from '#stores/sqlite/jobs.ts';
import { type Job, type JobEnd, jobsOver, type Run } from './jobs.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'priora-jobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Jobs whose work ends when the test says so. */
async function jobsAt(now = () => 1000) {
  const started: { input: unknown; told(progress: unknown): void; end(end: JobEnd): void; fail(error: Error): void }[] =
    [];
  const ended: Job[] = [];
  const run: Run = ({ input }, told) => {
    const { promise, resolve, reject } = Promise.withResolvers<JobEnd>();
    started.push({ input, told, end: resolve, fail: reject });
    return { end: promise, stop: () => resolve({ result: 'stopped', stopped: true }) };
  };
  const jobs = await jobsOver(sqliteJobStore(join(folder, 'jobs.sqlite')), {
    run,
    clock: now,
    ended: async (job) => void ended.push(job),
  });
  return { jobs, started, ended };
}

describe('jobs', () => {
  it('run one after the other, tell how far they are, and keep what came of them', async () => {
    const { jobs, started, ended } = await jobsAt();
    const first = await jobs.start('import', { n: 1 }, 'Ann');
    const second = await jobs.start('check', { n: 2 }, 'Bob');
    await expect.poll(() => started.map(({ input }) => input)).toEqual([{ n: 1 }]);
    started[0]!.told({ records: 5 });
    expect(await jobs.get(first.id)).toMatchObject({
      state: 'running',
      progress: { records: 5 },
      asked_by: 'Ann',
      started_at: 1000,
    });
    expect((await jobs.get(second.id))!.state).toBe('waiting');
    started[0]!.end({ result: { records: 9 }, stopped: false });
    await expect.poll(() => started.length).toBe(2);
    expect(await jobs.get(first.id)).toMatchObject({ state: 'done', result: { records: 9 }, ended_at: 1000 });
    expect(started.map(({ input }) => input)).toEqual([{ n: 1 }, { n: 2 }]);
    started[1]!.fail(new Error('the disk is full'));
    await expect.poll(() => ended.length).toBe(2);
    expect(await jobs.get(second.id)).toMatchObject({ state: 'failed', problem: 'the disk is full' });
    expect(ended.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await jobs.list(10)).map(({ id }) => id)).toEqual([second.id, first.id]);
    await jobs.close();
  });

  it('are the same when the call that started them is sent again', async () => {
    const { jobs } = await jobsAt();
    const sent = (key: string) =>
      repeatably({ account_id: 'a', key, digest: 'd' }, () => jobs.start('import', { n: 1 }, 'Ann'));
    const first = await sent('k');
    expect([(await sent('k')).id === first.id, (await sent('l')).id === first.id]).toEqual([true, false]);
    expect(await jobs.list(10)).toHaveLength(2);
    await jobs.close();
  });

  it('can be cancelled while they wait and while they run, and not afterwards', async () => {
    const { jobs, started, ended } = await jobsAt();
    const [running, waiting] = [await jobs.start('import', {}, 'Ann'), await jobs.start('import', {}, 'Ann')];
    await expect.poll(() => started.length).toBe(1);
    expect(await jobs.cancel(waiting.id)).toBe(true);
    expect(await jobs.cancel(running.id)).toBe(true);
    await expect.poll(() => ended.length).toBe(2);
    expect([(await jobs.get(running.id))!.state, (await jobs.get(waiting.id))!.state]).toEqual([
      'cancelled',
      'cancelled',
    ]);
    expect(await jobs.cancel(running.id)).toBe(false);
    expect(await jobs.cancel('nothing')).toBe(false);
    expect([started.length, ended.length]).toEqual([1, 2]);
    await jobs.close();
  });

  it('go on after the service has ended', async () => {
    const before = await jobsAt();
    const job = await before.jobs.start('import', { n: 1 }, 'Ann');
    await expect.poll(() => before.started.length).toBe(1);
    await before.jobs.close();
    expect(before.ended).toEqual([]);
    const after = await jobsAt();
    await expect.poll(() => after.started.map(({ input }) => input)).toEqual([{ n: 1 }]);
    after.started[0]!.end({ result: 1, stopped: false });
    await expect.poll(() => after.ended.length).toBe(1);
    expect(await after.jobs.get(job.id)).toMatchObject({ state: 'done', result: 1 });
    await after.jobs.close();
  });
});
