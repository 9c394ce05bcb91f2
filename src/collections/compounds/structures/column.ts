import { GraphView, MOST_ATOMS, packGraph } from '#chemistry/graph.ts';
import { comparedBonds, Matcher, type MatchRules } from '#chemistry/match.ts';
import type { Molecule } from '#chemistry/molecule.ts';
import { PATH_BITS, PathCounter } from '#chemistry/paths.ts';
import type { SearchForm } from '#chemistry/toolkit.ts';
import type { StructureHits } from '#corpus/structures.ts';

/** Rows of one block; a power of two. */
const BLOCK = 32_768;
const WORDS = BLOCK / 32;
const PATTERN_BITS = 1_024;
/** Columns of a screen: those of the pattern, then those of the paths. */
const BITS = PATTERN_BITS + PATH_BITS;
const MORGAN = 2_048;
/** Candidates that are compared between two looks at the clock. */
const AT_ONCE = 256;
/** Columns of a screen: the rarest bits tell nearly everything. */
const MOST_COLUMNS = 64;
/** Bytes of a piece of memory for graphs; a graph is smaller, and lies in one. */
const PIECE = 1 << 20;

const EVERY_PATH = new Uint8Array(PATH_BITS / 8).fill(255);
const NO_PATH = new Uint8Array(0);

/** Graphs one after the other. */
class Graphs {
  readonly pieces: Uint8Array[] = [];
  #end = PIECE;

  add(graph: Uint8Array): number {
    if (this.#end + graph.length > PIECE) {
      this.pieces.push(new Uint8Array(PIECE));
      this.#end = 0;
    }
    const piece = this.pieces.length - 1;
    this.pieces[piece]!.set(graph, this.#end);
    const at = piece * PIECE + this.#end;
    this.#end += graph.length;
    return at;
  }
}

/** Rows in a row. */
class Block {
  /** By bit, a bit a row. */
  readonly matrix = new Uint32Array(BITS * WORDS);
  readonly graphAt = new Uint32Array(BLOCK);
  readonly heavy = new Uint16Array(BLOCK);
}

/**
 * Rows that have the same number of Morgan bits, with the bits one row after the other: they are read in this order.
 */
class Alike {
  readonly #count: number;
  size = 0;
  rows = new Uint32Array(16);
  bits: Uint16Array;
  constructor(count: number) {
    this.#count = count;
    this.bits = new Uint16Array(count * 16);
  }
  add(row: number, morgan: Uint16Array): void {
    if (this.size === this.rows.length) {
      const room = Math.ceil(this.size * 1.25);
      const [rows, bits] = [new Uint32Array(room), new Uint16Array(room * this.#count)];
      rows.set(this.rows);
      bits.set(this.bits);
      [this.rows, this.bits] = [rows, bits];
    }
    this.rows[this.size] = row;
    this.bits.set(morgan, this.size++ * this.#count);
  }
}

/** Numbers of the bits that are set, the first one counted as `first`. */
function* bitsOf(bits: Uint8Array, first = 0): Generator<number> {
  for (let bit = 0; bit < 8 * bits.length; bit++) if ((bits[bit >> 3]! >> (bit & 7)) & 1) yield first + bit;
}

/** One compound as it is searched. */
export interface ColumnRow extends SearchForm {
  readonly id: string;
  readonly heavy_atoms: number;
}

/**
 * Structures in memory: graphs, a matrix of the bits of patterns and paths, lists of Morgan bits. Not for several
 * threads at once.
 */
export class StructureColumn {
  readonly #rows = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #graphs = new Graphs();
  readonly #blocks: Block[] = [];
  /** How many rows have each bit. */
  readonly #set = new Uint32Array(BITS);
  readonly #paths = new PathCounter();
  readonly #view = new GraphView();
  /** By the number of Morgan bits. */
  readonly #byCount: (Alike | undefined)[] = [];

  get size(): number {
    return this.#rows.size;
  }

  /** Bytes that it holds, but for the ids. */
  get bytes(): number {
    const block = BITS * WORDS * 4 + BLOCK * 6;
    const alike = this.#byCount.reduce((sum, one) => sum + (one ? one.bits.byteLength + one.rows.byteLength : 0), 0);
    return this.#graphs.pieces.length * PIECE + this.#blocks.length * block + alike;
  }

  put({ id, heavy_atoms, graph, pattern, morgan }: ColumnRow): void {
    // a compound is its structure: told again, it has not changed
    if (this.#rows.has(id)) return;
    const row = this.#ids.push(id) - 1;
    this.#rows.set(id, row);
    const alike = (this.#byCount[morgan.length] ??= new Alike(morgan.length));
    alike.add(row, morgan);
    const block = (this.#blocks[Math.floor(row / BLOCK)] ??= new Block());
    const at = row % BLOCK;
    block.graphAt[at] = this.#graphs.add(graph);
    block.heavy[at] = heavy_atoms;
    this.#view.load(graph);
    this.#mark(block, at, pattern, 0);
    this.#mark(block, at, this.#paths.bits(this.#view) ?? EVERY_PATH, PATTERN_BITS);
  }

  #mark({ matrix }: Block, at: number, bits: Uint8Array, first: number): void {
    const word = at >> 5;
    const mark = 1 << (at & 31);
    for (let i = 0; i < bits.length; i++)
      for (let left = bits[i]!; left !== 0; left &= left - 1) {
        const bit = first + 8 * i + 31 - Math.clz32(left & -left);
        this.#set[bit]!++;
        matrix[bit * WORDS + word]! |= mark;
      }
  }

  delete(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    this.#ids[row] = undefined;
  }

  /** Rows that have all of some bits, those with fewest heavy atoms first, equals in order. */
  #candidates(bits: readonly number[]): Uint32Array {
    const asked = bits.toSorted((a, b) => this.#set[a]! - this.#set[b]!).slice(0, MOST_COLUMNS);
    const found: number[] = [];
    const both = new Uint32Array(WORDS);
    for (const [n, { matrix }] of this.#blocks.entries()) {
      both.fill(0xffffffff);
      for (const bit of asked) {
        const begin = bit * WORDS;
        for (let i = 0; i < WORDS; i++) both[i]! &= matrix[begin + i]!;
      }
      const rows = Math.min(BLOCK, this.#ids.length - n * BLOCK);
      for (let i = 0; i * 32 < rows; i++) {
        let word = both[i]!;
        while (word !== 0) {
          const row = n * BLOCK + i * 32 + (31 - Math.clz32(word & -word));
          word &= word - 1;
          if (row < this.#ids.length && this.#ids[row] !== undefined) found.push(row);
        }
      }
    }
    return this.#bySize(found);
  }

  #heavy(row: number): number {
    return this.#blocks[Math.floor(row / BLOCK)]!.heavy[row % BLOCK]!;
  }

  /** The same rows in order of their heavy atoms, of which there are few numbers. */
  #bySize(rows: readonly number[]): Uint32Array {
    const ends = new Uint32Array(MOST_ATOMS + 1);
    for (const row of rows) ends[this.#heavy(row)]!++;
    for (let size = 1; size <= MOST_ATOMS; size++) ends[size]! += ends[size - 1]!;
    const sorted = new Uint32Array(rows.length);
    for (let i = rows.length - 1; i >= 0; i--) sorted[--ends[this.#heavy(rows[i]!)]!] = rows[i]!;
    return sorted;
  }

  /** Ids of rows that are in order of their heavy atoms; equals by id. */
  #idsOf(rows: ArrayLike<number>): string[] {
    const ids: string[] = [];
    for (let from = 0, to = 0; from < rows.length; from = to) {
      const size = this.#heavy(rows[from]!);
      const equals: string[] = [];
      for (; to < rows.length && this.#heavy(rows[to]!) === size; to++) equals.push(this.#ids[rows[to]!]!);
      for (const id of equals.sort()) ids.push(id);
    }
    return ids;
  }

  screened(pattern: Uint8Array): StructureHits {
    return { ids: this.#idsOf(this.#candidates([...bitsOf(pattern)])), complete: true };
  }

  containing(
    { molecule, pattern, rules }: { molecule: Molecule; pattern: Uint8Array; rules: MatchRules },
    within_ms: number,
  ): StructureHits {
    const until = performance.now() + within_ms;
    const query = new Matcher(molecule, rules);
    this.#view.load(packGraph(comparedBonds(molecule, rules)));
    // a mobile hydrogen changes the orders of bonds, and with them the bits of the pattern
    const patterns = rules.tautomer ? bitsOf(pattern) : [];
    const paths = bitsOf(this.#paths.bits(this.#view) ?? NO_PATH, PATTERN_BITS);
    // the smallest first: where the time is over, the first page is right all the same
    const candidates = this.#candidates([...patterns, ...paths]);
    const found: number[] = [];
    let complete = true;
    for (const [n, row] of candidates.entries()) {
      if (n % AT_ONCE === 0 && performance.now() > until) {
        complete = false;
        break;
      }
      const at = this.#blocks[Math.floor(row / BLOCK)]!.graphAt[row % BLOCK]!;
      const verdict = query.isIn(this.#graphs.pieces[Math.floor(at / PIECE)]!, at % PIECE);
      if (verdict) found.push(row);
      else if (verdict === undefined) complete = false;
    }
    return { ids: this.#idsOf(found), complete };
  }

  similar(morgan: Uint16Array, least: number): StructureHits {
    const asked = new Uint8Array(MORGAN);
    for (const bit of morgan) asked[bit] = 1;
    const floor = Math.max(least, Number.MIN_VALUE);
    const hits: { id: string; similarity: number }[] = [];
    // bits in common are at most those of the smaller: so the sizes are bounded by the threshold
    for (let count = Math.ceil(morgan.length * floor); count <= Math.floor(morgan.length / floor); count++) {
      if (count >= this.#byCount.length) break;
      const alike = this.#byCount[count];
      if (!alike) continue;
      const { rows, bits, size } = alike;
      for (let n = 0, at = 0; n < size; n++) {
        let common = 0;
        for (const end = at + count; at < end; at++) common += asked[bits[at]!]!;
        const similarity = common / (count + morgan.length - common);
        if (similarity < floor) continue;
        const id = this.#ids[rows[n]!];
        if (id !== undefined) hits.push({ id, similarity });
      }
    }
    hits.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
    return { ids: hits.map(({ id }) => id), similarities: hits.map(({ similarity }) => similarity), complete: true };
  }
}
