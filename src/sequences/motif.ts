import { ServiceError } from '#errors.ts';
import { AMINO_ACIDS, BASES, baseSet, type SequenceKind } from './letters.ts';

/**
 * Motifs: letters, `X` (of bases `N`) for any, classes `[AN]` and `{P}` or `[^P]` for all but these, ambiguity codes,
 * and repetitions `{m}`, `{m,n}`, `(m)`, `(m,n)`. A motif is a list of places, each a set of letters; what may be left
 * out is marked. So it is matched in time of letters times places at most.
 */
export interface Motif {
  readonly kind: SequenceKind;
  /** Of each place the letters that fit, as bits by code. */
  readonly sets: Uint32Array;
  /** 1: the place may be left out. */
  readonly optional: Uint8Array;
}

/** Letters a motif may stand for at most. */
export const MOST_PLACES = 1_000;
const LONGEST_MOTIF = 2_000;

/** A run of a subject that a motif fits, from 0, end not included: of each beginning the longest. */
export interface MotifMatch {
  readonly from: number;
  readonly to: number;
}

const AMBIGUOUS: Readonly<Record<string, string>> = { B: 'BDN', Z: 'ZEQ', J: 'JIL' };
const ALL = { protein: 2 ** 24 - 1, nucleotide: 2 ** BASES.length - 1 } as const;

/** The codes of subjects that a letter of a motif fits, as bits; 0 for what is no letter. */
function letterSet(kind: SequenceKind, letter: string): number {
  if (kind === 'protein') {
    if (letter === 'X') return ALL.protein;
    let set = 0;
    for (const each of AMBIGUOUS[letter] ?? letter) {
      const code = AMINO_ACIDS.indexOf(each);
      if (code < 0) return 0;
      set |= 1 << code;
    }
    return set;
  }
  if (letter === 'X') return ALL.nucleotide;
  const asked = baseSet(BASES.indexOf(letter === 'U' ? 'T' : letter));
  // an ambiguous base of a subject fits where all that it may be fits
  let set = 0;
  for (let code = 0; code < BASES.length; code++) if (asked && (baseSet(code) & ~asked) === 0) set |= 1 << code;
  return set;
}

/**
 * @param field Named by errors.
 * @throws ServiceError `invalid_request` with the position, from 1.
 */
export function motifOf(field: string, kind: SequenceKind, text: string): Motif {
  const wrong = (at: number, what: string): never => {
    throw new ServiceError('invalid_request', `${field}, position ${at + 1}: ${what}`, { field, position: at + 1 });
  };
  if (text.length > LONGEST_MOTIF) wrong(LONGEST_MOTIF, `a motif has at most ${LONGEST_MOTIF} characters.`);
  const motif = text.toUpperCase();
  const sets: number[] = [];
  const optional: number[] = [];
  let at = 0;
  const setOf = (letter: string, where: number) =>
    letterSet(kind, letter) || wrong(where, `"${letter}" is no letter of a ${kind}.`);
  const classUntil = (close: string): number => {
    const begun = at++;
    const not = motif[at] === '^';
    if (not) at++;
    let set = 0;
    for (; at < motif.length && motif[at] !== close; at++) set |= setOf(motif[at]!, at);
    if (at >= motif.length) wrong(begun, `the class has no end: write ${close}.`);
    if (set === 0) wrong(begun, 'the class is empty: name the letters that may stand here.');
    at++;
    return not ? ALL[kind] & ~set : set;
  };
  const times = (): readonly [number, number] => {
    const found = /^[{(](\d{1,4})(?:,(\d{1,4}))?[})]/.exec(motif.slice(at, at + 16));
    if (!found && /^[{(]\d/.test(motif.slice(at, at + 2)))
      wrong(at, `how often is {m} or {m,n}, of numbers to ${MOST_PLACES}.`);
    if (!found) return [1, 1];
    const [low, high] = [Number(found[1]), Number(found[2] ?? found[1])];
    if (high < low) wrong(at, `${low} to ${high} times is no range: write the smaller number first.`);
    at += found[0].length;
    return [low, high];
  };
  while (at < motif.length) {
    const [begun, letter] = [at, motif[at]!];
    if (letter === '-' || letter === ' ') {
      at++;
      continue;
    }
    let set: number;
    if (letter === '[') set = classUntil(']');
    else if (letter === '{' && !/^\{\d/.test(motif.slice(at, at + 2))) {
      set = ALL[kind] & ~classUntil('}');
    } else {
      set = setOf(letter, at);
      at++;
    }
    const [low, high] = times();
    if (sets.length + high > MOST_PLACES) wrong(begun, `the motif stands for more than ${MOST_PLACES} letters.`);
    for (let i = 0; i < high; i++) {
      sets.push(set);
      optional.push(i < low ? 0 : 1);
    }
  }
  if (optional.every(Boolean)) wrong(0, 'the motif fits anywhere: at least one letter must be there.');
  return { kind, sets: Uint32Array.from(sets), optional: Uint8Array.from(optional) };
}

/**
 * All runs that a motif fits, one for each place where one begins, also where they overlap, in time of letters times
 * places at most.
 * @param most The first ones alone.
 */
export const matchesOf = (motif: Motif, codes: Uint8Array, most: number): MotifMatch[] =>
  motif.optional.some(Boolean) ? longestRuns(motif, codes, most) : fixedRuns(motif, codes, most);

/** Of a motif of one length. */
function fixedRuns({ sets }: Motif, codes: Uint8Array, most: number): MotifMatch[] {
  const places = sets.length;
  const found: MotifMatch[] = [];
  for (let from = 0; from + places <= codes.length && found.length < most; from++) {
    let i = 0;
    while (i < places && (sets[i]! >>> codes[from + i]!) & 1) i++;
    if (i === places) found.push({ from, to: from + places });
  }
  return found;
}

/** From the last letter on: how far what is left of the motif reaches, from each of its places. */
function longestRuns({ sets, optional }: Motif, codes: Uint8Array, most: number): MotifMatch[] {
  const places = sets.length;
  const NONE = -1;
  const ends = new Int32Array(places + 1).fill(NONE);
  let found: MotifMatch[] = [];
  for (let from = codes.length; from >= 0; from--) {
    const bit = from < codes.length ? 1 << codes[from]! : 0;
    /** Where the place behind reaches to from the next letter. */
    let behind = ends[places]!;
    ends[places] = from;
    for (let i = places - 1; i >= 0; i--) {
      const own = ends[i]!;
      const taken = sets[i]! & bit ? behind : NONE;
      ends[i] = optional[i] ? Math.max(taken, ends[i + 1]!) : taken;
      behind = own;
    }
    if (ends[0]! > from) found.push({ from, to: ends[0]! });
    // the first ones are found last
    if (found.length > 2 * most) found = found.slice(-most);
  }
  return found.slice(-most).reverse();
}
