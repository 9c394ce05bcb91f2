import { expect, it } from 'vitest';
import type { Company } from '#collections/companies/companies.ts';
import { englishName, flagText, grouped, latestFirst, pageOfRows, plainDay, rowsOf } from './company-facts.ts';

const company = (fields: object): Company => ({ provenance: [{ source: 'gleif' }], names: [], ...fields }) as never;
const of = company({
  facts: {
    award: [{ name: 'first', day: 20190101 }, { name: 'none' }, { name: 'second', day: 20210101 }],
  },
});

it('rows of a kind, the latest first, and none where none is stored', () => {
  type Award = { readonly name: string; readonly day?: number };
  const day = ({ day }: Award) => day;
  expect(latestFirst(of, 'award' as never, day as never)?.map((row) => (row as Award).name)).toEqual([
    ...['second', 'first', 'none'],
  ]);
  expect(rowsOf(of, 'award' as never, (row) => (row as Award).name)).toEqual(['first', 'none', 'second']);
  expect([latestFirst(of, 'round' as never, day as never), rowsOf(of, 'round' as never, () => 1)]).toEqual([
    undefined,
    undefined,
  ]);
});

it('pages count from one, groups stand in the order of their first rows', () => {
  expect([pageOfRows([1, 2, 3, 4, 5], 2, 2), pageOfRows([1, 2, 3], 2, 2), pageOfRows([1], 3, 2)]).toEqual([
    [3, 4],
    [3],
    [],
  ]);
  expect(grouped(['b1', 'a1', 'b2'], (text) => text[0]!)).toEqual([['b1', 'b2'], ['a1']]);
});

it('days and flags are texts, and what is not known is absent', () => {
  expect([plainDay(20190101), plainDay(undefined)]).toEqual(['20190101', undefined]);
  expect([flagText(1), flagText(0), flagText(undefined)]).toEqual(['1', '0', undefined]);
});

it('the English name is the one that says so, else the first of today in Latin letters', () => {
  const named = (...names: object[]) => englishName(company({ names }));
  const chinese = { text: '宁德时代', kind: 'legal', lang: 'zh' };
  expect(named(chinese, { text: 'CATL', kind: 'legal', lang: 'en-US' }, { text: 'Ningde', kind: 'legal' })).toBe(
    'CATL',
  );
  expect(named(chinese, { text: 'Ningde 2', kind: 'legal' })).toBe('Ningde 2');
  expect(
    named({ text: 'Before', kind: 'previous', lang: 'en' }, { text: 'Br', kind: 'short', lang: 'en' }),
  ).toBeUndefined();
  expect(named(chinese, { text: '123', kind: 'legal' }, { text: '宁德 CATL', kind: 'legal' })).toBeUndefined();
});
