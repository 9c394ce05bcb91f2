import { patents } from '#collections/patents/patents.ts';
import type { AggregateTree, Bucket } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { APPLICANT, bucketsOf, top } from './axes.ts';
import { share, type Years } from './years.ts';

/** Who files most in a topic, in simple families. */
export interface Player {
  readonly name: string;
  readonly families: number;
  /** Of the topic's families, 0 to 1, not rounded. */
  readonly share: number;
  readonly years: readonly { readonly year: number; readonly families: number }[];
  readonly classes: readonly { readonly symbol: string; readonly families: number }[];
  readonly partners: readonly { readonly name: string; readonly families: number }[];
}

/** Partners and classes that are shown of each. */
const PARTNERS = 5;
const CLASSES = 3;

/** The tree that `playersOf` reads: `n` applicants with their years, subclasses and co-applicants. */
export const playersTree = (n: number, years: Years): AggregateTree => ({
  unit: 'FAM_ID',
  by: {
    applicant: top(APPLICANT, n, {
      by: {
        year: { axis: 'years', field: 'APD', ...years },
        class: top('IPC_SUB_CLASS', CLASSES),
        // an applicant stands among those of its own filings, too
        partner: top(APPLICANT, PARTNERS + 1),
      },
    }),
  },
});

const rows = (bucket: Bucket, axis: string) => bucketsOf(bucket, axis);

/** The applicants with the most simple families, equal ones by name. */
export async function playersOf(corpus: Corpus, request: QueryRequest, tree: AggregateTree): Promise<Player[]> {
  const counted = await corpus.aggregate(patents, request, tree);
  return bucketsOf(counted, 'applicant').map((bucket) => ({
    name: bucket.value,
    families: bucket.count,
    share: share(bucket.count, counted.count)!,
    years: rows(bucket, 'year').map(({ value, count }) => ({ year: Number(value), families: count })),
    classes: rows(bucket, 'class').map(({ value, count }) => ({ symbol: value, families: count })),
    partners: rows(bucket, 'partner')
      .filter(({ value }) => value !== bucket.value)
      .slice(0, PARTNERS)
      .map(({ value, count }) => ({ name: value, families: count })),
  }));
}
