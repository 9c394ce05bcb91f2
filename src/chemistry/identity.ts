import { hash } from 'node:crypto';

/**
 * What two structures may differ in and still be taken for one: each is a bit, set where the difference counts.
 * Radicals and charges are taken off by hydrogens where they do not count.
 */
export const LAYERS = { stereo: 1, isotope: 2, charge: 4, radical: 8, tautomer: 16 } as const;
export type Layer = keyof typeof LAYERS;
/** Every difference counts. */
export const ALL_LAYERS = 31;

/** Which differences count, as a number of `LAYERS`. Absent: counts. */
export const layerMask = (counts: Readonly<Partial<Record<Layer, boolean>>>): number =>
  Object.entries(LAYERS).reduce((mask, [layer, bit]) => (counts[layer as Layer] === false ? mask : mask | bit), 0);

/** Keys of a structure for each of the 32 ways to compare. */
export interface IdentityKeys {
  /** Those that differ; by them it is found. */
  readonly keys: readonly string[];
  /** For each mask the place of its key in `keys`, as one character (base 36). */
  readonly by_mask: string;
}

/** The key for one way to compare. */
export const keyFor = ({ keys, by_mask }: IdentityKeys, mask: number): string =>
  keys[Number.parseInt(by_mask[mask]!, 36)]!;

const STEREO = new Set(['b', 't', 'm', 's']);
const CHARGE = new Set(['q', 'p']);

/**
 * The parts of an InChI (version 1, standard or with fixed hydrogens) that say what counts. The layers of an InChI come
 * one after the other, and what comes later never changes what came before (InChI Technical Manual): so leaving layers
 * out compares without what they say.
 */
function partsThatCount(inchi: string, mask: number): string {
  let where: 'main' | 'isotopic' | 'fixed' | 'fixed isotopic' = 'main';
  const counting: string[] = [];
  for (const [at, part] of inchi.split('/').slice(1).entries()) {
    const kind = at === 0 ? 'formula' : part[0]!;
    if (kind === 'f') where = 'fixed';
    else if (kind === 'i') where = where === 'main' ? 'isotopic' : 'fixed isotopic';
    if (where.includes('isotopic') && !(mask & LAYERS.isotope)) continue;
    if (where.includes('fixed') && !(mask & LAYERS.tautomer)) continue;
    if (STEREO.has(kind) && !(mask & LAYERS.stereo)) continue;
    if (CHARGE.has(kind) && !(mask & LAYERS.charge)) continue;
    // numbers the parts for another order of atoms
    if (kind === 'o') continue;
    counting.push(part);
  }
  return counting.join('/');
}

/**
 * Keys by InChIs of the structure as it is and with charges and radicals taken off.
 * @param inchi Of the variant, with fixed hydrogens where there are mobile ones.
 */
export function identityKeys(
  inchi: (taken: { readonly neutral: boolean; readonly quenched: boolean }) => string,
): IdentityKeys {
  const keys: string[] = [];
  let byMask = '';
  for (let mask = 0; mask <= ALL_LAYERS; mask++) {
    const text = inchi({ neutral: !(mask & LAYERS.charge), quenched: !(mask & LAYERS.radical) });
    const key = hash('sha256', partsThatCount(text, mask), 'base64url').slice(0, 14);
    const known = keys.indexOf(key);
    byMask += (known < 0 ? keys.push(key) - 1 : known).toString(36);
  }
  return { keys, by_mask: byMask };
}
