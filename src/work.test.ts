import { expect, it } from 'vitest';
import { atOnce, inTime, later, now, type Work } from './work.ts';

function* doubled(of: Work<number>): Work<number> {
  return 2 * (yield* of);
}

it('is the same over a store that answers at once and over one that is waited for', async () => {
  expect(atOnce(doubled(now(21)))).toBe(42);
  expect(await inTime(doubled(now(21)))).toBe(42);
  expect(await inTime(doubled(later(Promise.resolve(21))))).toBe(42);
  expect(() => atOnce(doubled(later(Promise.resolve(21))))).toThrow('this work waits, and is to be done in time');
});

it('fails where what it waits for fails, and may go on', async () => {
  const failing = () => later(Promise.reject<number>(new Error('lost')));
  await expect(inTime(doubled(failing()))).rejects.toThrow('lost');
  function* mended(): Work<number> {
    try {
      return yield* failing();
    } catch {
      return yield* later(Promise.resolve(7));
    }
  }
  expect(await inTime(mended())).toBe(7);
});
