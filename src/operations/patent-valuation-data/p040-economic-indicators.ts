import { lastFullYear, yearOf } from '#analytics/years.ts';
import { daysOfYears } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
import { p040PatentValuationDataEconomicIndicators } from '#contract/generated/patent-valuation-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import type { Services } from '#services.ts';

/** Years that are compared with as many before them. */
const YEARS = 5;

/**
 * Growth of the applications in a class: those of the last five filing years that publication delay does not cut, over
 * those of the five before, less 1. Undefined where there were none before.
 */
async function growthOf(symbol: string | undefined, field: string, last: number, corpus: Services['corpus']) {
  if (symbol === undefined) return undefined;
  const span = (to: number) => daysOfYears(to - YEARS + 1, to);
  const { by } = await corpus.aggregate(
    patents,
    { query: { kind: 'values', field, values: [symbol] } },
    { unit: 'APNO', by: { span: { axis: 'ranges', field: 'APD', ranges: [span(last - YEARS), span(last)] } } },
  );
  const [before, now] = by!.span!.buckets.map(({ count }) => count) as [number, number];
  return before === 0 ? undefined : now / before - 1;
}

export default patentLookup({
  contract: p040PatentValuationDataEconomicIndicators,
  path: '/patent-valuation-data/economic_indicators',
  summary: 'Economy: growth of filings in the patent’s classes over five years',
  description:
    'Of the first IPC symbol: applications of the last five complete filing years over the five before, less 1. Absent where nothing was filed before.',
  async row({ ipc }, { note }, { corpus, clock }) {
    note('The stability of a family’s trend has no published definition: it is left out.');
    const now = clock();
    const last = lastFullYear(yearOf(now), now);
    const [first] = ipc;
    return {
      patsnap_economy_value: {
        family_trend_stability: undefined,
        ipc_class_5y_incr: await growthOf(first?.slice(0, 3), 'IPC_CLASS', last, corpus),
        ipc_main_group_5y_incr: await growthOf(first?.split('/')[0], 'IPC_GROUP', last, corpus),
      },
    };
  },
});
