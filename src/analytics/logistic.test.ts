import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLogistic, stageAt, takeoverTime } from './logistic.ts';

const curve = (saturation: number, rate: number, midpoint: number, years: number) =>
  Array.from(
    { length: years },
    (_, i) => [2000 + i, saturation / (1 + Math.exp(-rate * (2000 + i - midpoint)))] as const,
  );

describe('a logistic curve', () => {
  it('is found again, with what follows from it', () => {
    const fitted = fitLogistic(curve(1000, 0.5, 2008, 16))!;
    expect(fitted.saturation).toBeCloseTo(1000, 4);
    expect(fitted.midpoint).toBeCloseTo(2008, 6);
    expect(fitted.r2).toBeCloseTo(1, 9);
    expect(takeoverTime(fitted)).toBeCloseTo(Math.log(81) / 0.5, 6);
    expect([2003, 2007, 2011, 2014].map((year) => stageAt(fitted, year))).toEqual([
      ...['emergence', 'growth', 'maturity', 'saturation'],
    ]);
  });

  it('is found again, whatever it is, and never is no number', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 50, max: 1e5, noNaN: true }),
        fc.double({ min: 0.2, max: 1.2, noNaN: true }),
        fc.double({ min: 2004, max: 2014, noNaN: true }),
        (saturation, rate, midpoint) => {
          const fitted = fitLogistic(curve(saturation, rate, midpoint, 20))!;
          expect(Math.abs(fitted.saturation / saturation - 1)).toBeLessThan(1e-3);
          expect(Math.abs(fitted.midpoint - midpoint)).toBeLessThan(1e-2);
        },
      ),
      { numRuns: 50 },
    );
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 30 }), (steps) => {
        let sum = 0;
        const fitted = fitLogistic(steps.map((step, i) => [2000 + i, (sum += step)] as const));
        if (fitted) expect(Object.values(fitted).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('is not fitted to what does not grow, or to five points', () => {
    expect(fitLogistic(curve(1000, 0.5, 2002, 5))).toBeUndefined();
    expect(fitLogistic(Array.from({ length: 10 }, (_, i) => [2000 + i, 7] as const))).toBeUndefined();
    expect(fitLogistic([])).toBeUndefined();
  });
});
