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

  /** @param at Where it begins in the bytes. */
  load(bytes: Uint8Array, begin = 0): void {
    let at = begin;
    for (let i = 0; i < this.atoms; i++) this.ofElement[this.number[i]! & 127] = 0;
    const atoms = bytes[at]! | (bytes[at + 1]! << 8);
    const bonds = bytes[at + 2]! | (bytes[at + 3]! << 8);
    at += 4;
    this.atoms = atoms;
    if (bonds * 2 > this.neighbour.length) {
      this.neighbour = new Uint16Array(bonds * 2);
      this.order = new Uint8Array(bonds * 2);
    }
    let labelled = 0;
    for (let i = 0; i < atoms; i++) {
      this.number[i] = bytes[at++]!;
      const info = bytes[at++]!;
      this.charge[i] = (info & 15) - 8;
      this.radicals[i] = (info >> 4) & 3;
      this.isotope[i] = 0;
      if (info & 128) labelled++;
      this.ofElement[this.number[i]! & 127]!++;
    }
    this.#bonds(bytes, at, atoms, bonds);
    at += bonds * (atoms > 255 ? 5 : 3);
    for (let i = 0; i < labelled; i++, at += 4)
      this.isotope[bytes[at]! | (bytes[at + 1]! << 8)] = bytes[at + 2]! | (bytes[at + 3]! << 8);
  }

  #bonds(bytes: Uint8Array, begin: number, atoms: number, bonds: number): void {
    const wide = atoms > 255;
    const step = wide ? 5 : 3;
    const { first, neighbour, order } = this;
    first.fill(0, 0, atoms + 1);
    const end = (at: number) => (wide ? bytes[at]! | (bytes[at + 1]! << 8) : bytes[at]!);
    const second = wide ? 2 : 1;
    for (let i = 0, at = begin; i < bonds; i++, at += step) {
      first[end(at) + 1]!++;
      first[end(at + second) + 1]!++;
    }
    for (let i = 0; i < atoms; i++) first[i + 1]! += first[i]!;
    // filled from the back, so that `first` ends where it began
    for (let i = bonds - 1, at = begin + (bonds - 1) * step; i >= 0; i--, at -= step) {
      const [a, b] = [end(at), end(at + second)];
      const kind = bytes[at + second * 2]!;
      const x = --first[a + 1]!;
      neighbour[x] = b;
      order[x] = kind;
      const y = --first[b + 1]!;
      neighbour[y] = a;
      order[y] = kind;
    }
    for (let i = 0; i < atoms; i++) first[i] = first[i + 1]!;
    first[atoms] = bonds * 2;
  }
}
