import { bucketsOf, top } from '#analytics/axes.ts';
import { INVENTOR, inventorsOnce, namesFor } from '#analytics/inventors.ts';
import { a006InsightsInventorRanking } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';

/** Inventors that are told. */
const SHOWN = 10;

export default chart({
  contract: a006InsightsInventorRanking,
  path: '/insights/inventor-ranking',
  summary: 'The ten inventors of the most applications',
  description:
    'Persons are told apart by their names alone, in one spelling: case, accents, commas and dots do not count. Two orders of a name are one person where a family lists both; a note names them.',
  example: { query: { keywords: 'battery' } },
  query: insights,
  tree: { by: { inventor: top(INVENTOR, namesFor(SHOWN)) } },
  rows: (counted, about) => inventorsOnce(bucketsOf(counted, 'inventor'), about, SHOWN),
});
