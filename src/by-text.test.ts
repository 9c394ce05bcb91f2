import { expect, it } from 'vitest';
import { byText } from './by-text.ts';

it('orders texts by their units, and tells equal ones', () => {
  expect([byText('a', 'b'), byText('b', 'a'), byText('a', 'a'), byText('', 'a')]).toEqual([-1, 1, 0, -1]);
  expect(['b', 'a', 'Z', '', 'ä', 'aa', '中', '9'].toSorted(byText)).toEqual(['', '9', 'Z', 'a', 'aa', 'b', 'ä', '中']);
});
