import { lastFullYear } from '#analytics/years.ts';
import { a102InsightsCompanyStrategyMap } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';
import { strategyJob } from './strategy-job.ts';

export default chart({
  contract: a102InsightsCompanyStrategyMap,
  path: '/insights-company/strategy-map',
  summary: 'Eight figures of what a company’s portfolio is like',
  description:
    'By families that the company owns; each figure is a published definition, and absent where nothing is known. Shares are 0 to 1. `current_relevance` is the technology cycle time in years; `patent_influence` is 1 where the portfolio is cited as chance gives.',
  example: { query: { company_name: 'Tarrant Cell Works', lang: 'en' } },
  query: company('owned', null),
  tree: {},
  async rows({ count }, { selection, now, note, run }) {
    const { strategy, looked_at, families, undecided } = await run(strategyJob, {
      query: selection.query,
      full: lastFullYear(selection.years.to, now),
    });
    if (looked_at < count) note(`The latest ${looked_at} of ${count} publications were read.`);
    if (undecided > 0)
      note(
        `co_patenting is of ${families - undecided} of ${families} families: of the others, the names do not tell which owners are organisations.`,
      );
    const missing = NAMES.filter((name) => strategy[name] === undefined);
    if (missing.length > 0 && count > 0)
      note(`Nothing stored tells: ${missing.join(', ')}. Citations and inventors' addresses would.`);
    return { assignee: selection.names[0], ...NOTHING, ...strategy };
  },
});

const NOTHING = {
  ...{ co_patenting: undefined, current_relevance: undefined, growth_in_patent_stock: undefined },
  ...{ internationalization: undefined, patent_complexity: undefined, patent_influence: undefined },
  ...{ scientific_content: undefined, technology_specialization: undefined },
};
const NAMES = Object.keys(NOTHING) as (keyof typeof NOTHING)[];
