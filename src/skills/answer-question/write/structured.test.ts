import { expect, it } from 'vitest';
import { coveredYears, wayOf } from './structured.ts';

it.each([
  ['a growing corpus is whole to its end', [10, 20, 40, 80], 4],
  ['the last year is half covered', [10, 20, 40, 19], 3],
  ['a folder that was made years ago, with a few later documents', [100, 400, 800, 900, 190, 0, 0, 0, 170, 1], 4],
  ['a year between two full ones is covered', [100, 40, 100, 90], 4],
  ['one year', [3], 1],
])('%s', (_, all, whole) => {
  expect(coveredYears(all)).toBe(whole);
});

it.each([
  [12, 7, 'few'],
  [0, 0, 'few'],
  [14, 6, 'level'],
  [15, 5, 'up'],
  [5, 15, 'down'],
  // two deviations of 100 are 20
  [60, 40, 'up'],
  [59, 41, 'level'],
])('%i after %i: %s', (now, before, way) => {
  expect(wayOf(now, before)).toBe(way);
});
