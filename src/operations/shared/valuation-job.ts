import type { RenewalParameters } from '#analytics/valuation/renewal.ts';
import { type Valuation, valuationsOf } from '#analytics/valuation/valuation.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { defineJob } from '#isolation/job.ts';

interface Asked {
  readonly renewal?: RenewalParameters | undefined;
  readonly now: number;
}

/** Valuations of stored patents, by publication number, in the order given. */
export const valuationJob = defineJob({
  name: 'valuation',
  lane: 'search',
  run: async ({ ids, ...asked }: Asked & { ids: readonly string[] }, { corpus }, { signal }): Promise<Valuation[]> =>
    valuationsOf(corpus, await corpus.get(patents, ids), { ...asked, signal }),
});

/** What the families of a search are worth. */
export interface PortfolioValue {
  /** Values of families: of the best publication in each. */
  readonly values: readonly number[];
  /** Families that were looked at. */
  readonly families: number;
}

/** Families of one search that are valued: the latest. */
export const MOST_VALUED = 2_000;
const PORTION = 200;

/** The values of the families of a search, each by its most valuable stored member that the search found. */
export const portfolioJob = defineJob({
  name: 'portfolio-value',
  lane: 'search',
  async run(
    { query, stemming, ...asked }: Asked & { query: Query; stemming: boolean },
    { corpus }: { corpus: Corpus },
    { signal },
  ): Promise<PortfolioValue> {
    const { hits } = await corpus.search(patents, {
      ...{ query, stemming, signal, offset: 0, limit: MOST_VALUED },
      collapse: { field: 'FAM_ID', prefer: { by: 'field', field: 'ISD', order: 'latest' } },
      sort: [{ field: 'PBD', order: 'desc' }],
    });
    const values: number[] = [];
    for (let from = 0; from < hits.length; from += PORTION) {
      signal.throwIfAborted();
      const ids = hits.slice(from, from + PORTION).map(({ id }) => id);
      const records: Patent[] = await corpus.get(patents, ids);
      for (const valuation of await valuationsOf(corpus, records, { ...asked, signal }))
        if ('money' in valuation && valuation.money) values.push(valuation.money.value);
    }
    return { values, families: hits.length };
  },
});
