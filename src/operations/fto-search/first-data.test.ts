import { expect, it } from 'vitest';
import { thrown } from '#testing/thrown.ts';
import { firstData } from './first-data.ts';

const PRODUCT = 'A pump with a graphite ring in a groove of the housing';
const first = {
  ...{ input: PRODUCT, lang: 'en', country: [], legal_status: [], include_company: [], exclude_company: [] },
};

it.each<[string, Omit<Parameters<typeof firstData>[0], 'input'>, object]>([
  ['nothing else', {}, {}],
  ['a language', { lang: 'cn' }, { lang: 'zh' }],
  ['offices', { country: ['us', ' EP ', 'US', ''] }, { country: ['US', 'EP'] }],
  ['states', { legal_status: [1, 2, 1] }, { legal_status: [1, 2] }],
  ['a first day', { apd_start: '2020-01-31' }, { apd_start: 20200131 }],
  ['days that are one', { apd_start: '20200131', apd_end: '20200131' }, { apd_start: 20200131, apd_end: 20200131 }],
  [
    'names',
    { include_company: [' Acme ', 'Acme', ' '], exclude_company: ['Our Own Ltd'] },
    { include_company: ['Acme'], exclude_company: ['Our Own Ltd'] },
  ],
])('a search for rights in the way begins with %s', (_what, more, data) => {
  expect(firstData({ input: ` ${PRODUCT} `, ...more })).toEqual({ ...first, ...data });
});

it('answers in the language of the description where none is named', () => {
  expect(firstData({ input: '一种带有石墨密封环的水泵，壳体上设有凹槽' }).lang).toBe('zh');
});

it.each<[Parameters<typeof firstData>[0], string, string]>([
  // three words that say something
  [
    { input: 'a pump ring groove' },
    'input',
    'describe the product: what it consists of, how it works, with its numbers.',
  ],
  [{ input: PRODUCT, country: ['US', 'XQ'] }, 'country', '"XQ" is no office; write codes such as CN, US, EP.'],
  [{ input: PRODUCT, apd_start: '20200201', apd_end: '20200131' }, 'apd_start', '20200201 is after apd_end, 20200131.'],
  [{ input: PRODUCT, apd_end: '2020' }, 'apd_end', '"2020" is not a day; write yyyyMMdd, such as 20200131.'],
])('%j is refused with its field', (body, field, why) => {
  const { message, details } = thrown(() => firstData(body));
  expect([message, details]).toEqual([`${field}: ${why}`, { field }]);
});
