import { KernelMemory } from './kernel/kernel.ts';
import { type ReadModel, readModelFile } from './model-file.ts';
import { Tokenizer } from './tokenizer.ts';
import { readVocabulary } from './vocabulary.ts';

/** Characters of a text that are read, and pieces of it that are encoded: what comes after counts nothing. */
export const MOST_CHARACTERS = 4_000;
export const MOST_PIECES = 512;
/** Pieces that are computed together: enough for a matrix to be read once for many, small enough for a cache. */
const BATCH = 384;
/** The n-grams that are looked at: how long, and how many pieces of it come before the one in the middle. */
const ORDERS = [
  { order: 2, left: 0 },
  { order: 3, left: 1 },
  { order: 5, left: 2 },
] as const;
/** Rows of zeros between two texts, so that no n-gram reaches from one into the other. */
const GAP = 2;

type Floats = Float32Array<SharedArrayBuffer>;

/** A matrix in the kernel's memory, in panels of eight columns. */
interface Panels {
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * A sentence encoder: n-gram convolutions over embedded pieces, averaged, then dense layers. The architecture is that
 * of the multilingual universal sentence encoder (arXiv:1907.04307, the variant with convolutions), its sizes are those
 * of the arrays. Not for two calls at once; it blocks its thread, some 10 ms for 130 words.
 */
export class SentenceEncoder {
  readonly name: string;
  /** Of the package that the model came in. */
  readonly sha256: string;
  /** Numbers of a vector. */
  readonly size: number;
  readonly #memory = new KernelMemory();
  readonly #tokenizer: Tokenizer;
  readonly #table: Uint8Array;
  readonly #scale: Float32Array;
  readonly #low: Float32Array;
  readonly #embedded: number;
  readonly #wide: number;
  readonly #eps: number;
  readonly #orders: readonly {
    readonly order: number;
    readonly left: number;
    readonly project: Panels;
    readonly first: Panels;
    readonly second: Panels;
    readonly bias: readonly [Float32Array, Float32Array];
  }[];
  /** Of the projections of all orders, beside each other. */
  readonly #projection: Readonly<Record<'bias' | 'gain' | 'shift', Float32Array>>;
  readonly #gain: Float32Array;
  readonly #shift: Float32Array;
  readonly #joined: Panels;
  readonly #joinedBias: Float32Array;
  readonly #dense: Readonly<Record<'d0' | 'd1' | 'd2' | 'd3' | 'p1' | 'p3', Panels>>;
  /** Of a batch: embedded pieces, one order's rows before and after a layer, and all features beside each other. */
  readonly #room: {
    readonly embedded: Floats;
    readonly projected: Floats;
    readonly a: Floats;
    readonly b: Floats;
    readonly c: Floats;
    readonly features: Float32Array;
  };
  readonly #rowsOfTexts: Floats;
  readonly #layers: readonly [Floats, Floats, Floats];

  constructor(model: ReadModel) {
    this.name = model.head.name;
    this.sha256 = model.head.sha256;
    const floats = (name: string) => asFloats(model.array(name, 'float32').bytes);
    const panels = (name: string) => this.#panels(model, name);
    const table = model.array('table', 'uint8');
    this.#tokenizer = new Tokenizer(readVocabulary(model.array('vocabulary', 'uint8').bytes));
    this.#table = table.bytes;
    this.#embedded = table.shape[1]!;
    this.#scale = floats('scale');
    this.#low = floats('lo');
    this.#eps = floats('eps')[0]!;
    this.#orders = ORDERS.map(({ order, left }) => ({
      order,
      left,
      project: panels(`proj${order}`),
      first: panels(`w1_${order}`),
      second: panels(`w2_${order}`),
      bias: [floats(`b1_${order}`), floats(`b2_${order}`)],
    }));
    const joinedFloats = (name: string) => Float32Array.from(ORDERS.flatMap(({ order }) => [...floats(name + order)]));
    this.#projection = { bias: joinedFloats('proj_b'), gain: joinedFloats('ln_g'), shift: joinedFloats('ln_b') };
    this.#wide = this.#orders[0]!.project.columns;
    this.#gain = floats('ln_g');
    this.#shift = floats('ln_b');
    this.#joined = panels('cnn_W');
    this.#joinedBias = floats('cnn_b');
    this.#dense = {
      ...{ d0: panels('d0'), d1: panels('d1'), d2: panels('d2'), d3: panels('d3') },
      ...{ p1: panels('p1'), p3: panels('p3') },
    };
    this.size = this.#dense.d3.columns;
    const rows = BATCH + MOST_PIECES + 8 * GAP;
    const features = this.#embedded + ORDERS.length * this.#wide;
    this.#room = {
      embedded: this.#memory.floats(rows * this.#embedded),
      projected: this.#memory.floats(rows * ORDERS.length * this.#wide),
      a: this.#memory.floats((rows + 2 * GAP) * this.#wide),
      b: this.#memory.floats((rows + 2 * GAP) * this.#wide),
      c: this.#memory.floats((rows + 2 * GAP) * this.#wide),
      features: new Float32Array(rows * features),
    };
    this.#rowsOfTexts = this.#memory.floats(BATCH * features);
    const widest = Math.max(this.#joined.columns, ...Object.values(this.#dense).map(({ columns }) => columns));
    const layer = () => this.#memory.floats(BATCH * widest);
    this.#layers = [layer(), layer(), layer()];
  }

  /** @throws Error for a file that is no model, or if the loops are not built. */
  static open(path: string): SentenceEncoder {
    return new SentenceEncoder(readModelFile(path));
  }

  /** Unit vectors, in the order of the texts. A text without a character that is read has one all the same. */
  encode(texts: readonly string[]): Float32Array[] {
    const vectors: Float32Array[] = [];
    let batch: number[][] = [];
    let pieces = 0;
    const flush = () => {
      if (batch.length > 0) vectors.push(...this.#encoded(batch));
      batch = [];
      pieces = 0;
    };
    for (const text of texts) {
      const numbers = this.pieces(text);
      if (pieces + numbers.length + GAP > BATCH) flush();
      batch.push(numbers);
      pieces += numbers.length + GAP;
    }
    flush();
    return vectors;
  }

  /** The pieces that a text is encoded by. */
  pieces(text: string): number[] {
    return this.#tokenizer.pieces(text.slice(0, MOST_CHARACTERS), MOST_PIECES);
  }

  #encoded(batch: readonly (readonly number[])[]): Float32Array[] {
    const { embedded, projected, a, b, c, features } = this.#room;
    const [size, wide] = [this.#embedded, this.#wide];
    const all = size + ORDERS.length * wide;
    // rows: a gap, text, gap, text ... gap
    const starts: number[] = [];
    let rows = GAP;
    for (const numbers of batch) {
      starts.push(rows);
      rows += numbers.length + GAP;
    }
    const gaps = [0, ...batch.map((numbers, i) => starts[i]! + numbers.length)];
    const clear = (matrix: Floats, width: number) => {
      for (const gap of gaps) matrix.fill(0, gap * width, (gap + GAP) * width);
    };
    const computed = (rows + 3) & ~3;
    clear(embedded, size);
    for (const [i, numbers] of batch.entries()) {
      for (const [j, number] of numbers.entries()) this.#embed(number, embedded, starts[i]! + j, features, all);
    }
    // each order has its own share of the projected numbers; they are brought to one scale together
    const n = this.#orders.length;
    for (const [o, { project }] of this.#orders.entries())
      this.#multiply(embedded, size, 0, project, projected, 0, computed, n * wide, o * wide);
    addRows(projected, this.#projection.bias, n * wide, rows);
    normaliseRows(projected, n * wide, rows, this.#projection.gain, this.#projection.shift, this.#eps);
    for (const [o, { order, left, first, second, bias }] of this.#orders.entries()) {
      for (let r = 0; r < rows; r++) a.set(projected.subarray((r * n + o) * wide, (r * n + o + 1) * wide), r * wide);
      clear(a, wide);
      this.#multiply(a, wide, -left, first, b, order, computed);
      residual(b, bias[0], a, wide, rows);
      clear(b, wide);
      this.#multiply(b, wide, -left, second, c, order, computed);
      residual(c, bias[1], b, wide, rows);
      const offset = size + o * wide;
      for (let r = GAP; r < rows; r++) features.set(c.subarray(r * wide, (r + 1) * wide), r * all + offset);
    }
    normaliseRows(features, all, rows, this.#gain, this.#shift, this.#eps);
    const sums = this.#rowsOfTexts;
    sums.fill(0, 0, ((batch.length + 3) & ~3) * all);
    for (const [i, numbers] of batch.entries())
      for (let r = starts[i]!; r < starts[i]! + numbers.length; r++)
        for (let x = 0; x < all; x++) sums[i * all + x]! += features[r * all + x]!;
    return this.#dense3(batch, sums, all);
  }

  /** From sums over the pieces of texts to unit vectors. */
  #dense3(batch: readonly (readonly number[])[], sums: Floats, all: number): Float32Array[] {
    const n = (batch.length + 3) & ~3;
    const [x, y, z] = this.#layers;
    const { d0, d1, d2, d3, p1, p3 } = this.#dense;
    const joined = this.#joined.columns;
    this.#multiply(sums, all, 0, this.#joined, x, 0, n);
    for (const [i, { length }] of batch.entries())
      for (let k = 0; k < joined; k++)
        x[i * joined + k] = (x[i * joined + k]! + length * this.#joinedBias[k]!) / Math.sqrt(length);
    // y = relu(x d0); z = relu(y d1 + x p1)
    this.#multiply(x, joined, 0, d0, y, 0, n);
    relu(y, n * d0.columns);
    this.#multiply(y, d0.columns, 0, d1, z, 0, n);
    this.#multiply(x, joined, 0, p1, y, 0, n);
    for (let k = 0; k < n * d1.columns; k++) z[k] = Math.max(0, z[k]! + y[k]!);
    // x = relu(z d2); vector = tanh(x d3 + z p3)
    this.#multiply(z, d1.columns, 0, d2, x, 0, n);
    relu(x, n * d2.columns);
    this.#multiply(x, d2.columns, 0, d3, y, 0, n);
    this.#multiply(z, d1.columns, 0, p3, x, 0, n);
    return batch.map((_, i) => {
      const vector = new Float32Array(this.size);
      let square = 0;
      for (let k = 0; k < this.size; k++) {
        const value = Math.tanh(y[i * this.size + k]! + x[i * this.size + k]!);
        vector[k] = value;
        square += value * value;
      }
      const factor = 1 / Math.sqrt(Math.max(square, this.#eps));
      return vector.map((value) => value * factor);
    });
  }

  #embed(number: number, embedded: Floats, row: number, features: Float32Array, all: number): void {
    const size = this.#embedded;
    const chunk = number % this.#scale.length;
    const [scale, low] = [this.#scale[chunk]!, this.#low[chunk]!];
    for (let k = 0; k < size; k++) {
      const value = this.#table[number * size + k]! * scale + low;
      embedded[row * size + k] = value;
      features[row * all + k] = value;
    }
  }

  /** `into` = rows of `of`, `order` of them beside each other, from `first` rows before each, times a matrix. */
  #multiply(
    of: Floats,
    width: number,
    first: number,
    by: Panels,
    into: Floats,
    order: number,
    rows: number,
    step = by.columns,
    column = 0,
  ): void {
    // the first and the last gap stand in for rows that are not there
    const skipped = order === 0 ? 0 : GAP;
    const m = order === 0 ? rows : (rows - skipped + 3) & ~3;
    this.#memory.kernel.multiply(
      ...([of.byteOffset + 4 * width * (skipped + first), 4 * width, by.at] as const),
      ...([into.byteOffset + 4 * (step * skipped + column), 4 * step, m, by.columns, by.rows] as const),
    );
  }

  #panels(model: ReadModel, name: string): Panels {
    const { shape, bytes } = model.array(name, 'float32');
    const [rows, columns] = shape as [number, number];
    const from = asFloats(bytes);
    const to = this.#memory.floats(rows * columns);
    for (let column = 0; column < columns; column += 8)
      for (let row = 0; row < rows; row++)
        to.set(from.subarray(row * columns + column, row * columns + column + 8), column * rows + row * 8);
    return { at: to.byteOffset, rows, columns };
  }
}

/** Bytes of a file, at whatever address they lie, as floats. */
const asFloats = (bytes: Uint8Array): Float32Array => new Float32Array(new Uint8Array(bytes).buffer);

function relu(values: Float32Array<SharedArrayBuffer>, n: number): void {
  for (let k = 0; k < n; k++) if (values[k]! < 0) values[k] = 0;
}

function addRows(matrix: Floats, bias: Float32Array, width: number, rows: number): void {
  for (let r = 0; r < rows; r++) for (let k = 0; k < width; k++) matrix[r * width + k]! += bias[k]!;
}

/** matrix = relu(matrix + bias) + before. */
function residual(matrix: Floats, bias: Float32Array, before: Floats, width: number, rows: number): void {
  for (let r = GAP; r < rows; r++)
    for (let k = 0; k < width; k++) {
      const at = r * width + k;
      matrix[at] = Math.max(0, matrix[at]! + bias[k]!) + before[at]!;
    }
}

/** Each row to mean 0 and variance 1, then times `gain` plus `shift`. */
function normaliseRows(
  matrix: Float32Array,
  width: number,
  rows: number,
  gain: Float32Array,
  shift: Float32Array,
  eps: number,
): void {
  for (let r = 0; r < rows; r++) {
    const row = matrix.subarray(r * width, (r + 1) * width);
    let sum = 0;
    for (let k = 0; k < width; k++) sum += row[k]!;
    const mean = sum / width;
    let square = 0;
    for (let k = 0; k < width; k++) square += (row[k]! - mean) ** 2;
    const factor = 1 / Math.sqrt(square / width + eps);
    for (let k = 0; k < width; k++) row[k] = (row[k]! - mean) * factor * gain[k]! + shift[k]!;
  }
}
