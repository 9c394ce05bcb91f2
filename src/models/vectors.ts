import { ModelError } from './model.ts';

/** Longest vector that is taken: embedding models give some hundreds to some thousands of numbers. */
const LONGEST_VECTOR = 16_384;

/**
 * The vectors of one or more answers of an embedding endpoint, if they are what was asked for.
 * @throws ModelError `invalid_output` unless there are `wanted`, all equally long, of finite numbers of which not all
 * are 0.
 */
export function soundVectors(answered: readonly (readonly number[])[], wanted: number): readonly (readonly number[])[] {
  if (answered.length !== wanted) throw refused(`${answered.length} vectors for ${wanted} texts`);
  const length = answered[0]?.length ?? 0;
  for (const vector of answered) {
    if (vector.length === 0 || vector.length > LONGEST_VECTOR) throw refused(`a vector of ${vector.length} numbers`);
    if (vector.length !== length) throw refused(`vectors of ${length} and of ${vector.length} numbers`);
    if (!vector.every(Number.isFinite)) throw refused('a vector that is not of numbers');
    if (vector.every((number) => number === 0)) throw refused('a vector of zeros');
  }
  return answered;
}

/**
 * Vectors in the order in which the texts were sent: an answer may tell the place of each (`index`) and give them in
 * another order.
 * @throws ModelError `invalid_output` if the places are not each one of the texts.
 */
export function inPlace<T>(vectors: readonly T[], body: unknown): readonly T[] {
  const data = (body as { data?: unknown } | undefined)?.data;
  const places = Array.isArray(data) ? data.map((one) => (one as { index?: unknown } | null)?.index) : [];
  if (places.every((place) => place === undefined)) return vectors;
  const ordered = new Map(places.map((place, at) => [place, vectors[at]!]));
  const inOrder = vectors.map((_, place) => ordered.get(place));
  if (ordered.size !== vectors.length || inOrder.includes(undefined))
    throw refused('vectors whose places are not those of the texts');
  return inOrder as T[];
}

/** Divided by its length, so that the inner product of two is the cosine of their angle. */
export function unitVector(vector: readonly number[]): Float32Array {
  // the greatest number first: squares of great numbers are not finite
  const greatest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  const length = Math.sqrt(vector.reduce((sum, number) => sum + (number / greatest) ** 2, 0));
  return Float32Array.from(vector, (number) => number / greatest / length);
}

/** Cosine of two unit vectors of the same length. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

export const refused = (what: string) =>
  new ModelError('invalid_output', `The embedding endpoint's answer is not usable: ${what}.`);

/** What a kept vector costs besides its numbers: key and entry. */
const ENTRY_BYTES = 200;

/** Vectors in memory, up to so many bytes; the one used longest ago goes first. */
export class VectorCache {
  readonly #most_bytes: number;
  readonly #kept = new Map<string, Float32Array>();
  #bytes = 0;

  constructor(most_bytes: number) {
    this.#most_bytes = most_bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): Float32Array | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  set(key: string, vector: Float32Array): void {
    this.delete(key);
    this.#kept.set(key, vector);
    this.#bytes += vector.byteLength + ENTRY_BYTES;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most_bytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#kept.get(key);
    if (!found) return;
    this.#kept.delete(key);
    this.#bytes -= found.byteLength + ENTRY_BYTES;
  }
}
