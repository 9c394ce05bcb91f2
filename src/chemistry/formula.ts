import { NUMBERS, SYMBOLS, WEIGHTS } from './elements.ts';

/** Atoms by symbol. */
export type Atoms = ReadonlyMap<string, number>;

/** A formula in the order of Hill: carbon, hydrogen, then by symbol; without carbon all by symbol. */
export function hillFormula(atoms: Atoms, charge = 0): string {
  const symbols = [...atoms.keys()].filter((symbol) => atoms.get(symbol)! > 0).sort();
  const carbon = atoms.has('C') ? ['C', 'H'].filter((symbol) => symbols.includes(symbol)) : [];
  const ordered = [...carbon, ...symbols.filter((symbol) => !carbon.includes(symbol))];
  const text = ordered.map((symbol) => `${symbol}${atoms.get(symbol) === 1 ? '' : atoms.get(symbol)}`).join('');
  if (charge === 0) return text;
  const size = Math.abs(charge) === 1 ? '' : Math.abs(charge);
  return `${text}${charge > 0 ? '+' : '-'}${size}`;
}

/** The sum of standard atomic weights, to three places. */
export function weightOf(atoms: Atoms): number {
  let sum = 0;
  for (const [symbol, count] of atoms) sum += count * (WEIGHTS[NUMBERS.get(symbol) ?? 0] ?? 0);
  return Math.round(sum * 1000) / 1000;
}

/** How many atoms of an element a formula asks for, both bounds included. */
export interface AtomRange {
  readonly symbol: string;
  readonly least: number;
  readonly most: number;
}

/** Why a text is no formula, with the place (from 0) in it. */
export class FormulaError extends RangeError {
  readonly at: number;
  constructor(message: string, at: number) {
    super(`${message} (at character ${at + 1})`);
    this.at = at;
  }
}

/** Longest formula, widest range, and most atoms of one element that can be asked for. */
const MOST_TEXT = 200;
const MOST_WIDTH = 300;
const MOST_ATOMS = 9_999;

const PART = /([A-Z][a-z]?)(?:(\d{1,4})(?:-(\d{1,4}))?)?/y;

/**
 * A formula in any order, with ranges: `C10-12H20O2`, `O4C9H8`, `C10-12 H20 O2`. An element named twice counts twice.
 * @throws FormulaError with the place of what is no element or no range.
 */
export function readFormula(text: string): AtomRange[] {
  if (text.length > MOST_TEXT) throw new FormulaError(`a formula has at most ${MOST_TEXT} characters`, MOST_TEXT);
  const found = new Map<string, AtomRange>();
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    PART.lastIndex = at;
    const part = PART.exec(text);
    // `Co` is cobalt, `CO` is not: a symbol of two letters goes before one of one letter
    const symbol = part?.[1];
    if (!part || symbol === undefined || !NUMBERS.has(symbol))
      throw new FormulaError(`"${text.slice(at, at + 2)}" is no element`, at);
    const least = part[2] === undefined ? 1 : Number(part[2]);
    const most = part[3] === undefined ? least : Number(part[3]);
    if (most < least) throw new FormulaError(`${part[0]}: the range ends before it begins`, at);
    if (most - least > MOST_WIDTH) throw new FormulaError(`${part[0]}: a range spans at most ${MOST_WIDTH}`, at);
    const before = found.get(symbol);
    const sum = { symbol, least: least + (before?.least ?? 0), most: most + (before?.most ?? 0) };
    if (sum.most > MOST_ATOMS) throw new FormulaError(`${symbol}: at most ${MOST_ATOMS} atoms`, at);
    found.set(symbol, sum);
    at = PART.lastIndex;
  }
  if (found.size === 0) throw new FormulaError('the formula is empty', 0);
  return [...found.values()];
}

/** Whether a text reads as a formula of at least two atoms or elements: `C9H8O4`, not `Co` nor `IN`. */
export function looksLikeFormula(text: string): boolean {
  if (!/\d/.test(text) && !/^(?:[A-Z][a-z]?){2,}$/.test(text)) return false;
  try {
    return readFormula(text).length > 0 && /^[A-Z][A-Za-z0-9 -]*$/.test(text);
  } catch {
    return false;
  }
}

/** Readings of one formula in another case, and the longest that is read so. */
const MOST_READINGS = 16;
const LONGEST_IN_OTHER_CASE = 40;

/**
 * The formulas that a text means whose letters are in another case than those of elements: `c9h8o4` is C9H8O4, `coo2`
 * may be CoO2 and COO2. None for a formula as it is, and for what has no number.
 */
export function formulasInOtherCase(text: string): string[] {
  if (text.length > LONGEST_IN_OTHER_CASE || !/^[A-Za-z][A-Za-z\d]*$/.test(text) || !/\d/.test(text)) return [];
  if (looksLikeFormula(text)) return [];
  let found: string[] = [''];
  for (const part of text.match(/[A-Za-z]+|\d+/g)!) {
    const written = /\d/.test(part) ? [part] : inSymbols(part);
    found = found.flatMap((before) => written.map((one) => before + one)).slice(0, MOST_READINGS);
  }
  return found.filter((one) => looksLikeFormula(one));
}

/** Letters as symbols of elements one after the other, in each way that there is. */
function inSymbols(letters: string): string[] {
  // ways to write the first so many letters
  const ways: string[][] = [['']];
  for (let end = 1; end <= letters.length; end++) {
    const here: string[] = [];
    for (const length of [2, 1]) {
      if (length > end) continue;
      const part = letters.slice(end - length, end);
      const symbol = part[0]!.toUpperCase() + part.slice(1).toLowerCase();
      if (NUMBERS.has(symbol)) here.push(...ways[end - length]!.map((before) => before + symbol));
    }
    ways.push(here.slice(0, MOST_READINGS));
  }
  return ways.at(-1)!;
}

/** Atoms of a molecule by symbol, from atomic numbers and the hydrogens beside them. */
export function countAtoms(
  atoms: Iterable<{ readonly number: number; readonly hydrogens: number }>,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => {
    if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  };
  for (const { number, hydrogens } of atoms) {
    if (number > 0) add(SYMBOLS[number]!, 1);
    add('H', hydrogens);
  }
  return counts;
}
