import { GraphView, MOST_ATOMS } from './graph.ts';
import { AROMATIC, type Molecule } from './molecule.ts';

/** What a substructure query takes into account. */
export interface MatchRules {
  /** A charge of the query must be there. */
  readonly charge: boolean;
  readonly isotope: boolean;
  readonly radical: boolean;
  /** False: a hydrogen of the query may sit at another atom of the same mobile group, with the bonds that follow. */
  readonly tautomer: boolean;
}

/** Any order of bond. */
const ANY = 255;
/** Of a bond that stands for any (`~`, type 8 of a MOL block), as the toolkit writes it. */
const NO_ORDER = 0;
/** Atoms that one molecule may be tried on before it counts as not decided. */
const MOST_STEPS = 200_000;

interface Step {
  readonly number: number;
  readonly charge: number;
  readonly radicals: number;
  readonly isotope: number;
  /** Least number of neighbours. */
  readonly degree: number;
  /** A matched atom that it hangs on, as a step, with the order of their bond; -1 at the begin of a part. */
  readonly on: number;
  readonly order: number;
  /** Further bonds to atoms that are matched before it. */
  readonly closures: readonly { readonly step: number; readonly order: number }[];
}

const MOBILE = new Set([7, 8, 16]);

/** Bonds along which a hydrogen may move between nitrogen, oxygen and sulfur: `HX-Y=Z` is `X=Y-ZH`. */
function mobileBonds({ atoms, bonds }: Molecule): Set<number> {
  const found = new Set<number>();
  for (const [i, one] of bonds.entries()) {
    for (const [j, other] of bonds.entries()) {
      const middle = [one.from, one.to].find((atom) => atom === other.from || atom === other.to);
      if (i === j || middle === undefined) continue;
      const giver = one.from === middle ? one.to : one.from;
      const taker = other.from === middle ? other.to : other.from;
      if (!MOBILE.has(atoms[giver]!.number) || !MOBILE.has(atoms[taker]!.number)) continue;
      if (atoms[giver]!.hydrogens > 0 && other.order !== 1 && (one.order === 1 || one.order === AROMATIC))
        found.add(i).add(j);
    }
  }
  return found;
}

/**
 * A query as its bonds are compared: those along which a hydrogen may move have no order where tautomers are one.
 */
export function comparedBonds(molecule: Molecule, { tautomer }: MatchRules): Molecule {
  if (tautomer) return molecule;
  const free = mobileBonds(molecule);
  return { ...molecule, bonds: molecule.bonds.map((bond, i) => (free.has(i) ? { ...bond, order: NO_ORDER } : bond)) };
}

/** The order in which the atoms of a query are looked for: the rarest in organic molecules, then what hangs on it. */
function stepsOf({ atoms, bonds }: Molecule, rules: MatchRules): readonly Step[] {
  const hanging: { to: number; order: number }[][] = atoms.map(() => []);
  for (const { from, to, order } of bonds) {
    const asked = order === NO_ORDER ? ANY : order;
    hanging[from]!.push({ to, order: asked });
    hanging[to]!.push({ to: from, order: asked });
  }
  const rarity = (at: number) => {
    const { number } = atoms[at]!;
    const common = number === 0 ? 3 : number === 6 ? 2 : number === 7 || number === 8 ? 1 : 0;
    return common * 16 - Math.min(15, hanging[at]!.length);
  };
  const place = new Map<number, number>();
  const steps: Step[] = [];
  const put = (at: number, on: number) => {
    const { number, charge, radicals, isotope } = atoms[at]!;
    const placed = hanging[at]!.filter(({ to }) => place.has(to));
    const base = placed.find(({ to }) => place.get(to) === on);
    place.set(at, steps.length);
    steps.push({
      number,
      charge: rules.charge ? charge : 0,
      radicals: rules.radical ? radicals : 0,
      // of an attachment point (`R2`) it is the number
      isotope: rules.isotope && number > 0 ? isotope : 0,
      degree: hanging[at]!.length,
      on: base ? on : -1,
      order: base?.order ?? ANY,
      closures: placed.filter((each) => each !== base).map(({ to, order }) => ({ step: place.get(to)!, order })),
    });
  };
  while (place.size < atoms.length) {
    const open = [...place.keys()].flatMap((from) =>
      hanging[from]!.filter(({ to }) => !place.has(to)).map(({ to }) => ({ from, to })),
    );
    // what closes most rings first, then the rarest
    const closing = ({ to }: { to: number }) => hanging[to]!.filter((each) => place.has(each.to)).length;
    const next = open.sort((a, b) => closing(b) - closing(a) || rarity(a.to) - rarity(b.to))[0];
    if (next) put(next.to, place.get(next.from)!);
    else {
      const rest = atoms.map((_, at) => at).filter((at) => !place.has(at));
      put(rest.sort((a, b) => rarity(a) - rarity(b))[0]!, -1);
    }
  }
  return steps;
}

/**
 * Finds a query in molecules, one after the other. An atom without element (`*`) and a bond without order (`~`) stand
 * for any; hydrogens that are not written stand for nothing.
 */
export class Matcher {
  readonly #target = new GraphView();
  readonly #steps: readonly Step[];
  /** Of each step, as in `Step`: numbers side by side are read faster than objects. */
  readonly #number: Uint8Array;
  readonly #degree: Uint16Array;
  readonly #on: Int16Array;
  readonly #order: Uint8Array;
  /** Whether it asks for more of an atom than its element and degree: 1 if so. */
  readonly #more: Uint8Array;
  /** Least number of atoms by element. */
  readonly #least: readonly (readonly [number: number, count: number])[];
  /** The atom of the molecule at which each step is. */
  readonly #at: Uint16Array;
  /** Where the search for a step goes on: an atom, or a place among the bonds of the atom that it hangs on. */
  readonly #cursor: Uint32Array;
  /** Of each atom of the molecule, 1 where a step is. */
  readonly #used = new Uint8Array(MOST_ATOMS);

  constructor(molecule: Molecule, rules: MatchRules) {
    const steps = stepsOf(comparedBonds(molecule, rules), rules);
    this.#steps = steps;
    this.#number = Uint8Array.from(steps, ({ number }) => number);
    this.#degree = Uint16Array.from(steps, ({ degree }) => degree);
    this.#on = Int16Array.from(steps, ({ on }) => on);
    this.#order = Uint8Array.from(steps, ({ order }) => order);
    this.#more = Uint8Array.from(steps, ({ charge, radicals, isotope, closures }) =>
      charge !== 0 || radicals !== 0 || isotope !== 0 || closures.length > 0 ? 1 : 0,
    );
    const least = new Map<number, number>();
    for (const { number } of molecule.atoms) if (number > 0) least.set(number, (least.get(number) ?? 0) + 1);
    this.#least = [...least];
    this.#at = new Uint16Array(steps.length);
    this.#cursor = new Uint32Array(steps.length);
  }

  /**
   * Whether a molecule, as `packGraph` writes it, contains the query; undefined where it could not be decided in a
   * bounded number of steps.
   * @param begin Where it begins in the bytes.
   */
  isIn(bytes: Uint8Array, begin = 0): boolean | undefined {
    const target = this.#target;
    target.loadAtoms(bytes, begin);
    if (this.#steps.length > target.atoms) return false;
    for (const [number, count] of this.#least) if (target.ofElement[number]! < count) return false;
    target.loadBonds();
    return this.#search();
  }

  #search(): boolean | undefined {
    const { number, first, neighbour, order, atoms } = this.#target;
    const [at, cursor, used] = [this.#at, this.#cursor, this.#used];
    const [numbers, degrees, ons, orders, more] = [this.#number, this.#degree, this.#on, this.#order, this.#more];
    const last = numbers.length;
    used.fill(0, 0, atoms);
    let depth = 0;
    cursor[0] = 0;
    for (let tried = 0; tried < MOST_STEPS; tried++) {
      const [asked, degree, on, bond] = [numbers[depth]!, degrees[depth]!, ons[depth]!, orders[depth]!];
      let found = -1;
      let place = cursor[depth]!;
      const end = on < 0 ? atoms : first[at[on]! + 1]!;
      for (; place < end && found < 0; place++) {
        if (on >= 0 && bond !== ANY && order[place] !== bond) continue;
        const atom = on < 0 ? place : neighbour[place]!;
        if (used[atom] !== 0 || (asked !== 0 && number[atom] !== asked)) continue;
        if (first[atom + 1]! - first[atom]! < degree) continue;
        if (more[depth] === 0 || this.#fits(this.#steps[depth]!, atom)) found = atom;
      }
      cursor[depth] = place;
      if (found < 0) {
        if (depth === 0) return false;
        depth--;
        used[at[depth]!] = 0;
      } else {
        at[depth] = found;
        used[found] = 1;
        depth++;
        if (depth === last) return true;
        cursor[depth] = ons[depth]! < 0 ? 0 : first[at[ons[depth]!]!]!;
      }
    }
    return undefined;
  }

  #fits({ charge, radicals, isotope, closures }: Step, atom: number): boolean {
    const target = this.#target;
    if (charge !== 0 && target.charge[atom] !== charge) return false;
    if (radicals !== 0 && target.radicals[atom] !== radicals) return false;
    if (isotope !== 0 && target.isotope[atom] !== isotope) return false;
    for (const { step, order } of closures) if (!this.#bonded(atom, this.#at[step]!, order)) return false;
    return true;
  }

  #bonded(a: number, b: number, asked: number): boolean {
    const { first, neighbour, order } = this.#target;
    for (let at = first[a]!; at < first[a + 1]!; at++)
      if (neighbour[at] === b) return asked === ANY || order[at] === asked;
    return false;
  }
}
