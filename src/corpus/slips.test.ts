import { expect, it } from 'vitest';
import { mostSlips } from './slips.ts';

it('two slips may be in a long word, none in one that is too short, too long or of other letters', () => {
  const of = (letters: number) => mostSlips('a'.repeat(letters));
  expect([3, 4, 8, 9, 30, 31].map(of)).toEqual([0, 1, 1, 2, 2, 0]);
  expect(['Pump', 'pump2', '水泵水泵', ''].map(mostSlips)).toEqual([0, 0, 0, 0]);
});
