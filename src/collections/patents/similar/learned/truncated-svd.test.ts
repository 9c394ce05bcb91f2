import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SparseRows, truncatedSvd } from './truncated-svd.ts';

function sparse(rows: readonly (readonly number[])[]): SparseRows {
  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    row.forEach((x, c) => {
      if (x === 0) return;
      columns.push(c);
      values.push(x);
    });
    starts.push(columns.length);
  }
  return {
    rows: rows.length,
    columnCount: rows[0]!.length,
    starts: Uint32Array.from(starts),
    columns: Uint32Array.from(columns),
    values: Float32Array.from(values),
  };
}

describe('singular values and vectors', () => {
  it('of a diagonal matrix are its entries and axes', () => {
    const { singular, right, dimensions } = truncatedSvd(
      sparse([
        [0, 5, 0],
        [2, 0, 0],
        [0, 0, 3],
      ]),
      2,
    );
    expect(dimensions).toBe(2);
    expect(singular[0]).toBeCloseTo(5, 4);
    expect(singular[1]).toBeCloseTo(3, 4);
    expect([...right].map((x) => Math.abs(Math.round(x * 1e4) / 1e4))).toEqual([0, 0, 1, 0, 0, 1]);
  });

  it('rebuild a matrix of low rank', () => {
    const numbers = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(numbers, { minLength: 2, maxLength: 2 }),
        fc.array(numbers, { minLength: 2, maxLength: 2 }),
        (a, b) => {
          const rows = Array.from({ length: 6 }, (_, i) =>
            Array.from({ length: 6 }, (_, j) => a[0]![i]! * b[0]![j]! + a[1]![i]! * b[1]![j]!),
          );
          const { right, dimensions } = truncatedSvd(sparse(rows), 2);
          for (const row of rows) {
            for (let c = 0; c < 6; c++) {
              let x = 0;
              for (let d = 0; d < dimensions; d++) {
                const place = row.reduce((sum, y, k) => sum + y * right[k * dimensions + d]!, 0);
                x += place * right[c * dimensions + d]!;
              }
              expect(Math.abs(x - row[c]!)).toBeLessThan(0.01);
            }
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('are the same each time', () => {
    const matrix = sparse(
      Array.from({ length: 40 }, (_, i) => Array.from({ length: 30 }, (_, j) => ((i * 7 + j * 3) % 11 === 0 ? 1 : 0))),
    );
    expect(truncatedSvd(matrix, 5)).toEqual(truncatedSvd(matrix, 5));
  });
});
