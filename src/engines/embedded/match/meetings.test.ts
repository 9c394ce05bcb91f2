import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, expect, it } from 'vitest';
import { wordsInFile } from '#testing/words-in-file.ts';
import type { TermMeta } from '../format/postings-layout.ts';
import { arena } from '../kernel/kernel.ts';
import { DocSet } from '../segment/docset.ts';
import { Clock } from './clock.ts';
import { meetings } from './meetings.ts';

/** Positions of a word by document, both ascending. */
type Occurrences = ReadonlyMap<number, readonly number[]>;

const dir = mkdtempSync(join(tmpdir(), 'priora-meetings-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => arena.end());

const clock = new Clock(Number.POSITIVE_INFINITY);

/** The field, as a bit, of each of so many positions of a document: of every third one the first, or both. */
const fieldsOf = (doc: number, positions: number): number[] =>
  Array.from({ length: positions }, (_, i) => (doc % 3 === 0 && positions > 1 ? (i === 0 ? 1 : 2) : 1 + (doc % 2)));

/** Words in a file or in memory, in two fields; `padding` bytes before them decide where pages end. */
function write(words: readonly Occurrences[], documents: number, padding: number, inMemory: boolean) {
  const at = { ...(!inMemory && { path: join(dir, 'segment') }), documents, fields: 2, padding };
  return wordsInFile(at, (postings) =>
    words.map((word): TermMeta => {
      postings.begin();
      for (const [doc, positions] of word) {
        const fields = fieldsOf(doc, positions.length);
        const freqs = [1, 2].map((bit) => fields.filter((each) => each === bit).length).filter((n) => n > 0);
        const mask = fields.reduce((all, bit) => all | bit);
        postings.add(doc, mask, Uint32Array.from(freqs), 0, Uint32Array.from(positions));
      }
      return postings.end();
    }),
  );
}

/**
 * Words made from a few numbers: short ones, those of many blocks, and dense ones; steps of positions of many widths.
 */
const word = fc
  .record({
    df: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(127, 128, 129, 256, 1500, 4000)),
    spread: fc.constantFrom(0, 1, 1, 40),
    most: fc.constantFrom(1, 3, 30),
    step: fc.constantFrom(1, 2, 5, 5, 90, 2 ** 24, 2 ** 27),
    seed: fc.integer(),
  })
  .map(({ df, spread, most, step, seed }): Occurrences => {
    let state = seed;
    const random = (bound: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 4) % bound;
    };
    let doc = -1;
    return new Map(
      Array.from({ length: df }, () => {
        let position = random(3) - 1;
        const n = 1 + random(step > 2 ** 24 ? 3 : most);
        return [(doc += 1 + random(spread + 1)), Array.from({ length: n }, () => (position += 1 + random(step)))];
      }),
    );
  });

const bounds = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((apart) => ({ low: apart, high: apart })),
  fc.integer({ min: 1, max: 9 }).map((high) => ({ low: 1, high })),
  fc.integer({ min: 1, max: 9 }).map((high) => ({ low: -high, high })),
);

it('finds where two words meet, and how often they can, as all their positions tell', () => {
  let met = 0;
  fc.assert(
    fc.property(
      fc.tuple(word, fc.option(word)),
      fc.nat(65_536),
      fc.constantFrom(1, 1, 2, 50),
      bounds,
      fc.constantFrom(1, 2, 3),
      ([first, other], padding, every, { low, high }, fields) => {
        // a word may meet itself
        const words = other ? [first, other] : [first];
        const documents = Math.max(...words.flatMap((each) => [...each.keys()])) + 5;
        const { source, written, close } = write(words, documents, padding, false);
        const docs = Uint32Array.from({ length: Math.ceil(documents / every) }, (_, i) => i * every);
        const meeting = { first: written[0]!, second: written.at(-1)!, fields, low, high };
        const found = meetings(source, meeting, DocSet.ofArray(documents, docs), clock);
        const limited = written.map(({ mask }) => mask & ~fields);
        if (!found) {
          // the second field is behind the first in both
          expect(fields).toBe(2);
          expect(written.every(({ mask }) => mask === 3)).toBe(true);
          close();
          return;
        }
        const sure = (written[0]!.mask & written.at(-1)!.mask & ~fields) === 0;
        const told = sure ? -1 : written.findIndex(({ mask }) => fields !== 2 || mask !== 3);
        const of = (w: number, doc: number) => {
          const all = words[w]!.get(doc) ?? [];
          return w !== told || limited[w] === 0 ? all : all.filter((_, i) => fieldsOf(doc, all.length)[i]! & fields);
        };
        const expected = [...docs].flatMap((doc) => {
          const [a, b] = [of(0, doc), of(words.length - 1, doc)];
          const meets = a.some((x) => b.some((y) => y !== x && y - x >= low && y - x <= high));
          return meets ? [[doc, Math.min(a.length, b.length)]] : [];
        });
        expect([...found.docs].map((doc, i) => [doc, found.values[i]])).toEqual(expected);
        met += expected.length;
        close();
        arena.end();
      },
    ),
    { numRuns: 80 },
  );
  expect(met).toBeGreaterThan(20);
});

it('leaves two words at one place to the next of either', () => {
  const meet = (a: readonly number[], b: readonly number[]) => {
    const { source, written, close } = write([new Map([[0, a]]), new Map([[0, b]])], 2, 0, false);
    const all = DocSet.all(2);
    const found = meetings(
      source,
      { first: written[0]!, second: written[1]!, fields: 3, low: -2, high: 2 },
      all,
      clock,
    )!;
    close();
    return found.docs.length === 1;
  };
  expect(meet([5], [5])).toBe(false);
  expect(meet([5], [5, 7])).toBe(true);
  expect(meet([5, 7], [5])).toBe(true);
  expect(meet([5, 8, 11], [5, 8, 14])).toBe(false);
});

it('says nothing of words that kernels cannot read where they lie', () => {
  const { source, written, close } = write([new Map([[0, [1]]]), new Map([[0, [2]]])], 1, 0, true);
  const [first, second] = written as [TermMeta, TermMeta];
  expect(meetings(source, { first, second, fields: 3, low: 1, high: 1 }, DocSet.all(1), clock)).toBeUndefined();
  close();
});
