import { top } from '#analytics/axes.ts';
import { share } from '#analytics/years.ts';
import { a004InsightsPriorityCountry } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';

export default chart({
  contract: a004InsightsPriorityCountry,
  path: '/insights/priority-country',
  summary: 'The ten countries in which most applications have a priority',
  description:
    'Counts applications. `Other` are those with a priority in a further country, each once; one that has a priority in one of the ten, too, is in both. Percentages are of the applications with a priority.',
  example: { query: { keywords: 'battery' } },
  query: insights,
  tree: { by: { country: top('PRIORITY_COUNTRY', 10) } },
  rows(counted) {
    const { buckets, other, without } = counted.by!.country!;
    const claiming = counted.count - without;
    const rows = buckets.map(({ value, count }) => ({ country: value, count }));
    return [...rows, ...(other > 0 ? [{ country: 'Other', count: other }] : [])].map((row) => ({
      ...{ ...row, percentage: share(row.count, claiming) },
    }));
  },
});
