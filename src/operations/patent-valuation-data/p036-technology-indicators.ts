import { dayAt } from '#clock.ts';
import { p036PatentValuationDataTechnologyIndicators } from '#contract/generated/patent-valuation-data.ts';
import { type InCohort, inCohorts } from '#indicators/in-cohort.ts';
import { indicatorsOf } from '#indicators/patent-indicators.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { statedCounts } from '#operations/shared/stated-counts.ts';
import { AWAITED } from '#patents/citations.ts';
import { addYears } from '#patents/days.ts';

const breakthroughOf = ({ breakthrough }: InCohort) =>
  breakthrough && {
    is_breakthrough: breakthrough.value,
    five_year_citations: breakthrough.five_year_citations,
    as_often: breakthrough.as_often,
    cohort: breakthrough.cohort,
    members: breakthrough.members,
  };

const qualityOf = ({ quality }: InCohort) =>
  quality && {
    value: quality.value,
    cohort: quality.cohort,
    members: quality.members,
    parts: quality.parts.map(({ part, value, cut }) => ({ part, value, cut })),
  };

const PRINTED = 'what offices print (uspto-grants, epo-docdb, epo-ops)';

/** Days of a year, for a time that is known in years. */
const YEAR = 365.25;

export default patentLookup({
  contract: p036PatentValuationDataTechnologyIndicators,
  path: '/patent-valuation-data/technology_indicators',
  summary: 'Technology: scope, claims, citations, generality, cycle time',
  description:
    'Published definitions (OECD 2013; Kayal and Waters 1999). Generality is absent below two pairs of a citing patent and a subclass. The cycle time is the median age of the cited patents in days, of ages in years. `self_cites_no` is within the owner’s group where registers of companies are stored, else under one name. `breakthrough` and `quality_index` are ours: among stored publications of the kind, the first WIPO field and the filing year; of five years, of the sector, or all, where fewer than 100 (of a breakthrough) or 30 are stored.',
  async rows(records, { note, signal }, { corpus, clock }) {
    note('No source of awards or of standard-essential patents is loaded.');
    noteMissing(
      note,
      'class',
      PRINTED,
      records.filter(({ ipc }) => ipc.length === 0),
    );
    noteMissing(
      note,
      'citation',
      PRINTED,
      records.filter(({ cites }) => cites.length === 0),
    );
    const all = await indicatorsOf(corpus, records);
    const among = await inCohorts(corpus, records, signal);
    const today = dayAt(clock());
    return records.map((patent, i) => {
      const of = all[i]!;
      const { publication_number, publication_date } = patent;
      if (among[i]!.breakthrough && addYears(publication_date!, AWAITED) > today)
        note(
          `${publication_number}: five years after its publication are not over; its citations so far are compared.`,
        );
      return {
        patsnap_technology_value: {
          avg_generality_index: of.generality?.value,
          breakthrough: breakthroughOf(among[i]!),
          quality_index: qualityOf(among[i]!),
          stated_cited_by: statedCounts(patent, ['cited_by'])?.map(({ source, count, year }) => ({
            source,
            count,
            year,
          })),
          avg_sipo_ipc_tct: of.technology_cycle_time === undefined ? undefined : of.technology_cycle_time * YEAR,
          award_no: undefined,
          cited_by_no: of.forward_citations,
          claim_no: of.claims,
          examiner_citation_category: [...new Set(patent.cites.flatMap(({ categories = [] }) => categories))].sort(),
          has_sep: undefined,
          independent_claim_no: of.independent_claims,
          ipc_main_group_scopes_no: of.main_groups,
          ipc_scopes_no: patent.ipc.length || undefined,
          ipc_section_scopes_no: of.sections,
          pdf_total_page: patent.page_count,
          self_cites_no: of.self_citations,
          tech_scope_no: of.scope,
        },
      };
    });
  },
});
