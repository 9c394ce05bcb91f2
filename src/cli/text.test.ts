import { expect, it } from 'vitest';
import { bytesText, counted, holdings } from './text.ts';

it('say what a corpus holds, one of a kind in the singular', () => {
  const held = Object.entries({
    patents: 2389,
    class_symbols: 1,
    entities: 1,
    news: 1,
    works: 0,
    trials: 4,
    translational: 1,
    funding: 3,
  });
  expect(holdings(held.map(([name, records]) => ({ name, records })))).toBe(
    '2,389 patents, 1 class symbol, 1 entity, 1 news item, 4 trials, 1 finding of translational medicine, 3 funding rounds and grants',
  );
  const others = { translational: 2, funding: 1, works: 1, news: 2 };
  expect(holdings(Object.entries(others).map(([name, records]) => ({ name, records })))).toBe(
    '2 findings of translational medicine, 1 funding round or grant, 1 paper, 2 news items',
  );
  expect(holdings([{ name: 'patents', records: 0 }])).toBe('nothing');
});

it('say numbers of things, and sizes in powers of 1000', () => {
  expect([counted(1, 'record'), counted(1234, 'record')]).toEqual(['1 record', '1,234 records']);
  expect([bytesText(999), bytesText(1000), bytesText(12_345_678)]).toEqual(['999 B', '1.0 kB', '12.3 MB']);
});
