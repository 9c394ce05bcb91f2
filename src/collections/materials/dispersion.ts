import type { Material } from './materials.ts';

type Dispersion = NonNullable<Material['dispersion']>;
type Formula = (c: readonly number[], wavelength: number) => number;

const pairs = (c: readonly number[], from: number) =>
  Array.from(
    { length: Math.floor((c.length - from) / 2) },
    (_, i) => [c[from + 2 * i]!, c[from + 2 * i + 1]!] as const,
  );

/**
 * The formulas of refractiveindex.info by their numbers, wavelength in µm; coefficients that are not given are 0.
 * @see https://refractiveindex.info/database/doc/Dispersion%20formulas.pdf
 */
// biome-ignore format: read it as a table
const FORMULAS: Readonly<Record<number, Formula>> = {
  /** Sellmeier. */
  1: (c, w) => Math.sqrt(1 + c[0]! + sum(pairs(c, 1), ([a, b]) => (a * w ** 2) / (w ** 2 - b ** 2))),
  /** Sellmeier, squares given. */
  2: (c, w) => Math.sqrt(1 + c[0]! + sum(pairs(c, 1), ([a, b]) => (a * w ** 2) / (w ** 2 - b))),
  /** Polynomial. */
  3: (c, w) => Math.sqrt(c[0]! + sum(pairs(c, 1), ([a, b]) => a * w ** b)),
  /** RefractiveIndex.INFO. */
  4: (c, w) =>
    Math.sqrt(c[0]! + term4(c, 1, w) + term4(c, 5, w) + sum(pairs(c, 9), ([a, b]) => a * w ** b)),
  /** Cauchy. */
  5: (c, w) => c[0]! + sum(pairs(c, 1), ([a, b]) => a * w ** b),
  /** Gases. */
  6: (c, w) => 1 + c[0]! + sum(pairs(c, 1), ([a, b]) => a / (b - w ** -2)),
  /** Herzberger. */
  7: (c, w) => {
    const l = 1 / (w ** 2 - 0.028);
    return c[0]! + at(c, 1) * l + at(c, 2) * l ** 2 + at(c, 3) * w ** 2 + at(c, 4) * w ** 4 + at(c, 5) * w ** 6;
  },
  /** Retro: (n² - 1)/(n² + 2). */
  8: (c, w) => {
    const q = c[0]! + (at(c, 1) * w ** 2) / (w ** 2 - at(c, 2)) + at(c, 3) * w ** 2;
    return Math.sqrt((1 + 2 * q) / (1 - q));
  },
  /** Exotic. */
  9: (c, w) => Math.sqrt(c[0]! + at(c, 1) / (w ** 2 - at(c, 2)) + (at(c, 3) * (w - at(c, 4))) / ((w - at(c, 4)) ** 2 + at(c, 5))),
};
const at = (c: readonly number[], index: number) => c[index] ?? 0;
const sum = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((total, each) => total + of(each), 0);
/** `C2 w^C3 / (w^2 - C4^C5)`, absent where no coefficient of it is given. */
const term4 = (c: readonly number[], from: number, w: number) =>
  c.length <= from ? 0 : (c[from]! * w ** at(c, from + 1)) / (w ** 2 - at(c, from + 2) ** at(c, from + 3));

export const hasFormula = (number: number): boolean => Object.hasOwn(FORMULAS, number);

/**
 * The refractive index at a wavelength in µm: by the page's own formula, or between two points by a straight line.
 * Undefined outside the range that the source gives, and where the formula has no real value.
 */
export function indexAt(
  { from, to, formula, coefficients, points }: Dispersion,
  wavelength: number,
): number | undefined {
  if (!(wavelength >= from && wavelength <= to)) return undefined;
  if (formula !== undefined && coefficients) {
    const n = FORMULAS[formula]?.(coefficients, wavelength);
    return n !== undefined && Number.isFinite(n) ? n : undefined;
  }
  if (!points) return undefined;
  const next = points.findIndex(([w]) => w! >= wavelength);
  if (next < 0) return undefined;
  const [w1, n1] = points[next]!;
  if (w1 === wavelength || next === 0) return w1 === wavelength ? n1 : undefined;
  const [w0, n0] = points[next - 1]!;
  return n0! + ((n1! - n0!) * (wavelength - w0!)) / (w1! - w0!);
}
