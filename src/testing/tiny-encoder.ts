import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ModelPackage } from '#encoder/package.ts';
import { zip } from './zip.ts';

/**
 * A sentence encoder of a few kilobytes with random weights, in a package like that of the real one: texts that share
 * pieces are alike by it, and nothing else. Its pieces are the printable ASCII characters, the words given, and parts
 * of them.
 */

const EMBEDDED = 16;
const WIDE = 8;
const JOINED = 16;
const HIDDEN = 8;
const SIZE = 16;
const CHUNKS = 3;

export interface TinyPackage {
  /** What makes `addPackage` know it. */
  readonly known: ModelPackage;
  readonly bytes: Buffer;
}

/** Deterministic numbers between -1 and 1. @see Marsaglia, Xorshift RNGs (2003) */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** @param words Pieces beside the characters, likelier than these. */
export function tinyEncoder(words: readonly string[] = []): TinyPackage {
  const characters = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i));
  const spaced = words.map((word) => `▁${word}`);
  const pieces = ['<unk>', '<s>', '</s>', '▁', ...characters, ...spaced].map((text, i) => ({
    text,
    score: i < 3 ? 0 : i < 98 ? -10 : -5,
  }));
  const rows = Math.ceil(pieces.length / CHUNKS);
  const next = random(2463534242);
  const floats = (...shape: number[]) =>
    npy(
      '<f4',
      shape,
      Buffer.from(
        Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => next() / Math.sqrt(shape[0]!)).buffer,
      ),
    );
  const filled = (value: number, n: number) => npy('<f4', [n], Buffer.from(new Float32Array(n).fill(value).buffer));
  const all = EMBEDDED + 3 * WIDE;
  const arrays: Record<string, Buffer> = {
    bits: npy('|i1', [1], Buffer.from([6])),
    scale: filled(2 / 255, CHUNKS),
    lo: filled(-1, CHUNKS),
    eps: npy('<f8', [], Buffer.from(new Float64Array([1e-6]).buffer)),
    ln_g: filled(1, all),
    ln_b: filled(0, all),
    cnn_W: floats(all, JOINED),
    cnn_b: filled(0, JOINED),
    d0: floats(JOINED, HIDDEN),
    d1: floats(HIDDEN, HIDDEN),
    d2: floats(HIDDEN, SIZE),
    d3: floats(SIZE, SIZE),
    p1: floats(JOINED, HIDDEN),
    p3: floats(HIDDEN, SIZE),
  };
  for (const order of [2, 3, 5]) {
    arrays[`proj${order}`] = floats(EMBEDDED, WIDE);
    arrays[`proj_b${order}`] = filled(0, WIDE);
    arrays[`ln_g${order}`] = filled(1, WIDE);
    arrays[`ln_b${order}`] = filled(0, WIDE);
    for (const layer of [1, 2]) {
      arrays[`w${layer}_${order}`] = floats(order * WIDE, WIDE);
      arrays[`b${layer}_${order}`] = filled(0, WIDE);
    }
  }
  for (let chunk = 1; chunk <= CHUNKS; chunk++)
    arrays[`q${chunk}`] = npy(
      '|u1',
      [rows, EMBEDDED],
      Buffer.from(Uint8Array.from({ length: rows * EMBEDDED }, () => (next() + 1) * 127.5)),
    );
  const npz = zip(Object.fromEntries(Object.entries(arrays).map(([name, bytes]) => [`${name}.npy`, bytes])));
  const bytes = zip({
    'tiny/weights.npz': npz,
    'tiny/sp.model': vocabulary(pieces),
    'tiny/__init__.py': Buffer.from(''),
  });
  return {
    bytes,
    known: {
      name: 'tiny random encoder',
      licence: 'Apache-2.0',
      from: 'src/testing/tiny-encoder.ts',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      weights: 'tiny/weights.npz',
      vocabulary: 'tiny/sp.model',
    },
  };
}

/** Writes the package to a file. */
export async function writeTinyEncoder(path: string, words: readonly string[] = []): Promise<ModelPackage> {
  const { bytes, known } = tinyEncoder(words);
  await writeFile(path, bytes);
  return known;
}

/** @see https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html version 1 */
function npy(type: string, shape: readonly number[], data: Buffer): Buffer {
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
  const head = `{'descr': '${type}', 'fortran_order': False, 'shape': ${tuple}, }`.padEnd(117);
  const start = Buffer.alloc(10);
  start.write('\x93NUMPY\x01\x00', 'latin1');
  start.writeUInt16LE(head.length + 1, 8);
  return Buffer.concat([start, Buffer.from(`${head}\n`, 'latin1'), data]);
}

/** A SentencePiece model in the layout that the real one has: pieces, and no table of characters. */
function vocabulary(pieces: readonly { readonly text: string; readonly score: number }[]): Buffer {
  const field = (number: number, content: Buffer) =>
    Buffer.concat([Buffer.from([(number << 3) | 2, content.length]), content]);
  return Buffer.concat(
    pieces.map(({ text, score }) => {
      const number = Buffer.alloc(5);
      number[0] = (2 << 3) | 5;
      number.writeFloatLE(score, 1);
      return field(1, Buffer.concat([field(1, Buffer.from(text)), number]));
    }),
  );
}
