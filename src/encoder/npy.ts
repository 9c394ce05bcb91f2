import type { ModelArray } from './model-file.ts';

const TYPES: Readonly<Record<string, ModelArray['type'] | 'float64'>> = {
  '<f4': 'float32',
  '|u1': 'uint8',
  '<f8': 'float64',
};

/**
 * An array of NumPy's format, versions 1 and 2, in C order; doubles become floats.
 * @throws Error for one that is none, or of another type.
 * @see https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
 */
export function readNpy(name: string, bytes: Buffer): ModelArray {
  if (bytes.toString('latin1', 0, 6) !== '\x93NUMPY') throw new Error(`${name} is no array of NumPy`);
  const wide = bytes[6]! >= 2;
  const length = wide ? bytes.readUInt32LE(8) : bytes.readUInt16LE(8);
  const start = (wide ? 12 : 10) + length;
  const head = bytes.toString('latin1', start - length, start);
  const type = TYPES[/'descr': '([^']{1,8})'/.exec(head)?.[1] ?? ''];
  const shape = /'shape': \(([\d, ]*)\)/.exec(head)?.[1];
  if (type === undefined || shape === undefined || !head.includes("'fortran_order': False"))
    throw new Error(`${name} is an array of a kind that is not read: ${head.trim().slice(0, 100)}`);
  const sizes = shape.split(',').flatMap((size) => (size.trim() === '' ? [] : [Number(size)]));
  const count = sizes.reduce((product, size) => product * size, 1);
  const width = { float32: 4, uint8: 1, float64: 8 }[type];
  const data = bytes.subarray(start, start + count * width);
  if (data.byteLength !== count * width) throw new Error(`${name} is cut off`);
  if (type !== 'float64') return { name, type, shape: sizes, bytes: data };
  const floats = Float32Array.from({ length: count }, (_, i) => data.readDoubleLE(8 * i));
  return { name, type: 'float32', shape: sizes, bytes: new Uint8Array(floats.buffer) };
}
