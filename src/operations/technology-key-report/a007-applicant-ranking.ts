import { APPLICANT, bucketsOf, top } from '#analytics/axes.ts';
import { share } from '#analytics/years.ts';
import { a007InsightsApplicantRanking } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';

export default chart({
  contract: a007InsightsApplicantRanking,
  path: '/insights/applicant-ranking',
  summary: 'The ten applicants with the most applications',
  description:
    'Applicants by their standard names, in the script in which they filed. Percentages are of the applications with an applicant.',
  example: { query: { keywords: 'battery', lang: 'en' } },
  query: insights,
  tree: { by: { applicant: top(APPLICANT, 10) } },
  rows: (counted) =>
    bucketsOf(counted, 'applicant').map(({ value, count }) => ({
      ...{ applicant: value, count, percentage: share(count, counted.count - counted.by!.applicant!.without) },
    })),
});
