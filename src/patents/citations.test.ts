import { describe, expect, it } from 'vitest';
import { citationFigures, citedAges, generality, median, originality, radicalness } from './citations.ts';

describe('figures of citations', () => {
  const cited = [['G01S', 'G01C'], ['G01S'], ['B64C', 'B64D']];

  it('originality is 1 less the squares of the shares of all pairs', () => {
    // G01S 2, G01C, B64C, B64D of five: 1 - 7/25
    expect(originality(cited)).toEqual({ value: 0.72, pairs: 5 });
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

  it('of a publication: what cites it within five years, what its owners cite of their own', () => {
    const own = { subclasses: ['G01S'], owners: ['ACME CORP', 'B INC'], publication_date: 20150301 };
    const cited = [
      { subclasses: ['G01S', 'G01C'], owners: ['B INC'] },
      { subclasses: ['G01S'], owners: ['C INC'] },
      { subclasses: ['B64C', 'B64D'], owners: [] },
    ];
    const citing = [
      { subclasses: ['G01S'], publication_date: 20200301 },
      { subclasses: ['G01S', 'H04W'], publication_date: 20200302 },
      { subclasses: [] },
    ];
    expect(citationFigures(own, cited, citing)).toEqual({
      forward_5_years: 1,
      self: 1,
      originality: { value: 0.72, pairs: 5 },
      generality: { value: 0.375, pairs: 3 },
      radicalness: { value: 3 / 5, pairs: 5 },
    });
    expect(citationFigures({ subclasses: [], owners: [] }, [], citing.slice(0, 1))).toEqual({ self: 0 });
  });
});
