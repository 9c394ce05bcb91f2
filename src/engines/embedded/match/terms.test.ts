import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesWildcard } from '#corpus/query/analyse-query.ts';
import { slipPatterns } from '#corpus/query/slip-start.ts';
import { compareKeywords } from '#corpus/query/values.ts';
import { sortByCodePoint } from '../format/bytes.ts';
import { readColumn, writeColumn } from '../format/columns.ts';
import { Dictionary, DictionaryWriter } from '../format/dictionary.ts';
import { PageCache, SegmentFile } from '../format/segment-file.ts';
import { SegmentWriter } from '../format/segment-writer.ts';
import { orderOf, rangeCount, rangeDocs } from '../segment/ranges.ts';
import { Pattern } from './pattern.ts';
import { SlipTerms } from './slip-terms.ts';
import { inRange, rangePrefix } from './terms.ts';

const text = fc.string({ unit: fc.constantFrom('H', 'L', '0', '1', '9', '/', 'é', '𝒜'), maxLength: 6 });

it('finds every keyword of a range among those that begin like its ends', () => {
  fc.assert(
    fc.property(text, text, text, (a, b, keyword) => {
      const [from, to] = compareKeywords(a, b) <= 0 ? [a, b] : [b, a];
      if (!inRange(keyword, from, to)) return;
      const prefix = rangePrefix(from, to);
      expect(Buffer.from(keyword).subarray(0, prefix.length)).toEqual(prefix);
    }),
    { numRuns: 3000 },
  );
  expect(rangePrefix('H01L9/00', 'H01L31/00').toString()).toBe('H01L');
  expect(rangePrefix('H01L9/00', undefined).length).toBe(0);
});

/** Of some terms, in order; the first stands in one document, the second in two, and so on. */
function dictionaryOf(sorted: readonly string[]): Dictionary {
  const writer = new SegmentWriter();
  const dictionary = new DictionaryWriter(writer.section('terms'));
  sorted.forEach((each, i) => {
    const meta = { df: i + 1, mask: 1, postingsAt: i * 5, postingsLength: 5, positionsAt: 0, positionsLength: 0 };
    dictionary.add(Buffer.from(each), 0, Buffer.byteLength(each), meta);
  });
  dictionary.finish(writer.section('index'));
  const file = new SegmentFile({ memory: writer.finishMemory({}) }, new PageCache(1 << 20));
  return new Dictionary(file.reader('terms'), file.whole('index'));
}

it('finds the terms that begin as typed but for a slip as its patterns do, by walking and by comparing', () => {
  const term = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '中', '𝒜', '𝒞'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.uniqueArray(term, { minLength: 1, maxLength: 400, size: 'max' }),
      term,
      fc.nat(5),
      fc.constantFrom(0, 64, 100_000),
      (given, typed, some, few) => {
        const sorted = sortByCodePoint([...given]);
        const characters = [...typed];
        const right = Math.min(some, characters.length - 1);
        const patterns = slipPatterns({ characters, right });
        const expected = sorted.filter((each) => patterns.some((pattern) => matchesWildcard(pattern, each)));
        const places = new Set<number>();
        new SlipTerms({ characters, right }, few).places(
          dictionaryOf(sorted),
          (cursor, at) => places.add(cursor.meta(at).df),
          () => {},
        );
        expect([...places].sort((a, b) => a - b).map((df) => sorted[df - 1])).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

it('finds the terms of a pattern as looking at every term does, one by one or by whole blocks', () => {
  const term = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '中'), minLength: 1, maxLength: 7 });
  const pattern = fc
    .tuple(
      fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 2 }),
      fc.constantFrom('*', '?', '#', '*b*'),
      term,
    )
    .map(([head, sign, tail]) => `${head}${sign}${tail.slice(0, 1)}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(term, { minLength: 1, maxLength: 400, size: 'max' }),
      fc.oneof(pattern, fc.constantFrom('a*', 'b*', 'aa*', '*', '*a', 'a?b*', 'a#b*', 'b#aa*', 'ab?aba*', 'a#aa*')),
      (given, source) => {
        const sorted = sortByCodePoint([...given]);
        const read = dictionaryOf(sorted);
        const wanted = new Pattern(source);
        const expected = sorted.filter((each) => wanted.test(each));
        const one: string[] = [];
        new Pattern(source).scan(
          read,
          (cursor) => one.push(cursor.term),
          () => {},
        );
        expect(one).toEqual(expected);
        const places: number[] = [];
        new Pattern(source, 0).places(
          read,
          (cursor, at) => places.push(cursor.meta(at).df),
          () => {},
        );
        // where a character is open before the rest of a beginning, in no order
        const numbers = expected.map((each) => sorted.indexOf(each) + 1);
        expect(places.toSorted((a, b) => a - b)).toEqual(numbers);
      },
    ),
    { numRuns: 60 },
  );
});

it('finds and counts the documents of a range by the order of a column', () => {
  const value = fc.oneof(
    fc.integer({ min: -5, max: 5 }),
    fc.integer({ min: 19990101, max: 20301231 }),
    fc.double({ noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constant([]),
          value.map((each) => [each]),
        ),
        { minLength: 1, maxLength: 300, size: 'max' },
      ),
      value,
      value,
      (values, a, b) => {
        const out = new SegmentWriter();
        const shape = writeColumn(out.section('column'), values);
        if (!shape) return;
        const file = new SegmentFile({ memory: out.finishMemory({}) }, new PageCache(1 << 20));
        const column = readColumn(file.whole('column'), shape);
        const [from, to] = a <= b ? [a, b] : [b, a];
        const expected = [...values.keys()].filter((doc) => values[doc]!.some((each) => each >= from && each <= to));
        const order = orderOf(values)!;
        expect([...rangeDocs(values.length, column, order, [[from, to]]).toArray()]).toEqual(expected);
        expect([...rangeDocs(values.length, column, undefined, [[from, to]]).toArray()]).toEqual(expected);
        expect(rangeCount(column, order, from, to)).toBe(expected.length);
      },
    ),
    { numRuns: 200 },
  );
  expect(orderOf([[1], [2, 3]])).toBeUndefined();
  expect([...orderOf([[7], undefined, 3, [], 7])!]).toEqual([2, 0, 4]);
});
