import { expect, it } from 'vitest';
import { thrown } from '#testing/thrown.ts';
import { countedIn, type MarkFilters, markQuery } from './mark-query.ts';

const values = (field: string, ...of: string[]) => ({ kind: 'values', field, values: of });
const filed = (ends: object) => ({ kind: 'range', field: 'FILED', ...ends });

it.each<[MarkFilters, object]>([
  [{}, { kind: 'all' }],
  [{ ipoffice: ' us; EU,us ' }, values('OFFICE', 'US', 'EU')],
  [{ nice_code: '9, 025' }, values('NICE', '009', '025')],
  [{ vienna_code: '26.04' }, values('VIENNA', '26.04')],
  [{ us_code: '22,a' }, values('US_CLASS', '022', 'A')],
  [
    { ipoffice: 'US', app_num: '87/706,058' },
    { kind: 'and', of: [values('OFFICE', 'US'), values('APPNO', '87706058')] },
  ],
  [{ apdt: '20200131' }, filed({ from: '20200131', to: '20200131' })],
  [{ apdt: '2020' }, filed({ from: '20200000', to: '20201231' })],
  [{ apdt: '202002' }, filed({ from: '20200200', to: '20200231' })],
  [{ apdt: '20200131:' }, filed({ from: '20200131' })],
  [{ apdt: ':20200131' }, filed({ to: '20200131' })],
  [{ apdt: '20200131:20200131' }, filed({ from: '20200131', to: '20200131' })],
  [{ applicant: ' Acme ' }, { kind: 'term', field: 'OWNER', text: 'Acme' }],
  [
    { applicant: 'Acme  Ltd' },
    { kind: 'and', of: ['Acme', 'Ltd'].map((text) => ({ kind: 'term', field: 'OWNER', text })) },
  ],
])('%j', (body, query) => {
  expect(markQuery(body)).toEqual(query);
});

it('of a long name no more is asked than twelve words, of a long list every entry', () => {
  const words = (n: number) => Array.from({ length: n }, (_, at) => `w${at}`).join(' ');
  expect(markQuery({ applicant: words(13) })).toMatchObject({ of: { length: 12 } });
  const codes = (n: number) => Array.from({ length: n }, (_, at) => 100 + at).join();
  expect(markQuery({ us_code: codes(101) })).toMatchObject({ values: { length: 101 } });
});

it.each<[MarkFilters, object, string]>([
  [
    { nice_code: '9,46' },
    { field: 'nice_code', position: 1 },
    'nice_code: "46" (entry 2) is none; Nice classes are 1 to 45.',
  ],
  [
    { us_code: '12345' },
    { field: 'us_code', position: 0 },
    'us_code: "12345" (entry 1) is none; classes of the US office are like 022 or A.',
  ],
  [
    { ipoffice: 'XQ' },
    { field: 'ipoffice', position: 0 },
    'ipoffice: "XQ" (entry 1) is none; give offices in two letters (WIPO ST.3), e.g. US, EU.',
  ],
  ...['x', ':', '20200131:x', '20200131:20200201:20200301'].map((apdt): [MarkFilters, object, string] => [
    { apdt },
    { field: 'apdt' },
    `apdt: "${apdt}" is no day: give yyyyMMdd, or two with a colon between them.`,
  ]),
  [{ apdt: '20200201:20200131' }, { field: 'apdt' }, 'apdt: 20200201 is after 20200131: give the earlier day first.'],
  [{ app_num: 'x' }, { field: 'app_num' }, 'app_num: "x" is no number of a trade mark.'],
])('%j is refused with its place', (body, details, why) => {
  const error = thrown(() => markQuery(body));
  expect([error.message, error.details]).toEqual([why, details]);
});

it('words are counted in the classes that are asked for, else in all', () => {
  expect(countedIn({ nice_code: '9' })).toEqual(values('NICE', '009'));
  expect(countedIn({ nice_code: ' ' })).toEqual({ kind: 'all' });
});
