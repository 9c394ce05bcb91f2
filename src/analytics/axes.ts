import type { Aggregate, Axis, Bucket, Level } from '#corpus/aggregation.ts';

/** The field by which applicants are told apart: the standard names of those who filed. */
export const APPLICANT = 'ANS_EXACT';

/** The field by which owners are told apart: the standard names of those who own now. */
export const OWNER = 'ANCS_EXACT';

/** The most frequent values of a field, and what is counted of each. */
export const top = (field: string, n: number, inner: Level = {}): Axis => ({ axis: 'values', field, top: n, ...inner });

/** The buckets of an axis; none where nothing was counted. */
export const bucketsOf = ({ by }: Aggregate, axis: string): readonly Bucket[] => by?.[axis]?.buckets ?? [];

/** Kinds of right, each unit in every kind that one of its publications found is of. */
export const KINDS = top('TYPE_GROUP', 3);

/** How many units of a kind there are. */
export const countOf = (counted: Aggregate, axis: string, value: string): number =>
  bucketsOf(counted, axis).find((bucket) => bucket.value === value)?.count ?? 0;

/** How many units have no value on an axis. */
export const withoutOf = ({ by }: Aggregate, axis: string): number => by?.[axis]?.without ?? 0;

/** Given values of a keyword field, each a bucket. */
export const named = (field: string, values: readonly string[]): Axis => ({
  axis: 'queries',
  queries: values.map((value) => ({ name: value, query: { kind: 'values', field, values: [value] } })),
});
