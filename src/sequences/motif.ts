import { ServiceError } from '#errors.ts';
import { AMINO_ACIDS, BASES, baseSet, type SequenceKind } from './letters.ts';

/**
 * Motifs: letters, `X` (of bases `N`) for any, classes `[AN]` and `{P}` or `[^P]` for all but these, ambiguity codes,
 * and repetitions `{m}`, `{m,n}`, `(m)`, `(m,n)`. A motif is a list of places, each a set of letters; what may be left
 * out is marked. So it is matched by an automaton with one state a place, in time of letters times places at most.
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
 * All runs that a motif fits, one for each place where one begins, also where they overlap.
 * @param most No more than so many are looked for.
 */
export function matchesOf({ sets, optional }: Motif, codes: Uint8Array, most: number): MotifMatch[] {
  const places = sets.length;
  const found: MotifMatch[] = [];
  let states = new Uint8Array(places + 1);
  let next = new Uint8Array(places + 1);
  /** What may be left out is: a state reaches those behind it. */
  const close = (all: Uint8Array, from: number) => {
    for (let i = from; i < places && all[i] && optional[i]; i++) all[i + 1] = 1;
  };
  let first = 0;
  for (let i = 0; i < places; i++) {
    first |= sets[i]!;
    if (!optional[i]) break;
  }
  for (let from = 0; from < codes.length && found.length < most; from++) {
    if (!(first & (1 << codes[from]!))) continue;
    states.fill(0);
    states[0] = 1;
    close(states, 0);
    let to = -1;
    let live = true;
    for (let at = from; live && at < codes.length; at++) {
      next.fill(0);
      live = false;
      const bit = 1 << codes[at]!;
      for (let i = 0; i < places; i++) {
        if (states[i] && sets[i]! & bit) {
          next[i + 1] = 1;
          close(next, i + 1);
          live = true;
        }
      }
      if (next[places]) to = at + 1;
      [states, next] = [next, states];
    }
    if (to > from) found.push({ from, to });
  }
  return found;
}
