import { bucketsOf, top } from '#analytics/axes.ts';
import { d109ReportdataRecOffice } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';
import { officeName } from '#patents/offices.ts';

export default chart({
  contract: d109ReportdataRecOffice,
  path: '/shhgy/reportdata/rec-office',
  summary: 'The hundred offices with the most filings',
  description: 'Offices by code, with their names in Chinese and English.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  tree: { by: { office: top('AUTHORITY', 100) } },
  rows: (counted) => ({
    values: bucketsOf(counted, 'office').map(({ value, count }) => ({
      ...{ code: value, num: count },
      ...{ rec_office: officeName(value, 'zh'), rec_office_en: officeName(value, 'en') },
    })),
  }),
});
