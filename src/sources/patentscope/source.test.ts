import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import source from './source.ts';
import { resultPatent } from './to-patent.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));
const filled = (patent: Patent) =>
  Object.fromEntries(
    Object.entries(patent).filter(
      ([field, value]) => field !== 'provenance' && !(Array.isArray(value) && value.length === 0),
    ),
  );

it('reads a workbook below its head, and leaves out what a list of results cannot say', async () => {
  const parsed = await readText(source, 'resultList.xls', fixture('results.xls'));
  expect(parsed).toHaveLength(38);
  const [first, second, third, fourth] = parsed.map((one) =>
    one.ok === true ? [filled(one.record), one.unknown] : one.ok === false ? [one.id, one.reason] : one,
  );
  expect(first).toEqual([
    {
      ...{ publication_number: 'US20150999001', authority: 'US', doc_number: '20150999001', patent_type: 'A' },
      publication_date: 20151231,
      titles: [{ lang: 'en', origin: 'original', text: 'SMOKELESS OVEN' }],
      ipc: ['A21B1/00', 'F24C15/20'],
      applicants: [
        { name: 'Example Ovens, Inc.', standard_name: 'EXAMPLE OVENS INC', type: 'company' },
        { name: 'DOE, Jane', standard_name: 'DOE JANE', type: 'person' },
      ],
      inventors: [
        { name: 'DOE, Jane', standard_name: 'DOE JANE', type: 'person' },
        { name: 'ROE, Richard', standard_name: 'ROE RICHARD', type: 'person' },
      ],
      priorities: [
        { country: 'JP', number: 'JP2012-194024', date: 20120904 },
        { country: 'US', number: 'US60/524776', date: 20031125 },
        { country: 'US', number: 'US10/865540', date: 20040610 },
        { country: 'WO', number: 'PCT/EP2010/057285', date: 20100527 },
      ],
    },
    // a serial number whose series is not said
    ['priority that is not read'],
  ]);
  expect(second).toEqual([
    {
      ...{ publication_number: 'WO2015999002', authority: 'WO', doc_number: '2015999002', patent_type: 'A' },
      publication_date: 20151230,
      titles: [{ lang: 'zh', origin: 'original', text: '无烟烤箱 – 烹饪装置' }],
      ipc: ['A21B1/00'],
      applicants: [{ name: '示例烤箱有限公司', standard_name: '示例烤箱有限公司', type: 'company' }],
      inventors: [{ name: '王芳', standard_name: '王芳', type: 'person' }],
      priorities: [{ country: 'US', number: 'US62/999924', date: 20140625 }],
    },
    ['priority that is not read'],
  ]);
  expect(third).toEqual([
    {
      ...{ publication_number: 'US9999003', authority: 'US', doc_number: '9999003', patent_type: 'B' },
      ...{ publication_date: 20151229, grant_date: 20151229 },
      titles: [{ lang: 'en', origin: 'original', text: 'Oven door' }],
    },
    undefined,
  ]);
  expect(fourth).toEqual(['kr1020150999004', 'kr1020150999004 is the number of an application']);
});

it('reads the same as CSV, where NA stands for nothing, and tells columns that it does not know', async () => {
  const csv =
    'Publication Number,Publication Date,Title,Priority Data,IPC,Applicants,Inventors,FP Image,Score\n' +
    'US20150999001,31.12.2015,OVEN,NA,NA,NA,NA,NA,3\nUSX,NA,OVEN,,,,,,\n';
  const parsed = await readText(source, 'results.csv', csv);
  expect(parsed.map((one) => (one.ok === true ? filled(one.record) : one.ok === false && one.id))).toEqual([
    {
      ...{ publication_number: 'US20150999001', authority: 'US', doc_number: '20150999001', patent_type: 'A' },
      publication_date: 20151231,
      titles: [{ lang: 'en', origin: 'original', text: 'OVEN' }],
    },
    'USX',
  ]);
  expect(parsed[0]).toMatchObject({ unknown: ['column Score'] });
});

it('a list whose US publications all stand on the day after that of publication is a day late', async () => {
  const list = (...days: string[]) =>
    `Publication Number,Publication Date,Title,Priority Data,IPC,Applicants,Inventors\n${[
      ...days.map((day, at) => `US2014016412${at},${day},OVEN,NA,NA,NA,NA`),
      'US8752000,18.06.2014,OVEN,NA,NA,NA,NA',
      'CA2889349,01.01.2015,OVEN,NA,NA,NA,NA',
    ].join('\n')}\n`;
  const days = async (csv: string) =>
    (await readText<Patent>(source, 'results.csv', csv)).map((one) => one.ok === true && one.record.publication_date);
  const fridays = ['13.06.2014', '13.06.2014', '20.06.2014', '27.06.2014'];
  expect(await days(list(...fridays))).toEqual([...[20140612, 20140612, 20140619, 20140626, 20140617, 20141231]]);
  // too few, or one on its own day
  expect((await days(list(...fridays.slice(1)))).at(-1)).toBe(20150101);
  expect((await days(list(...fridays, '12.06.2014'))).at(-1)).toBe(20150101);
});

it('refuses a workbook that is none, or has another table', async () => {
  await expect(readText(source, 'a.xls', 'Publication Number')).rejects.toThrow('a.xls: The document cannot be read.');
  const other = readFileSync(join(import.meta.dirname, '../office/fixtures/numbers.xls'));
  await expect(readText(source, 'a.xls', other)).rejects.toThrow(
    'a.xls: has no table with the columns Publication Number',
  );
});

// biome-ignore format: read it as a table
it.each([
  ['201361823516 2013-05-15T23:59:59.000Z US', 'US61/823516'],
  ['74401306 2006-03-30T23:59:59.000Z US', undefined],
  ['744013 2006-03-30T23:59:59.000Z US', undefined],
  ['13/187,878 2011-07-21T23:59:59.000Z US', 'US13/187878'],
  ['1216748.2 2012-09-19T23:59:59.000Z GB', 'GB1216748'],
  ['10 2010 017 438.6 2010-06-17T23:59:59.000Z DE', 'DE102010017438'],
  ['2005070132 2005-09-23T23:59:59.000Z ES', 'PCT/ES2005/070132'],
  ['2010156828 2010-07-09T23:59:59.000Z JP', 'JP2010-156828'],
  ['US 20140623 14/311,451', 'US14/311451'],
  ['61/485,615 12.05.2011 US', 'US61/485615'],
  ['61/485,615 12-05-2011 US', undefined],
  ['US20100819656', undefined],
  [`${'1'.repeat(80)} 12.05.2011 US`, undefined],
])('reads the priority %s as %s', (printed, number) => {
  const { patent } = resultPatent({ 'Publication Number': 'EP2407755', 'Priority Data': `[${printed}]` });
  expect(patent.priorities.map((one) => one.number)).toEqual(number === undefined ? [] : [number]);
});

describeWithSharedData('the shared lists of results', ['patents/patentscope-export'], (folder) => {
  it('become records, but for numbers of applications', { timeout: 60_000 }, async () => {
    const reading = await readAll<Patent>(source, [folder]);
    expect(reading).toMatchObject({ faults: [], unrecognised: [] });
    expect([reading.records, reading.ids, reading.rejects.length]).toEqual([13_809, 12_703, 405]);
    expect([...reading.unknown]).toEqual(['priority that is not read']);
    expect(reading.rejects.every(({ reason }) => reason.endsWith('is the number of an application'))).toBe(true);
    expect(reading.with).toMatchObject({
      ...{ titles: 13_797, publication_date: 13_786, grant_date: 1_848, kind_code: 1_063 },
      ...{ ipc: 13_732, applicants: 13_053, inventors: 13_466, priorities: 7_121 },
    });
  });
});
