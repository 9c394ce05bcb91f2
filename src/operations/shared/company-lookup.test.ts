import { expect, it } from 'vitest';
import { type Importers, noteAbsent } from './company-lookup.ts';

const noted = (row: object, importers?: Importers) => {
  const notes: string[] = [];
  noteAbsent(row, (sentence) => notes.push(sentence), importers);
  return notes;
};

it('names what no source states, and the importer that would fill each, once', () => {
  expect(noted({ name: 'a', names: ['b'], zero: 0, not: false })).toEqual([]);
  expect(noted({ name: undefined, rounds: [], held: 1 })).toEqual([
    'No loaded source states: name, rounds. What would fill it: company-table.',
  ]);
  expect(noted({ name: undefined }, 'gleif')).toEqual(['No loaded source states: name. What would fill it: gleif.']);
  const importers = [
    [/^num_/, 'registers'],
    [/rounds/, 'financing-table'],
  ] as const;
  expect(noted({ num_a: undefined, num_b: undefined, rounds: [], name: undefined }, importers)).toEqual([
    'No loaded source states: num_a, num_b, rounds, name. What would fill it: registers; financing-table; company-table.',
  ]);
});

it('names sixty fields at most', () => {
  const row = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, undefined]));
  const [note] = noted(row);
  expect(note).toContain('f59.');
  expect(note).not.toContain('f60');
});
