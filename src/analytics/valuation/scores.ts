import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { firstClaimLength, patents, publishedClaims } from '#collections/patents/patents.ts';
import type { Aggregate } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { technologyFields } from '#patents/technology-fields.ts';
import { type CohortOf, cohortQuery, cohortsOf, cohortWords, narrowest } from '../cohort.ts';
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
  IPC_COUNT:         { dimension: 'technology', label: 'IPC symbols', of: ({ ipc }) => ipc.length || undefined },
  CLAIM_COUNT:       { dimension: 'technology', label: 'claims', of: (p) => publishedClaims(p)?.claims.length },
  FCLMS_WORDCOUNT:   { dimension: 'legal', label: 'length of the first claim', less: true, of: firstClaimLength },
  EXDT:              { dimension: 'legal', label: 'year of expiry', of: ({ expiry_date: day }) => (day === undefined ? undefined : Math.trunc(day / 10_000)) },
  FAM_COUNT:         { dimension: 'market', label: 'stored publications of the simple family' },
  FAM_COUNTRY_COUNT: { dimension: 'market', label: 'authorities of the simple family' },
  IN_COUNT:          { dimension: 'strategic', label: 'inventors', of: ({ inventors }) => inventors.length || undefined },
  ANC_COUNT:         { dimension: 'strategic', label: 'current owners', of: (p) => currentOwners(p).length || undefined },
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

type Reader = Pick<Corpus, 'aggregate' | 'links'>;

/** Stands for a column where the figure is of the patent's main group. */
const GROWTH = 'IPC_GROUP';

/** Everything that a patent is measured by. */
export const MEASURES: readonly { readonly dimension: Dimension; readonly column: string }[] = [
  ...Object.entries(INDICATORS).map(([column, { dimension }]) => ({ dimension, column })),
  { dimension: 'economy', column: GROWTH },
];

/** A cohort that is smaller says nothing; a wider one is taken. */
const LEAST_MEMBERS = 30;
/** Values of a figure that are told apart; those of all figures are within the buckets of a tree. */
const MOST_VALUES = 2_000;
/** Years of filings that are compared with as many before: the growth of a class. */
const GROWTH_YEARS = 5;
const MOST_GROUPS = 400;

const values = (field: string, ...of: string[]): Query => ({ kind: 'values', field, values: of });

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
    const cohorts = cohortsOf(patent);
    if (!cohorts) return undefined;
    const { counted, of: cohort_of } = await narrowest(
      cohorts,
      (of) => this.#count(of),
      ({ count }) => count >= LEAST_MEMBERS,
    );
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
    places.push(...(await this.#growthOf(patent, technologyFields(patent.ipc)[0]!)));
    const dimensions = Object.fromEntries(
      [...Map.groupBy(places, ({ dimension }) => dimension)].map(([dimension, of]) => [
        dimension,
        of.reduce((sum, { percentile }) => sum + percentile, 0) / of.length,
      ]),
    );
    const [cohort, cohort_query] = [cohortWords(cohort_of), printQuery(cohortQuery(cohort_of))];
    return { dimensions, places, cohort, cohort_of, cohort_query, members: counted.count };
  }

  #count(of: CohortOf): Promise<Aggregate> {
    const key = cohortWords(of);
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
      counted = this.#corpus.aggregate(
        patents,
        { query: cohortQuery(of), ...(this.#signal && { signal: this.#signal }) },
        { by },
      );
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
