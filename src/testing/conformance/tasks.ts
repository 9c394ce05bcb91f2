import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredTask, TaskStore } from '#tasks/store.ts';
import { type Opening, openings } from './opening.ts';

const HOUR = 3_600_000;
const WORK = [
  { flow: 'f', state: 'working' },
  { flow: 'g', state: 'working' },
];
const NOW = 1_700_000_000_000;

const made = (task_id: string, more: Partial<StoredTask> = {}) => ({
  task_id,
  flow: 'f',
  account: 'anna',
  title: `title of ${task_id}`,
  state: 'working',
  data: { text: 'ä "quoted" \u0000 末' },
  created_at: NOW,
  moved_at: NOW,
  expires_at: NOW + HOUR,
  ...more,
});
const said = (kind: string, at = NOW, detail: object = {}) => ({ at, kind, detail: { ...detail } });
const moveTo = (state: string, runnable = false) => ({
  ...{ state, runnable, data: { moved: state }, title: `in ${state}` },
  entries: [said('moved', NOW + 5, { to: state })],
});

/** What every `TaskStore` promises. `open` opens the store of a folder, made before or not. */
export function describeTaskStore(name: string, open: Opening<TaskStore>): void {
  describe(`${name}: tasks`, () => {
    const opening = openings(open);
    let store: TaskStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);

    const ids = (tasks: readonly { task_id: string }[]) => tasks.map(({ task_id }) => task_id);
    const listed = async (account: string, page: object = {}) =>
      ids((await store.list(account, { flows: ['f', 'g'], offset: 0, limit: 100, ...page })).tasks);
    const lease = (worker: string, now = NOW, until = now + 1000) => store.lease(WORK, worker, now, until);

    it('keeps a new task as it was given, as version 1, with its record', async () => {
      await store.insert(made('t'), true, [said('created', NOW, { flow: 'f' })]);
      expect(await store.get('anna', 't')).toEqual({ ...made('t'), version: 1, worked_ms: 0, attempts: 0 });
      expect(await store.entries('anna', 't')).toEqual([said('created', NOW, { flow: 'f' })]);
      const { data: _, ...head } = made('t');
      expect(await store.find('t')).toEqual({ ...head, version: 1, worked_ms: 0, attempts: 0 });
    });

    it('refuses a second task of the same id, and keeps the first', async () => {
      await store.insert(made('t'), false, []);
      await expect(store.insert(made('t', { account: 'bert' }), false, [said('created')])).rejects.toThrow();
      expect((await store.find('t'))?.account).toBe('anna');
      expect(await store.entries('anna', 't')).toEqual([]);
    });

    it('shows and changes nothing of another account', async () => {
      await store.insert(made('t'), true, [said('created')]);
      const leased = (await lease('w'))!;
      const before = await store.get('anna', 't');
      const foreign = { task_id: 't', account: 'bert', version: 1 };
      expect(await store.get('bert', 't')).toBeUndefined();
      expect(await store.version('bert', 't')).toBeUndefined();
      expect(await store.entries('bert', 't')).toEqual([]);
      expect(await store.history('bert', 't')).toEqual([]);
      expect(await store.list('bert', { flows: ['f'], offset: 0, limit: 9 })).toEqual({ total: 0, tasks: [] });
      expect(await store.standing('bert')).toEqual([]);
      expect(await store.move(foreign, moveTo('stolen'))).toBe(false);
      expect(await store.halt(foreign, { code: 'cancelled', message: '' }, [said('x')])).toBe(false);
      expect(await store.release(foreign, 'w', { run_after: 1, worked_ms: 1 }, [said('x')])).toBe(false);
      expect(await store.renew(foreign, 'w', NOW + HOUR)).toBe(false);
      await store.giveBack(foreign, 'w');
      expect(await store.remove('bert', 't')).toBe(false);
      expect(await store.get('anna', 't')).toEqual(before);
      expect(leased.attempts).toBe(1);
      await store.halt(leased, { code: 'internal', message: '' }, []);
      expect(await store.resume({ ...foreign, version: 2 }, true, [said('x')])).toBe(false);
      expect(await store.entries('anna', 't')).toEqual([said('created')]);
    });

    it('knows the newest entry of a record, and the newest that has something', async () => {
      const asked = { correlation_id: 'c' };
      await store.insert(made('t'), false, [said('created', NOW, asked), said('moved', NOW + 1, { to: 's' })]);
      expect(await store.lastEntry('anna', 't')).toEqual(said('moved', NOW + 1, { to: 's' }));
      expect(await store.lastEntry('anna', 't', 'correlation_id')).toEqual(said('created', NOW, asked));
      expect(await store.lastEntry('anna', 't', 'from')).toBeUndefined();
      expect(await store.lastEntry('bert', 't')).toBeUndefined();
      await store.insert(made('bare'), false, []);
      expect(await store.lastEntry('anna', 'bare')).toBeUndefined();
    });

    it('a branch inherits the record up to an entry, and of its own account alone', async () => {
      const entries = [said('created'), { ...said('moved', NOW + 1), made: { one: 1 } }, said('edit', NOW + 2)];
      await store.insert(made('t'), false, entries);
      const history = await store.history('anna', 't');
      expect(history.map(({ seq: _, ...entry }) => entry)).toEqual(entries);
      expect(await store.entries('anna', 't', 'edit')).toEqual([said('edit', NOW + 2)]);
      expect(await store.entries('anna', 't', 'none')).toEqual([]);
      expect(await store.entries('bert', 't', 'edit')).toEqual([]);
      const upto = history[1]!.seq;
      const inherited = { from: 't', upto };
      await store.insert(made('branch', { branch_of: 't' }), false, [said('branched', NOW + 3)], inherited);
      await store.insert(made('foreign', { account: 'bert' }), false, [said('branched')], inherited);
      expect((await store.history('anna', 'branch')).map(({ kind, made }) => [kind, made])).toEqual([
        ['created', undefined],
        ['moved', { one: 1 }],
        ['branched', undefined],
      ]);
      expect(await store.entries('bert', 'foreign')).toEqual([said('branched')]);
      expect((await store.get('anna', 'branch'))?.branch_of).toBe('t');
    });

    it('moves a task once for each version', async () => {
      await store.insert(made('t'), true, []);
      const before = { task_id: 't', account: 'anna', version: 1 };
      const moves = await Promise.all(
        ['a', 'b', 'c'].map((state) => store.move(before, { ...moveTo(state), worked_ms: 6.6 })),
      );
      expect(moves.filter(Boolean)).toHaveLength(1);
      const winner = ['a', 'b', 'c'][moves.indexOf(true)]!;
      expect(await store.get('anna', 't')).toMatchObject({
        ...{ state: winner, version: 2, data: { moved: winner }, title: `in ${winner}` },
        ...{ moved_at: NOW + 5, worked_ms: 7 },
      });
      expect(await store.entries('anna', 't')).toEqual([said('moved', NOW + 5, { to: winner })]);
      expect(await store.move(before, moveTo('late'))).toBe(false);
      expect(await store.version('anna', 't')).toBe(2);
    });

    it('takes the moves of one caller in their order, without waiting between them', async () => {
      await store.insert(made('t'), true, []);
      const versions = Array.from({ length: 50 }, (_, n) => n + 1);
      const moved = await Promise.all(
        versions.map((version) => store.move({ task_id: 't', account: 'anna', version }, moveTo(`s${version}`))),
      );
      expect(moved).toEqual(versions.map(() => true));
      expect((await store.entries('anna', 't')).map(({ detail }) => detail.to)).toEqual(versions.map((v) => `s${v}`));
    });

    it('leases each task to one of many workers, and counts the run', async () => {
      for (let n = 0; n < 20; n++) await store.insert(made(`t${n}`, { moved_at: NOW + n }), true, []);
      const leased = await Promise.all(Array.from({ length: 30 }, (_, n) => lease(`w${n}`)));
      const got = leased.filter((task) => task !== undefined);
      expect(ids(got).toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `t${n}`).toSorted());
      expect(new Set(got.map(({ attempts }) => attempts))).toEqual(new Set([1]));
      expect(await store.counts()).toMatchObject({ waiting: expect.any(Number) });
    });

    it('leases what has waited longest, of the account with the fewest leases', async () => {
      for (const [n, account] of ['anna', 'anna', 'anna', 'bert', 'cara'].entries())
        await store.insert(made(`t${n}`, { account, moved_at: NOW + n }), true, []);
      const order: string[] = [];
      for (let n = 0; n < 5; n++) order.push((await lease(`w${n}`))!.task_id);
      expect(order).toEqual(['t0', 't3', 't4', 't1', 't2']);
      expect(await lease('more')).toBeUndefined();
    });

    it('leases no task that waits for an event, has stopped, may not run yet, or is in a state that is not asked for', async () => {
      await store.insert(made('waits'), false, []);
      await store.insert(made('other', { state: 'tripling' }), true, []);
      await store.insert(made('stopped'), true, []);
      await store.halt({ task_id: 'stopped', account: 'anna', version: 1 }, { code: 'internal', message: 'm' }, []);
      await store.insert(made('later'), true, []);
      const later = (await lease('w'))!;
      expect(later.task_id).toBe('later');
      expect(await store.release(later, 'w', { run_after: NOW + 50, worked_ms: 4 }, [said('failed')])).toBe(true);
      expect(await lease('w', NOW + 49)).toBeUndefined();
      expect(await lease('w', NOW + 50)).toMatchObject({ task_id: 'later', attempts: 2, worked_ms: 4, version: 1 });
    });

    it('a lease runs out, is prolonged by its holder alone, and ends with a move', async () => {
      await store.insert(made('t'), true, []);
      const first = (await lease('first', NOW, NOW + 1000))!;
      expect(await lease('other', NOW + 999)).toBeUndefined();
      expect(await store.renew(first, 'other', NOW + 9000)).toBe(false);
      expect(await store.renew(first, 'first', NOW + 2000)).toBe(true);
      expect(await lease('other', NOW + 1999)).toBeUndefined();
      expect(await lease('other', NOW + 2000, NOW + 3000)).toMatchObject({ attempts: 2 });
      expect(await store.renew(first, 'first', NOW + 9000)).toBe(false);
      const failure = { error: { code: 'internal', message: 'm' }, worked_ms: 1 };
      expect(await store.release(first, 'first', failure, [])).toBe(false);
      expect(await store.move(first, moveTo('working', true))).toBe(true);
      expect(await store.renew(first, 'other', NOW + 9000)).toBe(false);
      expect(await lease('third', NOW + 2500)).toMatchObject({ attempts: 1, version: 2 });
    });

    it('a lease that is given back does not count, and others go on at once', async () => {
      await store.insert(made('t'), true, []);
      const task = (await lease('w'))!;
      await store.giveBack(task, 'other');
      expect(await lease('next')).toBeUndefined();
      await store.giveBack(task, 'w');
      expect(await lease('next')).toMatchObject({ attempts: 1 });
      await store.releaseAll('w');
      expect(await lease('third')).toBeUndefined();
      await store.releaseAll('next');
      expect(await lease('third')).toMatchObject({ attempts: 2 });
    });

    it('ends the leases of workers that are known to be dead', async () => {
      for (const id of ['a', 'b', 'c']) await store.insert(made(id), true, []);
      for (const worker of ['w1', 'w2', 'w3']) await lease(worker);
      expect(await store.workers()).toEqual(['w1', 'w2', 'w3']);
      await store.expire(['w1', 'w3', 'unknown']);
      expect(ids([(await lease('x'))!, (await lease('y'))!]).toSorted()).toEqual(['a', 'c']);
      expect(await lease('z')).toBeUndefined();
    });

    it('leases what was broken off first, as a suspect, and only to a worker that does nothing else', async () => {
      for (const id of ['a', 'b', 'c']) await store.insert(made(id), true, []);
      expect(await lease('dies')).toMatchObject({ task_id: 'a', suspect: false });
      expect(await lease('dies')).toMatchObject({ task_id: 'b', suspect: false });
      await store.expire(['dies']);
      expect(await store.lease(WORK, 'w', NOW, NOW + 1000, true)).toBeUndefined();
      const suspect = (await lease('w'))!;
      expect(suspect).toMatchObject({ task_id: 'a', attempts: 2, suspect: true });
      // one that has failed by itself is none any more
      await store.release(suspect, 'w', { run_after: NOW, worked_ms: 1 }, []);
      expect(await lease('w')).toMatchObject({ task_id: 'b', suspect: true });
      expect(ids([(await lease('w'))!, (await lease('w'))!]).toSorted()).toEqual(['a', 'c']);
    });

    it('leaves a task as many tries as it had after a run that does not count', async () => {
      await store.insert(made('t'), true, []);
      const task = (await lease('w'))!;
      expect(await store.release(task, 'w', { run_after: NOW + 50, counted: false, worked_ms: 7 }, [])).toBe(true);
      expect(await lease('w', NOW + 49)).toBeUndefined();
      expect(await lease('w', NOW + 50)).toMatchObject({ attempts: 1, worked_ms: 7, suspect: false });
    });

    it('stops a task with an error and takes it up again', async () => {
      await store.insert(made('t'), true, []);
      const task = (await lease('w'))!;
      const error = { code: 'internal', message: 'no "luck"', correlation_id: 'c' };
      expect(await store.release(task, 'w', { error, worked_ms: 3 }, [said('failed', NOW + 9)])).toBe(true);
      expect(await store.get('anna', 't')).toMatchObject({ error, version: 2, moved_at: NOW + 9, worked_ms: 3 });
      expect(await lease('w')).toBeUndefined();
      const stopped = { task_id: 't', account: 'anna', version: 2 };
      expect(await store.resume({ ...stopped, version: 1 }, true, [])).toBe(false);
      expect(await store.resume(stopped, true, [said('resumed', NOW + 10)])).toBe(true);
      expect(await store.resume({ ...stopped, version: 3 }, true, [])).toBe(false);
      const again = await lease('w');
      expect(again).toMatchObject({ version: 3, attempts: 1, moved_at: NOW + 10 });
      expect(again).not.toHaveProperty('error');
    });

    it('lists the newest first, in pages, by flow, title and what they are at', async () => {
      for (const [n, more] of [
        {},
        { flow: 'g' },
        { title: 'ÄPFEL and Pears 100%' },
        { state: 'done' },
        { flow: 'hidden' },
      ].entries())
        await store.insert(made(`t${n}`, { created_at: NOW + Math.floor(n / 2), ...more }), false, []);
      for (const [task_id, code] of [
        ['t0', 'cancelled'],
        ['t1', 'internal'],
      ] as const)
        await store.halt({ task_id, account: 'anna', version: 1 }, { code, message: '' }, []);
      expect(await listed('anna')).toEqual(['t3', 't2', 't1', 't0']);
      expect(await listed('anna', { offset: 1, limit: 2 })).toEqual(['t2', 't1']);
      expect(await store.list('anna', { flows: ['f', 'g'], offset: 9, limit: 2 })).toEqual({ total: 4, tasks: [] });
      expect(await listed('anna', { flows: ['g'] })).toEqual(['t1']);
      expect(await listed('anna', { flows: [] })).toEqual([]);
      expect(await listed('anna', { title: 'pEARS 100%' })).toEqual(['t2']);
      expect(await listed('anna', { title: '_' })).toEqual([]);
      expect(await listed('anna', { stopped: 'cancelled' })).toEqual(['t0']);
      expect(await listed('anna', { stopped: 'failed' })).toEqual(['t1']);
      expect(await listed('anna', { going: [{ flow: 'f', state: 'working' }] })).toEqual(['t2']);
      expect(await store.standing('anna')).toEqual(
        expect.arrayContaining([
          { flow: 'f', state: 'working', stopped: 'cancelled', tasks: 1 },
          { flow: 'f', state: 'working', tasks: 1 },
          { flow: 'g', state: 'working', stopped: 'failed', tasks: 1 },
        ]),
      );
      expect(ids(await store.newest(2))).toEqual(['t4', 't3']);
      expect((await store.newest(1))[0]).not.toHaveProperty('data');
    });

    it('tells how many tasks of all accounts stand where', async () => {
      for (const [n, account] of ['anna', 'bert', 'bert'].entries())
        await store.insert(made(`t${n}`, { account, ...(n === 2 && { state: 'done' }) }), n < 2, []);
      expect(await store.states()).toEqual([
        { flow: 'f', state: 'done', tasks: 1 },
        { flow: 'f', state: 'working', tasks: 2 },
      ]);
      const now = Date.now();
      await store.lease(WORK, 'w', now, now + HOUR);
      expect(await store.counts()).toEqual({ waiting: 1, leased: 1 });
    });

    it('names tasks whose time is over and that nobody works on, and removes them with their record', async () => {
      await store.insert(made('late', { expires_at: NOW + 2 }), true, [said('created')]);
      await store.insert(made('early', { expires_at: NOW + 1 }), true, []);
      await store.insert(made('leased', { expires_at: NOW + 1, moved_at: 0 }), true, []);
      await lease('w', NOW, NOW + 1000);
      expect(ids(await store.expired(NOW + 1, 9))).toEqual(['early']);
      expect(ids(await store.expired(NOW + 2, 9))).toEqual(['early', 'late']);
      expect(ids(await store.expired(NOW + 2, 1))).toEqual(['early']);
      expect(ids(await store.expired(NOW + 1000, 9)).toSorted()).toEqual(['early', 'late', 'leased']);
      expect(await store.remove('anna', 'late')).toBe(true);
      expect(await store.remove('anna', 'late')).toBe(false);
      expect(await store.entries('anna', 'late')).toEqual([]);
    });

    it('has after reopening what had resolved, and refuses calls when it is closed', async () => {
      await store.insert(made('t'), true, [said('created')]);
      const leased = (await lease('w', NOW, NOW + 1000))!;
      const before = await store.get('anna', 't');
      const closed = store;
      store = await opening.again();
      await expect(closed.get('anna', 't')).rejects.toThrow('stopping');
      await expect(closed.remove('anna', 't')).rejects.toThrow('stopping');
      expect(await store.get('anna', 't')).toEqual(before);
      expect(await store.entries('anna', 't')).toEqual([said('created')]);
      expect(await lease('other', NOW + 999)).toBeUndefined();
      expect(await store.move(leased, moveTo('done'))).toBe(true);
    });

    it('is shared: what one has done, another of the same folder sees', async () => {
      const other = await opening.another();
      await store.insert(made('t'), true, []);
      expect(await other.get('anna', 't')).toMatchObject({ version: 1 });
      const both = await Promise.all([store, other].map((each, n) => each.lease(WORK, `w${n}`, NOW, NOW + 1000)));
      expect(both.filter((task) => task !== undefined)).toHaveLength(1);
      const before = { task_id: 't', account: 'anna', version: 1 };
      const moves = await Promise.all([store, other].map((each) => each.move(before, moveTo('moved'))));
      expect(moves.toSorted()).toEqual([false, true]);
    });
  });
}
