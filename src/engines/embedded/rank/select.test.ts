import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Counter, top } from '../count/counter.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { nth, page, type Ranked } from './select.ts';

const numbers = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.POSITIVE_INFINITY)), {
  minLength: 1,
  maxLength: 300,
});

it('selects the value that sorting would put at a place', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (values, at) => {
      const k = at % values.length;
      const given = Float64Array.from(values);
      expect(nth(given, k)).toBe(Float64Array.from(values).sort()[k]);
      expect(given).toEqual(Float64Array.from(values));
    }),
    { numRuns: 300 },
  );
});

/** A segment as far as ordering needs one: ids, and their ranks. */
function segmentOf(ids: readonly string[]): SegmentEvaluator {
  const sorted = [...ids].sort();
  const ranks = Uint32Array.from(ids, (id) => sorted.indexOf(id));
  return { view: { segment: { ids: { get: (doc: number) => ids[doc] }, ranks } } } as unknown as SegmentEvaluator;
}

const rows = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    a: fc.integer({ min: 0, max: 2 }),
    b: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(Number.POSITIVE_INFINITY)),
    segment: fc.nat(2),
  }),
  { selector: ({ id }) => id, maxLength: 250 },
);

it('answers any page in the order of keys and ids, over one or several segments, by none, one or two keys', () => {
  fc.assert(
    fc.property(rows, fc.nat(2), fc.boolean(), fc.nat(250), fc.nat(120), (all, keys, one, offset, limit) => {
      const parts = one ? [all] : [0, 1, 2].map((s) => all.filter(({ segment }) => segment === s));
      const lists = parts.map(
        (rows): Ranked => ({
          evaluator: segmentOf(rows.map(({ id }) => id)),
          docs: Uint32Array.from(rows.keys()),
          keys: [rows.map(({ a }) => a), rows.map(({ b }) => b)].slice(0, keys).map((key) => Float64Array.from(key)),
        }),
      );
      const found = page(lists, offset, offset + limit).map(({ s, i }) =>
        lists[s]!.evaluator.view.segment.ids.get(lists[s]!.docs[i]!),
      );
      const seen = lists.flatMap(({ docs, evaluator }) =>
        [...docs].map((doc) => all.find(({ id }) => id === evaluator.view.segment.ids.get(doc))!),
      );
      const compare = (x: number, y: number) => (x === y ? 0 : x < y ? -1 : 1);
      seen.sort((x, y) => (keys > 0 && compare(x.a, y.a)) || (keys > 1 && compare(x.b, y.b)) || (x.id < y.id ? -1 : 1));
      expect(found).toEqual(seen.map(({ id }) => id).slice(offset, offset + limit));
    }),
    { numRuns: 400 },
  );
});

it('shows the most frequent values, ties by their texts, and starts over', () => {
  const counter = new Counter();
  fc.assert(
    fc.property(
      fc.array(fc.nat(40), { maxLength: 200 }),
      fc.nat(10),
      fc.nat(10),
      fc.boolean(),
      // few: those seen are looked at, many: all
      fc.constantFrom(1, 1000),
      (values, offset, limit, inOrder, expected) => {
        const text = (value: number) => (inOrder ? String.fromCharCode(100 + value) : `v${(value * 17) % 41}`);
        counter.begin(41, expected);
        for (const value of values) counter.add(value);
        counter.end();
        const counts = new Map<string, number>();
        for (const value of values) counts.set(text(value), (counts.get(text(value)) ?? 0) + 1);
        const sorted = [...counts].sort(([v, n], [w, m]) => m - n || (v < w ? -1 : 1));
        const seen = counter.seen.subarray(0, counter.distinct);
        const rows = top({ counts: counter.counts, seen }, text, inOrder, offset, limit);
        expect(counter.distinct).toBe(counts.size);
        expect(rows.map(({ value, count }) => [value, count])).toEqual(sorted.slice(offset, offset + limit));
        expect(rows.map(({ number }) => text(number))).toEqual(rows.map(({ value }) => value));
      },
    ),
    { numRuns: 300 },
  );
});
