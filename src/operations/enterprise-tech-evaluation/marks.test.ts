import { expect, it } from 'vitest';
import { marks } from './c029-enterprise-patent-risk-warning-trend.ts';

it('are the two latest of the 1st and 16th of a month, over the turn of the year too', () => {
  expect([20260316, 20260331, 20260301, 20260315, 20260101, 20260115, 20260116].map((day) => marks(day))).toEqual([
    [20260316, 20260301],
    [20260316, 20260301],
    [20260301, 20260216],
    [20260301, 20260216],
    [20260101, 20251216],
    [20260101, 20251216],
    [20260116, 20260101],
  ]);
});
