import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { possibleDays, printedDay } from './dates.ts';
import source from './source.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));
const filled = (patent: Patent) =>
  Object.fromEntries(
    Object.entries(patent).filter(
      ([field, value]) => field !== 'provenance' && !(Array.isArray(value) && value.length === 0),
    ),
  );

it('reads the layout of 2015 and tells rows that it cannot', async () => {
  const parsed = await readText(source, '2015.csv', fixture('2015-layout.csv'));
  expect(
    parsed.map((one) => (one.ok === true ? filled(one.record) : one.ok === false ? [one.id, one.reason] : one)),
  ).toEqual([
    {
      publication_number: 'US20130101709A1',
      authority: 'US',
      doc_number: '20130101709',
      kind_code: 'A1',
      patent_type: 'A',
      publication_date: 20130425,
      filing_date: 20121022,
      application_number: 'US13/657122',
      priorities: [{ country: 'US', number: 'US61/550506', date: 20111024 }],
      titles: [{ lang: 'en', origin: 'original', text: 'METHOD OF MAKING THE EXAMPLE' }],
      inventors: [
        { name: 'DOE JANE M', standard_name: 'DOE JANE M', type: 'person' },
        { name: 'ROE RICHARD', standard_name: 'ROE RICHARD', type: 'person' },
      ],
      applicants: [
        { name: 'EXAMPLE OVENS INC', standard_name: 'EXAMPLE OVENS INC', type: 'company' },
        { name: 'DOE JANE M', standard_name: 'DOE JANE M', type: 'person' },
      ],
      cpc: ['A23L1/0067', 'G01G19/00'],
      ipc: ['A23L1/00', 'G01N5/00'],
      us_classes: ['426/231', '99/493'],
      stated_counts: [
        { of: 'cited_by', count: 3, source: 'lens-csv' },
        { of: 'simple_family', count: 2, source: 'lens-csv' },
        { of: 'extended_family', count: 2, source: 'lens-csv' },
      ],
    },
    {
      publication_number: 'US5256432A',
      authority: 'US',
      doc_number: '5256432',
      kind_code: 'A',
      patent_type: 'B',
      publication_date: 19931026,
      grant_date: 19931026,
      filing_date: 19920930,
      application_number: 'US07/954799',
      priorities: [
        { country: 'US', number: 'US07/954799', date: 19920930 },
        { country: 'US', number: 'US07/613249', date: 19901113 },
      ],
      titles: [{ lang: 'en', origin: 'original', text: 'Making the example' }],
      cites_literature: [{ text: 'One paper, with a comma', doi: '10.1000/xyz' }],
      stated_counts: [
        { of: 'cited_by', count: 23, source: 'lens-csv' },
        { of: 'simple_family', count: 1, source: 'lens-csv' },
        { of: 'extended_family', count: 21, source: 'lens-csv' },
      ],
    },
    ['5256433 A', 'publication number 5256433 A is not of jurisdiction US'],
    {
      publication_number: 'DE3500001A1',
      authority: 'DE',
      doc_number: '3500001',
      kind_code: 'A1',
      patent_type: 'A',
      publication_date: 19990201,
      titles: [{ lang: 'de', origin: 'original', text: 'Vorrichtung mit der Sonde' }],
    },
  ]);
});

it('reads the layout of 2016, numbers with a date, and names columns it does not know', async () => {
  const [parsed] = await readText(source, '2016.csv', fixture('2016-layout.csv'));
  expect(parsed).toMatchObject({ ok: true, unknown: ['column Colour'] });
  if (parsed?.ok !== true) return;
  expect([parsed.record.publication_number, parsed.record.application_number, parsed.record.priorities]).toEqual([
    'EP2862606B8',
    'EP14188968',
    [{ country: 'FR', number: 'FR1360134', date: 20131017 }],
  ]);
  // Two citations and two DOIs: which belongs to which is not said.
  expect(parsed.record.cites_literature).toEqual([{ text: 'First' }, { text: 'Second' }]);
});

it('finds the century of a short date from the year of publication', () => {
  expect([
    printedDay('25/04/13', 2013),
    printedDay('30/09/92', 1993),
    printedDay('31/12/99', 2001),
    printedDay('01/02/15', 1920),
    printedDay('1995-08-25', 1995),
    printedDay('', 2000),
    printedDay('32/01/99', 2000),
  ]).toEqual([20130425, 19920930, 19991231, 19150201, 19950825, undefined, undefined]);
});

it('knows that late December is printed in the year of its week', () => {
  // 29 December 2014 was the Monday before 1 January 2015; 29 December 2015 lies in the week of 1 January 2016, so it
  // cannot be printed so.
  expect(possibleDays(20151229)).toEqual([20141229]);
  expect(possibleDays(20141225)).toEqual([20141225]);
  // 31 December 2011 was a Saturday: its week ended with it. 31 December 2012 was a Monday.
  expect([possibleDays(20111231), possibleDays(20121231), possibleDays(20131231)]).toEqual([
    [20111231, 20101231],
    [20121231],
    [20121231],
  ]);
  expect(possibleDays(20150629)).toEqual([20150629]);
});

it('takes the year of filing from the number of the application where late December leaves two', async () => {
  const filed = [
    'US 98213010 A,2011-12-30',
    'US 36648794 A,1994-12-29',
    'US 0035630 W,2000-12-28',
    'US 8703438 W,1988-12-29',
    'US 2005/0047151 W,2005-12-27',
    'US 201514982803 A,2016-12-29',
    // neither says: an own series without years, and the year of entry into the national phase
    'CA 131423 A,1972-12-30',
    'KR 20127000001 A,2011-12-30',
  ];
  const header =
    'Jurisdiction,Kind,Publication Number,Publication Date,Publication Year,Application Number,Application Date';
  const rows = filed.map((each, i) => `EP,A1,EP ${1000000 + i} A1,2018-01-03,2018,${each}`);
  const parsed = await readText(source, 'december.csv', [header, ...rows].join('\n'));
  expect(parsed.map((one) => one.ok === true && one.record.filing_date)).toEqual([
    20101230,
    19941229,
    20001228,
    19871229,
    20051227,
    20151229,
    undefined,
    undefined,
  ]);
});

it('stops with a clear error at a quote that never ends', async () => {
  const text = `${fixture('2015-layout.csv').toString().split('\n')[0]}\n1,US,A1,"${'x'.repeat(5_000_000)}`;
  await expect(readText(source, 'a.csv', text)).rejects.toThrow(/a\.csv: row 2/);
});

describeWithSharedData('every row of the shared Lens exports', ['patents/lens-export-csv'], (folder) => {
  it('becomes a record', { timeout: 60_000 }, async () => {
    const odd: string[] = [];
    const reading = await readAll<Patent>(source, [folder], (patent) => {
      if (patent.filing_date && patent.publication_date && patent.filing_date > patent.publication_date)
        odd.push(patent.publication_number);
    });
    expect({ ...reading, with: undefined, unknown: [...reading.unknown] }).toEqual({
      records: 5506,
      ids: 5506,
      with: undefined,
      rejects: [],
      faults: [],
      unknown: [],
      unrecognised: [],
    });
    expect(reading.with).toMatchObject({
      titles: 5506,
      publication_date: 5506,
      filing_date: 5496,
      application_number: 5506,
      priorities: 5506,
      applicants: 5443,
      inventors: 5348,
      ipc: 5318,
      cpc: 4535,
      us_classes: 2296,
      cites_literature: 772,
      grant_date: 1122,
    });
    expect(odd).toEqual([]);
  });
});

it('reads the language of a title among those that the office publishes in, and English', async () => {
  const rows = [
    'FR,A1,FR 3020763 A1,2015-11-13,2015,Drone A Voilure Tournante Pourvu De Pare-chocs De Protection Des Helices',
    'CH,A2,CH 710646 A2,2016-07-29,2016,Sistema Di Guida Di Un Drone.',
    'FR,A1,FR 2926286 A1,2009-07-17,2009,Device For Securing A Drone',
    'US,A1,US 2015/0000001 A1,2015-01-01,2015,Le Des Vector',
  ];
  const header = 'Jurisdiction,Kind,Publication Number,Publication Date,Publication Year,Title';
  const parsed = await readText(source, 'titles.csv', [header, ...rows].join('\n'));
  expect(parsed.map((one) => one.ok === true && one.record.titles.map(({ lang, origin }) => [lang, origin]))).toEqual([
    [['fr', 'original']],
    [['it', 'original']],
    [['en', 'office']],
    [['en', 'original']],
  ]);
});
