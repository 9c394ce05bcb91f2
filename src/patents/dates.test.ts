import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay, year, yearMonth } from './dates.ts';

describe('calendar dates', () => {
  it.each([
    ['20150305', 20150305],
    ['2015-03-05', 20150305],
    [' 2015/3/5 ', 20150305],
    ['2015.03.05', 20150305],
    ['2015-03-05T10:00:00Z', 20150305],
    ['2015-03-05T', 20150305],
    ['20160229', 20160229],
    ['20000229', 20000229],
    ['201503', 20150300],
    ['2015-03', 20150300],
    ['20150300', 20150300],
    ['2015', 20150000],
    ['20150000', 20150000],
  ])('%j is %d', (text, day) => expect(parseDay(text)).toBe(day));

  it('has no day after the last of its month', () => {
    const last = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (const [at, days] of last.entries()) {
      const month = `2016-${at + 1}`;
      expect([parseDay(`${month}-${days}`), parseDay(`${month}-${days + 1}`)]).toEqual([
        20160000 + (at + 1) * 100 + days,
        undefined,
      ]);
    }
  });

  it('reads what follows a day, up to thirty characters, and no text longer than forty', () => {
    expect(parseDay(`2015-03-05T${'0'.repeat(29)}`)).toBe(20150305);
    expect(parseDay(`2015T${'0'.repeat(30)}     `)).toBe(20150000);
    expect(parseDay(`2015T${'0'.repeat(30)}      `)).toBeUndefined();
    expect(parseDay(`2015T${'0'.repeat(31)}`)).toBeUndefined();
    expect([parseDay(undefined), year(undefined), yearMonth(undefined)]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    '',
    '20151301',
    '20150230',
    '20150229',
    '19000229',
    '20150432',
    '20150005',
    '3015-01-01',
    '15-03-05',
    '2015-03-05x',
    '05.03.2015',
    '0'.repeat(1e6),
  ])('%j is no date', (text) => expect(parseDay(text)).toBeUndefined());

  it('every day of the calendar is read from its usual spellings', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          const day = Number(iso.slice(0, 10).replaceAll('-', ''));
          expect([iso, iso.slice(0, 10), String(day)].map(parseDay)).toEqual([day, day, day]);
          expect([year(day), yearMonth(day)]).toEqual([
            date.getUTCFullYear(),
            date.getUTCFullYear() * 100 + date.getUTCMonth() + 1,
          ]);
        },
      ),
    );
  });
});
