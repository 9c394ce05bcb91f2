import { addYears } from './days.ts';

const yearOf = (day: number) => Math.trunc(day / 10_000);

/**
 * Ages in years of the patents that a publication cites, when it was published: its year less theirs. Cited patents
 * without a date are left out.
 * @see Kayal and Waters, "An empirical evaluation of the technology cycle time indicator", IEEE Trans. Eng. Manag. 46
 *   (1999)
 */
export function citedAges({
  publication_date,
  cites,
}: {
  readonly publication_date?: number | undefined;
  readonly cites: readonly { readonly date?: number | undefined }[];
}): number[] {
  if (publication_date === undefined) return [];
  return cites.flatMap(({ date }) => (date === undefined ? [] : [yearOf(publication_date) - yearOf(date)]));
}

/** The value in the middle; of an even number, the mean of the two; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

/** A document as what cites or is cited: its distinct IPC subclasses. */
export type Subclasses = readonly string[];

/** The distinct IPC subclasses of symbols. */
export const subclassesOf = (symbols: readonly string[]): Subclasses => [
  ...new Set(symbols.map((symbol) => symbol.slice(0, 4)).filter((subclass) => /^[A-H]\d\d[A-Z]$/.test(subclass))),
];

/** A figure that rests on pairs of patents and subclasses, with their number. */
export interface OnPairs {
  readonly value: number;
  readonly pairs: number;
}

/** Below so many pairs a figure is absent. */
const LEAST_PAIRS = 2;

/**
 * How widely the subclasses of the cited patents are spread: 1 - sum of s_j squared, s_j the share of subclass j among
 * all pairs of a cited patent and one of its subclasses. Undefined below two pairs.
 * @see Squicciarini, Dernis, Criscuolo, "Measuring Patent Quality", OECD STI Working Papers 2013/03, section 3.8;
 *   Trajtenberg, Henderson, Jaffe 1997
 */
export function originality(cited: readonly Subclasses[]): OnPairs | undefined {
  const all = cited.flat();
  if (all.length < LEAST_PAIRS) return undefined;
  const counts = [...Map.groupBy(all, (subclass) => subclass).values()].map(({ length }) => length);
  // whole numbers until the last division: equal spreads are equal values
  const squares = counts.reduce((sum, each) => sum + each ** 2, 0);
  return { value: (all.length ** 2 - squares) / all.length ** 2, pairs: all.length };
}

/**
 * How widely the subclasses of the citing patents are spread: each citing patent spreads one unit over its subclasses,
 * the shares are averaged over the citing patents, and their squares are summed and taken from 1. Undefined below two
 * pairs.
 * @see Squicciarini, Dernis, Criscuolo 2013, section 3.7
 */
export function generality(citing: readonly Subclasses[]): OnPairs | undefined {
  const known = citing.filter((subclasses) => subclasses.length > 0);
  const pairs = known.reduce((sum, subclasses) => sum + subclasses.length, 0);
  if (pairs < LEAST_PAIRS) return undefined;
  const shares = new Map<string, number>();
  for (const subclasses of known)
    for (const subclass of subclasses)
      shares.set(subclass, (shares.get(subclass) ?? 0) + 1 / subclasses.length / known.length);
  return { value: 1 - [...shares.values()].reduce((sum, each) => sum + each ** 2, 0), pairs };
}

/**
 * The share of pairs of a cited patent and one of its subclasses whose subclass the patent itself does not have.
 * Undefined below two pairs.
 * @see Squicciarini, Dernis, Criscuolo 2013, section 3.9; Shane 2001
 */
export function radicalness(own: Subclasses, cited: readonly Subclasses[]): OnPairs | undefined {
  const all = cited.flat();
  if (all.length < LEAST_PAIRS) return undefined;
  return { value: all.filter((subclass) => !own.includes(subclass)).length / all.length, pairs: all.length };
}

/** What citations are counted by of a publication that cites or is cited. */
export interface Citing {
  readonly subclasses: Subclasses;
  /** yyyyMMdd, as far as it is known. */
  readonly publication_date?: number | undefined;
}

/** The same of one that is cited: its record's, or what was printed with the citation. */
export interface Cited {
  readonly subclasses: Subclasses;
  /** Standard names of its owners; none of one that is not stored. */
  readonly owners: readonly string[];
}

/** Figures of a publication that follow from those that it cites and that cite it. Unknown is absent. */
export interface CitationFigures {
  /** Publications that cite it, published no later than five years after it; absent without its own day. */
  readonly forward_5_years?: number;
  /** Stored publications that it cites and one of its owners owned when they were published. */
  readonly self: number;
  readonly originality?: OnPairs;
  readonly generality?: OnPairs;
  readonly radicalness?: OnPairs;
}

/** Years in which citations are awaited (Squicciarini, Dernis, Criscuolo 2013, section 3.4). */
export const AWAITED = 5;

/** The figures of a publication, from what it cites (each document once) and what cites it. Pure. */
export function citationFigures(
  own: Citing & Cited,
  cited: readonly Cited[],
  citing: readonly Citing[],
): CitationFigures {
  const last = own.publication_date === undefined ? undefined : addYears(own.publication_date, AWAITED);
  const owners = new Set(own.owners);
  const classes = cited.map(({ subclasses }) => subclasses);
  const on = {
    originality: originality(classes),
    generality: generality(citing.map(({ subclasses }) => subclasses)),
    radicalness: radicalness(own.subclasses, classes),
  };
  return {
    ...(last !== undefined && {
      forward_5_years: citing.filter(({ publication_date: day }) => day !== undefined && day <= last).length,
    }),
    self: cited.filter((each) => each.owners.some((owner) => owners.has(owner))).length,
    ...(on.originality && { originality: on.originality }),
    ...(on.generality && { generality: on.generality }),
    ...(on.radicalness && { radicalness: on.radicalness }),
  };
}
