import { incomplete, yearOf } from '#analytics/years.ts';
import { originalOwners } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { p052PatentValuationDataMarketProspect } from '#contract/generated/patent-valuation-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE, headOf, type Named, namedList } from './named-list.ts';

/** The main group that most of the patents are in; of equal ones the first by name. */
function topGroup(named: readonly Named[]): string | undefined {
  const groups = named.flatMap(({ patent }) => [...new Set(patent.ipc.map((symbol) => symbol.split('/')[0]!))]);
  const counts = [...Map.groupBy(groups, (group) => group)].map(([group, { length }]) => ({ group, length }));
  return counts.sort((a, b) => b.length - a.length || (a.group < b.group ? -1 : 1))[0]?.group;
}

export default defineOperation({
  contract: p052PatentValuationDataMarketProspect,
  path: '/patent-valuation-data/market_prospect',
  summary: 'Prospect of a list of patents: width of use, applicants, filings in their field',
  description:
    '`industry_development`: applications in the main IPC group that most of them are in, by filing year, the last `year_threshold` years that publication delay does not cut.',
  example: { body: { patent_info: EXAMPLE, ipc_cnt_threshold: 5, year_threshold: 3 } },
  async handle({ body, note, signal }, { corpus, clock }) {
    const now = clock();
    const named = await namedList(body.patent_info, { corpus }, note);
    note('No valuation of patents is in the corpus: values are left out.');
    const to = (incomplete({ from: 1, to: yearOf(now) }, now)[0] ?? yearOf(now) + 1) - 1;
    const span = Math.min(100, Math.max(1, body.year_threshold ?? 3));
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
        highest_patent_value: undefined,
        industry_development: counted?.by?.year?.buckets.map(({ count }) => count),
        original_assignee_count: new Set(owners).size,
        tech_application_width: named.filter(({ patent }) => patent.ipc.length >= (body.ipc_cnt_threshold ?? 5)).length,
      },
      patent_info: named.map((each) => ({
        ...headOf(each),
        ipc_cnt: each.patent.ipc.length,
        original_assignee_cnt: originalOwners(each.patent).length,
        value: undefined,
      })),
    });
  },
});
