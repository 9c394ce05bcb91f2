import { lastFullYear, yearOf } from '#analytics/years.ts';
import { byText } from '#by-text.ts';
import { originalOwners } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { p052PatentValuationDataMarketProspect } from '#contract/generated/patent-valuation-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { noteUnvalued, valuationJob, wholeDollars } from '#operations/shared/valuation-job.ts';
import { EXAMPLE, headOf, type Named, namedList } from './named-list.ts';

/** The main group that most of the patents are in; of equal ones the first by name. */
function topGroup(named: readonly Named[]): string | undefined {
  const groups = named.flatMap(({ patent }) => [...new Set(patent.ipc.map((symbol) => symbol.split('/')[0]!))]);
  const counts = [...Map.groupBy(groups, (group) => group)].map(([group, { length }]) => ({ group, length }));
  return counts.sort((a, b) => b.length - a.length || byText(a.group, b.group))[0]?.group;
}

export default defineOperation({
  contract: p052PatentValuationDataMarketProspect,
  path: '/patent-valuation-data/market_prospect',
  summary: 'Prospect of a list of patents: width of use, applicants, filings in their field',
  description:
    '`industry_development`: applications in the main IPC group that most of them are in, by filing year, the last `year_threshold` years that publication delay does not cut. Values in US dollars are those of P035.',
  example: { body: { patent_info: EXAMPLE, ipc_cnt_threshold: 5, year_threshold: 3 } },
  async handle({ account, body, note, signal }, services) {
    const { corpus, clock, renewal, isolation } = services;
    const now = clock();
    const named = await namedList(body.patent_info, { corpus }, note);
    const ids = named.map(({ patent }) => patent.publication_number);
    const valuations = renewal
      ? await isolation.run(valuationJob, { ids, now, renewal }, { services, account: account.id, signal })
      : [];
    if (renewal)
      noteUnvalued(
        note,
        named.map(({ patent }) => patent),
        valuations,
      );
    else
      note('No parameters of a renewal model are configured (PRIORA_RENEWAL_MODEL): no patent has a value in money.');
    const values = named.map((_, i) => {
      const valuation = valuations[i];
      return valuation && 'money' in valuation && valuation.money ? wholeDollars(valuation.money.value) : undefined;
    });
    const known_values = values.filter((value) => value !== undefined);
    const to = lastFullYear(yearOf(now), now);
    const span = Math.min(100, Math.max(1, body.year_threshold));
    const group = topGroup(named);
    const counted =
      group === undefined
        ? undefined
        : await corpus.aggregate(
            patents,
            { query: { kind: 'values', field: 'IPC_GROUP', values: [group] }, signal },
            { unit: 'APNO', by: { year: { axis: 'years', field: 'APD', from: to - span + 1, to } } },
          );
    const owners = named.flatMap(({ patent }) =>
      originalOwners(patent).map(({ name, standard_name = name }) => standard_name),
    );
    return known<OperationAnswer<'P052'>>({
      indicators: {
        highest_patent_value: known_values.length > 0 ? Math.max(...known_values) : undefined,
        industry_development: counted?.by?.year?.buckets.map(({ count }) => count),
        original_assignee_count: new Set(owners).size,
        tech_application_width: named.filter(({ patent }) => patent.ipc.length >= body.ipc_cnt_threshold).length,
      },
      patent_info: named.map((each, i) => ({
        ...headOf(each),
        ipc_cnt: each.patent.ipc.length,
        original_assignee_cnt: originalOwners(each.patent).length,
        value: values[i],
      })),
    });
  },
});
