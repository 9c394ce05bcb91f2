import { expect, it } from 'vitest';
import { bars, Counts, counting } from './report-counts.ts';

const words = { caption: 'Queries', total: 'Total' };

it('shows what was counted, and neither a list nor a picture of nothing', () => {
  const counts = new Counts({} as never, new AbortController().signal);
  expect(counts.appendix(words)).toEqual([]);
  expect(counts.note('Families', 'IPC: H01M', 3)).toBe('Q1');
  expect(counts.appendix(words)).toEqual([
    { kind: 'paragraph', content: ['Queries'], basis: 'form' },
    {
      ...{ kind: 'paragraph', id: 'Q1', basis: 'source' },
      content: [{ text: 'Q1  ', style: 'strong' }, 'Families: ', { text: 'IPC: H01M', style: 'code' }, ' · Total 3'],
    },
  ]);
  const content = ['3 families ', { text: '[Q1]', href: '#Q1' }, ', one [Qx] old.'];
  expect(counting('3 families [Q1], one [Qx] old.')).toEqual({ kind: 'paragraph', content, basis: 'cited' });
  expect(bars('cited', 'By year', 'families', [])).toEqual([]);
  expect(bars('cited', 'By year', 'families', [{ value: '2020', count: 0 }])).toEqual([]);
  const years = [
    { value: '2020', count: 0 },
    { value: '2021', count: 2 },
  ];
  expect(bars('cited', 'By year', 'families', years)).toMatchObject([
    { kind: 'chart', basis: 'cited', series: [{ values: [0, 2] }] },
  ]);
});
