import { expect, it } from 'vitest';
import { bars, Counts } from './report-counts.ts';

const words = { caption: 'Queries', count: 'Count', query: 'Query', total: 'Total' };

it('shows what was counted, and neither a table nor a picture of nothing', () => {
  const counts = new Counts({} as never, new AbortController().signal);
  expect(counts.table(words)).toEqual([]);
  expect(counts.note('Families', 'IPC: H01M', 3)).toBe('Q1');
  expect(counts.table(words)).toMatchObject([{ kind: 'table', caption: 'Queries', rows: { length: 1 } }]);
  expect(bars('By year', 'families', [])).toEqual([]);
  expect(bars('By year', 'families', [{ value: '2020', count: 0 }])).toEqual([]);
  const years = [
    { value: '2020', count: 0 },
    { value: '2021', count: 2 },
  ];
  expect(bars('By year', 'families', years)).toMatchObject([{ kind: 'chart', series: [{ values: [0, 2] }] }]);
});
