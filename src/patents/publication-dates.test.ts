import { expect, it } from 'vitest';
import { listFiles, openFile } from '#sources/files.ts';
import grants from '#sources/uspto-grants/source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { publishedByNumber, yearByNumber } from './publication-dates.ts';

it.each([
  ['US20080123456A1', 20080101, 20081231],
  ['US3930270A', 19750101, 19751231],
  ['US3930271A', 19760101, 19761231],
  ['US640166A', undefined, 18991231],
  ['US640167A', 19000101, 19001231],
  ['US11212951B2', 20210101, 20211231],
  ['US11212952B2', 20220101, undefined],
  ['WO2017215226A1', 20170101, 20171231],
  ['JP2010123456A', 20100101, 20101231],
  ['JP1999068462A', 19990101, 19991231],
  ['DE102004012345A1', 20040101, undefined],
  ['DE202015103456U1', 20150101, undefined],
])('%s was published from %s to %s', (number, from, to) => {
  expect(publishedByNumber(number)).toEqual({ ...(from && { from }), ...(to && { to }) });
});

it.each([
  ['US3930271', 1976],
  ['WO2017215226A1', 2017],
  ['US640166A', undefined],
  ['US11212952B2', undefined],
  ['DE102004012345A1', undefined],
  ['CN103690190A', undefined],
])('%s is of %s by its number', (number, year) => {
  expect(yearByNumber(number)).toBe(year);
});

/** The first US utility patent of each of ten years from this one on. */
const FIRST_OF_YEAR: Readonly<Record<number, string>> = {
  1900: '640167 664827 690385 717521 748567 778834 808618 839799 875679 908436',
  1910: '945010 980178 1013095 1049326 1083267 1123212 1166419 1210389 1251458 1290027',
  1920: '1326899 1364063 1401948 1440362 1478996 1521590 1568040 1612700 1654521 1696897',
  1930: '1742181 1787424 1839190 1892663 1941449 1985878 2026516 2066309 2104004 2142080',
  1940: '2185170 2227418 2268540 2307007 2338081 2366154 2391856 2413675 2433824 2457797',
  1950: '2492944 2536016 2580379 2624046 2664562 2698434 2728913 2775762 2818567 2866973',
  1960: '2919443 2966681 3015103 3070801 3116487 3163865 3226729 3295143 3360800 3419907',
  1970: '3487470 3551909 3631539 3707729 3781914 3858241 3930271 4000520 4065812 4131952',
  1980: '4180867 4242757 4308622 4366579 4423523 4490855 4562596 4633526 4716594 4794652',
  1990: '4890335 4980927 5077836 5175886 5274846 5377354 5479658 5590420 5704062 5855021',
  2000: '6009555 6167569 6334220 6502244 6671884 6836899 6981282 7155746 7313829 7472428',
  2010: '7640598 7861317 8087094 8341762 8621662 8925112 9226437 9532496 9854721 10165721',
  2020: '10524402 10881042 11212952',
};

it.each(Object.entries(FIRST_OF_YEAR))(
  'US grants begin in the ten years from %s on with their first numbers',
  (from, text) => {
    for (const [n, first] of text.split(' ').entries()) {
      const year = Number(from) + n;
      const last = publishedByNumber(`US${Number(first) - 1}A`)?.to;
      expect([first, last, publishedByNumber(`US${first}A`)?.from]).toEqual([
        first,
        (year - 1) * 10_000 + 1231,
        year * 10_000 + 101,
      ]);
    }
  },
);

it.each([
  'USD645062S',
  'USRE43633E',
  'EP1234567A1',
  'CN101254116A',
  'DE19912345A1',
  'DE102003012345A1',
  'DE502015103456D1',
  'JP4567890B2',
  'x',
])('the number of %s alone tells no date', (number) => {
  expect(publishedByNumber(number)).toBeUndefined();
});

describeWithSharedData('years of US grants', ['patents/uspto-grant-xml'], (folder) => {
  it('are those that the grants themselves print', async () => {
    let seen = 0;
    const wrong: unknown[] = [];
    for (const disk of await listFiles([folder]))
      for await (const file of openFile(disk)) {
        if (!grants.files.some((ending) => file.base.toLowerCase().endsWith(ending))) continue;
        for await (const parsed of grants.read(file)) {
          if (parsed.ok !== true) continue;
          const { publication_number, publication_date = 0 } = parsed.record;
          const bounds = publishedByNumber(publication_number);
          if (!bounds) continue;
          seen++;
          const { from = 0, to = 99_999_999 } = bounds;
          if (publication_date < from || publication_date > to) wrong.push([publication_number, publication_date]);
        }
      }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(200);
  });
});
