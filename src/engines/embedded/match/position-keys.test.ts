import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, expect, it } from 'vitest';
import { wordsInFile } from '#testing/words-in-file.ts';
import type { TermMeta } from '../format/postings-layout.ts';
import { arena, kernel } from '../kernel/kernel.ts';
import { DOCS, isFar, KEY_BITS, KeyReader, Keys, KeyUnion, WINDOW, Words } from './position-keys.ts';

/** Positions of a word by document, both ascending. */
type Occurrences = ReadonlyMap<number, readonly number[]>;

const dir = mkdtempSync(join(tmpdir(), 'priora-keys-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => arena.end());

/** Words in a file or in memory, in two fields; `padding` bytes before them decide where pages end. */
function write(words: readonly Occurrences[], documents: number, padding: number, inMemory: boolean) {
  const at = { ...(!inMemory && { path: join(dir, 'segment') }), documents, fields: 2, padding };
  const { source, written, close } = wordsInFile(at, (postings) =>
    words.map((word): TermMeta => {
      postings.begin();
      for (const [doc, positions] of word) {
        const freqs = positions.length > 1 && doc % 3 === 0 ? [1, positions.length - 1] : [positions.length];
        postings.add(
          doc,
          freqs.length === 2 ? 3 : 1 + (doc % 2),
          Uint32Array.from(freqs),
          0,
          Uint32Array.from(positions),
        );
      }
      return postings.end();
    }),
  );
  return { source, metas: written, close };
}

/** Words made from a few numbers, so that those of many blocks take no long lists of choices. */
const word = fc
  .record({
    df: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(127, 128, 129, 256, 1500, 4000)),
    spread: fc.constantFrom(0, 1, 3, 40),
    most: fc.constantFrom(1, 3, 30),
    far: fc.constantFrom(0, 200, 1_900_000),
    seed: fc.integer(),
  })
  .map(({ df, spread, most, far, seed }): Occurrences => {
    let state = seed;
    const random = (bound: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 8) % bound;
    };
    let doc = -1;
    return new Map(
      Array.from({ length: df }, () => {
        let position = random(far + 1) - 1;
        const n = 1 + random(most);
        return [(doc += 1 + random(spread + 1)), Array.from({ length: n }, () => (position += 1 + random(90)))];
      }),
    );
  });

const keyOf = (ordinal: number, position: number) => ordinal * 2 ** KEY_BITS + position;

it('reads the positions of one word or several in windows of any documents, wherever they lie', () => {
  const keys = new Keys();
  const spare = [new Keys(), new Keys()] as const;
  const ordinals = new Words(WINDOW);
  for (let i = 0; i < WINDOW; i++) ordinals.words[i] = i + 1;
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.nat(65_536),
      fc.boolean(),
      fc.constantFrom(1, 2, 7, 50),
      fc.constantFrom(1, 100, WINDOW),
      fc.boolean(),
      (words, padding, inMemory, every, size, cramped) => {
        const documents = Math.max(...words.flatMap((each) => [...each.keys()])) + 5;
        const { source, metas, close } = write(words, documents, padding, inMemory);
        const readers = metas.map((meta) => new KeyReader(source, meta));
        const reader = readers.length === 1 ? readers[0]! : new KeyUnion(readers, ...spare);
        const docs = Uint32Array.from(
          { length: Math.min(size * 20, Math.ceil(documents / every)) },
          (_, i) => i * every,
        );
        for (let from = 0; from < docs.length; ) {
          const window = docs.subarray(from, from + size);
          keys.trim();
          if (cramped) keys.room = 64;
          const read = reader.read(
            { docs: window, address: arena.address(window, DOCS), ordinals: ordinals.address },
            keys,
          );
          expect(read).toBeGreaterThan(0);
          if (!cramped) expect(read).toBe(window.length);
          keys.cut(read + 1);
          const expected = [...window.subarray(0, read)].flatMap((doc, i) =>
            [...new Set(words.flatMap((each) => each.get(doc) ?? []))]
              .sort((a, b) => a - b)
              .map((position) => keyOf(i + 1, position)),
          );
          expect([...keys.words.subarray(0, keys.n)]).toEqual(expected);
          from += read;
        }
        expect(isFar()).toBe(false);
        close();
        arena.end();
      },
    ),
    { numRuns: 40 },
  );
});

it('tells of positions that no key can hold', () => {
  const { source, metas, close } = write([new Map([[3, [5, 2 ** 21 - 2 ** 16]]])], 10, 0, true);
  const reader = new KeyReader(source, metas[0]!);
  const ordinals = new Words(WINDOW);
  const window = Uint32Array.of(1, 2, 3);
  reader.read(
    { docs: window.subarray(0, 2), address: arena.address(window, DOCS), ordinals: ordinals.address },
    new Keys(),
  );
  expect(isFar()).toBe(false);
  reader.read({ docs: window, address: arena.address(window, DOCS), ordinals: ordinals.address }, new Keys());
  expect(isFar()).toBe(true);
  close();
});

const list = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(60)), {
    maxLength: 60,
    selector: ([doc, position]) => keyOf(doc, position),
  })
  .map((all) => all.map(([doc, position]) => keyOf(doc, position)).sort((a, b) => a - b));

/** Puts keys into the memory of the kernels, one word before the end of what they may write over. */
function put(values: readonly number[], room = values.length + 2): Uint32Array {
  const words = arena.words(room + 1);
  words.fill(0xdeadbeef);
  words.set(values);
  return words;
}
const together = (a: number, b: number) => Math.floor(a / 2 ** KEY_BITS) === Math.floor(b / 2 ** KEY_BITS);
const docsOf = (keys: Iterable<number>) => [...new Set([...keys].map((key) => Math.floor(key / 2 ** KEY_BITS)))];

it('finds phrases and words near each other in lists of keys', () => {
  fc.assert(
    fc.property(list, list, fc.integer({ min: 1, max: 4 }), fc.nat(3), (a, b, apart, back) => {
      const [x, y] = [put(a), put(b)];
      const into = put([], a.length + b.length + 2);
      const lists = [x.byteOffset, a.length, y.byteOffset, b.length] as const;
      const found = (n: number) => {
        expect(into.at(-1)).toBe(0xdeadbeef);
        return [...into.subarray(0, n)];
      };
      expect(found(kernel.keysApart(...lists, apart, back, into.byteOffset))).toEqual(
        b.filter((key) => a.includes(key - apart) && together(key, key - back)).map((key) => key - back),
      );
      expect(found(kernel.keysWith(...lists, apart, into.byteOffset))).toEqual(
        a.filter((key) => b.includes(key + apart)),
      );
      const follows = (one: number, two: number) => two > one && two - one <= apart && together(one, two);
      expect(docsOf(found(kernel.keysBefore(...lists, apart, into.byteOffset)))).toEqual(
        docsOf(a.filter((one) => b.some((two) => follows(one, two)))),
      );
      expect(docsOf(found(kernel.keysNear(...lists, apart, into.byteOffset)))).toEqual(
        docsOf(a.filter((one) => b.some((two) => follows(one, two) || follows(two, one)))),
      );
      // a list may be written over itself
      const kept = kernel.keysWith(...lists, apart, x.byteOffset);
      expect([...x.subarray(0, kept)]).toEqual(a.filter((key) => b.includes(key + apart)));
      arena.end();
    }),
  );
});

it('counts keys by document', () => {
  fc.assert(
    fc.property(list, (keys) => {
      const docs = put([10, 20, 30, 40, 50]);
      const [into, ordinals, counts] = [put([], 6), put([], 6), put([], 6)];
      const at = [into, ordinals, counts].map((words) => words.byteOffset) as [number, number, number];
      const n = kernel.keysByDoc(put(keys).byteOffset, keys.length, docs.byteOffset, ...at);
      const wanted = docsOf(keys);
      expect([...into.subarray(0, n)]).toEqual(wanted.map((doc) => doc * 10));
      expect([...ordinals.subarray(0, n)]).toEqual(wanted);
      expect([...counts.subarray(0, n)]).toEqual(
        wanted.map((doc) => keys.filter((key) => together(key, keyOf(doc, 0))).length),
      );
      arena.end();
    }),
  );
});
