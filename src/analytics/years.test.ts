import { expect, it } from 'vitest';
import { incomplete, lastFullYear, lastYears, share, yearOf } from './years.ts';

it('a year is full when its last day lies eighteen months back', () => {
  const full = (day: string) => [2022, 2023, 2024, 2030].map((to) => lastFullYear(to, Date.parse(day)));
  expect(full('2025-06-30')).toEqual([2022, 2022, 2022, 2022]);
  expect(full('2025-07-01')).toEqual([2022, 2023, 2023, 2023]);
  expect(full('2026-06-30')).toEqual([2022, 2023, 2023, 2023]);
  expect(incomplete({ from: 2020, to: 2026 }, Date.parse('2026-06-30'))).toEqual([2024, 2025, 2026]);
  expect(incomplete({ from: 2025, to: 2026 }, Date.parse('2026-06-30'))).toEqual([2025, 2026]);
  expect(incomplete({ from: 2020, to: 2023 }, Date.parse('2026-06-30'))).toEqual([]);
});

it('the last years end with that of the instant, in UTC', () => {
  const instant = Date.parse('2026-12-31T23:59:59Z');
  expect([yearOf(instant), yearOf(instant + 1_000)]).toEqual([2026, 2027]);
  expect([lastYears(1, instant), lastYears(20, instant)]).toEqual([
    { from: 2026, to: 2026 },
    { from: 2007, to: 2026 },
  ]);
});

it('a share is of something', () => {
  expect([share(1, 4), share(0, 1), share(0, 0), share(1, -1)]).toEqual([0.25, 0, undefined, undefined]);
});
