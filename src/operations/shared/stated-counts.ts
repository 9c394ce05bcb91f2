import type { Patent, StatedCount } from '#collections/patents/patent.ts';

/** What sources state of some sorts of counts; undefined where none does. */
export function statedCounts(
  { stated_counts = [] }: Pick<Patent, 'stated_counts'>,
  sorts: readonly StatedCount['of'][],
) {
  const stated = stated_counts.filter(({ of }) => sorts.includes(of));
  return stated.length === 0 ? undefined : stated.map(({ source, of, count, year }) => ({ source, of, count, year }));
}
