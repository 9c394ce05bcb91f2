import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Schema } from '../schema/schema.ts';
import { DerivedColumns, derivedValues } from '../segment/derived.ts';
import { DocSet } from '../segment/docset.ts';
import { StringTable, tableString } from '../segment/strings-table.ts';
import {
  ByteReader,
  ByteWriter,
  bitsOf,
  compareCodePoints,
  LANED,
  pack,
  packedWidth,
  packLanes,
  sortByCodePoint,
  unpack,
  unpackLanes,
  unpackRange,
  unpackSums,
} from './bytes.ts';
import { readColumn, Strings, writeColumn, writeStrings } from './columns.ts';
import { Dictionary, DictionaryWriter } from './dictionary.ts';
import type { TermMeta } from './postings.ts';
import { CorruptSegment, PageCache, SegmentFile } from './segment-file.ts';
import { SegmentWriter } from './segment-writer.ts';

/** What a writer wrote, as the section of a segment in memory. */
function section(fill: (writer: SegmentWriter) => void): SegmentFile {
  const writer = new SegmentWriter();
  fill(writer);
  return new SegmentFile({ memory: writer.finishMemory({}) }, new PageCache(1 << 20));
}

it('reads a file in a cache that is too small for it, each page once when the reading goes forward in several places', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-pages-'));
  const path = join(dir, 'file');
  const names = ['a', 'b', 'c', 'd'];
  const writer = new SegmentWriter(path);
  const size = 1 << 20;
  for (const [i, name] of names.entries())
    writer.section(name).raw(new Uint8Array(size).map((_, at) => at * (i + 3) + (at >> 8)));
  const { bytes } = writer.finishFile({});
  const fd = openSync(path, 'r');
  // room for half of the pages
  const file = new SegmentFile({ fd, bytes }, new PageCache(size * 2));
  const readers = names.map((name) => file.reader(name));
  const reads = new Set<Uint8Array>();
  for (let at = 0; at + 100 <= size; at += 100) {
    for (const [i, reader] of readers.entries()) {
      const from = reader.at(at, 100);
      expect(reader.bytes[from]).toBe((at * (i + 3) + (at >> 8)) & 255);
      if (reader.bytes.length > 100) reads.add(reader.bytes);
    }
  }
  expect(reads.size).toBe((names.length * size) / 65_536);
  closeSync(fd);
  await rm(dir, { recursive: true });
});

it('says that a page is damaged when it is read, and reads the others', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-pages-'));
  const path = join(dir, 'file');
  const writer = new SegmentWriter(path);
  const given = new Uint8Array(200_000).map((_, at) => at * 7);
  writer.section('a').raw(given);
  const { bytes } = writer.finishFile({});
  const damaged = await readFile(path);
  // a byte of the second page, behind the eight bytes of the header
  damaged[8 + 65_536 + 5]! ^= 1;
  await writeFile(path, damaged);
  const fd = openSync(path, 'r');
  const file = new SegmentFile({ fd, bytes }, new PageCache(1 << 20));
  const reader = file.reader('a');
  expect(reader.slice(100, 50)).toEqual(given.subarray(100, 150));
  expect(() => reader.at(65_536 + 40_000, 10)).toThrow(CorruptSegment);
  expect(() => reader.at(65_500, 100)).toThrow(CorruptSegment);
  expect(reader.slice(131_072, 50)).toEqual(given.subarray(131_072, 131_122));
  expect(() => file.whole('a')).toThrow(CorruptSegment);
  expect(file.check()).toEqual(['section a does not match its checksums']);
  closeSync(fd);
  await rm(dir, { recursive: true });
});

it('reads varints as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat()), (values) => {
      const writer = new ByteWriter(1);
      for (const value of values) writer.varint(value);
      const reader = new ByteReader(writer.view());
      expect(values.map(() => reader.varint())).toEqual(values);
      expect(reader.at).toBe(writer.length);
    }),
  );
});

it('unpacks what it packed, at every width, to the last byte of the buffer', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 0, max: 32 })
        .chain((width) => fc.array(fc.nat(2 ** width - 1), { minLength: 1, maxLength: 140 })),
      (values) => {
        const given = Uint32Array.from(values);
        const width = packedWidth(bitsOf(given, given.length));
        const writer = new ByteWriter(1);
        pack(writer, given, given.length, width);
        const read = new Uint32Array(given.length);
        const bytes = writer.view().slice();
        expect(unpack(bytes, 0, given.length, width, read)).toBe(bytes.length);
        expect(read).toEqual(given);
        const [from, n] = [given.length >> 1, given.length >> 2];
        unpackRange(bytes, 0, from, n, width, read, 1);
        expect(read.slice(1, 1 + n)).toEqual(given.slice(from, from + n));
      },
    ),
  );
});

it('reads 128 values from lanes at every width, as they are and summed up', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 0, max: 32 })
        .chain((width) => fc.array(fc.nat(2 ** width - 1), { minLength: LANED, maxLength: LANED })),
      (values) => {
        const given = Uint32Array.from(values);
        const width = bitsOf(given, LANED);
        const writer = new ByteWriter(1);
        writer.u32(7);
        packLanes(writer, given, width);
        const words = new Uint32Array(writer.view().slice().buffer);
        const read = new Uint32Array(LANED);
        unpackLanes(words, 1, width, read);
        expect(read).toEqual(given);
        unpackSums(words, 1, width, -1, read);
        let sum = -1;
        expect([...read]).toEqual(values.map((value) => (sum += value + 1) >>> 0));
      },
    ),
    { numRuns: 60 },
  );
});

it('sorts strings in the order of their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (strings) => {
      const byBytes = [...strings].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(sortByCodePoint([...strings])).toEqual(byBytes);
      expect([...strings].sort(compareCodePoints)).toEqual(byBytes);
    }),
  );
});

it('finds and seeks the terms of a dictionary', () => {
  const terms = fc.uniqueArray(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 12 }),
    ),
    {
      minLength: 1,
      maxLength: 200,
    },
  );
  fc.assert(
    fc.property(terms, fc.string(), (given, other) => {
      const sorted = sortByCodePoint([...new Set(given.map((term) => term.toWellFormed()))]);
      const meta = (i: number): TermMeta => ({
        df: i + 1,
        mask: i % 7,
        postingsAt: i * 300,
        postingsLength: 300,
        positionsAt: i * 7,
        positionsLength: 7,
      });
      const file = section((writer) => {
        const dictionary = new DictionaryWriter(writer.section('terms'));
        for (const [i, term] of sorted.entries())
          dictionary.add(Buffer.from(term), 0, Buffer.byteLength(term), meta(i));
        dictionary.finish(writer.section('index'));
      });
      const dictionary = new Dictionary(file.reader('terms'), file.whole('index'));
      expect(dictionary.size).toBe(sorted.length);
      for (const [i, term] of sorted.entries()) expect(dictionary.find(Buffer.from(term))).toEqual(meta(i));
      if (!sorted.includes(other)) expect(dictionary.find(Buffer.from(other))).toBeUndefined();
      const next = sorted.find((term) => compareCodePoints(term, other) >= 0);
      expect(dictionary.seek(Buffer.from(other))?.term).toBe(next);
    }),
  );
});

it('keeps the values of columns', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 19000101, max: 20991231 }),
    fc.integer({ min: -70000, max: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant([]), fc.array(value, { maxLength: 1 }), fc.array(value, { maxLength: 3 }))),
      (given) => {
        const writer = new SegmentWriter();
        const shape = writeColumn(writer.section('column'), given);
        const sorted = given.map((values) => values.map((x) => x + 0).sort((a, b) => a - b));
        if (!shape) {
          expect(given.flat()).toEqual([]);
          return;
        }
        const file = new SegmentFile({ memory: writer.finishMemory({}) }, new PageCache(1 << 20));
        const column = readColumn(file.whole('column'), shape);
        for (const [doc, values] of sorted.entries()) {
          const read: number[] = [];
          column.values(doc, read);
          expect(read.map((x) => x + 0)).toEqual(values);
          expect(column.least(doc) + 0).toEqual(values.length > 0 ? values[0] : Number.NaN);
        }
      },
    ),
  );
});

it('keeps strings, and gives equal strings one number', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (strings) => {
      const file = section((writer) => writeStrings(writer.section('strings'), strings));
      const read = new Strings(file.whole('strings'));
      expect(strings.map((_, i) => read.get(i))).toEqual(strings);
      const table = new StringTable();
      const numbers = strings.map((text) => table.intern(text));
      expect(table.length).toBe(new Set(strings).size);
      expect(numbers.map((n) => tableString(table.starts, table.bytes, n))).toEqual(strings);
      const copy = new StringTable();
      copy.append(table.starts.slice(0, table.length + 1), table.bytes);
      expect(strings.map((text) => copy.find(text))).toEqual(numbers);
    }),
  );
});

it('numbers many strings through every width of the table of places, and takes more in behind them', () => {
  const table = new StringTable();
  for (let i = 0; i < 20_000; i++) expect(table.intern(`family ${i % 15_000}`)).toBe(i % 15_000);
  const more = new StringTable();
  for (const text of ['first', 'second']) more.intern(text);
  more.append(table.starts.slice(0, table.length + 1), table.bytes.slice(0, table.starts[table.length]));
  expect([0, 1, 7_499, 14_999].map((i) => more.find(`family ${i}`))).toEqual([2, 3, 7_501, 15_001]);
  expect([more.length, more.find('second'), more.find('family 15000'), more.intern('third')]).toEqual([
    15_002, 1, -1, 15_002,
  ]);
});

it('combines sets of documents like sets', () => {
  const size = 3000;
  const docs = fc.oneof(
    fc.uniqueArray(fc.nat(size - 1), { maxLength: 40 }),
    fc.uniqueArray(fc.nat(size - 1), { minLength: 300, maxLength: 900, size: 'max' }),
  );
  fc.assert(
    fc.property(docs, docs, (a, b) => {
      const set = (list: number[]) => DocSet.ofArray(size, Uint32Array.from(list).sort());
      const sorted = (list: Iterable<number>) => [...list].sort((x, y) => x - y);
      const [x, y] = [set(a), set(b)];
      const inB = new Set(b);
      const inA = new Set(a);
      const holds = (found: DocSet, expected: number[]) => {
        expect([...found.toArray()]).toEqual(expected);
        expect(found.count).toBe(expected.length);
        const visited: number[] = [];
        found.each((doc) => visited.push(doc));
        expect(visited).toEqual(expected);
      };
      holds(x.and(y), sorted(a.filter((doc) => inB.has(doc))));
      holds(x.andNot(y), sorted(a.filter((doc) => !inB.has(doc))));
      holds(DocSet.or(size, [x, y]), sorted(new Set([...a, ...b])));
      holds(x.not(), sorted(Array.from({ length: size }, (_, doc) => doc).filter((doc) => !inA.has(doc))));
    }),
    { numRuns: 40 },
  );
});

it.each([
  ['keyword', fc.constant([2 ** 31])],
  ['number', fc.oneof(fc.constant([2.5]), fc.constant([-1]), fc.constant([2 ** 31]))],
])('keeps the last values of derived fields of a %s through many changes, and drops the others', (kind, others) => {
  const schema = { derived: [{ code: 'F', kind, facet: false, space: 0 }] } as unknown as Schema;
  const values = fc.oneof(fc.constant<number[]>([]), fc.array(fc.nat(9), { maxLength: 4 }), others);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), values as fc.Arbitrary<readonly number[]>), { maxLength: 300 }),
      (writes) => {
        const columns = new DerivedColumns(schema, 10);
        const expected = new Map<number, readonly number[]>();
        for (const [doc, list] of writes) {
          columns.set(0, doc, list);
          expected.set(doc, list);
        }
        for (let doc = 0; doc < 10; doc++) {
          const read: number[] = [];
          derivedValues(columns.columns[0]!, doc, read);
          expect(read).toEqual(expected.get(doc) ?? []);
        }
        // ten lists of at most five entries: garbage does not pile up
        expect(columns.columns[0]!.lists.length).toBeLessThan(400);
      },
    ),
  );
});
