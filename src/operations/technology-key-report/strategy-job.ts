import { strategyOf } from '#analytics/strategy.ts';
import type { Query } from '#corpus/query/tree.ts';
import { defineJob } from '#isolation/job.ts';

/** What a portfolio is like; see `Strategy`. */
export const strategyJob = defineJob({
  name: 'strategy-map',
  lane: 'search',
  run: ({ query, full }: { readonly query: Query; readonly full: number }, { corpus }, { signal }) =>
    strategyOf(corpus, query, full, signal),
});
