import { a002InsightsWordCloud } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insightsByPublication } from '#operations/shared/insights-query.ts';
import { textLanguage, textRows, wordCloudJob } from '#operations/shared/text-charts.ts';

export default chart({
  contract: a002InsightsWordCloud,
  path: '/insights/word-cloud',
  posted_at: ['/insights/word-cloud-query'],
  summary: 'The hundred terms that tell a technology from others',
  description:
    'Terms of one to three words from titles and abstracts in the language asked for, of the latest 5,000 publications, in the order of their distinctiveness: log-likelihood against the whole corpus. `count`: publications that name it.',
  example: { query: { keywords: 'battery', lang: 'en' } },
  query: insightsByPublication,
  tree: {},
  rows: ({ count }, about) => textRows(wordCloudJob, textLanguage(about.asked.lang), count, about),
});
