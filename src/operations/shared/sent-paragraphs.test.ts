import { expect, it } from 'vitest';
import { paragraphsOf } from './sent-paragraphs.ts';

type Block = readonly [type: string, content: string | undefined, page?: number];
const read = (...blocks: Block[]) =>
  paragraphsOf(
    blocks.map(([type, content, page = 0]) => ({ page, type, content, bbox: [0, 0.1, 1, 0.2, 0.9] })) as never,
  );
const texts = (...blocks: Block[]) => read(...blocks).paragraphs.map(({ text }) => text);
const TABLE = '| a | b |\n| --- | --- |\n| 1 | x\\_1 |';

it('paragraphs have an id in reading order, their page from 1, and their place; heads, feet and empty ones are none', () => {
  expect(
    read(
      ['header', 'Page'],
      ['title', 'Heads'],
      ['text', ''],
      ['text', undefined],
      ['text', 'Said.', 1],
      ['footer', '2'],
    ),
  ).toEqual({
    paragraphs: [
      { id: 'p1', text: 'Heads', heading: true, page: 1, box: [0, 0.1, 1, 0.2] },
      { id: 'p2', text: 'Said.', page: 2, box: [0, 0.1, 1, 0.2] },
    ],
    cut: false,
  });
});

it('a table has a line a row, below its title where this stands before it on the page', () => {
  const rows = '| a | b\n| 1 | x_1';
  for (const title of ['Table 1: yields', 'Tab. 12', 'tab.2', '表1', '表 2'])
    expect(texts(['text', title], ['table', TABLE])).toEqual([`${title}\n${rows}`]);
  for (const other of ['Tables', 'See Table 1', 'Table of yields'])
    expect(texts(['text', other], ['table', TABLE])).toEqual([other, rows]);
  expect(texts(['text', 'Table 1', 0], ['table', TABLE, 1])).toEqual(['Table 1', rows]);
  // the title is taken by the first of two tables
  expect(texts(['text', 'Table 1'], ['table', TABLE], ['table', TABLE])).toEqual([`Table 1\n${rows}`, rows]);
});

it('1,500,000 characters are kept, of what would be more nothing, and a title that was read stays', () => {
  const long = 'x'.repeat(1_500_000 - 7);
  expect(read(['text', long], ['text', '7 signs'])).toMatchObject({
    paragraphs: [{}, { text: '7 signs' }],
    cut: false,
  });
  expect(read(['text', long], ['text', '8 signs.'], ['text', '.'])).toMatchObject({
    paragraphs: [{ id: 'p1' }],
    cut: true,
  });
  expect(read(['text', long], ['text', '8 signs.']).paragraphs).toHaveLength(1);
  const cut = read(['text', long], ['text', 'Table 1'], ['table', TABLE]);
  expect([cut.paragraphs.map(({ text }) => text).slice(1), cut.cut]).toEqual([['Table 1'], true]);
  // title and table together have as many characters as may be kept
  const fits = read(
    ['text', 'x'.repeat(1_500_000 - 'Table 1\n| a | b\n| 1 | x_1'.length)],
    ['text', 'Table 1'],
    ['table', TABLE],
  );
  expect([fits.paragraphs.length, fits.cut]).toEqual([2, false]);
});
