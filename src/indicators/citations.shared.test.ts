import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import uspto from '#sources/uspto-grants/source.ts';
import { readAll } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

/** Columns as the table below has them. */
const COLUMNS = [
  ...['IPC_SUB_CLASS', 'WIPO_FIELD', 'CLAIM_COUNT', 'ICLMS_COUNT', 'B_CITES_COUNT', 'NPL_CITES_COUNT'],
  ...['EXAMINER_CITES_COUNT', 'GRANT_LAG', 'CYCLE_TIME'],
] as const;

const FOLDER = 'patents/uspto-grant-xml';
const FILES = [
  ...['grant_us10000000b2_14643719', 'go-uspto-grant-v4-5-B1', 'go-uspto-grant-v4-5-B2'].map(
    (name) => `${name}.xml.gz`,
  ),
  'US07891019-20110222.XML.gz',
];
describeWithSharedData(
  'figures of real grants',
  FILES.map((name) => `${FOLDER}/${name}`),
  (...files) => {
    it('are, as columns, those counted in the files', async () => {
      const found = new Map<string, Record<string, unknown>>();
      await readAll(uspto, files, (patent: Patent) => {
        const column = (code: (typeof COLUMNS)[number]) => {
          const { of } = patents.fields[code] as { of: (record: Patent) => unknown };
          return [of(patent) ?? 'absent'].flat().join(' ');
        };
        found.set(patent.publication_number, { row: COLUMNS.map(column).join(' | '), scope: column('SCOPE' as never) });
      });
      expect(found.get('US10000000B2')).toEqual({ row: 'G01S | 10 | 20 | 3 | 5 | 6 | 2 | 1197 | 15', scope: '1' });
      // of works that are no patents its list has none: whether there are any is not told
      expect(found.get('US11147202B2')?.row).toBe('A01B B62B | 29 32 | 9 | 1 | 41 | absent | 14 | 1028 | 32');
      expect(found.get('US9358892B1')?.row).toMatch(/ \| 32 10 \| 20 \| 3 \| 24 \| 4 \| \d+ \| 553 \| 6$/);
      expect(found.get('US9358892B1')?.scope).toBe('4');
      expect(found.get('US7891019B2')?.row).toBe('A41D | 34 | 35 | 5 | 8 | absent | 6 | 1953 | 16.5');
    });
  },
);
