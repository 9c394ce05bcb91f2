import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { containing, ranked, series } from './count.ts';
import { csvRows, type Row, rowsOfCsv } from './raw-rows.ts';

const record = (id: string, filing_date: number, title: string) =>
  ({
    ...{ publication_number: id, filing_date, patent_type: 'B' },
    titles: [{ lang: 'en', text: title }],
    abstracts: [],
  }) as unknown as Patent;

const HEAD =
  'Jurisdiction,Kind,Publication Number,Application Number,Applicants,Inventors,IPCR Classifications,Priority Numbers';
const EXPORT = [
  `\uFEFF${HEAD}`,
  'US,B2,US 9358892 B2,US 201313802336 A,KESLER MORRIS P;;WITRICITY CORP,KESLER MORRIS P,B60L11/18;;B60L9/00,US 34274208 A;;US 2009 P',
  'EP,B8,EP 2862606 B8 20160907,EP 1 A,"THALES, SA",,G05D1/00,FR 1 A',
  'EP,B8,EP 2862606 B8 20160907,EP 1 A,"THALES, SA",,G05D1/00,FR 1 A',
].join('\n');

describe('rows that are counted again', () => {
  it('are the cells of a file, quoted ones whole', () => {
    expect(csvRows('a,"b, ""c""\nd",e\r\nf,,g')).toEqual([
      ['a', 'b, "c"\nd', 'e'],
      ['f', '', 'g'],
    ]);
    expect(csvRows('')).toEqual([]);
  });

  it('are each publication once, with its lists and the countries of its priorities', () => {
    const stored = new Map(
      [record('US9358892B2', 20130313, 'Wireless drones'), record('EP2862606B8', 20140101, 'A drone')].map((each) => [
        each.publication_number,
        each,
      ]),
    );
    const rows = rowsOfCsv(EXPORT, stored);
    expect(rows.map(({ patent: _, ...row }) => row)).toEqual([
      {
        ...{ id: 'US9358892B2', office: 'US', application: 'US 201313802336 A' },
        ...{ applicants: ['KESLER MORRIS P', 'WITRICITY CORP'], inventors: ['KESLER MORRIS P'] },
        ...{ ipc: ['B60L11/18', 'B60L9/00'], priorities: ['US'] },
      },
      {
        ...{ id: 'EP2862606B8', office: 'EP', application: 'EP 1 A', applicants: ['THALES SA'], inventors: [] },
        ...{ ipc: ['G05D1/00'], priorities: ['FR'] },
      },
    ]);
    expect(rowsOfCsv(EXPORT, new Map())).toEqual([]);
    const unit = ({ id }: Row) => id;
    expect(ranked(rows, ({ ipc }) => ipc, unit, 2)).toEqual([
      ['B60L11/18', 1],
      ['B60L9/00', 1],
    ]);
    expect(series(rows, 2014, 3, unit, ({ office }) => office === 'EP')).toEqual([
      [2012, 0, 0],
      [2013, 1, 0],
      [2014, 1, 1],
    ]);
    expect([containing(rows, 'drones'), containing(rows, 'wireless drone'), containing(rows, 'quiet drone')]).toEqual([
      2, 1, 0,
    ]);
  });
});
