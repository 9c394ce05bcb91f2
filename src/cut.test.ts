import { expect, it } from 'vitest';
import { beginningOf, firstNamed, firstOf, lineWithin } from './cut.ts';

it.each([
  ['', ''],
  ['four', 'four'],
  ['fives', 'fives'],
  ['sixths', 'sixt…'],
  [' \u0000a\n\n b\t', 'a b'],
  ['电芯与液冷', '电芯与液冷'],
  ['电芯与液冷板', '电芯与液…'],
  // a character of two units is one
  ['𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷'],
  ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷…'],
])('%j as a line of five characters at most', (text, line) => {
  expect(lineWithin(text, 5)).toBe(line);
});

it.each([
  ['four', 'four'],
  ['fives', 'fives'],
  ['sixths', 'sixth …'],
  [' a\nb c', ' a\nb  …'],
  ['four𠮷', 'four …'],
  ['one𠮷two', 'one𠮷 …'],
])('the first five units of %j', (text, beginning) => {
  expect(beginningOf(text, 5)).toBe(beginning);
});

it('ends with another mark where one is given, if anything follows', () => {
  expect([beginningOf('sixths', 5, '…'), beginningOf('fives', 5, '…')]).toEqual(['sixth…', 'fives']);
});

it('names the first so many, and says how many more there are', () => {
  const told = [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']].map((names) => firstNamed(names, 2));
  expect(told).toEqual(['', 'A', 'A, B', 'A, B and 1 more', 'A, B and 2 more']);
  expect(firstNamed(['A', 'B', 'C'], 2, '; ')).toBe('A; B and 1 more');
});

it('lists the first so many, and notes how many there are where it leaves some out', () => {
  const notes: string[] = [];
  const listed = (most: number) => firstOf(['A', 'B', 'C'], most, (note) => notes.push(note), 'letters');
  expect([listed(4), listed(3), notes]).toEqual([['A', 'B', 'C'], ['A', 'B', 'C'], []]);
  expect([listed(2), notes]).toEqual([['A', 'B'], ['Of 3 letters the first 2 are listed.']]);
});
