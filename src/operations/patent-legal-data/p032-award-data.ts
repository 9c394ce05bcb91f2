import { p032AdvancedPatentDataAwardData } from '#contract/generated/patent-legal-data.ts';
import { factsAbout, OWN_FACTS } from '#operations/shared/about.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';

export default patentListLookup({
  contract: p032AdvancedPatentDataAwardData,
  path: '/advanced-patent-data/award-data',
  summary: 'Awards that a patent received',
  example: { patent_number: 'CN190226457A' },
  list: 'patent_award_data',
  what: 'award',
  source: OWN_FACTS('award'),
  of: async (patents, _call, { corpus }) =>
    (await factsAbout(corpus, patents, 'award')).map((facts) =>
      facts.map(({ name, level, session, category, referrer }) => ({
        award_name: name,
        award_level: level,
        award_session: session,
        award_referrer: referrer,
        category,
      })),
    ),
});
