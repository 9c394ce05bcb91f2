import { a012InsightsTechnologyEffectDistribution } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { report } from '#operations/shared/report-query.ts';
import { effectsJob, textLanguage, textRows } from '#operations/shared/text-charts.ts';
import { effectRows } from './effect-rows.ts';

export default chart({
  contract: a012InsightsTechnologyEffectDistribution,
  path: '/insights/technology-effect-Distribution',
  summary: 'The technical effects that patents of a search state, by application year',
  description:
    'Effects from sentences of titles, abstracts and summaries that state one: what becomes better, and the head of its object (`reduce weight`, 降低重量). `patent_count_year` is by application year. The latest 2,000 are read.',
  example: { body: { query_text: 'TACD: battery', lang: 'en', collapse_type: 'DOCDB' } },
  query: report(),
  tree: {},
  rows: async ({ count }, about) =>
    effectRows(await textRows(effectsJob, textLanguage(about.asked.lang), count, about)),
});
