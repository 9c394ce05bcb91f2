import { expect, it } from 'vitest';
import { BANDS, recallByAge, yearsBetween } from './ages.ts';
import { estimate, estimateShare, measure } from './metrics.ts';
import type { Question } from './questions.ts';

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

it('draws all values of an owner together', () => {
  const values = [1, 1, 1, 0, 0, 0];
  const alone = estimate(values);
  const owned = estimate(values, ['a', 'a', 'a', 'b', 'b', 'b']);
  // of two owners both are drawn alike, or one of each
  expect([owned.mean, owned.low, owned.high]).toEqual([0.5, 0, 1]);
  expect(alone.low).toBeGreaterThan(0);
});

it('takes a share over questions of different size, drawn together', () => {
  const rows = [
    { found: 1, of: 1 },
    { found: 0, of: 3 },
  ];
  // both drawn alike or one of each: 0, 1/4 or 1
  expect(estimateShare(rows)).toEqual({ mean: 0.25, low: 0, high: 1 });
  expect(estimateShare([]).mean).toBeNaN();
});

it('counts each citation in the band of its age', () => {
  expect([yearsBetween(20000630, 20050629), yearsBetween(20000630, 20050630)]).toEqual([4, 5]);
  const asked = (ages: [string, number][]) => ({ ages: new Map(ages) }) as unknown as Question;
  const bands = recallByAge(
    [
      asked([
        ['a', 0],
        ['b', 4],
        ['c', 5],
      ]),
      asked([
        ['a', 25],
        ['d', 20],
      ]),
    ],
    [
      ['a', 'x', 'c'],
      ['d', 'x', 'a'],
    ],
    2,
  );
  expect(BANDS.length).toBe(bands.length);
  expect(bands.map(({ citations, questions, recall }) => [citations, questions, recall.mean])).toEqual([
    [2, 1, 0.5],
    [1, 1, 0],
    [0, 0, Number.NaN],
    [2, 1, 0.5],
  ]);
});
