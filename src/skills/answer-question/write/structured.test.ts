import { expect, it } from 'vitest';
import { coveredYears } from './structured.ts';

it.each([
  ['a growing corpus is whole to its end', [10, 20, 40, 80], 4],
  ['the last year is half covered', [10, 20, 40, 19], 3],
  ['a folder that was made years ago, with a few later documents', [100, 400, 800, 900, 190, 0, 0, 0, 170, 1], 4],
  ['a year between two full ones is covered', [100, 40, 100, 90], 4],
  ['one year', [3], 1],
])('%s', (_, all, whole) => {
  expect(coveredYears(all)).toBe(whole);
});
