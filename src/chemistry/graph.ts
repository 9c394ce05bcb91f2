import type { Molecule } from './molecule.ts';

/**
 * A molecule as bytes, for searching millions of them: number of atoms and of bonds (two bytes each, low byte first);
 * of each atom its atomic number and a byte of charge + 8 (bits 0-3), radical electrons (bits 4-5) and whether an
 * isotope follows (bit 7); of each bond its two atoms (a byte each, two in molecules of more than 255 atoms) and its
 * order; then atom (two bytes) and isotope (two bytes) of each labelled atom.
 */
export function packGraph({ atoms, bonds }: Molecule): Uint8Array {
  const wide = atoms.length > 255;
  const labelled = atoms.flatMap(({ isotope }, at) => (isotope > 0 ? [[at, isotope] as const] : []));
  const bytes = new Uint8Array(4 + atoms.length * 2 + bonds.length * (wide ? 5 : 3) + labelled.length * 4);
  let at = 0;
  const short = (value: number) => {
    bytes[at++] = value & 255;
    bytes[at++] = value >> 8;
  };
  short(atoms.length);
  short(bonds.length);
  for (const { number, charge, radicals, isotope } of atoms) {
    bytes[at++] = number;
    const signed = Math.max(0, Math.min(15, charge + 8));
    bytes[at++] = signed | (Math.min(3, radicals) << 4) | (isotope > 0 ? 128 : 0);
  }
  for (const { from, to, order } of bonds) {
    if (wide) {
      short(from);
      short(to);
    } else {
      bytes[at++] = from;
      bytes[at++] = to;
    }
    bytes[at++] = order;
  }
  for (const [atom, isotope] of labelled) {
    short(atom);
    short(isotope);
  }
  return bytes;
}

/** Most atoms of a structure that is read: chains of 900 break the toolkit's stack, chains of 500 do not. */
export const MOST_ATOMS = 500;

/** A packed molecule unpacked into arrays that are used again for the next one. */
export class GraphView {
  atoms = 0;
  readonly number = new Uint8Array(MOST_ATOMS);
  readonly charge = new Int8Array(MOST_ATOMS);
  readonly radicals = new Uint8Array(MOST_ATOMS);
  readonly isotope = new Uint16Array(MOST_ATOMS);
  /** Where the bonds of an atom begin in `neighbour` and `order`; one more than there are atoms. */
  readonly first = new Uint32Array(MOST_ATOMS + 1);
  neighbour = new Uint16Array(4_096);
  order = new Uint8Array(4_096);
  /** How many atoms of each element; valid for those of this molecule. */
  readonly ofElement = new Uint16Array(128);

  /** Of what was loaded last: where the atoms end, and how many bonds and labelled atoms follow. */
  #bytes: Uint8Array = new Uint8Array(0);
  #behind = 0;
  #bonds = 0;
  #labelled = 0;

  /** @param begin Where it begins in the bytes. */
  load(bytes: Uint8Array, begin = 0): void {
    this.loadAtoms(bytes, begin);
    this.loadBonds();
  }

  /** Loads the atoms but for their isotopes: enough to count elements. */
  loadAtoms(bytes: Uint8Array, begin: number): void {
    const { number, charge, radicals, isotope, ofElement } = this;
    for (let i = 0; i < this.atoms; i++) ofElement[number[i]! & 127] = 0;
    const atoms = bytes[begin]! | (bytes[begin + 1]! << 8);
    let labelled = 0;
    let at = begin + 4;
    for (let i = 0; i < atoms; i++, at += 2) {
      const info = bytes[at + 1]!;
      const element = bytes[at]!;
      number[i] = element;
      charge[i] = (info & 15) - 8;
      radicals[i] = (info >> 4) & 3;
      isotope[i] = 0;
      labelled += info >> 7;
      ofElement[element & 127]!++;
    }
    this.atoms = atoms;
    this.#bytes = bytes;
    this.#behind = at;
    this.#bonds = bytes[begin + 2]! | (bytes[begin + 3]! << 8);
    this.#labelled = labelled;
  }

  /** Loads the bonds of the atoms that were loaded, and what is behind them. */
  loadBonds(): void {
    const bytes = this.#bytes;
    const bonds = this.#bonds;
    if (bonds * 2 > this.neighbour.length) {
      this.neighbour = new Uint16Array(bonds * 2);
      this.order = new Uint8Array(bonds * 2);
    }
    if (this.atoms > 255) this.#connect(bytes, 5, 2, 255);
    else this.#connect(bytes, 3, 1, 0);
    let at = this.#behind + bonds * (this.atoms > 255 ? 5 : 3);
    for (let i = 0; i < this.#labelled; i++, at += 4)
      this.isotope[bytes[at]! | (bytes[at + 1]! << 8)] = bytes[at + 2]! | (bytes[at + 3]! << 8);
  }

  /**
   * @param step From a bond to the next, in bytes.
   * @param second From an atom of a bond to the other.
   * @param high Which bits of the byte behind an atom's are its own.
   */
  #connect(bytes: Uint8Array, step: number, second: number, high: number): void {
    const { first, neighbour, order, atoms } = this;
    const begin = this.#behind;
    const end = begin + this.#bonds * step;
    first.fill(0, 0, atoms + 1);
    for (let at = begin; at < end; at += step) {
      first[(bytes[at]! | ((bytes[at + 1]! & high) << 8)) + 1]!++;
      first[(bytes[at + second]! | ((bytes[at + second + 1]! & high) << 8)) + 1]!++;
    }
    for (let i = 0; i < atoms; i++) first[i + 1]! += first[i]!;
    // filled from the back, so that `first` ends where it began
    for (let at = end - step; at >= begin; at -= step) {
      const a = bytes[at]! | ((bytes[at + 1]! & high) << 8);
      const b = bytes[at + second]! | ((bytes[at + second + 1]! & high) << 8);
      const kind = bytes[at + second * 2]!;
      const x = --first[a + 1]!;
      neighbour[x] = b;
      order[x] = kind;
      const y = --first[b + 1]!;
      neighbour[y] = a;
      order[y] = kind;
    }
    for (let i = 0; i < atoms; i++) first[i] = first[i + 1]!;
    first[atoms] = this.#bonds * 2;
  }
}
