import { expect, it } from 'vitest';
import { withPlaces } from './row-places.ts';

it('lets pages of 2,000 rows together be made at a time, in the order in which they came, and goes on after a failure', async () => {
  let now = 0;
  let most = 0;
  const began: number[] = [];
  const page = (name: number, rows: number, fails = false) =>
    withPlaces(rows, undefined, async () => {
      began.push(name);
      now += rows;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= rows;
      if (fails) throw new Error('no page');
      return name;
    });
  const made = await Promise.allSettled([
    page(1, 1000),
    page(2, 1000, true),
    page(3, 1000),
    page(4, 10),
    page(5, 5000),
    page(6, 1000),
  ]);
  expect(made.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(began).toEqual([1, 2, 3, 4, 5, 6]);
  // a page that is larger than all places is made alone
  expect(most).toBe(5000);
});

it('never makes a page that nobody waits for any longer', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  let made = false;
  await expect(
    withPlaces(10, gone, async () => {
      made = true;
    }),
  ).rejects.toThrow('gone');
  expect(made).toBe(false);
});
