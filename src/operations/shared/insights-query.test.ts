import { describe, expect, it } from 'vitest';
import { datesQuery, insights, insightsByPublication, officesQuery, trendYears } from './insights-query.ts';

const NOW = Date.UTC(2026, 5, 1);
const range = (field: string, from?: string, to?: string) => ({
  ...{ kind: 'range', field, ...(from && { from }), ...(to && { to }) },
});

describe('dates', () => {
  it('are of the application and of the publication, a year up to its last day', () => {
    expect(datesQuery({ apply_start_time: '2010', apply_end_time: '2012', public_end_time: '2015-06' })).toEqual({
      kind: 'and',
      of: [range('APD', '20100000', '20121231'), range('PBD', undefined, '20150631')],
    });
    expect(datesQuery({ apply_start_time: '20100305', apply_end_time: '20100305' })).toEqual(
      range('APD', '20100305', '20100305'),
    );
    expect(datesQuery({ public_start_time: ' 2001 ', public_end_time: '*' })).toEqual(range('PBD', '20010000'));
    expect(datesQuery({ apply_start_time: '*', apply_end_time: '' })).toEqual({ kind: 'all' });
  });

  it('that are none, or run backwards, are refused with their field', () => {
    expect(() => datesQuery({ public_start_time: 'soon' })).toThrow(
      'public_start_time: "soon" is no year; write yyyy, such as 2020.',
    );
    expect(() => datesQuery({ apply_start_time: '2013', apply_end_time: '2012' })).toThrow(
      'apply_start_time: 2013 is later than apply_end_time.',
    );
    expect(() => datesQuery({ apply_start_time: '20121231', apply_end_time: '2012' })).not.toThrow();
  });
});

it('a trend without dates has twenty years, up to the last one that can be meant', () => {
  expect(trendYears({}, NOW)).toEqual({ from: 2007, to: 2026 });
  expect(trendYears({ public_end_time: '2015' }, NOW)).toEqual({ from: 1996, to: 2015 });
  expect(trendYears({ public_end_time: '2030' }, NOW)).toEqual({ from: 2007, to: 2026 });
  expect(trendYears({ apply_end_time: '2030' }, NOW)).toEqual({ from: 2011, to: 2030 });
  expect(trendYears({ apply_start_time: '2020-05' }, NOW)).toEqual({ from: 2020, to: 2026 });
  expect(trendYears({ apply_start_time: '2028' }, NOW)).toEqual({ from: 2028, to: 2028 });
});

it('offices are separated by OR, commas or bars, and one that is none is named', () => {
  expect(officesQuery('cn OR EP')).toEqual({ kind: 'values', field: 'AUTHORITY', values: ['CN', 'EP'] });
  expect(officesQuery('US,JP|KR')).toEqual({ kind: 'values', field: 'AUTHORITY', values: ['US', 'JP', 'KR'] });
  expect([officesQuery(undefined), officesQuery(' OR ')]).toEqual([undefined, undefined]);
  expect(() => officesQuery('US OR XQ')).toThrow('authority: "XQ" is no office; write codes of WIPO ST.3');
});

describe('a selection', () => {
  it('counts applications, by publication where that is asked, and is everything where nothing is asked', () => {
    const { query, unit, years } = insights({}, { now: NOW });
    expect([query, unit, years]).toEqual([{ kind: 'all' }, 'APNO', { from: 2007, to: 2026 }]);
    expect(insightsByPublication({}, { now: NOW })).toEqual({ query: { kind: 'all' }, years });
  });

  it('holds words, class, office and dates together', () => {
    const { query } = insights({ keywords: 'battery', ipc: ' h01m ', authority: 'CN' }, { now: NOW });
    expect(query).toMatchObject({
      kind: 'and',
      of: [
        { field: 'TA_ALL', text: 'battery' },
        { kind: 'term', field: 'IPC', text: 'H01M' },
        { kind: 'values', field: 'AUTHORITY', values: ['CN'] },
      ],
    });
    expect(() => insights({ ipc: '??' }, { now: NOW })).toThrow('ipc: "??" begins no symbol, such as B66B11.');
    expect(() => insights({ query_text: 'x'.repeat(801) }, { now: NOW })).toThrow(/800/);
    expect(() => insights({ query_text: 'a (' }, { now: NOW })).toThrow(/ of `query_text`\)$/);
    expect(() => insights({ keywords: 'a (' }, { now: NOW })).toThrow(/ of `keywords`\)$/);
    expect(() => insights({ query_text: 'x'.repeat(800) }, { now: NOW })).not.toThrow();
  });
});
