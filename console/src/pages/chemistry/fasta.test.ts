import { expect, it } from 'vitest';
import { lettersOf } from './fasta.ts';

it.each([
  ['GIWD TNR\r\nSEF', 'GIWDTNRSEF'],
  ['>mine > yours\nGIWD\nTNR\n', 'GIWDTNR'],
  ['\n >mine\r\nGIWD', 'GIWD'],
  ['>mine', ''],
  ['', ''],
])('the letters of %j are %j', (text, letters) => expect(lettersOf(text)).toBe(letters));

it.each(['>a\nGIWD\n>b\nTNR', 'GIWD\n>b\nTNR', '>a\n>b\nTNR'])('%j is not one sequence', (text) =>
  expect(lettersOf(text)).toBeUndefined(),
);
