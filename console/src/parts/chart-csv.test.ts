import { expect, it } from 'vitest';
import { chartCsv } from './chart-csv.ts';

it('has the query above the numbers, and no cell that a spreadsheet would compute', () => {
  const file = {
    ...{ title: 'Owner', query: 'TTL: ("cold plate", pump)', field: 'ANCS_EXACT', unit: 'simple families' },
    head: ['value', 'count'],
    rows: [
      ['=ACME, INC', 12],
      ['Übermorgen', 3],
    ],
    ...{ without: 2, other: 0 },
  };
  expect(chartCsv(file, new Date(0)).split('\r\n')).toEqual([
    '\uFEFFchart,Owner',
    'query,"TTL: (""cold plate"", pump)"',
    'field,ANCS_EXACT',
    'counted,simple families',
    'made,1970-01-01T00:00:00.000Z',
    'without_value,2',
    'other_values,0',
    '',
    'value,count',
    `"'=ACME, INC",12`,
    'Übermorgen,3',
  ]);
});
