import { truncatedSvd } from '#collections/patents/similar/learned/truncated-svd.ts';
import type { Bag } from '#corpus/text/bag.ts';
import type { Rows } from './self-organising-map.ts';

/** Words that most documents have tell them apart no more than words that one has. */
const MOST_SHARE = 0.5;
const LEAST_DOCUMENTS = 2;
/** Words that are kept: the most frequent of those that may tell. */
const MOST_WORDS = 30_000;
const DIMENSIONS = 24;

/**
 * Documents as points whose nearness is likeness: the direction of their words (1 + log of the count, times the inverse
 * document frequency) in the space of the greatest singular values. Documents without a word that others have, too, lie
 * at 0.
 * @see Deerwester et al., "Indexing by latent semantic analysis", JASIS 41 (1990)
 */
export function documentRows(bags: readonly Bag[]): Rows {
  const words = columnsOf(bags);
  const starts = new Uint32Array(bags.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [r, { counts }] of bags.entries()) {
    const own: [column: number, value: number][] = [];
    for (const [word, count] of counts) {
      const known = words.get(word);
      if (known) own.push([known.column, (1 + Math.log(Math.max(1, count))) * known.weight]);
    }
    const length = Math.sqrt(own.reduce((sum, [, value]) => sum + value ** 2, 0)) || 1;
    for (const [column, value] of own.sort((a, b) => a[0] - b[0])) {
      columns.push(column);
      values.push(value / length);
    }
    starts[r + 1] = columns.length;
  }
  const matrix = {
    ...{ rows: bags.length, columnCount: words.size, starts },
    ...{ columns: Uint32Array.from(columns), values: Float32Array.from(values) },
  };
  if (words.size === 0) return { count: bags.length, dimensions: 1, values: new Float32Array(bags.length) };
  const { right, dimensions } = truncatedSvd(matrix, DIMENSIONS);
  return { count: bags.length, dimensions, values: projected(matrix, right, dimensions) };
}

function columnsOf(bags: readonly Bag[]): ReadonlyMap<string, { column: number; weight: number }> {
  const frequency = new Map<string, number>();
  for (const { counts } of bags) for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const most = Math.max(LEAST_DOCUMENTS, bags.length * MOST_SHARE);
  const kept = [...frequency]
    .filter(([, documents]) => documents >= LEAST_DOCUMENTS && documents <= most)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_WORDS);
  return new Map(
    kept.map(([word, documents], column) => [word, { column, weight: Math.log(bags.length / documents) + 1 }]),
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
