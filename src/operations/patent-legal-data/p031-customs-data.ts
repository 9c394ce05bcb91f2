import { p031AdvancedPatentDataCustomsData } from '#contract/generated/patent-legal-data.ts';
import { factsAbout, OWN_FACTS } from '#operations/shared/about.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';

export default patentListLookup({
  contract: p031AdvancedPatentDataCustomsData,
  path: '/advanced-patent-data/customs-data',
  summary: 'Protection recorded with customs',
  example: { patent_number: 'CN190226457A' },
  list: 'patent_customs_record_data',
  what: 'customs record',
  source: OWN_FACTS('customs'),
  of: async (patents, _call, { corpus }) =>
    (await factsAbout(corpus, patents, 'customs')).map((facts) =>
      facts.map(
        ({ country, record_number, record_status, product, contact, approval_opinion, start_date, end_date }) => ({
          ...{ country, record_number, record_status, product, contact, approval_opinion, start_date, end_date },
        }),
      ),
    ),
});
