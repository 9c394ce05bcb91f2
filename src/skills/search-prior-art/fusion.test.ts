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

describe('the estimate of recall', () => {
  it("is Chapman's, with his variance", () => {
    const first = new Set(['1', '2', '3', '4', '5']);
    const second = new Set(['4', '5', '6', '7']);
    const estimate = estimateRecall(first, second)!;
    // (5 + 1)(4 + 1) / (2 + 1) - 1 = 9; variance 6 * 5 * 3 * 2 / (9 * 4) = 5
    expect(estimate).toMatchObject({ first: 5, second: 4, both: 2, found: 7, total: 9, recall: 7 / 9, low: 7 });
    expect(estimate.high).toBeCloseTo(9 + 1.96 * Math.sqrt(5), 10);
  });

  it('says nothing without an overlap, and never less than was found', () => {
    expect(estimateRecall(new Set(['1']), new Set(['2']))).toBeUndefined();
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String));
    fc.assert(
      fc.property(ids, ids, (a, b) => {
        const estimate = estimateRecall(new Set(a), new Set(b));
        if (!estimate) return a.every((id) => !b.includes(id));
        const { found, low, total, high, recall } = estimate;
        return found <= low && low <= total && total <= high && recall > 0 && recall <= 1;
      }),
    );
  });
});
