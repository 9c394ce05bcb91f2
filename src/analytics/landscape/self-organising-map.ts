/** Vectors as rows of one array: row r from `r * dimensions`. */
export interface Rows {
  readonly count: number;
  readonly dimensions: number;
  readonly values: Float32Array;
}

/** A grid on which like vectors lie near each other. */
export interface TrainedMap {
  readonly width: number;
  readonly height: number;
  /** Of each vector: its cell, row by row from the upper left. */
  readonly cells: Uint32Array;
  /** Of each vector: its squared distance from the cell's own vector. */
  readonly distances: Float32Array;
}

const EPOCHS = 15;
/** The neighbourhood of the last epoch, in cells. */
const LAST_RADIUS = 0.6;

/** Cells for so many vectors: five times the root of their number, as Vesanto's rule of thumb has it. */
export function gridFor(count: number): { width: number; height: number } {
  const side = Math.max(3, Math.min(28, Math.round(Math.sqrt(5 * Math.sqrt(count)))));
  return { width: side, height: side };
}

/**
 * Lays vectors on a grid by a batch self-organising map. It starts on the plane of the two directions in which the
 * vectors differ most, so the same vectors give the same map. Time: count * cells * dimensions * 15.
 * @see Kohonen, "Essentials of the self-organizing map", Neural Networks 37 (2013), sections 4.1 and 4.4
 */
export function trainMap(rows: Rows, { width, height } = gridFor(rows.count), signal?: AbortSignal): TrainedMap {
  const cellCount = width * height;
  const units = startingPlane(rows, width, height);
  const cells = new Uint32Array(rows.count);
  const distances = new Float32Array(rows.count);
  const first = Math.max(width, height) / 2;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    signal?.throwIfAborted();
    nearestCells(rows, units, cellCount, cells, distances);
    const radius = first * (LAST_RADIUS / first) ** (epoch / (EPOCHS - 1));
    moveUnits(rows, cells, units, { width, height }, radius);
  }
  nearestCells(rows, units, cellCount, cells, distances);
  return { width, height, cells, distances };
}

/** Mean and the two directions of most variance, which are coordinates where the rows are principal components. */
function startingPlane({ count, dimensions, values }: Rows, width: number, height: number): Float32Array {
  const mean = new Float64Array(dimensions);
  const square = new Float64Array(dimensions);
  for (let r = 0; r < count; r++)
    for (let d = 0; d < dimensions; d++) {
      const value = values[r * dimensions + d]!;
      mean[d]! += value / count;
      square[d]! += value ** 2 / count;
    }
  const deviation = square.map((each, d) => Math.sqrt(Math.max(0, each - mean[d]! ** 2)));
  const [across, down] = [...deviation.keys()].sort((a, b) => deviation[b]! - deviation[a]! || a - b);
  const units = new Float32Array(width * height * dimensions);
  const place = (at: number, size: number) => (size === 1 ? 0 : (at / (size - 1)) * 3 - 1.5);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * dimensions;
      units.set(mean, at);
      if (across !== undefined) units[at + across]! += place(x, width) * deviation[across]!;
      if (down !== undefined) units[at + down]! += place(y, height) * deviation[down]!;
    }
  return units;
}

function nearestCells(
  { count, dimensions, values }: Rows,
  units: Float32Array,
  cellCount: number,
  cells: Uint32Array,
  distances: Float32Array,
): void {
  // |v - u|² = |v|² - 2 v·u + |u|²: the first term is the same for all cells
  const half = new Float32Array(cellCount);
  for (let c = 0; c < cellCount; c++) {
    let sum = 0;
    for (let d = 0; d < dimensions; d++) sum += units[c * dimensions + d]! ** 2;
    half[c] = sum / 2;
  }
  for (let r = 0; r < count; r++) {
    const from = r * dimensions;
    let best = 0;
    let most = -Infinity;
    for (let c = 0; c < cellCount; c++) {
      const at = c * dimensions;
      let dot = -half[c]!;
      for (let d = 0; d < dimensions; d++) dot += values[from + d]! * units[at + d]!;
      if (dot > most) {
        most = dot;
        best = c;
      }
    }
    let own = 0;
    for (let d = 0; d < dimensions; d++) own += values[from + d]! ** 2;
    cells[r] = best;
    distances[r] = Math.max(0, own - 2 * most);
  }
}

/** Each cell becomes the mean of all vectors, weighted by a Gaussian of their cells' distance. */
function moveUnits(
  { count, dimensions, values }: Rows,
  cells: Uint32Array,
  units: Float32Array,
  { width, height }: { width: number; height: number },
  radius: number,
): void {
  // sums and, in the last column, numbers of the vectors of each cell
  const columns = dimensions + 1;
  const sums = new Float32Array(width * height * columns);
  for (let r = 0; r < count; r++) {
    const at = cells[r]! * columns;
    for (let d = 0; d < dimensions; d++) sums[at + d]! += values[r * dimensions + d]!;
    sums[at + dimensions]! += 1;
  }
  const smooth = blurred(sums, { width, height, columns }, radius);
  for (let c = 0; c < width * height; c++) {
    const weight = smooth[c * columns + dimensions]!;
    if (weight < 1e-9) continue;
    for (let d = 0; d < dimensions; d++) units[c * dimensions + d] = smooth[c * columns + d]! / weight;
  }
}

/** A grid of several columns a cell, smoothed by a Gaussian of a radius in cells: first along rows, then down. */
export function blurred(
  grid: Float32Array,
  { width, height, columns }: { width: number; height: number; columns: number },
  radius: number,
): Float32Array {
  const longest = Math.max(width, height);
  const kernel = Float64Array.from({ length: longest }, (_, k) => Math.exp(-(k ** 2) / (2 * radius ** 2)));
  const pass = (from: Float32Array, size: number, others: number, step: number, skip: number) => {
    const to = new Float32Array(from.length);
    for (let other = 0; other < others; other++)
      for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++) {
          const weight = kernel[Math.abs(i - j)]!;
          if (weight < 1e-6) continue;
          const target = (other * skip + i * step) * columns;
          const source = (other * skip + j * step) * columns;
          for (let d = 0; d < columns; d++) to[target + d]! += weight * from[source + d]!;
        }
    return to;
  };
  return pass(pass(grid, width, height, 1, width), height, width, width, 1);
}
