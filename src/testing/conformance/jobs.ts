import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobStore } from '#jobs/jobs.ts';
import { type Opening, openings, START } from './opening.ts';

const made = (id: string, created_at = START) => ({
  ...{ id, kind: 'import' as const, input: { paths: ['ä.xml'] }, asked_by: 'Ann' },
  created_at,
});

/** What every `JobStore` promises. */
export function describeJobStore(name: string, open: Opening<JobStore>): void {
  describe(`${name}: jobs`, () => {
    const opening = openings(open);
    let store: JobStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);

    it('has what waits the oldest first, what is shown the newest first', async () => {
      expect(await store.next()).toBeUndefined();
      for (const [id, at] of [
        ['second', 2],
        ['first', 1],
        ['third', 2],
      ] as const)
        await store.add(made(id, at));
      expect((await store.list(2)).map(({ id }) => id)).toEqual(['third', 'second']);
      expect(await store.next()).toEqual({ ...made('first', 1), state: 'waiting' });
      expect(await store.begin('first', START)).toBe(true);
      expect(await store.begin('first', START)).toBe(false);
      expect(await store.begin('none', START)).toBe(false);
      expect((await store.next())?.id).toBe('second');
      expect(await store.get('none')).toBeUndefined();
    });

    it('adds one of a kind that is to be there once, however many ask', async () => {
      const check = (id: string) => ({ ...made(id), kind: 'check' as const });
      await store.add(made('import'));
      const ids = await Promise.all(['a', 'b', 'c'].map((id) => store.addOnce(check(id))));
      expect(ids).toEqual(['a', 'a', 'a']);
      await store.begin('a', START);
      expect(await store.addOnce(check('d'))).toBe('a');
      await store.end('a', { state: 'done', ended_at: START });
      expect(await store.addOnce(check('e'))).toBe('e');
      expect((await store.list(9)).map(({ id }) => id)).toEqual(['e', 'a', 'import']);
      expect(await store.get('e')).toEqual({ ...check('e'), state: 'waiting' });
    });

    it('keeps how far a job is while it runs, and how it ended, once', async () => {
      await store.add(made('a'));
      await store.progress('a', { records: 0 });
      expect(await store.get('a')).not.toHaveProperty('progress');
      await store.begin('a', START + 1);
      await store.progress('a', { records: 5 });
      store = await opening.again();
      const running = { ...made('a'), state: 'running', started_at: START + 1, progress: { records: 5 } };
      expect(await store.get('a')).toEqual(running);
      await store.end('a', { state: 'done', ended_at: START + 2, result: { added: 1 } });
      await store.end('a', { state: 'failed', ended_at: START + 3, problem: 'late' });
      await store.progress('a', { records: 6 });
      expect(await store.get('a')).toEqual({
        ...running,
        ...{ state: 'done', ended_at: START + 2, result: { added: 1 } },
      });
      await store.add(made('b'));
      await store.begin('b', START);
      await store.end('b', { state: 'failed', ended_at: START, problem: 'No room.', progress: { records: 7 } });
      expect(await store.get('b')).toMatchObject({ problem: 'No room.', progress: { records: 7 } });
    });

    it('cancels what waits, once, and never what was begun', async () => {
      await store.add(made('a'));
      const [cancelled, begun] = await Promise.all([store.cancelWaiting('a', START), store.begin('a', START)]);
      expect([cancelled, begun]).toEqual([true, false]);
      expect(await store.get('a')).toEqual({ ...made('a'), state: 'cancelled', ended_at: START });
      expect(await store.cancelWaiting('a', START)).toBe(false);
      await store.add(made('b'));
      await store.begin('b', START);
      expect(await store.cancelWaiting('b', START)).toBe(false);
    });

    it('has what ran wait again, from the beginning', async () => {
      for (const id of ['ended', 'ran']) {
        await store.add(made(id));
        await store.begin(id, START);
        await store.progress(id, 1);
      }
      await store.end('ended', { state: 'done', ended_at: START });
      await store.putBack();
      expect(await store.get('ran')).toMatchObject({ state: 'waiting' });
      expect(await store.get('ran')).not.toHaveProperty('progress');
      expect((await store.get('ended'))?.state).toBe('done');
    });

    it('forgets those that have ended, but for the newest jobs', async () => {
      for (let n = 0; n < 5; n++) {
        await store.add(made(`job ${n}`, n));
        if (n !== 1) await store.end(`job ${n}`, { state: 'done', ended_at: START });
      }
      await store.forget(2);
      expect((await store.list(9)).map(({ id }) => id)).toEqual(['job 4', 'job 3', 'job 1']);
    });
  });
}
