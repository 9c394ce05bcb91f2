import { expect, it } from 'vitest';
import type { Aggregate } from '#corpus/aggregation.ts';
import { bucketsOf, countOf, withoutOf } from './axes.ts';

it('what was not counted has no buckets, and counts nothing', () => {
  const buckets = [
    { value: 'A', count: 3 },
    { value: 'B', count: 0 },
  ];
  const counted: Aggregate = { count: 5, by: { kind: { buckets, distinct: 2, other: 0, without: 2 } } };
  expect([bucketsOf(counted, 'kind'), bucketsOf(counted, 'year'), bucketsOf({ count: 5 }, 'kind')]).toEqual([
    ...[buckets, [], []],
  ]);
  expect(['A', 'B', 'C'].map((value) => countOf(counted, 'kind', value))).toEqual([3, 0, 0]);
  expect([withoutOf(counted, 'kind'), withoutOf(counted, 'year'), withoutOf({ count: 5 }, 'kind')]).toEqual([2, 0, 0]);
});
