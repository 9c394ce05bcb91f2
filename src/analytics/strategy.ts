import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { citedAges, median } from '#patents/citations.ts';
import { partyType, standardName } from '#patents/names.ts';
import { technologyFields } from '#patents/technology-fields.ts';
import { share } from './years.ts';

/**
 * What a portfolio is like, by published definitions; shares of families, 0 to 1, not rounded. Unknown is absent.
 *
 * - `co_patenting`: families with two or more owners that are organisations, of those with an owner. Where it hangs on
 *   owners whose names do not tell what they are, a family is left out.
 * - `internationalization`: families with inventors of two or more countries, of those with a country.
 * - `scientific_content`: families that cite more literature than patents, of those that cite (Narin's science
 *   linkage).
 * - `current_relevance`: median over the publications of the median age of what each cites, in years (technology cycle
 *   time; Kayal and Waters, "An empirical evaluation of the technology cycle time indicator", IEEE Trans. Eng. Manag.
 *   46 (1999)).
 * - `growth_in_patent_stock`: mean of the yearly growth rates of the cumulated families by filing year, over the last
 *   five years that publication delay does not cut.
 * - `patent_complexity`: families in more than one field of technology, of those in any.
 * - `technology_specialization`: Herfindahl index over fields; a family in n fields counts 1/n in each.
 * - `patent_influence`: share of the publications that are in the tenth cited most of their field and filing year, over
 *   a tenth: 1 is what chance gives.
 */
export interface Strategy {
  readonly co_patenting?: number;
  readonly internationalization?: number;
  readonly scientific_content?: number;
  readonly current_relevance?: number;
  readonly growth_in_patent_stock?: number;
  readonly patent_complexity?: number;
  readonly technology_specialization?: number;
  readonly patent_influence?: number;
}

/** Publications that are read: the latest. */
const LATEST = 5_000;
const PAGE = 250;
const GROWTH_YEARS = 5;

/** A simple family of the portfolio, as far as its members were found. */
interface Family {
  readonly owners: Set<string>;
  readonly organisations: Set<string>;
  /** Owners whose names do not tell whether they are persons. */
  readonly untold: Set<string>;
  readonly countries: Set<string>;
  readonly fields: Set<number>;
  patents: number;
  literature: number;
  filed: number;
}

/**
 * @param full The last filing year that publication delay does not cut.
 */
export async function strategyOf(
  corpus: Corpus,
  query: Query,
  full: number,
  signal: AbortSignal,
): Promise<{ strategy: Strategy; looked_at: number; families: number; undecided: number }> {
  const { hits } = await corpus.search(patents, {
    ...{ query, signal, offset: 0, limit: LATEST },
    sort: [{ field: 'PBD', order: 'desc' }],
  });
  const ids = hits.map(({ id }) => id);
  const groups = await corpus.groups(patents, ids, 'simple_family');
  const families = new Map<string | number, Family>();
  const ages: number[] = [];
  const places: Place[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    signal.throwIfAborted();
    for (const patent of await corpus.get(patents, ids.slice(from, from + PAGE))) {
      const id = groups.get(patent.publication_number) ?? patent.publication_number;
      const family = families.get(id) ?? none();
      families.set(id, family);
      add(family, patent);
      const age = median(citedAges(patent));
      if (age !== undefined) ages.push(age);
      if (patent.filing_date !== undefined)
        for (const field of technologyFields(patent.ipc))
          places.push({ id: patent.publication_number, field, year: Math.trunc(patent.filing_date / 10_000) });
    }
  }
  const all = [...families.values()];
  const known = {
    ...shares(all),
    current_relevance: median(ages),
    growth_in_patent_stock: growth(all, full),
    patent_influence: await influence(corpus, places, signal),
  };
  const strategy = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  const undecided = all.filter((family) => owning(family) === 'undecided').length;
  return { strategy, looked_at: ids.length, families: families.size, undecided };
}

const none = (): Family => ({
  ...{ owners: new Set(), organisations: new Set(), untold: new Set(), countries: new Set(), fields: new Set() },
  ...{ patents: 0, literature: 0, filed: Number.POSITIVE_INFINITY },
});

function add(family: Family, patent: Patent): void {
  const inventors = new Set(patent.inventors.map(({ name, standard_name = standardName(name) }) => standard_name));
  for (const { name, standard_name = standardName(name), type: stated = partyType(name) } of currentOwners(patent)) {
    const type = inventors.has(standard_name) ? 'person' : stated;
    family.owners.add(standard_name);
    if (type === undefined) family.untold.add(standard_name);
    else if (type !== 'person') family.organisations.add(standard_name);
  }
  for (const { country } of patent.inventors) if (country) family.countries.add(country);
  for (const field of technologyFields(patent.ipc)) family.fields.add(field);
  family.patents += patent.cites.length;
  family.literature += patent.cites_literature.length;
  if (patent.filing_date !== undefined) family.filed = Math.min(family.filed, Math.trunc(patent.filing_date / 10_000));
}

/** Whether two organisations own a family; undefined where nobody is named. */
function owning({ owners, organisations, untold }: Family): 'together' | 'not together' | 'undecided' | undefined {
  if (owners.size === 0) return undefined;
  if (organisations.size > 1) return 'together';
  return organisations.size + untold.size > 1 ? 'undecided' : 'not together';
}

function shares(all: readonly Family[]) {
  const of = (within: (family: Family) => boolean, what: (family: Family) => boolean) => {
    const some = all.filter(within);
    return share(some.filter(what).length, some.length);
  };
  const placed = all.filter(({ fields }) => fields.size > 0);
  const weights = new Map<number, number>();
  for (const { fields } of placed)
    for (const field of fields) weights.set(field, (weights.get(field) ?? 0) + 1 / fields.size / placed.length);
  return {
    co_patenting: of(
      (family) => ['together', 'not together'].includes(owning(family) ?? ''),
      (family) => owning(family) === 'together',
    ),
    internationalization: of(
      ({ countries }) => countries.size > 0,
      ({ countries }) => countries.size > 1,
    ),
    // a portfolio that cites no patent at all comes from a source without such citations
    scientific_content: all.some((family) => family.patents > 0)
      ? of(
          (family) => family.patents + family.literature > 0,
          (family) => family.literature > family.patents,
        )
      : undefined,
    patent_complexity: of(
      ({ fields }) => fields.size > 0,
      ({ fields }) => fields.size > 1,
    ),
    technology_specialization:
      placed.length === 0 ? undefined : [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0),
  };
}

/** Mean of the last five growth rates of the cumulated families; years before the first family have none. */
function growth(all: readonly Family[], full: number): number | undefined {
  const stock = (year: number) => all.filter(({ filed }) => filed <= year).length;
  const rates: number[] = [];
  for (let year = full - GROWTH_YEARS + 1; year <= full; year++) {
    const before = stock(year - 1);
    if (before > 0) rates.push(stock(year) / before - 1);
  }
  return rates.length === 0 ? undefined : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** A publication in one of its cohorts: all stored publications of a field and filing year. */
interface Place {
  readonly id: string;
  readonly field: number;
  readonly year: number;
}

/**
 * Years of a field that are counted in one tree, and different numbers of citations in each: together within the
 * buckets that a tree may have.
 */
const TOGETHER = 20;
const NUMBERS = 900;
const TENTH = 0.1;

/**
 * How often the publications stand in the cited tenth of their cohorts, over a tenth. Of those with as many citations
 * as the last of the tenth, each has an equal part of the places that are left. Cohorts in which nobody is cited tell
 * nothing.
 */
async function influence(corpus: Corpus, places: readonly Place[], signal: AbortSignal): Promise<number | undefined> {
  const ids = [...new Set(places.map(({ id }) => id))];
  const cited = new Map<string, number>();
  for (let from = 0; from < ids.length; from += PAGE)
    for (const [id, { records }] of await corpus.links(patents, ids.slice(from, from + PAGE), 'cited_by'))
      cited.set(id, records.length);
  let inside = 0;
  let counted = 0;
  for (const [field, own] of Map.groupBy(places, (place) => place.field)) {
    const parts = await tenthsOf(corpus, field, [...new Set(own.map(({ year }) => year))], signal);
    for (const { id, year } of own) {
      const part = parts.get(year);
      if (!part) continue;
      counted++;
      inside += part(cited.get(id) ?? 0);
    }
  }
  return counted === 0 ? undefined : inside / counted / TENTH;
}

/** The cited tenths of a field's cohorts, by filing year. */
async function tenthsOf(corpus: Corpus, field: number, years: readonly number[], signal: AbortSignal) {
  const tenths = new Map<number, ReturnType<typeof tenth>>();
  const query = { kind: 'values', field: 'WIPO_FIELD', values: [String(field)] } as const;
  for (let from = 0; from < years.length; from += TOGETHER) {
    const queries = years.slice(from, from + TOGETHER).map((year) => ({
      name: String(year),
      query: { kind: 'range', field: 'APD', from: `${year}0000`, to: `${year}1231` } as const,
    }));
    const cited = { axis: 'values', field: 'F_CITES_COUNT', top: NUMBERS } as const;
    const tree = { by: { year: { axis: 'queries', queries, by: { cited } } } } as const;
    const { by } = await corpus.aggregate(patents, { query, signal }, tree);
    for (const { value, count, by: inner } of by!.year!.buckets) {
      if (count === 0 || inner!.cited!.other > 0) continue;
      const numbers = inner!.cited!.buckets.map((bucket) => [Number(bucket.value), bucket.count] as const);
      tenths.set(Number(value), tenth(count, numbers));
    }
  }
  return tenths;
}

/**
 * How much of a publication with so many citations is in the tenth that is cited most.
 * @param numbers Numbers of citations with the publications that have them.
 * @returns Undefined where nobody is cited.
 */
export function tenth(
  size: number,
  numbers: readonly (readonly [citations: number, publications: number])[],
): ((citations: number) => number) | undefined {
  let left = Math.ceil(size * TENTH);
  for (const [citations, publications] of numbers.toSorted(([a], [b]) => b - a)) {
    if (citations === 0) return undefined;
    if (publications >= left) {
      const part = left / publications;
      return (own) => (own > citations ? 1 : own === citations ? part : 0);
    }
    left -= publications;
  }
  return undefined;
}
