import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ByteWriter, bitsOf, pack, packedWidth, packLanes } from '../format/bytes.ts';
import { VALUES } from '../format/impacts.ts';
import { arena, builtCode, filledWords, kernel } from './kernel.ts';

afterEach(() => arena.end());

/** Words in the kernels' memory, not at a multiple of 16. */
function put(values: ArrayLike<number>, shift = 0): Uint32Array {
  arena.room(values.length + shift + 4);
  const words = arena.keep(values.length + shift + 4).subarray(shift, shift + values.length);
  words.set(values);
  return words;
}

const room = (words: number) => put(new Uint32Array(words + 8).fill(0xdeadbeef));
const word = fc.integer({ min: 0, max: 0xffffffff });
const shift = fc.integer({ min: 0, max: 3 });
/** Pairs of bitmaps of one length; more than one spell of counting in some. */
const pairs = fc
  .oneof({ weight: 5, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: fc.integer({ min: 120, max: 600 }) })
  .chain((n) => {
    const bits = fc.oneof(
      fc.array(word, { minLength: n, maxLength: n }),
      fc.constantFrom(new Array<number>(n).fill(0xffffffff), new Array<number>(n).fill(0)),
    );
    return fc.tuple(bits, bits);
  });
const list = (max: number, length = 200) =>
  fc.uniqueArray(fc.nat(max), { maxLength: length }).map((all) => all.sort((a, b) => a - b));

const numbersOf = (bits: ArrayLike<number>) =>
  Array.from(bits).flatMap((value, i) =>
    Array.from({ length: 32 }, (_, b) => i * 32 + b).filter((_, b) => (value >>> b) & 1),
  );

it('names the command that builds it where it is absent', () => {
  expect(() => builtCode(new URL('absent.wasm', import.meta.url))).toThrow('run `npm run build`');
});

it('fills words, and no word more', () => {
  const zeros = filledWords(5);
  zeros.fill(7);
  kernel.wordsFill(zeros.byteOffset, 4, 0xff);
  expect([...zeros]).toEqual([0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 7]);
  expect([...filledWords(3, 0xff)]).toEqual([0xffffffff, 0xffffffff, 0xffffffff]);
});

describe('bitmaps', () => {
  it('are combined and counted word by word', () => {
    fc.assert(
      fc.property(pairs, shift, ([a, b], by) => {
        const n = a.length;
        const x = put(a, by);
        const y = put(b, (by * 3) & 3);
        for (const [name, op] of [
          ['bitsAnd', (i: number) => a[i]! & b[i]!],
          ['bitsOr', (i: number) => a[i]! | b[i]!],
          ['bitsAndNot', (i: number) => a[i]! & ~b[i]!],
        ] as const) {
          const into = room(n);
          const expected = a.map((_, i) => op(i) >>> 0);
          expect(kernel[name](x.byteOffset, y.byteOffset, n, into.byteOffset)).toBe(numbersOf(expected).length);
          expect([...into.subarray(0, n)]).toEqual(expected);
          expect(into[n]).toBe(0xdeadbeef);
        }
        expect(kernel.bitsCount(x.byteOffset, n)).toBe(numbersOf(a).length);
        const both = a.map((value, i) => (value & b[i]!) >>> 0);
        expect(kernel.bitsInside(x.byteOffset, y.byteOffset, n)).toBe(a.every((v, i) => (v & ~b[i]!) === 0) ? 1 : 0);
        const inside = put(both, by);
        expect(kernel.bitsInside(inside.byteOffset, y.byteOffset, n)).toBe(1);
        const into = room(n * 32);
        const numbers = numbersOf(a);
        expect(kernel.bitsToList(x.byteOffset, n, into.byteOffset)).toBe(numbers.length);
        expect([...into.subarray(0, numbers.length)]).toEqual(numbers);
      }),
    );
  });

  it('are set, cleared and asked by lists', () => {
    fc.assert(
      fc.property(list(999), list(999), shift, (a, b, by) => {
        const bits = put(new Uint32Array(32));
        kernel.listSet(put(a, by).byteOffset, a.length, bits.byteOffset);
        expect(numbersOf(bits)).toEqual(a);
        const other = put(b, by);
        const both = b.filter((doc) => a.includes(doc));
        const only = b.filter((doc) => !a.includes(doc));
        expect(kernel.listInBitsCount(other.byteOffset, b.length, bits.byteOffset)).toBe(both.length);
        for (const [wanted, expected] of [[1, both] as const, [0, only] as const]) {
          const into = room(b.length);
          const n = kernel.listInBits(other.byteOffset, b.length, bits.byteOffset, wanted, into.byteOffset);
          expect([...into.subarray(0, n)]).toEqual(expected);
        }
        expect(kernel.listClear(other.byteOffset, b.length, bits.byteOffset)).toBe(both.length);
        expect(numbersOf(bits)).toEqual(a.filter((doc) => !b.includes(doc)));
      }),
    );
  });
});

it('lists are intersected, subtracted and united, also where one is far longer', () => {
  const lists = fc.oneof(
    fc.tuple(list(300), list(300)),
    fc.tuple(list(5000, 6), list(5000, 900)),
    fc.tuple(list(5000, 900), list(5000, 6)),
  );
  fc.assert(
    fc.property(lists, shift, ([a, b], by) => {
      const x = put(a, by);
      const y = put(b, (by * 3) & 3);
      const into = room(a.length + b.length);
      const [few, many] = a.length <= b.length ? [x, y] : [y, x];
      let n = kernel.listsAnd(few.byteOffset, few.length, many.byteOffset, many.length, into.byteOffset);
      expect([...into.subarray(0, n)]).toEqual(a.filter((doc) => b.includes(doc)));
      n = kernel.listsAndNot(x.byteOffset, a.length, y.byteOffset, b.length, into.byteOffset);
      expect([...into.subarray(0, n)]).toEqual(a.filter((doc) => !b.includes(doc)));
      n = kernel.listsOr(x.byteOffset, a.length, y.byteOffset, b.length, into.byteOffset);
      expect([...into.subarray(0, n)]).toEqual([...new Set([...a, ...b])].sort((p, q) => p - q));
    }),
  );
});

it('groups are marked by their slots, and what is no plain group is told', () => {
  const slots = fc.array(
    fc.oneof(
      fc.nat(80).map((group) => group * 2 + 1),
      fc.nat(40).map((list) => list * 2),
    ),
  );
  fc.assert(
    fc.property(slots, fc.nat(80), (all, bound) => {
      const bits = put(new Uint32Array(3));
      const plain = all.filter((slot) => slot & 1 && slot >> 1 < bound).map((slot) => slot >> 1);
      expect(kernel.slotsSet(put(all).byteOffset, all.length, bits.byteOffset, bound)).toBe(all.length - plain.length);
      expect(numbersOf(bits)).toEqual([...new Set(plain)].sort((a, b) => a - b));
    }),
  );
});

it('slots are made units, and places are brought together by these', () => {
  const slots = fc.array(fc.oneof(fc.nat(40), fc.constantFrom(0xffffffff, 0xfffffffe)), { maxLength: 60 });
  fc.assert(
    fc.property(slots, fc.integer({ min: 1, max: 16 }), fc.nat(9), shift, (all, bound, place, by) => {
      const into = room(all.length);
      const lists = kernel.slotsUnits(put(all, by).byteOffset, all.length, bound, place, into.byteOffset);
      expect(lists).toBe(all.filter((slot) => slot % 2 === 0 && slot > 0).length);
      const units = all.map((slot, i) => (slot % 2 === 1 && slot >>> 1 < bound ? slot >>> 1 : bound + place + i));
      expect([...into.subarray(0, all.length)]).toEqual(units);
      expect(into[all.length]).toBe(0xdeadbeef);

      const next = put(new Uint32Array(bound + 1), by);
      const order = room(all.length);
      kernel.unitsOrder(into.byteOffset, all.length, bound, next.byteOffset, order.byteOffset);
      const places = all.map((_, i) => i).sort((a, b) => Math.min(units[a]!, bound) - Math.min(units[b]!, bound));
      expect([...order.subarray(0, all.length)]).toEqual(places);
      expect(order[all.length]).toBe(0xdeadbeef);
    }),
  );
});

it('values are counted once a unit, and places divided by the rows of their values', () => {
  const lists = fc.array(fc.tuple(fc.nat(5), fc.uniqueArray(fc.nat(9), { maxLength: 4 })), { maxLength: 40 });
  const rowsOf = fc.array(fc.nat(3), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(lists, rowsOf, fc.nat(100), shift, (given, rowOf, step, by) => {
      const places = given.map((_, p) => p).sort((a, b) => given[a]![0] - given[b]![0]);
      const lengths = given.map(([, values]) => values.length);
      const starts = [0, ...lengths].map((_, p) => lengths.slice(0, p).reduce((sum, n) => sum + n, 0));
      const at = [places, given.map(([unit]) => unit), starts, given.flatMap(([, values]) => values)].map(
        (words) => put(words, by).byteOffset,
      );
      const [order, units, from, numbers] = at as [number, number, number, number];
      const unitsHaving = (holds: (value: number) => boolean) =>
        new Set(given.filter(([, values]) => values.some(holds)).map(([unit]) => unit)).size;

      // stamps of counts before
      const stamps = put(new Uint32Array(10).fill(step), by);
      const counts = put(new Uint32Array(11)).subarray(0, 10);
      const n = places.length;
      expect(kernel.unitsCount(order, n, units, from, numbers, step, stamps.byteOffset, counts.byteOffset)).toBe(
        unitsHaving(() => true),
      );
      expect([...counts]).toEqual(Array.from(counts, (_, value) => unitsHaving((each) => each === value)));
      expect(Math.max(step, ...stamps)).toBeLessThanOrEqual(step + n);

      const rows = put(rowOf).byteOffset;
      const sizes = put(new Uint32Array(4), by);
      expect(kernel.rowsCount(order, n, units, from, numbers, rows, sizes.byteOffset)).toBe(
        unitsHaving((value) => rowOf[value] === 0),
      );
      const divided = [0, 1, 2, 3].map((row) =>
        places.flatMap((p) => given[p]![1].flatMap((value) => (rowOf[value] === row ? [p] : []))),
      );
      expect([...sizes]).toEqual(divided.map(({ length }) => length));

      const next = put(divided.map((_, row) => divided.slice(0, row).flat().length));
      const into = room(divided.flat().length);
      kernel.rowsDivide(order, n, from, numbers, rows, next.byteOffset, into.byteOffset);
      expect([...into.subarray(0, divided.flat().length)]).toEqual(divided.flat());
      expect(into[divided.flat().length]).toBe(0xdeadbeef);
    }),
  );
});

const counted = (values: readonly number[], n: number) =>
  Array.from({ length: n }, (_, i) => values.filter((value) => value === i).length);

it('values are counted as they are, and cut by a divisor', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), (values) => {
      const counts = put(new Uint32Array(31));
      kernel.listCount(put(values, 1).byteOffset, values.length, counts.byteOffset);
      expect([...counts]).toEqual(counted(values, 31));
    }),
  );
  const cuts = fc.tuple(fc.constantFrom(1, 100, 10_000), fc.constantFrom(0, 1, 19_000_101, 4_000_000_000));
  fc.assert(
    fc.property(cuts, fc.array(fc.nat(60_000)), ([divisor, base], stored) => {
      const low = Math.trunc(base / divisor);
      const values = stored.filter((each) => each > 0).map((each) => Math.trunc((each - 1 + base) / divisor) - low);
      const bound = 60_001;
      const counts = put(new Uint32Array(bound + 1)).subarray(1);
      const list = put(stored);
      kernel.cutCount(list.byteOffset, stored.length, base - 1, 1 / divisor, low, counts.byteOffset);
      const expected = new Uint32Array(bound);
      for (const value of values) expected[value]!++;
      expect(Buffer.compare(Buffer.from(counts.slice().buffer), Buffer.from(expected.buffer))).toBe(0);
    }),
    { numRuns: 40 },
  );
});

it('ranges are spread to their numbers, and words that are not 0 are found', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1000), fc.nat(11))), shift, (ranges, by) => {
      const from = put(
        ranges.map(([first]) => first),
        by,
      );
      const to = put(
        ranges.map(([first, n]) => first + n),
        1,
      );
      const expected = ranges.flatMap(([first, n]) => Array.from({ length: n }, (_, i) => first + i));
      const into = room(expected.length);
      const n = kernel.spread(from.byteOffset, to.byteOffset, ranges.length, into.byteOffset);
      expect([...into.subarray(0, n)]).toEqual(expected);
      const words = ranges.map(([, count]) => Math.max(0, count - 5));
      const places = room(words.length);
      const found = kernel.wordsToList(put(words, by).byteOffset, words.length, places.byteOffset);
      expect([...places.subarray(0, found)]).toEqual(words.flatMap((word, i) => (word === 0 ? [] : [i])));
    }),
  );
});

const block = fc
  .integer({ min: 0, max: 32 })
  .chain((width) =>
    fc.array(fc.integer({ min: 0, max: width === 0 ? 0 : 2 ** width - 1 }), { minLength: 128, maxLength: 128 }),
  );

it('laned differences of every width are summed up', () => {
  fc.assert(
    fc.property(block, shift, (values, by) => {
      const width = bitsOf(Uint32Array.from(values), 128);
      const out = new ByteWriter();
      packLanes(out, Uint32Array.from(values), width);
      const words = put(new Uint32Array(out.bytes.slice(0, width * 16).buffer), by);
      const into = room(128);
      kernel.unpackSums(words.byteOffset, width, 41, into.byteOffset);
      let sum = 41;
      expect([...into.subarray(0, 128)]).toEqual(values.map((value) => (sum = (sum + value + 1) >>> 0)));
      expect(into[128]).toBe(0xdeadbeef);
    }),
  );
});

/** Gaps between documents. */
const gaps = (n: number) =>
  fc.oneof(
    fc.array(fc.nat(60), { minLength: n, maxLength: n }),
    fc.constant(new Array<number>(n).fill(0)),
    fc.array(fc.nat(9), { minLength: n, maxLength: n }).map((all) => all.map((gap, i) => (i === 5 ? 3000 : gap))),
  );
const documentsOf = (all: readonly number[], before: number) => {
  let doc = before;
  return all.map((gap) => (doc += gap + 1));
};

it('full blocks in a row are read into a list, and into a bitmap', () => {
  const blocks = fc.integer({ min: 1, max: 4 }).chain((n) => fc.array(gaps(128), { minLength: n, maxLength: n }));
  fc.assert(
    fc.property(
      blocks,
      fc.integer({ min: -1, max: 70 }),
      fc.nat(3),
      fc.constantFrom(8, 12),
      (all, first, junk, entry) => {
        const out = new ByteWriter();
        const skips = new Uint32Array((all.length * entry) / 4);
        const docs: number[] = [];
        const start = 4444;
        for (const [i, each] of all.entries()) {
          const width = bitsOf(Uint32Array.from(each), 128);
          out.u32(width | 0x01020300);
          packLanes(out, Uint32Array.from(each), width);
          // what follows the documents in a block
          for (let k = 0; k < junk; k++) out.u32(0xffffffff);
          docs.push(...documentsOf(each, docs.at(-1) ?? first));
          skips[(i * entry) / 4] = docs.at(-1)!;
          skips[(i * entry) / 4 + 1] = start + out.length;
        }
        const words = put(new Uint32Array(out.bytes.slice(0, out.length).buffer), 1);
        const table = put(skips, 3);
        const into = room(docs.length);
        kernel.blocksToList(words.byteOffset, start, table.byteOffset, entry, all.length, first, into.byteOffset);
        expect([...into.subarray(0, docs.length)]).toEqual(docs);
        expect(into[docs.length]).toBe(0xdeadbeef);
        const bits = put(new Uint32Array((docs.at(-1)! >> 5) + 1));
        kernel.blocksSet(words.byteOffset, start, table.byteOffset, entry, all.length, first, bits.byteOffset);
        expect(numbersOf(bits)).toEqual(docs);
      },
    ),
  );
});

it('tails are read into a list, and into a bitmap, at every alignment', () => {
  const tails = fc.array(fc.integer({ min: 1, max: 127 }).chain(gaps), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(tails, fc.integer({ min: 0, max: 9 }), (all, lead) => {
      const out = new ByteWriter();
      for (let i = 0; i < lead; i++) out.u8(255);
      const starts = all.map((each) => {
        const at = out.length;
        const width = packedWidth(bitsOf(Uint32Array.from(each), each.length));
        out.u8(width);
        pack(out, Uint32Array.from(each), each.length, width);
        out.u8(255);
        return at;
      });
      out.u32(0xffffffff);
      out.align();
      const { byteOffset } = put(new Uint32Array(out.bytes.slice(0, out.length).buffer));
      const bits = put(new Uint32Array(700));
      const expected = new Set<number>();
      for (const [i, each] of all.entries()) {
        const docs = documentsOf(each, 77);
        const into = room(docs.length);
        kernel.tailToList(byteOffset + starts[i]!, docs.length, 77, into.byteOffset);
        expect([...into.subarray(0, docs.length)]).toEqual(docs);
        for (const doc of documentsOf(each, -1)) expected.add(doc);
      }
      const places = put(all.flatMap((each, i) => [byteOffset + starts[i]!, each.length]));
      kernel.tailsSet(places.byteOffset, all.length, bits.byteOffset);
      expect(numbersOf(bits)).toEqual([...expected].sort((a, b) => a - b));
    }),
  );
});

it('a tail of 32-bit differences is read', () => {
  const out = new ByteWriter();
  out.u8(32);
  pack(out, Uint32Array.of(5, 70_000_000, 3), 3, 32);
  out.u32(0);
  out.align();
  const { byteOffset } = put(new Uint32Array(out.bytes.slice(0, out.length).buffer));
  const into = room(3);
  kernel.tailToList(byteOffset, 3, -1, into.byteOffset);
  expect([...into.subarray(0, 3)]).toEqual([5, 70_000_006, 70_000_010]);
});

describe('bounds of scores', () => {
  const doubles = (values: readonly number[]) => {
    const words = arena.words(values.length * 2);
    const array = new Float64Array(words.buffer, words.byteOffset, values.length);
    array.set(values);
    return array;
  };

  it('find the values that are large enough', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 60 }), fc.nat(21), (some, least) => {
        const padded = [...some, ...new Array<number>(-some.length & 3).fill(-1)];
        const into = room(padded.length);
        const n = kernel.atLeast(doubles(padded).byteOffset, padded.length, least, into.byteOffset);
        expect([...into.subarray(0, n)]).toEqual(some.flatMap((value, i) => (value >= least ? [i] : [])));
      }),
    );
  });

  it('tell what the best posting that the impacts of a block allow is worth', () => {
    const pair = fc.tuple(fc.integer({ min: 1, max: 254 }), fc.nat(255));
    const blocks = fc.array(fc.array(pair, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(blocks, fc.constantFrom(-1, 0, 12), fc.constantFrom(0, 0.4), (all, least, base) => {
        const unbounded: [number, number] = [255, 3];
        const impacts = [...all, [unbounded]];
        const bytes = new Uint8Array(impacts.length * 8);
        impacts.forEach((pairs, b) => {
          bytes.set(pairs.flat(), b * 8);
        });
        const [bounds, frequencies] = [doubles(impacts.map(() => 9)), doubles(impacts.map(() => 9))];
        kernel.blockBounds(
          ...([put(new Uint32Array(bytes.buffer)).byteOffset, 8, impacts.length, 3, base, 0.01] as const),
          ...([doubles([...VALUES]).byteOffset, least, bounds.byteOffset, frequencies.byteOffset] as const),
        );
        const worth = (f: number, length: number) => (3 * f) / (f + base + 0.01 * length);
        const expected = all.map((pairs) =>
          Math.max(
            ...(least < 0
              ? pairs.map(([f, length]) => worth(VALUES[f]!, VALUES[length]!))
              : [worth(VALUES[pairs[0]![0]]!, least)]),
          ),
        );
        expect([...bounds]).toEqual([...expected, 3]);
        expect([...frequencies]).toEqual([...all.map((pairs) => VALUES[pairs[0]![0]]!), Number.MAX_VALUE]);
      }),
    );
  });

  it('are those of the documents of a block, dense or not', () => {
    const numbers = (max: number) => fc.array(fc.nat(max), { minLength: 128, maxLength: 128 });
    const deltas = fc.constantFrom(0, 1, 6, 40).chain(numbers);
    const totals = fc.constantFrom(0, 1, 9, 300).chain(numbers);
    const codes = fc.constantFrom(0, 3).chain(numbers);
    fc.assert(
      fc.property(
        deltas,
        totals,
        codes,
        fc.integer({ min: -1, max: 70 }),
        fc.boolean(),
        (gaps, counts, masks, before, dense) => {
          let doc = before;
          const docs = gaps.map((gap) => (doc += gap + 1));
          const out = new ByteWriter();
          const width = (values: readonly number[]) => bitsOf(Uint32Array.from(values), values.length);
          const widths = [dense ? 0 : width(gaps), width(masks), width(counts)] as const;
          out.u32(widths[0] | (widths[1] << 8) | (widths[2] << 16));
          if (!dense) packLanes(out, Uint32Array.from(gaps), widths[0]);
          if (widths[1] === 0) out.u32(7);
          else packLanes(out, Uint32Array.from(masks), widths[1]);
          packLanes(out, Uint32Array.from(counts), widths[2]);
          const block = put(new Uint32Array(out.view().slice().buffer));
          const bits = put(new Uint32Array((doc >> 5) + 2));
          // what is before the block belongs to others
          for (const each of [before, ...docs, doc + 9]) if (each >= 0) bits[each >>> 5]! |= 1 << (each & 31);
          const lengths = put(Array.from({ length: doc + 1 }, (_, each) => (each * 37) % 90));
          const from = [block.byteOffset, dense ? bits.byteOffset : 0, before, lengths.byteOffset] as const;
          const into = room(3 * 128);
          const [low, high] = [docs[20]! - 1, docs[100]! + 1];
          const sums = doubles(Array.from({ length: high - low }, (_, d) => d));
          const skips = put([docs.at(-1)!, block.byteLength]);
          const reached = arena.words(high - low + 1);
          const least = (high - low) / 2 + 1;
          const told = kernel.addBlocks(
            ...([from[1], block.byteOffset, 0, skips.byteOffset, 8, 1, before, lengths.byteOffset] as const),
            ...([low, high, 2, 3, 0.5, 0.01] as const),
            ...([sums.byteOffset, least, reached.byteOffset, into.byteOffset] as const),
          );
          const expected = Array.from({ length: high - low }, (_, d) => d);
          docs.forEach((each, i) => {
            const f = (counts[i]! + 1) * 2;
            if (each >= low && each < high) expected[each - low]! += (3 * f) / (f + 0.5 + 0.01 * lengths[each]!);
          });
          expect([...sums]).toEqual(expected);
          expect([...reached.subarray(0, told)]).toEqual(
            expected.flatMap((sum, d) => (d < least && sum >= least ? [d] : [])),
          );
          const n = kernel.blockAtLeast(...from, 2, 1, 0.1, into.byteOffset);
          const found = Array.from({ length: n }, (_, i) => [into[i]!, into[128 + i]!, into[256 + i]!]);
          const reach = docs.flatMap((each, i) =>
            (counts[i]! + 1) * 2 >= 1 + 0.1 * lengths[each]! ? [[each, counts[i]! + 1, i]] : [],
          );
          expect(found).toEqual(reach);
        },
      ),
    );
  });

  it('add what frequencies are worth', () => {
    const [f, lengths] = [doubles([0, 1, 4]), put([7, 10, 20])];
    const into = doubles([1, 1, 1, 1]);
    kernel.addScores(f.byteOffset, lengths.byteOffset, 3, 6, 1, 0.1, into.byteOffset);
    expect([...into].slice(0, 3)).toEqual([1, 1 + 6 / (1 + 1 + 0.1 * 10), 1 + 24 / (4 + 1 + 0.1 * 20)]);
    // without occurrences there is nothing, however short the text
    kernel.addScores(doubles([0, 0]).byteOffset, put([0, 0]).byteOffset, 2, 6, 0, 0.1, into.byteOffset);
    expect(into[0]).toBe(1);
  });
});
