import { describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf, butNot } from './combine.ts';
import { parseQuery } from './parse.ts';
import type { Query } from './tree.ts';

const a: Query = { kind: 'term', field: 'TTL', text: 'a' };
const b: Query = { kind: 'term', field: 'TTL', text: 'b' };
const c: Query = { kind: 'term', field: 'TTL', text: 'c' };

describe('queries are combined as trees', () => {
  it('flattens, and leaves out what restricts nothing', () => {
    expect(allOf(a, undefined, { kind: 'all' }, { kind: 'and', of: [b, c] })).toEqual({ kind: 'and', of: [a, b, c] });
    expect(allOf(a, undefined)).toBe(a);
    expect(allOf()).toEqual({ kind: 'all' });
    expect(anyOf(a, { kind: 'or', of: [b, c] })).toEqual({ kind: 'or', of: [a, b, c] });
    expect(anyOf(b)).toBe(b);
    expect(() => anyOf()).toThrow(RangeError);
    expect(butNot(a, b)).toEqual({ kind: 'and', of: [a, { kind: 'not', of: b }] });
    expect(butNot({ kind: 'all' }, b)).toEqual({ kind: 'not', of: b });
  });

  it('keeps a choice a choice when it is one of several conditions', () => {
    expect(allOf(a, anyOf(b, c))).toEqual({ kind: 'and', of: [a, { kind: 'or', of: [b, c] }] });
  });
});

describe('words of one field', () => {
  const inTitle = (text: string) => parseQuery(patents, text, { field: 'TTL', codes: false });

  it('are read as the language reads them, in that field', () => {
    expect(inTitle('a AND (b OR c)')).toEqual({ kind: 'and', of: [a, { kind: 'or', of: [b, c] }] });
    expect(parseQuery(patents, 'a OR PN: US1', { field: 'TTL' })).toEqual({
      kind: 'or',
      of: [a, { kind: 'term', field: 'PN', text: 'US1' }],
    });
  });

  it.each([
    ['x) OR PN: (US*', 'A closing bracket has no opening bracket.', 1],
    ['x OR PN: US*', 'Only TTL is searched here: PN cannot be named.', 5],
    ['(x OR (PN：US1))', 'Only TTL is searched here: PN cannot be named.', 7],
  ])('cannot leave it: %s', (text, message, position) => {
    expect(() => inTitle(text)).toThrow(message);
    try {
      inTitle(text);
    } catch (error) {
      expect((error as { details: object }).details).toMatchObject({ position });
    }
  });
});
