import { p028AdvancedPatentDataLicenseData } from '#contract/generated/patent-legal-data.ts';
import { withApplicationEvents } from '#operations/shared/application-events.ts';
import { ownerships } from '#operations/shared/ownership.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';
import { factsOf, since, where, wireNames } from './facts.ts';

const LICENCES = { exclusive: 'Exclusive', sole: 'Sole', 'non-exclusive': 'Non-exclusive' } as const;

export default patentListLookup({
  contract: p028AdvancedPatentDataLicenseData,
  path: '/advanced-patent-data/license-data',
  summary: 'Licences that were recorded',
  description: 'Each recorded contract with its day in force, else the day on which the office published it.',
  example: { patent_number: 'CN190226457A' },
  list: 'patent_license_data',
  what: 'licence',
  source: 'legal events of the office (epo-ops, google-patents) or recorded conveyances (uspto-assignment)',
  async of(named, _call, { corpus }) {
    const patents = await withApplicationEvents(corpus, named);
    const owned = await ownerships(corpus, patents);
    return patents.map((patent, index) => {
      const { conveyances } = owned[index]!;
      const known = new Set(conveyances.map(({ record }) => record.reel_frame));
      const recorded = conveyances
        .filter(({ kind }) => kind === 'licence')
        .map(({ record }) => ({
          contract_type: record.text,
          country: record.office,
          effective_date: record.executed ?? record.recorded,
          license_type: [],
          licensors: wireNames(record.assignors),
          licensees: wireNames(record.assignees),
        }));
      const events = factsOf(patent, 'licence')
        .filter(({ fact }) => fact.reel_frame === undefined || !known.has(fact.reel_frame))
        .map((stated) => ({
          contract_number: stated.fact.registration_number,
          country: where(stated),
          effective_date: since(stated),
          license_type: stated.fact.licence ? [LICENCES[stated.fact.licence]] : [],
          licensors: wireNames(stated.fact.licensor),
          licensees: wireNames(stated.fact.licensee),
        }));
      return [...recorded, ...events];
    });
  },
});
