import { type CohortOf, cohortQuery, cohortsOf, cohortWords, narrowest } from '#analytics/cohort.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Aggregate } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Breakthrough, breakthrough, LEAST_OF_BREAKTHROUGHS } from './breakthrough.ts';
import { cutOf, type Distribution, QUALITY_PARTS, type QualityPart, qualityIndex } from './quality-index.ts';

/** What a patent is among its cohort; what cannot be said is absent. */
export interface InCohort {
  readonly breakthrough?: Breakthrough & { readonly cohort: string; readonly five_year_citations: number };
  readonly quality?: {
    /** Absent where one of the parts is not known, or nobody of the cohort has it. */
    readonly value?: number;
    readonly cohort: string;
    readonly members: number;
    readonly parts: readonly { readonly part: QualityPart; readonly value?: number; readonly cut?: number }[];
  };
}

/** Members of a cohort that tell something; else a wider one is taken. */
const LEAST_MEMBERS = 30;
/** Distinct values of a figure that are read of a cohort: all four together are within the bounds of a tree. */
const MOST_VALUES = 4_900;
const PARTS = Object.entries(QUALITY_PARTS) as [QualityPart, string][];

/** What patents are among their cohorts, in their order: those stored of the same field and filing year, or wider. */
export async function inCohorts(
  corpus: Pick<Corpus, 'aggregate'>,
  records: readonly Patent[],
  signal?: AbortSignal,
): Promise<InCohort[]> {
  const counts = new Map<string, Promise<Cohort>>();
  const tree = {
    by: Object.fromEntries(PARTS.map(([, field]) => [field, { axis: 'values' as const, field, top: MOST_VALUES }])),
  };
  const count = (of: CohortOf): Promise<Cohort> => {
    const key = cohortWords(of);
    let counted = counts.get(key);
    if (!counted) {
      counted = corpus.aggregate(patents, { query: cohortQuery(of), ...(signal && { signal }) }, tree).then(cohortOf);
      counts.set(key, counted);
    }
    return counted;
  };
  const all: InCohort[] = [];
  for (const patent of records) {
    const cohorts = cohortsOf(patent);
    all.push(cohorts ? await among(cohorts, count, await figuresOf(corpus, patent, signal)) : {});
  }
  return all;
}

type Figures = Readonly<Partial<Record<QualityPart, number>>>;

/** What is kept of a cohort that was counted: of a hundred patents, all values of all cohorts would be a lot. */
interface Cohort {
  readonly members: number;
  /** Members whose citations are known, and how many of them have how many; empty where not every value was read. */
  readonly cited: number;
  readonly citations: Distribution;
  readonly cuts: Figures;
}

const cohortOf = (counted: Aggregate): Cohort => ({
  members: counted.count,
  cited: known(counted, 'five_year_citations'),
  citations: distribution(counted, 'five_year_citations') ?? [],
  cuts: Object.fromEntries(
    PARTS.flatMap(([part]) => {
      const cut = cutOf(distribution(counted, part) ?? []);
      return cut === undefined ? [] : [[part, cut]];
    }),
  ) as Figures,
});

/** The figures of a patent as its columns have them. */
async function figuresOf(
  corpus: Pick<Corpus, 'aggregate'>,
  { publication_number }: Patent,
  signal?: AbortSignal,
): Promise<Figures> {
  const { measures } = await corpus.aggregate(
    patents,
    { query: { kind: 'term', field: 'PN', text: publication_number }, ...(signal && { signal }) },
    { measures: Object.fromEntries(PARTS.map(([part, field]) => [part, { measure: 'max' as const, field }])) },
  );
  return measures as Figures;
}

async function among(
  cohorts: readonly CohortOf[],
  count: (of: CohortOf) => Promise<Cohort>,
  figures: Figures,
): Promise<InCohort> {
  const hundred = await narrowest(cohorts, count, ({ cited }) => cited >= LEAST_OF_BREAKTHROUGHS);
  const own = figures.five_year_citations;
  const cited = own === undefined ? undefined : breakthrough(own, hundred.counted.citations);
  const { of, counted } = await narrowest(cohorts, count, ({ members }) => members >= LEAST_MEMBERS);
  const { members, cuts } = counted;
  const value = members < LEAST_MEMBERS ? undefined : qualityIndex(figures, cuts);
  return {
    ...(cited &&
      own !== undefined && { breakthrough: { ...cited, five_year_citations: own, cohort: cohortWords(hundred.of) } }),
    quality: {
      ...(value !== undefined && { value }),
      ...{ cohort: cohortWords(of), members },
      parts: PARTS.map(([part]) => ({
        part,
        ...(figures[part] !== undefined && { value: figures[part] }),
        ...(cuts[part] !== undefined && { cut: cuts[part] }),
      })),
    },
  };
}

const axisOf = ({ by }: Aggregate, part: QualityPart) => by![QUALITY_PARTS[part]]!;
const known = (counted: Aggregate, part: QualityPart) => counted.count - axisOf(counted, part).without;

/** Undefined where not every value was read: a part of them would be cut at a wrong place. */
function distribution(counted: Aggregate, part: QualityPart): Distribution | undefined {
  const { other, buckets } = axisOf(counted, part);
  return other > 0 ? undefined : buckets.map((bucket) => [Number(bucket.value), bucket.count] as const);
}
