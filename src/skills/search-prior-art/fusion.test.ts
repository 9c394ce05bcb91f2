import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuse, mergeFamilies } from './fuse.ts';
import { estimateRecall } from './recall.ts';

const hits = (...numbers: string[]) => numbers.map((publication_number) => ({ publication_number, score: 1 }));

describe('fusion', () => {
  it('adds up weight / (60 + rank) and says who found it', () => {
    const fused = fuse([
      { strategy: 'one', weight: 1, hits: hits('A', 'B') },
      { strategy: 'two', weight: 0.5, hits: hits('B', 'C') },
    ]);
    expect(fused).toEqual([
      {
        publication_number: 'B',
        score: 1 / 62 + 0.5 / 61,
        found_by: [
          { strategy: 'one', rank: 2 },
          { strategy: 'two', rank: 1 },
        ],
      },
      { publication_number: 'A', score: 1 / 61, found_by: [{ strategy: 'one', rank: 1 }] },
      { publication_number: 'C', score: 0.5 / 62, found_by: [{ strategy: 'two', rank: 2 }] },
    ]);
  });

  it('keeps the best of a family with the strategies that found the others', () => {
    const fused = fuse([
      { strategy: 'one', weight: 1, hits: hits('A', 'X') },
      { strategy: 'two', weight: 0.1, hits: hits('B') },
    ]);
    const merged = mergeFamilies(fused, (number) => (number === 'X' ? undefined : 7));
    expect(
      merged.map(({ publication_number, found_by }) => [publication_number, found_by.map(({ strategy }) => strategy)]),
    ).toEqual([
      ['A', ['one', 'two']],
      ['X', ['one']],
    ]);
  });
});

describe('the estimate of what was missed', () => {
  it('is Chao’s: from what one strategy alone found against what two found', () => {
    // 10 documents: 4 found once, 2 twice, 4 three times; six ways: 5/6 * 4 * 3 / (2 * 3) = 1.667 unseen
    const estimate = estimateRecall([1, 1, 1, 1, 2, 2, 3, 3, 3, 3], 6)!;
    expect(estimate).toMatchObject({ method: 'chao2', ways: 6, found: 10, once: 4, twice: 2 });
    expect(estimate.total).toBeCloseTo(11.667, 3);
    expect(estimate.recall).toBeCloseTo(0.857, 3);
    // variance 1.667 + .6944 * 4 * 49 / 36 + .6944 * 16 * 2 * 9 / 324 = 6.065; upper end of the unseen: 1.667 * 8.24
    expect(estimate.low).toBe(10);
    expect(estimate.high).toBeCloseTo(23.735, 2);
  });

  it('says nothing of fewer than five documents', () => {
    expect(estimateRecall([1, 2, 3, 1], 6)).toBeUndefined();
  });

  it('never says that everything was found without a doubt, nor less than was found', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 300 }), (captures) => {
        const estimate = estimateRecall(captures, 6)!;
        expect(estimate.low).toBe(captures.length);
        expect(estimate.total).toBeGreaterThanOrEqual(estimate.low);
        expect(estimate.high).toBeGreaterThan(estimate.total);
      }),
    );
  });
});
