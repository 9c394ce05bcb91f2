import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesWildcard } from './analyse-query.ts';
import { beginsWithSlip, slipPatterns, slipStart } from './slip-start.ts';

it('says what a slip is by patterns, behind what is right', () => {
  const start = slipStart({ text: 'drug gelß', right: 6 });
  expect(start).toEqual({ characters: [...'DRUG GELSS'], right: 6 });
  expect(slipPatterns({ characters: [...'gelst'], right: 3 })).toEqual([
    ...['gel#t*', 'gel?st*', 'gelts*'],
    ...['gels#*', 'gels?t*', 'gelst*'],
  ]);
});

it('forgives one slip and no more', () => {
  expect(
    ['goutx', 'gaut', 'gut', 'gouut', 'guot', 'gout', 'gxxt', 'ogut'].map((typed) => beginsWithSlip('gout', typed)),
  ).toEqual([true, true, true, true, true, true, false, true]);
});

it('compares as the patterns do', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '𝒜', '𝒞'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (name, typed) => {
      const patterns = slipPatterns({ characters: [...typed], right: 0 });
      const expected = typed === '' || patterns.some((pattern) => matchesWildcard(pattern, name));
      expect(beginsWithSlip(name, typed)).toBe(expected);
    }),
    { numRuns: 3_000 },
  );
});
