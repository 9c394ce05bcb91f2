import { expect, it } from 'vitest';
import { percentile, percentileIn } from './percentile.ts';

it('is the share below, equal ones half, whether values are counted or not', () => {
  const counted = [
    [1, 2],
    [3, 4],
    [10, 2],
  ] as const;
  const single = counted.flatMap(([value, count]) => Array.from({ length: count }, () => value));
  const places = [0, 12.5, 25, 50, 87.5, 100];
  expect([0, 1, 2, 3, 10, 11].map((value) => percentile(value, counted))).toEqual(places);
  expect([0, 1, 2, 3, 10, 11].map((value) => percentile(value, single))).toEqual(places);
  expect([0, 1, 2, 3, 10, 11].map((value) => percentileIn(value, Float64Array.from(single)))).toEqual(places);
  expect(percentile(1, [])).toBeUndefined();
  expect(percentileIn(1, new Float64Array())).toBeUndefined();
});
