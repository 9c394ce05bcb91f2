import { p035PatentValuationDataPatentValuation } from '#contract/generated/patent-valuation-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { noteUnvalued, valuationJob, wholeDollars } from '#operations/shared/valuation-job.ts';

const whole = (value: number | undefined) => (value === undefined ? undefined : Math.round(value));

export default patentLookup({
  contract: p035PatentValuationDataPatentValuation,
  path: '/patent-valuation-data/patent_valuation',
  summary: 'How a patent stands among its likes, and what renewal behaviour says of its value',
  description:
    'Scores from 0 to 100: the mean of the percentiles of the indicators of a dimension (listed under `basis`) among stored patents of the same WIPO field and filing year; below 30 of these five years, then the sector, then all. Never weighted by hand. `patent_value`, in US dollars, is of granted US patents in force, and only where the owner of this service configured parameters of a renewal model: the scores’ mean chooses the place in what the paid fees leave possible, and `value_low` and `value_high` are its 10th and 90th percentile. International applications, designs and rights that have ended are not valued.',
  async rows(records, { account, note, signal }, services) {
    const ids = records.map(({ publication_number }) => publication_number);
    const { renewal, clock, isolation } = services;
    const asked = { ids, now: clock(), ...(renewal && { renewal }) };
    const all = await isolation.run(valuationJob, asked, { services, account: account.id, signal });
    noteUnvalued(note, records, all);
    return records.map((_, i) => {
      const valuation = all[i]!;
      if ('refused' in valuation) return { patsnap_patent_valuation: undefined };
      const { scores, money } = valuation;
      const { dimensions, places, cohort, members } = scores;
      return {
        patsnap_patent_valuation: {
          patent_value: money && wholeDollars(money.value),
          patsnap_economy: whole(dimensions.economy),
          patsnap_legal: whole(dimensions.legal),
          patsnap_market: whole(dimensions.market),
          patsnap_strategic: whole(dimensions.strategic),
          patsnap_technology: whole(dimensions.technology),
          value_low: money && Math.round(money.low),
          value_high: money && Math.round(money.high),
          value_source: money && renewal && `${renewal.source} (US dollars of ${renewal.price_year})`,
          basis: { cohort, members, indicators: places.map(({ column: _, ...place }) => place) },
        },
      };
    });
  },
});
