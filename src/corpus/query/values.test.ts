import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeywords } from './values.ts';

describe('order of keywords', () => {
  it('puts classes in their printed order', () => {
    const printed = [
      'A',
      'G06F',
      'H01L',
      'H01L9/00',
      'H01L21',
      'H01L31',
      'H01L31/00',
      'H01L31/02',
      'H01L31/0216',
      'H01L31/04',
      'H01L33/00',
      'H01M4/02',
      'H01M10/00',
    ];
    expect(printed.toReversed().toSorted(compareKeywords)).toEqual(printed);
  });

  it('compares numbers by size and equal numbers by length', () => {
    expect(['US100', 'US9', 'US09', 'US10B', 'EP1'].toSorted(compareKeywords)).toEqual([
      'EP1',
      'US9',
      'US09',
      'US10B',
      'US100',
    ]);
  });

  it('is a total order that agrees with equality', () => {
    const value = fc.string({ unit: fc.constantFrom('A', 'B', '0', '1', '9', '/', ' '), maxLength: 7 });
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(compareKeywords(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareKeywords(a, b)) + Math.sign(compareKeywords(b, a))).toBe(0);
        if (compareKeywords(a, b) <= 0 && compareKeywords(b, c) <= 0)
          expect(compareKeywords(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 3_000 },
    );
  });
});
