import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Monitor, MonitorStore, NewMonitor, Ran, Told } from '#monitors/store.ts';
import { type Opening, openings, START } from './opening.ts';

const DAY = 86_400_000;
const id = (n: number) => n.toString(16).padStart(32, '0');
const monitor = (n: number, more: Partial<NewMonitor> = {}): NewMonitor => ({
  ...{ id: id(n), account_id: 'a', subject: 'patents', name: `monitor ${n}`, query: { text: `TTL: pump${n}` } },
  ...{ kinds: ['new', 'legal'], created_at: START + n, number: 3, mark: 10, standing: { new: ['EP1A1'] } },
  ...more,
});
const told = (...ids: string[]): Told => ({ kinds: [{ kind: 'new', count: ids.length, ids }], notes: [] });
const ran = (n: number, more: Partial<Ran> = {}): Ran => ({
  ...{ run_mark: n, next_run_at: START + n * DAY, entry: { id: id(100 + n), at: START + n, told: told(`EP${n}A1`) } },
  ...{ outgoing: [{ id: id(200 + n), way: 'webhook' as const, target: 'https://example.org/in' }] },
  ...more,
});

/** What every `MonitorStore` promises. */
export function describeMonitorStore(name: string, open: Opening<MonitorStore>): void {
  const opening = openings(open);
  let store: MonitorStore;
  beforeEach(async () => {
    store = await opening.begin();
  });
  afterEach(opening.end);
  const stored = async (n: number): Promise<Monitor> => (await store.get('a', id(n)))!;

  describe(`${name}: monitors`, () => {
    it('keeps what was added as it was, of its own account alone, the newest first, up to the most', async () => {
      const whole = monitor(1, {
        ...{ user_id: 'ann', schedule: { every: 'week', on: 1 }, next_run_at: START + DAY },
        send: { webhook: 'https://example.org', mail: 'a@example.org' },
      });
      expect(await store.add(whole, 2)).toBe(true);
      expect(await store.add(monitor(2), 2)).toBe(true);
      expect(await store.add(monitor(3), 2)).toBe(false);
      expect(await store.add(monitor(4, { account_id: 'b' }), 2)).toBe(true);
      store = await opening.again();
      expect(await stored(1)).toEqual({ ...whole, updated_at: START + 1, run_mark: 10, runs: 0 });
      expect((await store.of('a')).map((one) => one.id)).toEqual([id(2), id(1)]);
      expect(await store.get('b', id(1))).toBeUndefined();
      expect(await stored(3)).toBeUndefined();
    });

    it('changes what is named, takes away what is null, and tells each change by a later time', async () => {
      await store.add(monitor(1, { schedule: { every: 'day' }, next_run_at: START + DAY }), 9);
      expect(await store.change('a', id(1), { name: 'other', schedule: null, next_run_at: null })).toBe(true);
      const once = await stored(1);
      expect(once).toMatchObject({ name: 'other', kinds: ['new', 'legal'], query: { text: 'TTL: pump1' } });
      expect([once.schedule, once.next_run_at]).toEqual([undefined, undefined]);
      await store.change('a', id(1), { kinds: ['legal'] });
      const twice = await stored(1);
      expect([once.updated_at > START + 1, twice.updated_at > once.updated_at]).toEqual([true, true]);
      expect(await store.change('b', id(1), { name: 'stolen' })).toBe(false);
      expect([await store.remove('b', id(1)), await store.remove('a', id(1)), await store.remove('a', id(1))]).toEqual([
        false,
        true,
        false,
      ]);
    });

    it('keeps one answer of each number, in order, and moves the mark when that went out whole', async () => {
      await store.add(monitor(1), 9);
      const answer = (n: number, upto: number) => ({ ...told(`EP${n}A1`), n, upto, at: START });
      expect(await store.answered('a', id(1), answer(2, 20))).toBe(false);
      expect(await store.answered('a', id(1), answer(1, 20))).toBe(true);
      expect(await store.answered('a', id(1), answer(1, 30))).toBe(false);
      // the next one only after the last went out
      expect(await store.answered('a', id(1), answer(2, 30))).toBe(false);
      expect(await stored(1)).toMatchObject({ mark: 10, answer: { n: 1, upto: 20, sent: false } });
      await store.sent('a', id(1), 7);
      expect((await stored(1)).mark).toBe(10);
      await store.sent('a', id(1), 1);
      expect(await stored(1)).toMatchObject({ mark: 20, answer: { ...told('EP1A1'), n: 1, sent: true } });
      expect(await store.answered('a', id(1), answer(2, 30))).toBe(true);
    });

    it('gives those whose run is due, of all accounts, the longest due of each first', async () => {
      await store.add(monitor(1, { next_run_at: START + 50 }), 9);
      await store.add(monitor(2, { next_run_at: START + 20, account_id: 'b' }), 9);
      await store.add(monitor(3, { next_run_at: START + 51 }), 9);
      await store.add(monitor(4), 9);
      expect((await store.due(START + 50, 9)).map((one) => one.id)).toEqual([id(2), id(1)]);
      expect((await store.due(START + 50, 1)).map((one) => one.id)).toEqual([id(2)]);
      expect(await store.due(START + 19, 9)).toEqual([]);
    });

    it('takes accounts by turns: one with many monitors holds nobody up', async () => {
      for (const n of [1, 2, 3]) await store.add(monitor(n, { next_run_at: START + n }), 9);
      await store.add(monitor(4, { next_run_at: START + 5, account_id: 'b' }), 9);
      await store.add(monitor(5, { next_run_at: START + 4, account_id: 'b' }), 9);
      const order = async (limit: number) => (await store.due(START + 9, limit)).map((one) => one.id);
      expect(await order(9)).toEqual([id(1), id(5), id(2), id(4), id(3)]);
      expect(await order(2)).toEqual([id(1), id(5)]);
      await store.ran((await store.get('a', id(1)))!, { run_mark: 10, next_run_at: START + 99, outgoing: [] });
      expect(await order(2)).toEqual([id(2), id(5)]);
    });

    it('keeps all of a run or nothing: of two who run it one, and none after a change', async () => {
      await store.add(monitor(1, { next_run_at: START }), 9);
      const before = await stored(1);
      const other = await opening.another();
      const both = await Promise.all([
        store.ran(before, ran(11)),
        other.ran(before, ran(12, { standing: { new: ['EP9A1'] } })),
      ]);
      expect([...both].sort()).toEqual([false, true]);
      const after = await stored(1);
      expect([after.runs, (await store.inbox('a', { offset: 0, limit: 9 })).total]).toEqual([1, 1]);
      await store.change('a', id(1), { name: 'other' });
      expect(await store.ran(after, ran(13))).toBe(false);
      expect((await store.outgoing(START + DAY, 9)).length).toBe(1);
      expect(await store.ran(await stored(1), { run_mark: 14, next_run_at: START + 14, outgoing: [] })).toBe(true);
      expect(await stored(1)).toMatchObject({ run_mark: 14, next_run_at: START + 14, runs: 2, mark: 10 });
      expect((await store.inbox('a', { offset: 0, limit: 9 })).total).toBe(1);
    });
  });

  describe(`${name}: the inbox of monitors`, () => {
    beforeEach(async () => {
      for (const n of [1, 2]) {
        await store.add(monitor(n), 9);
        await store.ran(await stored(n), ran(n));
      }
    });

    it('has entries with the names of then, the newest first, page by page, of one monitor or all', async () => {
      await store.remove('a', id(1));
      store = await opening.again();
      const page = await store.inbox('a', { offset: 0, limit: 1 });
      expect([page.total, page.unread, page.entries.map((one) => one.id)]).toEqual([2, 2, [id(102)]]);
      const { entries } = await store.inbox('a', { offset: 0, limit: 9, monitor_id: id(1) });
      expect(entries).toEqual([
        { id: id(101), monitor_id: id(1), name: 'monitor 1', subject: 'patents', at: START + 1, told: told('EP1A1') },
      ]);
      expect((await store.inbox('a', { offset: 1, limit: 1 })).entries.map((one) => one.id)).toEqual([id(101)]);
      expect((await store.inbox('b', { offset: 0, limit: 9 })).total).toBe(0);
    });

    it('marks as read once, all or some, forgets what is old, and what one account may is nothing to another', async () => {
      opening.later(5);
      await store.read('b', 'all');
      await store.read('a', [id(102)]);
      opening.later(5);
      await store.read('a', 'all');
      const { unread, entries } = await store.inbox('a', { offset: 0, limit: 9 });
      expect([unread, entries.map((one) => one.read_at)]).toEqual([0, [START + 5, START + 10]]);
      expect([await store.removeEntry('b', id(102)), await store.removeEntry('a', id(102))]).toEqual([false, true]);
      expect([await store.forget(START + 1), await store.forget(START + 2)]).toEqual([0, 1]);
      expect((await store.inbox('a', { offset: 0, limit: 9 })).total).toBe(0);
    });

    it('keeps what is to be sent until it was, and tries again when it is time', async () => {
      const [first, second] = await store.outgoing(START + 2, 9);
      expect(first).toMatchObject({ id: id(201), way: 'webhook', target: 'https://example.org/in', tries: 0 });
      expect(first).toMatchObject({ account_id: 'a', entry: { id: id(101), name: 'monitor 1', told: told('EP1A1') } });
      expect(await store.outgoing(START, 9)).toEqual([]);
      await store.tried(first!.id, START + 100);
      await store.tried(second!.id, undefined);
      store = await opening.again();
      expect(await store.outgoing(START + 99, 9)).toEqual([]);
      expect((await store.outgoing(START + 100, 9)).map((one) => [one.id, one.tries])).toEqual([[id(201), 1]]);
      // gone with its entry
      await store.removeEntry('a', id(101));
      expect(await store.outgoing(START + 100, 9)).toEqual([]);
    });
  });
}
