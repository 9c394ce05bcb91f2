/** A part of a material, and its share of all of it. */
export interface Component {
  readonly element: string;
  /** 0 to 1, by atoms. */
  readonly share: number;
}

export const ELEMENTS =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm'.split(
    ' ',
  );
const KNOWN = new Set(ELEMENTS);

/**
 * Standard atomic weights in grams a mole, abridged to four digits or so: what turns shares by weight into shares by
 * atoms.
 * @see IUPAC, Standard atomic weights 2021
 */
// biome-ignore format: read it as a table
const WEIGHTS: Readonly<Record<string, number>> = {
  H: 1.008, He: 4.0026, Li: 6.94, Be: 9.0122, B: 10.81, C: 12.011, N: 14.007, O: 15.999, F: 18.998, Ne: 20.18, Na: 22.99, Mg: 24.305, Al: 26.982, Si: 28.085, P: 30.974, S: 32.06, Cl: 35.45, Ar: 39.95, K: 39.098, Ca: 40.078,
  Sc: 44.956, Ti: 47.867, V: 50.942, Cr: 51.996, Mn: 54.938, Fe: 55.845, Co: 58.933, Ni: 58.693, Cu: 63.546, Zn: 65.38, Ga: 69.723, Ge: 72.63, As: 74.922, Se: 78.971, Br: 79.904, Kr: 83.798, Rb: 85.468, Sr: 87.62, Y: 88.906, Zr: 91.224,
  Nb: 92.906, Mo: 95.95, Ru: 101.07, Rh: 102.91, Pd: 106.42, Ag: 107.87, Cd: 112.41, In: 114.82, Sn: 118.71, Sb: 121.76, Te: 127.6, I: 126.9, Xe: 131.29, Cs: 132.91, Ba: 137.33, La: 138.91, Ce: 140.12, Pr: 140.91, Nd: 144.24, Sm: 150.36,
  Eu: 151.96, Gd: 157.25, Tb: 158.93, Dy: 162.5, Ho: 164.93, Er: 167.26, Tm: 168.93, Yb: 173.05, Lu: 174.97, Hf: 178.49, Ta: 180.95, W: 183.84, Re: 186.21, Os: 190.23, Ir: 192.22, Pt: 195.08, Au: 196.97, Hg: 200.59, Tl: 204.38, Pb: 207.2, Bi: 208.98, Th: 232.04, U: 238.03,
};

export const isElement = (symbol: string): boolean => KNOWN.has(symbol);

const PART = /\s*([A-Z][a-z]?)\s*(\d{1,5}(?:\.\d{1,6})?)?/y;
const MOST = 400;

/**
 * The amounts of elements that a formula states: `Al0.5 Co1 Fe1 Ni1`, `Al0.5CoFeNi`, `Ti(Al0.5Nb)2`; brackets multiply,
 * an element that stands twice counts together. Undefined for what is no formula.
 */
export function formulaAmounts(formula: string): ReadonlyMap<string, number> | undefined {
  const text = formula.trim();
  if (text === '' || text.length > MOST) return undefined;
  const stack: Map<string, number>[] = [new Map()];
  let at = 0;
  while (at < text.length) {
    const sign = text[at]!;
    if (sign === '(' || sign === '[') {
      stack.push(new Map());
      at++;
    } else if (sign === ')' || sign === ']') {
      const inner = stack.pop()!;
      const outer = stack.at(-1);
      if (!outer || inner.size === 0) return undefined;
      const factor = /^\d{1,5}(?:\.\d{1,6})?/.exec(text.slice(at + 1, at + 14))?.[0] ?? '';
      for (const [element, amount] of inner)
        outer.set(element, (outer.get(element) ?? 0) + amount * (factor === '' ? 1 : Number(factor)));
      at += 1 + factor.length;
    } else {
      PART.lastIndex = at;
      const part = PART.exec(text);
      if (!part || !KNOWN.has(part[1]!)) return undefined;
      const amounts = stack.at(-1)!;
      amounts.set(part[1]!, (amounts.get(part[1]!) ?? 0) + (part[2] === undefined ? 1 : Number(part[2])));
      at = PART.lastIndex;
    }
    while (text[at] === ' ') at++;
  }
  const [amounts] = stack;
  if (stack.length !== 1 || amounts!.size === 0) return undefined;
  return [...amounts!.values()].reduce((sum, each) => sum + each, 0) > 0 ? amounts : undefined;
}

/** Amounts as shares of one, in the order of the elements' symbols; what is none is left out. */
export function sharesOf(amounts: ReadonlyMap<string, number>): Component[] {
  const total = [...amounts.values()].reduce((sum, each) => sum + each, 0);
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([element, amount]) => ({ element, share: Number((amount / total).toPrecision(9)) }))
    .sort((a, b) => (a.element < b.element ? -1 : 1));
}

/** Amounts by weight as amounts by atoms; undefined where the weight of an atom is not known. */
export function byAtoms(weights: ReadonlyMap<string, number>): Map<string, number> | undefined {
  const moles = [...weights].map(([element, weight]) => [element, weight / (WEIGHTS[element] ?? Number.NaN)] as const);
  return moles.some(([, amount]) => Number.isNaN(amount)) ? undefined : new Map(moles);
}

/**
 * One way to write a composition: symbols in order with percents of atoms, such as `Al14.29 Co28.57 Fe28.57 Ni28.57`.
 */
export const compositionText = (composition: readonly Component[]): string =>
  composition.map(({ element, share }) => `${element}${Number((share * 100).toFixed(2))}`).join(' ');
