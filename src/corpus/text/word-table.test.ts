import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachToken, eachWord } from './analysis.ts';
import { PairTable, WordTable } from './word-table.ts';

test('words have the numbers of their first coming, and are found again as they were', () => {
  const table = new WordTable();
  const words = ['battery', 'anode', 'battery', '電', 'é', 'anode', '', '𠀀'];
  expect(words.map((word) => table.ofText(word))).toEqual([0, 1, 0, 2, 3, 1, 4, 5]);
  expect(table.size).toBe(6);
  expect([0, 1, 2, 3, 4, 5].map((number) => table.text(number))).toEqual(['battery', 'anode', '電', 'é', '', '𠀀']);
  const bytes = Buffer.alloc(30);
  expect([0, 2, 5].map((number) => bytes.toString('hex', 0, table.utf8(number, bytes)))).toEqual([
    '62617474657279',
    'e99bbb',
    'f0a08080',
  ]);
});

test('any words: numbers, texts and order, through every size of the table', () => {
  const word = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', 'é', '電', '𠀀', '\uffee'), maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), (words) => {
      const table = new WordTable();
      const distinct = [...new Set(words)];
      expect(words.map((each) => table.ofText(each))).toEqual(words.map((each) => distinct.indexOf(each)));
      const sorted = Array.from(table.order(), (number) => table.text(number));
      expect(sorted).toEqual([...distinct].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    }),
  );
  const many = new WordTable();
  for (let i = 0; i < 50_000; i++) expect(many.ofText(`word${i % 40_000}`)).toBe(i % 40_000);
  expect(many.text(39_999)).toBe('word39999');
});

test('pairs have the numbers of their first coming', () => {
  const table = new PairTable();
  const all: string[] = [];
  for (let i = 0; i < 30_000; i++) {
    const [first, second] = [i % 173, i % 211];
    const number = table.of(first, second);
    if (number === all.length) all.push(`${first} ${second}`);
    expect(all[number]).toBe(`${first} ${second}`);
  }
  expect(table.size).toBe(30_000);
  expect(table.of(1, 1)).toBe(1);
  expect([table.of(500, 0), table.of(0, 500)]).toEqual([30_000, 30_001]);
});

test('a text has the same words as strings and as numbers', () => {
  const text = '5mm and 1,000 of C++, 1,2-dichloroethane; 電池 the élan 10² m² 0.5%';
  const words: string[] = [];
  eachToken(text, (word) => words.push(word));
  const table = new WordTable();
  const numbered: string[] = [];
  eachWord(text, table, (number) => numbered.push(table.text(number)));
  expect(numbered).toEqual(words);
});
