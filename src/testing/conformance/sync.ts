import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SyncRun } from '#sync/state.ts';
import type { SyncStore, ToKeep } from '#sync/store.ts';
import { type Opening, openings, START } from './opening.ts';

const listed = (name: string, period: string, more: Partial<ToKeep> = {}): ToKeep => ({
  ...{ name, period, version: '7|monday', url: `https://x.test/${name}`, bytes: 7, revision: 0 },
  ...{ holds: 'delta', replaces: 'itself', ...more },
});
const run = (id: string, started_at: number, more: Partial<SyncRun> = {}): SyncRun => ({
  ...{ id, started_at, why: 'schedule', state: 'running', listed: 0, taken: [], rejected: [], failed: [] },
  ...{ records: 0, added: 0, changed: 0, fetched_bytes: 0, problems: ['ä'], ...more },
});

/** What every `SyncStore` promises. */
export function describeSyncStore(name: string, open: Opening<SyncStore>): void {
  describe(`${name}: sources that follow their publishers`, () => {
    const opening = openings(open);
    let store: SyncStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);
    const states = async (source = 'a') =>
      (await store.deliveries(source)).map((each) => [each.name, each.state, each.times_taken]);

    it('keeps what was decided of sources, for every process', async () => {
      expect(await store.settings()).toEqual([]);
      const settings = { name: 'b', on: true, by: 'Ann', at: START, numbers: ['EP1'], next_run_at: START + 5 };
      await store.set(settings);
      await store.set({ name: 'a', on: false });
      store = await opening.again();
      expect(await store.settings()).toEqual([{ name: 'a', on: false }, settings]);
      await store.set({ name: 'b', on: false });
      expect(await store.settings()).toEqual([
        { name: 'a', on: false },
        { name: 'b', on: false },
      ]);
    });

    it('sets the time of the next run unless somebody has set another since it was read', async () => {
      await store.set({ name: 'a', on: true, next_run_at: 10 });
      expect(await store.schedule('a', 9, 20)).toBe(false);
      expect(await store.schedule('a', 10, 20)).toBe(true);
      expect(await store.schedule('a', 20, undefined)).toBe(true);
      expect(await store.settings()).toEqual([{ name: 'a', on: true }]);
      expect(await store.schedule('a', undefined, 30)).toBe(true);
    });

    it('leases a source to one holder at a time, until it is given back or over', async () => {
      const other = await opening.another();
      const asked = await Promise.all([
        store.lease('a', 'me', START, START + 100),
        other.lease('a', 'you', START, START + 100),
      ]);
      expect(asked.toSorted()).toEqual([false, true]);
      const [mine, yours] = asked[0] ? ['me', 'you'] : ['you', 'me'];
      expect(await store.lease('a', mine, START + 50, START + 150)).toBe(true);
      expect(await other.lease('a', yours, START + 149, START + 250)).toBe(false);
      expect(await other.lease('b', yours, START, START + 1)).toBe(true);
      // one whose time is over has it no more, and can give nothing back
      expect(await other.lease('a', yours, START + 150, START + 250)).toBe(true);
      await store.release('a', mine);
      expect(await store.lease('a', mine, START + 151, START + 251)).toBe(false);
      await other.release('a', yours);
      expect(await store.lease('a', mine, START + 152, START + 252)).toBe(true);
    });

    it('has deliveries in their order, new and amended ones to be taken', async () => {
      const [second, first] = [listed('y.zip', '2026-08-11'), listed('z.zip', '2026-08-04', { checksum: 'md5:aa' })];
      expect(await store.listed('a', [second, first], START)).toEqual({ new: 2, amended: 0 });
      const revised = listed('z_r1.zip', '2026-08-04', { revision: 1 });
      expect(await store.listed('a', [second, first, revised], START + 1)).toEqual({ new: 1, amended: 0 });
      expect(await states()).toEqual([
        ['z.zip', 'waiting', 0],
        ['z_r1.zip', 'waiting', 0],
        ['y.zip', 'waiting', 0],
      ]);
      expect((await store.deliveries('a'))[0]).toEqual({
        ...{ ...first, state: 'waiting', listed_at: START, times_taken: 0, tries: 0 },
      });
      expect(await store.deliveries('b')).toEqual([]);
      const to = { state: 'taken', taken: 'alone', taken_at: START + 2, sha256: 'ab', records: 3 } as const;
      expect(await store.move('a', 'z.zip', '7|monday', to)).toBe(true);
      expect(await store.move('a', 'z.zip', '7|tuesday', to)).toBe(false);
      expect(await store.move('a', 'none.zip', '7|monday', to)).toBe(false);
      store = await opening.again();
      const amended = listed('z.zip', '2026-08-04', { version: '8|tuesday', bytes: 8 });
      expect(await store.listed('a', [amended], START + 3)).toEqual({ new: 0, amended: 1 });
      const [kept] = await store.deliveries('a');
      expect(kept).toMatchObject({
        state: 'waiting',
        version: '8|tuesday',
        bytes: 8,
        times_taken: 1,
        listed_at: START + 3,
      });
      expect(kept).not.toHaveProperty('sha256');
    });

    it('has those after a late delivery wait again, and those that are asked for', async () => {
      const days = ['2026-08-01', '2026-08-02', '2026-08-03'];
      const take = (day: string, taken: 'alone' | 'and_later_again') =>
        store.move('a', day, '7|monday', { state: 'taken', taken });
      await store.listed(
        'a',
        days.map((day) => listed(day, day)),
        START,
      );
      await take(days[2]!, 'and_later_again');
      await take(days[0]!, 'alone');
      await take(days[1]!, 'and_later_again');
      expect(await states()).toEqual([
        [days[0], 'taken', 1],
        [days[1], 'taken', 1],
        [days[2], 'waiting', 1],
      ]);
      await store.move('a', days[2]!, '7|monday', { state: 'rejected', tries: 6, problem: 'damaged', again_at: START });
      await store.again('a', [days[2]!, days[0]!]);
      const [first, , third] = await store.deliveries('a');
      expect(third).toMatchObject({ state: 'waiting', tries: 0 });
      for (const gone of ['problem', 'again_at']) expect(third).not.toHaveProperty(gone);
      expect(first!.state).toBe('waiting');
    });

    it('keeps runs, the newest first; one that was cut off is told as stopped', async () => {
      await store.run('a', run('1', START));
      await store.run('a', run('1', START, { ended_at: START + 1, state: 'done', taken: ['x'] }));
      await store.run('a', run('2', START + 2));
      await store.run('b', run('3', START + 3));
      store = await opening.again();
      await store.interrupted('a', START + 9);
      expect(await store.runs('a', 9)).toEqual([
        run('2', START + 2, { ended_at: START + 9, state: 'stopped' }),
        run('1', START, { ended_at: START + 1, state: 'done', taken: ['x'] }),
      ]);
      expect((await store.runs('b', 9))[0]).toMatchObject({ state: 'running' });
      await store.forget(1);
      expect((await store.runs('a', 9)).map(({ id }) => id)).toEqual(['2']);
      expect(await store.runs('b', 9)).toHaveLength(1);
    });
  });
}
