/** A molecule as the toolkit writes it (CommonChem JSON, rdkitjson 12): only what is read here. */

export interface JsonAtom {
  readonly number: number;
  readonly hydrogens: number;
  readonly charge: number;
  readonly radicals: number;
  /** 0: the natural mixture. */
  readonly isotope: number;
  readonly aromatic: boolean;
}

export interface JsonBond {
  readonly from: number;
  readonly to: number;
  /** 1, 2, 3; 12 aromatic; 17 dative; 0 of no order. */
  readonly order: number;
}

export interface Molecule {
  readonly atoms: readonly JsonAtom[];
  readonly bonds: readonly JsonBond[];
}

/** Order of an aromatic bond. */
export const AROMATIC = 12;

interface RawAtom {
  z?: number;
  impHs?: number;
  chg?: number;
  nRad?: number;
  isotope?: number;
  stereo?: string;
}
interface Raw {
  readonly defaults: { readonly atom: RawAtom; readonly bond: { readonly bo: number } };
  readonly molecules: readonly {
    atoms: RawAtom[];
    readonly bonds?: readonly { readonly atoms: readonly [number, number]; readonly bo?: number }[];
    extensions?: readonly { readonly aromaticAtoms?: readonly number[]; readonly aromaticBonds?: readonly number[] }[];
  }[];
}

/** Reads the toolkit's JSON. */
export function moleculeOf(json: string): Molecule {
  const { defaults, molecules } = JSON.parse(json) as Raw;
  const { atoms = [], bonds = [], extensions = [] } = molecules[0] ?? { atoms: [] };
  const aromaticAtoms = new Set(extensions.flatMap((each) => each.aromaticAtoms ?? []));
  const aromaticBonds = new Set(extensions.flatMap((each) => each.aromaticBonds ?? []));
  return {
    atoms: atoms.map((atom, at) => {
      const { z = 6, impHs = 0, chg = 0, nRad = 0, isotope = 0 } = { ...defaults.atom, ...atom };
      return { number: z, hydrogens: impHs, charge: chg, radicals: nRad, isotope, aromatic: aromaticAtoms.has(at) };
    }),
    bonds: bonds.map(({ atoms: [from, to], bo = defaults.bond.bo }, at) => ({
      from,
      to,
      order: aromaticBonds.has(at) ? AROMATIC : bo,
    })),
  };
}

/**
 * The same molecule in the toolkit's JSON with charges taken off by hydrogens (`neutral`), or with radicals filled by
 * them (`quenched`); undefined where there is nothing to change. Charges side by side that cancel, as in a nitro group,
 * stay, and so does what no hydrogen can take off.
 */
export function variant(
  json: string,
  { neutral, quenched }: { readonly neutral: boolean; readonly quenched: boolean },
): string | undefined {
  const raw = JSON.parse(json) as Raw;
  const [molecule] = raw.molecules;
  if (!molecule) return undefined;
  const charges = molecule.atoms.map(({ chg = 0 }) => chg);
  const paired = new Set<number>();
  for (const { atoms } of molecule.bonds ?? []) {
    const [a, b] = atoms;
    if (charges[a]! * charges[b]! < 0) paired.add(a).add(b);
  }
  let changed = false;
  molecule.atoms = molecule.atoms.map((atom, at) => {
    const { impHs = 0, chg = 0, nRad = 0, ...rest } = atom;
    let [hydrogens, charge, radicals] = [impHs, chg, nRad];
    if (neutral && charge !== 0 && !paired.has(at) && (charge < 0 || hydrogens >= charge)) {
      hydrogens -= charge;
      charge = 0;
    }
    if (quenched && radicals > 0) {
      hydrogens += radicals;
      radicals = 0;
    }
    if (hydrogens === impHs && charge === chg && radicals === nRad) return atom;
    changed = true;
    return { ...rest, impHs: hydrogens, ...(charge !== 0 && { chg: charge }), ...(radicals > 0 && { nRad: radicals }) };
  });
  if (!changed) return undefined;
  // what it says of aromaticity and ranks holds no longer
  delete molecule.extensions;
  return JSON.stringify(raw);
}
