import { expect, it } from 'vitest';
import { portions } from './portions.ts';

it('a list comes in portions, the last one with the rest, and an empty one in none', () => {
  const of = (length: number) => [
    ...portions(
      Array.from({ length }, (_, at) => at + 1),
      3,
    ),
  ];
  expect([0, 1, 2, 3, 4, 6].map(of)).toEqual([
    [],
    [[1]],
    [[1, 2]],
    [[1, 2, 3]],
    [[1, 2, 3], [4]],
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ]);
});

it('where nobody says how many, a portion has as many records as are read at once', () => {
  const of = (length: number) => [...portions(Array.from({ length }))].map((some) => some.length);
  expect([250, 251, 600].map(of)).toEqual([[250], [250, 1], [250, 250, 100]]);
});
