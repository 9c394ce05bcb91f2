import { a003InsightsWheelOfInnovation } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insightsByPublication } from '#operations/shared/insights-query.ts';
import { textLanguage, textRows, wheelJob } from '#operations/shared/text-charts.ts';

export default chart({
  contract: a003InsightsWheelOfInnovation,
  path: '/insights/wheel-of-innovation',
  summary: 'Ten topics of a technology, each with the terms beside it',
  description:
    'The terms of the word cloud in two levels: topics, and what stands beside each more often than elsewhere. No term stands twice. `topics_count`: publications that name the topic; `count`: those that name both.',
  example: { query: { keywords: 'battery', lang: 'en' } },
  query: insightsByPublication,
  tree: {},
  async rows({ count }, about) {
    const topics = await textRows(wheelJob, textLanguage(about.asked.lang), count, about);
    return topics.map(({ text, count: publications, parts }) => ({
      ...{ topics_name: text, topics_count: publications },
      subtopics_list: parts.map((part) => ({ name: part.text, count: part.count })),
    }));
  },
});
