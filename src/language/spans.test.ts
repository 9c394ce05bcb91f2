import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlapped, overlapping, type Span } from './spans.ts';

const span = fc.tuple(fc.nat(40), fc.nat(12)).map(([start, length]): Span => ({ start, end: start + length }));

it('tells which spans overlap another, in their order, and whether any does', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), span, (spans, other) => {
      const meant = spans.filter(({ start, end }) => start < other.end && other.start < end);
      expect(overlapped(spans)(other)).toEqual(meant);
      expect(overlapping(spans)(other)).toBe(meant.length > 0);
    }),
  );
});
