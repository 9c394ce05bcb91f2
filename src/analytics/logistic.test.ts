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

  it('explains the share of the variance that its distances leave', () => {
    const points = curve(1000, 0.5, 2008, 16).map(([year, sum], i) => [year, sum + (i % 3) * 20] as const);
    const { saturation, rate, midpoint, r2 } = fitLogistic(points)!;
    const at = (year: number) => saturation / (1 + Math.exp(-rate * (year - midpoint)));
    const mean = points.reduce((all, [, sum]) => all + sum, 0) / points.length;
    const squares = (of: (year: number) => number) =>
      points.reduce((all, [year, sum]) => all + (sum - of(year)) ** 2, 0);
    expect(r2).toBeCloseTo(1 - squares(at) / squares(() => mean), 9);
    expect(r2).toBeLessThan(0.9995);
    // no neighbour is nearer: these are the least squares
    for (const [by, to] of [
      [1.001, 1],
      [0.999, 1],
      [1, 1.001],
      [1, 0.999],
    ] as const)
      expect(squares((year) => (saturation * by) / (1 + Math.exp(-rate * to * (year - midpoint))))).toBeGreaterThan(
        squares(at),
      );
  });

  it('has its stages begin at 10, 50 and 90 per cent', () => {
    const fitted = { saturation: 1000, midpoint: 2008, rate: 0.5, r2: 1 };
    const away = Math.log(9) / 0.5;
    expect([-away, 0, away].map((from) => [-1e-6, 1e-6].map((by) => stageAt(fitted, 2008 + from + by)))).toEqual([
      ['emergence', 'growth'],
      ['growth', 'maturity'],
      ['maturity', 'saturation'],
    ]);
  });

  it('is not fitted to what does not grow, or to five points', () => {
    expect(fitLogistic(curve(1000, 0.5, 2002, 5))).toBeUndefined();
    expect(fitLogistic(Array.from({ length: 10 }, (_, i) => [2000 + i, 7] as const))).toBeUndefined();
    expect(fitLogistic([])).toBeUndefined();
  });
});
