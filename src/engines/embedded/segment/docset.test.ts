import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { arena, filledWords } from '../kernel/kernel.ts';
import { DocSet } from './docset.ts';

afterEach(() => arena.end());

const SIZES = [1, 63, 64, 95, 1000, 5000, 20_000];

/** Documents of a set, and how it came to be: as a list or a bitmap, in the arena or on the heap. */
const sets = (size: number) =>
  fc.tuple(
    fc.oneof(
      fc.uniqueArray(fc.nat(size - 1), { maxLength: 30 }),
      fc.uniqueArray(fc.nat(size - 1), { maxLength: Math.min(size, 700) }),
      fc.constant(Array.from({ length: size }, (_, i) => i)),
      // nearly all
      fc
        .uniqueArray(fc.nat(size - 1), { maxLength: 5 })
        .map((gone) => Array.from({ length: size }, (_, i) => i).filter((doc) => !gone.includes(doc))),
    ),
    fc.constantFrom('list', 'bits', 'passing bits', 'lasting'),
  );

function setOf(size: number, [docs, way]: [number[], string]): DocSet {
  const sorted = Uint32Array.from(docs).sort();
  if (way === 'list') return DocSet.ofArray(size, sorted);
  const bits = way === 'passing bits' ? filledWords((size + 31) >> 5) : new Uint32Array((size + 31) >> 5);
  for (const doc of sorted) bits[doc >> 5]! |= 1 << (doc & 31);
  const set = DocSet.ofBits(size, bits);
  return way === 'lasting' ? set.lasting() : set;
}

const docsOf = (set: DocSet) => {
  const docs = [...set.toArray()];
  expect(set.count).toBe(docs.length);
  const visited: number[] = [];
  set.each((doc) => visited.push(doc));
  expect(visited).toEqual(docs);
  return docs;
};
const ascending = (docs: Iterable<number>) => [...new Set(docs)].sort((a, b) => a - b);

const several = fc
  .constantFrom(...SIZES)
  .chain((size) => fc.tuple(fc.constant(size), fc.array(sets(size), { minLength: 1, maxLength: 6 })));

it('combines sets of every make like sets of numbers', () => {
  fc.assert(
    fc.property(several, ([size, given]) => {
      const made = given.map((each) => setOf(size, each));
      const [a, b = a] = made;
      const [x, y = x] = given.map(([docs]) => ascending(docs));
      const inX = new Set(x);
      const inY = new Set(y);
      const both = x!.filter((doc) => inY.has(doc));
      expect(docsOf(a!.andNot(b!))).toEqual(x!.filter((doc) => !inY.has(doc)));
      expect(docsOf(a!.and(b!))).toEqual(both);
      // what has been found goes into what is found next
      expect(docsOf(a!.andNot(b!.andNot(a!)))).toEqual(x);
      expect(docsOf(a!.andNot(a!.and(b!)))).toEqual(x!.filter((doc) => !inY.has(doc)));
      expect(docsOf(a!.not())).toEqual([...Array(size).keys()].filter((doc) => !inX.has(doc)));
      expect(docsOf(DocSet.or(size, made))).toEqual(ascending(given.flatMap(([docs]) => docs)));
      expect(a!.inside(b!.toBits())).toBe(both.length === x!.length);
      for (const doc of [0, size >> 1, size - 1]) expect(a!.has(doc)).toBe(inX.has(doc));
      // nothing has been changed by it
      expect(made.map(docsOf)).toEqual(given.map(([docs]) => ascending(docs)));
    }),
    { numRuns: 100 },
  );
});

it('lasts when the search has ended, if it is asked to', () => {
  fc.assert(
    fc.property(several, ([size, given]) => {
      const lasting = given.map((each) => setOf(size, each).and(DocSet.all(size)).lasting());
      arena.end();
      arena.words(50_000).fill(0xffffffff);
      expect(lasting.map(docsOf)).toEqual(given.map(([docs]) => ascending(docs)));
      expect(lasting.some((set) => set.passing)).toBe(false);
    }),
    { numRuns: 50 },
  );
});
