import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onBehalfOf } from '#accounts/caller.ts';
import { KEPT_MS } from '#accounts/kept-answers.ts';
import { repeatably } from '#accounts/repeated.ts';
import { ServiceError } from '#errors.ts';
import type { Services } from '#services.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import type { TaskStore } from '#tasks/store.ts';
import { type Static, Type } from '#typebox.mjs';
import { defineFlow, final, type Step, wait, work } from './flow.ts';
import { type FlowRunner, flowRunner, type RunnerOptions } from './runner.ts';

const Data = Type.Object({
  input: Type.String(),
  doubled: Type.Optional(Type.String()),
  edited: Type.Optional(Type.String()),
});

type Data = Static<typeof Data>;

/** What the steps of the test flow do; each test sets its own. */
let double: Step<Data>;
const doubleNow: Step<Data> = (data, context) => double(data, context);
const finish: Step<Data> = async (data) => ({ edited: `${data.edited ?? data.doubled}!` });

const doubling = defineFlow({
  name: 'doubling',
  data: Data,
  start: 'doubling',
  states: {
    doubling: work(doubleNow, 'doubled'),
    doubled: wait({ confirm: 'finishing' }),
    finishing: work(finish, 'finished'),
    finished: final(),
  },
  stages: { double: ['doubling', 'doubled'], finish: ['finishing', 'finished'] },
  title: ({ input }) => `double ${input}`,
  discard: async (made, task_id) => {
    discarded.push({ task_id, made });
  },
});

let folder: string;
let store: TaskStore;
let runner: FlowRunner;
const faults: unknown[] = [];
let discarded: unknown[] = [];

function open(options: Partial<RunnerOptions> = {}): FlowRunner {
  store = sqliteTaskStore(join(folder, 'tasks.sqlite'));
  return flowRunner({
    store,
    flows: [doubling],
    poll_ms: 10,
    backoff_ms: () => 5,
    onFault: (e) => faults.push(e),
    ...options,
  });
}
const services = {} as Services;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'priora-flows-'));
  faults.length = 0;
  discarded = [];
  double = async ({ input }) => ({ doubled: input + input });
  runner = open();
});
afterEach(async () => {
  await runner.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const settled = (id: string) => runner.settled(doubling, id, 'anna', 5000);

it('is the same task when the call that made it was cut off and is sent again, within the day that its key is kept', async () => {
  let now = Date.parse('2026-01-01');
  await runner.stop();
  runner = open({ clock: () => now });
  const sent = (key: string, inputs: readonly string[]) =>
    repeatably({ account_id: 'anna', key, digest: inputs.join() }, async () => {
      const tasks = [];
      for (const input of inputs) tasks.push((await runner.start(doubling, { input }, 'anna')).task_id);
      return tasks;
    });
  const [first] = await sent('a', ['x']);
  const two = await sent('b', ['x', 'y']);
  expect(new Set([first, ...two]).size).toBe(3);
  expect([await sent('a', ['x']), await sent('b', ['x', 'y']), await sent('a', ['y'])]).toEqual([
    [first],
    two,
    [expect.not.stringMatching(first!)],
  ]);
  now += KEPT_MS - 1;
  expect(await sent('a', ['x'])).toEqual([first]);
  now += 1;
  const [later] = await sent('a', ['x']);
  expect(later).not.toBe(first);
  expect((await runner.list('anna', { offset: 0, limit: 10 })).total).toBe(5);
});

describe('the request that a task is due to', () => {
  const asked = <T>(correlation_id: string, call: () => T): T =>
    onBehalfOf({ account_id: 'anna', operation_id: 'double', correlation_id }, call);
  const fails = async (message: string) => {
    double = async () => {
      throw new Error(message);
    };
  };

  it('is named by the failure, by what the caller is told and by the log', async () => {
    const told: unknown[] = [];
    await runner.stop();
    runner = open({ max_attempts: 2, onFault: (error, task) => told.push([(error as Error).message, task]) });
    await fails('disk gone');
    const { task_id } = await asked('request-1', () => runner.start(doubling, { input: 'ab' }, 'anna'));
    runner.work(services);
    const { error } = await settled(task_id);
    expect(error).toEqual({
      code: 'internal',
      message: 'The work failed repeatedly; the log has the details under the correlation id request-1.',
      correlation_id: 'request-1',
    });
    const failed = (await runner.record(task_id, 'anna')).filter(({ kind }) => kind === 'failed');
    expect(failed.map(({ detail }) => detail)).toEqual([
      { state: 'doubling', attempt: 1, message: 'disk gone', given_up: false, correlation_id: 'request-1' },
      { state: 'doubling', attempt: 2, message: 'disk gone', given_up: true, correlation_id: 'request-1' },
    ]);
    // nothing of the task's data goes into the log
    const task = { flow: 'doubling', state: 'doubling', task_id, correlation_id: 'request-1' };
    expect(told).toEqual([
      ['disk gone', task],
      ['disk gone', task],
    ]);
  });

  it('is the one that resumed it, once it was resumed', async () => {
    await runner.stop();
    runner = open({ max_attempts: 1 });
    await fails('disk gone');
    const { task_id } = await asked('request-1', () => runner.start(doubling, { input: 'ab' }, 'anna'));
    runner.work(services);
    await settled(task_id);
    await asked('request-2', () => runner.resume(task_id, 'anna'));
    expect((await settled(task_id)).error?.correlation_id).toBe('request-2');
  });

  it('is told of too where repeating did not mend what the caller cannot either, but not where the caller can', async () => {
    const told: unknown[] = [];
    await runner.stop();
    runner = open({ max_attempts: 1, onFault: (_error, { correlation_id }) => told.push(correlation_id) });
    double = async ({ input }) => {
      throw new ServiceError(input === 'late' ? 'timeout' : 'invalid_request', 'No answer came.');
    };
    const start = async (input: string) =>
      (await asked(input, () => runner.start(doubling, { input }, 'anna'))).task_id;
    const [late, wrong] = [await start('late'), await start('wrong')];
    runner.work(services);
    expect((await settled(late)).error?.message).toBe(
      'No answer came. The log has the details under the correlation id late.',
    );
    expect((await settled(wrong)).error).toEqual({ code: 'invalid_request', message: 'No answer came.' });
    expect(told).toEqual(['late']);
  });

  it('is not that of another account', async () => {
    const { task_id } = await asked('request-1', () => runner.start(doubling, { input: 'ab' }, 'bertha'));
    expect((await runner.record(task_id, 'bertha'))[0]!.detail).toEqual({ flow: 'doubling', data: { input: 'ab' } });
  });
});

describe('a flow', () => {
  it('works, waits for its event, works on and ends, and its record tells all of it', async () => {
    const task = await runner.start(doubling, { input: 'ab' }, 'anna');
    expect(task).toMatchObject({ state: 'doubling', status: 'working' });
    runner.work(services);
    expect(await settled(task.task_id)).toMatchObject({
      state: 'doubled',
      status: 'waiting',
      data: { doubled: 'abab' },
    });
    await runner.send(doubling, task.task_id, 'anna', 'confirm', { edited: 'xy' });
    expect(await settled(task.task_id)).toMatchObject({
      status: 'done',
      data: { input: 'ab', doubled: 'abab', edited: 'xy!' },
    });
    expect(
      (await runner.record(task.task_id, 'anna')).map(({ kind, detail }) => [
        kind,
        detail.to ?? detail.event ?? detail.flow,
      ]),
    ).toEqual([
      ['created', 'doubling'],
      ['moved', 'doubled'],
      ['edit', 'confirm'],
      ['moved', 'finishing'],
      ['moved', 'finished'],
    ]);
  });

  it('refuses an event out of order, says what it accepts, and stays as it was', async () => {
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    await expect(runner.send(doubling, task_id, 'anna', 'confirm', {})).rejects.toThrow(/still running/);
    runner.work(services);
    const before = await settled(task_id);
    await runner.send(doubling, task_id, 'anna', 'confirm', {});
    await settled(task_id);
    const error = await catchError(() => runner.send(doubling, task_id, 'anna', 'confirm', {}));
    expect(error).toMatchObject({ code: 'wrong_task_state', details: { state: 'finished', accepts: [] } });
    expect(before.status).toBe('waiting');
  });

  it('is not there for another account', async () => {
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    for (const call of [
      () => runner.read(doubling, task_id, 'bert'),
      () => runner.send(doubling, task_id, 'bert', 'confirm', {}),
      () => runner.cancel(task_id, 'bert'),
      () => runner.record(task_id, 'bert'),
      () => runner.detail(task_id, 'bert'),
      () => runner.resume(task_id, 'bert'),
      () => runner.branch(task_id, 'bert', 'double'),
    ]) {
      expect(await catchError(call)).toMatchObject({ code: 'not_found' });
    }
    expect(await runner.list('bert', { offset: 0, limit: 10 })).toMatchObject({
      total: 0,
      tasks: [],
      counts: { working: 0 },
    });
    expect((await runner.list('anna', { offset: 0, limit: 10 })).total).toBe(1);
  });
});

describe('failing work', () => {
  it('is repeated and leaves the record of one good run only', async () => {
    let runs = 0;
    double = async ({ input }, { log }) => {
      runs += 1;
      log('search', { run: runs });
      if (runs < 3) throw new Error('down');
      return { doubled: input };
    };
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    runner.work(services);
    expect(await settled(task_id)).toMatchObject({ status: 'waiting' });
    expect((await runner.record(task_id, 'anna')).map((e) => [e.kind, e.detail.run ?? e.detail.attempt])).toEqual([
      ['created', undefined],
      ['failed', 1],
      ['failed', 2],
      ['search', 3],
      ['moved', undefined],
    ]);
  });

  it('waits where something that it needs is not ready, as long as that takes, which is no try and is told once', async () => {
    let runs = 0;
    double = async ({ input }) => {
      runs += 1;
      if (runs <= 5) throw new ServiceError('busy', 'A part of the index is being mended.');
      return { doubled: input };
    };
    await runner.stop();
    await store.close();
    runner = open({ busy_ms: 5 });
    runner.work(services);
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    expect(await settled(task_id)).toMatchObject({ status: 'waiting', data: { doubled: 'ab' } });
    const record = await runner.record(task_id, 'anna');
    expect(record.map(({ kind }) => kind)).toEqual(['created', 'waiting', 'moved']);
    expect(record[1]!.detail).toEqual({ state: 'doubling', message: 'A part of the index is being mended.' });
    expect(faults).toEqual([]);
  });

  it('is given up after three runs, tells no internals, and can be run again', async () => {
    let broken = true;
    double = async ({ input }) => {
      if (broken) throw new Error('secret path /x');
      return { doubled: input };
    };
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    runner.work(services);
    const failed = await settled(task_id);
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'internal' } });
    expect(failed.error?.message).not.toContain('secret');
    expect(faults).toHaveLength(3);
    expect(await catchError(() => runner.send(doubling, task_id, 'anna', 'confirm', {}))).toMatchObject({
      code: 'wrong_task_state',
    });
    broken = false;
    await runner.resume(task_id, 'anna');
    expect(await settled(task_id)).toMatchObject({ status: 'waiting', data: { doubled: 'ab' } });
  });

  it('is not repeated where only the caller can mend it', async () => {
    let runs = 0;
    double = async () => {
      runs += 1;
      throw new ServiceError('invalid_request', 'input is too short: give at least 20 words');
    };
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    runner.work(services);
    expect((await settled(task_id)).error).toEqual({
      code: 'invalid_request',
      message: 'input is too short: give at least 20 words',
    });
    expect(runs).toBe(1);
  });
});

describe('cancelling', () => {
  it('aborts the running step and nothing it does later is kept', async () => {
    let aborted = false;
    const begun = vi.fn();
    double = (_data, { signal }) =>
      new Promise((resolve) => {
        begun();
        signal.addEventListener('abort', () => {
          aborted = true;
          resolve({ doubled: 'late' });
        });
      });
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    runner.work(services);
    await expect.poll(() => begun).toHaveBeenCalledOnce();
    expect((await runner.cancel(task_id, 'anna')).status).toBe('cancelled');
    expect(aborted).toBe(true);
    expect(await runner.read(doubling, task_id, 'anna')).toMatchObject({ status: 'cancelled', data: { input: 'ab' } });
  });
});

describe('a task that stopped', () => {
  /** Cancels in the state that `come` brings the task to; says where it goes on. */
  it.each([
    ['before a worker has it', 'doubling', () => {}],
    [
      'while it waits',
      'doubled',
      async (id: string) => {
        runner.work(services);
        await settled(id);
      },
    ],
    [
      'after it failed',
      'doubling',
      async (id: string) => {
        double = async () => {
          throw new ServiceError('invalid_request', 'no');
        };
        runner.work(services);
        await settled(id);
        double = async ({ input }) => ({ doubled: input + input });
      },
    ],
  ])('because it was cancelled %s goes on there', async (_when, state, come) => {
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    await come(task_id);
    expect(await runner.cancel(task_id, 'anna')).toMatchObject({
      status: 'cancelled',
      state,
      error: { code: 'cancelled' },
    });
    expect((await runner.cancel(task_id, 'anna')).status).toBe('cancelled');
    expect(await catchError(() => runner.send(doubling, task_id, 'anna', 'confirm', {}))).toMatchObject({
      code: 'wrong_task_state',
    });
    expect((await runner.list('anna', { status: 'cancelled', offset: 0, limit: 9 })).tasks).toMatchObject([
      { task_id, state },
    ]);
    runner.work(services);
    await runner.resume(task_id, 'anna');
    expect(await settled(task_id)).toMatchObject({ state: 'doubled', status: 'waiting', data: { doubled: 'abab' } });
    expect(await catchError(() => runner.resume(task_id, 'anna'))).toMatchObject({ code: 'wrong_task_state' });
    expect((await runner.record(task_id, 'anna')).filter(({ kind }) => /cancelled|resumed/.test(kind))).toMatchObject([
      { kind: 'cancelled', detail: { state } },
      { kind: 'resumed', detail: { state } },
    ]);
  });

  it('is aborted here when another process cancels or removes it', async () => {
    const aborted: string[] = [];
    double = ({ input }, { signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted.push(input);
          reject(new Error('aborted'));
        }),
      );
    const other = flowRunner({ store: sqliteTaskStore(join(folder, 'tasks.sqlite')), flows: [doubling] });
    const cancelled = await runner.start(doubling, { input: 'cancelled' }, 'anna');
    const removed = await runner.start(doubling, { input: 'removed' }, 'anna');
    runner.work(services);
    await other.cancel(cancelled.task_id, 'anna');
    await other.remove(removed.task_id, 'anna');
    await expect.poll(() => aborted.toSorted()).toEqual(['cancelled', 'removed']);
    expect((await runner.read(doubling, cancelled.task_id, 'anna')).status).toBe('cancelled');
    expect(await store.get('anna', removed.task_id)).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('is not cancelled any more when it is done', async () => {
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    runner.work(services);
    await settled(task_id);
    await runner.send(doubling, task_id, 'anna', 'confirm', {});
    await settled(task_id);
    expect(await catchError(() => runner.cancel(task_id, 'anna'))).toMatchObject({ code: 'wrong_task_state' });
  });
});

describe('a branch', () => {
  it('has the record and the data of its parent up to the stage, and goes its own way from there', async () => {
    double = async ({ input }, { log }) => {
      log('search', { query: input });
      return { doubled: input + input };
    };
    const { task_id: parent } = await runner.start(doubling, { input: 'ab' }, 'anna');
    expect(await catchError(() => runner.branch(parent, 'anna', 'double'))).toMatchObject({ code: 'wrong_task_state' });
    runner.work(services);
    await settled(parent);
    await runner.send(doubling, parent, 'anna', 'confirm', { edited: 'parent' });
    await settled(parent);
    const branch = await runner.branch(parent, 'anna', 'double');
    expect(branch).toMatchObject({ branch_of: parent, state: 'doubled', stage: 'double', status: 'waiting' });
    expect((await runner.read(doubling, branch.task_id, 'anna')).data).toEqual({ input: 'ab', doubled: 'abab' });
    expect((await runner.detail(branch.task_id, 'anna')).draft).toEqual({ edited: 'parent' });
    expect((await runner.record(branch.task_id, 'anna')).map(({ kind }) => kind)).toEqual([
      'created',
      'search',
      'moved',
      'branched',
    ]);
    await runner.send(doubling, branch.task_id, 'anna', 'confirm', { edited: 'branch' });
    expect((await settled(branch.task_id)).data.edited).toBe('branch!');
    expect((await runner.detail(branch.task_id, 'anna')).draft).toBeUndefined();
    expect((await runner.read(doubling, parent, 'anna')).data.edited).toBe('parent!');
    // a branch of a branch, after the first parent is gone
    await runner.remove(parent, 'anna');
    const second = await runner.branch(branch.task_id, 'anna', 'double');
    expect((await runner.read(doubling, second.task_id, 'anna')).data).toEqual({ input: 'ab', doubled: 'abab' });
    expect(discarded).toEqual([{ task_id: parent, made: [{ doubled: 'abab' }, { edited: 'parent!' }] }]);
    for (const stage of ['finish', 'nonsense', 'constructor'])
      expect(await catchError(() => runner.branch(parent, 'anna', stage))).toMatchObject({ code: 'not_found' });
    expect(await catchError(() => runner.branch(branch.task_id, 'anna', 'constructor'))).toMatchObject({
      code: 'wrong_task_state',
    });
  });
});

describe('a list', () => {
  it('filters by status and title, counts all, and tells stage and working time', async () => {
    const { task_id: first } = await runner.start(doubling, { input: 'ab' }, 'anna');
    runner.work(services);
    await settled(first);
    await runner.stop();
    const { task_id: second } = await runner.start(doubling, { input: 'CD' }, 'anna');
    const ids = async (page: object) =>
      (await runner.list('anna', { offset: 0, limit: 10, ...page })).tasks.map(({ task_id }) => task_id);
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ offset: 1 })).toEqual([first]);
    expect(await ids({ status: 'working' })).toEqual([second]);
    expect(await ids({ status: 'waiting' })).toEqual([first]);
    expect(await ids({ title: 'le cd' })).toEqual([second]);
    expect(await ids({ flow: 'other' })).toEqual([]);
    expect(await runner.list('anna', { status: 'done', offset: 0, limit: 10 })).toEqual({
      total: 0,
      counts: { working: 1, waiting: 1, done: 0, failed: 0, cancelled: 0 },
      tasks: [],
    });
    expect(await runner.detail(first, 'anna')).toMatchObject({
      title: 'double ab',
      stage: 'double',
      accepts: ['confirm'],
      worked_ms: expect.any(Number),
      stages: [
        { stage: 'double', reached_at: expect.any(Number), branches: true },
        { stage: 'finish', branches: false },
      ],
    });
  });
});

it('reads tasks that an earlier version wrote; a cancelled one is in the state where it was cancelled', async () => {
  const file = join(folder, 'old.sqlite');
  const old = new DatabaseSync(file);
  old.exec(`
    create table task (
      task_id text primary key, flow text not null, account text not null, state text not null, version integer not null,
      data text not null, error text, created_at integer not null, moved_at integer not null, attempts integer not null default 0,
      expires_at integer not null, runnable integer not null, run_after integer not null default 0,
      leased_by text, leased_until integer not null default 0
    ) strict;
    create table task_entry (
      task_id text not null references task on delete cascade, at integer not null, kind text not null, detail text not null
    ) strict;
    insert into task values ('t1', 'doubling', 'anna', 'cancelled', 3, '{"input":"ab"}', null, 1, 2, 0, 9000000000000, 0, 0, null, 0);
    insert into task_entry values ('t1', 1, 'created', '{"data":{"input":"ab"}}'), ('t1', 2, 'cancelled', '{"state":"doubling"}');
    pragma user_version = 1;`);
  old.close();
  const read = sqliteTaskStore(file);
  const other = flowRunner({ store: read, flows: [doubling] });
  expect((await other.list('anna', { offset: 0, limit: 9 })).tasks).toMatchObject([
    { task_id: 't1', title: 't1', state: 'doubling', status: 'cancelled', worked_ms: 0 },
  ]);
  expect(await other.resume('t1', 'anna')).toMatchObject({ state: 'doubling', status: 'working' });
  await read.close();
});

const DOUBLING = [{ flow: 'doubling', state: 'doubling' }];

it('keeps a task of a newer version: another flow, or a state that this one does not know; told, not run, not lost', async () => {
  const now = Date.now();
  const made = {
    account: 'anna',
    title: 't',
    data: { input: 'ab' },
    created_at: now,
    moved_at: now,
    expires_at: now + 1e9,
  };
  await store.insert({ ...made, task_id: 'state', flow: 'doubling', state: 'tripling' }, true, []);
  await store.insert({ ...made, task_id: 'flow', flow: 'tripling', state: 'doubling' }, true, []);
  const stored = () => Promise.all([store.get('anna', 'state'), store.get('anna', 'flow')]);
  const before = await stored();
  runner.work({} as Services);
  const known = await runner.start(doubling, { input: 'cd' }, 'anna');
  await runner.settled(doubling, known.task_id, 'anna', 20_000);
  expect(await stored()).toEqual(before);
  expect(await store.states()).toContainEqual({ flow: 'doubling', state: 'tripling', tasks: 1 });
  expect((await runner.read(doubling, 'state', 'anna')).status).toBe('waiting');
  await expect(runner.send(doubling, 'state', 'anna', 'confirm', {})).rejects.toThrow(
    '"confirm" does not fit now: the task is in state "tripling". A newer version of Priora made it: it is kept for that one.',
  );
  expect(await runner.detail('flow', 'anna')).toMatchObject({ state: 'doubling', status: 'waiting', accepts: [] });
});

describe('leases', () => {
  it('run out, and another worker goes on; the first one comes too late', async () => {
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    const now = Date.now();
    const leased = (await store.lease(DOUBLING, 'dies', now, now + 1000))!;
    expect(await store.lease(DOUBLING, 'other', now + 999, now + 9999)).toBeUndefined();
    const again = (await store.lease(DOUBLING, 'other', now + 1001, now + 9999))!;
    expect(again).toMatchObject({ task_id, attempts: 2 });
    const move = { state: 'doubled', data: {}, title: '', runnable: false, entries: [] };
    expect(await store.move(again, move)).toBe(true);
    expect(await store.move(leased, move)).toBe(false);
    expect(await store.renew(again, 'dies', now + 5000)).toBe(false);
  });

  it('give up a task whose work stopped the service again and again', async () => {
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    for (const n of [0, 1, 2, 3]) await store.lease(DOUBLING, `w${n}`, n * 10, n * 10 + 5);
    runner.work(services);
    expect(await settled(task_id)).toMatchObject({ status: 'failed' });
  });

  it('go round the accounts: one task of Bert comes before the second of Anna', async () => {
    for (const account of ['anna', 'anna', 'anna', 'bert']) await runner.start(doubling, { input: 'x' }, account);
    const now = Date.now();
    const order: string[] = [];
    for (let n = 0; n < 4; n++) order.push((await store.lease(DOUBLING, `w${n}`, now, now + 1000))!.account);
    expect(order).toEqual(['anna', 'bert', 'anna', 'anna']);
  });

  it('are given back when the service stops, and the next start resumes at once', async () => {
    let started = 0;
    double = ({ input }, { signal }) => {
      started += 1;
      if (started > 1) return Promise.resolve({ doubled: input });
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    };
    const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
    runner.work(services);
    await expect.poll(() => started).toBe(1);
    await runner.stop();
    await store.close();
    runner = open();
    runner.work(services);
    expect(await settled(task_id)).toMatchObject({ status: 'waiting', data: { doubled: 'ab' } });
    expect((await runner.record(task_id, 'anna')).some((e) => e.kind === 'failed')).toBe(false);
  });
});

it('shows the progress of running work, and forgets it when the work is done', async () => {
  let go = () => {};
  double = async ({ input }, { progress }) => {
    progress(3, 7, 'comparing documents');
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    return { doubled: input };
  };
  const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
  runner.work(services);
  await expect
    .poll(async () => (await runner.read(doubling, task_id, 'anna')).progress)
    .toEqual({ done: 3, total: 7, what: 'comparing documents' });
  go();
  expect((await settled(task_id)).progress).toBeUndefined();
});

it('removes tasks with their record, and what they made elsewhere, when their time is over', async () => {
  await runner.stop();
  await store.close();
  runner = open({ keep_ms: -1 });
  const { task_id } = await runner.start(doubling, { input: 'ab' }, 'anna');
  // one that a worker has just then would be left for the next look
  await runner.cancel(task_id, 'anna');
  runner.work(services);
  await expect.poll(() => store.get('anna', task_id)).toBeUndefined();
  expect(await store.entries('anna', task_id)).toEqual([]);
  expect(discarded).toMatchObject([{ task_id }]);
});

async function catchError(call: () => unknown): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  return undefined;
}
