import { expect, it } from 'vitest';
import { estimate, measure } from './metrics.ts';

it('measures a ranking as by hand', () => {
  const measured = measure(
    ['a', 'x', 'b', ...Array.from({ length: 60 }, (_, i) => `y${i}`), 'c'],
    new Set(['a', 'b', 'c', 'd']),
  );
  expect(measured.recall_10).toBe(0.5);
  expect(measured.recall_50).toBe(0.5);
  expect(measured.recall_100).toBe(0.75);
  expect(measured.average_precision).toBeCloseTo((1 + 2 / 3 + 3 / 64) / 4, 12);
  const ideal = 1 + 1 / Math.log2(3) + 0.5 + 1 / Math.log2(5);
  expect(measured.ndcg_10).toBeCloseTo(1.5 / ideal, 12);
  expect(measured.reciprocal_rank).toBe(1);
});

it('gives nothing for a ranking without a relevant document', () => {
  expect(Object.values(measure(['x'], new Set(['a'])))).toEqual([0, 0, 0, 0, 0, 0]);
});

it('estimates a mean with an interval around it, the same each time', () => {
  const values = Array.from({ length: 200 }, (_, i) => i % 2);
  const once = estimate(values);
  expect(once.mean).toBe(0.5);
  // standard error of the mean: 0.5 / sqrt(200) = 0.0354
  expect(once.low).toBeCloseTo(0.5 - 1.96 * 0.0354, 1);
  expect(once.high).toBeCloseTo(0.5 + 1.96 * 0.0354, 1);
  expect(estimate(values)).toEqual(once);
});
