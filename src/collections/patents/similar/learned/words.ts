import type { LearnedDocument, LearnedWord, LearnedWriter } from '#corpus/learned.ts';
import type { Bag } from '#corpus/text/bag.ts';
import { type SparseRows, truncatedSvd } from './truncated-svd.ts';

/** Dimensions of the small space: of 50, 100 and 200, 100 mixes best with words (eval/prior-art/README.md). */
export const DIMENSIONS = 100;
/**
 * Families for each dimension: with fewer, every word would have a direction of its own, and none would be near
 * another.
 */
const FAMILIES_PER_DIMENSION = 20;
/** Words that are learned: those of most documents. */
const MOST_WORDS = 60_000;
/** A word of fewer documents says nothing of others. */
const LEAST_DOCUMENTS = 3;
/** Words of one document that are learned from: the weightiest. */
const PER_DOCUMENT = 200;
/** Words of one document that are kept until weights are known: the most frequent. */
const KEPT_PER_DOCUMENT = 500;

/** Words of documents, gathered until there are enough to learn from. */
export class WordSample {
  readonly #numbers = new Map<string, number>();
  readonly #rows: { words: Uint32Array; counts: Float32Array }[] = [];

  get size(): number {
    return this.#rows.length;
  }

  add(counts: ReadonlyMap<string, number>): void {
    let entries = [...counts];
    if (entries.length > KEPT_PER_DOCUMENT) {
      entries = entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, KEPT_PER_DOCUMENT);
    }
    const words = new Uint32Array(entries.length);
    entries.forEach(([text], i) => {
      let number = this.#numbers.get(text);
      if (number === undefined) this.#numbers.set(text, (number = this.#numbers.size));
      words[i] = number;
    });
    this.#rows.push({ words, counts: Float32Array.from(entries, ([, n]) => n) });
  }

  /** Documents that hold each word, among their most frequent ones. */
  frequency(): ReadonlyMap<string, number> {
    const counts = new Uint32Array(this.#numbers.size);
    for (const { words } of this.#rows) for (const word of words) counts[word]!++;
    return new Map([...this.#numbers].map(([text, word]) => [text, counts[word]!]));
  }

  /**
   * Learns the words: for each its idf and its place in the space of the greatest singular vectors of the sqrt(tf) *
   * idf matrix, rows of length 1.
   */
  learn(): LearnedWords {
    const texts = [...this.#numbers.keys()];
    const frequency = new Uint32Array(texts.length);
    for (const { words } of this.#rows) for (const word of words) frequency[word]!++;
    const documents = this.#rows.length;
    const chosen = [...texts.keys()]
      .filter((w) => frequency[w]! >= LEAST_DOCUMENTS)
      .sort((a, b) => frequency[b]! - frequency[a]! || (texts[a]! < texts[b]! ? -1 : 1))
      .slice(0, MOST_WORDS);
    const column = new Int32Array(texts.length).fill(-1);
    // what half of the documents say tells none apart: such words have an idf, and no place
    chosen.forEach((w, c) => {
      if (frequency[w]! <= documents / 2) column[w] = c;
    });
    const idf = Float64Array.from(chosen, (w) => idfOf(frequency[w]!, documents));
    const wanted = Math.min(DIMENSIONS, Math.ceil(documents / FAMILIES_PER_DIMENSION));
    const { right, dimensions } = truncatedSvd(this.#matrix(column, idf, chosen.length), wanted);
    return {
      texts: chosen.map((w) => texts[w]!),
      idf,
      vectors: right,
      dimensions,
      // between words of one and of two documents, which are not kept
      rare_idf: idfOf(1.5, documents),
    };
  }

  #matrix(column: Int32Array, idf: Float64Array, columnCount: number): SparseRows {
    const starts = new Uint32Array(this.#rows.length + 1);
    const columns = new Uint32Array(this.#rows.length * PER_DOCUMENT);
    const values = new Float32Array(columns.length);
    let end = 0;
    this.#rows.forEach(({ words, counts }, r) => {
      const weighed: { c: number; x: number }[] = [];
      words.forEach((word, i) => {
        const c = column[word]!;
        if (c >= 0) weighed.push({ c, x: Math.sqrt(counts[i]!) * idf[c]! });
      });
      const kept = weighed.sort((a, b) => b.x - a.x || a.c - b.c).slice(0, PER_DOCUMENT);
      const norm = Math.sqrt(kept.reduce((sum, { x }) => sum + x * x, 0)) || 1;
      for (const { c, x } of kept) {
        columns[end] = c;
        values[end++] = x / norm;
      }
      starts[r + 1] = end;
    });
    return { rows: this.#rows.length, columnCount, starts, columns, values };
  }
}

const idfOf = (n: number, documents: number) => Math.log(1 + (documents - n + 0.5) / (n + 0.5));

export interface LearnedWords {
  readonly texts: readonly string[];
  readonly idf: Float64Array;
  /** One row a word, `dimensions` numbers each. */
  readonly vectors: Float32Array;
  readonly dimensions: number;
  /** For words that are not among them. */
  readonly rare_idf: number;
}

/** Numbers as signed bytes; times `scale` they are what they were, to one part in 254 of the greatest. */
export function toBytes(numbers: ArrayLike<number>): { bytes: Uint8Array; scale: number } {
  let greatest = 0;
  for (let i = 0; i < numbers.length; i++) greatest = Math.max(greatest, Math.abs(numbers[i]!));
  const bytes = new Int8Array(numbers.length);
  if (greatest > 0) for (let i = 0; i < numbers.length; i++) bytes[i] = Math.round((numbers[i]! / greatest) * 127);
  return { bytes: new Uint8Array(bytes.buffer), scale: greatest / 127 };
}

/** Words as they are kept. */
export function* keptWords({ texts, idf, vectors, dimensions }: LearnedWords): Generator<LearnedWord> {
  for (const [w, text] of texts.entries()) {
    const { bytes, scale } = toBytes(vectors.subarray(w * dimensions, (w + 1) * dimensions));
    yield { text, idf: idf[w]!, scale: scale * idf[w]!, vector: bytes };
  }
}

/** Cosine of a direction and a document's vector, -1 to 1. */
export function nearness(direction: Float64Array, { vector }: LearnedDocument): number {
  let dot = 0;
  let square = 0;
  for (let i = 0; i < vector.length; i++) {
    dot += direction[i]! * vector[i]!;
    square += vector[i]! ** 2;
  }
  return square === 0 ? 0 : dot / Math.sqrt(square);
}

/**
 * Places documents among stored words; what was stored is what is used, so that a document added later gets the vector
 * that it would have had.
 */
export class DocumentFolder {
  readonly #numbers = new Map<string, number>();
  readonly #idf: Float32Array;
  readonly #scale: Float32Array;
  readonly #vectors: Int8Array;
  readonly #rare: number;
  readonly #dimensions: number;

  constructor({ rare_idf, dimensions, count, words }: ReturnType<LearnedWriter['words']>) {
    this.#rare = rare_idf;
    this.#dimensions = dimensions;
    this.#idf = new Float32Array(count);
    this.#scale = new Float32Array(count);
    this.#vectors = new Int8Array(count * dimensions);
    for (const { text, idf, scale, vector } of words) {
      const word = this.#numbers.size;
      this.#numbers.set(text, word);
      this.#idf[word] = idf;
      this.#scale[word] = scale;
      this.#vectors.set(new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength), word * dimensions);
    }
  }

  /** The direction of a document, and its norm by the root of its length. */
  fold({ counts, length }: Bag): { vector: Uint8Array; norm: number } {
    const direction = new Float64Array(this.#dimensions);
    let square = 0;
    for (const [text, n] of counts) {
      const word = this.#numbers.get(text);
      square += n * (word === undefined ? this.#rare : this.#idf[word]!) ** 2;
      if (word === undefined) continue;
      const factor = Math.sqrt(n) * this.#scale[word]!;
      const from = word * this.#dimensions;
      for (let i = 0; i < direction.length; i++) direction[i]! += factor * this.#vectors[from + i]!;
    }
    return { vector: toBytes(direction).bytes, norm: length > 0 ? Math.sqrt(square / length) : 0 };
  }
}
