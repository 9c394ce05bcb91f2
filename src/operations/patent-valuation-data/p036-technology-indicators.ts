import { p036PatentValuationDataTechnologyIndicators } from '#contract/generated/patent-valuation-data.ts';
import { indicatorsOf } from '#indicators/patent-indicators.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

/** Days of a year, for a time that is known in years. */
const YEAR = 365.25;

export default patentLookup({
  contract: p036PatentValuationDataTechnologyIndicators,
  path: '/patent-valuation-data/technology_indicators',
  summary: 'Technology: scope, claims, citations, generality, cycle time',
  description:
    'Published definitions (OECD 2013; Kayal and Waters 1999). Generality is absent below two pairs of a citing patent and a subclass. The cycle time is the median age of the cited patents in days, of ages in years.',
  async rows(records, { note }, { corpus }) {
    note('No source of awards or of standard-essential patents is loaded.');
    const all = await indicatorsOf(corpus, records);
    return records.map((patent, i) => {
      const of = all[i]!;
      return {
        patsnap_technology_value: {
          avg_generality_index: of.generality?.value,
          avg_sipo_ipc_tct: of.technology_cycle_time === undefined ? undefined : of.technology_cycle_time * YEAR,
          award_no: undefined,
          cited_by_no: of.forward_citations,
          claim_no: of.claims,
          examiner_citation_category: [...new Set(patent.cites.flatMap(({ categories = [] }) => categories))].sort(),
          has_sep: undefined,
          independent_claim_no: of.independent_claims,
          ipc_main_group_scopes_no: of.main_groups,
          ipc_scopes_no: patent.ipc.length,
          ipc_section_scopes_no: of.sections,
          pdf_total_page: patent.page_count,
          self_cites_no: of.self_citations,
          tech_scope_no: of.scope,
        },
      };
    });
  },
});
