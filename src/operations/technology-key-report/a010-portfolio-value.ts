import { a010InsightsPortfolioValue } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';
import { MOST_VALUED, portfolioJob } from '#operations/shared/valuation-job.ts';

/** Upper ends of the bands in US dollars. */
const BANDS = [
  ['$1-$30K', 30_000],
  ['$30K-$300K', 300_000],
  ['$300K-$3M', 3_000_000],
  ['$3M-$30M', 30_000_000],
  ['>$30M', Number.POSITIVE_INFINITY],
] as const;

export default chart({
  contract: a010InsightsPortfolioValue,
  path: '/insights/portfolio-value',
  summary: 'Simple families by what renewal behaviour says of their value',
  description:
    'A family counts by the most valuable of its members that the query finds. Values are those of P035: of granted US patents in force, by the renewal model that the owner of this service configured. Families without one are a note, not a band.',
  example: { query: { keywords: 'battery' } },
  query: (asked: Parameters<typeof insights>[0], about) => ({ ...insights(asked, about), unit: 'FAM_ID' as const }),
  tree: {},
  async rows({ count }, { selection, now, note, run, renewal }) {
    if (!renewal) {
      note('No parameters of a renewal model are configured (PRIORA_RENEWAL_MODEL): no family has a value in money.');
      return [];
    }
    const asked = { query: selection.query, stemming: false, now, renewal };
    const { families, in_force } = await run(portfolioJob, asked);
    const values = families.map(({ value }) => value);
    if (in_force > MOST_VALUED)
      note(`The latest ${MOST_VALUED} of ${in_force} granted US patents in force were valued.`);
    if (values.length < count)
      note(
        `${count - values.length} of ${count} families have no value: among what was found there is no granted US patent in force whose term is known.`,
      );
    return BANDS.map(([patent_value, to], i) => {
      const from = i === 0 ? Number.NEGATIVE_INFINITY : BANDS[i - 1]![1];
      return { patent_value, count: values.filter((value) => value >= from && value < to).length };
    });
  },
});
