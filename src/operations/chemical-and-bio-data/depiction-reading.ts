import { NUMBERS } from '#chemistry/elements.ts';
import type { Molecule } from '#chemistry/molecule.ts';
import { openToolkit, partsOf } from '#chemistry/rdkit.ts';
import { StructureError } from '#chemistry/toolkit.ts';
import type { Outcome } from '#depictions/assemble.ts';
import { readDepictions } from '#depictions/read.ts';
import { decodePicture } from '#pictures/decode.ts';
import type { Raster } from '#pictures/raster.ts';
import { rounded } from '#rounded.ts';

/** What stands in a structure that a chemist wants to be told of. */
export interface Flags {
  /** Several parts of which one is an ion or an acid that stands beside. */
  readonly salt: boolean;
  /** Some part carries a charge. */
  readonly charge: boolean;
  readonly isotope: boolean;
  readonly metal: boolean;
  /** Water stands beside. */
  readonly h2o: boolean;
}

/** A structure that was read in a picture. */
export interface ReadStructure extends Flags {
  readonly smiles: string;
  readonly isomeric: string;
  readonly formula: string;
  readonly inchi_key?: string;
  /** From 0 to 1; below `LEAST_CONFIDENCE` nothing is answered. */
  readonly confidence: number;
}

/** What one picture shows. */
export interface OnePicture {
  readonly structure?: ReadStructure;
  readonly reason?: string;
  /** Structures that stand in it. */
  readonly several: number;
}

/** What was found at a place of a picture: a structure, or why a drawing could not be read. */
export interface ReadDrawing {
  readonly structure?: ReadStructure;
  readonly reason?: string;
  /** Left, top, right, bottom, in pixels of the picture as it was decoded. */
  readonly box: readonly [number, number, number, number];
}

/** Pixels a side that drawings are looked at with: a page of A4 at 300 dots an inch has 3,508. */
export const MOST_SIDE = 3_600;
/**
 * What is less sure than that is not answered. Measured by `eval/ocsr`: of the readings above, some 97 in a hundred of
 * the half that rules were made on are the structure that the drawing's MOL file holds.
 */
export const LEAST_CONFIDENCE = 0.6;
/** Structures of one picture that are answered. */
const MOST_STRUCTURES = 200;

const NON_METALS = new Set(
  [
    'H',
    'He',
    'B',
    'C',
    'N',
    'O',
    'F',
    'Ne',
    'Si',
    'P',
    'S',
    'Cl',
    'Ar',
    'Ge',
    'As',
    'Se',
    'Br',
    'Kr',
    'Sb',
    'Te',
    'I',
    'Xe',
    'At',
    'Rn',
    '*',
  ].map((symbol) => NUMBERS.get(symbol) ?? 0),
);
const [OXYGEN, CARBON] = [NUMBERS.get('O')!, NUMBERS.get('C')!];

/** What a molecule's parts and atoms say. */
export function flagsOf(molecule: Molecule): Flags {
  const { atoms } = molecule;
  const parts = partsOf(molecule).map((part) => {
    const heavy = part.filter((at) => atoms[at]!.number > 1);
    return {
      charge: part.reduce((sum, at) => sum + atoms[at]!.charge, 0),
      water: heavy.length === 1 && atoms[heavy[0]!]!.number === OXYGEN && atoms[heavy[0]!]!.charge === 0,
      organic: heavy.some((at) => atoms[at]!.number === CARBON),
    };
  });
  const beside = parts.filter(({ water }) => !water);
  return {
    salt: beside.length > 1 && (beside.some(({ charge }) => charge !== 0) || beside.some(({ organic }) => !organic)),
    charge: parts.some(({ charge }) => charge !== 0),
    isotope: atoms.some(({ isotope }) => isotope > 0),
    metal: atoms.some(({ number }) => !NON_METALS.has(number)),
    h2o: parts.length > 1 && parts.some(({ water }) => water),
  };
}

async function checked({ structure, reason, x0, y0, x1, y1 }: Outcome): Promise<ReadDrawing> {
  const box = [x0, y0, x1, y1].map(Math.round) as [number, number, number, number];
  if (!structure) return { box, reason: `Lines and letters make no structure: ${reason}.` };
  if (structure.confidence < LEAST_CONFIDENCE)
    return {
      box,
      reason: `It was read with a confidence of ${structure.confidence.toFixed(2)}, which is too little to be answered.`,
    };
  try {
    const toolkit = await openToolkit();
    const { smiles, isomeric, formula, inchi_key } = toolkit.structure(structure.molfile);
    const flags = flagsOf(toolkit.query(isomeric).molecule);
    const confidence = rounded(structure.confidence, 2);
    return { box, structure: { smiles, isomeric, formula, ...(inchi_key && { inchi_key }), confidence, ...flags } };
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    return { box, reason: `What was read is no structure: ${error.message}.` };
  }
}

/** Drawings of structures in a picture, from the top down. */
export async function readDrawings(raster: Raster): Promise<ReadDrawing[]> {
  const found: ReadDrawing[] = [];
  for (const outcome of readDepictions(raster).slice(0, MOST_STRUCTURES)) found.push(await checked(outcome));
  return found.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

/** Structures that stand in one picture as one: a salt with its ions. @throws ServiceError `file_refused` */
export async function readAsOne({ bytes }: { readonly bytes: Uint8Array }): Promise<OnePicture> {
  const drawings = await readDrawings(decodePicture(bytes, MOST_SIDE));
  const bad = drawings.find(({ reason }) => reason !== undefined);
  const structures = drawings.flatMap(({ structure }) => structure ?? []);
  const several = structures.length;
  if (bad || several === 0)
    return { reason: bad?.reason ?? 'No drawing of a structure was found in the picture.', several };
  if (several === 1) return { structure: structures[0]!, several };
  const toolkit = await openToolkit();
  const { smiles, isomeric, formula, inchi_key } = toolkit.structure(structures.map((one) => one.isomeric).join('.'));
  const confidence = Math.min(...structures.map((one) => one.confidence));
  const flags = flagsOf(toolkit.query(isomeric).molecule);
  return { structure: { smiles, isomeric, formula, ...(inchi_key && { inchi_key }), confidence, ...flags }, several };
}
