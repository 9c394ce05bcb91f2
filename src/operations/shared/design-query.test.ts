import { expect, it } from 'vitest';
import { designQuery } from './design-query.ts';

it('days from the first to the last one: a year or a month is meant whole, and the earlier stands first', () => {
  const range = (from: string, to: string) => designQuery({ apply_start_time: from, apply_end_time: to });
  expect(range('20190105', '2020')).toEqual({ kind: 'range', field: 'APD', from: '20190105', to: '20201231' });
  expect(range('2019', '201904')).toEqual({ kind: 'range', field: 'APD', from: '20190000', to: '20190431' });
  expect(designQuery({ public_end_time: '20200229' })).toEqual({ kind: 'range', field: 'PBD', to: '20200229' });
  expect(() => range('20200101', '20191231')).toThrow('apply_start_time: 20200101 is later than apply_end_time.');
  expect(() => range('20200230', '')).toThrow('apply_start_time: "20200230" is no day: give yyyyMMdd.');
});
