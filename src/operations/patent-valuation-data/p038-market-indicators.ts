import { p038PatentValuationDataMarketIndicators } from '#contract/generated/patent-valuation-data.ts';
import { indicatorsOf } from '#indicators/patent-indicators.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { statedCounts } from '#operations/shared/stated-counts.ts';
import { PATENT_TYPES } from '#patents/code-words.ts';

export default patentLookup({
  contract: p038PatentValuationDataMarketIndicators,
  path: '/patent-valuation-data/market_indicators',
  summary: 'Market: family, offices, what it cites',
  description:
    'Families are simple ones, by their stored publications. `reference_no`: literature that it cites. Citations as sources tell them: none told is no 0. `stated_family_size`: sizes that sources state of their own data, kept apart.',
  async rows(records, { note }, { corpus }) {
    noteMissing(
      note,
      'citation',
      'what offices print (uspto-grants, epo-docdb, epo-ops)',
      records.filter(({ cites, cites_literature }) => cites.length + cites_literature.length === 0),
    );
    const all = await indicatorsOf(corpus, records);
    return records.map((patent, i) => {
      const { backward_citations, examiner_citations, literature_citations, family } = all[i]!;
      return {
        patsnap_market_value: {
          cites_no: backward_citations,
          examiner_cites_no: examiner_citations,
          family_covered_country_no: new Set(family.map(({ authority }) => authority)).size,
          family_size: family.length,
          stated_family_size: statedCounts(patent, ['simple_family', 'extended_family']),
          patent_type: PATENT_TYPES[patent.patent_type],
          reference_no: literature_citations,
        },
      };
    });
  },
});
