import { fileURLToPath } from 'node:url';
import type { MainModule, Mol } from '@rdkit/rdkit';
import { countAtoms, hillFormula, weightOf } from './formula.ts';
import { MOST_ATOMS, packGraph } from './graph.ts';
import { type IdentityKeys, identityKeys } from './identity.ts';
import { type Molecule, moleculeOf, variant } from './molecule.ts';
import {
  type Computed,
  type Drawing,
  MOST_LINE,
  MOST_TEXT,
  type Structure,
  StructureError,
  type StructureQuery,
  type Toolkit,
} from './toolkit.ts';

const MORGAN = JSON.stringify({ radius: 2, nBits: 2048 });
const PATTERN = JSON.stringify({ nBits: 1024 });
/** Parts of a structure that is read. */
const MOST_PARTS = 200;
/** Parts of a pattern, tried in every combination: a salt with its ions has two or three. */
const MOST_PATTERN_PARTS = 4;
/** A formula (none for a proton), then layers by their letters: what follows an InChI, as options do, is none of it. */
const STANDARD_INCHI = /^InChI=1S(?=\/.)(?:\/[A-Z\d][A-Za-z\d.]*)?(?:\/[chqpbtmsi][^\s/]*)*$/;

/**
 * Hydrogens that a MOL block draws are no atoms of their own, as they are none in SMILES: alike is what has both alike.
 */
const OF_BLOCK = JSON.stringify({ removeHs: true });

let loaded: Promise<Toolkit> | undefined;

/**
 * The toolkit of this thread: RDKit as WebAssembly, loaded when it is first asked for (some 250 ms, 60 MB). After a
 * fault of its own it is loaded anew.
 */
export function openToolkit(): Promise<Toolkit> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Toolkit> {
  const { default: init } = (await import('@rdkit/rdkit')) as unknown as {
    default: (options: object) => Promise<MainModule>;
  };
  const wasm = fileURLToPath(import.meta.resolve('@rdkit/rdkit/RDKit_minimal.wasm'));
  const silent = () => {};
  return new RdkitToolkit(await init({ locateFile: () => wasm, print: silent, printErr: silent }));
}

class RdkitToolkit implements Toolkit {
  readonly #rdkit: MainModule;
  readonly #log: { get_buffer(): string; clear_buffer(): void };
  readonly version: string;

  constructor(rdkit: MainModule) {
    this.#rdkit = rdkit;
    this.#log = rdkit.set_log_capture('rdApp.error')!;
    this.version = rdkit.version();
  }

  structure(text: string): Structure {
    return this.#withoutPlaces(text, (mol) => {
      const json = mol.get_json();
      const molecule = moleculeOf(json);
      checkSize(molecule);
      const inchi = mol.get_inchi();
      const key = inchi === '' ? undefined : this.#rdkit.get_inchikey_for_inchi(inchi);
      const { smiles, isomeric } = this.#written(mol);
      const charge = molecule.atoms.reduce((sum, atom) => sum + atom.charge, 0);
      const atoms = countAtoms(molecule.atoms);
      const parent = this.#parent(isomeric, key);
      return {
        smiles,
        isomeric,
        ...(key && { inchi, inchi_key: key, identity: this.#identity(mol, json, inchi) }),
        formula: hillFormula(atoms, charge),
        weight: weightFor(molecule, mol),
        charge,
        heavy_atoms: molecule.atoms.filter(({ number }) => number > 1).length,
        ...(parent && { parent }),
        search: {
          graph: packGraph(molecule),
          pattern: mol.get_pattern_fp_as_uint8array(PATTERN),
          morgan: morganBits(mol),
        },
      };
    });
  }

  query(text: string): StructureQuery {
    checkQueryAtoms(text);
    return this.#with(text, (mol) => {
      const json = mol.get_json();
      const molecule = moleculeOf(json);
      checkSize(molecule);
      const wild = molecule.atoms.some(({ number }) => number === 0) || molecule.bonds.some(({ order }) => order === 0);
      const isomeric = mol.get_smiles();
      return {
        molecule,
        isomeric,
        ...this.#keys(mol.get_inchi() === '' ? '' : isomeric),
        // atoms and bonds that stand for any have no bits of their own that what is found would have, too
        pattern: wild ? new Uint8Array(128) : mol.get_pattern_fp_as_uint8array(PATTERN),
        morgan: morganBits(mol),
        stereo: /[@/\\]/.test(isomeric),
      };
    });
  }

  identity(text: string): IdentityKeys | undefined {
    checkQueryAtoms(text);
    return this.#withoutPlaces(text, (mol) => {
      const json = mol.get_json();
      checkSize(moleculeOf(json));
      const inchi = mol.get_inchi();
      return inchi === '' ? undefined : this.#identity(mol, json, inchi);
    });
  }

  computed(text: string): Computed {
    return this.#with(text, (mol) => {
      const molecule = moleculeOf(mol.get_json());
      checkSize(molecule);
      const found = descriptors(mol);
      const stereo = mol.get_inchi('-SUU');
      const [weight, logp] = [weightFor(molecule, mol), round(found.CrippenClogP!, 3)];
      const [donors, acceptors] = [found.lipinskiHBD!, found.lipinskiHBA!];
      return {
        weight,
        exact_mass: round(found.exactmw!, 5),
        charge: molecule.atoms.reduce((sum, atom) => sum + atom.charge, 0),
        heavy_atoms: molecule.atoms.filter(({ number }) => number > 1).length,
        donors: found.NumHBD!,
        acceptors: found.NumHBA!,
        rotatable: found.NumRotatableBonds!,
        tpsa: round(found.tpsa!, 2),
        crippen_logp: logp,
        units: partsOf(molecule).length,
        isotopes: molecule.atoms.filter(({ isotope }) => isotope > 0).length,
        stereo_atoms: marks(stereo, 't'),
        stereo_bonds: marks(stereo, 'b'),
        rule_of_five: [weight > 500, logp > 5, donors > 5, acceptors > 10].filter(Boolean).length,
      };
    });
  }

  containing(
    query: string,
    smiles: readonly string[],
    { smarts, until = Number.POSITIVE_INFINITY }: { readonly smarts: boolean; readonly until?: number },
  ): boolean[] {
    return this.#guarded(() => {
      const read = (text: string) => (smarts ? this.#rdkit.get_qmol(text) : this.#rdkit.get_mol(text));
      const details = JSON.stringify({ useChirality: true });
      // parts that no bond connects are tried in every combination: one that is nowhere is found out before
      const parts = smarts ? topParts(query) : [];
      const patterns = [...(parts.length > 1 ? parts : []), query].map((text) => {
        const pattern = read(text);
        if (!pattern) throw this.#refused('the query');
        return pattern;
      });
      const found: boolean[] = [];
      for (const each of smiles) {
        if (performance.now() > until) break;
        const mol = this.#rdkit.get_mol(each);
        found.push(mol !== null && patterns.every((one) => mol.get_substruct_match(one, details) !== '{}'));
        mol?.delete();
      }
      for (const pattern of patterns) pattern.delete();
      return found;
    });
  }

  smartsPattern(smarts: string): Uint8Array {
    if (smarts.length > MOST_LINE / 10) throw new StructureError(`SMARTS has at most ${MOST_LINE / 10} characters`);
    if (smarts.split('.').length > MOST_PATTERN_PARTS)
      throw new StructureError(`SMARTS has at most ${MOST_PATTERN_PARTS} parts that no bond connects`);
    return this.#guarded(() => {
      this.#log.clear_buffer();
      const mol = this.#rdkit.get_qmol(smarts);
      if (!mol) throw this.#refused('it');
      const bits = mol.get_pattern_fp_as_uint8array(PATTERN);
      mol.delete();
      return bits;
    });
  }

  svg(text: string, { width, height, dark = false, highlight }: Drawing): string {
    return this.#with(text, (mol) => {
      const shown = highlight === undefined ? {} : this.#matched(mol, highlight);
      const colours = dark
        ? { atomColourPalette: DARK, backgroundColour: [0.07, 0.08, 0.1], queryColour: [0.8, 0.8, 0.8] }
        : {};
      const details = { width, height, clearBackground: false, bondLineWidth: 1.5, ...shown, ...colours };
      return mol.get_svg_with_highlights(JSON.stringify(details));
    });
  }

  keyOfInchi(inchi: string): string | undefined {
    if (inchi.length > MOST_LINE || !STANDARD_INCHI.test(inchi)) return undefined;
    return this.#guarded(() => this.#rdkit.get_inchikey_for_inchi(inchi)) || undefined;
  }

  /** SMILES without the numbers by which reactions tell atoms apart: they are no part of a structure. */
  #written(mol: Mol): { readonly smiles: string; readonly isomeric: string } {
    const written = mol.get_smiles();
    const bare = unmapped(written);
    const other = bare === written ? null : this.#rdkit.get_mol(bare);
    try {
      const plain = other ?? mol;
      const smiles = plain.get_smiles(JSON.stringify({ doIsomericSmiles: false }));
      return { smiles, isomeric: other ? other.get_smiles() : written };
    } finally {
      other?.delete();
    }
  }

  #matched(mol: Mol, query: string): { atoms?: readonly number[]; bonds?: readonly number[] } {
    const pattern = this.#rdkit.get_mol(query);
    if (!pattern) return {};
    try {
      return JSON.parse(mol.get_substruct_match(pattern)) as { atoms?: number[]; bonds?: number[] };
    } finally {
      pattern.delete();
    }
  }

  #identity(mol: Mol, json: string, standard: string) {
    const withHydrogens = (of: Mol, inchi: string) => (/\(H|\/[pq]/.test(inchi) ? of.get_inchi('-FixedH') : inchi);
    const plain = withHydrogens(mol, standard);
    const made = new Map<string, string>();
    const inchiOf = (taken: { readonly neutral: boolean; readonly quenched: boolean }) => {
      const changed = variant(json, taken);
      if (changed === undefined) return plain;
      const known = made.get(changed);
      if (known !== undefined) return known;
      const other = this.#rdkit.get_mol(changed);
      if (!other) return plain;
      try {
        const inchi = withHydrogens(other, other.get_inchi());
        made.set(changed, inchi);
        return inchi;
      } finally {
        other.delete();
      }
    };
    // four ways to take off charges and radicals serve all masks
    const ways = [false, true].map((neutral) => [false, true].map((quenched) => inchiOf({ neutral, quenched })));
    return identityKeys(({ neutral, quenched }) => ways[Number(neutral)]![Number(quenched)]!);
  }

  /** The largest part with carbon, by heavy atoms, then by key, its charge taken off. */
  #parent(isomeric: string, own: string | undefined): Structure['parent'] {
    if (own === undefined || !isomeric.includes('.')) return undefined;
    const parts = isomeric.split('.').slice(0, MOST_PARTS);
    const candidates = [...new Set(parts)].flatMap((part) => {
      const mol = this.#rdkit.get_mol(part);
      if (!mol) return [];
      try {
        const json = mol.get_json();
        const { atoms } = moleculeOf(json);
        const heavy = atoms.filter(({ number }) => number > 1).length;
        if (!atoms.some(({ number }) => number === 6)) return [];
        const neutral = variant(json, { neutral: true, quenched: false });
        return [{ heavy, text: neutral ?? part }];
      } finally {
        mol.delete();
      }
    });
    const [best] = candidates.sort((a, b) => b.heavy - a.heavy || (a.text < b.text ? -1 : 1));
    if (!best) return undefined;
    const mol = this.#rdkit.get_mol(best.text);
    if (!mol) return undefined;
    try {
      const inchi = mol.get_inchi();
      const key = inchi === '' ? undefined : this.#rdkit.get_inchikey_for_inchi(inchi);
      return key && key !== own ? { smiles: mol.get_smiles(), inchi_key: key } : undefined;
    } finally {
      mol.delete();
    }
  }

  #with<T>(text: string, use: (mol: Mol) => T): T {
    checkText(text);
    return this.#guarded(() => {
      this.#log.clear_buffer();
      const mol = isBlock(text) ? this.#rdkit.get_mol(text, OF_BLOCK) : this.#rdkit.get_mol(text.trim());
      if (!mol) throw this.#refused(isBlock(text) ? 'the MOL block' : 'it');
      try {
        return use(mol);
      } finally {
        mol.delete();
      }
    });
  }

  /**
   * As `#with`, of a MOL block without where its atoms stand: an InChI reads a double bond off them as one of two ways
   * where both ends of it are alike (`=C1CCC(C)CC1`), and its key is then none that anybody else has.
   */
  #withoutPlaces<T>(text: string, use: (mol: Mol) => T): T {
    return this.#with(text, (drawn) => {
      const mol = isBlock(text) ? this.#rdkit.get_mol(drawn.get_smiles()) : null;
      try {
        return use(mol ?? drawn);
      } finally {
        mol?.delete();
      }
    });
  }

  /** Keys of a structure in SMILES; none where that cannot be read. */
  #keys(smiles: string): Pick<StructureQuery, 'inchi_key' | 'identity'> {
    const mol = smiles === '' ? null : this.#rdkit.get_mol(smiles);
    if (!mol) return {};
    try {
      const inchi = mol.get_inchi();
      if (inchi === '') return {};
      return {
        inchi_key: this.#rdkit.get_inchikey_for_inchi(inchi),
        identity: this.#identity(mol, mol.get_json(), inchi),
      };
    } finally {
      mol.delete();
    }
  }

  /** What the toolkit breaks over is a fault of the text; the broken toolkit is not used again. */
  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof StructureError) throw error;
      loaded = undefined;
      throw new StructureError('the toolkit broke over it', { cause: error });
    }
  }

  #refused(what: string): StructureError {
    const told = this.#log
      .get_buffer()
      .split('\n')
      .map((line) => line.replace(/^\[[\d:]+\]\s*/, '').trim())
      .find((line) => line !== '');
    this.#log.clear_buffer();
    // stars frame what the toolkit says of its own code
    if (told === undefined || told.startsWith('*')) return new StructureError(`${what} cannot be read as a structure`);
    return new StructureError(told.slice(0, 300));
  }
}

/** `[CH3:1]` without its number; that of an atom that stands for any, `[*:1]`, says where the rest is bound. */
const unmapped = (smiles: string): string =>
  smiles.replace(/\[([^\]*:]{1,20}):\d{1,4}\]/gu, (_, atom: string) => `[${atom}]`);

/** The parts of a pattern that no bond connects and that stand in no brackets. */
function topParts(smarts: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of smarts) {
    if ('[('.includes(letter)) depth++;
    if ('])'.includes(letter)) depth--;
    if (letter === '.' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Colours on a dark page, by atomic number: oxygen, nitrogen, halogens and sulfur as usual, but light. */
const DARK = {
  0: [0.8, 0.8, 0.8],
  6: [0.9, 0.9, 0.9],
  7: [0.45, 0.6, 1],
  8: [1, 0.45, 0.4],
  9: [0.3, 0.9, 0.4],
  15: [1, 0.6, 0.2],
  16: [0.9, 0.85, 0.3],
  17: [0.3, 0.9, 0.4],
  35: [0.85, 0.55, 0.4],
  53: [0.8, 0.45, 0.9],
  [-1]: [0.9, 0.9, 0.9],
};

const round = (value: number, places: number): number => Number(value.toFixed(places));

const descriptors = (mol: Mol) => JSON.parse(mol.get_descriptors()) as Readonly<Record<string, number>>;

/** By standard atomic weights, as everywhere; of labelled atoms the mass of the isotope, which the toolkit knows. */
const weightFor = ({ atoms }: Molecule, mol: Mol): number =>
  atoms.some(({ isotope }) => isotope > 0) ? round(descriptors(mol).amw!, 3) : weightOf(countAtoms(atoms));

/** The line that ends a MOL block, by which the toolkit knows one. */
const END_OF_BLOCK = 'M  END';
const isBlock = (text: string): boolean => text.includes(END_OF_BLOCK);

function checkText(text: string): void {
  if (text.trim() === '') throw new StructureError('the structure is empty');
  const block = isBlock(text);
  const most = block ? MOST_TEXT : MOST_LINE;
  if (text.length > most)
    throw new StructureError(`a structure has at most ${most} characters, this one ${text.length}`);
  if (text.trimStart().startsWith('{')) throw new StructureError('give SMILES or a MOL block');
  if (block) checkBlock(text);
  else checkLine(text.trim());
}

/** A MOL block: three lines of title, then the counts. */
function checkBlock(text: string): void {
  if (!/V[23]000/.test(text.split('\n', 4)[3] ?? ''))
    throw new StructureError(
      'the fourth line of a MOL block, after three of title that may be empty, is the one with its counts and V2000 or V3000',
    );
  const atoms = atomsOfBlock(text);
  if (atoms === 0) throw new StructureError('the structure has no atoms');
  if (atoms > MOST_ATOMS) throw tooMany(atoms);
}

/**
 * The toolkit reads an atom that stands for some elements as one that stands for all.
 * @throws StructureError for one in a query, which would find what was not asked for.
 */
function checkQueryAtoms(text: string): void {
  const found = isBlock(text)
    ? /^(?:.{31}|M {2}V30 \d{1,6} )(L|[QXM]H?|(?:NOT ?)?\[[^\]\n]{1,200}\]) /m.exec(text)
    : null;
  if (found)
    throw new StructureError(
      `the atom ${found[1]} stands for some elements only, which a structure cannot say; use smarts`,
    );
}

/** The toolkit's stack is small: longer chains and deeper nesting would break it. */
function checkLine(text: string): void {
  // the toolkit would read the first line and say nothing of the others
  if (/[\r\n]/.test(text))
    throw new StructureError(
      `several lines are one structure only as a MOL block, which ends with ${END_OF_BLOCK}; SMILES is one line`,
    );
  if (/^InChI=/.test(text)) throw new StructureError('this is an InChI, no SMILES: give it as inchi');
  const atoms = text.match(WRITTEN_ATOM)?.length ?? 0;
  if (atoms > MOST_ATOMS) throw tooMany(atoms);
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth > MOST_NESTED) throw new StructureError(`branches are nested more than ${MOST_NESTED} deep`);
  }
}

const WRITTEN_ATOM = /\[[^\]]{1,40}\]|Br|Cl|[BCNOPSFIbcnops*]/g;
/** Branches within branches. */
const MOST_NESTED = 150;

const tooMany = (atoms: number) => new StructureError(`a structure has at most ${MOST_ATOMS} atoms, this one ${atoms}`);

/** Atoms that the counts of a MOL block announce. */
function atomsOfBlock(text: string): number {
  const long = /^M {2}V30 COUNTS (\d{1,9})/m.exec(text)?.[1];
  return Number(long ?? text.split('\n', 4)[3]?.slice(0, 3).trim() ?? 0) || 0;
}

function checkSize(molecule: Molecule): void {
  if (molecule.atoms.length === 0) throw new StructureError('the structure has no atoms');
  if (molecule.atoms.length > MOST_ATOMS) throw tooMany(molecule.atoms.length);
}

/** Atoms of each part that no bond connects. */
export function partsOf({ atoms, bonds }: Molecule): number[][] {
  const leader = atoms.map((_, at) => at);
  const find = (at: number): number => {
    let top = at;
    while (leader[top] !== top) top = leader[top] = leader[leader[top]!]!;
    return top;
  };
  for (const { from, to } of bonds) leader[find(to)] = find(from);
  const parts = new Map<number, number[]>();
  for (const at of atoms.keys()) parts.set(find(at), [...(parts.get(find(at)) ?? []), at]);
  return [...parts.values()];
}

function morganBits(mol: Mol): Uint16Array {
  const bytes = mol.get_morgan_fp_as_uint8array(MORGAN) as Uint8Array;
  const bits: number[] = [];
  for (const [at, byte] of bytes.entries())
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) bits.push(at * 8 + bit);
  return Uint16Array.from(bits);
}

/** Stereo of one kind that an InChI tells, undefined ones included (option SUU). */
function marks(inchi: string, layer: 't' | 'b'): { defined: number; undefined: number } {
  const all = inchi
    .split('/')
    .slice(1)
    .filter((part) => part.startsWith(layer))
    .slice(0, 1)
    .flatMap((part) => part.slice(1).split(/[,;]/))
    .flatMap((each) => {
      const [, times = '1', mark] = /^(?:(\d+)\*)?.*?([-+?u])$/.exec(each) ?? [];
      return mark === undefined ? [] : (Array(Math.min(999, Number(times))).fill(mark) as string[]);
    });
  const unknown = all.filter((mark) => mark === '?' || mark === 'u').length;
  return { defined: all.length - unknown, undefined: unknown };
}
