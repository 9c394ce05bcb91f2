import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RankPage } from '#corpus/ranking.ts';
import { shareByPlace } from './two-languages.ts';

const ranked = (self_score: number, ...scores: readonly number[]): RankPage => ({
  total: scores.length,
  hits: scores.map((score, n) => ({ id: `P${n + 1}`, score })),
  terms: [],
  documents: 100,
  self_score,
});

/** To twelve places: how sums round is not the point. */
const told = (values: readonly number[]) => values.map((value) => Math.round(value * 1e12) / 1e12);

describe('what a score in another language is worth', () => {
  const own = ranked(10, 8, 6, 4, 2);
  const abroad = ranked(1, 90, 70, 50, 30);

  it('is the share half a place behind the same one, where all of the question is translated', () => {
    expect(told([90, 70, 50, 30].map(shareByPlace(own, abroad, 1)))).toEqual([0.7, 0.5, 0.3, 0.1]);
  });

  it('is the share behind twice the place, where half of it is', () => {
    // behind places 2 and 4; the own ranking has no place 6: the third has 50 / 70 of the second's, a score of 35 half
    const shares = told([90, 70, 50, 35].map(shareByPlace(own, abroad, 0.5)));
    expect(shares).toEqual([0.5, 0.1, ...told([(0.1 * 50) / 70]), 0.05]);
  });

  it('lies between two places in proportion', () => {
    // place 1 / .8 + .5 = 1.75: three quarters of the way from .8 to .6; 2 / .8 + .5 = 3
    expect(told([9, 7].map(shareByPlace(own, ranked(1, 9, 7), 0.8)))).toEqual([0.65, 0.4]);
  });

  it('of a document that is not in the list is that of the place it would have', () => {
    const share = shareByPlace(own, abroad, 1);
    expect(told([100, 90, 71, 70, 69, 31, 15].map(share))).toEqual([0.7, 0.7, 0.5, 0.5, 0.3, 0.1, 0.05]);
  });

  it('is the same for equal scores', () => {
    expect(told([5, 3].map(shareByPlace(own, ranked(1, 5, 5, 3), 1)))).toEqual([0.7, 0.3]);
  });

  it('is half of that of the one document there is, for the first, and falls behind it', () => {
    expect(told([40, 20].map(shareByPlace(ranked(10, 3), ranked(1, 40, 20), 0.5)))).toEqual([0.15, 0.075]);
  });

  it('is a share of the translated question where its own language finds nothing', () => {
    expect([15, 5].map(shareByPlace(ranked(0), ranked(20, 15, 5), 0.5))).toEqual([0.375, 0.125]);
  });

  it('never falls where the score rises, and never exceeds the best of the own language', () => {
    const falling = fc
      .array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 })
      .map((scores) => scores.toSorted((a, b) => b - a));
    const rising = fc.array(fc.integer({ min: 1, max: 1200 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(falling, falling, fc.integer({ min: 20, max: 100 }), rising, (mine, theirs, covered, asked) => {
        const share = shareByPlace(ranked(1000, ...mine), ranked(7, ...theirs), covered / 100);
        const shares = asked.toSorted((a, b) => a - b).map(share);
        for (let i = 1; i < shares.length; i++) expect(shares[i]!).toBeGreaterThanOrEqual(shares[i - 1]! - 1e-12);
        expect(shares.at(-1)!).toBeLessThanOrEqual(mine[0]! / 1000 + 1e-12);
      }),
    );
  });
});
