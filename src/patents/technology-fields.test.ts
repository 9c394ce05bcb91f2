import { describe, expect, it } from 'vitest';
import { sharedData } from '#testing/shared-data.ts';
import { TECHNOLOGY_FIELDS, technologyField, technologyFields, technologySector } from './technology-fields.ts';

describe('fields of technology', () => {
  it.each([
    ['H01M10/0525', 1],
    ['H04N5/225', 2],
    ['H04N1/00', 3],
    ['H04N21/234', 4],
    ['H04N101/00', 2],
    ['G01N33/50', 11],
    ['G01N3/08', 10],
    ['A61K8/02', 14],
    ['A61K31/00', 16],
    ['C13B5/02', 29],
    ['C13B10/00', 18],
    ['B64C39/02', 32],
    ['E01F8/00', 24],
    ['E01F9/00', 35],
    ['G05D1', 12],
    // no group of its own, and no subclass that would hold it
    ['H04N201/00', undefined],
    ['Y02E60/10', undefined],
    ['A61K', undefined],
  ])('%s is in %s', (symbol, field) => expect(technologyField(symbol)).toBe(field));

  it('are 35 in five sectors, each once, whatever the symbols', () => {
    expect(TECHNOLOGY_FIELDS.map(({ field }) => field)).toEqual(Array.from({ length: 35 }, (_, i) => i + 1));
    expect(Object.values(Object.groupBy(TECHNOLOGY_FIELDS, ({ sector }) => sector)).map((all) => all!.length)).toEqual([
      ...[8, 5, 11, 8, 3],
    ]);
    expect(technologyFields(['G01S17/89', 'Y10T29/49', 'G01C3/08', 'B64D47/08'])).toEqual([10, 32]);
    expect([10, 32, 35].map(technologySector)).toEqual([2, 4, 5]);
  });

  it.skipIf(!sharedData('terminologies/wipo-technology-concordance/ipc_technology.csv.gz'))(
    'are those of the published table',
    async () => {
      const [{ gunzipSync }, { readFileSync }] = [await import('node:zlib'), await import('node:fs')];
      const file = sharedData('terminologies/wipo-technology-concordance/ipc_technology.csv.gz')!;
      const rows = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n').slice(1);
      const wrong = rows.filter((row) => {
        const [, field, subclass, group] = /^(\d+),.*,([A-H]\d\d[A-Z])(?: *(\d+)\/)?%,/.exec(row) ?? [];
        return technologyField(group ? `${subclass}${group}/00` : `${subclass}9999/00`) !== Number(field);
      });
      expect([rows.length, wrong]).toEqual([764, []]);
    },
  );
});
