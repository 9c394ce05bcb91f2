import { expect, it } from 'vitest';
import { likelyKind, pastedSequence } from './fasta.ts';

it.each([
  ['GIWD TNR\r\nSEF', { letters: 'GIWDTNRSEF' }],
  ['>mine > yours\nGIWD\nTNR\n', { label: 'mine > yours', letters: 'GIWDTNR' }],
  ['\n >mine\r\nGIWD*', { label: 'mine', letters: 'GIWD' }],
  ['        1 gatcctccat atacaacggt\n       21 atctccacct', { letters: 'gatcctccatatacaacggtatctccacct' }],
  ['>mine', { label: 'mine', letters: '' }],
  ['', { letters: '' }],
])('%j is read as %j', (text, read) => expect(pastedSequence(text)).toEqual(read));

it.each(['>a\nGIWD\n>b\nTNR', 'GIWD\n>b\nTNR', '>a\n>b\nTNR'])('%j is not one sequence', (text) =>
  expect(pastedSequence(text)).toBeUndefined(),
);

it.each([
  ['', undefined],
  ['GATTACA', 'NUCLEOTIDE'],
  ['augcccaaaR', 'NUCLEOTIDE'],
  ['augcccaRRR', 'PROTEIN'],
  ['GAT', 'PROTEIN'],
  ['GIWDTNRSEFHYKQ', 'PROTEIN'],
])('%j is taken for %s', (letters, kind) => expect(likelyKind(letters)).toBe(kind));
