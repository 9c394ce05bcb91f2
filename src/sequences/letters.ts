import { ServiceError } from '#errors.ts';

/** Letters of proteins and nucleic acids: folded texts, and the codes that algorithms count with. */

export type SequenceKind = 'protein' | 'nucleotide';

/** Amino acids first, in the order of the matrices; then B, J, Z, X and the stop. */
export const AMINO_ACIDS = 'ARNDCQEGHILKMFPSTWYVBJZX*';
/** Bases first; then the ambiguity codes of the IUPAC. */
export const BASES = 'ACGTRYSWKMBDHVN';
/** Codes below this are plain letters, of which words are made. */
export const PLAIN = { protein: 20, nucleotide: 4 } as const;
/** Stands between sequences: no alignment goes over it. */
export const END = 31;

const UNKNOWN_AMINO_ACID = AMINO_ACIDS.indexOf('X');
/** Letters that are written and have no score of their own. */
const AS_UNKNOWN = 'UO';

/** Which bases an ambiguity code stands for, as bits of A 1, C 2, G 4, T 8. */
// biome-ignore format: read it as a table
const BASE_SETS = [1, 2, 4, 8, 1 | 4, 2 | 8, 2 | 4, 1 | 8, 4 | 8, 1 | 2, 2 | 4 | 8, 1 | 4 | 8, 1 | 2 | 8, 1 | 2 | 4, 15];
export const baseSet = (code: number): number => BASE_SETS[code] ?? 0;

const complementSet = (set: number) => ((set & 1) << 3) | ((set & 8) >> 3) | ((set & 2) << 1) | ((set & 4) >> 1);
const COMPLEMENT = Uint8Array.from(BASE_SETS, (set) => BASE_SETS.indexOf(complementSet(set)));

function codeTable(letters: string): Int8Array {
  const table = new Int8Array(128).fill(-1);
  for (let code = 0; code < letters.length; code++) {
    table[letters.charCodeAt(code)] = code;
    table[letters.toLowerCase().charCodeAt(code)] = code;
  }
  return table;
}
const CODES = { protein: codeTable(AMINO_ACIDS), nucleotide: codeTable(BASES) } as const;
for (const letter of AS_UNKNOWN + AS_UNKNOWN.toLowerCase()) CODES.protein[letter.charCodeAt(0)] = UNKNOWN_AMINO_ACID;
for (const letter of 'Uu') CODES.nucleotide[letter.charCodeAt(0)] = BASES.indexOf('T');

/** A letter of a text that is none of its kind. */
export class IllegalLetter extends RangeError {
  /** From 1, among the letters alone. */
  readonly position: number;

  constructor(kind: SequenceKind, letter: string, position: number) {
    super(`has the letter ${JSON.stringify(letter)} at position ${position}, which is none of a ${kind}`);
    this.position = position;
  }
}

const IGNORED = /[\s\d]+/g;

/**
 * A sequence as it is kept: capitals without blanks and numbers, RNA written with T, without the stop at the end of a
 * protein and without gaps.
 * @throws IllegalLetter
 */
export function folded(kind: SequenceKind, text: string): string {
  let letters = text.replace(IGNORED, '').toUpperCase();
  if (kind === 'nucleotide') letters = letters.replaceAll('U', 'T');
  else if (letters.endsWith('*')) letters = letters.slice(0, -1);
  const table = CODES[kind];
  for (let i = 0; i < letters.length; i++) {
    if ((table[letters.charCodeAt(i)] ?? -1) < 0) throw new IllegalLetter(kind, letters[i]!, i + 1);
  }
  return letters;
}

/** The codes of a folded text. */
export function encode(kind: SequenceKind, letters: string): Uint8Array {
  const table = CODES[kind];
  const codes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) codes[i] = table[letters.charCodeAt(i)]!;
  return codes;
}

const letterOf = { protein: AMINO_ACIDS, nucleotide: BASES } as const;
export const decode = (kind: SequenceKind, codes: Uint8Array): string => {
  let text = '';
  for (const code of codes) text += letterOf[kind][code]!;
  return text;
};

/** The other strand, read in its own direction. */
export function reverseComplement(codes: Uint8Array): Uint8Array {
  const other = new Uint8Array(codes.length);
  for (let i = 0; i < codes.length; i++) other[codes.length - 1 - i] = COMPLEMENT[codes[i]!]!;
  return other;
}

/** The standard genetic code (NCBI table 1), bases of a codon in the order T, C, A, G. */
const CODONS = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG';
const TCAG = [2, 1, 3, 0];
/** Of three bases a, b, c, ambiguous ones too, the amino acid by `(a * 16 + b) * 16 + c`: X where it is not told. */
export const AMINO_OF = Uint8Array.from({ length: 16 ** 3 }, (_, codon) => {
  const bases = [codon >> 8, (codon >> 4) & 15, codon & 15];
  if (bases.some((base) => base >= PLAIN.nucleotide)) return UNKNOWN_AMINO_ACID;
  const [a, b, c] = bases.map((base) => TCAG[base]!);
  return AMINO_ACIDS.indexOf(CODONS[a! * 16 + b! * 4 + c!]!);
});

/** Likewise what the other strand reads there. */
export const AMINO_OF_OTHER = Uint8Array.from(AMINO_OF, (_, codon) => {
  const [a, b, c] = [codon >> 8, (codon >> 4) & 15, codon & 15].map((base) => COMPLEMENT[base] ?? 15);
  return AMINO_OF[(c! << 8) | (b! << 4) | a!]!;
});

/** Amino acids of one reading frame, from a base counted from 0; codons with an ambiguous base are X. */
export function translate(codes: Uint8Array, from: number): Uint8Array {
  const protein = new Uint8Array(Math.max(0, Math.floor((codes.length - from) / 3)));
  for (let i = 0, at = from; i < protein.length; i++, at += 3)
    protein[i] = AMINO_OF[(codes[at]! << 8) | (codes[at + 1]! << 4) | codes[at + 2]!]!;
  return protein;
}

/** Sequences as codes, END before, between and after them. */
export interface Laid {
  readonly codes: Uint8Array;
  readonly starts: ArrayLike<number>;
  readonly lengths: ArrayLike<number>;
}

/** A text that a caller gave as a sequence, folded. @throws ServiceError that names field and position. */
export function givenSequence(field: string, kind: SequenceKind, text: string, most: number): string {
  const body = text.replace(/^\s*>[^\n]{0,10000}\n/, '');
  try {
    const letters = folded(kind, body);
    if (letters === '')
      throw new ServiceError('invalid_request', `${field} is empty: give the letters of one sequence.`, { field });
    if (letters.length > most)
      throw new ServiceError(
        'invalid_request',
        `${field} has ${letters.length} letters: at most ${most}. Search with a part of it.`,
        { field, maximum: most },
      );
    return letters;
  } catch (error) {
    if (!(error instanceof IllegalLetter)) throw error;
    throw new ServiceError(
      'invalid_request',
      `${field} ${error.message}: write one-letter codes (${letterOf[kind]}), one sequence, without gaps.`,
      { field, position: error.position },
    );
  }
}
