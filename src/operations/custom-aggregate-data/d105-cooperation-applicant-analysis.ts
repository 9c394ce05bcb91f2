import { APPLICANT, bucketsOf, named, top } from '#analytics/axes.ts';
import { d105ReportdataCooperationApplicantAnalysis } from '#contract/generated/custom-aggregate-data.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';

/** Co-applicants that are shown of each. */
const PARTNERS = 10;

export default chart({
  contract: d105ReportdataCooperationApplicantAnalysis,
  path: '/shhgy/reportdata/cooperation-applicant-analysis',
  summary: 'The ten applicants with the most filings, and with whom they file',
  description: 'For each, up to ten co-applicants: filings `together`, and all filings of the co-applicant as `total`.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO' } },
  query: report(),
  // an applicant stands among those of its own filings, too
  tree: { by: { applicant: top(APPLICANT, 10, { by: { partner: top(APPLICANT, PARTNERS + 1) } }) } },
  async rows(counted, { count }) {
    const groups = bucketsOf(counted, 'applicant').map((applicant) => ({
      applicant,
      partners: bucketsOf(applicant, 'partner')
        .filter(({ value }) => value !== applicant.value)
        .slice(0, PARTNERS),
    }));
    const names = [...new Set(groups.flatMap(({ partners }) => partners.map(({ value }) => value)))];
    const totals = await count({ by: { partner: named(APPLICANT, names) } });
    const totalOf = new Map(bucketsOf(totals, 'partner').map(({ value, count: total }) => [value, total]));
    return {
      values: groups.map(({ applicant, partners }) => ({
        main_application: applicant.value,
        total: applicant.count,
        cooperation: partners.map(({ value, count: together }) => ({
          ...{ name: value, together, total: totalOf.get(value) },
        })),
      })),
    };
  },
});
