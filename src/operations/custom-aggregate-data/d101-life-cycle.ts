import { bucketsOf, countOf, KINDS } from '#analytics/axes.ts';
import { lifeCycle } from '#analytics/life-cycle.ts';
import { lastFullYear } from '#analytics/years.ts';
import { patents } from '#collections/patents/patents.ts';
import { d101ReportdataLifeCycle } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';

export default chart({
  contract: d101ReportdataLifeCycle,
  path: '/shhgy/reportdata/life-cycle',
  summary:
    'Filings and inventions by application year over the years that the query asks for, else the last 10, and the stage of the life cycle',
  description:
    '`life_cycle` is a logistic curve through the cumulated simple families of all complete filing years. It is there where the curve explains 95 per cent of their variance.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report({ proximity: false }),
  tree: ({ selection: { years } }) => ({
    by: { year: { axis: 'years', field: 'APD', ...years, by: { kind: KINDS } } },
  }),
  async rows(counted, { corpus, request, note, now, selection: { years } }) {
    const last = lastFullYear(years.to, now);
    const tree = { unit: 'FAM_ID', by: { year: { axis: 'years', field: 'APD', to: last } } } as const;
    const families = bucketsOf(await corpus.aggregate(patents, request, tree), 'year');
    return {
      values: bucketsOf(counted, 'year').map((year) => ({
        year: year.value,
        total: year.count,
        inv_total: countOf(year, 'kind', 'invention'),
      })),
      life_cycle: lifeCycle(
        families.map(({ value, count }) => [Number(value), count] as const),
        note,
      ),
    };
  },
});
