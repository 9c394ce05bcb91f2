/** A sparse matrix by rows: row r has `columns` and `values` from `starts[r]` to `starts[r + 1]`. */
export interface SparseRows {
  readonly rows: number;
  readonly columnCount: number;
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

export interface Factors {
  /**
   * Right singular vectors: `columnCount` rows of `dimensions` numbers. A row of the matrix times this is its place in
   * the small space.
   */
  readonly right: Float32Array;
  readonly dimensions: number;
  /** Descending; as many as `dimensions`. */
  readonly singular: Float64Array;
}

/** Directions beyond those wanted, which make those wanted exact. */
const SPARE = 12;
/** More change less than the fourth digit of any similarity. */
const ROUNDS = 2;

/**
 * The greatest singular values of a matrix with their right vectors, by subspace iteration from a fixed random start:
 * the same matrix gives the same factors. Memory: (rows + columns) * (dimensions + 12) * 4 bytes. Fewer dimensions come
 * out where the matrix has fewer.
 * @see Halko, Martinsson, Tropp, "Finding structure with randomness", SIAM Review 53 (2011), algorithm 4.4
 */
export function truncatedSvd(matrix: SparseRows, dimensions: number): Factors {
  const width = Math.min(dimensions + SPARE, matrix.rows, matrix.columnCount);
  const right = startingDirections(matrix.columnCount, width);
  const left = new Float32Array(matrix.rows * width);
  for (let round = 0; round < ROUNDS; round++) {
    timesColumns(matrix, right, left, width);
    orthonormalise(left, width);
    timesRows(matrix, left, right, width);
  }
  orthonormalise(right, width);
  timesColumns(matrix, right, left, width);
  const { values, vectors } = symmetricEigen(gram(left, width), width);
  const order = [...values.keys()].sort((a, b) => values[b]! - values[a]! || a - b);
  const least = values[order[0] ?? 0]! * 1e-9;
  const kept = order.slice(0, dimensions).filter((k) => values[k]! > least);
  const rotated = new Float32Array(matrix.columnCount * kept.length);
  for (let row = 0; row < matrix.columnCount; row++) {
    kept.forEach((k, c) => {
      let sum = 0;
      for (let j = 0; j < width; j++) sum += right[row * width + j]! * vectors[j * width + k]!;
      rotated[row * kept.length + c] = sum;
    });
  }
  return {
    right: rotated,
    dimensions: kept.length,
    singular: Float64Array.from(kept, (k) => Math.sqrt(values[k]!)),
  };
}

/** Numbers from -1 to 1 by a fixed sequence (mulberry32). */
function startingDirections(rows: number, width: number): Float32Array {
  const directions = new Float32Array(rows * width);
  let state = 1;
  for (let i = 0; i < directions.length; i++) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    directions[i] = (t ^ (t >>> 14)) / 2 ** 31;
  }
  return directions;
}

/** left = matrix * right */
function timesColumns(matrix: SparseRows, right: Float32Array, left: Float32Array, width: number): void {
  const { starts, columns, values } = matrix;
  left.fill(0);
  for (let row = 0; row < matrix.rows; row++) {
    const to = row * width;
    for (let k = starts[row]!; k < starts[row + 1]!; k++) {
      const value = values[k]!;
      const from = columns[k]! * width;
      for (let j = 0; j < width; j++) left[to + j]! += value * right[from + j]!;
    }
  }
}

/** right = transposed matrix * left */
function timesRows(matrix: SparseRows, left: Float32Array, right: Float32Array, width: number): void {
  const { starts, columns, values } = matrix;
  right.fill(0);
  for (let row = 0; row < matrix.rows; row++) {
    const from = row * width;
    for (let k = starts[row]!; k < starts[row + 1]!; k++) {
      const value = values[k]!;
      const to = columns[k]! * width;
      for (let j = 0; j < width; j++) right[to + j]! += value * left[from + j]!;
    }
  }
}

/** The products of all columns with each other. */
function gram(of: Float32Array, width: number): Float64Array {
  const products = new Float64Array(width * width);
  for (let at = 0; at < of.length; at += width) {
    for (let i = 0; i < width; i++) {
      const x = of[at + i]!;
      if (x === 0) continue;
      for (let j = i; j < width; j++) products[i * width + j]! += x * of[at + j]!;
    }
  }
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) products[i * width + j] = products[j * width + i]!;
  return products;
}

/**
 * Makes the columns orthonormal in place, by Cholesky factors of their products, twice for accuracy; a column that
 * depends on others becomes nearly nothing.
 */
function orthonormalise(of: Float32Array, width: number): void {
  for (let pass = 0; pass < 2; pass++) {
    const upper = cholesky(gram(of, width), width);
    for (let at = 0; at < of.length; at += width) {
      for (let j = 0; j < width; j++) {
        const pivot = upper[j * width + j]!;
        let x = of[at + j]!;
        for (let k = 0; k < j; k++) x -= of[at + k]! * upper[k * width + j]!;
        of[at + j] = pivot === 0 ? 0 : x / pivot;
      }
    }
  }
}

/** Upper factor R of a matrix R'R; the pivot of a dependent column is 0. */
function cholesky(of: Float64Array, width: number): Float64Array {
  const upper = new Float64Array(width * width);
  for (let i = 0; i < width; i++) {
    let pivot = of[i * width + i]!;
    for (let k = 0; k < i; k++) pivot -= upper[k * width + i]! ** 2;
    // rounding of the products leaves about 1e-7 of a column that depends on others
    if (!(pivot > of[i * width + i]! * 1e-6)) continue;
    const root = Math.sqrt(pivot);
    for (let j = i; j < width; j++) {
      let x = of[i * width + j]!;
      for (let k = 0; k < i; k++) x -= upper[k * width + i]! * upper[k * width + j]!;
      upper[i * width + j] = x / root;
    }
  }
  return upper;
}

/** Eigenvalues and vectors (by columns) of a symmetric matrix, by Jacobi's rotations. The matrix is destroyed. */
function symmetricEigen(of: Float64Array, n: number): { values: Float64Array; vectors: Float64Array } {
  const vectors = new Float64Array(n * n);
  for (let i = 0; i < n; i++) vectors[i * n + i] = 1;
  const size = of.reduce((sum, x) => sum + x * x, 0);
  for (let sweep = 0; sweep < 20; sweep++) {
    let off = 0;
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) off += of[i * n + j]! ** 2;
    if (off <= size * 1e-20) break;
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) rotate(of, vectors, n, p, q);
  }
  return { values: Float64Array.from({ length: n }, (_, i) => of[i * n + i]!), vectors };
}

function rotate(of: Float64Array, vectors: Float64Array, n: number, p: number, q: number): void {
  const between = of[p * n + q]!;
  if (between === 0) return;
  const theta = (of[q * n + q]! - of[p * n + p]!) / (2 * between);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cos = 1 / Math.sqrt(tangent * tangent + 1);
  const sin = tangent * cos;
  const turn = (matrix: Float64Array, i: number, j: number) => {
    const x = matrix[i]!;
    const y = matrix[j]!;
    matrix[i] = cos * x - sin * y;
    matrix[j] = sin * x + cos * y;
  };
  for (let k = 0; k < n; k++) turn(of, k * n + p, k * n + q);
  for (let k = 0; k < n; k++) turn(of, p * n + k, q * n + k);
  for (let k = 0; k < n; k++) turn(vectors, k * n + p, k * n + q);
}
