import { p033AdvancedPatentDataSepData } from '#contract/generated/patent-legal-data.ts';
import { factsAbout, OWN_FACTS } from '#operations/shared/about.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';

export default patentListLookup({
  contract: p033AdvancedPatentDataSepData,
  path: '/advanced-patent-data/sep-data',
  summary: 'Declarations that a patent is essential to a standard',
  example: { patent_number: 'CN190226457A' },
  list: 'patsnap_sep_data',
  what: 'declaration to a standard',
  source: OWN_FACTS('standard'),
  of: async (patents, _call, { corpus }) =>
    (await factsAbout(corpus, patents, 'standard')).map((facts) =>
      facts.map(({ declaration_date, projects, declared_to, standard_id, title, version }) => ({
        ...{ declaration_date, projects, standard_id, title, version },
        sep_source: declared_to,
      })),
    ),
});
