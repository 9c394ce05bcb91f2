import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { firstClaimLength, patents, publishedClaims } from '#collections/patents/patents.ts';
import type { Aggregate } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { technologyFields, technologySector } from '#patents/technology-fields.ts';
import { percentile as percentileAmong } from '../percentile.ts';

export type Dimension = 'technology' | 'legal' | 'market' | 'strategic' | 'economy';

/** What a dimension is measured by: a column of the index, and the same of a record. */
interface Measured {
  readonly dimension: Dimension;
  readonly label: string;
  /** Less is better. */
  readonly less?: true;
  /** Of a record; absent: a column that follows from other records. */
  readonly of?: (patent: Patent) => number | undefined;
}

// biome-ignore format: read it as a table
const INDICATORS: Readonly<Record<string, Measured>> = {
  F_CITES_COUNT:     { dimension: 'technology', label: 'stored publications that cite it' },
  IPC_COUNT:         { dimension: 'technology', label: 'IPC symbols', of: ({ ipc }) => ipc.length },
  CLAIM_COUNT:       { dimension: 'technology', label: 'claims', of: (p) => publishedClaims(p)?.claims.length },
  FCLMS_WORDCOUNT:   { dimension: 'legal', label: 'length of the first claim', less: true, of: firstClaimLength },
  EXDT:              { dimension: 'legal', label: 'year of expiry', of: ({ expiry_date: day }) => (day === undefined ? undefined : Math.trunc(day / 10_000)) },
  FAM_COUNT:         { dimension: 'market', label: 'stored publications of the simple family' },
  FAM_COUNTRY_COUNT: { dimension: 'market', label: 'authorities of the simple family' },
  IN_COUNT:          { dimension: 'strategic', label: 'inventors', of: ({ inventors }) => inventors.length },
  ANC_COUNT:         { dimension: 'strategic', label: 'current owners', of: (p) => currentOwners(p).length },
};

/** One figure of a patent and its place among its cohort. */
export interface Place {
  readonly dimension: Dimension;
  /** The column that it was read of, of those in `MEASURES`. */
  readonly column: string;
  /** The same in words. */
  readonly indicator: string;
  readonly value: number;
  /** Share of the cohort's values below, equal ones half, in percent; where less is better, from the other end. */
  readonly percentile: number;
}

export interface Scores {
  /** 0 to 100: the mean of the percentiles of the dimension's indicators; absent where none is known. */
  readonly dimensions: Readonly<Partial<Record<Dimension, number>>>;
  readonly places: readonly Place[];
  /** With what the patent was compared, in words, and how many publications that are. */
  readonly cohort: string;
  readonly cohort_of: CohortOf;
  /** The expression that finds it. */
  readonly cohort_query: string;
  readonly members: number;
}

/** Publications of one kind, of a field or a sector (WIPO), of filing years; or all of the kind. */
export interface CohortOf {
  readonly kind: 'invention' | 'utility_model' | 'design';
  readonly field?: number;
  readonly sector?: number;
  readonly years?: readonly [from: number, to: number];
}

type Reader = Pick<Corpus, 'aggregate' | 'links'>;

interface Cohort {
  readonly counted: Aggregate;
  readonly of: CohortOf;
  readonly query: Query;
}

/** A cohort in words. */
function cohortWords({ kind, field, sector, years }: CohortOf): string {
  if (!years) return `${kind}: all stored`;
  const [from, to] = years;
  const where = field === undefined ? `sector ${sector}` : `field ${field}`;
  return `${kind}: WIPO ${where}, filed ${from === to ? from : `${from} to ${to}`}`;
}

/** Stands for a column where the figure is of the patent's main group. */
const GROWTH = 'IPC_GROUP';

/** Everything that a patent is measured by. */
export const MEASURES: readonly { readonly dimension: Dimension; readonly column: string }[] = [
  ...Object.entries(INDICATORS).map(([column, { dimension }]) => ({ dimension, column })),
  { dimension: 'economy', column: GROWTH },
];

/** A cohort that is smaller says nothing; a wider one is taken. */
const LEAST_MEMBERS = 30;
/** Values of a figure that are told apart: the most frequent. */
const MOST_VALUES = 500;
/** Years of filings that are compared with as many before: the growth of a class. */
const GROWTH_YEARS = 5;
const MOST_GROUPS = 400;

const TYPE_GROUPS = { A: 'invention', B: 'invention', U: 'utility_model', D: 'design' } as const;
const values = (field: string, ...of: string[]): Query => ({ kind: 'values', field, values: of });
/** From the first day of a year to the last of another. */
const filed = (from: number, to: number): Query => ({
  kind: 'range',
  field: 'APD',
  from: `${from}0101`,
  to: `${to}1231`,
});

const cohortQuery = ({ kind, field, sector, years }: CohortOf): Query =>
  allOf(
    values('TYPE_GROUP', kind),
    field === undefined ? undefined : values('WIPO_FIELD', `${field}`),
    sector === undefined ? undefined : values('WIPO_SECTOR', `${sector}`),
    years && filed(...years),
  );

/** Compares patents with those of their field and filing year; cohorts are counted once each. */
export class Cohorts {
  readonly #corpus: Reader;
  readonly #signal: AbortSignal | undefined;
  /** The last year of filing that publication delay does not cut. */
  readonly #lastYear: number;
  readonly #counted = new Map<string, Promise<Aggregate>>();
  readonly #growth = new Map<string, Promise<ReadonlyMap<string, number>>>();

  constructor(corpus: Reader, lastYear: number, signal?: AbortSignal) {
    this.#corpus = corpus;
    this.#lastYear = lastYear;
    this.#signal = signal;
  }

  /** Scores of patents, in their order; undefined for one without a filing year or an IPC symbol. */
  async scoresOf(records: readonly Patent[]): Promise<(Scores | undefined)[]> {
    const ids = records.map(({ publication_number }) => publication_number);
    const [cited, families] = await Promise.all([
      this.#corpus.links(patents, ids, 'cited_by'),
      this.#corpus.links(patents, ids, 'simple_family'),
    ]);
    const scores: (Scores | undefined)[] = [];
    for (const patent of records) {
      const id = patent.publication_number;
      const family = (families.get(id)?.records ?? []).filter(({ stored }) => stored).map((record) => record.id);
      scores.push(
        await this.#scoreOf(patent, {
          F_CITES_COUNT: cited.get(id)?.records.length ?? 0,
          FAM_COUNT: family.length,
          FAM_COUNTRY_COUNT: new Set(family.map((member) => member.slice(0, 2))).size,
        }),
      );
    }
    return scores;
  }

  async #scoreOf(patent: Patent, derived: Readonly<Record<string, number>>): Promise<Scores | undefined> {
    const year = patent.filing_date === undefined ? undefined : Math.trunc(patent.filing_date / 10_000);
    const [field] = technologyFields(patent.ipc);
    if (year === undefined || field === undefined) return undefined;
    const { counted, of: cohort_of, query } = await this.#cohortOf(patent, field, year);
    const places: Place[] = [];
    for (const [column, { dimension, label, less, of }] of Object.entries(INDICATORS)) {
      const value = of ? of(patent) : derived[column];
      if (value === undefined) continue;
      const { buckets } = counted.by![column]!;
      const percentile = percentileAmong(
        value,
        buckets.map((bucket) => [Number(bucket.value), bucket.count] as const),
      );
      if (percentile === undefined) continue;
      places.push({ dimension, column, indicator: label, value, percentile: less ? 100 - percentile : percentile });
    }
    places.push(...(await this.#growthOf(patent, field)));
    const dimensions = Object.fromEntries(
      [...Map.groupBy(places, ({ dimension }) => dimension)].map(([dimension, of]) => [
        dimension,
        of.reduce((sum, { percentile }) => sum + percentile, 0) / of.length,
      ]),
    );
    const [cohort, cohort_query] = [cohortWords(cohort_of), printQuery(query)];
    return { dimensions, places, cohort, cohort_of, cohort_query, members: counted.count };
  }

  /** The narrowest cohort with enough members: field and year, five years, the sector's five years, everything. */
  async #cohortOf(patent: Patent, field: number, year: number): Promise<Cohort> {
    const kind = TYPE_GROUPS[patent.patent_type];
    const sector = technologySector(field);
    const near = [year - 2, year + 2] as const;
    const tried: readonly Omit<CohortOf, 'kind'>[] = [
      { field, years: [year, year] },
      { field, years: near },
      { sector, years: near },
      {},
    ];
    for (const wider of tried) {
      const of = { kind, ...wider };
      const query = cohortQuery(of);
      const counted = await this.#count(cohortWords(of), query);
      if (counted.count >= LEAST_MEMBERS || !of.years) return { counted, of, query };
    }
    throw new Error('the last cohort is always taken');
  }

  #count(key: string, query: Query): Promise<Aggregate> {
    let counted = this.#counted.get(key);
    if (!counted) {
      const by = Object.fromEntries(
        Object.keys(INDICATORS).map((field) => [
          field,
          {
            ...{ axis: 'values' as const, field, top: MOST_VALUES },
            ...(field === 'EXDT' && { granularity: 'year' as const }),
          },
        ]),
      );
      counted = this.#corpus.aggregate(patents, { query, ...(this.#signal && { signal: this.#signal }) }, { by });
      this.#counted.set(key, counted);
    }
    return counted;
  }

  /** The growth of the patent's main group among all main groups of its field. */
  async #growthOf({ ipc }: Patent, field: number): Promise<Place[]> {
    let growth = this.#growth.get(`${field}`);
    if (!growth) this.#growth.set(`${field}`, (growth = this.#growths(field)));
    const all = await growth;
    const value = all.get(ipc[0]?.split('/')[0] ?? '');
    if (value === undefined || all.size < LEAST_MEMBERS) return [];
    const percentile = percentileAmong(value, all.values())!;
    return [
      { dimension: 'economy', column: GROWTH, indicator: 'growth of filings in its main group', value, percentile },
    ];
  }

  /** By main group: applications of the last five complete filing years over the five before, less 1. */
  async #growths(field: number): Promise<ReadonlyMap<string, number>> {
    const to = this.#lastYear;
    const span = (last: number) => ({ from: (last - GROWTH_YEARS + 1) * 10_000, to: last * 10_000 + 1231 });
    const ranges = { axis: 'ranges', field: 'APD', ranges: [span(to - GROWTH_YEARS), span(to)] } as const;
    const { by } = await this.#corpus.aggregate(
      patents,
      { query: values('WIPO_FIELD', `${field}`), ...(this.#signal && { signal: this.#signal }) },
      { unit: 'APNO', by: { group: { axis: 'values', field: GROWTH, top: MOST_GROUPS, by: { span: ranges } } } },
    );
    return new Map(
      by!.group!.buckets.flatMap((group) => {
        const [before, now] = group.by!.span!.buckets.map(({ count }) => count) as [number, number];
        return before === 0 ? [] : [[group.value, now / before - 1] as const];
      }),
    );
  }
}
