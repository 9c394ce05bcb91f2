import { type GraphView, MOST_ATOMS } from './graph.ts';

/**
 * Bits of a molecule by its paths: of each kind of path, which is the elements along it and the orders of the bonds
 * between them, how often it is there, up to some counts. A query's paths are all in what contains it, each by itself:
 * so what contains a query has all its bits. Of the structures of the bench, paths of six atoms with these counts let
 * pass a third of what patterns alone do (`bench/results/2026-11-28-paths-of-structures.md`).
 */
export const PATH_BITS = 512;
const LONGEST = 6;
/** Counts of which each is a bit. */
const COUNTS = [1, 2, 3, 4, 6, 8, 12, 16, 24];
/** Kinds are told apart by so many numbers. */
const KINDS = 1 << 14;
/** Paths of one molecule that are followed: a drawing has some hundred, a cluster in which all is bound to all any. */
const MOST_PATHS = 20_000;

/** Multiplier of the hashes: 2^32 by the golden ratio, made odd. */
const FACTOR = 0x9e3779b1;
const POWERS = Int32Array.from({ length: 2 * LONGEST }, () => 1);
for (let i = 1; i < POWERS.length; i++) POWERS[i] = Math.imul(POWERS[i - 1]!, FACTOR);

/** The finishing steps of MurmurHash3 (Appleby, public domain): each bit depends on all. */
function mixed(number: number): number {
  let h = number ^ (number >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Counts paths in a room that is used again for the next molecule. */
export class PathCounter {
  readonly #counts = new Uint16Array(KINDS);
  /** Kinds that were counted. */
  readonly #met = new Uint16Array(KINDS);
  #kinds = 0;
  #paths = 0;
  readonly #passed = new Uint8Array(MOST_ATOMS);
  #start = 0;
  readonly #bits = new Uint8Array(PATH_BITS / 8);

  /**
   * The bits of a molecule, lowest first in each byte, kept until the next one; undefined where it has more paths than
   * are followed: it has all bits then, as what contains something, and none, as what is contained. Atoms without
   * element and bonds without order are in no path.
   */
  bits(molecule: GraphView): Uint8Array | undefined {
    const bits = this.#bits.fill(0);
    for (let i = 0; i < this.#kinds; i++) this.#counts[this.#met[i]!] = 0;
    this.#kinds = 0;
    this.#paths = 0;
    for (let atom = 0; atom < molecule.atoms; atom++) {
      const element = molecule.number[atom]!;
      if (element === 0) continue;
      this.#start = atom;
      this.#follow(molecule, atom, element, element, 1);
      if (this.#paths > MOST_PATHS) return undefined;
    }
    for (let i = 0; i < this.#kinds; i++) {
      const kind = this.#met[i]!;
      const count = this.#counts[kind]!;
      for (let n = 0; n < COUNTS.length && COUNTS[n]! <= count; n++) {
        const bit = mixed(kind + Math.imul(n + 1, FACTOR)) % PATH_BITS;
        bits[bit >> 3]! |= 1 << (bit & 7);
      }
    }
    return bits;
  }

  /**
   * Goes on from the last atom of a path. Its elements and bonds are the digits of two numbers, read from either end:
   * both together are the same whichever way it is gone, and each path is counted from its lower atom.
   */
  #follow(molecule: GraphView, atom: number, ahead: number, back: number, length: number): void {
    if (atom >= this.#start) {
      const kind = mixed(ahead ^ back ^ Math.imul(length, FACTOR)) & (KINDS - 1);
      if (this.#counts[kind]!++ === 0) this.#met[this.#kinds++] = kind;
    }
    if (++this.#paths > MOST_PATHS || length === LONGEST) return;
    this.#passed[atom] = 1;
    const { first, neighbour, order, number } = molecule;
    for (let at = first[atom]!; at < first[atom + 1]!; at++) {
      const next = neighbour[at]!;
      if (this.#passed[next] !== 0 || number[next] === 0 || order[at] === 0) continue;
      const [bond, element] = [order[at]!, number[next]!];
      this.#follow(
        molecule,
        next,
        (Math.imul(Math.imul(ahead, FACTOR) + bond, FACTOR) + element) | 0,
        (back + Math.imul(bond, POWERS[2 * length - 1]!) + Math.imul(element, POWERS[2 * length]!)) | 0,
        length + 1,
      );
    }
    this.#passed[atom] = 0;
  }
}
