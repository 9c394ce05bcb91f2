import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { ServiceError } from '#errors.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { oldSheetsOf } from './biff.ts';

const NUMBERS = readFileSync(join(import.meta.dirname, 'fixtures/numbers.xls'));
const RESULTS = readFileSync(join(import.meta.dirname, '../patentscope/fixtures/results.xls'));

it('reads numbers in each of their forms, and texts', () => {
  expect(oldSheetsOf(NUMBERS)).toEqual([
    {
      name: 'small',
      rows: [
        ['a', '1.5', '12', '0.25'],
        ['b', '1234567890.123', '-7', '3%'],
      ],
    },
  ]);
});

it('reads texts that go on in another record, there perhaps in letters of another width', () => {
  const csv = parse(readFileSync(join(import.meta.dirname, '../patentscope/fixtures/results.csv'))) as string[][];
  const [sheet] = oldSheetsOf(RESULTS);
  expect(sheet!.rows).toEqual(csv.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim())));
});

it('ends for what is damaged, whatever is changed or left out', () => {
  const outcomes = new Set<string>();
  const read = (bytes: Buffer) => {
    try {
      oldSheetsOf(bytes);
      outcomes.add('read');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      outcomes.add(error.code);
    }
  };
  for (let at = 0; at < NUMBERS.length; at += at < 600 ? 1 : 7)
    for (const value of [0, 0xff, NUMBERS[at]! ^ 1]) {
      const changed = Buffer.from(NUMBERS);
      changed[at] = value;
      read(changed);
    }
  for (let length = 0; length < NUMBERS.length; length += 101) read(NUMBERS.subarray(0, length));
  expect([...outcomes].sort()).toEqual(['file_refused', 'read']);
  expect(() => oldSheetsOf(Buffer.from('PK'))).toThrow('The document cannot be read. The workbook is damaged');
});

describeWithSharedData(
  'a real workbook',
  ['patents/patentscope-export/patentscope_pizza_2012_2015_6177.xls.gz'],
  (path) => {
    it('is read whole', () => {
      const [sheet] = oldSheetsOf(gunzipSync(readFileSync(path)));
      expect([sheet!.name, sheet!.rows.length, sheet!.rows[1]![0]]).toEqual(['ResultSet', 6179, 'Publication Number']);
      expect(sheet!.rows.at(-1)!.slice(0, 2)).toEqual(['EP2401919', '04.01.2012']);
    });
  },
);
