import { bucketsOf, top, withoutOf } from '#analytics/axes.ts';
import { share } from '#analytics/years.ts';
import { a103InsightsCompanyKeyTechnologyOverview } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { classTitles } from '#operations/shared/class-titles.ts';
import { company } from '#operations/shared/company-query.ts';

export default chart({
  contract: a103InsightsCompanyKeyTechnologyOverview,
  path: '/insights-company/key-technology-overview',
  summary: 'The ten main IPC groups of the patents that a company owns',
  description: 'Counts applications; percentages are of those with a class.',
  example: { query: { company_name: 'Tarrant Cell Works', lang: 'en' } },
  query: company('owned'),
  tree: { by: { group: top('IPC_GROUP', 10) } },
  async rows(counted, { asked, corpus }) {
    const groups = bucketsOf(counted, 'group');
    const symbols = groups.map(({ value }) => value);
    const titles = await classTitles(corpus, symbols, asked.lang === 'cn' ? 'zh' : 'en');
    return groups.map(({ value, count }) => ({
      ...{ classification: value, description: titles.get(value), count },
      percentage: share(count, counted.count - withoutOf(counted, 'group')),
    }));
  },
});
