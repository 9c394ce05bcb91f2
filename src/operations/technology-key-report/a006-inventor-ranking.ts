import { bucketsOf, top } from '#analytics/axes.ts';
import { a006InsightsInventorRanking } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';

export default chart({
  contract: a006InsightsInventorRanking,
  path: '/insights/inventor-ranking',
  summary: 'The ten inventors of the most applications',
  description: 'Persons are told apart by their names alone, as sources write them.',
  example: { query: { keywords: 'battery' } },
  query: insights,
  tree: { by: { inventor: top('IN_EXACT', 10) } },
  rows: (counted) => bucketsOf(counted, 'inventor').map(({ value, count }) => ({ name: value, count })),
});
