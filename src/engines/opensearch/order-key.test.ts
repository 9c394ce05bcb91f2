import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareKeywords } from '#corpus/query/values.ts';
import { orderKey } from './order-key.ts';

const keyword = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '0', '1', '9', '10', '/', ' ', 'A', 'H', ':', '-', '池', '\uFB01', '😀') }),
  fc.constantFrom('H01M10/0525', 'H01M10/613', 'H01L9/00', 'H01L31/02', 'H01L31/0216', 'H01L31/04', 'H01L031/04'),
);

it('sorts by its bytes as keywords sort', () => {
  fc.assert(
    fc.property(keyword, keyword, (a, b) => {
      const bytes = Buffer.compare(Buffer.from(orderKey(a)), Buffer.from(orderKey(b)));
      expect(bytes).toBe(Math.sign(compareKeywords(a, b)));
    }),
    { numRuns: 2_000 },
  );
});

it('puts classes in their printed order', () => {
  expect(orderKey('H01L9/00')).toBe('H0\u00021\u0002L0\u00029\u0001/00');
  expect(orderKey('A10')).toBe('A0\u000310\u0001');
});
