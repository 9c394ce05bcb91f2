import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { technologyFields } from '#patents/technology-fields.ts';
import uspto from '#sources/uspto-grants/source.ts';
import { readAll } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { citedAges, generality, median, originality, radicalness, subclassesOf } from './citations.ts';

describe('figures of citations', () => {
  const cited = [['G01S', 'G01C'], ['G01S'], ['B64C', 'B64D']];

  it('originality is 1 less the squares of the shares of all pairs', () => {
    // G01S 2, G01C, B64C, B64D of five: 1 - 7/25
    expect(originality(cited)).toEqual({ value: 1 - 7 / 25, pairs: 5 });
    expect(originality([['G01S'], ['G01S']])).toEqual({ value: 0, pairs: 2 });
    expect([originality([['G01S']]), originality([[], []]), originality([])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('generality gives each citing patent one unit', () => {
    expect(generality([['G01S'], ['G01S', 'H04W']])).toEqual({ value: 1 - (0.75 ** 2 + 0.25 ** 2), pairs: 3 });
    expect(generality([['G01S'], ['G01S', 'H04W'], []])?.value).toBe(0.375);
    expect(generality([['G01S']])).toBeUndefined();
  });

  it('radicalness is the share of pairs in classes of others', () => {
    expect(radicalness(['G01S'], cited)).toEqual({ value: 3 / 5, pairs: 5 });
    expect(radicalness([], [['G01S']])).toBeUndefined();
  });

  it('ages count from publication to publication; the median of two is their mean', () => {
    const cites = [
      { publication_number: 'A', date: 20000000 },
      { publication_number: 'B', date: 20100506 },
      { publication_number: 'C' },
    ];
    expect(citedAges({ publication_date: 20200101, cites })).toEqual([20, 10]);
    expect(median([20, 10])).toBe(15);
    expect([citedAges({ cites }), median([])]).toEqual([[], undefined]);
  });
});

const GRANTS = 'patents/uspto-grant-xml';
describeWithSharedData('figures of real grants', [GRANTS], (folder) => {
  it('are those counted in the files', async () => {
    const found = new Map<string, unknown>();
    await readAll(uspto, [folder], (patent: Patent) => {
      found.set(patent.publication_number, {
        subclasses: subclassesOf(patent.ipc).join(' '),
        fields: technologyFields(patent.ipc).join(' '),
        cites: `${patent.cites.length} ${patent.cites.filter(({ phase }) => phase === 'examiner').length}`,
        age: median(citedAges(patent)),
      });
    });
    expect(found.get('US10000000B2')).toEqual({ subclasses: 'G01S', fields: '10', cites: '5 2', age: 15 });
    expect(found.get('US11147202B2')).toEqual({ subclasses: 'A01B B62B', fields: '29 32', cites: '41 14', age: 32 });
    expect(found.get('US7891019B2')).toMatchObject({ age: 16.5 });
  }, 60_000);
});
