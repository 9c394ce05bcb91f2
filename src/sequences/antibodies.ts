import { encode } from './letters.ts';
import { SCORINGS } from './scoring.ts';
import { align, type Part } from './smith-waterman.ts';

/** Variable domains of antibodies in a protein, and their complementarity determining regions. */

export const CDR_SCHEMES = ['kabat', 'chothia', 'imgt', 'contact', 'abm'] as const;
export type CdrScheme = (typeof CDR_SCHEMES)[number];

export interface VariableDomain {
  readonly chain: 'heavy' | 'light';
  /** Places of the framework as far as it was recognised, from 1. */
  readonly start: number;
  readonly end: number;
  readonly cdrs: Readonly<Record<CdrScheme, readonly [string, string, string]>>;
}

/**
 * Consensus frameworks of the germline families that differ most, written from their published sequences; the loops
 * are there for the length of the alignment alone.
 */
// biome-ignore format: read it as a table
const FRAMEWORKS = {
  heavy: [
    'EVQLVESGGGLVQPGGSLRLSCAASGFTFSSYAMSWVRQAPGKGLEWVSAISGSGGSTYYADSVKGRFTISRDNSKNTLYLQMNSLRAEDTAVYYCARDYWGQGTLVTVSS',
    'QVQLVQSGAEVKKPGASVKVSCKASGYTFTSYGISWVRQAPGQGLEWMGWISAYNGNTNYAQKLQGRVTMTTDTSTSTAYMELRSLRSDDTAVYYCARDYWGQGTLVTVSS',
    'QVQLQESGPGLVKPSETLSLTCTVSGGSISSYYWSWIRQPPGKGLEWIGYIYYSGSTNYNPSLKSRVTISVDTSKNQFSLKLSSVTAADTAVYYCARDYWGQGTLVTVSS',
    'QVTLKESGPTLVKPTQTLTLTCTFSGFSLSTSGVGVGWIRQPPGKALEWLALIYWNDDKRYSPSLKSRLTITKDTSKNQVVLTMTNMDPVDTATYYCAHDYWGQGTLVTVSS',
  ],
  light: [
    'DIQMTQSPSSLSASVGDRVTITCRASQSISSYLNWYQQKPGKAPKLLIYAASSLQSGVPSRFSGSGSGTDFTLTISSLQPEDFATYYCQQSYSTPLTFGQGTKVEIK',
    'DIVMTQSPLSLPVTPGEPASISCRSSQSLLHSNGYNYLDWYLQKPGQSPQLLIYLGSNRASGVPDRFSGSGSGTDFTLKISRVEAEDVGVYYCMQALQTPLTFGQGTKVEIK',
    'EIVLTQSPATLSLSPGERATLSCRASQSVSSYLAWYQQKPGQAPRLLIYDASNRATGIPARFSGSGSGTDFTLTISSLEPEDFAVYYCQQRSNWPLTFGQGTKVEIK',
    'QSVLTQPPSVSGAPGQRVTISCTGSSSNIGAGYDVHWYQQLPGTAPKLLIYGNSNRPSGVPDRFSGSKSGTSASLAITGLQAEDEADYYCQSYDSSLSGVVFGGGTKLTVL',
    'SYELTQPPSVSVSPGQTARITCSGDALPKQYAYWYQQKPGQAPVLVIYKDSERPSGIPERFSGSSSGTTVTLTISGVQAEDEADYYCQSADSSGTYVVFGGGTKLTVL',
  ],
} as const;
type Chain = keyof typeof FRAMEWORKS;

/** Where the last framework begins: tryptophan or phenylalanine, glycine, any, glycine, and what mostly follows. */
const JOINS: Readonly<Record<Chain, { readonly first: string; readonly like: string }>> = {
  heavy: { first: 'W', like: 'WGQGTLVTVSS' },
  light: { first: 'F', like: 'FGQGTKVEIK' },
};
/** The score that tells a domain of an antibody from other immunoglobulin folds, such as receptors of T cells. */
const LEAST = 170;
/** Letters between the second cysteine and the join. */
const LONGEST_CDR3 = 45;
/** Longest chain that is looked at: a fusion of several domains is shorter. */
export const LONGEST = 5_000;
const MOST_DOMAINS = 8;

/** The three conserved residues of a framework: the cysteines and the tryptophan between them, from 0. */
function anchorsOf(framework: string): { c1: number; w: number; c2: number } {
  const c1 = framework.indexOf('C', 18);
  const w = framework.slice(c1 + 9).search(/W[VIY][RQL]/) + c1 + 9;
  return { c1, w, c2: framework.lastIndexOf('C') };
}

interface Known {
  readonly chain: Chain;
  readonly codes: Uint8Array;
  readonly anchors: ReturnType<typeof anchorsOf>;
}
const KNOWN: readonly Known[] = (['heavy', 'light'] as const).flatMap((chain) =>
  FRAMEWORKS[chain].map((letters) => ({ chain, codes: encode('protein', letters), anchors: anchorsOf(letters) })),
);

type Bound = readonly [from: 'c1' | 'w' | 'f' | 'c2' | 'j', offset: number];
type Region = readonly [first: Bound, last: Bound];
type Regions = Readonly<Record<CdrScheme, readonly [Region, Region, Region]>>;

/**
 * First and last residue of each region as a distance from a conserved one: the published numbers, counted where the
 * scheme allows no insertion. Heavy: C22, W36, the first residue of the third framework 66, C92, W103 of Kabat; light:
 * C23, W35, C88, F98. IMGT: 23, 41, 104, 118.
 */
// biome-ignore format: read it as a table
const REGIONS: Readonly<Record<Chain, Regions>> = {
  heavy: {
    kabat:   [[['c1', 9], ['w', -1]], [['w', 14], ['f', -1]], [['c2', 3], ['j', -1]]],
    chothia: [[['c1', 4], ['w', -4]], [['w', 16], ['f', -10]], [['c2', 3], ['j', -1]]],
    imgt:    [[['c1', 4], ['w', -3]], [['w', 15], ['f', -9]], [['c2', 1], ['j', -1]]],
    contact: [[['c1', 8], ['w', -1]], [['w', 11], ['f', -8]], [['c2', 1], ['j', -2]]],
    abm:     [[['c1', 4], ['w', -1]], [['w', 14], ['f', -8]], [['c2', 3], ['j', -1]]],
  },
  light: {
    kabat:   [[['c1', 1], ['w', -1]], [['w', 15], ['w', 21]], [['c2', 1], ['j', -1]]],
    chothia: [[['c1', 1], ['w', -1]], [['w', 15], ['w', 21]], [['c2', 1], ['j', -1]]],
    imgt:    [[['c1', 4], ['w', -3]], [['w', 15], ['c2', -36]], [['c2', 1], ['j', -1]]],
    contact: [[['w', -5], ['w', 1]], [['w', 11], ['w', 20]], [['c2', 1], ['j', -2]]],
    abm:     [[['c1', 1], ['w', -1]], [['w', 15], ['w', 21]], [['c2', 1], ['j', -1]]],
  },
};

/**
 * Letters from the first one of the third framework of a heavy chain to its cysteine: Kabat 66 to 92 with 82A to 82C.
 */
const THIRD_FRAMEWORK = 29;
/** How many of them a chain may lack or have more: those of rabbits lack two. */
const MOST_SHIFTED = 4;

/**
 * Where the third framework begins: as the alignment has it, since chains of rabbits have gaps behind, or counted back
 * from the cysteine where the alignment says something else than a short gap.
 */
function thirdFramework(places: ReadonlyMap<number, number>, known: number, c2: number): number {
  const counted = c2 - THIRD_FRAMEWORK;
  const aligned = places.get(known - THIRD_FRAMEWORK);
  return aligned !== undefined && Math.abs(aligned - counted) <= MOST_SHIFTED ? aligned : counted;
}

/** Where letters of the framework lie in the chain; undefined for those against a gap. */
function placesOf(one: NonNullable<ReturnType<typeof align>>): Map<number, number> {
  const places = new Map<number, number>();
  let [q, s] = [one.q_from, one.s_from];
  for (const step of one.path) {
    if (step === 'M') places.set(q, s);
    if (step !== 'S') q++;
    if (step !== 'Q') s++;
  }
  return places;
}

/** The beginning of the last framework after a cysteine: of all that read so, the one most like what mostly follows. */
function joinAfter(letters: string, c2: number, chain: Chain): number | undefined {
  const { first, like } = JOINS[chain];
  let best: { readonly at: number; readonly score: number } | undefined;
  for (let at = c2 + 3; at <= c2 + LONGEST_CDR3 && at + 3 < letters.length; at++) {
    if (letters[at] !== first || letters[at + 1] !== 'G' || letters[at + 3] !== 'G') continue;
    let score = 0;
    for (let i = 0; i < like.length; i++) if (letters[at + i] === like[i]) score++;
    if (!best || score > best.score) best = { at, score };
  }
  return best?.at;
}

/**
 * Letters between conserved residues, with room for any insertion: from the join back to the second cysteine, from that
 * back to the tryptophan and to the first cysteine.
 */
const NEAR = { c2: [3, LONGEST_CDR3], w: [30, 90], c1: [35, 125] } as const;

/**
 * Whether the conserved residues stand anywhere as far from each other as in a domain, in time of the letters: most
 * proteins have no such place.
 */
export function mayHoldDomains(letters: string): boolean {
  const before = { C: new Uint16Array(letters.length + 1), W: new Uint16Array(letters.length + 1) };
  for (let i = 0; i < letters.length; i++) {
    before.C[i + 1] = before.C[i]! + Number(letters[i] === 'C');
    before.W[i + 1] = before.W[i]! + Number(letters[i] === 'W');
  }
  const has = (letter: 'C' | 'W', at: number, [least, most]: readonly [number, number]) =>
    before[letter][Math.max(0, at - least + 1)]! > before[letter][Math.max(0, at - most)]!;
  for (let j = 0; j + 3 < letters.length; j++) {
    if ((letters[j] !== 'W' && letters[j] !== 'F') || letters[j + 1] !== 'G' || letters[j + 3] !== 'G') continue;
    for (let c2 = Math.max(0, j - NEAR.c2[1]); c2 <= j - NEAR.c2[0]; c2++)
      if (letters[c2] === 'C' && has('W', c2, NEAR.w) && has('C', c2, NEAR.c1)) return true;
  }
  return false;
}

/** The best domain in a part of a chain; undefined where none is certain, or a conserved residue is missing. */
function domainIn(letters: string, codes: Uint8Array, from: number, to: number): VariableDomain | undefined {
  const part: Part = { codes, from, to };
  const found = KNOWN.flatMap((known) => {
    const one = align({ codes: known.codes, from: 0, to: known.codes.length }, part, SCORINGS.blosum62);
    return one && one.score >= LEAST ? [{ ...known, one }] : [];
  }).sort((a, b) => b.one.score - a.one.score)[0];
  if (!found) return undefined;
  const places = placesOf(found.one);
  const [c1, w, c2] = (['c1', 'w', 'c2'] as const).map((name) => places.get(found.anchors[name]));
  if (c1 === undefined || w === undefined || c2 === undefined) return undefined;
  if (letters[c1] !== 'C' || letters[w] !== 'W' || letters[c2] !== 'C') return undefined;
  const j = joinAfter(letters, c2, found.chain);
  if (j === undefined) return undefined;
  const anchors = { c1, w, f: thirdFramework(places, found.anchors.c2, c2), c2, j };
  const place = ([name, offset]: Bound) => anchors[name] + offset;
  const regions = REGIONS[found.chain];
  const cut = (scheme: CdrScheme) =>
    regions[scheme].map(([first, last]) => letters.slice(place(first), place(last) + 1)) as [string, string, string];
  const cdrs = Object.fromEntries(
    CDR_SCHEMES.map((scheme) => [scheme, cut(scheme)]),
  ) as unknown as VariableDomain['cdrs'];
  if (Object.values(cdrs).some((three) => three.includes(''))) return undefined;
  return {
    chain: found.chain,
    start: found.one.s_from + 1,
    end: Math.max(found.one.s_to, Math.min(letters.length, j + JOINS[found.chain].like.length)),
    cdrs,
  };
}

/**
 * The variable domains of a protein in their order; empty for what is no antibody. Regions are named only where all
 * conserved residues of the domain are there.
 * @param letters Folded.
 */
export function variableDomains(letters: string): VariableDomain[] {
  if (!mayHoldDomains(letters.slice(0, LONGEST))) return [];
  const codes = encode('protein', letters.slice(0, LONGEST));
  const found: VariableDomain[] = [];
  const seek = (from: number, to: number) => {
    if (to - from < 80 || found.length >= MOST_DOMAINS) return;
    const one = domainIn(letters, codes, from, to);
    if (!one) return;
    found.push(one);
    seek(from, one.start - 1);
    seek(one.end, to);
  };
  seek(0, codes.length);
  return found.sort((a, b) => a.start - b.start);
}
