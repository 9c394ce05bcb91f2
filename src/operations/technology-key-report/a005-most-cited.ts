import { mostCited } from '#analytics/ranked.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { a005InsightsMostCited } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';

export default chart({
  contract: a005InsightsMostCited,
  path: '/insights/most-cited',
  summary: 'The ten patents that most stored publications cite',
  description: 'An application is shown once, by its most cited publication.',
  example: { query: { keywords: 'battery' } },
  query: insights,
  tree: {},
  async rows(_counted, about) {
    const ranked = await mostCited(about, about.selection.unit, 10);
    return ranked.map(({ patent, count }) => ({
      patent_id: patentId(patent.publication_number),
      patent_num: patent.publication_number,
      title: shownTitle(patent.titles),
      count,
    }));
  },
});
