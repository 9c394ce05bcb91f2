import { ABBREVIATIONS, TURNED } from './abbreviations.ts';

/** Atoms and bonds of a group that a label writes; atom 0 is bound. */
export interface Group {
  readonly atoms: readonly { readonly element: string; readonly charge: number; readonly hydrogens?: number }[];
  readonly bonds: readonly (readonly [from: number, to: number, order: number])[];
  /** The atom of a second bond, where the group goes on there; atom 0 may be both. */
  readonly out?: number;
}

interface Building {
  atoms: { element: string; charge: number; hydrogens?: number }[];
  bonds: [number, number, number][];
}

/** The few elements that drawings of organic compounds write, with the valences that they have there. */
const VALENCES: Readonly<Record<string, readonly number[]>> = {
  C: [4],
  N: [3],
  O: [2],
  S: [2, 4, 6],
  P: [3, 5],
  F: [1],
  Cl: [1],
  Br: [1],
  I: [1],
  B: [3],
  Si: [4],
  Se: [2],
  Sn: [4],
  D: [1],
};

/** The valences of an element with a charge; of carbon any charge takes one. */
export function valencesOf(element: string, charge: number): readonly number[] {
  const usual = VALENCES[element];
  if (!usual) return [];
  if (charge === 0) return usual;
  if (element === 'C') return [4 - Math.abs(charge)];
  if (element === 'B') return charge === -1 ? [4] : [];
  return usual.map((valence) => valence + charge).filter((valence) => valence >= 0);
}

const OF_SMILES = /\[([A-Z][a-z]?)([+-]?)\]|(Cl|Br|[BCNOPSFI])|([()=#*])|(\d)/g;

/** Reads the SMILES of the table of abbreviations: no aromatic letters, no stereo. */
export function groupOfSmiles(smiles: string): Group {
  const made: Building = { atoms: [], bonds: [] };
  const stack: number[] = [];
  const rings = new Map<string, number>();
  let [last, order] = [-1, 1];
  let out: number | undefined;
  for (const [, bracketed, sign, plain, mark, ring] of smiles.matchAll(OF_SMILES)) {
    if (ring) {
      const open = rings.get(ring);
      if (open === undefined) rings.set(ring, last);
      else {
        made.bonds.push([open, last, order]);
        rings.delete(ring);
      }
      order = 1;
    } else if (mark === '(') stack.push(last);
    else if (mark === ')') last = stack.pop() ?? last;
    else if (mark === '=') order = 2;
    else if (mark === '#') order = 3;
    else if (mark === '*') out = last;
    else {
      made.atoms.push({ element: bracketed ?? plain!, charge: sign === '+' ? 1 : sign === '-' ? -1 : 0 });
      if (last >= 0) made.bonds.push([last, made.atoms.length - 1, order]);
      [last, order] = [made.atoms.length - 1, 1];
    }
  }
  return { ...made, ...(out !== undefined && { out }) };
}

/** A part of a label: an element, a short form, or what stands in brackets, with its number and charge. */
interface Unit {
  readonly name: string;
  readonly inner?: readonly Unit[];
  readonly count: number;
  readonly charge: number;
}

const MOST_LETTERS = 40;
const ELEMENTS = new Set(Object.keys(VALENCES));
const SHORT = Object.keys(ABBREVIATIONS)
  .filter((name) => !name.includes('('))
  .sort((a, b) => b.length - a.length);

/**
 * Units of a label in the order of writing, short forms as one where `whole`, else letter by letter. Charges stand as
 * `+` or `-` behind their atom.
 */
function unitsOf(text: string, whole: boolean): Unit[] | undefined {
  let at = 0;
  const units = (deep: number): Unit[] | undefined => {
    const found: Unit[] = [];
    while (at < text.length && text[at] !== ')') {
      let name: string | undefined;
      let inner: Unit[] | undefined;
      if (text[at] === '(') {
        at++;
        inner = deep > 2 ? undefined : units(deep + 1);
        if (!inner || text[at] !== ')') return undefined;
        at++;
        name = '(';
      } else {
        const rest = text.slice(at, at + 6);
        name = whole
          ? SHORT.find((short) => rest.startsWith(short) && !/[a-z]/.test(rest[short.length] ?? ''))
          : undefined;
        name ??= ['H', ...ELEMENTS].filter((each) => rest.startsWith(each)).sort((a, b) => b.length - a.length)[0];
        // Me, Et, Ph and the like are never letters
        if (!whole) name = SHORT.find((short) => /^[A-Zinst][a-z]/.test(short) && rest.startsWith(short)) ?? name;
        if (!name) return undefined;
        at += name.length;
      }
      let digits = '';
      while (at < text.length && text[at]! >= '0' && text[at]! <= '9' && digits.length < 2) digits += text[at++];
      let charge = 0;
      while (at < text.length && (text[at] === '+' || text[at] === '-')) charge += text[at++] === '+' ? 1 : -1;
      const before = found.at(-1);
      // a charge behind hydrogens is that of their atom
      if (name === 'H' && charge !== 0 && before)
        found[found.length - 1] = { ...before, charge: before.charge + charge };
      found.push({
        name,
        ...(inner && { inner }),
        count: digits === '' ? 1 : Number(digits),
        charge: name === 'H' && before ? 0 : charge,
      });
    }
    return found;
  };
  if (text.length > MOST_LETTERS) return undefined;
  const found = units(0);
  return at === text.length ? found : undefined;
}

/** Lays units one after the other: each binds to the last atom that has room. */
class Chain {
  readonly atoms: Building['atoms'] = [];
  readonly bonds: [number, number, number][] = [];
  readonly #room: number[] = [];
  #last = -1;

  readonly taken: number;
  readonly valence: number;

  /**
   * @param taken Bonds of the first atom to what is drawn.
   * @param valence Which of its element's valences the first atom has.
   */
  constructor(taken: number, valence: number) {
    [this.taken, this.valence] = [taken, valence];
  }

  get last(): number {
    return this.#last;
  }

  room(atom: number): number {
    return this.#room[atom] ?? 0;
  }

  /** Whether every atom but the one that goes on has as many bonds as it takes. */
  full(but: number, left: number): boolean {
    return this.#room.every((room, atom) => room === (atom === but ? left : 0));
  }

  add(units: readonly Unit[]): boolean {
    return units.every((unit) => this.#one(unit));
  }

  #atom(element: string, charge: number, room: number): number {
    this.atoms.push({ element, charge });
    return this.#room.push(room) - 1;
  }

  #bind(group: Group): boolean {
    const { atoms, bonds, out } = group;
    const offset = this.atoms.length;
    const [first] = atoms;
    if (this.#last < 0) {
      // the drawn bond goes to the group's first atom
      if (out === undefined ? this.taken !== 1 : this.taken < 1) return false;
    } else {
      if (this.room(this.#last) < 1) return false;
      this.#room[this.#last]!--;
    }
    for (const { element, charge } of atoms) this.#atom(element, charge, 0);
    for (const [from, to, order] of bonds) this.bonds.push([from + offset, to + offset, order]);
    if (this.#last >= 0) this.bonds.push([this.#last, offset, 1]);
    if (out !== undefined) {
      this.#room[out + offset] = 1;
      this.#last = out + offset;
    } else if (this.#last < 0) this.#last = offset;
    return first !== undefined;
  }

  #one({ name, inner, count, charge }: Unit): boolean {
    if (count < 1 || count > 30) return false;
    if (name === 'H') {
      if (this.#last < 0 || this.room(this.#last) < count || charge !== 0) return false;
      this.#room[this.#last]! -= count;
      this.atoms[this.#last]!.hydrogens = (this.atoms[this.#last]!.hydrogens ?? 0) + count;
      return true;
    }
    if (inner) return this.#bracket(inner, count);
    const short = ABBREVIATIONS[name];
    if (short !== undefined) {
      if (charge !== 0) return false;
      const group = groupOfSmiles(short);
      if (count > 1 && group.out !== undefined) return false;
      for (let i = 0; i < count; i++) if (!this.#bind(group)) return false;
      return true;
    }
    return this.#element(name, count, charge);
  }

  #element(name: string, count: number, charge: number): boolean {
    const valences = valencesOf(name, charge);
    if (valences.length === 0) return false;
    if (this.#last < 0) {
      if (count !== 1) return false;
      const valence = valences[this.valence] ?? -1;
      if (valence < this.taken) return false;
      this.#last = this.#atom(name, charge, valence - this.taken);
      return true;
    }
    const most = valences[0]!;
    for (let i = 0; i < count; i++) {
      // oxygen behind what has room for it twice, and several in a row, are double bonds: S(=O)2 of SO2
      const order = name === 'O' && count > 1 ? 2 : 1;
      if (this.room(this.#last) < order || most < order) return false;
      this.#room[this.#last]! -= order;
      const atom = this.#atom(name, charge, most - order);
      this.bonds.push([this.#last, atom, order]);
      if (count === 1 && most > 1) this.#last = atom;
    }
    return true;
  }

  #bracket(inner: readonly Unit[], count: number): boolean {
    if (this.#last < 0) return false;
    for (let i = 0; i < count; i++) {
      const before = this.#last;
      if (this.room(before) < 1) return false;
      if (!this.add(inner)) return false;
      const goesOn = this.#last !== before && this.room(this.#last) > 0;
      if (!goesOn) this.#last = before;
    }
    return true;
  }
}

/**
 * The group that a label writes, bound at its left end, or at its right end where `turned`.
 * @param taken Sum of the orders of the bonds to it.
 * @param onward Order of a bond that leaves at the other end.
 */
export function groupOf(
  text: string,
  {
    taken,
    onward = 0,
    turned = false,
  }: { readonly taken: number; readonly onward?: number; readonly turned?: boolean },
): Group | undefined {
  if (text === 'H')
    return taken === 1 && onward === 0 ? { atoms: [{ element: 'H', charge: 0 }], bonds: [] } : undefined;
  for (const whole of [true, false])
    for (const units of turned ? turnedUnits(text) : [unitsOf(text, whole)]) {
      if (!units) continue;
      for (const valence of [0, 1, 2]) {
        const chain = new Chain(taken, valence);
        if (!chain.add(units) || chain.atoms.length === 0) continue;
        if (!chain.full(chain.last, onward)) continue;
        return { atoms: chain.atoms, bonds: chain.bonds, ...(onward > 0 && { out: chain.last }) };
      }
    }
  return undefined;
}

/** Ways to read a label from its right end: `H3C` as C with three H, `CH3O` as O with CH3, `MeO2C` as CO2 with Me. */
function turnedUnits(text: string): (Unit[] | undefined)[] {
  const ways: (Unit[] | undefined)[] = [];
  // the longest end that has a name of its own
  for (const [end, name] of Object.entries(TURNED).sort((a, b) => b[0].length - a[0].length)) {
    if (!text.endsWith(end) || /[a-z(]/.test(end[0]!)) continue;
    const before = unitsOf(text.slice(0, -end.length), true);
    const head = unitsOf(name, true);
    if (before && head) ways.push([...head, ...hydrogensBehind(before)].flat());
  }
  for (const whole of [true, false]) {
    const units = unitsOf(text, whole);
    if (!units) continue;
    const inside = units.map((unit) => (unit.inner ? { ...unit, inner: reversedGroups(unit.inner) } : unit));
    ways.push(hydrogensBehind(units), reversedGroups(units), reversedGroups(inside));
  }
  return ways;
}

/** Turned round where hydrogens stand before their atom: `H3CO` is O, C, H3. */
const hydrogensBehind = (units: readonly Unit[]): Unit[] =>
  [...units].reverse().map((unit) => (unit.inner ? { ...unit, inner: headFirst(unit.inner) } : unit));

/** What stands in brackets, from the atom that is bound: `(H3C)2N`, but `(CH3)2N` as well. */
const headFirst = (units: readonly Unit[]): readonly Unit[] => (units[0]?.name === 'H' ? [...units].reverse() : units);

/** Turned round where hydrogens stand behind their atom: `CH3O` is O, C, H3; `HOCH2` is C, H2, O, H. */
function reversedGroups(units: readonly Unit[]): Unit[] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (unit.name === 'H' && last && last[0]!.name !== 'H') last.push(unit);
    else groups.push([unit]);
  }
  return groups.reverse().flat();
}
