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

describe('what a score in another language is worth', () => {
  const own = ranked(10, 8, 6, 4, 2);

  it('is the share at the same place, where all of the question is translated', () => {
    const share = shareByPlace(own, ranked(1, 90, 70, 50, 30), 1);
    expect([90, 70, 50, 30].map(share)).toEqual([0.8, 0.6, 0.4, 0.2]);
  });

  it('is the share at twice the place, where half of it is', () => {
    const share = shareByPlace(own, ranked(1, 90, 70, 50, 30), 0.5);
    // places 2 and 4; the own ranking has no place 6, and the third has 50 / 70 of the second's score
    expect([90, 70, 50, 35].map(share)).toEqual([0.6, 0.2, (0.2 * 50) / 70, 0.1]);
  });

  it('lies between two places in proportion', () => {
    // place 1 / .8 = 1.25: a quarter of the way from .8 to .6; place 2.5: half of the way from .6 to .4
    const share = shareByPlace(own, ranked(1, 9, 7), 0.8);
    expect(share(9)).toBeCloseTo(0.75, 12);
    expect(share(7)).toBeCloseTo(0.5, 12);
  });

  it('of a document that is not in the list is that of the place it would have', () => {
    const share = shareByPlace(own, ranked(1, 90, 70, 50, 30), 1);
    expect([100, 90, 71, 70, 69, 31].map(share)).toEqual([0.8, 0.8, 0.6, 0.6, 0.4, 0.2]);
    expect(share(15)).toBeCloseTo(0.1, 12);
  });

  it('is the same for equal scores', () => {
    const share = shareByPlace(own, ranked(1, 5, 5, 3), 1);
    expect([5, 3].map(share)).toEqual([0.8, 0.4]);
  });

  it('is that of the one document there is, for the first, and falls behind it', () => {
    const share = shareByPlace(ranked(10, 3), ranked(1, 40, 20), 0.5);
    expect([40, 20].map(share)).toEqual([0.3, 0.15]);
  });

  it('is a share of the translated question where its own language finds nothing', () => {
    const share = shareByPlace(ranked(0), ranked(20, 15, 5), 0.5);
    expect([15, 5].map(share)).toEqual([0.375, 0.125]);
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
