import { GraphView } from '#chemistry/graph.ts';
import { compileQuery, contains, type MatchRules } from '#chemistry/match.ts';
import type { Molecule } from '#chemistry/molecule.ts';
import type { SearchForm } from '#chemistry/toolkit.ts';
import type { StructureHits } from '#corpus/structures.ts';

/** Rows of one block of the bit matrix; a power of two. */
const BLOCK = 32_768;
const BITS = 1_024;
const WORDS = BLOCK / 32;
const MORGAN = 2_048;
/** Candidates that are compared between two looks at the clock. */
const AT_ONCE = 256;
/** Columns of a screen: the rarest bits tell nearly everything. */
const MOST_COLUMNS = 64;

/** Bytes one after the other, grown as they come. */
class Pool {
  bytes = new Uint8Array(1 << 20);
  end = 0;
  add(piece: Uint8Array): number {
    if (this.end + piece.length > this.bytes.length) {
      const grown = new Uint8Array(Math.max(this.bytes.length * 1.5, this.end + piece.length) | 0);
      grown.set(this.bytes.subarray(0, this.end));
      this.bytes = grown;
    }
    const at = this.end;
    this.bytes.set(piece, at);
    this.end += piece.length;
    return at;
  }
}

/** Numbers, grown as they come. */
class Numbers<A extends Uint32Array | Uint16Array> {
  values: A;
  readonly #make: (length: number) => A;
  constructor(make: (length: number) => A) {
    this.#make = make;
    this.values = make(1_024);
  }
  set(at: number, value: number): void {
    if (at >= this.values.length) {
      const grown = this.#make(Math.max(at + 1, this.values.length * 2));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[at] = value;
  }
}

/**
 * Rows that have the same number of Morgan bits, with the bits one row after the other: they are read in this order.
 */
class Alike {
  readonly rows: number[] = [];
  readonly #count: number;
  bits: Uint16Array;
  constructor(count: number) {
    this.#count = count;
    this.bits = new Uint16Array(count * 16);
  }
  add(row: number, morgan: Uint16Array): void {
    const at = this.rows.push(row) - 1;
    const end = (at + 1) * this.#count;
    if (end > this.bits.length) {
      const grown = new Uint16Array(Math.max(end, (this.bits.length * 1.5) | 0));
      grown.set(this.bits);
      this.bits = grown;
    }
    this.bits.set(morgan, at * this.#count);
  }
}

/** One compound as it is searched. */
export interface ColumnRow extends SearchForm {
  readonly id: string;
  readonly heavy_atoms: number;
}

/** Structures in memory: graphs, a matrix of pattern bits, lists of Morgan bits. Not for several threads at once. */
export class StructureColumn {
  readonly #rows = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #graphs = new Pool();
  readonly #graphAt = new Numbers((length) => new Uint32Array(length));
  readonly #heavy = new Numbers((length) => new Uint16Array(length));
  /** By block, then by bit, a bit a row. */
  readonly #matrix: Uint32Array[] = [];
  readonly #set = new Uint32Array(BITS);
  /** By the number of Morgan bits. */
  readonly #byCount: (Alike | undefined)[] = [];

  get size(): number {
    return this.#rows.size;
  }

  /** Bytes that it holds, but for the ids. */
  get bytes(): number {
    const numbers = [this.#graphAt, this.#heavy].reduce((sum, { values }) => sum + values.byteLength, 0);
    const morgan = this.#byCount.reduce((sum, alike) => sum + (alike ? alike.bits.byteLength : 0), 0);
    return this.#graphs.bytes.length + morgan + this.#matrix.length * BITS * WORDS * 4 + numbers;
  }

  put({ id, heavy_atoms, graph, pattern, morgan }: ColumnRow): void {
    // a compound is its structure: told again, it has not changed
    if (this.#rows.has(id)) return;
    const row = this.#ids.push(id) - 1;
    this.#rows.set(id, row);
    this.#graphAt.set(row, this.#graphs.add(graph));
    this.#heavy.set(row, heavy_atoms);
    const alike = (this.#byCount[morgan.length] ??= new Alike(morgan.length));
    alike.add(row, morgan);
    const block = (this.#matrix[Math.floor(row / BLOCK)] ??= new Uint32Array(BITS * WORDS));
    const at = row % BLOCK;
    for (let bit = 0; bit < BITS; bit++) {
      if (!((pattern[bit >> 3]! >> (bit & 7)) & 1)) continue;
      this.#set[bit]!++;
      block[bit * WORDS + (at >> 5)]! |= 1 << (at & 31);
    }
  }

  delete(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    this.#ids[row] = undefined;
  }

  /** Rows that have all bits of a pattern, in order. */
  #candidates(pattern: Uint8Array): number[] {
    const asked: number[] = [];
    for (let bit = 0; bit < BITS; bit++) if ((pattern[bit >> 3]! >> (bit & 7)) & 1) asked.push(bit);
    asked.sort((a, b) => this.#set[a]! - this.#set[b]!);
    asked.length = Math.min(asked.length, MOST_COLUMNS);
    const found: number[] = [];
    const both = new Uint32Array(WORDS);
    for (const [n, block] of this.#matrix.entries()) {
      both.fill(0xffffffff);
      for (const bit of asked) {
        const begin = bit * WORDS;
        for (let i = 0; i < WORDS; i++) both[i]! &= block[begin + i]!;
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
    return found;
  }

  #bySize(rows: number[]): string[] {
    const { values } = this.#heavy;
    return rows
      .sort((a, b) => values[a]! - values[b]! || (this.#ids[a]! < this.#ids[b]! ? -1 : 1))
      .map((row) => this.#ids[row]!);
  }

  screened(pattern: Uint8Array): StructureHits {
    return { ids: this.#bySize(this.#candidates(pattern)), complete: true };
  }

  containing(
    { molecule, pattern, rules }: { molecule: Molecule; pattern: Uint8Array; rules: MatchRules },
    within_ms: number,
  ): StructureHits {
    const until = performance.now() + within_ms;
    const query = compileQuery(molecule, rules);
    // a mobile hydrogen changes the orders of bonds, and with them the bits
    const candidates = this.#candidates(rules.tautomer ? pattern : new Uint8Array(BITS / 8));
    // the smallest first: where the time is over, the first page is right all the same
    const { values } = this.#heavy;
    candidates.sort((a, b) => values[a]! - values[b]!);
    const view = new GraphView();
    const found: number[] = [];
    let complete = true;
    for (const [n, row] of candidates.entries()) {
      if (n % AT_ONCE === 0 && performance.now() > until) {
        complete = false;
        break;
      }
      view.load(this.#graphs.bytes, this.#graphAt.values[row]!);
      const verdict = contains(query, view);
      if (verdict) found.push(row);
      else if (verdict === undefined) complete = false;
    }
    return { ids: this.#bySize(found), complete };
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
      const { rows, bits } = alike;
      for (let n = 0, at = 0; n < rows.length; n++) {
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
