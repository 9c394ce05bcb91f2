import { readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

/**
 * A model as one file of ours: a line of JSON that names its arrays, then their bytes, each at a multiple of 16 from
 * the beginning of the file. Numbers are little-endian.
 */

const ALIGNMENT = 16;
const FORMAT = 1;

export interface ModelArray {
  readonly name: string;
  readonly type: 'float32' | 'uint8';
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

export interface ModelHead {
  /** As operators see it and records name it. */
  readonly name: string;
  readonly licence: string;
  /** SHA-256 of the package that it came in, hexadecimal. */
  readonly sha256: string;
}

interface Written extends ModelHead {
  readonly format: typeof FORMAT;
  readonly arrays: readonly (Pick<ModelArray, 'name' | 'type' | 'shape'> & {
    readonly at: number;
    readonly bytes: number;
  })[];
}

const padded = (n: number) => Math.ceil(n / ALIGNMENT) * ALIGNMENT;

/** Writes the file whole, beside its place, and puts it there: whoever opens it finds all or nothing. */
export async function writeModelFile(path: string, head: ModelHead, arrays: readonly ModelArray[]): Promise<void> {
  let at = 0;
  const places = arrays.map(({ name, type, shape, bytes }) => {
    const place = { name, type, shape, at, bytes: bytes.byteLength };
    at += padded(bytes.byteLength);
    return place;
  });
  const line = JSON.stringify({ format: FORMAT, ...head, arrays: places } satisfies Written);
  const start = padded(Buffer.byteLength(line) + 1);
  const beside = `${path}.part`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.write(`${line}${' '.repeat(start - Buffer.byteLength(line) - 1)}\n`);
    for (const [i, { bytes }] of arrays.entries()) {
      await file.write(bytes, 0, bytes.byteLength, start + places[i]!.at);
    }
    await file.truncate(start + at);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path).catch(async (cause) => {
    await rm(beside, { force: true });
    throw cause;
  });
}

export interface ReadModel {
  readonly head: ModelHead;
  /** @throws Error if there is no such array of that type. */
  array(name: string, type: ModelArray['type']): { readonly shape: readonly number[]; readonly bytes: Uint8Array };
}

/** @throws Error for a file that is no such model, or not whole. */
export function readModelFile(path: string): ReadModel {
  const bytes = readFileSync(path);
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.toString('utf8', 0, Math.max(0, end))) as Written;
  if (head.format !== FORMAT) throw new Error(`${path} has another format of models: add the package again`);
  return {
    head,
    array(name, type) {
      const place = head.arrays.find((one) => one.name === name && one.type === type);
      const from = end + 1 + (place?.at ?? 0);
      if (!place || from + place.bytes > bytes.byteLength)
        throw new Error(`${path} is not whole, ${name} is missing: add the package again`);
      return { shape: place.shape, bytes: bytes.subarray(from, from + place.bytes) };
    },
  };
}

/** Who the model in a file is, without reading the rest; undefined where there is none. */
export async function modelHead(path: string): Promise<ModelHead | undefined> {
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(path, 'r');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(10);
    const { format, name, licence, sha256 } = JSON.parse(buffer.toString('utf8', 0, Math.max(0, end))) as Written;
    return format === FORMAT ? { name, licence, sha256 } : undefined;
  } finally {
    await file.close();
  }
}
