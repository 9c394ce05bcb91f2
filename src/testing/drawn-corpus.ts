import type { AggregateTree } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Draw } from './drawn-answers.ts';

type Axes = NonNullable<AggregateTree['by']>;

/**
 * A corpus of some patents that draws what it counts and what it finds: none, one, and equal numbers. Of an axis it
 * counts the queries and ranges that are asked for, else some of the values that are given for its name.
 */
export function drawnCorpus<R extends { readonly publication_number: string }>(
  draw: Draw,
  records: readonly R[],
  values: Readonly<Record<string, readonly string[]>>,
): Corpus {
  const level = (by: Axes = {}): object =>
    Object.fromEntries(
      Object.entries(by).map(([name, axis]) => {
        const asked = 'queries' in axis ? axis.queries : 'ranges' in axis ? axis.ranges : [];
        const names = asked.length > 0 ? asked.map((one) => (one as { name?: string }).name ?? '') : values[name]!;
        const buckets = names
          .filter(() => asked.length > 0 || draw.once(2))
          .map((value) => ({ value, count: draw.integer(draw.pick([2, 12])), by: level((axis as { by?: Axes }).by) }));
        return [name, { buckets, without: draw.integer(3), other: 0, distinct: buckets.length }];
      }),
    );
  const known = new Map(records.map((record) => [record.publication_number, record]));
  return {
    aggregate: async (_: unknown, __: unknown, { by }: AggregateTree) => ({ count: draw.integer(40), by: level(by) }),
    search: async (_: unknown, { limit }: { readonly limit: number }) => {
      const hits = [...known.keys()].slice(0, draw.integer(Math.min(limit, 3) + 1)).map((id) => ({ id, score: 1 }));
      return { hits, total: hits.length };
    },
    get: async (_: unknown, ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []),
    identify: async () => new Map(),
  } as unknown as Corpus;
}
