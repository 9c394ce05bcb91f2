import type { GraphView } from './graph.ts';
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

/** A query made ready: the order in which its atoms are looked for. */
export interface CompiledQuery {
  readonly steps: readonly Step[];
  /** Least number of atoms by element. */
  readonly least: readonly (readonly [number: number, count: number])[];
  readonly atoms: number;
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
 * Makes a query ready. An atom without element (`*`) and a bond without order (`~`) stand for any; hydrogens that are
 * not written stand for nothing.
 * The atom that is rarest in organic molecules comes first, then what hangs on it.
 */
export function compileQuery(molecule: Molecule, rules: MatchRules): CompiledQuery {
  const { atoms, bonds } = molecule;
  const free = rules.tautomer ? new Set<number>() : mobileBonds(molecule);
  const hanging: { to: number; order: number }[][] = atoms.map(() => []);
  for (const [i, { from, to, order }] of bonds.entries()) {
    const asked = free.has(i) || order === NO_ORDER ? ANY : order;
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
  const least = new Map<number, number>();
  for (const { number } of atoms) if (number > 0) least.set(number, (least.get(number) ?? 0) + 1);
  return { steps, least: [...least], atoms: atoms.length };
}

/** Whether a molecule contains a query; undefined where it could not be decided in a bounded number of steps. */
export function contains(query: CompiledQuery, target: GraphView): boolean | undefined {
  if (query.atoms > target.atoms) return false;
  for (const [number, count] of query.least) if (target.ofElement[number]! < count) return false;
  return new Search(query, target).run();
}

class Search {
  readonly #steps: readonly Step[];
  readonly #target: GraphView;
  /** The atom of the molecule at which each step is; -1 before the first. */
  readonly #at: Int32Array;
  /** Where the search for a step goes on: an atom, or a place among the bonds of the atom that it hangs on. */
  readonly #cursor: Int32Array;
  readonly #used: Uint8Array;

  constructor({ steps }: CompiledQuery, target: GraphView) {
    this.#steps = steps;
    this.#target = target;
    this.#at = new Int32Array(steps.length).fill(-1);
    this.#cursor = new Int32Array(steps.length);
    this.#used = new Uint8Array(target.atoms);
  }

  run(): boolean | undefined {
    const last = this.#steps.length;
    let depth = 0;
    this.#begin(0);
    for (let tried = 0; tried < MOST_STEPS; tried++) {
      const atom = this.#next(depth);
      if (atom < 0) {
        if (depth === 0) return false;
        depth--;
        this.#used[this.#at[depth]!] = 0;
      } else {
        this.#at[depth] = atom;
        this.#used[atom] = 1;
        depth++;
        if (depth === last) return true;
        this.#begin(depth);
      }
    }
    return undefined;
  }

  #begin(depth: number): void {
    const { on } = this.#steps[depth]!;
    this.#cursor[depth] = on < 0 ? 0 : this.#target.first[this.#at[on]!]!;
  }

  /** The next atom that a step can be at, or -1. */
  #next(depth: number): number {
    const step = this.#steps[depth]!;
    const { first, neighbour, order, atoms } = this.#target;
    if (step.on < 0) {
      while (this.#cursor[depth]! < atoms) {
        const atom = this.#cursor[depth]!++;
        if (this.#fits(step, atom)) return atom;
      }
      return -1;
    }
    const end = first[this.#at[step.on]! + 1]!;
    while (this.#cursor[depth]! < end) {
      const at = this.#cursor[depth]!++;
      if ((step.order === ANY || order[at] === step.order) && this.#fits(step, neighbour[at]!)) return neighbour[at]!;
    }
    return -1;
  }

  #fits(step: Step, atom: number): boolean {
    const { number, charge, radicals, isotope, first } = this.#target;
    if (this.#used[atom] || (step.number !== 0 && number[atom] !== step.number)) return false;
    if (first[atom + 1]! - first[atom]! < step.degree) return false;
    if (step.charge !== 0 && charge[atom] !== step.charge) return false;
    if (step.radicals !== 0 && radicals[atom] !== step.radicals) return false;
    if (step.isotope !== 0 && isotope[atom] !== step.isotope) return false;
    return step.closures.every(({ step: other, order }) => this.#bonded(atom, this.#at[other]!, order));
  }

  #bonded(a: number, b: number, asked: number): boolean {
    const { first, neighbour, order } = this.#target;
    for (let at = first[a]!; at < first[a + 1]!; at++)
      if (neighbour[at] === b) return asked === ANY || order[at] === asked;
    return false;
  }
}
