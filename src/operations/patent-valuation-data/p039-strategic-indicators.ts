import { share } from '#analytics/years.ts';
import { currentOwners, originalOwners, type Party } from '#collections/patents/patent.ts';
import { p039PatentValuationDataStrategicIndicators } from '#contract/generated/patent-valuation-data.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { partyType } from '#patents/names.ts';
import { rightFigures } from './event-figures.ts';

const isCompany = ({ name, type = partyType(name) }: Party) => type === 'company';

export default patentLookup({
  contract: p039PatentValuationDataStrategicIndicators,
  path: '/patent-valuation-data/strategic_indicators',
  summary: 'Strategy: owners, inventors, licences, pledges, transfers',
  description:
    'Licences, pledges and transfers are by legal events and recorded conveyances, and absent where none is stored.',
  rows(records, { note }) {
    note('No source of company revenue is loaded: nothing is said of markets.');
    noteMissing(
      note,
      'legal event',
      'legal events of the offices (epo-ops)',
      records.filter(({ legal_events, rights }) => legal_events.length === 0 && !rights),
    );
    const unnamed = records.filter((patent) => patent.inventors.length === 0 || currentOwners(patent).length === 0);
    noteMissing(note, 'name of every party', 'full records of the offices (uspto-grants, epo-docdb)', unnamed);
    return records.map((patent) => {
      const { licences, pledges, transfers } = rightFigures(patent);
      const owners = currentOwners(patent);
      return {
        patsnap_strategic_value: {
          current_assignee_no: owners.length || undefined,
          current_company_assignee_ratio: share(owners.filter(isCompany).length, owners.length),
          inventor_no: patent.inventors.length || undefined,
          license_no: licences,
          original_applicant_no: originalOwners(patent).length || undefined,
          pledge_no: pledges,
          transfer_no: transfers,
          ...{ market_competition: undefined, market_sales_usd: undefined, market_share: undefined },
        },
      };
    });
  },
});
