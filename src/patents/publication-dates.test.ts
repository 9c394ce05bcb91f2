import { expect, it } from 'vitest';
import { listFiles, openFile } from '#sources/files.ts';
import grants from '#sources/uspto-grants/source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { publishedByNumber } from './publication-dates.ts';

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
])('%s was published from %s to %s', (number, from, to) => {
  expect(publishedByNumber(number)).toEqual({ ...(from && { from }), ...(to && { to }) });
});

it.each(['USD645062S', 'USRE43633E', 'EP1234567A1', 'CN101254116A', 'DE102004012345A1', 'JP4567890B2', 'x'])(
  'the number of %s alone tells no date',
  (number) => {
    expect(publishedByNumber(number)).toBeUndefined();
  },
);

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
