import type { RenewalParameters } from '#analytics/valuation/renewal.ts';
import { REFUSALS, type Valuation, valuationsOf, WITHOUT_MONEY } from '#analytics/valuation/valuation.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { defineJob } from '#isolation/job.ts';
import { portions } from '#portions.ts';
import { namedInNote } from './missing.ts';

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

const INT32 = 2 ** 31 - 1;
/** As the interface writes values: whole, of 32 bits. */
export const wholeDollars = (value: number): number => Math.min(INT32, Math.round(value));

/** Says which patents have no score or no value in money, by the cause. */
export function noteUnvalued(
  note: (sentence: string) => void,
  valued: readonly Patent[],
  valuations: readonly Valuation[],
): void {
  const causes = Map.groupBy(valued, (_, i) => {
    const valuation = valuations[i]!;
    if ('refused' in valuation) return REFUSALS[valuation.refused];
    return valuation.without && `no value in money, ${WITHOUT_MONEY[valuation.without]}`;
  });
  for (const [cause, of] of causes) if (cause !== undefined) note(`${namedInNote(of)}: ${cause}.`);
}

/** What the families of a search are worth. */
export interface PortfolioValue {
  /** Families that have a value: by their number, with the most valuable member among those found. */
  readonly families: readonly { readonly family: number; readonly value: number; readonly publication: string }[];
  /** Publications found that may have a value: granted US patents in force. */
  readonly in_force: number;
}

/** Granted US patents in force that are valued: the latest. */
export const MOST_VALUED = 2_000;

const only = (field: string, value: string): Query => ({ kind: 'values', field, values: [value] });
/** What the renewal model is of; the rest has no value, and is not read. */
const IN_FORCE = allOf(only('AUTHORITY', 'US'), only('PATENT_TYPE', 'B'), only('SIMPLE_LEGAL_STATUS', '1'));

/** The values of the simple families of a search: every member that the search found is valued, the greatest counts. */
export const portfolioJob = defineJob({
  name: 'portfolio-value',
  lane: 'search',
  async run(
    { query, stemming, ...asked }: Asked & { query: Query; stemming: boolean },
    { corpus }: { corpus: Corpus },
    { signal },
  ): Promise<PortfolioValue> {
    const { hits, total } = await corpus.search(patents, {
      ...{ query: allOf(query, IN_FORCE), stemming, signal, offset: 0, limit: MOST_VALUED },
      sort: [{ field: 'PBD', order: 'desc' }],
    });
    const best = new Map<number, PortfolioValue['families'][number]>();
    for (const some of portions(hits)) {
      signal.throwIfAborted();
      const ids = some.map(({ id }) => id);
      const records: Patent[] = await corpus.get(patents, ids);
      const families = await corpus.groups(patents, ids, 'simple_family');
      for (const [i, valuation] of (await valuationsOf(corpus, records, { ...asked, signal })).entries()) {
        const publication = records[i]!.publication_number;
        const family = families.get(publication);
        const { value = 0 } = ('money' in valuation ? valuation.money : undefined) ?? {};
        if (family !== undefined && value > (best.get(family)?.value ?? 0))
          best.set(family, { family, value, publication });
      }
    }
    return { families: [...best.values()], in_force: total };
  },
});
