import { expect, it } from 'vitest';
import { beginning, marksFrom } from './beginning.ts';

const words = 'lorem '.repeat(40);

it('a passage is shown from its beginning where its first mark is near', () => {
  expect(beginning(words, [{ start: 120, end: 125 }])).toBe(0);
  expect(beginning(words, [])).toBe(0);
});

it('else from a word that is near to it, with the marks where they stand', () => {
  const marks = [
    { start: 180, end: 185, leaf: 1 },
    { start: 192, end: 197 },
  ];
  const from = beginning(words, marks);
  expect(from).toBe(66);
  expect(marksFrom(marks, from)).toEqual([
    { start: 114, end: 119, leaf: 1 },
    { start: 126, end: 131 },
  ]);
});

it('a text without blanks is cut so many characters before', () => {
  expect(beginning('电'.repeat(300), [{ start: 200, end: 202 }])).toBe(80);
});
