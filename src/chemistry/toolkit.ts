import type { IdentityKeys } from './identity.ts';
import type { Molecule } from './molecule.ts';

/** Why a text is no structure, in words for whoever wrote it. */
export class StructureError extends RangeError {}

/** Longest text of a structure: a MOL block of some thousand atoms. */
export const MOST_TEXT = 300_000;
/** Longest line notation that is read. */
export const MOST_LINE = 10_000;

/** How a structure is written. */
export type Notation = 'smiles' | 'molfile';

/** A structure as it is kept, computed once. */
export interface Structure {
  /** Canonical, without stereo and isotopes. */
  readonly smiles: string;
  /** Canonical, with both. */
  readonly isomeric: string;
  /** Standard InChI and its key; absent where there is none (attachment points, polymers). */
  readonly inchi?: string;
  readonly inchi_key?: string;
  readonly formula: string;
  /** Of standard atomic weights; of isotopes their masses. */
  readonly weight: number;
  readonly charge: number;
  readonly heavy_atoms: number;
  /** Absent without InChI. */
  readonly identity?: IdentityKeys;
  /** The largest organic part without charge, where it is another compound. */
  readonly parent?: { readonly smiles: string; readonly inchi_key: string };
  readonly search: SearchForm;
}

/** What structure search reads of a compound. */
export interface SearchForm {
  /** `packGraph`. */
  readonly graph: Uint8Array;
  /** Pattern fingerprint, 1,024 bits: what contains a structure has all its bits. */
  readonly pattern: Uint8Array;
  /** Bits that are set of the Morgan fingerprint of radius 2 and 2,048 bits, ascending. */
  readonly morgan: Uint16Array;
}

/** A query read from a notation. */
export interface StructureQuery {
  readonly molecule: Molecule;
  readonly isomeric: string;
  readonly inchi_key?: string;
  readonly identity?: IdentityKeys;
  readonly pattern: Uint8Array;
  readonly morgan: Uint16Array;
  /** Whether it says anything of stereo. */
  readonly stereo: boolean;
}

/** Figures computed from a structure; how, stands in `METHODS`. */
export interface Computed {
  readonly weight: number;
  readonly exact_mass: number;
  readonly charge: number;
  readonly heavy_atoms: number;
  readonly donors: number;
  readonly acceptors: number;
  readonly rotatable: number;
  readonly tpsa: number;
  readonly crippen_logp: number;
  /** Parts that no bond connects. */
  readonly units: number;
  readonly isotopes: number;
  readonly stereo_atoms: { readonly defined: number; readonly undefined: number };
  readonly stereo_bonds: { readonly defined: number; readonly undefined: number };
  /** How many of Lipinski's four limits are passed: 500, logP 5, 5 donors, 10 acceptors. */
  readonly rule_of_five: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Light lines, for a dark page. */
  readonly dark?: boolean;
  /** A substructure to show. */
  readonly highlight?: string;
}

/** A chemistry toolkit of one thread. Everything blocks the thread and is answered as data. */
export interface Toolkit {
  readonly version: string;
  /** Reads SMILES or a MOL block. @throws StructureError */
  structure(text: string): Structure;
  /** Reads a query the same way. @throws StructureError */
  query(text: string): StructureQuery;
  /** The keys of a query alone, in half the time; undefined without InChI. @throws StructureError */
  identity(text: string): IdentityKeys | undefined;
  /** @throws StructureError */
  computed(text: string): Computed;
  /**
   * Which of some structures (SMILES) contain a query (SMILES, MOL block or SMARTS), its stereo taken into account.
   * @param until Of `performance.now()`: what is not compared by then is left out at the end.
   * @throws StructureError
   */
  containing(
    query: string,
    smiles: readonly string[],
    options: { readonly smarts: boolean; readonly until?: number },
  ): boolean[];
  /** The pattern fingerprint of SMARTS, as a screen. @throws StructureError */
  smartsPattern(smarts: string): Uint8Array;
  /** An SVG without script and links. @throws StructureError */
  svg(text: string, drawing: Drawing): string;
  /** The key of a standard InChI; undefined for what is none. */
  keyOfInchi(inchi: string): string | undefined;
}
