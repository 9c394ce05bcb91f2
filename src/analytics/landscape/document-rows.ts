import { truncatedSvd } from '#collections/patents/similar/learned/truncated-svd.ts';
import type { Bag } from '#corpus/text/bag.ts';
import type { Rows } from './self-organising-map.ts';

/** Words that most documents have tell them apart no more than words that one has. */
const MOST_SHARE = 0.5;
const LEAST_DOCUMENTS = 2;
/** Words that are kept: the most frequent of those that may tell. */
const MOST_WORDS = 30_000;
const DIMENSIONS = 24;

/** The words of many documents with their counts, held closely: of 20,000 documents, maps of words are too much. */
export class WordCounts {
  /** Words by their number, and how many documents have each. */
  readonly words: string[] = [];
  readonly frequency: number[] = [];
  readonly documents: { readonly words: Uint32Array; readonly counts: Uint16Array }[] = [];
  readonly #numbers = new Map<string, number>();

  add({ counts }: Bag): void {
    const own = new Uint32Array(counts.size);
    let at = 0;
    for (const word of counts.keys()) {
      let number = this.#numbers.get(word);
      if (number === undefined) {
        this.#numbers.set(word, (number = this.words.length));
        this.words.push(word);
        this.frequency.push(0);
      }
      this.frequency[number]!++;
      own[at++] = number;
    }
    this.documents.push({ words: own, counts: Uint16Array.from(counts.values(), (count) => Math.min(count, MOST)) });
  }

  static of(bags: Iterable<Bag>): WordCounts {
    const all = new WordCounts();
    for (const bag of bags) all.add(bag);
    return all;
  }
}

/** Counts above it are this. */
const MOST = 0xffff;

/**
 * Documents as points whose nearness is likeness: the direction of their words (1 + log of the count, times the inverse
 * document frequency) in the space of the greatest singular values. Documents without a word that others have, too, lie
 * at 0.
 * @see Deerwester et al., "Indexing by latent semantic analysis", JASIS 41 (1990)
 */
export function documentRows(all: WordCounts): Rows {
  const { documents } = all;
  const kept = columnsOf(all);
  const starts = new Uint32Array(documents.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [r, { words, counts }] of documents.entries()) {
    const own: [column: number, value: number][] = [];
    for (const [i, word] of words.entries()) {
      const known = kept.get(word);
      if (known) own.push([known.column, (1 + Math.log(Math.max(1, counts[i]!))) * known.weight]);
    }
    const length = Math.sqrt(own.reduce((sum, [, value]) => sum + value ** 2, 0)) || 1;
    for (const [column, value] of own.sort((a, b) => a[0] - b[0])) {
      columns.push(column);
      values.push(value / length);
    }
    starts[r + 1] = columns.length;
  }
  const matrix = {
    ...{ rows: documents.length, columnCount: kept.size, starts },
    ...{ columns: Uint32Array.from(columns), values: Float32Array.from(values) },
  };
  if (kept.size === 0) return { count: documents.length, dimensions: 1, values: new Float32Array(documents.length) };
  const { right, dimensions } = truncatedSvd(matrix, DIMENSIONS);
  return { count: documents.length, dimensions, values: projected(matrix, right, dimensions) };
}

/** The words that are kept, by number: their columns and weights. */
function columnsOf({ words, frequency, documents }: WordCounts) {
  const most = Math.max(LEAST_DOCUMENTS, documents.length * MOST_SHARE);
  const kept = [...frequency.entries()]
    .filter(([, having]) => having >= LEAST_DOCUMENTS && having <= most)
    .sort(([a, n], [b, m]) => m - n || (words[a]! < words[b]! ? -1 : 1))
    .slice(0, MOST_WORDS);
  return new Map(
    kept.map(([word, having], column) => [word, { column, weight: Math.log(documents.length / having) + 1 }]),
  );
}

/** Rows of a sparse matrix times the singular vectors, each of length 1. */
function projected(
  { rows, starts, columns, values }: { rows: number; starts: Uint32Array; columns: Uint32Array; values: Float32Array },
  right: Float32Array,
  dimensions: number,
): Float32Array {
  const placed = new Float32Array(rows * dimensions);
  for (let r = 0; r < rows; r++) {
    const to = placed.subarray(r * dimensions, (r + 1) * dimensions);
    for (let i = starts[r]!; i < starts[r + 1]!; i++)
      for (let d = 0; d < dimensions; d++) to[d]! += values[i]! * right[columns[i]! * dimensions + d]!;
    const length = Math.sqrt(to.reduce((sum, value) => sum + value ** 2, 0));
    if (length > 0) for (let d = 0; d < dimensions; d++) to[d]! /= length;
  }
  return placed;
}
