import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { arena } from '../kernel/kernel.ts';
import { IntList } from './bytes.ts';
import { codeAbove, codeBelow, frequencyOf, ImpactWriter, lengthOf, PAIRS_AT_MOST } from './impacts.ts';
import { denseBits, fieldLists, isDense, PostingsCursor, type PostingsSource, type TermMeta } from './postings.ts';
import { MaskTable, PostingsWriter } from './postings-writer.ts';
import { PageCache, type SectionReader, SegmentFile } from './segment-file.ts';
import { SegmentWriter } from './segment-writer.ts';
import { WholeTerms } from './whole-terms.ts';

/** A document of a term: its places by field, ascending, and its length. */
interface Posting {
  readonly doc: number;
  readonly places: readonly { field: number; position: number }[];
}

const FIELDS = [0, 1, 5, 30];

/** Postings made from a few numbers, so that terms of many blocks take no long lists of choices. */
const term = fc
  .record({
    df: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(127, 128, 129, 256, 1000, 3000)),
    spread: fc.constantFrom(0, 1, 3, 40, 700),
    fields: fc.constantFrom(1, 2, 4),
    seed: fc.integer(),
  })
  .map(({ df, spread, fields, seed }): Posting[] => {
    let state = seed;
    const random = (bound: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 8) % bound;
    };
    let doc = -1;
    return Array.from({ length: df }, () => {
      doc += 1 + random(spread + 1);
      let position = random(4) === 0 ? random(100_000) : random(3);
      const last = random(fields);
      const places = FIELDS.slice(0, fields).flatMap((field, f) =>
        f !== last && random(f === 2 ? 30 : 2) !== 1
          ? []
          : Array.from({ length: 1 + random(random(random(9) === 0 ? 60 : 5) + 1) }, () => ({
              field,
              position: (position += 1 + random(200)),
            })),
      );
      return { doc, places };
    });
  });

const WEIGHTS = Array.from({ length: 31 }, (_, field) => (field === 5 ? 2.5 : 1));
const weighed = ({ places }: Posting) => places.reduce((sum, { field }) => sum + WEIGHTS[field]!, 0);

const lengthOfDocument = (doc: number) => (doc * 7919) % 5000;

const lengthOfField = (doc: number, field: number) => (doc * 31 + field) % 700;

let written = 0;
const dir = mkdtempSync(join(tmpdir(), 'priora-postings-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/**
 * Terms in a file, whose pages come and go while it is read; `padding` bytes before them decide where the pages end.
 * @param shift By how much documents are numbered less than their lengths know them.
 * @param copied Writes a term, or leaves it to be written posting by posting.
 */
function write(
  terms: readonly (readonly Posting[])[],
  text: boolean,
  documents: number,
  padding = 0,
  shift = 0,
  copied: (postings: PostingsWriter, term: number) => TermMeta | undefined = () => undefined,
) {
  const path = join(dir, `segment${++written}`);
  const writer = new SegmentWriter(path);
  writer.section('postings').raw(new Uint8Array(padding));
  const table = new MaskTable();
  const postings = new PostingsWriter({
    postings: writer.section('postings'),
    dense: writer.section('dense'),
    documents,
    ...(text && {
      masks: table,
      lengths: Uint32Array.from({ length: documents }, (_, doc) => lengthOfDocument(doc + shift)),
      fieldLengths: WEIGHTS.map((_, field) =>
        FIELDS.includes(field)
          ? Uint16Array.from({ length: documents }, (_, doc) => lengthOfField(doc, field))
          : undefined,
      ),
      weights: WEIGHTS,
      positions: writer.section('positions'),
    }),
  });
  const metas = terms.map((each, term): TermMeta => {
    const copy = copied(postings, term);
    if (copy) return copy;
    postings.begin();
    for (const { doc, places } of each) {
      const freqs: number[] = [];
      let mask = 0;
      for (const { field } of places) {
        if (!(mask & (1 << field))) freqs.push(0);
        mask |= 1 << field;
        freqs[freqs.length - 1]!++;
      }
      if (text)
        postings.add(
          doc,
          mask,
          Uint32Array.from([9, ...freqs]),
          1,
          Uint32Array.from([9, 9, ...places.map(({ position }) => position)]),
          2,
        );
      else postings.add(doc);
    }
    return postings.end();
  });
  const { bytes } = writer.finishFile({});
  const fd = openSync(path, 'r');
  const file = new SegmentFile({ fd, bytes }, new PageCache(1 << 17));
  const source: PostingsSource = {
    postings: file.reader('postings'),
    dense: file.reader('dense'),
    documents,
    ...(text && { positions: file.reader('positions'), masks: table.masks }),
  };
  return { source, metas, close: () => closeSync(fd) };
}

it('adds terms of another segment, and places of a word, as posting by posting', () => {
  fc.assert(
    fc.property(term, fc.array(term, { minLength: 1, maxLength: 3 }), fc.nat(3000), (other, terms, shift) => {
      const documents = documentsOf([other, ...terms], 0) + shift;
      const there = write([other, ...terms], true, documents, 0, shift);
      const whole = new WholeTerms(there.source);
      const dropped = (doc: number) => doc % 5 === 3;
      const map = arena.words(documents);
      for (let doc = 0; doc < documents; doc++) map[doc] = dropped(doc) ? 0xffffffff : doc + shift;
      const here = [...terms, other].map((each) =>
        each.filter(({ doc }) => !dropped(doc)).map(({ doc, places }) => ({ doc: doc + shift, places })),
      );
      const added = write(here, true, documents);
      const byTerms = write(here, true, documents, 0, 0, (postings, i) => {
        postings.begin();
        postings.addTerm(whole.open(there.metas[(i + 1) % here.length]!), map);
        return postings.end();
      });
      const byPlaces = write(here, true, documents, 0, 0, (postings, i) => {
        const flat = here[i]!.flatMap(({ doc, places }) =>
          places.flatMap(({ field, position }) => [doc * 32 + field, position]),
        );
        const places = arena.words(flat.length + 2);
        places.set([9, 9, ...flat]);
        postings.begin();
        postings.addPlaces(places, 1, 1 + flat.length / 2);
        return postings.end();
      });
      for (const each of [byTerms, byPlaces]) {
        expect(each.metas).toEqual(added.metas);
        expect(each.source.masks).toEqual(added.source.masks);
        for (const part of ['postings', 'positions', 'dense'] as const)
          expect(bytesOf(each.source[part]!).equals(bytesOf(added.source[part]!))).toBe(true);
      }
      for (const { close } of [there, added, byTerms, byPlaces]) close();
      arena.end();
    }),
    { numRuns: 20 },
  );
});

it('numbers masks in the order in which they come, however many there are', () => {
  const table = new MaskTable();
  const masks = Array.from({ length: 5000 }, (_, i) => (Math.imul(i, 2654435761) >>> 1) + 1);
  expect(masks.map((mask) => table.code(mask))).toEqual([...masks.keys()]);
  expect(masks.map((mask) => table.code(mask))).toEqual([...masks.keys()]);
  expect(table.masks).toEqual(masks);
  arena.end();
});

function bytesOf(section: SectionReader): Buffer {
  const pieces: Buffer[] = [];
  for (let from = 0; from < section.length; from += 4096) {
    const length = Math.min(4096, section.length - from);
    const at = section.at(from, length);
    pieces.push(Buffer.from(section.bytes.slice(at, at + length)));
  }
  return Buffer.concat(pieces);
}

const documentsOf = (terms: readonly (readonly Posting[])[], extra: number) =>
  Math.max(...terms.map((each) => each.at(-1)!.doc)) + 1 + extra;

it('walks postings block by block, and from target to target, as they were written', () => {
  fc.assert(
    fc.property(
      fc.array(term, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(0, 5000),
      fc.array(fc.nat(4000), { maxLength: 30 }),
      fc.nat(65_536),
      (terms, extra, jumps, padding) => {
        const documents = documentsOf(terms, extra);
        const { source, metas, close } = write(terms, true, documents, padding);
        const cursor = new PostingsCursor(source);
        const read = (i: number, mask: number) => {
          const [positions, fields, plain] = [new IntList(1), new IntList(1), new IntList(1)];
          cursor.positions(i, mask, positions, fields);
          cursor.positions(i, mask, plain);
          expect(plain.view()).toEqual(positions.view());
          return [...positions.view()].map((position, k) => ({ field: fields.values[k]!, position }));
        };
        terms.forEach((written, t) => {
          const meta = metas[t]!;
          expect(meta.df).toBe(written.length);
          const all: Posting[] = [];
          cursor.open(meta);
          while (cursor.nextBlock()) {
            cursor.readTotals();
            for (let i = 0; i < cursor.n; i++) {
              all.push({ doc: cursor.docs[i]!, places: read(i, -1) });
              expect(cursor.totals[i]).toBe(all.at(-1)!.places.length);
            }
          }
          expect(all).toEqual(written);
          expect(cursor.nextBlock()).toBe(false);
          const bits = denseBits(source, meta);
          expect(bits !== undefined).toBe(isDense(written.length, documents));
          if (bits) {
            const set = written.map(({ doc }) => doc);
            const found = Array.from({ length: documents }, (_, doc) => doc).filter(
              (doc) => bits[doc >>> 5]! & (1 << (doc & 31)),
            );
            expect(found).toEqual(set);
          }
          if (bits) {
            cursor.open(meta);
            for (const target of [...jumps, 0].sort((a, b) => a - b)) {
              const expected = written.find(({ doc }) => doc === target);
              expect(cursor.moveByBits(bits, target)).toBe(expected !== undefined);
              if (expected) expect(cursor.totalAt(cursor.i)).toBe(expected.places.length);
            }
          }
          for (const field of FIELDS) {
            const lists = fieldLists(source, meta, 1 << field);
            const wanted = written.filter(({ places }) => places.some((place) => place.field === field));
            if (written.length < 1024 || wanted.length * 8 > written.length) {
              expect(wanted.length === 0 ? undefined : lists).toBeUndefined();
              continue;
            }
            const { positions: _, ...withoutPositions } = source;
            const list = new PostingsCursor(withoutPositions);
            const found: [number, number, number][] = [];
            const unbounded: number[] = [];
            for (const each of lists!) {
              for (list.open(each); list.nextBlock(); ) {
                list.readFreqs();
                const pairs = list.shallowAdvance(list.docs[0]!) < 0 ? 0 : list.blockImpacts();
                for (let i = 0; i < list.n; i++) {
                  const doc = list.docs[i]!;
                  const frequency = list.freqs.values[list.freqStarts[i]!]!;
                  found.push([doc, list.masks[i]!, frequency]);
                  let bounded = false;
                  for (let k = 0; k < pairs; k++)
                    bounded ||=
                      list.impactFrequencies[k]! >= frequency * WEIGHTS[field]! &&
                      list.impactLengths[k]! <= lengthOfField(doc, field);
                  if (!bounded) unbounded.push(doc);
                }
              }
            }
            const count = ({ places }: Posting) => places.filter((place) => place.field === field).length;
            expect(found).toEqual(wanted.map((each) => [each.doc, 1 << field, count(each)]));
            expect(unbounded).toEqual([]);
          }
          cursor.open(meta);
          for (const target of [...jumps].sort((a, b) => a - b)) {
            const expected = written.find(({ doc }) => doc >= target);
            expect(cursor.advance(target)).toBe(expected?.doc ?? -1);
            if (!expected) break;
            expect(cursor.totalAt(cursor.i)).toBe(expected.places.length);
            expect(cursor.maskAt(cursor.i)).toBe(expected.places.reduce((mask, { field }) => mask | (1 << field), 0));
            cursor.readFreqs();
            expect(cursor.totalAt(cursor.i)).toBe(expected.places.length);
            const mask = (1 << 5) | 1;
            const wanted = expected.places.filter(({ field }) => field === 5 || field === 0);
            expect(read(cursor.i, mask)).toEqual(wanted);
            expect(cursor.frequency(cursor.i, mask)).toBe(wanted.length);
            const freqs = cursor.freqs.values.slice(cursor.freqStarts[cursor.i]!, cursor.freqStarts[cursor.i + 1]!);
            const counts = FIELDS.map((f) => expected.places.filter(({ field }) => field === f).length);
            expect([...freqs]).toEqual(counts.filter((n) => n > 0));
          }
        });
        close();
      },
    ),
    { numRuns: 40 },
  );
});

it('keeps lists without masks', () => {
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 3 }), fc.constantFrom(0, 5000), (terms, extra) => {
      const { source, metas, close } = write(terms, false, documentsOf(terms, extra));
      terms.forEach((written, t) => {
        const cursor = new PostingsCursor(source).open(metas[t]!);
        const docs: number[] = [];
        while (cursor.nextBlock()) docs.push(...cursor.docs.subarray(0, cursor.n));
        expect(docs).toEqual(written.map(({ doc }) => doc));
      });
      close();
    }),
    { numRuns: 30 },
  );
});

it('bounds the postings of each block and of the term by at most four pairs', () => {
  fc.assert(
    fc.property(term, fc.constantFrom(0, 5000), (written, extra) => {
      const documents = documentsOf([written], extra);
      const { source, metas, close } = write([written], true, documents);
      const cursor = new PostingsCursor(source).open(metas[0]!);
      const bounds = (n: number) => {
        expect(n).toBeGreaterThan(0);
        expect(n).toBeLessThanOrEqual(PAIRS_AT_MOST);
        const pairs = Array.from(
          { length: n },
          (_, k) => [cursor.impactFrequencies[k]!, cursor.impactLengths[k]!] as const,
        );
        return (posting: Posting) =>
          pairs.some(([frequency, length]) => frequency >= weighed(posting) && length <= lengthOfDocument(posting.doc));
      };
      const ofTerm = bounds(cursor.termImpacts());
      expect(written.filter((each) => !ofTerm(each))).toEqual([]);
      for (let from = 0; ; ) {
        const last = cursor.shallowAdvance(from);
        if (last < 0) break;
        const here = bounds(cursor.blockImpacts());
        const inBlock = written.filter(({ doc }) => doc >= from && doc <= last);
        expect(inBlock.length).toBeGreaterThan(0);
        expect(inBlock.filter((each) => !here(each))).toEqual([]);
        from = last + 1;
        if (from >= documents || !written.some(({ doc }) => doc >= from)) break;
      }
      expect(cursor.advance(0)).toBe(written[0]!.doc);
      close();
    }),
    { numRuns: 40 },
  );
});

it('rounds frequencies up and lengths down, by less than a sixteenth', () => {
  for (let value = 0; value < 400_000; value = Math.ceil(value * 1.001) + 1) {
    const [f, l] = [frequencyOf(codeAbove(value)), lengthOf(codeBelow(value))];
    expect(f >= value && f <= value * (17 / 16)).toBe(true);
    expect(l <= value && l >= value * (16 / 17)).toBe(true);
  }
  expect(frequencyOf(codeAbove(2 ** 30))).toBe(Number.POSITIVE_INFINITY);
  expect(lengthOf(codeBelow(2 ** 30))).toBeLessThanOrEqual(2 ** 30);
});

it('drops pairs that others are better than, and joins neighbours when there are too many', () => {
  const writer = new ImpactWriter();
  for (const [frequency, length] of [
    [1, 10],
    [2, 12],
    [2, 9],
    [7, 9],
    [5, 14],
  ] as const)
    writer.add(frequency, length);
  writer.finish(4);
  expect([...writer.codes.subarray(0, writer.pairs * 2)]).toEqual([7, 9]);
  for (let i = 1; i <= 10; i++) writer.add(i, i);
  writer.finish(4);
  expect(writer.pairs).toBe(4);
  expect(writer.codes[0]).toBe(10);
  expect(writer.codes[7]).toBe(1);
});
