import { a201CompanyTechnologyEffectDistribution } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';
import { effectsJob, textLanguage, textRows } from '#operations/shared/text-charts.ts';
import { effectRows } from './effect-rows.ts';

export default chart({
  contract: a201CompanyTechnologyEffectDistribution,
  path: '/search/company/technology-effect-Distribution',
  summary: 'The technical effects that patents filed by a company state, by application year',
  description:
    'Effects from sentences of titles, abstracts and summaries that state one: what becomes better, and the head of its object (`reduce weight`, 降低重量). `patent_count_year` is by application year. The latest 2,000 are read.',
  example: {
    body: { company_name: 'Tarrant Cell Works', apply_start_time: 2010, apply_end_time: 2024, lang: 'en' },
  },
  query: ({ company_name, apply_start_time, apply_end_time }, about) => {
    const years = { apply_start_time: String(apply_start_time), apply_end_time: String(apply_end_time) };
    return company('filed')({ company_name, ...years }, about);
  },
  tree: {},
  rows: async ({ count }, about) =>
    effectRows(await textRows(effectsJob, textLanguage(about.asked.lang), count, about)),
});
