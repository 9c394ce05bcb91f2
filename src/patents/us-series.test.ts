import { describe, expect, it } from 'vitest';
import { usSeries } from './application-numbers.ts';

/** The edges of the series codes, by USPTO MPEP 503: the last number of one and the first of the next. */
describe('US series codes', () => {
  // biome-ignore format: a table
  it.each([
    [1924, undefined], [1925, '01'], [1934, '01'], [1935, '02'], [1947, '02'], [1948, '03'], [1959, '03'], [1960, '04'], [1969, '04'],
    [1970, '05'], [1978, '05'], [1979, '06'], [1986, '06'], [1987, '07'], [1992, '07'], [1993, '08'], [1996, '08'], [1998, '09'], [2000, '09'],
    [2002, '10'], [2003, '10'], [2009, '12'], [2011, undefined],
  ] as const)('of %d', (year, series) => expect([1, 999_999].map((serial) => usSeries(serial, year))).toEqual([series, series]));

  // biome-ignore format: a table
  it.each([
    [1997, 500_000, '09', '08'], [2001, 500_000, '10', '09'], [2004, 100_000, '11', '10'], [2005, 400_000, '11', '10'],
    [2007, 400_000, '12', '11'], [2008, 600_000, '12', '11'], [2010, 300_000, '13', '12'],
  ] as const)('in %d changes at %d from %s to %s', (year, serial, below, from) =>
    expect([serial - 1, serial].map((each) => usSeries(each, year))).toEqual([below, from]));

  it('keep the pool of 10/563000 to 10/599999 until October 2006', () => {
    const filed = (serial: number, day?: number) => usSeries(serial, 2006, day);
    expect([562_999, 563_000, 599_999, 600_000].map((serial) => filed(serial))).toEqual(['11', '10', '10', '11']);
    expect([20061031, 20061101].map((day) => filed(570_000, day))).toEqual(['10', '11']);
  });

  it('of designs and provisionals follow the kind', () => {
    expect([1924, 2024].map((year) => usSeries(1, year, undefined, 'F'))).toEqual(['29', '29']);
    const provisional = (year: number, serial: number) => usSeries(serial, year, undefined, 'P');
    expect([provisional(1994, 1), provisional(1995, 1), provisional(2006, 1)]).toEqual([undefined, '60', '60']);
    expect([provisional(2007, 499_999), provisional(2007, 500_000), provisional(2008, 999_999)]).toEqual([
      '61',
      '60',
      '61',
    ]);
  });
});
