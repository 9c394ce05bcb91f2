import { bucketsOf, top } from '#analytics/axes.ts';
import { d110ReportdataRecOfficeYear } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';
import { officeName } from '#patents/offices.ts';

export default chart({
  contract: d110ReportdataRecOfficeYear,
  path: '/shhgy/reportdata/rec-office-year',
  summary:
    'The hundred offices with the most filings, by application year over the years that the query asks for, else the last 10',
  description: 'Offices by code, with their names in Chinese and English.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: ({ selection: { years } }) => ({
    by: { office: top('AUTHORITY', 100, { by: { year: { axis: 'years', field: 'APD', ...years } } }) },
  }),
  rows: (counted) => ({
    values: bucketsOf(counted, 'office').map((office) => ({
      ...{
        code: office.value,
        rec_office: officeName(office.value, 'zh'),
        rec_office_en: officeName(office.value, 'en'),
      },
      info: bucketsOf(office, 'year').map(({ value, count }) => ({ year: value, total: count })),
    })),
  }),
});
