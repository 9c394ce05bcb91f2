import { expect, it } from 'vitest';
import { EdgeLetters } from './edge-letters.ts';

it('tells by three letters which expressions may begin a text', () => {
  const letters = new EdgeLetters('start');
  const numbers = [/^[ -](?:receptors?|binding)/u, /^ (?:and|or)? ?\d/, /^(?:,|;) [a-c]?/i].map((pattern) =>
    letters.add(pattern),
  );
  const may = (text: string) => numbers.map((number) => letters.mayMatch(number, text));
  expect(may(' receptor')).toEqual([true, false, false]);
  expect(may(' rat')).toEqual([false, false, false]);
  expect(may('-bind')).toEqual([true, false, false]);
  expect(may(' 12')).toEqual([false, true, false]);
  expect(may(' an example')).toEqual([false, true, false]);
  expect(may(', said')).toEqual([false, false, true]);
  // too short, and beyond ASCII
  expect(may('xy')).toEqual([true, true, true]);
  expect(may(' αx')).toEqual([true, true, false]);
});

it('tells by three letters which expressions may end a text', () => {
  const letters = new EdgeLetters('end');
  const number = letters.add(/(?:serum|level of)[ -]$/i);
  expect(['in serum ', 'LEVEL OF-', 'in urine ', 'serum'].map((text) => letters.mayMatch(number, text))).toEqual([
    ...[true, true, false, false],
  ]);
});
