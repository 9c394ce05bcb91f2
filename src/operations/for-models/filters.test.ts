import { expect, it } from 'vitest';
import { thrown } from '#testing/thrown.ts';
import { dates, type Filters, filterQueries, keywordQuery } from './filters.ts';

const phrase = (field: string, text: string) => ({ kind: 'phrase', field, text });
const range = (field: string, ends: object) => ({ kind: 'range', field, ...ends });

it.each<[Filters, object[]]>([
  [{}, []],
  [{ authority: ['us'] }, [phrase('AUTHORITY', 'US')]],
  [{ authority: ['us', 'EP'] }, [{ kind: 'or', of: [phrase('AUTHORITY', 'US'), phrase('AUTHORITY', 'EP')] }]],
  [{ patent_type: ['b'] }, [phrase('PATENT_TYPE', 'B')]],
  [{ ipc: ['h01m 10/0525'] }, [{ kind: 'wildcard', field: 'IPC', pattern: 'H01M10/0525*' }]],
  [{ cpc: ['H01M*'] }, [{ kind: 'wildcard', field: 'CPC', pattern: 'H01M*' }]],
  [{ assignee: ['Toyota'] }, [phrase('ALL_AN', 'Toyota')]],
  [{ inventor: ['Curie'] }, [phrase('IN', 'Curie')]],
  [{ legal_status: ['active'] }, [phrase('SIMPLE_LEGAL_STATUS', '1')]],
  [{ legal_status: ['pending'] }, [phrase('SIMPLE_LEGAL_STATUS', '2')]],
  [{ legal_status: ['inactive'] }, [phrase('SIMPLE_LEGAL_STATUS', '0')]],
  [{ published_from: '2020-01-31' }, [range('PBD', { from: '20200131' })]],
  [{ published_to: ' 20200131 ' }, [range('PBD', { to: '20200131' })]],
  [{ filed_from: '20200131', filed_to: '2020-02-01' }, [range('APD', { from: '20200131', to: '20200201' })]],
  [{ filed_to: ' ' }, []],
  [{ query: 'PN: US1B2' }, [{ kind: 'term', field: 'PN', text: 'US1B2' }]],
  [{ query: ' ' }, []],
])('%j is asked for as it stands', (filters, queries) => {
  expect(filterQueries(filters)).toEqual(queries);
});

it.each<[Filters, string, string]>([
  [
    { ipc: ['H01M10', 'batteries'] },
    'filters.ipc',
    'filters.ipc: "batteries" is no class symbol; write one such as H01M10/0525, or its beginning.',
  ],
  [
    { cpc: ['Z01M'] },
    'filters.cpc',
    'filters.cpc: "Z01M" is no class symbol; write one such as H01M10/0525, or its beginning.',
  ],
  [
    { published_from: '31.01.2020' },
    'filters.published_from',
    'filters.published_from: "31.01.2020" is no date; write 2020-01-31 or 20200131.',
  ],
  [
    { filed_to: '20200230' },
    'filters.filed_to',
    'filters.filed_to: "20200230" is no date; write 2020-01-31 or 20200131.',
  ],
])('%j is refused, with its field', (filters, field, why) => {
  const { message, details } = thrown(() => filterQueries(filters));
  expect([message, details]).toEqual([why, { field }]);
});

it('days of papers are asked for likewise', () => {
  expect(dates('PUBLICATION_DATE', 'published')).toEqual([]);
  expect(dates('PUBLICATION_DATE', 'published', '2020-01-31')).toEqual([
    range('PUBLICATION_DATE', { from: '20200131' }),
  ]);
});

it.each([
  ['"heat  pump"', phrase('TACD_ALL', 'heat  pump')],
  [' pump ', phrase('TACD_ALL', 'pump')],
  ['pum*', { kind: 'wildcard', field: 'TACD_ALL', pattern: 'pum*' }],
  // no code of a field, and no sign of the language
  ['TTL:pum*', { kind: 'wildcard', field: 'TACD_ALL', pattern: 'TTLpum*' }],
  ['heat pum*', phrase('TACD_ALL', 'heat pum*')],
  ['**', phrase('TACD_ALL', '**')],
])('a keyword %s is words in this order, or a pattern', (keyword, query) => {
  expect(keywordQuery(keyword)).toEqual(query);
});
